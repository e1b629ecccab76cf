"""Replays of games step by step, and reviews of the roles of luck and choice in them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from dataclasses import replace
from functools import partial
from itertools import islice
from secrets import token_hex
from typing import TypeAlias

from pydantic import TypeAdapter, ValidationError

from bot.model import Person, Table
from bot.service.budget import Bill, Budget, Expense
from bot.service.queries import Queries, require_table
from bot.store import Store, StoreFailed, UnitOfWork
from bot.tables.consent import require_open
from bot.tables.opening import Again, Open, PlayOn
from bot.tables.replay import ReplayStep, Timeline, Viewpoint, allowed_viewpoint, playing_then, step_at
from bot.tables.seat_history import with_names_of_the_time
from bot.tables.state import computer_names, game_of, refuse
from bot.tables.turning_points import entry_of
from bot.tables.view import TableView, view_for
from bot.workers.think import COMPARED_S, Pool, Reviewed, Task, weigh
from games.core import Choice, NotYours, Refusal, Seat, State, say
from games.core.record import limited_to
from games.positions import save_position
from games.registry import GAMES
from games.review.account import Part, Review
from locales import Locale

from .cache import TableCache
from .context import with_hold
from .execute import CommandRunner
from .loading import HIGHLIGHTS, SENTENCES, StoredPast, check_installed, told_of

log = logging.getLogger(__name__)

STEPS_KEPT = 128
"""The number of cached replay positions: some 10 kB each."""
FIRST_MOVE = 1
"""The step after the deal."""
LAST_STEP = 1 << 40
"""A step beyond the end of any game: it means the last one."""


class Replays:
    """Shows single moments of games. One position in fifty is stored, so at most fifty moves are replayed."""

    def __init__(self, store: Store) -> None:
        """Read from a store."""
        self._store, self._cache = store, TableCache(STEPS_KEPT)

    async def moment(
        self, table_id: str, step: int = LAST_STEP, viewpoint: Viewpoint = None, entry: int | None = None
    ) -> ReplayStep:
        """Return one step of a game, as the public or (once it is over) any seat could see it then.

        Args:
            table_id: the table.
            step: the step, from 0; beyond the end means the last one.
            viewpoint: whose view; while the game runs, always the public's.
            entry: if given, the step in force after this log entry, instead of `step`.

        Raises:
            Refusal: there is no such table, it was never dealt, or that position can no longer be read.
        """

        def work(unit: UnitOfWork) -> ReplayStep:
            table = with_hold(unit, told_of(unit, require_table(unit, table_id)))
            timeline = timeline_of(unit, table)
            at = timeline.at(step) if entry is None else timeline.near(entry)
            seen = allowed_viewpoint(table, viewpoint)
            seat = Seat(seen) if isinstance(seen, int) else None
            told = with_names_of_the_time(
                unit.log.history(table_id, seat, after=timeline.before(at), upto=timeline.entries[at]), table
            )
            state = self._position(unit, table, timeline.entries[at])
            before = self._position(unit, table, timeline.entries[at - 1]) if at else None
            first, last = timeline.around(at)
            story = with_names_of_the_time(unit.log.history(table_id, None, after=first - 1, upto=last), table)
            gists = timeline.gists(story, game_of(table).reveals)
            moment = step_at(table, timeline, at, state, seen, [event for _, event in told], before, gists)
            kept = unit.bookkeeping.note(f"{HIGHLIGHTS}{table_id}") if moment.is_open else None
            why = SENTENCES.validate_json(kept) if kept is not None else ()
            return replace(moment, highlights={timeline.near(entry_of(said)): said for said in why})

        return await self._store.read(work)

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
            table = with_hold(unit, require_table(unit, table_id))
            require_open(table, "bot-no-replay-open")
            timeline = timeline_of(unit, table)
            step = timeline.near(entry)
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


_SECRET_BYTES = 32


class Openings:
    """Opens tables; all except guided games get a secret, from which the seed of their game is mixed.

    Every method raises `Refusal` if the table cannot be opened, and `StoreFailed` if it cannot be written.
    """

    def __init__(self, runner: CommandRunner, replays: Replays) -> None:
        """Open tables through this runner; positions of older games come from `replays`."""
        self._runner, self._replays = runner, replays

    async def open(self, game: str, guild: int, channel: int, by: Person, locale: Locale) -> Table:
        """Open a table in a channel; the host sits down at it."""
        return await self._runner.open(Open(game, guild, channel, by, locale, _secret()))

    async def open_guided(self, game: str, guild: int, channel: int, by: Person, locale: Locale) -> Table:
        """Open a guided first game in a channel, and start it."""
        return await self._runner.open(Open(game, guild, channel, by, locale, is_guided=True))

    async def again(self, table_id: str, by: Person, channel: int | None = None) -> Table:
        """Open a lobby for a rematch, with the people, computer players and options of a finished table."""
        return await self._runner.open(Again(by, _secret(), channel), table_id)

    async def play_on(self, table_id: str, entry: int, guild: int, channel: int, by: Person, locale: Locale) -> Table:
        """Open a lobby whose game continues from the position after an entry of a finished game."""
        table, step, state = await self._replays.position(table_id, entry)
        position = save_position(GAMES[table.game], state)
        command = PlayOn(table.game, guild, channel, by, locale, position, step, (), _secret())
        return await self._runner.open(command, table_id)

    async def open_position(
        self, game: str, state: State, guild: int, channel: int, by: Person, locale: Locale
    ) -> Table:
        """Open a lobby whose game starts from a shared position."""
        names = tuple(islice(computer_names(game, locale), state.seats))
        position = save_position(GAMES[game], state)
        return await self._runner.open(PlayOn(game, guild, channel, by, locale, position, 0, names, _secret()))


def _secret() -> str:
    return token_hex(_SECRET_BYTES)


Judge: TypeAlias = Callable[[Reviewed], AsyncIterator[Review]]
"""Reviews a game, yielding what is known so far; raises `EOFError` if its process has died."""
LOOK_S = 0.5
"""Seconds between two checks of a review's progress."""
WAITING = 8
"""The maximum number of pending reviews: an interaction's answer can only be edited for a quarter of an hour."""


