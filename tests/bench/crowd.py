"""Many tables of two people at once: a hundred taps in the same instant, two hundred tables that move together."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from types import SimpleNamespace

from bot.discord_io.client import Porion
from bot.model import Table
from bot.present.paths import steps_of, token_for
from games.core import OneOf, Seat
from playground.driver import Person, Playground
from tests.bench.clock import row
from tests.bench.costs import Costs, counting
from tests.e2e.forging import send

AT_ONCE = 100


@dataclass
class Crowd:
    """A bot with many tables, and the two people who play at all of them."""

    bot: Porion
    playground: Playground
    people: dict[int, Person]
    tables: list[str]

    async def hand(self, table_id: str) -> float:
        """Press "My hand" under a private message; returns the seconds until it is answered."""
        table = await self.table(table_id)
        return await self._click(table, Seat(0), f"porion:hand:{table_id}::")

    async def move(self, table_id: str) -> float:
        """Make a move by one tap; returns the seconds until it is answered."""
        table = await self.table(table_id)
        everyone = await self.bot.service.view_for(table_id, None)
        seat = everyone.waiting[0]
        offer = (await self.bot.service.view_for(table_id, seat)).offer
        assert offer is not None, "whoever is asked has an offer"
        assert isinstance(offer.shape, OneOf), "Tunhell asks for one of several"
        token = token_for(steps_of(offer.shape.choices[0]))
        return await self._click(table, seat, f"porion:step:{table_id}:{offer.ticket}:{token}")

    async def table(self, table_id: str) -> Table:
        table = await self.bot.service.table(table_id)
        assert table is not None, "it was opened"
        return table

    async def _click(self, table: Table, seat: Seat, custom_id: str) -> float:
        sitter = table.sitters[seat]
        assert sitter.person is not None, "people sit everywhere"
        assert sitter.hand is not None, "hands are shown before anything is measured"
        start = perf_counter()
        evening = SimpleNamespace(playground=self.playground)
        await send(evening, self.people[sitter.person], str(sitter.hand.message), custom_id)  # type: ignore[arg-type]  # all it needs
        return perf_counter() - start

    async def shown(self) -> None:
        """Wait until everything is told that is due, late pictures too: nobody is called who has just tapped."""
        sql = "SELECT count(*) FROM outbox WHERE due <= ?"
        while await self.bot.service.store.read(  # noqa: ASYNC110 - no event tells
            lambda unit: unit.db.execute(sql, (self.bot.service.clock(),)).fetchone()[0]  # type: ignore[attr-defined]  # SQLite's
        ):
            await asyncio.sleep(0.01)
        while self.bot.delivery.messages.under_way:  # noqa: ASYNC110 - no event tells
            await asyncio.sleep(0.01)


async def gather(bot: Porion, playground: Playground, people: Iterable[Person], count: int) -> Crowd:
    """Open so many tables, each in a channel of its own, and wait until all are shown."""
    host, guest = people
    guild = next(iter(host.guilds))
    mira = await bot.service.meet(int(host.id), "Mira", "en-GB", int(guild))
    odo = await bot.service.meet(int(guest.id), "Odo", "en-GB", int(guild))
    crowd = Crowd(bot, playground, {int(one.id): one for one in (host, guest)}, [])
    for number in range(count):
        made = await host.ask("channel_create", guild=guild, name=f"bench {number}")
        table = await bot.service.open("tunhell", int(guild), int(made["channel"]["id"]), mira, "en")
        await bot.service.join(table.id, odo)
        await bot.service.start(table.id, mira)
        crowd.tables.append(table.id)
    await crowd.shown()
    return crowd


async def measure(bot: Porion, playground: Playground, people: Iterable[Person], count: int) -> list[str]:
    """The rows about many at once, and about the cost of one."""
    crowd = await gather(bot, playground, people, count)
    at_once = crowd.tables[:AT_ONCE]
    lines = [row("at once", "p50, ms", "p99, ms", "a second", "all shown, s")]
    lines.append(await _together(f"{len(at_once)} hands", crowd, crowd.hand, at_once))
    lines.append(await _together(f"{len(at_once)} moves", crowd, crowd.move, at_once))
    lines.append(await _together(f"{count} moves", crowd, crowd.move, crowd.tables))
    lines.append(row("one click costs", "table loads", "parses", "writes", "requests"))
    return [*lines, *[line async for line in _costs(crowd)]]


async def _together(name: str, crowd: Crowd, click: Callable[[str], Awaitable[float]], tables: list[str]) -> str:
    start = perf_counter()
    found = sorted(await asyncio.gather(*(click(table) for table in tables)))
    answered = perf_counter() - start
    await crowd.shown()
    high = found[min(len(found) - 1, int(len(found) * 0.99))]
    figures = (f"{median(found) * 1e3:.0f}", f"{high * 1e3:.0f}", f"{len(found) / answered:,.0f}")
    return row(name, *figures, f"{perf_counter() - start:.2f}")


async def _costs(crowd: Crowd):  # type: ignore[no-untyped-def]  # an asynchronous generator of lines
    """A move that changes nobody else's hand, and one after which somebody else is asked."""
    found: dict[str, Costs] = {}
    for table_id in crowd.tables * 4:
        before = await crowd.bot.service.view_for(table_id, None)
        if not before.waiting:
            continue
        with counting() as costs:
            await crowd.move(table_id)
            await crowd.shown()
        costs.loads -= 3  # made by the benchmark itself to know what to press
        after = await crowd.bot.service.view_for(table_id, None)
        found.setdefault("same player" if after.waiting == before.waiting else "next player", costs)
        if len(found) == 2:
            break
    for name, costs in found.items():
        yield row(name, str(costs.loads), str(costs.parses), str(costs.writes), str(costs.requests))
