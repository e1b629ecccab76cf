"""The service: every table, person and move, independent of Discord. `Service` assembles its parts."""

from collections.abc import Callable, Sequence

from bot.model import Table
from bot.store import News, Store, UnitOfWork
from bot.tables import Limits
from bot.tables.notify import everything
from bot.workers.think import Pool, Threads

from .budget import Budget
from .cache import Done, Snapshot, TableCache
from .clocks import Away, Clocks, Daily, Packing
from .computers import Computers
from .execute import CommandRunner
from .loading import learn
from .outbox_feed import STORE_RETRY_S, OutboxFeed
from .people import People, PersonalSettings, Privacy
from .places import Openings, Places, Watchers
from .positions import Positions
from .puzzles import Puzzles
from .queries import Arrival, Arrivals, Queries
from .records import Leaderboards, Records
from .replays import Judge, Replays, Reviews
from .tournaments import Tournaments

__all__ = [
    "STORE_RETRY_S",
    "Arrival",
    "Done",
    "Service",
    "Snapshot",
]


COMPARED_AT_ONCE, APART_S = 20, 0.04
"""The number of tables compared at once after an upgrade, newest first, and the seconds between the others, so that a
move need not wait for all of them.
"""

_RELEASE = "release"


class Service:
    """Holds the parts of the service.

    A refusal (`games.core.Refusal`) means that nothing has changed; so does `StoreFailed`, an internal failure.
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
        release: str = "",
        is_busy: Callable[[], bool] = lambda: False,
    ) -> None:
        """Use this store.

        Args:
            store: holds everything.
            clock: the time in seconds since 1970.
            computer_pause: the unit of the pauses of computer players before each turn, in seconds.
            pool: where computer players think; None for threads of their own.
            judge: computes the reviews of games; None if there is no process for that.
            limits: the quotas of people and servers.
            budget: a multiplier for their default hourly limits.
            release: identifies the program's output; when it changes, messages in Discord are compared again.
            is_busy: whether so many interactions await an answer that everything else should wait.
        """
        self.store, self.clock, self.computer_pause = store, clock, computer_pause
        self._release = release
        self._cache = TableCache()
        self.outbox_feed = OutboxFeed(store, clock, store.process.name)
        self.limits = limits or Limits()
        self.budget = Budget(clock, budget)
        pool = pool or Threads()
        self.runner = CommandRunner(
            store, clock, self._cache, self.outbox_feed, self.limits, self.budget, pool, is_busy
        )
        self.queries = Queries(store, self._cache)
        self.people = People(store, self.runner, self.outbox_feed)
        self.arrivals = Arrivals(store, self._cache, self.people.remember)
        self.places = Places(store, self.runner, self.outbox_feed)
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

    async def resume(self) -> None:
        """After a restart: load the rules of every table, and resume computer players, clocks and deliveries."""
        await _learn_editions(self.store)
        await self.outbox_feed.recover()
        live = await _look_again(self.store, self._release, self.clock())
        if self.store.process.is_heir:
            self._wake_computers(live)
        self.clocks.start()
        self.daily.start()
        self.packing.start()
        self.tournaments.start()

    def hear(self, news: News) -> None:
        """Handle changes made by other processes."""
        if news.is_erasure:
            self._cache.forget()
        if news.is_inheritance:
            self.runner.begin(self._inherit())
        if not news.table:
            self.clocks.wake()
        elif news.due is not None:
            self.clocks.expect(news.due)
        self.outbox_feed.check_soon()

    async def _inherit(self) -> None:
        """Resume the computer players' turns that another process left unfinished."""
        self._wake_computers(await self.queries.live_tables())

    def _wake_computers(self, tables: Sequence[Table]) -> None:
        for table in tables:
            if any(occupant.computer is not None or occupant.played_by_clock_for for occupant in table.occupants):
                self.computers.wake(table.id)

    async def drain(self) -> None:
        """Finish what is running; computer players and clocks make no more moves."""
        await self.clocks.close()
        await self.daily.close()
        await self.packing.close()
        await self.tournaments.close()
        await self.reviews.close()
        await self.computers.close()
        await self.runner.drain()
        self.outbox_feed.close()


async def _learn_editions(store: Store) -> None:
    """Register every stored edition with its game; one that cannot be read affects only its own tables."""
    for game_id, edition, text in await store.read(lambda unit: unit.bookkeeping.editions()):
        learn(game_id, edition, text)


async def _look_again(store: Store, release: str, now: float) -> list[Table]:
    """Return the live tables. If the release has changed, schedule boards and hands to be compared again.

    Undelivered items are in the outbox in any case, so after a plain restart nothing needs comparing.
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
