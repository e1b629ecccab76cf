"""The store in PostgreSQL, for several processes of the bot: transactions run side by side, each in a thread."""

import asyncio
import logging
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from functools import lru_cache
from typing import Any, TypeVar

import psycopg
from psycopg.adapt import Dumper
from psycopg.types.string import StrDumper
from psycopg_pool import ConnectionPool, PoolClosed, PoolTimeout

from bot.store.protocol import News, Process, Store, StoreFailed, UnusableDatabase, Work

from .processes import IDENTIFY, TABLES, Membership, sentence
from .rows.log import forget_unpacked
from .rows.postgres import PostgresUnit
from .rows.schema import SCHEMA, VERSION

log = logging.getLogger(__name__)
T = TypeVar("T")

WRITERS, READERS, LOOKERS = 4, 3, 2
"""Connections that write, that read, and that are kept for reading a few rows at once."""
PATIENCE_S = 2.0
"""Seconds to wait for a connection: well inside the three that Discord grants."""
TRIES = 8
"""How often work is carried out again when other transactions stand in its way."""
LAYING_OUT = 0x506F7269
"""The number of the advisory lock that is held while the tables are made."""


class Connection:
    """A connection with an open transaction, which understands the statements of `rows`.

    Statements wait until something is fetched, and go to the server together; so does what is asked for `ahead`.
    """

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        """Work on a connection in pipeline mode."""
        self._connection = connection
        self._ahead: dict[tuple[str, str], psycopg.Cursor[Any]] = {}
        self._is_ahead = False

    def execute(self, sql: str, values: Any = (), /) -> Any:
        """Carry out a statement, and return a cursor."""
        key = (sql, str(values)) if self._ahead or self._is_ahead else ("", "")
        if self._is_ahead:
            self._ahead[key] = self._connection.execute(translated(sql), values)
            return _NOTHING
        if (known := self._ahead.pop(key, None)) is not None:
            return known
        self._forget(sql)
        return self._connection.execute(translated(sql), values)

    def executemany(self, sql: str, values: Any, /) -> Any:
        """Carry out a statement for each row of values."""
        self._forget(sql)
        cursor = self._connection.cursor()
        if rows := list(values):
            cursor.executemany(translated(sql), rows)
        return cursor

    def ahead(self, *reads: Callable[[], object]) -> None:
        """See `Pipeline.ahead`."""
        self._is_ahead = True
        try:
            for read in reads:
                read()
        finally:
            self._is_ahead = False

    def check(self) -> None:
        """Raise what is wrong with the statements up to here."""
        self._connection.execute("SELECT 1").fetchone()

    def _forget(self, sql: str) -> None:
        """Before a statement: what was asked for ahead of it does not hold any more where it writes that."""
        if self._ahead and (changed := _changed(sql)):
            self._ahead = {key: cursor for key, cursor in self._ahead.items() if changed not in key[0]}


@lru_cache(maxsize=1024)
def translated(sql: str) -> bytes:
    """Return a statement with its values marked as psycopg wants them: `%s` for `?`, and `%(name)s` for `:name`."""
    marked = re.sub(r"(?<![:\w]):(\w+)", r"%(\1)s", sql.replace("%", "%%").replace("?", "%s"))
    return marked.encode()


@lru_cache(maxsize=1024)
def _changed(sql: str) -> str:
    """The table that a statement writes; empty for one that only reads."""
    found = re.match(r"\s*(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)", sql)
    return found[1] if found is not None else ""


class _Nothing:
    """A cursor that has found nothing."""

    def fetchone(self) -> None:
        return None

    def fetchall(self) -> list[Any]:
        return []

    def __iter__(self) -> Iterator[Any]:
        return iter(())


_NOTHING = _Nothing()


class _BoolDumper(Dumper):
    """Truth values stand in columns of numbers, as in SQLite."""

    oid = psycopg.postgres.types["int8"].oid

    def dump(self, obj: bool) -> bytes:
        return b"1" if obj else b"0"


