"""Many tables of two people at once: a hundred taps in the same instant, two hundred tables that move together."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from types import SimpleNamespace

from playground.driver import Person, Playground
from tests.bench.bot_handle import BotHandle
from tests.bench.clock import row
from tests.e2e.forging import send

AT_ONCE, THINKING = 100, 50


@dataclass
class Crowd:
    """A bot with many tables, and the two people who play at all of them."""

    bot: BotHandle
    playground: Playground
    people: dict[str, Person]
    tables: list[str]

    async def press(self, person: str, message: str, custom_id: str) -> float:
        """Press a control; returns the seconds until it is answered."""
        start = perf_counter()
        evening = SimpleNamespace(playground=self.playground)
        await send(evening, self.people[person], message, custom_id)  # type: ignore[arg-type]  # all it needs
        return perf_counter() - start


async def gather(bot: BotHandle, playground: Playground, people: Sequence[Person], count: int) -> Crowd:
    """Open so many tables, each in a channel of its own, and wait until all are shown."""
    host, guild = people[0], next(iter(people[0].guilds))
    made = [await host.ask("channel_create", guild=guild, name=f"bench {number}") for number in range(count)]
    names = {one.id: one.me["global_name"] for one in people}
    channels = [one["channel"]["id"] for one in made]
    tables = await bot.ask("open", guild=guild, channels=channels, people=names)
    await bot.ask("told")
    return Crowd(bot, playground, {one.id: one for one in people}, tables)


async def measure(bot: BotHandle, playground: Playground, people: Sequence[Person], count: int) -> list[str]:
    """The rows about many at once, and about the cost of one."""
    crowd = await gather(bot, playground, people, count)
    at_once = crowd.tables[:AT_ONCE]
    lines = [row("at once", "p50, ms", "p99, ms", "a second", "all shown, s", "bot, ms each")]
    lines.append(await together(f"{len(at_once)} hands", crowd, await bot.ask("hands", tables=at_once)))
    lines.append(await together(f"{len(at_once)} moves", crowd, await bot.ask("taps", tables=at_once)))
    lines.append(await together(f"{count} moves", crowd, await bot.ask("taps", tables=crowd.tables)))
    lines.append(row("one click costs", "table loads", "parses", "writes", "requests"))
    return [*lines, *await _costs(crowd), *await _beside_thinking(crowd)]


async def _beside_thinking(crowd: Crowd) -> list[str]:
    """Taps one after the other while nobody thinks, and the same with computer players thinking in their processes."""
    thinking, others = crowd.tables[:THINKING], crowd.tables[-AT_ONCE:]
    lines = [row("one by one", "hand p50, ms", "hand p99", "move p50, ms", "move p99", "thoughts")]
    for name, tables in (("none thinking", []), (f"{len(thinking)} thinking", thinking)):
        await crowd.bot.ask("think", tables=tables)
        hands = sorted([await crowd.press(*click) for click in await crowd.bot.ask("hands", tables=others)])
        moves = sorted([await crowd.press(*click) for click in await crowd.bot.ask("taps", tables=others)])
        thoughts = await crowd.bot.ask("rest")
        await crowd.bot.ask("told")
        times = (f"{one * 1e3:.1f}" for found in (hands, moves) for one in (median(found), _high(found)))
        lines.append(row(name, *times, str(thoughts)))
    return lines


async def together(name: str, crowd: Crowd, clicks: Sequence[Sequence[str]]) -> str:
    """Press all of these at the same moment; one row about how long that took, and what it cost the bot."""
    await crowd.bot.ask("begin")
    start = perf_counter()
    found = sorted(await asyncio.gather(*(crowd.press(*click) for click in clicks)))
    answered = perf_counter() - start
    await crowd.bot.ask("told")
    shown = perf_counter() - start
    spent = (await crowd.bot.ask("spent"))["seconds"] / len(found) * 1e3
    figures = (f"{median(found) * 1e3:.0f}", f"{_high(found) * 1e3:.0f}", f"{len(found) / answered:,.0f}")
    return row(name, *figures, f"{shown:.2f}", f"{spent:.1f}")


def _high(found: Sequence[float]) -> float:
    """Of times in order, the one that one in a hundred exceeds."""
    return found[min(len(found) - 1, int(len(found) * 0.99))]


async def _costs(crowd: Crowd) -> list[str]:
    """A move that changes nobody else's hand, and one after which somebody else is asked."""
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
    """What the last click has cost, once all is told that it led to."""
    await crowd.bot.ask("told")
    costs: dict[str, int] = await crowd.bot.ask("spent")
    return costs
