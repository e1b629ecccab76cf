"""The studio: pictures drawn off the event loop, each once, remembered by what it shows."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from hashlib import blake2b

from games.core import Panel
from locales import Words

from .glance import Glance
from .post import Picture
from .present.layout import cut
from .present.score import score_description
from .present.speech import plain_voice

log = logging.getLogger(__name__)

ALT = 1024
"""Characters of a description that Discord takes."""
KEPT = 200
"""Finished pictures kept: some ten megabytes."""
PATIENCE = 5.0
"""Seconds after which a picture comes too late to be added to its words."""


class Studio:
    """Draws what a glance shows. Without a picture, whatever the reason, the words remain."""

    def __init__(self, pool: Executor | None = None) -> None:
        """Draw in a pool of one thread, or in another: drawing holds the interpreter, so a second one gains little."""
        self._pool = pool or ThreadPoolExecutor(1, thread_name_prefix="studio")
        self._done: OrderedDict[str, Picture] = OrderedDict()
        self._busy: dict[str, asyncio.Task[None]] = {}

    def is_wanted(self, glance: Glance) -> bool:
        """Whether the game can draw what this reader sees."""
        return bool(panels(glance))

    async def pictures(
        self, glance: Glance, lang: Words, patience: float = PATIENCE, field: str = ""
    ) -> tuple[Picture, ...]:
        """The panels of the table for the public, of a seat's own for a seat, of the score when the game is over.

        The same panel asked for twice is drawn once. A failure is one line in the log, and that panel is left out.

        Args:
            glance: what the reader may know.
            lang: the language of the words in the pictures.
            patience: seconds to wait for them at most.
            field: the field of a choice that is being asked, "" at its first step.

        Returns:
            nothing when there are no pictures, or not all of them in time: they go on being drawn.
        """
        shown = [(_file(panel, glance, lang), panel) for panel in panels(glance, field)]
        for name, panel in shown:
            if name in self._done:
                self._done.move_to_end(name)
            elif name not in self._busy:
                task = self._draw(name, panel, glance, lang)
                self._busy[name] = asyncio.create_task(task, name=f"studio {name}")
        if busy := [self._busy[name] for name, _ in shown if name in self._busy]:
            _, late = await asyncio.wait(busy, timeout=patience)
            if late:
                return ()  # the words go without them
        return tuple(self._done[name] for name, _ in shown if name in self._done)

    def close(self) -> None:
        """Draw nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _draw(self, name: str, panel: Panel, glance: Glance, lang: Words) -> None:
        try:
            speak = plain_voice(lang, glance.table)
            data = await asyncio.get_running_loop().run_in_executor(self._pool, panel.draw, speak)
            self._done[name] = Picture(name, data, describe(panel, glance, lang))
        except Exception as error:  # noqa: BLE001 - a drawing must never stop a game: its words are there
            log.error("The picture %s could not be drawn: %s", name, type(error).__name__)
        finally:
            del self._busy[name]
        while len(self._done) > KEPT:
            self._done.popitem(last=False)


def panels(glance: Glance, field: str = "") -> Sequence[Panel]:
    """What the reader sees in pictures, from top to bottom."""
    pictures = glance.game.pictures
    if pictures is None:
        return ()
    if glance.seat is not None:
        return pictures.own(glance.view, field)
    if glance.outcome is not None:
        return pictures.score(glance.view, glance.outcome)
    return pictures.table(glance.view)


def describe(panel: Panel, glance: Glance, lang: Words) -> str:
    """What a panel shows, in words, as long as Discord allows."""
    speak = plain_voice(lang, glance.table)
    told = " ".join(map(speak, panel.describe)) or score_description(glance, lang)
    return cut(told, ALT)


def _file(panel: Panel, glance: Glance, lang: Words) -> str:
    """The file's name: the same for the same picture, whatever table or moment it belongs to."""
    shown = repr((panel.shows, glance.table.names, lang.locale))
    return f"{glance.game.id}-{panel.id}-{blake2b(shown.encode(), digest_size=8).hexdigest()}.png"
