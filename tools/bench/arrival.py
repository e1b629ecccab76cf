"""Times from a gateway event to the bot's answer, without the playground and its page.

The reference is a bot, set up likewise in a process of its own, that only acknowledges or shows a prepared message.
"""

import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from bot.workers import new_event_loop
from tools.bench.bare_server import GUILD, BareServer, Json, serving
from tools.bench.bot_handle import BotHandle, living
from tools.bench.bot_process import prepared
from tools.bench.clock import row
from tools.bench.stations import PARTS, Marks, shares

AT_ONCE, EVERY_TABLE = 100, 200
ROUNDS = 3
PEOPLE = {"2000000000000000001": "Mira", "2000000000000000003": "Odo"}
NOTHING, SHOWS = "nothing", "show"


@dataclass
class Figures:
    """Measurements of one kind of click.

    Attributes:
        seconds: of each click until its answer arrived.
        bot: the bot's processor seconds per click, with all its deliveries.
        requests: the bot's requests per click.
        a_second: answers per second for simultaneous clicks.
        told: seconds until all deliveries of simultaneous clicks were sent.
        passed: times at which each single click passed the stations of its path.
    """

    seconds: list[float] = field(default_factory=list)
    bot: list[float] = field(default_factory=list)
    requests: list[float] = field(default_factory=list)
    a_second: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    passed: list[dict[str, float]] = field(default_factory=list)

    @property
    def high(self) -> float:
        """The 99th percentile."""
        return quantiles(self.seconds, n=100, method="inclusive")[98]


Clicks = Sequence[Sequence[str]]
"""For each click: the person, the message and the custom id."""


async def one_by_one(bot: BotHandle, server: BareServer, clicks: Clicks, found: Figures, *, told: bool) -> None:
    """Press the controls in turn, each after all deliveries of the previous one are sent."""
    requests = server.requests
    await bot.ask("begin")
    server.passed.clear()
    for click in clicks:
        found.seconds.append(await server.press(*click))
        if told:
            await bot.ask("told")
    spent = (await bot.ask("spent"))["seconds"]
    found.bot.append(spent / len(clicks))
    found.requests.append((server.requests - requests) / len(clicks))
    inside: Marks = await bot.ask("passed")
    found.passed += [ends | inside.get(number, {}) for number, ends in server.passed.items()]


async def together(bot: BotHandle, server: BareServer, clicks: Clicks, found: Figures, *, told: bool) -> None:
    """Press all controls at once."""
    requests = server.requests
    await bot.ask("begin")
    start = perf_counter()
    found.seconds += await asyncio.gather(*(server.press(*click) for click in clicks))
    found.a_second.append(len(clicks) / (perf_counter() - start))
    if told:
        await bot.ask("told")
    found.told.append(perf_counter() - start)
    spent = (await bot.ask("spent"))["seconds"]
    found.bot.append(spent / len(clicks))
    found.requests.append((server.requests - requests) / len(clicks))


async def measure_idle(count: int, rounds: int = ROUNDS) -> dict[str, Figures]:
    """Measure the idle bot: single clicks, then simultaneous ones."""
    async with serving() as server, living(server.environment, lambda: server.is_joined, "idle") as bot:
        person = next(iter(PEOPLE))
        shown: list[Json] = [
            server.post(server.snowflake(), {"components": prepared().to_components(), "flags": 1 << 15})
            for _ in range(count)
        ]
        names = ("idle click", "idle, showing", f"{count} idle", f"{count} idle, showing")
        found = {name: Figures() for name in names}
        for _ in range(rounds + 1):
            for control, alone, all_at_once in ((NOTHING, names[0], names[2]), (SHOWS, names[1], names[3])):
                clicks = [(person, one["id"], control) for one in shown]
                await one_by_one(bot, server, clicks, found[alone], told=False)
                await together(bot, server, clicks, found[all_at_once], told=False)
        return {name: without_first(figures, count) for name, figures in found.items()}


