"""Games looked at move by move: each position from the nearest one that is kept, and a few of them remembered."""

from pydantic import ValidationError

from bot.model import Table
from bot.operation.logs import logger
from bot.store import Store, UnitOfWork
from bot.tables.replay import ReplayStep, Timeline, Viewpoint, allowed_viewpoint, step_at
from bot.tables.seat_history import with_names_of_the_time
from bot.tables.state import refuse
from games.core import Seat, State

from .cache import TableCache
from .loading import StoredPast, check_installed, told_of

STEPS_KEPT = 128
"""Positions kept for those who turn pages: some 10 kB each."""
LAST_STEP = 1 << 40
"""A step that no game has: it means the last one."""


class Replays:
    """Shows single moments of games. The store keeps one position in fifty: no more moves are ever played again."""

    def __init__(self, store: Store) -> None:
        """Look into a store."""
        self._store, self._cache = store, TableCache(STEPS_KEPT)

    async def moment(
        self, table_id: str, step: int = LAST_STEP, viewpoint: Viewpoint = None, entry: int | None = None
    ) -> ReplayStep:
        """One step of a game, as the public or (once it is over) any seat could see it then.

        Args:
            table_id: the table.
            step: which step, from 0; beyond the end means the last one.
            viewpoint: whose view; while the game runs, always the public's.
            entry: if given, the step that stood after this entry of the log, instead of `step`.

        Raises:
            Refusal: there is no such table, it was never dealt, or that position cannot be read any more.
        """

        def work(unit: UnitOfWork) -> ReplayStep:
            table = told_of(unit, _known(unit, table_id))
            timeline = timeline_of(unit, table)
            at = timeline.at(step) if entry is None else timeline.near(entry)
            seen = allowed_viewpoint(table, viewpoint)
            seat = Seat(seen) if isinstance(seen, int) else None
            told = with_names_of_the_time(
                unit.log.history(table_id, seat, after=timeline.before(at), upto=timeline.entries[at]), table
            )
            state = self._position(unit, table, timeline.entries[at])
            before = self._position(unit, table, timeline.entries[at - 1]) if at else None
            return step_at(table, timeline, at, state, seen, [event for _, event in told], before)

        return await self._store.read(work)

    async def position(self, table_id: str, entry: int) -> tuple[Table, int, State]:
        """The position that stood after an entry of a game that is over, with its table and its step.

        Raises:
            Refusal: there is no such table, its game is not over or was never dealt, or the position cannot be read.
        """

        def work(unit: UnitOfWork) -> tuple[Table, int, State]:
            table = _known(unit, table_id)
            if table.phase.live:
                raise refuse("bot-no-replay-open")
            timeline = timeline_of(unit, table)
            step = timeline.near(entry)
            return table, step, self._position(unit, table, timeline.entries[step])

        return await self._store.read(work)

    def _position(self, unit: UnitOfWork, table: Table, n: int) -> State:
        try:
            state = StoredPast(unit, table, self._cache).position(n)
        except (ValidationError, LookupError) as error:
            # the message of either would print the position, hidden cards and all
            logger.error("position %d of table %s cannot be read: %s", n, table.id, type(error).__name__)
            raise refuse("bot-no-broken-table") from None
        self._cache.keep_positions(table.id, [(n, state)])
        return state


def timeline_of(unit: UnitOfWork, table: Table) -> Timeline:
    """The steps of a table's game, from its deal on.

    Raises:
        Refusal: it was never dealt.
    """
    check_installed(table)
    first = unit.positions.first(table.id)
    if first is None or unit.positions.by(table.id, first) is None:
        raise refuse("bot-no-not-started")
    entries = [first, *(n for n in unit.log.telling(table.id) if n > first)]
    return Timeline(entries, with_names_of_the_time(unit.log.headings(table.id), table))


def _known(unit: UnitOfWork, table_id: str) -> Table:
    table = unit.tables.get(table_id)
    if table is None:
        raise refuse("bot-no-such-table")
    return table
