"""`python -m bot.operation.move SOURCE TARGET`: move all games between databases, each a file or PostgreSQL.

Both are given as `sqlite:data/porion.sqlite` or `postgresql://user:password@host/name`. Nothing may run on either. An
interrupted move is resumed by the same command; until it is complete, no bot starts on the target.
"""

import argparse
import asyncio
import re
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

from bot.store import SqliteStore, Store, UnitOfWork, UnusableDatabase, claim
from bot.store.protocol import MOVING
from bot.store.rows import RowsUnit
from bot.store.rows.schema import SCHEMA
from bot.tables import FoldedLog
from games.core import CatalogueError, Editions
from games.registry import GAMES

T = TypeVar("T")

AT_ONCE = 500
"""The number of rows read and written at a time."""


class MoveError(Exception):
    """A move is not possible between two databases; the message is one sentence for the operator."""


class _Kind(NamedTuple):
    """A table of the database, with its columns and its key columns."""

    name: str
    columns: str
    key: str


def _kinds() -> list[_Kind]:
    """Return all tables, each after those that it references."""
    found = []
    for name, body in re.findall(r"^CREATE TABLE (\w+) \((.*?)^\)", SCHEMA, re.DOTALL | re.MULTILINE):
        columns = re.findall(r"^ {4}([a-z_]+) ", body, re.MULTILINE)
        whole = re.search(r"^ {4}PRIMARY KEY \((.*?)\)", body, re.MULTILINE)
        found.append(_Kind(name, ", ".join(columns), whole[1] if whole else columns[0]))
    return found


KINDS = _kinds()


async def move(source: Store, target: Store, name: str) -> int:
    """Copy everything, and verify the copy; return the number of tables.

    Args:
        source: the database with the games.
        target: an empty database, or one with the result of an interrupted move from the same source.
        name: identifies the source.

    Raises:
        MoveError: the target holds something else, or differs from the source afterwards.
    """
    mark = blake2b(name.encode(), digest_size=16).hexdigest()
    begun = await target.read(lambda unit: unit.bookkeeping.note(MOVING))
    if begun != mark and (begun is not None or [n for kind in KINDS if (n := await _count(target, kind))]):
        raise MoveError("The target is not empty: name a new database.")
    await target.write(lambda unit: unit.bookkeeping.set_note(MOVING, mark))
    for kind in KINDS:
        async for rows in _pages(source, kind):
            await _on(target.write, partial(_add, kind, rows))
    for kind in KINDS:
        if await _digest(source, kind) != await _digest(target, kind):
            raise MoveError(
                f"What the target holds ({kind.name}) is not what the source does: begin with a new database."
            )
    tables = await _check_logs(target)
    await _on(target.write, lambda unit: unit.db.execute("DELETE FROM notes WHERE name = ?", (MOVING,)))
    return tables


async def _on(carry_out: Callable[[Any], Any], work: Callable[[RowsUnit], T]) -> T:
    """Run work that uses raw rows."""
    return cast(T, await carry_out(work))


def _found(sql: str, values: Sequence[Any], unit: RowsUnit) -> list[Any]:
    return list(unit.db.execute(sql, values).fetchall())


async def _pages(store: Store, kind: _Kind) -> AsyncIterator[list[Any]]:
    """Yield all rows of a table in pages, in the order of their keys."""
    keys = kind.key.split(", ")
    marks = ", ".join("?" * len(keys))
    places = [kind.columns.split(", ").index(one) for one in keys]
    last: list[Any] = []
    while True:
        where = f" WHERE ({kind.key}) > ({marks})" if last else ""
        sql = f"SELECT {kind.columns} FROM {kind.name}{where} ORDER BY {kind.key} LIMIT {AT_ONCE}"
        rows = await _on(store.read, partial(_found, sql, last))
        if not rows:
            return
        yield rows
        last = [rows[-1][place] for place in places]


