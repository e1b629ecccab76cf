"""The time of a takeover: one of three processes is killed, and others take over its servers and clocks."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

import psycopg

from bot.ids import ControlAction
from playground.driver import RefusedError
from tests.e2e.room import Room
from tests.e2e.test_processes import Several
from tests.postgres import programs, running
from tests.soak.processes import PROCESSES, rooms_of_each
from tools.bench.clock import row

KILLS = 6
_SOON = "UPDATE timers SET due = extract(epoch FROM clock_timestamp())::float8 + 1 WHERE table_id = %s RETURNING due"
_WAITS = "SELECT 1 FROM timers WHERE table_id = %s AND due = %s"


async def measure(kills: int) -> list[str]:
    """Return a row for each kill: the killed process, and the seconds until clicks are answered and clocks run."""
    lines, clicked, fired = [], list[float](), list[float]()
    with running() as cluster, TemporaryDirectory(prefix="porion-bench-") as folder:
        async with Several(Path(folder), cluster.new(), PROCESSES) as evening:
            await evening.whole()
            rooms = await rooms_of_each(evening)
            for kill in range(kills):
                number = kill % PROCESSES
                room = rooms[number]
                await room.quiet()
                with psycopg.connect(evening.url, autocommit=True) as connection:
                    due = connection.execute(_SOON, (room.id,)).fetchall()[0][0]
                    began = monotonic()
                    killing = asyncio.create_task(evening.kill(number), name="kill")
                    click = asyncio.create_task(_answered(room), name="click")
                    fired.append(await _passed(connection, room.id, due) - began)
                    clicked.append(await click - began)
                    await killing
                await evening.whole()
                lines.append(row(f"number {number}", f"{clicked[-1]:.1f}", f"{fired[-1]:.1f}"))
    return [*lines, *(row(f.__name__, f"{f(clicked):.1f}", f"{f(fired):.1f}") for f in (median, max))]


async def _answered(room: Room) -> float:
    """Press a control of the board until it is answered; return the time of the answer."""
    while True:
        try:
            if (await room.press(room.players[0], ControlAction.HAND)).state == "done":
                return monotonic()
        except (RefusedError, TimeoutError):
            await asyncio.sleep(0.1)


async def _passed(connection: psycopg.Connection[tuple[int]], table: str, due: float) -> float:
    """Wait until a due clock of a table has been handled; return the time."""
    while connection.execute(_WAITS, (table, due)).fetchone() is not None:  # noqa: ASYNC110 - another process does it
        await asyncio.sleep(0.05)
    return monotonic()


def report(seconds: float) -> Iterator[str]:
    """Yield the lines of this benchmark; it measures nothing without PostgreSQL."""
    yield f"One of {PROCESSES} processes is killed while another stands by; seconds until others take over its work"
    yield row("killed", "a click", "a clock")
    if programs() is not None:
        yield from asyncio.run(measure(KILLS if seconds >= 1 else 1))
