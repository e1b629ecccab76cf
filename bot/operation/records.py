"""`python -m bot.operation.records`: recompute all records and achievements from the logs, including compressed ones.

After an update with new achievements, this finds those that people have already earned. No bot may run on the
database in the meantime. If it is interrupted, the same command starts again from the beginning.
"""

import asyncio
import logging
import sys
from contextlib import AsyncExitStack
from functools import partial

from pydantic import ValidationError

from bot.model import Phase
from bot.operation.move import MoveError, opened
from bot.service.cache import TableCache
from bot.service.endings import keep_achievements, keep_records
from bot.service.loading import StoredPast, learn, parse
from bot.settings import SettingsError, read_settings
from bot.store import Store, UnitOfWork
from bot.tables.state import TableState, game_of
from games.core import Refusal

log = logging.getLogger(__name__)

AT_ONCE = 20
"""The number of games processed in one transaction."""


async def work_out(store: Store) -> tuple[int, list[str]]:
    """Recompute all records and achievements of a database.

    Returns:
        how many games were processed, and the tables whose last position cannot be read: their achievements are kept.
    """
    for game, edition, text in await store.read(lambda unit: unit.bookkeeping.editions()):
        learn(game, edition, text)
    await store.write(lambda unit: unit.records.clear())
    games, unread, last = 0, list[str](), (0.0, "")
    while found := await store.read(partial(_next, last)):
        unread += await store.write(partial(_work_out, [table_id for _, table_id in found]))
        games, last = games + len(found), found[-1]
    return games, unread


def _next(last: tuple[float, str], unit: UnitOfWork) -> list[tuple[float, str]]:
    return unit.results.after(*last, AT_ONCE)


def _work_out(tables: list[str], unit: UnitOfWork) -> list[str]:
    """Process some games; return those whose last position cannot be read."""
    unread = []
    for table_id in tables:
        result, table = unit.results.get(table_id), unit.tables.get(table_id)
        if result is None or table is None:
            continue
        keep_records(unit, result, table.moves)
        cache, n = TableCache(), unit.positions.latest(table_id)
        stored = unit.positions.by(table_id, n) if n is not None and table.phase is Phase.OVER else None
        if stored is None:
            continue
        try:
            state = parse(game_of(table), stored[1], cache)
        except (ValidationError, KeyError, Refusal) as error:
            about = {"table": table_id, "error": type(error).__name__}
            log.error("A last position cannot be read", extra=about)
            unread.append(table_id)
            continue
        keep_achievements(unit, TableState(table, state), result, StoredPast(unit, table, cache))
    return unread


async def _run(database: str) -> tuple[int, list[str]]:
    async with AsyncExitStack() as held:
        return await work_out(await opened(database, held))


def main() -> int:
    """Recompute everything; return 0 on success, or 1 after printing the reason."""
    try:
        games, unread = asyncio.run(_run(str(read_settings().database)))
    except (MoveError, SettingsError) as wrong:
        print(wrong, file=sys.stderr)
        return 1
    print(f"{games} game(s) are worked out anew.")
    if unread:
        print(f"{len(unread)} of them cannot be read by this version of Porion and keep what was achieved there.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