def _add(kind: _Kind, rows: Sequence[Any], unit: RowsUnit) -> None:
    """Insert the rows that are missing."""
    marks = ", ".join("?" * len(kind.columns.split(", ")))
    sql = f"INSERT INTO {kind.name} ({kind.columns}) VALUES ({marks}) ON CONFLICT ({kind.key}) DO NOTHING"
    unit.db.executemany(sql, rows)
    unit.renumber(kind.name)


async def _count(store: Store, kind: _Kind) -> int:
    sql = f"SELECT count(*) FROM {kind.name}"
    return int((await _on(store.read, partial(_found, sql, ())))[0][0])


async def _digest(store: Store, kind: _Kind) -> tuple[int, int]:
    """Return a table's number of rows and an order-independent sum of their digests, ignoring the mark of a move."""
    rows, total = 0, 0
    async for page in _pages(store, kind):
        for row in page:
            if kind.name != "notes" or row[0] != MOVING:
                rows += 1
                total += int.from_bytes(blake2b(repr(tuple(row)).encode(), digest_size=16).digest())
    return rows, total % (1 << 128)


async def _check_logs(store: Store) -> int:
    """Fold every log and compare the result with the stored table; return the number of tables.

    Raises:
        MoveError: one differs.
    """
    for game, edition, text in await store.read(lambda unit: unit.bookkeeping.editions()):
        try:
            GAMES[game].editions.learn(text, rules=Editions.number(edition))
        except (KeyError, CatalogueError):
            raise MoveError(f"Edition {edition} of {game} cannot be read by this version of Porion.") from None
    ids = await _on(store.read, partial(_found, "SELECT id FROM tables", ()))
    for (table_id,) in ids:
        await store.read(partial(_check_log, table_id))
    return len(ids)


def _check_log(table_id: str, unit: UnitOfWork) -> None:
    folded, table = FoldedLog.of(table_id, unit.log.entries(table_id)), unit.tables.get(table_id)
    now, kept = folded.now, unit.positions.kept(table_id)
    codec = GAMES[now.table.game].codec if now is not None else None
    is_same = now is not None and table is not None and (now.table.n, now.table.phase) == (table.n, table.phase)
    if not is_same or any(codec is None or codec.save(folded.positions[n]).decode() != kept[n] for n in kept):
        raise MoveError(f"The log of table {table_id} does not lead to what is stored of it.")


async def opened(name: str, held: AsyncExitStack) -> Store:
    """Open a database on which nothing else runs, and keep it open until `held` is closed.

    Raises:
        MoveError: it cannot be used, or a bot is running on it.
    """
    try:
        if not name.startswith(("postgresql://", "postgres://")):
            path = Path(name.removeprefix("sqlite:"))
            held.callback(claim(path, 0.0).close)
            store: Store = await SqliteStore.open(path)
        else:
            from bot.store.postgres import PostgresStore  # late, because SQLite needs no such driver

            store = await PostgresStore.open(name, 1, is_waiting=False)
            following = asyncio.create_task(store.follow(lambda _: None))
            held.callback(following.cancel)
    except UnusableDatabase as wrong:
        raise MoveError(f"The database {name.rpartition('@')[2]} cannot be used: {wrong}.") from wrong
    held.push_async_callback(store.close)
    return store


async def _run(source: str, target: str) -> int:
    async with AsyncExitStack() as held:
        return await move(await opened(source, held), await opened(target, held), source)


def main(arguments: list[str] | None = None) -> int:
    """Move everything; return 0 on success, or 1 after printing the reason."""
    parser = argparse.ArgumentParser(prog="python -m bot.operation.move", description=__doc__)
    parser.add_argument("source", help="where the games are")
    parser.add_argument("target", help="a new database")
    chosen = parser.parse_args(arguments)
    try:
        tables = asyncio.run(_run(chosen.source, chosen.target))
    except MoveError as wrong:
        print(wrong, file=sys.stderr)
        return 1
    print(f"{tables} table(s) are moved, and every log leads to what is stored of its table.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
