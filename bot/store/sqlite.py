"""The SQLite store: one connection writes, some others read."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack, ExitStack, closing
from pathlib import Path
from typing import TypeVar

from bot.store.protocol import News, Process, Store, StoreFailed, UnusableDatabase, Work

from .connection import Connection, Readers, SqliteUnit, Writer, read_snapshot
from .rows.schema import SCHEMA, VERSION

if sys.platform != "win32":
    import fcntl

T = TypeVar("T")

BUSY_S = 2.0
"""Seconds to wait while another program holds the file: well inside the three that Discord grants."""
CLAIM_S = 5.0
"""Seconds to wait for a process that is just stopping."""
READERS = 3
"""The number of reading connections: a full scan may occupy one for seconds, and an export another."""


class SqliteStore(Store):
    """A store in one file. When `write` returns, its work is on the disk."""

    def __init__(self, writer: Writer, readers: Readers, here: SqliteUnit, connections: AsyncExitStack) -> None:
        """Use `SqliteStore.open` instead."""
        self._writer, self._readers, self._here, self._connections = writer, readers, here, connections
        self.process = Process()

    @classmethod
    async def open(cls, path: str | Path, busy: float = BUSY_S) -> "SqliteStore":
        """Open the database, creating it if there is none.

        Args:
            path: the file.
            busy: seconds to wait while another program holds the file.

        Raises:
            UnusableDatabase: the file cannot be opened, is damaged, or was written by another version or program.
        """
        _require_no_orphan(Path(path))
        async with AsyncExitStack() as opened:
            try:
                connections = [Connection(path, busy, prepare) for prepare in (_prepare, *[_only_look] * READERS)]
                for connection in connections:
                    await opened.enter_async_context(connection)
                here = opened.enter_context(closing(sqlite3.connect(path, timeout=0, isolation_level=None)))
                _only_look(here)
            except (sqlite3.Error, UnicodeDecodeError) as wrong:  # the latter if names in a damaged file are not text
                raise UnusableDatabase(str(wrong) if isinstance(wrong, sqlite3.Error) else "it is damaged") from wrong
            writer, *readers = connections
            return cls(Writer(writer), Readers(readers), SqliteUnit(here), opened.pop_all())

    async def follow(self, hear: Callable[[News], None]) -> None:
        await asyncio.Event().wait()  # no other process writes to the file

    async def identify_after(self, bucket: int) -> float:
        return 0.0  # a single process has a single session

    async def close(self) -> None:
        await self._connections.aclose()

    async def write(self, work: Work[T]) -> T:
        return await self._writer.write(work)

    async def read(self, work: Work[T]) -> T:
        return await self._readers.read(work)

    async def read_by_key(self, work: Work[T]) -> T:
        """Run `work` directly in the event loop's thread: switching threads costs three times as much as the read."""
        try:
            return read_snapshot(work, self._here)
        except StoreFailed:  # another program may lock the file briefly; only a thread can wait
            return await self.read(work)


def _require_no_orphan(path: Path) -> None:
    """Refuse an empty file with a non-empty write-ahead log: SQLite would start a new one and delete that.

    Raises:
        UnusableDatabase: it is such a file.
    """
    wal = path.with_name(f"{path.name}-wal")
    if all(file.is_file() for file in (path, wal)) and wal.stat().st_size and not path.stat().st_size:
        raise UnusableDatabase(f"the file is empty, but not the one beside it, {wal.name}: restore both from a backup")


def _prepare(db: sqlite3.Connection) -> None:
    """Set up the writing connection."""
    lay_out(db)  # first, so that a refused file is not changed
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA temp_store = MEMORY")  # so that no temporary folder needs to be writable


def _only_look(db: sqlite3.Connection) -> None:
    """Set up a reading connection."""
    db.execute("PRAGMA query_only = ON")
    db.execute("PRAGMA temp_store = MEMORY")


def claim(path: Path, patience: float = CLAIM_S) -> ExitStack:
    """Lock a database against other processes of the bot until this one ends, or closes what is returned.

    Two of them would answer every click and deliver everything twice. The file itself is locked, whatever its
    name: one lock is next to the file to which a symbolic link leads, the other on the file, for hard links.
    Close the claim after the store: closing any descriptor of a file releases SQLite's own locks on it.

    Raises:
        UnusableDatabase: another process has it, or the lock cannot be created.
    """
    with ExitStack() as held:
        try:
            real = path.resolve()
            real.parent.mkdir(parents=True, exist_ok=True)
            beside = sqlite3.connect(real.with_name(f"{real.name}.lock"), timeout=patience, isolation_level=None)
            held.enter_context(closing(beside))
            beside.execute("BEGIN EXCLUSIVE")
            if sys.platform != "win32":
                descriptor = os.open(real, os.O_RDONLY | os.O_CREAT, 0o644)
                held.callback(os.close, descriptor)
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (OSError, sqlite3.Error) as wrong:
            is_held = getattr(wrong, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
            if is_held or isinstance(wrong, BlockingIOError):
                raise UnusableDatabase("another Porion is running on it") from wrong
            raise UnusableDatabase(getattr(wrong, "strerror", None) or str(wrong)) from wrong
        return held.pop_all()


APPLICATION = int.from_bytes(b"Pori")
"""Distinguishes the bot's files from those of other programs (`PRAGMA application_id`)."""
GUARDS = """
CREATE TRIGGER log_is_not_rewritten BEFORE UPDATE ON log
WHEN NOT EXISTS (SELECT 1 FROM erasing)
    OR (OLD.table_id, OLD.n, OLD.kind, OLD.at) <> (NEW.table_id, NEW.n, NEW.kind, NEW.at)
    OR OLD.seat IS NOT NEW.seat OR OLD.key IS NOT NEW.key
BEGIN SELECT RAISE(ABORT, 'the log is only added to'); END;
CREATE TRIGGER log_is_not_shortened BEFORE DELETE ON log
WHEN NOT EXISTS (SELECT 1 FROM packed WHERE table_id = OLD.table_id)
BEGIN SELECT RAISE(ABORT, 'the log is only added to'); END;
"""
"""Triggers that keep the log from being changed."""


def lay_out(db: sqlite3.Connection) -> None:
    """Create the tables in an empty database atomically; check the version of any other.

    Raises:
        UnusableDatabase: see `check_version`.
    """
    if any(_marks(db)) or db.execute("SELECT count(*) FROM sqlite_schema").fetchone() != (0,):
        return check_version(db)
    marks = f"PRAGMA application_id = {APPLICATION};\nPRAGMA user_version = {VERSION};"
    try:
        db.executescript(f"BEGIN EXCLUSIVE;\n{SCHEMA}\n{GUARDS}\n{marks}\nCOMMIT;")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


def check_version(db: sqlite3.Connection) -> None:
    """Check that this program can read a database.

    Raises:
        UnusableDatabase: the file was written by another version of Porion, or by another program.
    """
    application, version = _marks(db)
    if application != APPLICATION:
        raise UnusableDatabase("it was written by another program, or by Porion before version 1.0")
    if version != VERSION:
        raise UnusableDatabase(f"it has version {version}, and this version of Porion reads version {VERSION} only")


def _marks(db: sqlite3.Connection) -> tuple[int, int]:
    """Return a database's application id and schema version; 0 if unset."""
    (application,) = db.execute("PRAGMA application_id").fetchone()
    (version,) = db.execute("PRAGMA user_version").fetchone()
    return application, version
