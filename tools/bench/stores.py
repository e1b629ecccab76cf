"""The cost of a move on SQLite and PostgreSQL, in one or several processes: the service without Discord."""

import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time, sleep, time

from bot.service import Service
from bot.store import SqliteStore, Store
from bot.workers import clean_start, new_event_loop
from tests.bot.service.evening import Clock, play, playing
from tests.postgres import programs, running
from tools.bench.clock import row

PROCESSES = (1, 2, 4)
TABLES, MOVES, ROUNDS = 8, 100, 3
"""The number of tables in all, of moves at each in a round, and of rounds."""
FILE = "a file"


@dataclass(frozen=True)
class Played:
    """What one process spent on its moves, with the times of its start and end."""

    moves: int
    spent: float
    began: float
    ended: float


def play_in_process(url: str, channels: Sequence[int], moves: int, begin: float) -> Played:
    """In a child process: open tables, wait until `begin`, and play at all of them at once."""
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(_played(url, channels, moves, begin))


async def _opened(url: str) -> Store:
    if not url.startswith("postgresql:"):
        return await SqliteStore.open(Path(url))
    from bot.store.postgres import PostgresStore  # only where there is one

    return await PostgresStore.open(url)


async def _played(url: str, channels: Sequence[int], moves: int, begin: float) -> Played:
    store = await _opened(url)
    service = Service(store, Clock())
    tables = [await playing(service, 2, game="tunhell", channel=channel) for channel in channels]
    await asyncio.gather(*(play(service, table, 10, "warm") for table in tables))

    async def moved() -> int:
        found = [await service.queries.table(table.id) for table in tables]
        return sum(table.moves for table in found if table is not None)

    before = await moved()
    sleep(max(begin - time(), 0))  # noqa: ASYNC251 - nothing else may happen meanwhile
    began, spent = time(), process_time()
    await asyncio.gather(*(play(service, table, moves) for table in tables))
    ended, spent = time(), process_time() - spent
    found = Played(await moved() - before, spent, began, ended)
    await service.drain()
    await store.close()
    return found


def together(url: str, processes: int, tables: int, moves: int, start: float) -> tuple[float, float]:
    """Return the moves per second of processes that share a store, and the processor seconds per move."""
    begin = time() + start
    shares = [range(number, tables, processes) for number in range(processes)]
    with ProcessPoolExecutor(processes, clean_start()) as pool:
        asked = [pool.submit(play_in_process, url, [one + 1 for one in share], moves, begin) for share in shares]
        found = [one.result() for one in asked]
    played = sum(one.moves for one in found)
    seconds = max(one.ended for one in found) - min(one.began for one in found)
    return played / seconds, sum(one.spent for one in found) / played


def report(seconds: float) -> Iterator[str]:
    """Yield the lines of this benchmark; `seconds` below 1 only shows that it runs."""
    rounds, moves, start = (ROUNDS, MOVES, 8.0) if seconds >= 1 else (1, 2, 0.0)
    counts, tables = (PROCESSES, TABLES) if seconds >= 1 else (PROCESSES[:1], 2)
    found: dict[str, list[tuple[float, float]]] = {}
    for _ in range(rounds):
        with tempfile.TemporaryDirectory(prefix="porion-bench-") as folder:
            one = together(f"{folder}/porion.sqlite", 1, tables, moves, start)
        found.setdefault(f"{FILE}, 1 at once", []).append(one)
        if programs() is not None:
            with running() as cluster:
                for count in counts:
                    name = f"PostgreSQL, {count} at once"
                    found.setdefault(name, []).append(together(cluster.new(), count, tables, moves, start))
    yield f"Tunhell at {tables} tables of two in all, read and moved by the service alone; medians of {rounds} rounds"
    yield row("store", "moves a second", "of a file", "bot, ms each", "of a file")
    rates = {name: median(rate for rate, _ in each) for name, each in found.items()}
    costs = {name: median(cost for _, cost in each) for name, each in found.items()}
    ((_, rate), *_), ((_, cost), *_) = rates.items(), costs.items()
    for name in found:
        faster, dearer = rates[name] / rate, costs[name] / cost
        yield row(name, f"{rates[name]:.0f}", f"{faster:.2f}", f"{costs[name] * 1e3:.2f}", f"{dearer:.2f}")
