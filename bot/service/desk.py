"""What all parts of the service share: the store, the clock, work that must not be cut short, and the news."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from traceback import format_tb
from typing import Any, TypeVar

from pydantic import ValidationError

from bot.model import Phase, Sitter, Table
from bot.store import Store, Work, outbox, positions, tables
from games.core import Game, Refusal, Say, Seat, State, Value
from games.registry import GAMES

T = TypeVar("T")
logger = logging.getLogger("bot.service")


def refuse(text: str, **values: Value) -> Refusal:
    """A refusal about the table rather than the game; its values are plain words and numbers."""
    return Refusal(Say(text, values))


class Desk:
    """The base of the service: whatever is done here is done wholly, or not at all."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        computer_pause: float = 0.0,
        workers: Executor | None = None,
    ) -> None:
        """Work on a store.

        Args:
            store: where everything is remembered.
            clock: the time in seconds since 1970.
            computer_pause: seconds that computer players wait before each move.
            workers: where computer players think; None for the loop's own threads.
        """
        self.store = store
        self.clock = clock
        self.news = asyncio.Event()
        """Set whenever there is something to deliver."""
        self._pause = computer_pause
        self._workers = workers
        self._closing = asyncio.Event()
        self._running: set[asyncio.Task[Any]] = set()

    async def drain(self) -> None:
        """Finish what is running; computer players make no further move."""
        self._closing.set()
        while self._running:
            await asyncio.wait(self._running)

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something that `drain` waits for."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something to its end, even when whoever awaits it is cancelled."""
        return await asyncio.shield(self._spawn(work))

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            report("work at the tables failed", error)

    async def _change(self, table_id: str, work: Callable[[sqlite3.Connection, Table], object]) -> Table:
        """Change a table in one transaction, then let the news out; returns the table after it."""

        def whole(db: sqlite3.Connection) -> Table:
            work(db, self._table(db, table_id))
            return self._table(db, table_id)

        return await self._announce(whole, table_id)

    async def _announce(self, work: Work[T], table_id: str = "") -> T:
        """Write something that has to be told, and say that there is news."""
        return await self._whole(self._announced(work, table_id))

    async def _announced(self, work: Work[T], table_id: str) -> T:
        result = await self.store.write(work)
        self._stir(table_id)
        return result

    def _stir(self, table_id: str) -> None:
        """Something has happened, at this table if one is named: there is news."""
        self.news.set()

    def _table(self, db: sqlite3.Connection, table_id: str) -> Table:
        table = tables.table(db, table_id)
        if table is None:
            raise refuse("bot-no-such-table")
        return table

    def _state(self, db: sqlite3.Connection, table: Table) -> State:
        """The position of a table.

        Raises:
            Refusal: the table has not been dealt, or this program cannot read what an older one wrote.
        """
        text = positions.latest(db, table.id)
        if text is None:
            raise refuse("bot-no-not-started")
        try:
            state: State = game_of(table).codec.load(text)
            game_of(table).editions.text(state.edition)
        except (ValidationError, KeyError) as error:
            # the message of either would print the position, hidden cards and all
            logger.error("the position of table %s cannot be read: %s", table.id, type(error).__name__)
            raise refuse("bot-no-broken-table") from None
        return state

    def _mark(self, db: sqlite3.Connection, table: Table, now: float) -> None:
        """Have the board and every hand of a table shown again."""
        outbox.flag(db, table.id, outbox.Kind.BOARD, now)
        if table.phase is not Phase.LOBBY:
            for seat, sitter in seated(table):
                if sitter.person is not None or sitter.hand is not None:
                    outbox.flag(db, table.id, outbox.Kind.HAND, now, seat)


def game_of(table: Table) -> Game[Any, Any]:
    """The game that is played at a table.

    Raises:
        Refusal: this program no longer has it.
    """
    if table.game not in GAMES:
        logger.error("table %s plays %s, which is not installed", table.id, table.game)
        raise refuse("bot-no-such-game")
    return GAMES[table.game]


def report(what: str, error: BaseException) -> None:
    """Tell the operator where something failed, without its message: that might print hidden cards."""
    logger.error("%s: %s\n%s", what, type(error).__name__, "".join(format_tb(error.__traceback__)))


def seated(table: Table) -> list[tuple[Seat, Sitter]]:
    """Who sits where, in seat order."""
    return [(Seat(i), sitter) for i, sitter in enumerate(table.sitters)]
