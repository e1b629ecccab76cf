"""Animations of whole games: made once per language, one at a time, and the last few cached.

And what players show to the channel after a game: each thing stands there once.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise

from cachetools import LRUCache

from bot.model import Table
from bot.post import Gone, Picture, Port, Post, PostedMessage, Refused, nonce
from bot.present.messages.replay import moment_caption, recap_caption, recap_description
from bot.present.panels import speaker_of
from bot.service import Service
from bot.tables.replay import ReplayStep
from bot.tables.seat_history import for_pictures
from bot.workers.draw import MOST_BYTES, WIDTHS, Scene, frame, last_frame, moving
from games.core import Refusal, say
from locales import Words

from .messages import MessageLedger, Messages
from .pictures import PictureMaker, book_of

log = logging.getLogger(__name__)

NOBODY = 0
"""No person's id: stands for the public."""
FRAMES = 11
"""The maximum number of frames, which last twenty seconds: a game's highlights, or some of its turns."""
FEWEST = 3
"""The minimum number of highlights for a recap; if there are fewer, its turns are shown."""
TOLD = 30
"""The number of sentences searched for a highlight."""
RECAPS_KEPT = 4
"""The number of cached animations, of two megabytes at most."""
SKEW_S = 60.0
"""Seconds by which Discord's clock may differ from ours."""


class Shared:
    """Posts the recaps and reviews that players share, each once; one that was deleted may be posted again."""

    def __init__(self, port: Port, messages: Messages, ledger: MessageLedger) -> None:
        self._port, self._messages, self._ledger = port, messages, ledger

    def standing(self, table: Table, slot: str) -> PostedMessage | None:
        """Return the message in a slot, as far as is known without asking Discord."""
        old = self._ledger.place(table, slot)
        return old if old is not None and old.channel == table.channel else None

    async def post(self, table: Table, slot: str, make: Callable[[], Awaitable[Post]]) -> tuple[PostedMessage, bool]:
        """Post something in the channel of a table unless it stands there already.

        Args:
            table: the table.
            slot: the slot of the message among those of the table.
            make: makes the post, if it is needed.

        Returns:
            the message, and whether it is new.

        Raises:
            PortError: Discord does not allow it, or fails.
        """
        async with self._ledger.lock(table.id, slot):
            old = self.standing(table, slot)
            if old is not None and await self._stands(old):
                return old, False
            mark = nonce(slot, table.id, old.message if old is not None else 0)
            post = await make()
            ref = await self._messages.send(table.channel, post, mark, may_stand=False, slot=(table.id, slot))
            self._ledger.put(table.id, slot, ref)
            return ref, True

    async def _stands(self, ref: PostedMessage) -> bool:
        """Return whether a message still exists; true if the bot may not read there."""
        try:
            return ref.message in await self._port.controls_since(ref.channel, ref.at - SKEW_S)
        except Refused as error:
            log.info("A channel cannot be read", extra={"message_id": ref.message, "error": str(error)})
            return True
        except Gone:
            return False


