"""Everything the playground remembers, in one SQLite file."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

import aiosqlite
import orjson

from playground.jsontypes import Json

_SCHEMA = """
CREATE TABLE IF NOT EXISTS things (
    kind TEXT, id TEXT, body TEXT NOT NULL, PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, filename TEXT, content_type TEXT, data BLOB NOT NULL);
"""


class FolderInUseError(Exception):
    """Two playgrounds would overwrite each other's files; the message is one sentence for the operator."""


class Store:
    """JSON objects by kind and id, and the bytes of files."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db

    @classmethod
    async def open(cls, path: Path) -> "Store":
        """Open the file for this process alone, making it when it is not there.

        Raises:
            FolderInUseError: another playground has it open.
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
        """Let go of the file."""
        await self._db.close()

    async def load(self, kind: str) -> list[Json]:
        """All objects of a kind, oldest id first."""
        rows = await self._db.execute_fetchall(
            "SELECT body FROM things WHERE kind = ? ORDER BY length(id), id", (kind,)
        )
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
        async with self._db.execute(
            "SELECT filename, content_type, data FROM files WHERE id = ?", (file_id,)
        ) as cursor:
            row = await cursor.fetchone()
        return None if row is None else (row[0], row[1], row[2])

    async def drop_files(self, *ids: str) -> None:
        """Forget files."""
        await self._write("DELETE FROM files WHERE id = ?", [(one,) for one in ids])

    async def _write(self, sql: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Carry out one statement for each row, and close its cursor in the thread that has the connection.

        The garbage collector would reset its statement in this thread, while the other may be using it.
        """
        async with self._db.executemany(sql, rows):
            pass
