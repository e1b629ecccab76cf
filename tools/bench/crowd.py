"""Many two-player tables at once: a hundred simultaneous clicks, and two hundred tables in play."""

import asyncio
from collections.abc import Awaitable, Iterable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time
from types import SimpleNamespace

from playground.driver import Person, Playground
from tests.e2e.forging import send
from tools.bench.bot_handle import BotHandle
from tools.bench.clock import row

AT_ONCE, THINKING = 100, 50
AT_ONCE_HEAD = row(
    "at once", "p50, ms", "p99, ms", "ratio p99", "a second", "of idle", "all shown, s", "bot, ms each", "page, ms each"
)


@dataclass(frozen=True)
class AtOnce:
    """Simultaneous clicks: the sorted seconds until each was answered, and the seconds for all."""

    seconds: Sequence[float]
    whole: float

    @property
    def a_second(self) -> float:
        """The number of answers per second."""
        return len(self.seconds) / self.whole


@dataclass(frozen=True)
class Reference:
    """Clicks of the same run that cause no work: seconds of each, one by one and simultaneous."""

    one_by_one: Sequence[float]
    together: AtOnce


async def all_at_once(presses: Iterable[Awaitable[float]]) -> AtOnce:
    """Wait for all presses, which return the seconds each of them took."""
    start = perf_counter()
    found = sorted(await asyncio.gather(*presses))
    return AtOnce(found, perf_counter() - start)


def at_once(name: str, found: AtOnce, reference: Reference, *more: str) -> str:
    """Return a row about simultaneous clicks, compared with the same number of idle ones."""
    idle = reference.together
    p99, ratio = _high(found.seconds), _high(found.seconds) / _high(idle.seconds)
    figures = (f"{median(found.seconds) * 1e3:.0f}", f"{p99 * 1e3:.0f}", f"{ratio:.2f}")
    return row(name, *figures, f"{found.a_second:,.0f}", f"{found.a_second / idle.a_second:.2f}", *more)


@dataclass
class Crowd:
    """A bot with many tables, and the two people who play at all of them."""

    bot: BotHandle
    playground: Playground
    people: dict[str, Person]
    tables: list[str]
    reference: Reference

    async def press(self, person: str, message: str, custom_id: str) -> float:
        """Press a control; return the seconds until it is answered."""
        start = perf_counter()
        evening = SimpleNamespace(playground=self.playground)
        await send(evening, self.people[person], message, custom_id)  # type: ignore[arg-type]  # all it needs
        return perf_counter() - start


async def gather(
    bot: BotHandle,
    playground: Playground,
    people: Sequence[Person],
    count: int,
    reference: Reference,
    *,
    is_begun: bool = True,
) -> Crowd:
    """Open `count` tables in channels of their own, begin games if `is_begun`, and wait until all boards are shown."""
    host, guild = people[0], next(iter(people[0].guilds))
    made = [await host.ask("channel_create", guild=guild, name=f"bench {number}") for number in range(count)]
    names = {one.id: one.me["global_name"] for one in people}
    channels = [one["channel"]["id"] for one in made]
    tables = await bot.ask("open", guild=guild, channels=channels, people=names, is_begun=is_begun)
    await bot.ask("told")
    return Crowd(bot, playground, {one.id: one for one in people}, tables, reference)


async def measure(
    bot: BotHandle, playground: Playground, people: Sequence[Person], count: int, reference: Reference
) -> list[str]:
    """Return the rows about simultaneous clicks, and about the costs of a single one."""
    crowd = await gather(bot, playground, people, count, reference)
    some, lines = crowd.tables[:AT_ONCE], []
    for what, name, tables in (("hands", "hands", some), ("taps", "moves", some), ("taps", "moves", crowd.tables)):
        lines.append(await together(f"{len(tables)} {name}", crowd, await bot.ask(what, tables=tables)))
    lines.append(row("one click costs", "table loads", "parses", "writes", "requests"))
    return [*lines, *await _costs(crowd), *await _beside_thinking(crowd)]


_SHARES = ("p50, ms", "ratio p50", "p99, ms", "ratio p99")


async def _beside_thinking(crowd: Crowd) -> list[str]:
    """Measure clicks one by one, first without computer players, then while they think in their processes."""
    thinking, others = crowd.tables[:THINKING], crowd.tables[-AT_ONCE:]
    idle = sorted(crowd.reference.one_by_one)
    lines = [row("one by one", *(f"{what} {share}" for what in ("hand", "move") for share in _SHARES), "thoughts")]
    for name, tables in (("none thinking", []), (f"{len(thinking)} thinking", thinking)):
        await crowd.bot.ask("think", tables=tables)
        hands = sorted([await crowd.press(*click) for click in await crowd.bot.ask("hands", tables=others)])
        moves = sorted([await crowd.press(*click) for click in await crowd.bot.ask("taps", tables=others)])
        thoughts = await crowd.bot.ask("rest")
        await crowd.bot.ask("told")
        halves = [(median(found), median(idle)) for found in (hands, moves)]
        highs = [(_high(found), _high(idle)) for found in (hands, moves)]
        pairs = [pair for both in zip(halves, highs, strict=True) for pair in both]
        times = (text for one, other in pairs for text in (f"{one * 1e3:.1f}", f"{one / other:.2f}"))
        lines.append(row(name, *times, str(thoughts)))
    return lines


async def together(name: str, crowd: Crowd, clicks: Sequence[Sequence[str]]) -> str:
    """Press all these controls at once; return a row with the times, and the costs for the bot."""
    await crowd.bot.ask("begin")
    start, spent_before = perf_counter(), process_time()
    found = await all_at_once(crowd.press(*click) for click in clicks)
    await crowd.bot.ask("told")
    shown = perf_counter() - start
    spent = (await crowd.bot.ask("spent"))["seconds"], process_time() - spent_before
    costs = (f"{one / len(clicks) * 1e3:.1f}" for one in spent)
    return at_once(name, found, crowd.reference, f"{shown:.2f}", *costs)


def _high(found: Sequence[float]) -> float:
    """Return the 99th percentile of sorted times."""
    return found[min(len(found) - 1, int(len(found) * 0.99))]


async def _costs(crowd: Crowd) -> list[str]:
    """Return rows with the costs of a move that updates no other hand, and of one that asks the other player."""
    found: dict[str, dict[str, int]] = {}
    for table in crowd.tables * 4:
        before = await crowd.bot.ask("waiting", table=table)
        if not (taps := await crowd.bot.ask("taps", tables=[table])):
            continue
        await crowd.bot.ask("begin", counts=True)
        await crowd.press(*taps[0])
        costs = await _counted(crowd)
        after = await crowd.bot.ask("waiting", table=table)
        found.setdefault("same player" if after == before else "next player", costs)
        if len(found) == 2:
            break
    keys = ("loads", "parses", "writes", "requests")
    return [row(name, *(str(costs[key]) for key in keys)) for name, costs in found.items()]


async def _counted(crowd: Crowd) -> dict[str, int]:
    """Return the costs of the last click, once all its deliveries are sent."""
    await crowd.bot.ask("told")
    costs: dict[str, int] = await crowd.bot.ask("spent")
    return costs
