"""The database: one connection in a thread of its own, where each transaction runs as a whole."""

import logging
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from games.core import Refusal, Say

from .schema import migrate

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
"""What is done inside one transaction; it runs in the database's thread and is taken back whole if it raises."""

PATIENCE = 2.0
"""Seconds to wait when another program holds the file: well inside the three that Discord grants."""

log = logging.getLogger(__name__)


class StoreFailed(Refusal):
    """The database cannot be written or read at the moment; nothing has changed."""

    def __init__(self) -> None:
        super().__init__(Say("bot-no-store", {}))


class _Line(aiosqlite.Connection):
    """A connection that carries out a whole function in one hop to its thread.

    The function runs to its end whatever becomes of the task that awaits it, so no transaction is left open.
    """

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._thread.daemon = True  # a process that fails before it closes the file must still end

    async def hop(self, work: Work[T]) -> T:
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]  # the library leaves it bare
        return result


class Store:
    """What the bot remembers. Every write is on the disk when it returns."""

    def __init__(self, line: _Line) -> None:
        """Use `Store.open` instead."""
        self._line = line
        self._closed = False

    @classmethod
    async def open(cls, path: str | Path, patience: float = PATIENCE) -> "Store":
        """Open the database, creating or bringing it up to date as needed.

        Raises:
            WrongSchema: the file is newer than this program, or is no database of ours.
            sqlite3.Error: the file cannot be opened or is damaged.
        """
        connect = partial(sqlite3.connect, str(path), timeout=patience, isolation_level=None, check_same_thread=False)
        line = _Line(connect)
        await line
        try:
            await line.hop(_prepare)
        except BaseException:
            await line.close()
            raise
        return cls(line)

    async def close(self) -> None:
        """Finish what was begun and close the file."""
        if not self._closed:
            self._closed = True
            await self._line.close()

    async def write(self, work: Work[T]) -> T:
        """Carry out `work` in one transaction: all of it is on the disk afterwards, or, if it raises, nothing.

        Raises:
            StoreFailed: the database could not be written.
            sqlite3.IntegrityError: `work` broke a promise of the schema.
        """
        return await self._run(partial(_whole, work))

    async def read(self, work: Work[T]) -> T:
        """Carry out `work`, which only looks, on one unchanging picture of the data.

        Raises:
            StoreFailed: the database could not be read.
        """
        return await self._run(partial(_look, work))

    async def note(self, name: str) -> str | None:
        """A short text the bot keeps for itself, such as which commands it has registered."""
        row = await self.read(lambda db: one(db, "SELECT text FROM notes WHERE name = ?", name))
        return row[0] if row else None

    async def set_note(self, name: str, text: str) -> None:
        """Keep a short text under a name."""
        await self.write(lambda db: db.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (name, text)).rowcount)

    async def _run(self, work: Work[T]) -> T:
        if self._closed:
            log.error("the database was asked for something after it was closed")
            raise StoreFailed
        try:
            return await self._line.hop(work)
        except sqlite3.IntegrityError:
            raise
        except sqlite3.Error as error:
            log.error("the database failed: %s: %s", type(error).__name__, error)
            raise StoreFailed from error


def _prepare(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    migrate(db)


def _whole(work: Work[T], db: sqlite3.Connection) -> T:
    db.execute("BEGIN IMMEDIATE")
    return _ended(work, db)


def _look(work: Work[T], db: sqlite3.Connection) -> T:
    db.execute("BEGIN")
    return _ended(work, db)


def _ended(work: Work[T], db: sqlite3.Connection) -> T:
    try:
        result = work(db)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return result


def one(db: sqlite3.Connection, sql: str, *values: Any) -> Any:
    """The first row that answers, or None."""
    return db.execute(sql, values).fetchone()
