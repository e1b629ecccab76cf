"""The studio: pictures drawn off the event loop, each once, remembered by what it shows."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from hashlib import blake2b

from games.core import Detail, Say
from locales import Speaker, Words

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
        self._busy: dict[str, asyncio.Task[Picture | None]] = {}

    def is_wanted(self, glance: Glance) -> bool:
        """Whether the game can draw what this reader sees."""
        pictures = glance.game.pictures
        return pictures is not None and (glance.seat is None or pictures.hand is not None)

    async def picture(self, glance: Glance, lang: Words, patience: float = PATIENCE) -> Picture | None:
        """The board for the public, the hand for a seat, the score when the game is over.

        The same picture asked for twice is drawn once. A failure is one line in the log.

        Returns:
            None when there is no such picture, or none within `patience` seconds: it goes on being drawn.
        """
        if not self.is_wanted(glance):
            return None
        name = _name(glance, lang)
        if name in self._done:
            self._done.move_to_end(name)
            return self._done[name]
        if name not in self._busy:
            self._busy[name] = asyncio.create_task(self._draw(name, glance, lang), name=f"studio {name}")
        try:
            return await asyncio.wait_for(asyncio.shield(self._busy[name]), patience)
        except TimeoutError:
            return None  # the words go without it

    def close(self) -> None:
        """Draw nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _draw(self, name: str, glance: Glance, lang: Words) -> Picture | None:
        try:
            data = await asyncio.get_running_loop().run_in_executor(self._pool, draw, glance, lang)
            if data is None:
                return None
            more = [await self._detail(detail, glance, lang) for detail in _details(glance)]
            self._done[name] = Picture(name, data, describe(glance, lang), tuple(filter(None, more)))
        except Exception as error:  # noqa: BLE001 - a drawing must never stop a game: its words are there
            log.error("The picture %s could not be drawn: %s", name, type(error).__name__)
            return None
        finally:
            del self._busy[name]
        while len(self._done) > KEPT:
            self._done.popitem(last=False)
        return self._done.get(name)

    async def _detail(self, detail: Detail, glance: Glance, lang: Words) -> Picture | None:
        """A further picture, kept like the others; without it the first one stands alone."""
        name, speak = _file("detail", glance, detail.shows, lang), plain_voice(lang, glance.table)
        if name not in self._done:
            try:
                data = await asyncio.get_running_loop().run_in_executor(self._pool, detail.draw, speak)
            except Exception as error:  # noqa: BLE001 - a drawing must never stop a game: its words are there
                log.error("The picture %s could not be drawn: %s", name, type(error).__name__)
                return None
            self._done[name] = Picture(name, data, cut(" ".join(map(speak, detail.describe)), ALT))
        self._done.move_to_end(name)
        return self._done[name]


def draw(glance: Glance, lang: Words) -> bytes | None:
    """Draw the picture, here and now."""
    pictures, speak = glance.game.pictures, plain_voice(lang, glance.table)
    if pictures is None:
        return None
    if glance.seat is not None:
        return pictures.hand(glance.view, speak) if pictures.hand else None
    if glance.outcome is not None:
        return pictures.score(glance.view, glance.outcome, speak)
    return pictures.board(glance.view, speak)


def describe(glance: Glance, lang: Words) -> str:
    """What the picture shows, in words, as long as Discord allows."""
    pictures, speak = glance.game.pictures, plain_voice(lang, glance.table)
    if pictures is None:
        return ""
    if glance.seat is not None:
        return _sentences(pictures.describe_hand, glance, speak)
    if glance.outcome is not None:
        return cut(score_description(glance, lang), ALT)
    return _sentences(pictures.describe_board, glance, speak)


def _sentences(describe_it: Callable[[object], Iterable[Say]] | None, glance: Glance, speak: Speaker) -> str:
    return cut(" ".join(speak(line) for line in describe_it(glance.view)), ALT) if describe_it else ""


def _name(glance: Glance, lang: Words) -> str:
    """The file's name: the same for the same picture, whatever table or moment it belongs to."""
    kind = "hand" if glance.seat is not None else "board" if glance.outcome is None else "score"
    return _file(kind, glance, (glance.view, glance.outcome), lang)


def _file(kind: str, glance: Glance, shows: object, lang: Words) -> str:
    shown = repr((shows, glance.table.names, lang.locale))
    return f"{glance.game.id}-{kind}-{blake2b(shown.encode(), digest_size=8).hexdigest()}.png"


def _details(glance: Glance) -> Sequence[Detail]:
    """What is drawn beside the board or the hand."""
    pictures = glance.game.pictures
    return pictures.details(glance.view) if pictures is not None and pictures.details else ()
