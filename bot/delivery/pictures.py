"""Pictures: panels drawn outside the event loop, each once, cached by content."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, replace
from dataclasses import field as dataclass_field
from functools import partial
from hashlib import blake2b
from time import time
from typing import TypeAlias

from cachetools import LRUCache

from bot.operation import report
from bot.post import Block, Picture, Post, Text, digest_of
from bot.present.panels import MOVES, GamePanels, Moving, Panels, describe, panels, speaker_of
from bot.tables.view import Identity, TableView
from bot.workers.draw import EditionText, paint
from games.core import Panel, Say
from locales import Speaker, Words

from .backpressure import Load

PLANS_KEPT = 512
"""The number of cached plans: the same message is compared, answered with, delivered and followed up."""
PICTURES_KEPT = 1200
"""The number of cached pictures: some twenty megabytes."""
PICTURES_S = 5.0
"""Seconds after which a picture is too late to be added to its text."""
QUEUE = 24
"""The number of queued pictures above which each is drawn faster, at the expense of file size."""


Plan: TypeAlias = tuple[tuple[Picture, Panel], ...]
"""The pictures of a message without their data, each with its panel."""


class PictureMaker:
    """Draws what a view shows. If a picture fails, for whatever reason, the text remains."""

    def __init__(self, pool: Executor | None = None, load: Load | None = None) -> None:
        """Draw in a pool: of processes if people wait for answers in the meantime, or else (None) of one thread."""
        self._load = load or Load()
        self._pool = pool or ThreadPoolExecutor(1, thread_name_prefix="pictures")
        self._done: LRUCache[str, bytes] = LRUCache(PICTURES_KEPT)
        self._described: LRUCache[tuple[str, tuple[Say, ...]], str] = LRUCache(PICTURES_KEPT)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._is_closed = False
        self._plans: LRUCache[tuple[object, ...], Plan] = LRUCache(PLANS_KEPT)

    def plan(self, view: TableView | GamePanels, lang: Words, field: str = "") -> tuple[Picture, ...]:
        """Return the pictures for a reader, by name and without their data: nothing is drawn for that."""
        return tuple(picture for picture, _ in self._planned(view, lang, field))

    async def drawn(self, draw: Callable[[], bytes | None]) -> bytes | None:
        """Draw something other than a table; None if there is nothing to draw, or if it failed, which is logged."""
        if self._is_closed:
            return None
        try:
            return await asyncio.wrap_future(self._pool.submit(draw))
        except Exception as error:  # noqa: BLE001 - the text is shown without a picture
            report("A picture could not be drawn", error)
            return None

    async def draw(
        self,
        view: TableView | GamePanels,
        lang: Words,
        *,
        kept: Collection[str] = (),
        patience: float = PICTURES_S,
        field: str = "",
    ) -> tuple[Picture, ...]:
        """Draw a table's panels for everyone, a seat's own panels for it, or the final score once the game is over.

        A panel requested twice is drawn once. A failure is one line in the log, and that panel is omitted.

        Args:
            view: what the reader may know; or panels that need no table.
            lang: the language of the text in the pictures.
            kept: names of pictures that their message already shows: they are returned without data.
            patience: the maximum number of seconds to wait.
            field: the field of a choice that is being asked, "" for its verb; or one of `Panels`.

        Returns:
            nothing if there are no pictures, or if not all are done in time: drawing them continues.
        """
        planned = self._planned(view, lang, field)
        self._begin(planned, view, lang, kept)
        waited = [self._busy[picture.name] for picture, _ in planned if picture.name in self._busy]
        if waited:
            await asyncio.wait(waited, timeout=patience)
            if not all(drawing.done() for drawing in waited):
                return ()  # the text is sent without them
        return tuple(
            replace(picture, data=self._done.get(picture.name, b""))
            for picture, _ in planned
            if picture.name in self._done or picture.name in kept
        )

    def at_once(
        self, view: TableView | GamePanels, lang: Words, kept: Collection[str] = (), field: str = ""
    ) -> tuple[tuple[Picture, ...], bool]:
        """Return what can be shown without waiting, and whether that is everything; drawing of the rest is started.

        Until a panel is drawn, the one that the message shows in its place is kept, if there is one, so that nothing
        jumps while the reader looks at it.

        Args:
            view: what the reader may know.
            lang: the language of the text in the pictures.
            kept: names of pictures that their message already shows.
            field: the field of a choice that is being asked, "" at its first step.
        """
        planned = self._planned(view, lang, field)
        self._begin(planned, view, lang, kept)
        now = {_place_of(name): name for name in kept}
        shown: list[Picture] = []
        is_all = True
        for picture, _ in planned:
            if picture.name in kept or picture.name in self._done:
                shown.append(replace(picture, data=self._done.get(picture.name, b"")))
                continue
            is_all = False
            if (before := now.get(_place_of(picture.name))) is not None:
                shown.append(replace(picture, name=before))
        return tuple(shown), is_all

    @property
    def is_busy(self) -> bool:
        """Whether so many pictures or people wait that nothing optional should be drawn."""
        return self._load.is_busy or len(self._busy) > QUEUE

    def moment(self, view: TableView) -> Panels:
        """Return how a message shows recent events: animated if the reader allows motion and drawing is not busy."""
        return Panels.MOTION if view.has_motion and not self.is_busy else Panels.MOMENT

    def is_drawing(self, view: TableView | GamePanels, lang: Words, field: str = "") -> bool:
        """Return whether any picture of a reader is being drawn now."""
        return any(picture.name in self._busy for picture, _ in self._planned(view, lang, field))

    async def run(self, work: Callable[[], bytes]) -> bytes:
        """Run other drawing work in the pool of the pictures, when it is its turn."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        """Stop drawing; those who still wait for a picture get none."""
        self._is_closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _planned(self, view: TableView | GamePanels, lang: Words, field: str) -> Plan:
        speak = speaker_of(view, lang)
        if isinstance(view, GamePanels):
            return self._made_plan(view, lang, field, speak)
        key = (Identity(view.view), lang.locale, field, speak.names)
        if (plan := self._plans.get(key)) is None:
            plan = self._plans[key] = self._made_plan(view, lang, field, speak)
        return plan

    def _made_plan(self, view: TableView | GamePanels, lang: Words, field: str, speak: Speaker) -> Plan:
        found: dict[str, tuple[Picture, Panel]] = {}
        for panel in panels(view, field):
            name = _file(panel, speak)
            told = (name, tuple(panel.describe))  # the same picture may have another description
            if (alt := self._described.get(told)) is None:
                alt = self._described[told] = describe(panel, view, lang)
            found[name] = (Picture(name, b"", alt), panel)
        return tuple(found.values())

    def _begin(self, planned: Plan, view: TableView | GamePanels, lang: Words, kept: Collection[str]) -> None:
        """Start drawing what is neither drawn yet nor already shown."""
        for picture, panel in planned:
            if (
                picture.name not in self._done
                and picture.name not in kept
                and picture.name not in self._busy
                and not self._is_closed
            ):
                task = self._draw(picture, panel, view, lang)
                self._busy[picture.name] = asyncio.create_task(task, name=f"picture {picture.name}")

    async def _draw(self, picture: Picture, panel: Panel, view: TableView | GamePanels, lang: Words) -> None:
        try:
            await self._load.wait_to_draw()
            is_hurried = len(self._busy) > QUEUE
            work = partial(paint, panel.draw, speaker_of(view, lang), book_of(view), is_hurried=is_hurried)
            data = await asyncio.get_running_loop().run_in_executor(self._pool, work)
            self._done[picture.name] = data
        except Exception as error:  # noqa: BLE001 - a failed picture must never stop a game, which has its text
            if not self._is_closed:  # closing the pool cancels its pending work
                report("A picture could not be drawn", error, picture=picture.name)
        finally:
            del self._busy[picture.name]


@dataclass(slots=True)
class Draft:
    """A message whose pictures are still to be drawn.

    Attributes:
        view: what its reader may know, or panels that need no table; None for a message of words alone.
        lang: the reader's language.
        make: makes the post from the available pictures, of which there may be none.
        field: the field of a choice that is being asked.
        awaiting: makes the post shown while the pictures are being drawn; None for the one without pictures.
        until: until when, by its clock, what an animation shows is not told.
        holds_back: whether until then its other pictures stay as they are as well.
    """

    pictures: PictureMaker
    view: TableView | GamePanels | None
    lang: Words
    make: Callable[[Sequence[Picture]], Post]
    field: str = ""
    awaiting: Callable[[], Post] | None = None
    until: float = 0.0
    clock: Callable[[], float] = time
    holds_back: bool = False
    _complete: Post | None = dataclass_field(default=None, repr=False)
    _has_pictures: bool = dataclass_field(default=False, repr=False)
    _digest: str = dataclass_field(default="", repr=False)

    def complete(self) -> Post:
        """Return the post with all its pictures, without their data, and all its words; the draft caches it."""
        if self._complete is None:
            planned = self.pictures.plan(self.view, self.lang, self.field) if self.view is not None else ()
            self._has_pictures = bool(planned)
            self._complete = self.make(planned)
        return self._complete

    def digest(self, kept: Collection[str] = (), *, in_full: bool = False) -> str:
        """Return the digest of the post: complete, as it is to be shown now where `kept` is shown, or `in_full`."""
        post = self.complete()
        if self._has_pictures and not in_full and (now := self._now(post, kept)) is not post:
            return digest_of(now)
        self._digest = self._digest or digest_of(post)
        return self._digest

    def at_once(self, kept: Collection[str] = ()) -> tuple[Post, bool]:
        """Return the post as it can be shown without waiting, and whether it lacks pictures; drawing these is started.

        Args:
            kept: names of pictures that the message already shows; they are returned without data.
        """
        if self.view is None:
            return self.complete(), False
        shown, is_all = self.pictures.at_once(self.view, self.lang, kept, self.field)
        if not shown and not is_all and self.awaiting is not None:
            return self._now(self.awaiting(), kept), True
        return self._with(shown, kept), not is_all

    async def finished(self, kept: Collection[str], patience: float) -> tuple[Post, bool]:
        """Return the post, and whether it lacks pictures that were not done within `patience` seconds.

        Args:
            kept: names of pictures that the message already shows; they are returned without data.
            patience: the maximum number of seconds to wait.
        """
        if self.view is None:
            return self.complete(), False
        shown = await self.pictures.draw(self.view, self.lang, kept=kept, patience=patience, field=self.field)
        return self._with(shown, kept), not shown and self.pictures.is_drawing(self.view, self.lang, self.field)

    def _now(self, post: Post, kept: Collection[str]) -> Post:
        """Return the post without what is told, and what `holds_back`, only once its animation has ended."""
        return _silenced(post, kept if self.holds_back else ()) if self.clock() < self.until else post

    def _with(self, shown: Sequence[Picture], kept: Collection[str]) -> Post:
        """Return the post with these pictures; if none is missing, nothing else of it changes. Words alone tell all."""
        post = self.complete()
        if not self._has_pictures:
            return post
        places = sum(isinstance(block, Picture) for block in post.blocks)
        if not places or places != len(shown):
            return self._now(self.make(shown), kept) if shown else self.make(())
        pictures = iter(shown)
        blocks = tuple(next(pictures) if isinstance(one, Picture) else one for one in post.blocks)
        return self._now(replace(post, blocks=blocks), kept)

    async def drawn(self) -> None:
        """Wait until the pictures are done, or too late."""
        if self.view is not None:
            await self.pictures.draw(self.view, self.lang, patience=PICTURES_S, field=self.field)


class Drafts:
    """The latest draft of each message, shared by answers to clicks, comparisons, deliveries and follow-ups."""

    def __init__(self, kept: int = PLANS_KEPT) -> None:
        """Keep at most `kept` drafts, evicting the least recently used."""
        self._latest: LRUCache[object, Draft] = LRUCache(kept)

    def latest(self, slot: object, view: TableView | None, lang: Words, make: Callable[[], Draft]) -> Draft:
        """Return the draft for a message that is to show this view; `make` makes it if there is none."""
        known = self._latest.get(slot)
        if known is None or view is None or known.lang is not lang or not _is_same(known.view, view):
            known = self._latest[slot] = make()
        return known


def _is_same(known: TableView | GamePanels | None, view: TableView) -> bool:
    """Return whether two views show the same moment of a table; where its messages are makes no difference."""
    if not isinstance(known, TableView) or known.has_motion != view.has_motion:
        return False
    return known.view is view.view and known.table == view.table


Content: TypeAlias = Post | Draft
"""The content of a message; the pictures of a draft may follow its text."""


def ready(content: Content, kept: Collection[str]) -> tuple[Post, bool]:
    """Return what can be shown at once, and whether pictures are missing; `kept` are already shown."""
    return content.at_once(kept) if isinstance(content, Draft) else (content, False)


def _silenced(post: Post, kept: Collection[str]) -> Post:
    """Return what a post shows until its animation has ended; pictures that `kept` names stay where they can."""
    standing = {_place_of(name): name for name in kept}

    def silenced(block: Block) -> Block:
        match block:
            case Text(_, str(meanwhile)):
                return Text(meanwhile)
            case Picture(name) if not name.endswith(MOVES) and (before := standing.get(_place_of(name), name)) != name:
                return replace(block, name=before, data=b"")
        return block

    return replace(post, blocks=tuple(map(silenced, post.blocks)))


def _file(panel: Panel, speak: Speaker) -> str:
    """Return the file name: the same picture has the same name, whatever table or moment it belongs to."""
    shown = repr((panel.shows, speak.names, speak.words.locale))
    ending = MOVES if isinstance(panel, Moving) else ".png"
    return f"{speak.game}-{panel.id}-{blake2b(shown.encode(), digest_size=8).hexdigest()}{ending}"


def _place_of(name: str) -> str:
    """Return which panel of a message a file is: its name without the digest of its content."""
    return name.rpartition("-")[0]


def book_of(view: TableView | GamePanels) -> EditionText | None:
    """Return the component data of a table that uses an earlier edition."""
    if isinstance(view, GamePanels):
        return None
    edition, editions = view.table.edition, view.game.editions
    return None if edition in (None, editions.current) else EditionText(view.game.id, edition, editions.text(edition))
