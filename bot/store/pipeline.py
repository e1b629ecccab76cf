"""Pipelined statements for PostgreSQL: sent many at a time, each prepared once per connection.

They use `psycopg.pq`, the driver's layer over libpq, and its adapters for values: its cursors cost several
times as much, and a move has some thirty statements.
"""

import re
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import count
from typing import Any

import psycopg
from psycopg import pq
from psycopg.adapt import PyFormat, Transformer
from psycopg.generators import fetch, send

PREPARED_KEPT = 256
"""The maximum number of prepared statements per connection."""
UNHEARD = 500
"""The maximum number of statements whose results are pending."""

_Statement = tuple[bytes, tuple[int, ...]]
"""A text and the types of its values, prepared by the server as one statement."""


@lru_cache(maxsize=1024)
def translated(sql: str) -> tuple[bytes, tuple[str, ...]]:
    """Return a statement with numbered values, `$1` for the first `?` or `:name`, and the names in that order."""
    names, numbers = list[str](), count(1)

    def number(mark: re.Match[str]) -> str:
        if not mark[1]:
            return f"${next(numbers)}"
        if mark[1] not in names:
            names.append(mark[1])
        return f"${names.index(mark[1]) + 1}"

    return re.sub(r"(?<![:\w]):(\w+)|\?", number, sql).encode(), tuple(names)


class Cursor:
    """The result of a statement, awaited on first access."""

    __slots__ = ("_left", "_pipeline", "result", "rows")

    def __init__(self, pipeline: "Pipeline") -> None:
        self._pipeline = pipeline
        self.rows: list[tuple[Any, ...]] | None = None
        """The rows, once they have arrived."""
        self.result: pq.abc.PGresult | None = None
        """The raw result, if it contains rows."""
        self._left: Iterator[tuple[Any, ...]] | None = None

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        if self._left is None:
            self._left = iter(self._pipeline.rows_of(self))
        return self._left

    @property
    def description(self) -> list[tuple[str]]:
        """The names of the columns, each as a tuple, as in other drivers; empty without rows."""
        self._pipeline.rows_of(self)
        result = self.result
        return [((result.fname(n) or b"").decode(),) for n in range(result.nfields)] if result is not None else []

    def fetchone(self) -> tuple[Any, ...] | None:
        """Return the next row, or None."""
        return next(iter(self), None)

    def fetchall(self) -> list[tuple[Any, ...]]:
        """Return all rows that have not been fetched."""
        return list(iter(self))


