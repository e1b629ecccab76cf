"""Everything the playground remembers, in one SQLite file."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

import orjson

from playground.jsontypes import Json

T = TypeVar("T")

_SCHEMA = """
CREATE TABLE IF NOT EXISTS things (
    kind TEXT, id TEXT, body TEXT NOT NULL, PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, filename TEXT, content_type TEXT, data BLOB NOT NULL);
"""


class FolderInUseError(Exception):
    """Two playgrounds would overwrite each other's files; the message is one sentence for the operator."""


@dataclass(frozen=True, slots=True)
class _Statement:
    """A statement for each of some rows, and the future that awaits it."""

    sql: str
    rows: Sequence[tuple[object, ...]]
    written: asyncio.Future[None]


class Store:
    """JSON objects by kind and id, and the bytes of files.

    One thread has the connection. What is written at the same moment goes there together, in one transaction.
    """

    def __init__(self, db: sqlite3.Connection, thread: ThreadPoolExecutor) -> None:
        self._db, self._thread = db, thread
        self._waiting: list[_Statement] = []
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> "Store":
        """Open the file for this process alone, making it when it is not there.

        Raises:
            FolderInUseError: another playground has it open.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        thread = ThreadPoolExecutor(1, thread_name_prefix="playground-store")
        try:
            db = await asyncio.get_running_loop().run_in_executor(thread, _connect, path)
        except sqlite3.OperationalError as wrong:
            thread.shutdown()
            if wrong.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise FolderInUseError(f"Another playground is running in the folder {path.parent}") from wrong
        return cls(db, thread)

    async def close(self) -> None:
        """Write what is left, and let go of the file."""
        if self._writer is not None:
            await self._writer
        await self._in_thread(self._db.close)
        self._thread.shutdown()

    async def load(self, kind: str) -> list[Json]:
        """All objects of a kind, oldest id first."""
        sql = "SELECT body FROM things WHERE kind = ? ORDER BY length(id), id"
        rows = await self._in_thread(lambda: self._db.execute(sql, (kind,)).fetchall())
        return [orjson.loads(row[0]) for row in rows]

    async def put(self, kind: str, body: Json) -> None:
        """Write one object under its id, new or again."""
        row = (kind, body["id"], orjson.dumps(body).decode())
        await self._write("INSERT OR REPLACE INTO things VALUES (?, ?, ?)", [row])

    async def drop(self, kind: str, *ids: str) -> None:
        """Forget objects."""
        await self._write("DELETE FROM things WHERE kind = ? AND id = ?", [(kind, one) for one in ids])

    async def put_file(self, file_id: str, filename: str, content_type: str, data: bytes) -> None:
        """Keep a file's bytes."""
        await self._write("INSERT INTO files VALUES (?, ?, ?, ?)", [(file_id, filename, content_type, data)])

    async def file(self, file_id: str) -> tuple[str, str, bytes] | None:
        """Name, content type and bytes of a file, if it is still kept."""
        sql = "SELECT filename, content_type, data FROM files WHERE id = ?"
        row: tuple[str, str, bytes] | None = await self._in_thread(lambda: self._db.execute(sql, (file_id,)).fetchone())
        return row

    async def drop_files(self, *ids: str) -> None:
        """Forget files."""
        await self._write("DELETE FROM files WHERE id = ?", [(one,) for one in ids])

    async def _write(self, sql: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Carry out one statement for each row; it is written when this returns."""
        if not rows:
            return
        statement = _Statement(sql, rows, asyncio.get_running_loop().create_future())
        self._waiting.append(statement)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all(), name="playground-store")
        await statement.written

    async def _write_all(self) -> None:
        """Write what waits until nothing does."""
        while self._waiting:
            together, self._waiting = self._waiting, []
            error: sqlite3.Error | None = None
            try:
                await self._in_thread(partial(_carry_out, self._db, together))
            except sqlite3.Error as failure:
                error = failure
            for one in together:
                if not one.written.done():
                    one.written.set_result(None) if error is None else one.written.set_exception(error)
        self._writer = None

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, timeout=0.5)
    try:
        db.execute("PRAGMA locking_mode=EXCLUSIVE")
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=NORMAL")
        db.executescript(_SCHEMA)
    except sqlite3.OperationalError:
        db.close()
        raise
    return db


def _carry_out(db: sqlite3.Connection, statements: Sequence[_Statement]) -> None:
    """Carry out these statements, all of them or none."""
    db.execute("BEGIN")
    try:
        for one in statements:
            db.executemany(one.sql, one.rows)
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