async def measure_porion(folder: Path, count: int, tables: int, rounds: int) -> dict[str, Figures]:
    """Measure hands, steps and moves at many tables of two: single clicks, then simultaneous ones."""
    async with serving() as server, living(server.environment, lambda: server.is_joined, "porion", folder) as bot:
        channels = [server.snowflake() for _ in range(tables)]
        opened = await bot.ask("open", guild=GUILD, channels=channels, people=PEOPLE)
        await bot.ask("told")
        at_once = opened[:count]
        found: dict[str, Figures] = {}
        for _ in range(rounds + 1):
            for what in ("hands", "steps", "taps"):
                name = {"hands": "hand", "steps": "step", "taps": "move"}[what]
                figures = found.setdefault(f"a {name}", Figures())
                await one_by_one(bot, server, await bot.ask(what, tables=at_once), figures, told=what == "taps")
            for what, name, those in (
                ("hands", f"{count} hands", at_once),
                ("steps", f"{count} steps", at_once),
                ("taps", f"{count} moves", at_once),
                ("taps", f"{tables} moves", opened),
            ):
                figures = found.setdefault(name, Figures())
                await together(bot, server, await bot.ask(what, tables=those), figures, told=True)
        return {name: without_first(figures, count) for name, figures in found.items()}


def without_first(figures: Figures, count: int) -> Figures:
    """Return the figures without the first round, which warms up caches."""
    rounds = (one[1:] for one in (figures.bot, figures.requests, figures.a_second, figures.told))
    return Figures(figures.seconds[count:], *rounds, figures.passed[count:])


def lines(idle: dict[str, Figures], own: dict[str, Figures], count: int) -> Iterator[str]:
    """Yield the rows: single clicks compared with single idle clicks, simultaneous with simultaneous ones."""
    yield row("one by one", "p50, ms", "p99, ms", "ratio p50", "ratio p99", "bot, ms each", "ratio", "requests")
    for name, found in {**idle, **own}.items():
        if found.a_second:
            continue
        yield row(name, *_times(found, idle["idle click"]), *_costs(found, idle["idle click"]))
    yield row("of these, ms", *PARTS.values())
    for name, found in {**idle, **own}.items():
        if found.passed:
            parts = shares(found.passed)
            yield row(name, *(f"{parts[station] * 1e3:.2f}" if station in parts else "-" for station in PARTS))
    yield row(
        "at once", "p50, ms", "p99, ms", "ratio p99", "a second", "of idle", "all told, s", "bot, ms each", "ratio",
        "requests",
    )  # fmt: skip
    many = idle[f"{count} idle"]
    for name, found in {**idle, **own}.items():
        if not found.a_second:
            continue
        times = (f"{median(found.seconds) * 1e3:.0f}", f"{found.high * 1e3:.0f}", f"{found.high / many.high:.2f}")
        a_second = median(found.a_second)
        rates = (f"{a_second:,.0f}", f"{a_second / median(many.a_second):.2f}", f"{median(found.told):.2f}")
        yield row(name, *times, *rates, *_costs(found, many))


def _times(found: Figures, reference: Figures) -> list[str]:
    p50, p99 = median(found.seconds), found.high
    ratios = p50 / median(reference.seconds), p99 / reference.high
    return [f"{p50 * 1e3:.2f}", f"{p99 * 1e3:.2f}", *(f"{one:.2f}" for one in ratios)]


def _costs(found: Figures, reference: Figures) -> list[str]:
    ratio = min(found.bot) / min(reference.bot)
    return [f"{min(found.bot) * 1e3:.2f}", f"{ratio:.1f}", f"{median(found.requests):.1f}"]


def report(seconds: float) -> Iterator[str]:
    """Yield the lines of this benchmark; `seconds` below 1 only shows that it runs."""
    count, tables, rounds = (AT_ONCE, EVERY_TABLE, ROUNDS) if seconds >= 1 else (2, 3, 1)
    yield "From the event on the gateway to the arrival of its answer; the bot's CPU time is the least of its rounds"
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        idle = runner.run(measure_idle(count, rounds))
        with tempfile.TemporaryDirectory(prefix="porion-bench-") as folder:
            own = runner.run(measure_porion(Path(folder), count, tables, rounds))
    yield from lines(idle, own, count)
