"""Ephemeral messages: who is in the middle of a choice in which message, and which messages are kept up to date."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from weakref import WeakValueDictionary

from cachetools import TTLCache

from bot.model import Person, Table
from bot.post import FileGone, PortError, Post
from bot.present.controls import Path
from bot.present.messages.board import moved_on_post
from bot.present.messages.hand import step_field
from bot.present.speech import sentence
from bot.tables.view import TableView
from games.core import NotAllowed, Say, Seat
from locales import Words, words

from .backpressure import NEVER
from .pictures import Draft

log = logging.getLogger(__name__)

HELD_S = 120.0
"""Seconds for which a half-made choice blocks updates of its message; it may never be finished."""
RESTED_S = 3600.0
"""Seconds for which the content of a message before a begun choice is remembered."""
LOCK_S = 0.2
"""Seconds for which an answer waits for the lock of a message that a delivery is changing."""
LOOKED_AT_S = 120.0
"""Seconds after its last use during which an ephemeral message is kept up to date."""
CLOSED_WITHIN_S = 14 * 60.0
"""Seconds for which an ephemeral message can safely be edited: its token is valid for fifteen minutes."""
RENEWED_WITHIN_S = 1.0
"""Seconds for which a text waits for its pictures."""


@asynccontextmanager
async def held(lock: asyncio.Lock) -> AsyncIterator[bool]:
    """Acquire a message's lock if it is free almost at once; yield whether it is held."""
    try:
        async with asyncio.timeout(LOCK_S):
            await lock.acquire()
    except TimeoutError:
        yield False
        return
    try:
        yield True
    finally:
        lock.release()


@dataclass(frozen=True, slots=True)
class Use:
    """A choice begun in a message.

    Attributes:
        ticket: the decision it belongs to; empty if it is no decision.
        until: when it counts as abandoned.
    """

    ticket: str
    until: float


@dataclass(frozen=True, slots=True)
class HalfMade:
    """A seat's half-made choice: it belongs to the player, whichever message is opened next.

    Attributes:
        ticket: the decision it belongs to.
        path: the step reached.
        message: the message that shows this step.
        n: the last log entry when it was reached.
        asked: the question.
    """

    ticket: str
    path: Path
    message: int
    n: int
    asked: Say


