"""The database file: one thread writes, another reads, and each transaction runs as a whole in its thread.

The standard library's own driver is enough here: a whole transaction is one hop to a thread (0.15 ms, fully synced),
where an asynchronous wrapper would take one hop for each statement.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from bot.store.protocol import StoreFailed, UnitOfWork, Work

from .schema import migrate
from .unit import SqliteUnit

T = TypeVar("T")

BUSY_S = 2.0
"""Seconds to wait when another program holds the file: well inside the three that Discord grants."""

log = logging.getLogger(__name__)


class _Line:
    """A connection with a thread of its own.

    What was begun there runs to its end whatever becomes of the task that awaits it, so no transaction stays open.
    """

    def __init__(self, path: str, busy: float, name: str) -> None:
        self._connect = partial(sqlite3.connect, path, timeout=busy, isolation_level=None, check_same_thread=False)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=f"store-{name}")
        self._db: sqlite3.Connection | None = None

    async def open(self, prepare: Callable[[sqlite3.Connection], object]) -> None:
        """Connect, and prepare the connection; if that fails nothing stays open."""

        def opened() -> None:
            self._db = self._connect()
            prepare(self._db)

        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, opened)
        except BaseException:
            await self.close()
            raise

    async def hop(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Carry out a function in the thread."""
        assert self._db is not None, "a line is opened before it is used"
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, self._db)

    async def close(self) -> None:
        """Finish what was begun and close the connection."""
        if self._db is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._db.close)
        self._thread.shutdown(wait=False)


class SqliteStore:
    """A store in one file. Every write is on the disk when it returns."""

    def __init__(self, writer: _Line, reader: _Line) -> None:
        """Use `SqliteStore.open` instead."""
        self._writer, self._reader = writer, reader
        self._is_closed = False

    @classmethod
    async def open(cls, path: str | Path, busy: float = BUSY_S) -> "SqliteStore":
        """Open the database, creating or bringing it up to date as needed.

        Args:
            path: the file.
            busy: seconds to wait when another program holds it.

        Raises:
            WrongSchema: the file is newer than this program, or is no database of ours.
            sqlite3.Error: the file cannot be opened or is damaged.
        """
        writer, reader = _Line(str(path), busy, "write"), _Line(str(path), busy, "read")
        await writer.open(_prepare)
        try:
            await reader.open(lambda db: db.execute("PRAGMA query_only = ON"))
        except BaseException:
            await writer.close()
            raise
        return cls(writer, reader)

    async def close(self) -> None:
        """Finish what was begun and close the file."""
        if not self._is_closed:
            self._is_closed = True
            await self._reader.close()
            await self._writer.close()

    async def write(self, work: Work[T]) -> T:
        """Carry out `work` in one transaction; see `Store`."""
        return await self._run(self._writer, partial(_transaction, "BEGIN IMMEDIATE", work))

    async def read(self, work: Work[T]) -> T:
        """Carry out `work`, which only looks; see `Store`."""
        return await self._run(self._reader, partial(_transaction, "BEGIN", work))

    async def _run(self, line: _Line, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._is_closed:
            log.error("the database was asked for something after it was closed")
            raise StoreFailed
        try:
            return await line.hop(work)
        except sqlite3.Error as error:
            log.error("the database failed: %s: %s", type(error).__name__, error)
            raise StoreFailed from error


def _prepare(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    migrate(db)


def _transaction(begin: str, work: Work[T], db: sqlite3.Connection) -> T:
    unit: UnitOfWork = SqliteUnit(db)
    db.execute(begin)
    try:
        result = work(unit)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return result
