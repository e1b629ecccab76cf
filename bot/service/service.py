"""The service: puts its parts together, and starts and stops them."""

import asyncio
from collections.abc import Callable, Sequence

from bot.model import Table
from bot.operation.logs import report
from bot.store import News, Store, UnitOfWork
from bot.tables import Limits
from bot.tables.notify import everything
from bot.workers.think import Pool, Threads

from .arrivals import Arrivals
from .budget import Budget
from .cache import TableCache
from .clocks import Away, Clocks, Daily, Packing
from .computers import Computers
from .execute import CommandRunner
from .loading import learn
from .outbox_feed import OutboxFeed
from .people import People, PersonalSettings, Privacy
from .places import Places, Watchers
from .positions import Positions
from .puzzles import Puzzles
from .queries import Leaderboards, Queries
from .records import Records
from .replays import Judge, Openings, Replays, Reviews
from .tournaments import Tournaments

COMPARED_AT_ONCE, APART_S = 20, 0.04
"""After an upgrade so many tables are looked at at once, the newest first, and the others so many seconds apart: a move
that is made meanwhile need not wait behind all of them."""

_RELEASE = "release"


class Service:
    """Holds the parts of the service.

    A refusal (`games.core.Refusal`) means that nothing has changed; so does `StoreFailed`, which is a failure of ours.

    Attributes:
        store, clock: where everything is stored, and the time.
        limits, budget: what a person and a server may have, and may cause within an hour.
        runner: carries commands out; `execute` is its method of that name.
        queries, arrivals, people, places, openings, standings, records, replays, reviews, positions, puzzles,
            preferences, privacy, computers, clocks, away, watching, daily, packing, tournaments, outbox_feed: the
            parts, each for what its class says.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        computer_pause: float = 0.0,
        pool: Pool | None = None,
        judge: Judge | None = None,
        *,
        limits: Limits | None = None,
        budget: float = 1.0,
        holder: str = "",
        release: str = "",
        is_busy: Callable[[], bool] = lambda: False,
    ) -> None:
        """Work on a store.

        Args:
            store: where everything is remembered.
            clock: the time in seconds since 1970.
            computer_pause: the unit of the pauses that computer players make before each turn, in seconds.
            pool: where computer players think; None for threads of their own.
            judge: what works out the reviews of games; None where there is no process for that.
            limits: what a person and a server may have.
            budget: how many times the usual they may cause within an hour.
            holder: under which things are leased; empty for the name of this process among those that share the store.
            release: names what the program shows; when it changes, what stands in Discord is looked at again.
            is_busy: whether so many interactions await an answer that everything else should wait.
        """
        self.store, self.clock, self.computer_pause = store, clock, computer_pause
        self._release = release
        self._cache = TableCache()
        self.outbox_feed = OutboxFeed(store, clock, holder or store.process.name)
        self.limits = limits or Limits()
        self.budget = Budget(clock, budget)
        self.runner = CommandRunner(store, clock, self._cache, self.outbox_feed, self.limits, self.budget, is_busy)
        self.queries = Queries(store, self._cache)
        self.people = People(store, self.runner, self.outbox_feed)
        self.arrivals = Arrivals(store, self._cache, self.people.remember)
        self.places = Places(store, self.runner, self.outbox_feed)
        pool = pool or Threads()
        self.computers = Computers(self.runner, self.queries, lambda: self.computer_pause, pool)
        self.reviews = Reviews(store, self.queries, self.budget, pool, judge)
        self.clocks = Clocks(store, clock, self.runner)
        self.preferences = PersonalSettings(store, self.runner, self.outbox_feed, self.clocks)
        self.privacy = Privacy(store, self.runner, self.outbox_feed, self._cache)
        self.away = Away(clock, self.runner)
        self.watchers = Watchers(store, clock, self.runner, self.outbox_feed)
        self.daily = Daily(store, clock, self.runner, self.outbox_feed)
        self.packing = Packing(store, clock)
        self.leaderboards = Leaderboards(store)
        self.records = Records(store, clock, self.runner)
        self.replays, self.positions = Replays(store), Positions(store, clock)
        self.puzzles = Puzzles(store, clock, self.runner, self.budget)
        self.tournaments = Tournaments(store, clock, self.runner, self._cache)
        self.openings = Openings(self.runner, self.replays)
        self.execute = self.runner.execute

    async def resume(self) -> list[Table]:
        """After a restart: know the rules of every table, let computer players, clocks and deliveries go on.

        Returns:
            the live tables.
        """
        await _learn_editions(self.store)
        await self.outbox_feed.recover()
        live = await _look_again(self.store, self._release, self.clock())
        if self.store.process.is_heir:
            self._wake_computers(live)
        self.clocks.start()
        self.daily.start()
        self.packing.start()
        self.tournaments.start()
        return live

    def hear(self, news: News) -> None:
        """Take note of what other processes have changed."""
        if news.is_erasure:
            self._cache.forget()
        if news.is_inheritance:
            task = asyncio.create_task(self._inherit(), name="inheritance")
            task.add_done_callback(_log_failure)
        if not news.table:
            self.clocks.wake()
        elif news.due is not None:
            self.clocks.expect(news.due)
        self.outbox_feed.look()

    async def _inherit(self) -> None:
        """Let the computer players go on that another process has left thinking."""
        self._wake_computers(await self.queries.live_tables())

    def _wake_computers(self, tables: Sequence[Table]) -> None:
        for table in tables:
            if any(sitter.computer is not None or sitter.played_by_clock_for for sitter in table.sitters):
                self.computers.wake(table.id)

    async def drain(self) -> None:
        """Finish what is running; computer players and clocks make no further move."""
        await self.clocks.close()
        await self.daily.close()
        await self.packing.close()
        await self.tournaments.close()
        await self.reviews.close()
        await self.computers.close()
        await self.runner.drain()
        self.outbox_feed.close()


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        report("The work of another process was not taken over", error)


async def _learn_editions(store: Store) -> None:
    """Make every stored edition known to its game; one that cannot be read stops its own tables only."""
    for game_id, edition, text in await store.read(lambda unit: unit.bookkeeping.editions()):
        learn(game_id, edition, text)


async def _look_again(store: Store, release: str, now: float) -> list[Table]:
    """Return the live tables. If this is another release than the last, boards and hands are due to be compared again.

    What was not told is in the outbox in any case, so after a plain restart nothing needs to be looked at.
    """

    def work(unit: UnitOfWork) -> list[Table]:
        live = unit.tables.live()
        if (unit.bookkeeping.note(_RELEASE) or "") != release:
            for number, table in enumerate(reversed(live)):
                due = now + max(0, number - COMPARED_AT_ONCE) * APART_S
                unit.outbox.enqueue(table.id, list(everything(table)), due)
            unit.bookkeeping.set_note(_RELEASE, release)
        return live

    return await store.write(work)