class _Making:
    """A review that is being computed.

    Attributes:
        latest: what is known so far.
        task: the work; returns the whole review.
    """

    def __init__(self) -> None:
        self.latest: Review | None = None
        self.task: asyncio.Task[Review] | None = None


class Reviews:
    """Computes reviews, and stores them."""

    def __init__(self, store: Store, queries: Queries, budget: Budget, pool: Pool, judge: Judge | None) -> None:
        """Set up the reviews of games.

        Args:
            store: stores reviews.
            queries: reads records.
            budget: the limits of people and servers.
            pool: the processes that evaluate a retried answer.
            judge: computes reviews; None if there is no process for that.
        """
        self._store, self._queries, self._budget, self._pool, self._judge = store, queries, budget, pool, judge
        self._making: dict[tuple[str, Seat], _Making] = {}
        self._one = asyncio.Lock()

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
        """Return the stored review of a seat; None if there is none, or if it can no longer be read."""
        text = await self._store.read(lambda unit: unit.reviews.get(table.id, seat))
        if text is None:
            return None
        try:
            return _adapter(table.game).validate_json(text)
        except ValidationError:
            return None

    def follow(self, table: Table, seat: Seat, person: int) -> AsyncIterator[Review | int]:
        """Start computing the review of a person's seat, or follow it if that is in progress.

        Returns:
            how many others are ahead, whenever that has changed, then the review so far, whenever there is more, the
            last one `is_done`. The iterator raises `Refusal` if the game cannot be reviewed, and `EOFError` if the
            process that computes it has died.

        Raises:
            Refusal: the budget is used up, too many are pending, or no evaluator exists for the game.
        """
        making = self._making.get((table.id, seat)) or self._begin(table, seat, person)
        return _told(making, self.before(table, seat), partial(self.before, table, seat))

    def before(self, table: Table, seat: Seat) -> int:
        """Return how many pending reviews are ahead of that of a seat."""
        return next((n for n, key in enumerate(self._making) if key == (table.id, seat)), len(self._making))

    async def try_again(self, table: Table, seat: Seat, state: State, choice: Choice, better: Choice) -> Part:
        """Return how much more an answer would have promised a seat than the better one named by its review.

        Raises:
            BrokenExecutor: the process that evaluates them has died.
        """
        game = game_of(table)
        edition = (state.edition, game.editions.text(state.edition))
        task = Task(game.id, game.codec.save(state), edition, seat, "", token_hex(16), COMPARED_S)
        save = game.codec.save_choice
        return await self._pool.run(partial(weigh, (save(choice), save(better))), task)

    async def close(self) -> None:
        """Cancel the reviews being computed."""
        tasks = [making.task for making in self._making.values() if making.task is not None]
        for task in tasks:
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
                record = (await self._queries.transcript(table.id)).dump()
                async with aclosing(judge(Reviewed(record, seat, f"review {table.id}"))) as found:  # type: ignore[type-var]  # it is an async generator
                    async for one in found:
                        making.latest = one
            assert making.latest is not None, "a review has a result"
            text = _adapter(table.game).dump_json(making.latest).decode()
            await self._store.write(lambda unit: unit.reviews.keep(table.id, seat, person, text))
            return making.latest
        except (EOFError, OSError, Refusal, StoreFailed):
            bill.give_back()
            raise
        finally:
            del self._making[table.id, seat]


async def _told(making: _Making, ahead: int, before: Callable[[], int]) -> AsyncIterator[Review | int]:
    told: Review | None = None
    assert making.task is not None, "it has begun"
    while not making.task.done():
        await asyncio.wait({making.task}, timeout=LOOK_S)
        if not making.task.done() and before() < ahead:
            ahead = before()
            yield ahead
        if making.latest is not None and making.latest is not told and not making.task.done():
            told = making.latest
            yield told
    yield making.task.result()


def _adapter(game: str) -> TypeAdapter[Review]:
    """Return the serialiser for reviews of a game, with its choices."""
    with limited_to(game):
        return TypeAdapter(Review)