class _Pool:
    """Connections of one kind, each with a thread for its transactions."""

    def __init__(self, url: str, size: int, process: Process, *, is_reading: bool) -> None:
        def configure(connection: psycopg.Connection[Any]) -> None:
            connection.adapters.register_dumper(bool, _BoolDumper)
            connection.adapters.register_dumper(StrEnum, StrDumper)
            if is_reading:
                connection.read_only = True
                connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ

        self._pool = ConnectionPool(
            url, min_size=1, max_size=size, timeout=PATIENCE_S, configure=configure, open=False, name="porion"
        )
        self.process = process
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="postgres")
        self._is_closed = False

    def open(self) -> None:
        """Connect; raises `PoolTimeout` where that is not possible in time."""
        self._pool.open(wait=True, timeout=PATIENCE_S)

    async def carry_out(self, work: Callable[[PostgresUnit], T]) -> T:
        """Carry out work in a transaction, even if this is cancelled; again, where others stood in its way.

        Raises:
            StoreFailed: the database could not be reached, or does not accept it.
        """
        if self._is_closed:
            log.error("The database was asked for something after it was closed")
            raise StoreFailed
        loop = asyncio.get_running_loop()
        return await asyncio.shield(loop.run_in_executor(self._threads, self._carried_out, work, loop))

    def _carried_out(self, work: Callable[[PostgresUnit], T], loop: asyncio.AbstractEventLoop) -> T:
        """In a thread: carry out work, and tell the loop before the commit of what is about to stand."""
        for left in reversed(range(TRIES)):
            try:
                with self._pool.connection() as connection, connection.pipeline():
                    unit = PostgresUnit(Connection(connection), self.process)
                    result = work(unit)
                    unit.tell_others()
                    for tell in unit.ahead:
                        loop.call_soon_threadsafe(tell)
                    connection.execute("COMMIT")  # in one round trip with what has not been fetched
                return result
            except psycopg.errors.OperationalError as error:
                is_conflict = isinstance(error, psycopg.errors.SerializationFailure | psycopg.errors.DeadlockDetected)
                if not is_conflict or not left:
                    raise _failed(error) from error
            except (psycopg.Error, PoolTimeout, PoolClosed) as error:
                raise _failed(error) from error
        raise AssertionError("the last try has returned or raised")

    async def close(self) -> None:
        """Finish what was begun, and close."""
        self._is_closed = True
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.to_thread(self._pool.close)


class PostgresStore(Store):
    """A store in a PostgreSQL database. What `write` returned of has been committed."""

    def __init__(self, writing: _Pool, reading: _Pool, looking: _Pool, membership: Membership | None) -> None:
        """Use `PostgresStore.open` instead."""
        self._writing, self._reading, self._looking = writing, reading, looking
        self._membership, self.process = membership, writing.process

    @classmethod
    async def open(cls, url: str, processes: int | None = None, *, is_waiting: bool = True) -> "PostgresStore":
        """Open the database, laying out its tables where there are none.

        Args:
            url: `postgresql://user:password@host/database`.
            processes: how many share it, of which this is to be one; None for a program beside the bot.
            is_waiting: whether to stand by while there are as many.

        Raises:
            UnusableDatabase: it cannot be reached, or holds another version's tables or another program's, or is shared
                by another number of processes.
        """
        await asyncio.to_thread(_lay_out, url)
        membership = await Membership.join(url, processes, is_waiting=is_waiting) if processes is not None else None
        process = membership.process if membership is not None else Process()
        pools = [
            _Pool(url, size, process, is_reading=is_reading)
            for size, is_reading in ((WRITERS, False), (READERS, True), (LOOKERS, True))
        ]
        for pool in pools:
            await asyncio.to_thread(pool.open)
        writing, reading, looking = pools
        return cls(writing, reading, looking, membership)

    async def follow(self, hear: Callable[[News], None]) -> None:
        if self._membership is None:
            await asyncio.Event().wait()
        else:

            def heard(news: News) -> None:
                if news.is_erasure:
                    forget_unpacked()
                hear(news)

            await self._membership.follow(heard)

    async def identify_after(self, bucket: int) -> float:
        return await self._writing.carry_out(lambda unit: float(unit.db.execute(IDENTIFY, (bucket,)).fetchone()[0]))

    async def close(self) -> None:
        for pool in (self._writing, self._reading, self._looking):
            await pool.close()
        if self._membership is not None:
            await self._membership.leave()

    async def write(self, work: Work[T]) -> T:
        return await self._writing.carry_out(work)

    async def read(self, work: Work[T]) -> T:
        return await self._reading.carry_out(work)

    async def look(self, work: Work[T]) -> T:
        return await self._looking.carry_out(work)


