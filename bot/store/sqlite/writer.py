"""The connection that writes: whatever waits to be written at one moment goes to the disk together.

Most of a write is the wait for the disk. Each piece of work has a savepoint of its own, so one that raises takes back
only itself; nobody hears that their work is done before the commit that holds it.
"""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Lock
from typing import Any, TypeVar

from bot.store.protocol import StoreFailed, Work

from .unit import SqliteUnit

T = TypeVar("T")

TOGETHER = 64
"""Pieces of work in one transaction at most."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Job:
    """A piece of work and the future that awaits it."""

    work: Work[Any]
    future: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None

    def settle(self) -> None:
        """Resolve the future, unless it was cancelled."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    """A connection with a thread of its own. What was begun runs to its end whatever becomes of the task that waits."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        """Write through the connection that `connect` opens."""
        self._connect = connect
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-write")
        self._db: sqlite3.Connection | None = None
        self._unit: SqliteUnit | None = None
        self._waiting: deque[_Job] = deque()
        self._lock = Lock()
        self._is_at_work = False

    async def open(self, prepare: Callable[[sqlite3.Connection], object]) -> None:
        """Connect, and prepare the connection; if that fails nothing stays open."""

        def opened() -> None:
            self._db = self._connect()
            prepare(self._db)
            self._unit = SqliteUnit(self._db)

        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, opened)
        except BaseException:
            await self.close()
            raise

    async def write(self, work: Work[T]) -> T:
        """Carry out `work`; it is on the disk when this returns, or, if it raises, nothing of it is.

        Raises:
            StoreFailed: the database could not be written.
        """
        loop = asyncio.get_running_loop()
        job = _Job(work, loop.create_future())
        with self._lock:
            self._waiting.append(job)
            is_first, self._is_at_work = not self._is_at_work, True
        if is_first:
            self._thread.submit(self._work_off, loop)
        result: T = await job.future
        return result

    async def close(self) -> None:
        """Finish what was begun and close the connection."""
        if self._db is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._db.close)
        self._thread.shutdown(wait=False)

    def _work_off(self, loop: asyncio.AbstractEventLoop) -> None:
        """In the thread: carry out all that waits, as much as possible together."""
        while True:
            with self._lock:
                jobs = [self._waiting.popleft() for _ in range(min(TOGETHER, len(self._waiting)))]
                self._is_at_work = bool(jobs)
            if not jobs:
                return
            self._carry_out(jobs, loop)
            loop.call_soon_threadsafe(_settle, jobs)

    def _carry_out(self, jobs: list[_Job], loop: asyncio.AbstractEventLoop) -> None:
        """Some work in one transaction.

        Who wants to know what is about to be written is told last: only the wait for the disk leaves the interpreter
        to others, who would otherwise keep the commit waiting.
        """
        assert self._db is not None, "a writer is opened before it is used"
        assert self._unit is not None, "it is made as soon as the connection is prepared"
        db = self._db
        try:
            db.execute("BEGIN IMMEDIATE")
            for job in jobs:
                _carry_out_one(db, self._unit, job)
                if not db.in_transaction:
                    raise sqlite3.OperationalError("the whole transaction was taken back")
            for tell in self._unit.ahead:
                loop.call_soon_threadsafe(tell)
            db.execute("COMMIT")
        except sqlite3.Error as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            log.error("the database failed: %s: %s", type(error).__name__, error)
            for job in jobs:
                job.error = job.error or StoreFailed()
        finally:
            self._unit.ahead.clear()


def _carry_out_one(db: sqlite3.Connection, unit: SqliteUnit, job: _Job) -> None:
    """One piece of work; if it raises, nothing of it stays."""
    db.execute("SAVEPOINT work")
    told_before = len(unit.ahead)
    try:
        job.result = job.work(unit)
    except BaseException as error:  # noqa: BLE001 - it is raised where the work is awaited
        if isinstance(error, sqlite3.Error):
            log.error("the database failed: %s: %s", type(error).__name__, error)
            error = StoreFailed()
        job.error = error
        del unit.ahead[told_before:]
        if db.in_transaction:
            db.execute("ROLLBACK TO work")
    if db.in_transaction:
        db.execute("RELEASE work")


def _settle(jobs: list[_Job]) -> None:
    for job in jobs:
        job.settle()
