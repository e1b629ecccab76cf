"""Connections to a SQLite file. Each has its own thread, which runs whole units of work."""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite

from bot.store.protocol import StoreFailed, Work

from .rows import RowsUnit

T = TypeVar("T")

WRITTEN_TOGETHER = 64
"""The maximum number of units of work in one transaction."""

log = logging.getLogger(__name__)


class SqliteUnit(RowsUnit):
    """The operations inside one transaction on a connection to a SQLite file."""

    db: sqlite3.Connection

    def __init__(self, db: sqlite3.Connection) -> None:
        """Use the open transaction of a connection."""
        super().__init__(db)


class Connection(aiosqlite.Connection):
    """A connection that runs functions in its thread, one after another, in the order in which they were submitted."""

    def __init__(self, path: str | Path, busy: float, prepare: Callable[[sqlite3.Connection], object]) -> None:
        """Prepare a connection; it connects when its context is entered.

        Args:
            path: the file.
            busy: seconds to wait while another program holds the file.
            prepare: sets the connection up; if it raises, the connection is closed.
        """

        def connected() -> sqlite3.Connection:
            db = sqlite3.connect(path, timeout=busy, isolation_level=None)
            try:
                prepare(db)
            except BaseException:
                db.close()
                raise
            self._unit = SqliteUnit(db)
            return db

        super().__init__(connected, iter_chunk_size=1)
        self._is_closed = False
        self._thread.daemon = True  # an unclosed store must not keep the process alive

    async def __aenter__(self) -> Self:
        try:
            await self
        except BaseException:
            self._thread.join()  # its last callback needs this loop, which may be closed next
            raise
        return self

    async def carry_out(self, work: Callable[[SqliteUnit], T]) -> T:
        """Call `work` in the connection's thread and return its result; it is called even if this is cancelled.

        Raises:
            Exception: what `work` raises.
            StoreFailed: the connection has been closed.
        """
        self.require_open()
        result: T = await self._execute(work, self._unit)  # type: ignore[no-untyped-call]  # untyped in aiosqlite
        return result

    def require_open(self) -> None:
        """Check that the connection has not been closed.

        Raises:
            StoreFailed: it has.
        """
        if self._is_closed:
            log.error("The database was asked for something after it was closed")
            raise StoreFailed

    async def close(self) -> None:
        """Finish pending work, and close."""
        self._is_closed = True
        await super().close()


@dataclass(slots=True, eq=False)
class _Job:
    """A unit of work that writes, and its outcome."""

    work: Work[Any]
    is_done: bool = False
    result: Any = None
    error: BaseException | None = None


class Writer:
    """Writes through one connection, with group commit: all pending work is committed together.

    Most of a write is the wait for the disk. Each unit of work has a savepoint, so one that raises rolls back only
    itself. The result of a unit is returned only after the commit that contains it.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[_Job] = deque()

    async def write(self, work: Work[T]) -> T:
        """Run `work`; it is on the disk when this returns, or, if it raises, nothing of it is.

        Raises:
            StoreFailed: the database could not be written.
        """
        self._connection.require_open()  # otherwise the running transaction would include this job
        job = _Job(work)
        self._waiting.append(job)
        result: T = await self._connection.carry_out(lambda unit: self._result_of(job, unit))
        return result

    def _result_of(self, job: _Job, unit: SqliteUnit) -> Any:
        """Run all pending jobs, in the connection's thread, unless an earlier batch has included this one."""
        if not job.is_done:
            jobs = [self._waiting.popleft() for _ in range(min(WRITTEN_TOGETHER, len(self._waiting)))]
            self._carry_out(jobs, unit)
        if job.error is not None:
            raise job.error
        return job.result

    def _carry_out(self, jobs: list[_Job], unit: SqliteUnit) -> None:
        """Run jobs in one transaction, in the connection's thread.

        The callbacks of `before_commit` are scheduled last: only the wait for the disk releases the
        interpreter to other threads, which would otherwise delay the commit.
        """
        try:
            unit.db.execute("BEGIN IMMEDIATE")
            for job in jobs:
                _carry_out_one(job, unit)
                if not unit.db.in_transaction:
                    if isinstance(job.error, StoreFailed):
                        raise job.error  # logged already
                    raise sqlite3.OperationalError("the whole transaction was taken back")
            for tell in unit.ahead:
                self._loop.call_soon_threadsafe(tell)
            unit.db.execute("COMMIT")
        except BaseException as error:  # noqa: BLE001 - raised where the work is awaited
            failure = failed(error)
            for job in jobs:
                job.error = job.error or failure
            with suppress(sqlite3.Error):  # the next transaction then fails to start, and rolls back as well
                if unit.db.in_transaction:
                    unit.db.execute("ROLLBACK")
        finally:
            unit.ahead.clear()
            for job in jobs:
                job.is_done = True


def _carry_out_one(job: _Job, unit: SqliteUnit) -> None:
    """Run one unit of work; if it raises, it is rolled back."""
    db, told_before = unit.db, len(unit.ahead)
    db.execute("SAVEPOINT work")
    try:
        job.result = job.work(unit)
    except BaseException as error:  # noqa: BLE001 - raised where the work is awaited
        job.error = failed(error)
        del unit.ahead[told_before:]
        if db.in_transaction:
            db.execute("ROLLBACK TO work")
    if db.in_transaction:
        db.execute("RELEASE work")


class Readers:
    """Several read-only connections. They see committed data and never wait for a write.

    Work waits only while all of them are busy.
    """

    def __init__(self, connections: list[Connection]) -> None:
        self._idle: asyncio.LifoQueue[Connection] = asyncio.LifoQueue()
        for connection in connections:
            self._idle.put_nowait(connection)

    async def read(self, work: Work[T]) -> T:
        """Run `work` on a consistent snapshot of the data.

        Raises:
            StoreFailed: the database could not be read.
        """
        connection = await self._idle.get()
        reading = asyncio.ensure_future(connection.carry_out(lambda unit: read_snapshot(work, unit)))
        reading.add_done_callback(lambda _: self._idle.put_nowait(connection))
        return await asyncio.shield(reading)  # even if cancelled, the thread is busy until it ends


def read_snapshot(work: Work[T], unit: SqliteUnit) -> T:
    """Run read-only work on a consistent snapshot of the data.

    Raises:
        StoreFailed: the database could not be read.
    """
    try:
        unit.db.execute("BEGIN")
        try:
            return work(unit)
        finally:
            if unit.db.in_transaction:
                unit.db.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise failed(error) from error


def failed(error: BaseException) -> BaseException:
    """Return the error for the caller: `StoreFailed` for a database error, which is logged; others unchanged."""
    if not isinstance(error, sqlite3.Error):
        return error
    log.error("The database failed", extra={"error": type(error).__name__, "reason": str(error)})
    return StoreFailed()
