"""Everything the playground remembers, in one SQLite file."""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import TypeAlias, TypeVar

import orjson

from playground.jsontypes import Json

log = logging.getLogger(__name__)
T = TypeVar("T")
Statement: TypeAlias = tuple[str, Sequence[tuple[object, ...]]]
"""SQL, and the rows for each of which it is carried out."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS things (
    kind TEXT, id TEXT, body TEXT NOT NULL, PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, filename TEXT, content_type TEXT, data BLOB NOT NULL);
"""


class FolderInUseError(Exception):
    """Two playgrounds would overwrite each other's files; the message is one sentence for the operator."""


class Store:
    """JSON objects by kind and id, and the bytes of files.

    A thread of its own has the file. What is written waits for it in memory, and goes there together with whatever has
    come by then: nobody who presses a button waits for that. What is read comes after what was written before.
    """

    def __init__(self) -> None:
        """Use `Store.open` instead."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="playground-store")
        self._db: sqlite3.Connection | None = None
        self._waiting: deque[Statement] = deque()
        self._lock = Lock()
        self._is_called = False

    @classmethod
    async def open(cls, path: Path) -> "Store":
        """Open the file for this process alone, making it when it is not there.

        Raises:
            FolderInUseError: another playground has it open.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        store = cls()
        try:
            store._db = await store._in_thread(lambda: _opened(path))
        except sqlite3.OperationalError as wrong:
            store._thread.shutdown()
            if wrong.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise FolderInUseError(f"Another playground is running in the folder {path.parent}") from wrong
        return store

    async def close(self) -> None:
        """Write what is left, and let go of the file."""
        await self._in_thread(self._connection.close)
        self._thread.shutdown()

    async def load(self, kind: str) -> list[Json]:
        """All objects of a kind, oldest id first."""
        sql = "SELECT body FROM things WHERE kind = ? ORDER BY length(id), id"
        rows = await self._in_thread(lambda: self._connection.execute(sql, (kind,)).fetchall())
        return [orjson.loads(row[0]) for row in rows]

    def put(self, kind: str, body: Json) -> None:
        """Write one object under its id, new or again."""
        row = (kind, body["id"], orjson.dumps(body).decode())
        self._write("INSERT OR REPLACE INTO things VALUES (?, ?, ?)", [row])

    def drop(self, kind: str, *ids: str) -> None:
        """Forget objects."""
        self._write("DELETE FROM things WHERE kind = ? AND id = ?", [(kind, one) for one in ids])

    def put_file(self, file_id: str, filename: str, content_type: str, data: bytes) -> None:
        """Keep a file's bytes."""
        self._write("INSERT INTO files VALUES (?, ?, ?, ?)", [(file_id, filename, content_type, data)])

    async def file(self, file_id: str) -> tuple[str, str, bytes] | None:
        """Name, content type and bytes of a file, if it is still kept."""
        sql = "SELECT filename, content_type, data FROM files WHERE id = ?"
        row = await self._in_thread(lambda: self._connection.execute(sql, (file_id,)).fetchone())
        return None if row is None else (row[0], row[1], row[2])

    def drop_files(self, *ids: str) -> None:
        """Forget files."""
        self._write("DELETE FROM files WHERE id = ?", [(one,) for one in ids])

    def _write(self, sql: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Have one statement carried out for each row, after those before it."""
        if not rows:
            return
        with self._lock:
            self._waiting.append((sql, rows))
            is_first, self._is_called = not self._is_called, True
        if is_first:
            self._thread.submit(self._work_off)

    def _work_off(self) -> None:
        """In the thread: write all that waits, in one transaction."""
        with self._lock:
            statements, self._waiting, self._is_called = self._waiting, deque(), False
        try:
            with self._connection as db:
                db.execute("BEGIN")
                for sql, rows in statements:
                    db.executemany(sql, rows)
        except sqlite3.Error:
            log.exception("The playground could not remember %d changes", len(statements))

    async def _in_thread(self, work: Callable[[], T]) -> T:
        """Do something in the thread, after what was given to it before."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    @property
    def _connection(self) -> sqlite3.Connection:
        assert self._db is not None, "a store is opened before it is used"
        return self._db


def _opened(path: Path) -> sqlite3.Connection:
    """Connect, and prepare the connection."""
    db = sqlite3.connect(path, isolation_level=None, timeout=0.5)
    try:
        db.execute("PRAGMA locking_mode=EXCLUSIVE")
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=NORMAL")
        db.executescript(_SCHEMA)
    except BaseException:
        db.close()
        raise
    return db
