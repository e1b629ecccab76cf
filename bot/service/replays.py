"""Replays of games step by step, and reviews of the roles of luck and choice in them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import aclosing, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from math import ceil
from secrets import token_hex
from time import monotonic
from typing import TypeAlias

from pydantic import TypeAdapter, ValidationError

from bot.model import Table
from bot.service.budget import Bill, Budget, Expense
from bot.service.queries import Queries, require_table
from bot.store import Store, StoreFailed, UnitOfWork
from bot.tables.consent import require_open
from bot.tables.replay import ReplayStep, Timeline, Viewpoint, allowed_viewpoint, playing_then, step_at
from bot.tables.seat_history import with_names_of_the_time
from bot.tables.state import game_of, refuse
from bot.tables.turning_points import reviewed
from bot.tables.view import TableView, view_for
from bot.workers.think import COMPARED_S, REVIEW_S, Pool, Reviewed, Task, weigh
from games.core import Choice, NotYours, Refusal, Say, Seat, State, say
from games.core.record import limited_to
from games.review.account import Part, Review, without_choices

from .cache import TableCache
from .context import with_hold
from .loading import HIGHLIGHTS, SENTENCES, StoredPast, check_installed, told_of

log = logging.getLogger(__name__)

STEPS_KEPT = 128
"""The number of cached replay positions: some 10 kB each."""
FIRST_MOVE, LAST_STEP = 1, 1 << 40
"""The step after the deal, and one beyond the end of any game: it means the last one."""


class Replays:
    """Shows single moments of games. One position in fifty is stored, so at most fifty moves are replayed."""

    def __init__(self, store: Store) -> None:
        """Read from a store."""
        self._store, self._cache = store, TableCache(STEPS_KEPT)

    async def moment(
        self,
        table_id: str,
        step: int = LAST_STEP,
        viewpoint: Viewpoint = None,
        entry: int | None = None,
        also: Sequence[Say] = (),
    ) -> ReplayStep:
        """Return one step of a game, as the public or (once it is over) any seat could see it then.

        Args:
            table_id: the table.
            step: the step, from 0; beyond the end means the last one.
            viewpoint: whose view; while the game runs, always the public's.
            entry: if given, the step in force after this log entry, instead of `step`.
            also: the reader's own highlights.

        Raises:
            Refusal: there is no such table, it was never dealt, or that position can no longer be read.
        """

        def work(unit: UnitOfWork) -> ReplayStep:
            table = with_hold(unit, told_of(unit, require_table(unit, table_id)))
            timeline = timeline_of(unit, table)
            at = timeline.at(step) if entry is None else timeline.near(entry)
            seen = allowed_viewpoint(table, viewpoint)
            seat = Seat(seen) if isinstance(seen, int) else None
            told = unit.log.history(table_id, seat, after=timeline.before(at), upto=timeline.entries[at])
            state = self._position(unit, table, timeline.entries[at])
            before = self._position(unit, table, timeline.entries[at - 1]) if at else None
            first, last = timeline.around(at)
            story = with_names_of_the_time(unit.log.history(table_id, None, after=first - 1, upto=last), table)
            events = [event for _, event in with_names_of_the_time(told, table)]
            moment = step_at(table, timeline, at, state, seen, events, before, story)
            kept = unit.bookkeeping.note(f"{HIGHLIGHTS}{table_id}") if moment.is_open else None
            return replace(moment, highlights=timeline.highlights((*SENTENCES.validate_json(kept or "[]"), *also)))

        return await self._store.read(work)

    async def opening(self, table: Table, also: Sequence[Say] = ()) -> ReplayStep:
        """Return the step with which a replay opens: the latest while the game runs, then the greatest highlight.

        A finished game without highlights opens with its first move.

        Raises:
            Refusal: as for `moment`.
        """
        moment = await self.moment(table.id, LAST_STEP if table.phase.live else FIRST_MOVE, also=also)
        at = moment.greatest_highlight
        return moment if at is None else await self.moment(table.id, at, also=also)

    async def question(self, table_id: str, seat: Seat, entry: int) -> tuple[TableView, State]:
        """Return a seat's view in a finished game before a log entry, and the position with all that it was offered.

        Raises:
            Refusal: there is no such table, its game is not over, or the position can no longer be read.
        """

        def work(unit: UnitOfWork) -> tuple[TableView, State]:
            table = with_hold(unit, told_of(unit, require_table(unit, table_id)))
            require_open(table, "bot-no-replay-open")
            check_installed(table)
            state = self._position(unit, table, entry - 1)
            return view_for(playing_then(table, entry - 1, state), state, seat), state

        return await self._store.read(work)

    async def position(self, table_id: str, entry: int) -> tuple[Table, int, State]:
        """Return the position after an entry of a finished game, with its table and its step.

        Raises:
            Refusal: there is no such table, its game is not over or was never dealt, or the position cannot be read.
        """

        def work(unit: UnitOfWork) -> tuple[Table, int, State]:
            require_open(table := with_hold(unit, require_table(unit, table_id)), "bot-no-replay-open")
            step = (timeline := timeline_of(unit, table)).near(entry)
            return table, step, self._position(unit, table, timeline.entries[step])

        return await self._store.read(work)

    def _position(self, unit: UnitOfWork, table: Table, n: int) -> State:
        try:
            state = StoredPast(unit, table, self._cache).position(n)
        except (ValidationError, LookupError) as error:
            # the error's message would contain the position, hidden cards included
            about = {"table": table.id, "entry": n, "error": type(error).__name__}
            log.error("A position cannot be read", extra=about)
            raise refuse("bot-no-broken-table") from None
        self._cache.keep_positions(table.id, [(n, state)])
        return state


def timeline_of(unit: UnitOfWork, table: Table) -> Timeline:
    """Return the steps of a table's game, starting with its deal.

    Raises:
        Refusal: it was never dealt.
    """
    check_installed(table)
    first = unit.positions.first(table.id)
    if first is None or unit.positions.by(table.id, first) is None:
        raise refuse("bot-no-not-started")
    entries = [first, *(n for n in unit.log.telling(table.id) if n > first)]
    return Timeline(entries, with_names_of_the_time(unit.log.headings(table.id), table))


Judge: TypeAlias = Callable[[Reviewed], AsyncIterator[Review]]
"""Reviews a game, yielding what is known so far; raises `EOFError` if its process has died."""
LOOK_S, TELL_S = 0.5, 10.0
"""Seconds between two checks of a review's progress, and at least between two estimates of when it begins."""
_ENOUGH = 0.1
"""The progress from which a review tells how long it takes."""
WAITING = 8
"""The maximum number of pending reviews: an interaction's answer can only be edited for a quarter of an hour."""


