"""Moves per second that Discord's limit of fifty requests allows over hours, and the delay until they are shown.

Everything is scaled to a tenth, so that the limit binds and not the processor: the playground allows the bot five
requests a second besides answers to clicks, with unchanged limits for each route. The bot plays
once as it is, and once without editing by interactions, so that every edit takes the ordinary route.
"""

import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from statistics import median
from time import perf_counter
from unittest.mock import patch

import playground.rates
from bot.workers import new_event_loop
from playground.driver import Playground, RefusedError
from tools.bench.bot_handle import BotHandle, living
from tools.bench.clock import row
from tools.bench.crowd import AtOnce, Crowd, Reference, gather
from tools.bench.server import is_known

TENTH = 10
RATES = (15, 45)
"""Rates to try, in moves per second, scaled to the full limit."""
PAIRS, TABLES, SECONDS, LOOK_S = 12, 4, 40.0, 0.2
"""Pairs of people, tables per pair, seconds of play, and seconds between two samples."""
WARM = 3
"""Moves at each table before the measurement: after them both players have answered in private."""
SOON_S = 3.0


@dataclass
class Found:
    """The results of one rate.

    Attributes:
        moves: the number of moves made.
        seconds: the duration of play.
        ages: the age in seconds of the oldest due delivery at each sample.
        counted, refused: requests that count towards the limit, and refused ones.
        last: seconds from the last move until all deliveries are sent.
    """

    moves: int = 0
    seconds: float = 0.0
    ages: list[float] = field(default_factory=list)
    counted: int = 0
    refused: int = 0
    last: float = 0.0

    def line(self, name: str) -> str:
        """Return a row, with figures scaled to the full limit."""
        late = sum(age > SOON_S for age in self.ages) / len(self.ages)
        holds = "yes" if late <= 0.01 and self.last <= SOON_S and not self.refused else "no"
        rates = (self.moves / self.seconds * TENTH, self.counted / self.seconds * TENTH)
        ages = (f"{median(self.ages):.1f}", f"{max(self.ages):.1f}", f"{late:.0%}", f"{self.last:.1f}")
        return row(name, *(f"{one:.0f}" for one in rates), str(self.refused), *ages, holds)


async def measure(seconds: float) -> list[str]:
    """Return the rows of both ways of editing."""
    rates, whole, pairs, tables = (RATES, SECONDS, PAIRS, TABLES) if seconds >= 1 else (RATES[:1], 2.0, 2, 2)
    lines = []
    for name, is_all_counted in (("as it is", False), ("all counted", True)):
        with tempfile.TemporaryDirectory(prefix="porion-bench-") as folder:
            async with (
                Playground() as playground,
                living(playground.environment, lambda: is_known(playground), "porion", Path(folder)) as bot,
            ):
                crowds = [await _pair(bot, playground, number, tables) for number in range(pairs)]
                await bot.ask("told")
                await bot.ask("hold_to", part=1 / TENTH, is_all_counted=is_all_counted)
                for rate in rates:
                    found = await sustained(crowds, rate / TENTH, whole)
                    lines.append(found.line(f"{name}, {rate}"))
    return lines


async def _pair(bot: BotHandle, playground: Playground, number: int, tables: int) -> Crowd:
    """Return two people with games in play at tables of their own."""
    people = [await playground.person(f"{name} {number}") for name in ("Mira", "Odo")]
    crowd = await gather(bot, playground, people, tables, Reference([], AtOnce([], 1.0)), is_begun=False)
    for tap in await bot.ask("starts", tables=crowd.tables):
        await crowd.press(*tap)
    for _ in range(WARM):
        await bot.ask("told")
        for tap in await bot.ask("taps", tables=crowd.tables):
            await crowd.press(*tap)
    return crowd


async def sustained(crowds: Sequence[Crowd], rate: float, seconds: float) -> Found:
    """Make moves at a steady rate, at each table in turn, without waiting for earlier ones."""
    bot, rates = crowds[0].bot, crowds[0].playground.parts.rates
    turns = cycle(
        [
            (crowd, table)
            for tables in zip(*(one.tables for one in crowds), strict=True)
            for crowd, table in zip(crowds, tables, strict=True)
        ]
    )
    found, pressing = Found(), set[asyncio.Task[None]]()
    refuse, count = playground.rates.limited, rates.count

    def counted(now: float) -> None:
        found.counted += 1
        count(now)

    def refused(*values: object, **named: object) -> object:
        found.refused += 1
        return refuse(*values, **named)  # type: ignore[arg-type]  # passed on unchanged

    async def move(crowd: Crowd, table: str) -> None:
        for tap in await bot.ask("taps", tables=[table]):
            try:
                await crowd.press(*tap)
            except RefusedError:
                return
            found.moves += 1

    with (
        patch.object(playground.rates, "ALTOGETHER", playground.rates.ALTOGETHER // TENTH),
        patch.object(playground.rates, "limited", refused),
        patch.object(playground.rates.Rates, "count", lambda _, now: counted(now)),
    ):
        rates.on = True
        begin, due = perf_counter(), 0.0
        while (now := perf_counter() - begin) < seconds:
            while due <= now:
                pressing.add(asyncio.create_task(move(*next(turns)), name="a move"))
                due += 1 / rate
            found.ages.append(await bot.ask("oldest"))
            await asyncio.sleep(LOOK_S)
        await asyncio.gather(*pressing)
        found.seconds = perf_counter() - begin
        await bot.ask("told")
        found.last = perf_counter() - begin - found.seconds
        rates.on = False
    return found


def report(seconds: float) -> Iterator[str]:
    """Yield the lines of this benchmark."""
    where = f"Tunhell at {PAIRS * TABLES} tables of two, in private messages of {2 * PAIRS} people"
    yield f"{where}; moves and requests per second, scaled to the full limit"
    ages = ("waiting, s", "at most", f"over {SOON_S:.0f} s", "after the last")
    yield row("way, moves asked", "moves", "counted", "refused", *ages, "holds")
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        yield from runner.run(measure(seconds))