class Choosing:
    """Remembers, for a while, which messages show a step of a choice, and which step each seat has reached."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._uses: TTLCache[int, Use] = TTLCache(10_000, HELD_S, clock)
        self._latest: TTLCache[int, object] = TTLCache(10_000, HELD_S, clock)
        self._rested: TTLCache[int, str] = TTLCache(10_000, RESTED_S, clock)
        self._half_made: TTLCache[tuple[str, Seat | None], HalfMade] = TTLCache(10_000, RESTED_S, clock)
        self._dropped: TTLCache[tuple[str, Seat | None], Say] = TTLCache(10_000, RESTED_S, clock)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, message: int) -> asyncio.Lock:
        """Return the lock of an ephemeral message, held by anything that changes it."""
        return self._locks.setdefault(message, asyncio.Lock())

    def touch(self, message: int) -> object:
        """Record that a message shows something new; return a mark for `is_latest`."""
        mark = object()
        self._latest[message] = mark
        return mark

    def is_latest(self, message: int, mark: object) -> bool:
        """Return whether nothing else has been shown in a message since `mark` was returned."""
        return self._latest.get(message) is mark

    def begin(self, message: int, ticket: str) -> None:
        """Record that a message shows a later step of a choice, because its reader has clicked."""
        self._uses[message] = Use(ticket, self._clock() + HELD_S)

    def end(self, message: int) -> None:
        """Record that a message shows the first step of a choice again."""
        self._uses.pop(message, None)

    def note_resting(self, message: int, digest: str) -> None:
        """Record what a message shows while no choice is begun in it."""
        self._rested[message] = digest

    def has_begun_from(self, message: int, digest: str) -> bool:
        """Return whether a choice was begun in a message while it showed this: an update would show nothing new."""
        return self._uses.get(message) is not None and self._rested.get(message) == digest

    def keep_half(self, view: TableView, path: Path, message: int) -> None:
        """Record the step that a seat has reached; the first step ends its half-made choice."""
        if (old := self._half_made.pop((view.table.id, view.seat), None)) is not None and old.message != message:
            self.end(old.message)
        self._dropped.pop((view.table.id, view.seat), None)
        if path and view.ticket and view.offer is not None:
            half = HalfMade(view.ticket, path, message, view.table.n, view.offer.prompt)
            self._half_made[view.table.id, view.seat] = half

    def finish(self, table_id: str, seat: Seat | None) -> None:
        """Record that a person has moved: forget their half-made choice, and any choice that was dropped."""
        self._half_made.pop((table_id, seat), None)
        self._dropped.pop((table_id, seat), None)

    def half_made(self, view: TableView) -> HalfMade | None:
        """Return the half-made answer to the question that a view shows; None if there is none."""
        half = self._half_made.get((view.table.id, view.seat))
        return half if half is not None and view.offer is not None and half.ticket == view.ticket else None

    def going_on(self, view: TableView, lang: Words) -> HalfMade | None:
        """Return a seat's half-made choice; None if there is none, or if the seat is asked something else now.

        After a move was taken back it goes on if the same question is asked again and the step is still possible.
        """
        half = self._half_made.get((view.table.id, view.seat))
        if half is None or view.offer is None or view.table.n < half.n:
            return None
        is_asked_again = half.asked == view.offer.prompt and view.taken_back is not None
        if half.ticket != view.ticket and not is_asked_again:
            return None
        try:
            step_field(view, half.path, lang)
        except NotAllowed:
            return None
        return replace(half, ticket=view.ticket)

    def update(self, view: TableView, lang: Words) -> None:
        """Let a seat's half-made choice go on with the question it is asked now, or drop it and record why."""
        seat, going_on = (view.table.id, view.seat), self.going_on(view, lang)
        half = self._half_made.get(seat)
        if going_on is not None:
            self._half_made[seat] = going_on
        elif half is not None and view.table.n >= half.n and (half.ticket != view.ticket or view.offer is None):
            del self._half_made[seat]
            self._dropped[seat] = _why_dropped(view)

    def dropped(self, view: TableView, lang: Words) -> str:
        """Return the sentence that a half-made choice of this seat was dropped, and why; "" if none was."""
        said = self._dropped.get((view.table.id, view.seat))
        return sentence(lang, said, view.table) if said is not None and view.table.phase.live else ""

    def until(self, message: int, ticket: str) -> float | None:
        """Return until when a message is reserved for a person who is answering this decision; None if it is free."""
        use = self._uses.get(message)
        return use.until if use is not None and ticket and use.ticket == ticket else None


def _why_dropped(view: TableView) -> Say:
    """Return the sentence that tells a reader why their half-made choice is no longer possible."""
    back = view.taken_back
    if view.seat is not None and view.table.occupants[view.seat].missed:
        return Say("bot-hand-dropped", {"why": "time", "name": ""})
    return Say(
        "bot-hand-dropped", {"why": "back" if back else "moved", "name": str(back.say.values["name"]) if back else ""}
    )


@dataclass(slots=True)
class OpenAnswer:
    """An ephemeral message that shows a person their turn or their hand.

    Attributes:
        message: its id.
        draft: makes its content.
        edit: edits it, keeping files by their ids; returns the ids of its files; raises `PortError`.
        remove: deletes it; raises `PortError`.
        digest: the digest of its content, "" while that lacks something.
        until: until when it is kept up to date.
        is_left: whether its person has continued in another message.
        files: the ids of its files by name, as far as they are known.
    """

    message: int
    draft: Callable[[TableView, Person], Draft]
    edit: Callable[[Post, Mapping[str, int]], Awaitable[Mapping[str, int]]]
    remove: Callable[[], Awaitable[None]]
    digest: str
    until: float = NEVER
    is_left: bool = False
    files: Mapping[str, int] = field(default_factory=dict)