@dataclass(frozen=True, slots=True)
class Queued:
    """The place of a review in the queue.

    Attributes:
        before, percent: how many are ahead of it, and how far the first of them has come.
        minutes, curve: how long until it begins, rounded up, and the game's curve if another seat's review knows it.
    """

    before: int
    percent: int = 0
    minutes: int = 0
    curve: Review | None = field(default=None, compare=False)


class _Making:
    """A review that is being computed.

    Attributes:
        latest: what is known so far.
        began: when its computation began, on the clock of `time.monotonic`; None while it waits.
        task: the work; returns the whole review.
    """

    def __init__(self) -> None:
        self.latest: Review | None = None
        self.began: float | None = None
        self.task: asyncio.Task[Review] | None = None


class Reviews:
    """Computes reviews, and stores them."""

    def __init__(self, store: Store, queries: Queries, budget: Budget, pool: Pool, judge: Judge | None) -> None:
        """Set up reviews.

        Args:
            store: stores reviews.
            queries: reads records.
            budget: the limits of people and servers.
            pool: the processes that evaluate a retried answer.
            judge: computes reviews; None if there is no process for that.
        """
        self._store, self._queries, self._budget, self._pool, self._judge = store, queries, budget, pool, judge
        self._making: dict[tuple[str, Seat], _Making] = {}
        self._one, self._usual = asyncio.Lock(), REVIEW_S

    async def require(self, table: Table, person: int) -> Seat:
        """Return the seat whose review a person may have: their own, of a game that is over.

        Raises:
            NotYours: they have no seat there.
            Refusal: the game is not over, is guided, or continues at another table where they sit.
        """
        seat = table.seat_of(person)
        if seat is None:
            raise NotYours(say("bot-no-review-stranger"))
        if table.phase.live:
            raise refuse("bot-no-review-yet")
        if table.is_guided:
            raise refuse("bot-no-review-guided")
        tables = await self._queries.tables_of(person)
        if any(one.origin is not None and one.origin.table == table.id for one in tables):
            raise refuse("bot-no-review-played-on")
        return seat

    async def known(self, table: Table, seat: Seat) -> Review | None:
        """Return the stored review of a seat; None if none can be read."""
        kept = await self._store.read(lambda unit: unit.reviews.get(table.id, seat))
        with suppress(ValidationError):
            return _adapter(table.game).validate_json(kept) if kept is not None else None
        return None

    async def choices(self, table: Table, person: int) -> tuple[Say, ...]:
        """Return the choices named by a person's stored review as highlights for them alone; () without one."""
        with suppress(Refusal):
            return reviewed(await self.known(table, await self.require(table, person)))
        return ()

    def follow(self, table: Table, seat: Seat, person: int) -> AsyncIterator[Review | Queued]:
        """Start computing the review of a person's seat, or follow it if that is in progress.

        Returns:
            its place in the queue, whenever that has changed, then the review so far, whenever there is more, the
            last one `is_done`; it is kept, and charged for, only if it `is_weighed`. The iterator raises `Refusal` if
            the game cannot be reviewed or the bot is closing, and `EOFError` if the process that computes it has died.

        Raises:
            Refusal: the budget is used up, too many are pending, or no evaluator exists for the game.
        """
        making = self._making.get((table.id, seat)) or self._begin(table, seat, person)
        return _told(making, partial(self.queued, table, seat))

    def queued(self, table: Table, seat: Seat) -> Queued:
        """Return how many pending reviews are ahead of that of a seat, and how long they will take.

        The one being computed tells how fast that goes on this machine now; before it does, the last one did.
        """
        before = next((n for n, key in enumerate(self._making) if key == (table.id, seat)), len(self._making))
        if not before:
            return Queued(0)
        first, takes = next(iter(self._making.values())), self._usual
        progress = first.latest.progress if first.latest is not None else 0.0
        if first.began is not None and progress >= _ENOUGH:
            takes = (monotonic() - first.began) / progress
        minutes = max(1, ceil((before - progress) * takes / 60))
        known = next((one.latest for key, one in self._making.items() if key[0] == table.id and one.latest), None)
        return Queued(before, round(100 * progress), minutes, known and without_choices(known, seat))

    async def try_again(self, table: Table, seat: Seat, state: State, choice: Choice, better: Choice) -> Part:
        """Return how much more an answer would have promised a seat than the better one named by its review.

        Raises:
            BrokenExecutor: the process that evaluates them has died.
        """
        game, edition = game_of(table), (state.edition, game_of(table).editions.text(state.edition))
        task = Task(game.id, game.codec.save(state), edition, seat, "", token_hex(16), COMPARED_S)
        both = game.codec.save_choice(choice), game.codec.save_choice(better)
        return await self._pool.run(partial(weigh, both), task)

    async def close(self) -> None:
        """Cancel the reviews being computed."""
        for task in (tasks := [making.task for making in self._making.values() if making.task is not None]):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, table: Table, seat: Seat, person: int) -> _Making:
        if self._judge is None:
            raise refuse("bot-no-review-helpers")
        if game_of(table).search is None:
            raise refuse("review-no-judge")
        if len(self._making) >= WAITING:
            raise refuse("bot-no-review-busy")
        bill = Bill(self._budget)
        bill.charge({Expense.REVIEWS: 1}, person, table.guild)
        making = self._making[table.id, seat] = _Making()
        making.task = asyncio.create_task(self._made(self._judge, table, seat, person, making, bill), name="review")
        return making

    async def _made(self, judge: Judge, table: Table, seat: Seat, person: int, making: _Making, bill: Bill) -> Review:
        try:
            async with self._one:
                began = making.began = monotonic()
                record = (await self._queries.transcript(table.id)).dump()
                async with aclosing(judge(Reviewed(record, seat, f"review {table.id}"))) as found:  # type: ignore[type-var]  # it is an async generator
                    async for one in found:
                        making.latest = one
                self._usual = monotonic() - began
            assert making.latest is not None, "a review has a result"
            if not making.latest.is_weighed:
                bill.give_back()
                return making.latest
            text = _adapter(table.game).dump_json(making.latest).decode()
            await self._store.write(lambda unit: unit.reviews.keep(table.id, seat, person, text))
            return making.latest
        except (EOFError, OSError, Refusal, StoreFailed):
            bill.give_back()
            raise
        finally:
            del self._making[table.id, seat]


async def _told(making: _Making, queued: Callable[[], Queued]) -> AsyncIterator[Review | Queued]:
    told: Review | None = None
    ahead, since = queued(), monotonic()
    assert making.task is not None, "it has begun"
    while not making.task.done():
        await asyncio.wait({making.task}, timeout=LOOK_S)
        now, is_due = queued(), monotonic() - since >= TELL_S
        if not making.task.done() and (now.before < ahead.before or (now != ahead and is_due)):
            ahead, since = now, monotonic()
            yield ahead
        if making.latest is not None and making.latest is not told and not making.task.done():
            told = making.latest
            yield told
    if making.task.cancelled():
        raise refuse("bot-no-review-interrupted")
    yield making.task.result()


def _adapter(game: str) -> TypeAdapter[Review]:
    """Return the serialiser for reviews of a game, with its choices."""
    with limited_to(game):
        return TypeAdapter(Review)
