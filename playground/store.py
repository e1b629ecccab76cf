"""The playground's storage in one SQLite file."""

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

import aiosqlite
import orjson

from playground.jsontypes import Json

log = logging.getLogger(__name__)
Statement: TypeAlias = tuple[str, Sequence[tuple[object, ...]]]
"""SQL, and the rows for which it is executed."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS things (
    kind TEXT, id TEXT, body TEXT NOT NULL, PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, filename TEXT, content_type TEXT, data BLOB NOT NULL);
"""


class FolderInUseError(Exception):
    """Another playground uses the folder; the message is one sentence for the operator."""


class Store:
    """JSON objects by kind and id, and the bytes of files.

    Writes are queued in memory while the file is busy, and then written in one transaction. Callers that must not
    continue before a write is stored await `written`. Reads see all earlier writes.
    """

    def __init__(self, db: aiosqlite.Connection) -> None:
        """Use `Store.open` instead."""
        self._db = db
        self._waiting: list[Statement] = []
        self._now: asyncio.Future[None] | None = None
        self._next: asyncio.Future[None] | None = None
        self._writing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> "Store":
        """Open the file, creating it if necessary.

        Raises:
            FolderInUseError: another playground uses the file.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        db = await aiosqlite.connect(path, isolation_level=None, timeout=0.5)
        try:
            await db.execute("PRAGMA locking_mode=EXCLUSIVE")
            await db.execute("PRAGMA journal_mode=WAL")
            await db.execute("PRAGMA synchronous=NORMAL")
            await db.executescript(_SCHEMA)
        except sqlite3.OperationalError as wrong:
            await db.close()
            if wrong.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise FolderInUseError(f"Another playground is running in the folder {path.parent}") from wrong
        return cls(db)

    async def close(self) -> None:
        """Write everything pending, and close the file."""
        await self.written()
        await self._db.close()

    async def load(self, kind: str) -> list[Json]:
        """Return all objects of a kind, oldest id first."""
        await self.written()
        rows = await self._db.execute_fetchall(
            "SELECT body FROM things WHERE kind = ? ORDER BY length(id), id", (kind,)
        )
        return [orjson.loads(row[0]) for row in rows]

    def put(self, kind: str, body: Json) -> None:
        """Store an object under its id, replacing an earlier version."""
        row = (kind, body["id"], orjson.dumps(body).decode())
        self._write("INSERT OR REPLACE INTO things VALUES (?, ?, ?)", [row])

    def drop(self, kind: str, *ids: str) -> None:
        """Delete objects."""
        self._write("DELETE FROM things WHERE kind = ? AND id = ?", [(kind, one) for one in ids])

    def put_file(self, file_id: str, filename: str, content_type: str, data: bytes) -> None:
        """Store a file."""
        self._write("INSERT INTO files VALUES (?, ?, ?, ?)", [(file_id, filename, content_type, data)])

    async def file(self, file_id: str) -> tuple[str, str, bytes] | None:
        """Return the name, content type and bytes of a file, None if it is not stored."""
        await self.written()
        async with self._db.execute(
            "SELECT filename, content_type, data FROM files WHERE id = ?", (file_id,)
        ) as cursor:
            row = await cursor.fetchone()
        return None if row is None else (row[0], row[1], row[2])

    def drop_files(self, *ids: str) -> None:
        """Delete files."""
        self._write("DELETE FROM files WHERE id = ?", [(one,) for one in ids])

    def _write(self, sql: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Queue a statement to be executed for each row."""
        if not rows:
            return
        self._waiting.append((sql, rows))
        if self._writing is None:
            self._writing = asyncio.create_task(self._work_off(), name="playground-store")

    async def written(self) -> None:
        """Wait until all writes so far are in the file."""
        if self._waiting:
            self._next = self._next or asyncio.get_running_loop().create_future()
            await asyncio.shield(self._next)
        elif self._now is not None:
            await asyncio.shield(self._now)

    async def _work_off(self) -> None:
        """Write the queue, including writes added meanwhile, one transaction at a time."""
        while self._waiting:
            statements, self._waiting = self._waiting, []
            self._now, self._next = self._next or asyncio.get_running_loop().create_future(), None
            try:
                await self._carry_out(statements)
            except sqlite3.Error:
                log.exception("The playground could not store %d changes", len(statements))
            finally:
                self._now.set_result(None)
        self._writing = self._now = None

    async def _carry_out(self, statements: Sequence[Statement]) -> None:
        is_one = sum(len(rows) for _, rows in statements) == 1  # a transaction by itself
        if not is_one:
            await self._db.execute("BEGIN")
        try:
            for sql, rows in statements:
                # close the cursor in the connection's thread; the garbage collector would do it here
                async with self._db.executemany(sql, rows):
                    pass
        except BaseException:
            if self._db.in_transaction:
                await self._db.rollback()
            raise
        if not is_one:
            await self._db.commit()