class Pipeline:
    """A connection that runs one transaction after another, and its prepared statements."""

    def __init__(self, connection: psycopg.Connection[Any], begin: str) -> None:
        """Use a connection exclusively; `begin` is the statement that starts a transaction."""
        self._connection, self._pg, self._begin = connection, connection.pgconn, begin
        self._adapters = Transformer(connection)
        self._known: dict[_Statement, bytes] = {}
        """The names of prepared statements, the most recently used last."""
        self._names = count()
        self._unheard: deque[Cursor | _Statement | None] = deque()
        """The pending results in order: of statements, of preparations, and (None) of a synchronisation."""

    def begin(self) -> None:
        """Start a transaction."""
        self._pg.enter_pipeline_mode()
        self.execute(self._begin)

    def commit(self) -> None:
        """Commit, in one round trip with all pending results; after an error, use `roll_back`.

        Raises:
            psycopg.Error: a statement or the commit failed.
        """
        self.execute("COMMIT")
        self._synchronise()
        self._pg.exit_pipeline_mode()

    def roll_back(self) -> None:
        """Roll the transaction back, whatever has been sent; a lost connection is left as it is."""
        if self._pg.pipeline_status == pq.PipelineStatus.OFF or self._pg.status != pq.ConnStatus.OK:
            return
        with suppress(psycopg.OperationalError):  # the connection is lost, and with it the transaction
            self._synchronise(is_forgiving=True)
            self.execute("ROLLBACK")
            self._synchronise()
            self._pg.exit_pipeline_mode()

    def execute(self, sql: str, values: Any = (), /) -> Cursor:
        """Queue a statement. Its values are a sequence for `?`, or a mapping for `:name`.

        Raises:
            psycopg.Error: an earlier statement failed, or the connection is lost.
        """
        text, names = translated(sql)
        return self._execute(text, [values[name] for name in names] if names else values)

    def executemany(self, sql: str, rows: Sequence[Any], /) -> None:
        """Queue a statement for each row of values for its `?`; raises what `execute` raises."""
        text, _ = translated(sql)
        for values in rows:
            self._execute(text, values)

    def rows_of(self, cursor: Cursor) -> list[tuple[Any, ...]]:
        """Return the rows of a statement.

        Raises:
            psycopg.Error: it or an earlier one failed, or the connection is lost.
        """
        if cursor.rows is None:
            self._pg.send_flush_request()
            self._connection.wait(send(self._pg))
            while cursor.rows is None:
                self._hear()
        return cursor.rows

    def _execute(self, text: bytes, values: Sequence[Any]) -> Cursor:
        adapters = self._adapters
        dumped = adapters.dump_sequence(values, [PyFormat.AUTO] * len(values)) if values else ()
        statement = text, (adapters.types or ()) if values else ()
        if (name := self._known.pop(statement, None)) is None:
            name = self._prepare(statement)
        self._known[statement] = name
        self._pg.send_query_prepared(name, dumped, adapters.formats if values else None)
        cursor = Cursor(self)
        self._unheard.append(cursor)
        if len(self._unheard) > UNHEARD:
            self.rows_of(cursor)
        return cursor

    def _prepare(self, statement: _Statement) -> bytes:
        """Have the server prepare a statement, and drop the least recently used one."""
        if len(self._known) >= PREPARED_KEPT:
            oldest = next(iter(self._known))
            self._pg.send_query_params(b"DEALLOCATE " + self._known.pop(oldest), None)
            self._unheard.append(Cursor(self))
        name = b"s%d" % next(self._names)
        self._pg.send_prepare(name, *statement)
        self._unheard.append(statement)
        return name

    def _hear(self) -> None:
        """Wait for the next result.

        Raises:
            psycopg.Error: it is an error, or the connection is lost.
        """
        asked, result = self._unheard.popleft(), self._next()
        if result is None:
            raise psycopg.OperationalError("the connection to the server is lost")
        status = result.status
        if status != pq.ExecStatus.PIPELINE_SYNC:
            self._next()  # the end of one statement's results
        if status == pq.ExecStatus.TUPLES_OK and isinstance(asked, Cursor):
            self._adapters.set_pgresult(result)
            asked.result = result
            asked.rows = self._adapters.load_rows(0, result.ntuples, tuple)
        elif status == pq.ExecStatus.COMMAND_OK:
            if isinstance(asked, Cursor):
                asked.rows = []
        elif status != pq.ExecStatus.PIPELINE_SYNC:
            if isinstance(asked, tuple):
                self._known.pop(asked, None)
            raise psycopg.errors.error_from_result(result, self._adapters.encoding)

    def _next(self) -> pq.abc.PGresult | None:
        pg = self._pg
        return self._connection.wait(fetch(pg)) if pg.is_busy() else pg.get_result()

    def _synchronise(self, *, is_forgiving: bool = False) -> None:
        """Wait until the server has processed everything that was sent.

        Raises:
            psycopg.Error: a statement failed, unless `is_forgiving`, or the connection is lost.
        """
        self._pg.pipeline_sync()
        self._unheard.append(None)
        self._connection.wait(send(self._pg))
        while self._unheard:
            try:
                self._hear()
            except psycopg.Error:
                if not is_forgiving or self._pg.status != pq.ConnStatus.OK:
                    raise


class Transaction:
    """An open transaction, which translates the statements of `rows`."""

    def __init__(self, pipeline: Pipeline) -> None:
        """Use the open transaction of a connection."""
        self._pipeline = pipeline
        self._ahead: dict[tuple[str, str], Cursor] = {}
        self._is_ahead = False

    def execute(self, sql: str, values: Any = (), /) -> Any:
        """Execute a statement, and return a cursor."""
        key = (sql, str(values)) if self._ahead or self._is_ahead else ("", "")
        if self._is_ahead:
            self._ahead[key] = self._pipeline.execute(sql, values)
            return _NOTHING
        if (known := self._ahead.pop(key, None)) is not None:
            return known
        self._forget(sql)
        return self._pipeline.execute(sql, values)

    def executemany(self, sql: str, values: Any, /) -> None:
        """Execute a statement for each row of values."""
        self._forget(sql)
        self._pipeline.executemany(sql, values)

    def ahead(self, *reads: Callable[[], object]) -> None:
        """Prefetch what some functions read: in this call they find no rows, and all of them when called again."""
        self._is_ahead = True
        try:
            for read in reads:
                read()
        finally:
            self._is_ahead = False

    def check(self) -> None:
        """Raise the error of any statement up to here."""
        self._pipeline.execute("SELECT 1").fetchone()

    def _forget(self, sql: str) -> None:
        """Before a statement: discard prefetched results of the table that it writes."""
        if self._ahead and (changed := _changed(sql)):
            self._ahead = {key: cursor for key, cursor in self._ahead.items() if changed not in key[0]}


@lru_cache(maxsize=1024)
def _changed(sql: str) -> str:
    """Return the table that a statement writes; empty if it only reads."""
    found = re.match(r"\s*(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)", sql)
    return found[1] if found is not None else ""


class _Nothing:
    """A cursor without rows."""

    def fetchone(self) -> None:
        return None

    def fetchall(self) -> list[Any]:
        return []

    def __iter__(self) -> Iterator[Any]:
        return iter(())


_NOTHING = _Nothing()
