"""The time of look-ups and of a start with a million stored tables, one in fifty of them in play.

Two real tables, one in play and one finished and packed, are copied by the database itself, so that every index is
full size. Packed data is left out of the copies: a million games would need some 10 GB, and no index contains it.
"""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, thread_time
from typing import Any

from bot.operation.move import KINDS
from bot.service import Service
from bot.service.clocks import PACKED_AFTER_S
from bot.store import SqliteStore, Store
from bot.store.rows.log import PAST, packed_rows, unpacked_rows
from games.registry import GAMES
from tests.bot.service.evening import CHANNEL, Clock, play, play_out, playing
from tests.postgres import programs, running
from tools.bench.clock import row

TABLES, LIVE_OF = 1_000_000, 50
"""The number of stored tables; one in `LIVE_OF` is in play."""
GAME = "tunhell"
COPIED = ("tables", "seats", "log", "positions", "messages", "timers", "packed", "packed_people", "results")
CHANGED = {
    "id": "'t' || i",
    "table_id": "'t' || i",
    "channel": "1000000 + i",
    "guild": "4194304 * i",
    "person": "CASE WHEN {table}.person IS NULL THEN NULL ELSE {table}.person + 1000000 + 10 * i END",
    "due": "{table}.due + i",
    "active": "{table}.active + i / 10.0",
}
"""SQL expressions of the columns that differ between copies, from their number `i`."""
ROUNDS = 200
GAMES_EACH = 3
"""Number of games of each kind that are packed."""
DISCORD_BEGAN = 1_420_070_400.0


def report(seconds: float) -> Iterator[str]:
    """Yield the lines of this benchmark."""
    tables = TABLES if seconds >= 1 else 200
    yield f"{tables:,} tables, one in {LIVE_OF} in play; milliseconds of a transaction that looks something up"
    yield row("store", "what", "median", "95 %", "most")
    with ExitStack() as held:
        folder = Path(held.enter_context(TemporaryDirectory(prefix="porion-scale-")))
        yield from asyncio.run(_packed(folder / "games.sqlite", GAMES_EACH if seconds >= 1 else 1))
        yield from asyncio.run(_measured("SQLite", lambda: SqliteStore.open(folder / "porion.sqlite"), tables))
        if programs() is not None:
            from bot.store.postgres import PostgresStore  # only where there is one

            url = held.enter_context(running()).new()
            yield from asyncio.run(_measured("PostgreSQL", lambda: PostgresStore.open(url), tables))


async def _packed(path: Path, games: int) -> list[str]:
    """Return the lines with the sizes of two-player games before and after packing."""
    lines = [row("packed, kB", "loose", "packed", "with real keys", "packing, ms", "unpacking, ms")]
    store = await SqliteStore.open(path)
    service, found = Service(store, Clock()), []
    for game in sorted(GAMES):
        pasts = []
        for number in range(games):
            table = await playing(service, 2, game=game, channel=100 * len(found) + number + 1)
            table = await play_out(service, table, str(number))
            pasts.append(await store.read(partial(_past, table_id=table.id)))
        sizes = [_sizes(past) for past in pasts]
        found.append([mean(each) for each in zip(*sizes, strict=True)])
        lines.append(row(game, *(f"{one:.1f}" for one in found[-1])))
    await service.drain()
    await store.close()
    return [*lines, row("mean", *(f"{mean(each):.1f}" for each in zip(*found, strict=True)))]


def _past(unit: Any, table_id: str) -> dict[str, list[Any]]:
    """Return the rows of a table's past, by database table."""
    return {
        table: unit.db.execute(f"SELECT {columns} FROM {table} WHERE table_id = ?", (table_id,)).fetchall()
        for table, columns in PAST.items()
    }


def _sizes(past: dict[str, list[Any]]) -> list[float]:
    """Return kilobytes unpacked, packed, and packed with keys and times as by human players, and milliseconds."""
    chance, at = random.Random(1), DISCORD_BEGAN + 3e8
    clicks = list[Any]()
    for table, n, kind, payload, seat, person, key, _ in past["log"]:
        at = round(at + chance.expovariate(1 / 20), 6)
        given = (int((at - DISCORD_BEGAN) * 1e3) << 22) + chance.getrandbits(22)
        clicks.append((table, n, kind, payload, seat, person, key and str(given), at))
    began = thread_time()
    packed = packed_rows(past)
    packing = thread_time() - began
    unpacked_rows(packed)
    unpacking = thread_time() - began - packing
    real = packed_rows({**past, "log": clicks})
    sizes = (sum(len(str(row)) for rows in past.values() for row in rows), len(packed), len(real))
    return [*(size / 1e3 for size in sizes), packing * 1e3, unpacking * 1e3]


