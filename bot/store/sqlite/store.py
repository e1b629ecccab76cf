"""The database file: one thread writes, another reads, and each transaction runs as a whole in its thread.

The standard library's own driver is enough here: a whole transaction is one hop to a thread, where an asynchronous
wrapper takes one for each statement, and offers no public way to do several things in one.
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

from .schema import UnusableDatabase, lay_out
from .unit import SqliteUnit
from .writer import Writer

T = TypeVar("T")

BUSY_S = 2.0
"""Seconds to wait when another program holds the file: well inside the three that Discord grants."""

log = logging.getLogger(__name__)


class _Reader:
    """A connection that only looks, with a thread of its own: it sees what is committed, and never waits for a disk."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-read")
        self._db: sqlite3.Connection | None = None
        self._unit: UnitOfWork | None = None

    async def open(self) -> None:
        """Connect."""

        def opened() -> None:
            self._db = self._connect()
            self._db.execute("PRAGMA query_only = ON")
            self._unit = SqliteUnit(self._db)

        await asyncio.get_running_loop().run_in_executor(self._thread, opened)

    async def read(self, work: Work[T]) -> T:
        """Carry out `work` on one unchanging picture of the data."""
        assert self._db is not None, "a reader is opened before it is used"
        assert self._unit is not None, "it is made as soon as the connection is open"
        looking = partial(_look, work, self._db, self._unit)
        return await asyncio.get_running_loop().run_in_executor(self._thread, looking)

    async def close(self) -> None:
        """Finish what was begun and close the connection."""
        if self._db is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._db.close)
        self._thread.shutdown(wait=False)


class SqliteStore:
    """A store in one file. Every write is on the disk when it returns."""

    def __init__(self, writer: Writer, reader: _Reader) -> None:
        """Use `SqliteStore.open` instead."""
        self._writer, self._reader = writer, reader
        self._is_closed = False

    @classmethod
    async def open(cls, path: str | Path, busy: float = BUSY_S) -> "SqliteStore":
        """Open the database, creating it where there is none.

        Args:
            path: the file.
            busy: seconds to wait when another program holds it.

        Raises:
            UnusableDatabase: the file cannot be opened, is damaged, or was written by another version or program.
        """
        connect = partial(sqlite3.connect, str(path), timeout=busy, isolation_level=None, check_same_thread=False)
        writer, reader = Writer(connect), _Reader(connect)
        try:
            await writer.open(_prepare)
            try:
                await reader.open()
            except BaseException:
                await writer.close()
                raise
        except (sqlite3.Error, UnicodeDecodeError) as wrong:  # the latter where the names in a damaged file are no text
            raise UnusableDatabase(str(wrong) if isinstance(wrong, sqlite3.Error) else "it is damaged") from wrong
        return cls(writer, reader)

    async def close(self) -> None:
        """Finish what was begun and close the file."""
        if not self._is_closed:
            self._is_closed = True
            await self._reader.close()
            await self._writer.close()

    async def write(self, work: Work[T]) -> T:
        """Carry out `work` in one transaction; see `Store`."""
        self._check_open()
        return await self._writer.write(work)

    async def read(self, work: Work[T]) -> T:
        """Carry out `work`, which only looks; see `Store`."""
        self._check_open()
        try:
            return await self._reader.read(work)
        except sqlite3.Error as error:
            log.error("the database failed: %s: %s", type(error).__name__, error)
            raise StoreFailed from error

    def _check_open(self) -> None:
        if self._is_closed:
            log.error("the database was asked for something after it was closed")
            raise StoreFailed


def _prepare(db: sqlite3.Connection) -> None:
    lay_out(db)  # before all else: a file that is refused is not changed
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA temp_store = MEMORY")  # no folder for temporary files has to be writable


def _look(work: Work[T], db: sqlite3.Connection, unit: UnitOfWork) -> T:
    db.execute("BEGIN")
    try:
        return work(unit)
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