class Answers:
    """The ephemeral messages of each seat; after a restart none is known, and none is kept up to date.

    The message a person used last is kept up to date while they are likely to look at it. Discord shows any other until
    it is dismissed: if its person has continued in another message it is deleted; otherwise, at the next change, a line
    with a button to the current state replaces it. Either happens once, as one request.
    """

    def __init__(self, choosing: Choosing, clock: Callable[[], float]) -> None:
        """Leave answers unchanged while their person is in the middle of a choice."""
        self._choosing, self._clock = choosing, clock
        self._open: TTLCache[tuple[str, Seat | None], dict[int, OpenAnswer]]
        self._open = TTLCache(10_000, CLOSED_WITHIN_S, clock)

    def keep(self, view: TableView, answer: OpenAnswer) -> bool:
        """Keep an answer that now shows this view up to date; return whether an earlier one is left to be closed."""
        key = (view.table.id, view.seat)
        answer.until = self._clock() + LOOKED_AT_S
        self._open[key] = {**self._open.get(key, {}), answer.message: answer}
        for other in (others := self._leave_others(key, answer.message)):
            other.digest = ""  # two live hands would stand one above the other
        return bool(others)

    def knows(self, table_id: str, seat: Seat, message: int) -> bool:
        """Return whether this message of a seat still needs editing."""
        return message in self._open.get((table_id, seat), {})

    def has_one(self, table_id: str, seat: Seat) -> bool:
        """Return whether an answer of a seat still needs editing."""
        return bool(self._open.get((table_id, seat)))

    def used(self, table_id: str, seat: Seat, message: int) -> None:
        """Record that a person has used a control of a message: all other ones are no longer kept up to date."""
        answers = self._open.get((table_id, seat), {})
        if message in answers:
            answers[message].until, answers[message].is_left = self._clock() + LOOKED_AT_S, False
        self._leave_others((table_id, seat), message)

    def stepped(self, table_id: str, seat: Seat, message: int) -> None:
        """Record that a message shows a step of a choice, so its earlier content is no longer valid."""
        if (answer := self._open.get((table_id, seat), {}).get(message)) is not None:
            answer.digest = ""

    def shown(self, table: Table | None, person: int, message: int, files: Mapping[str, int]) -> None:
        """Record the files of a message of a person that has just been edited."""
        key = (table.id, table.seat_of(person)) if table is not None else ("", None)
        if (answer := self._open.get(key, {}).get(message)) is not None:
            answer.files = files

    def _leave_others(self, key: tuple[str, Seat | None], message: int) -> Sequence[OpenAnswer]:
        others = [answer for answer in self._open.get(key, {}).values() if answer.message != message]
        for other in others:
            other.until, other.is_left = NEVER, True
        return others

    async def refresh(self, view: TableView, person: Person) -> bool:
        """Update the latest answer of a seat if its content has changed, and close the others.

        Returns:
            whether pictures are missing, so that it must be updated again.
        """
        is_late = False
        for answer in [*self._open.get((view.table.id, view.seat), {}).values()]:
            draft = answer.draft(view, person)
            if (digest := draft.digest(answer.files)) != answer.digest:
                is_late |= await self._renew(view, person, answer, draft, digest)
        return is_late

    async def _renew(self, view: TableView, person: Person, answer: OpenAnswer, draft: Draft, digest: str) -> bool:
        """Update one answer; return whether pictures are missing."""
        is_kept, is_late, kept = self._clock() < answer.until, False, answer.files
        if is_kept:
            post, is_late = await draft.finished(kept, RENEWED_WITHIN_S)
        else:
            post = moved_on_post(view, words(person.locale))
        async with self._choosing.lock(answer.message):
            mine = self._open.get((view.table.id, view.seat), {})
            is_known = mine.get(answer.message) is answer and is_kept == (self._clock() < answer.until)
            if not is_known or self._choosing.until(answer.message, view.ticket) is not None:
                return False
            if not is_kept:
                del mine[answer.message]
            try:
                if answer.is_left:
                    await answer.remove()
                else:
                    answer.files = await answer.edit(post, kept)
            except FileGone:
                answer.files = {}
                return True
            except PortError as error:
                about = {"table": view.table.id, "seat": view.seat, "error": str(error)}
                log.info("An ephemeral message is no longer kept up to date", extra=about)
                mine.pop(answer.message, None)
                return False
            answer.digest = "" if is_late else digest
            self._choosing.touch(answer.message)
            self._choosing.end(answer.message)
        return is_late