async def _measured(name: str, opened: Callable[[], Any], tables: int) -> list[str]:
    """Return the lines of one store."""
    live_now, clock = tables // LIVE_OF, Clock()
    store = await opened()
    try:
        lines = [row(name, *line) for line in await _looked_up(store, clock, tables, live_now)]
    finally:
        await store.close()
    await (await opened()).close()  # tidying up after the copies is not part of a start
    began, used = perf_counter(), process_time()
    store = await opened()
    service = Service(store, clock)
    await service.resume()
    took = perf_counter() - began, process_time() - used
    await service.drain()
    await store.close()
    return [*lines, f"{name}: start with {live_now:,} tables in play {took[0]:.1f} s, {took[1]:.1f} s of the processor"]


async def _looked_up(store: Store, clock: Clock, tables: int, live_now: int) -> list[list[str]]:
    """Fill a store and time each look-up, excluding the start and end of its transaction."""
    service = Service(store, clock)
    live = await playing(service, 2, game=GAME)
    await play(service, live, 4)
    over = await playing(service, 2, game=GAME, channel=CHANNEL + 1)
    await play_out(service, over)
    await store.write(lambda unit: unit.log.pack(over.id))
    await service.outbox_feed.recover()
    await service.drain()
    await _copy(store, live.id, 1, live_now)
    await _copy(store, over.id, live_now + 1, tables)
    await store.write(lambda unit: unit.db.execute("ANALYZE"))
    lines = []
    for what, work in LOOKS.items():

        def timed(unit: Any, n: int, work: Callable[[Any, int, int], object] = work) -> float:
            began = perf_counter()
            work(unit, n, live_now)
            return (perf_counter() - began) * 1e3

        carry_out = store.write if what.startswith("outbox") else store.read
        times = sorted([await carry_out(partial(timed, n=n)) for n in range(ROUNDS)])
        lines.append([what, f"{median(times):.2f}", f"{times[len(times) * 95 // 100]:.2f}", f"{times[-1]:.2f}"])
    return lines


async def _copy(store: Store, table_id: str, first: int, last: int) -> None:
    """Copy a table and all its rows within the database, once for each number from `first` to `last`."""
    for kind in KINDS:
        if kind.name not in COPIED:
            continue
        key = "id" if kind.name == "tables" else "table_id"
        columns = kind.columns.split(", ")
        values = ", ".join(CHANGED.get(one, f"{kind.name}.{one}").format(table=kind.name) for one in columns)
        sql = (
            f"WITH RECURSIVE numbers (i) AS (SELECT CAST({first} AS BIGINT)"
            f" UNION ALL SELECT i + 1 FROM numbers WHERE i < {last})"
            f" INSERT INTO {kind.name} ({kind.columns}) SELECT {values} FROM {kind.name}, numbers WHERE {key} = ?"
        )
        if kind.name == "packed":
            sql = sql.replace("packed.rows", "substr(packed.rows, 1, 40)")
        await store.write(lambda unit, sql=sql: unit.db.execute(sql, (table_id,)))


def _take(unit: Any, n: int, live: int) -> None:
    """Add, take and report one delivery while those of other tables are not due yet."""
    unit.db.execute(
        "INSERT INTO outbox (table_id, kind, seat, ticket, due, holder, until, attempts)"
        " VALUES (?, 'board', -1, '', ?, '', 0, 0) ON CONFLICT DO NOTHING",
        (f"t{1 + n % live}", 1000.0),
    )
    items = unit.outbox.take(2000.0, 20, "bench", 3000.0)
    assert items
    unit.outbox.report(items, [])


LOOKS: dict[str, Callable[[Any, int, int], object]] = {
    "timers due": lambda unit, n, live: unit.timers.due(2e9 if n % 2 else 1_000_000.0 + n, 50),
    "next timer": lambda unit, n, live: unit.timers.next_due(),
    "outbox: add, take, report": _take,
    "outbox: next due": lambda unit, n, live: unit.outbox.next_due(2000.0, "bench"),
    "table of a channel": lambda unit, n, live: unit.tables.in_channel(1_000_001 + n),
    "tables of a person": lambda unit, n, live: unit.tables.of_person(1_000_001 + 10 * (n + 1)),
    "tables of a server": lambda unit, n, live: unit.tables.on_server(4194304 * (n + 1)),
    "an ended table": lambda unit, n, live: unit.tables.get(f"t{live + 1 + n}"),
    "games to pack": lambda unit, n, live: unit.log.to_pack(PACKED_AFTER_S, 50),
    "standings": lambda unit, n, live: unit.results.tallies(5, GAME),
    "two people compared": lambda unit, n, live: unit.results.met(5, 1_000_001 + 10 * n, 1_000_002 + 10 * n),
}
"""The look-ups by name; each gets the unit of work, a number and the number of tables in play."""