class Recaps:
    """Makes animations of finished games."""

    def __init__(self, service: Service, pictures: PictureMaker) -> None:
        """Draw in the processes of a picture maker."""
        self._service, self._pictures = service, pictures
        self._done: LRUCache[tuple[str, str], Picture] = LRUCache(RECAPS_KEPT)
        self._one = asyncio.Lock()

    def known(self, table_id: str, lang: Words) -> Picture | None:
        """Return the animation of a game, if it is cached."""
        return self._done.get((table_id, lang.locale))

    async def make(self, table_id: str, lang: Words) -> Picture:
        """Draw the animation of a finished game: its highlights, or else its turns, as all saw them, then the score.

        Raises:
            Refusal: the game is not over, or has no pictures.
        """
        async with self._one:  # concurrent requests for the same recap share the result
            key = (table_id, lang.locale)
            if (known := self._done.get(key)) is None:
                known = self._done[key] = await self._made(table_id, lang)
            return known

    async def still(self, moving: Picture) -> Picture:
        """Return the last frame of an animation, for those who have switched motion off."""
        data = await self._pictures.run(partial(last_frame, moving.data))
        return Picture(f"{moving.name.removesuffix('.gif')}.png", data, moving.alt)

    async def _made(self, table_id: str, lang: Words) -> Picture:
        last = await self._service.replays.moment(table_id)
        if not last.is_open:
            raise Refusal(say("bot-no-recap-yet"))
        scenes = await self._highlights(table_id, last, lang)
        is_short = bool(scenes)
        if not scenes:
            frames = pairwise([*steps_shown(last), last.step + 1])
            scenes = lasting([await self._scene(table_id, last, step, until, lang) for step, until in frames])
        if last.view.outcome is not None:
            panels = last.view.game.pictures.score(last.view.view, last.view.outcome)
            panels = panels[-1:] if is_short else panels
            scenes.append(Scene(panels, lang.text("bot-recap-score")))
        data = b""
        for width in WIDTHS:
            data = await self._drawn(scenes, last, lang, width)
            if len(data) <= MOST_BYTES:
                break
        name = f"porion-{last.table.game}-{table_id}-recap.gif"
        return Picture(name, data, recap_description(last, len(scenes), lang))

    async def _highlights(self, table_id: str, last: ReplayStep, lang: Words) -> list[Scene]:
        """Return the moments of a game that revealed, hit or won most; none if there are too few for a recap.

        Each is searched at the end of a turn: at the step that tells the next heading, or at the last.
        """
        _, told = await self._service.queries.told(table_id, NOBODY)
        found: list[tuple[int, int, Scene]] = []
        for step in sorted({*(turn.step for turn in last.turns), last.step}):
            moment = await self._service.replays.moment(table_id, step)
            heard = [event for n, event in told if n <= moment.entry]
            frames = moment.view.game.pictures.reveal(for_pictures(heard[-TOLD:], last.table), moment.view.view)
            if frames:
                caption = moment_caption(heard, frames[-1].describe, last, step, lang)
                found.append((len(frames), step, Scene(frames[-1:], caption)))
        best = sorted(found, key=lambda one: one[:2], reverse=True)[: FRAMES - 1]
        return [scene for _, _, scene in sorted(best, key=lambda one: one[1])] if len(found) >= FEWEST else []

    async def _scene(self, table_id: str, last: ReplayStep, step: int, until: int, lang: Words) -> Scene:
        view = (await self._service.replays.moment(table_id, step)).view
        panels = view.game.pictures.table(view.view)
        return Scene(panels, recap_caption(last, step, until, lang))

    async def _drawn(self, scenes: Sequence[Scene], last: ReplayStep, lang: Words, width: int) -> bytes:
        """Draw frame by frame, each after the previous one: other pictures are drawn in between."""
        speak, book = speaker_of(last.view, lang), book_of(last.view)
        frames = []
        for number, scene in enumerate(scenes, start=1):
            draws, part = [panel.draw for panel in scene.panels], number / len(scenes)
            frames.append(await self._pictures.run(partial(frame, draws, scene.caption, speak, book, width, part)))
        return await self._pictures.run(partial(moving, frames))


def lasting(scenes: Sequence[Scene]) -> list[Scene]:
    """Keep the panels that most scenes have, in fixed places: one that comes and goes makes every frame taller.

    On a board the panel relevant to the question comes last; here they keep the order of the first scene that has
    them. A scene that has none of them keeps its own.
    """
    found = Counter(panel.id for scene in scenes for panel in scene.panels)
    usual = [name for name, count in found.items() if 2 * count > len(scenes)]
    shown = []
    for scene in scenes:
        kept = [panel for panel in scene.panels if panel.id in usual]
        shown.append(replace(scene, panels=tuple(sorted(kept, key=lambda one: usual.index(one.id))) or scene.panels))
    return shown


def steps_shown(last: ReplayStep) -> list[int]:
    """Return the steps to show: the deal, the start of each turn and the last step, evenly thinned out."""
    steps = sorted({0, *(turn.step for turn in last.turns), last.step})
    if len(steps) < FRAMES:
        return steps
    return [steps[number * (len(steps) - 1) // (FRAMES - 2)] for number in range(FRAMES - 1)]
