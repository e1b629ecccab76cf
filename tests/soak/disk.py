"""A database file with failures, used by the real store in one thread on a simulated clock."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from bot.store import SqliteStore
from bot.store.connection import Readers, SqliteUnit, Writer
from bot.store.sqlite import READERS, _only_look, _prepare


@dataclass
class Disk:
    """A file with its failures.

    Attributes:
        path: the file.
        dice: the source of randomness.
        trouble: the probability that a statement fails.
        is_full: whether every writing statement fails.
        statements_left: the number of statements until the process dies.
        killed: called when the process dies.
        failures: the number of failed statements.
    """

    path: Path
    dice: Random
    trouble: float = 0.0
    is_full: bool = False
    statements_left: int | None = None
    killed: Callable[[], None] = lambda: None
    is_dead: bool = False
    failures: int = 0
    _open: list[sqlite3.Connection] = field(default_factory=list)

    async def open(self) -> SqliteStore:
        """Open the real store on the file, without failures meanwhile."""
        self.is_dead, trouble, self.trouble = False, self.trouble, 0.0
        connections = [self._connected(prepare) for prepare in (_prepare, *[_only_look] * (READERS + 1))]
        self.trouble = trouble
        writer, *readers = [InLoop(db, self) for db in connections[:-1]]
        return SqliteStore(Writer(writer), Readers(readers), SqliteUnit(connections[-1]), AsyncExitStack())

    def let_go(self) -> None:
        """Close the file as a dying process does, losing uncommitted work."""
        self.is_dead = False
        for db in self._open:
            db.close()
        self._open.clear()

    def check(self, statement: str) -> None:
        """Fail or end the process, as drawn."""
        if self.is_dead:
            raise sqlite3.OperationalError("the process has ended")
        if self.statements_left is not None and not statement.startswith("PRAGMA"):
            self.statements_left -= 1
            if self.statements_left <= 0:
                self.is_dead, self.statements_left = True, None
                self.killed()
                raise sqlite3.OperationalError("killed")
        if statement.startswith(("ROLLBACK", "RELEASE", "PRAGMA")):
            return
        writes = statement.startswith(("INSERT", "UPDATE", "DELETE", "COMMIT"))
        if (self.is_full and writes) or self.dice.random() < self.trouble:
            self.failures += 1
            raise sqlite3.OperationalError("database or disk is full" if self.is_full else "disk I/O error")

    def _connected(self, prepare: Callable[[sqlite3.Connection], object]) -> sqlite3.Connection:
        db = FailingConnection(self.path, isolation_level=None)
        self._open.append(db)
        prepare(db)
        db.execute("PRAGMA synchronous = OFF")  # the simulated process dies, but the machine does not
        db.disk = self
        return db


class FailingConnection(sqlite3.Connection):
    """A connection whose statements fail at random, sometimes rolling the transaction back."""

    disk: Disk | None = None

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        self._check(sql)
        return super().execute(sql, *values)

    def executemany(self, sql: str, *values: Any) -> sqlite3.Cursor:
        self._check(sql)
        return super().executemany(sql, *values)

    def _check(self, sql: str) -> None:
        if self.disk is None:
            return
        try:
            self.disk.check(sql.lstrip())
        except sqlite3.OperationalError:
            if self.in_transaction and not self.disk.is_dead and self.disk.dice.random() < 0.5:
                super().execute("ROLLBACK")
            raise


class InLoop:
    """A connection whose work runs on the event loop, in order, after a delay."""

    def __init__(self, db: sqlite3.Connection, disk: Disk) -> None:
        self._unit, self._disk, self._turn = SqliteUnit(db), disk, asyncio.Lock()

    def require_open(self) -> None:
        """Accept work; a lost disk is detected by `carry_out`."""

    async def carry_out(self, work: Callable[[SqliteUnit], Any]) -> Any:
        """Carry out work, even if cancelled."""
        return await asyncio.shield(asyncio.create_task(self._carried_out(work)))

    async def _carried_out(self, work: Callable[[SqliteUnit], Any]) -> Any:
        async with self._turn:
            await asyncio.sleep(self._disk.dice.random() * 0.01)
            if self._disk.is_dead:
                raise asyncio.CancelledError
            try:
                return work(self._unit)
            finally:
                await asyncio.sleep(self._disk.dice.random() * 0.01)