def _lay_out(url: str) -> None:
    """Create the tables in an empty database, wholly or not at all; check the version of any other.

    Raises:
        UnusableDatabase: see `PostgresStore.open`.
    """
    try:
        with psycopg.connect(url, connect_timeout=round(PATIENCE_S)) as connection:
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (LAYING_OUT,))
            tables = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
            if _value(connection, f"{tables} AND tablename = 'porion'"):
                _check_version(connection)
            elif _value(connection, tables):
                raise UnusableDatabase("it holds the tables of another program")
            else:
                connection.execute((postgres_schema() + TABLES).encode())
    except psycopg.Error as error:
        raise UnusableDatabase(sentence(error)) from error


def _value(connection: psycopg.Connection[Any], sql: str) -> Any:
    """The first value of the first row."""
    return next(iter(connection.execute(sql.encode())))[0]


def _check_version(connection: psycopg.Connection[Any]) -> None:
    version = _value(connection, "SELECT version FROM porion")
    if version != VERSION:
        raise UnusableDatabase(f"it has version {version}, and this version of Porion reads version {VERSION} only")


def _failed(error: Exception) -> StoreFailed:
    log.error("The database failed", extra={"error": type(error).__name__, "reason": sentence(error)})
    return StoreFailed()


_IDENTITY = "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY"
_FUNCTIONS = """
CREATE FUNCTION json_extract(document TEXT, path TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ SELECT document::json ->> substr(path, 3) $$;
CREATE FUNCTION instr(whole TEXT, part TEXT) RETURNS INTEGER LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ SELECT strpos(whole, part) $$;
"""
"""Functions of SQLite under its names."""
_GUARDS = """
CREATE FUNCTION only_added_to() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' AND EXISTS (SELECT 1 FROM erasing)
        AND (OLD.table_id, OLD.n, OLD.kind, OLD.at, OLD.seat, OLD.key)
            IS NOT DISTINCT FROM (NEW.table_id, NEW.n, NEW.kind, NEW.at, NEW.seat, NEW.key) THEN
        RETURN NEW;
    END IF;
    IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM packed WHERE table_id = OLD.table_id) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'the log is only added to';
END $$;
CREATE TRIGGER log_is_only_added_to BEFORE UPDATE OR DELETE ON log FOR EACH ROW EXECUTE FUNCTION only_added_to();
"""


def postgres_schema() -> str:
    """Return the statements that lay out an empty PostgreSQL database, made from those for SQLite."""
    text = SCHEMA.replace("INTEGER PRIMARY KEY AUTOINCREMENT", _IDENTITY)
    text = re.sub(r"\) STRICT(, WITHOUT ROWID)?;", ");", text)
    text = re.sub(r"\bINTEGER\b", "BIGINT", text)
    text = re.sub(r"\bREAL\b", "DOUBLE PRECISION", text)
    text = re.sub(r"\bBLOB\b", "BYTEA", text)
    marks = f"CREATE TABLE porion (version BIGINT NOT NULL);\nINSERT INTO porion VALUES ({VERSION});"
    return "\n".join((_FUNCTIONS, text, _GUARDS, marks))
