"""From a click to its answer, through the playground's server and the real discord.py client."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from statistics import median, quantiles
from time import perf_counter

import discord
import discord.gateway
import discord.http
import yarl
from discord import app_commands, ui

from bot.playground.driver import Person, Playground
from tests.bench.clock import row

FEWEST = 10


class Idle(discord.Client):
    """A bot that answers at once and does nothing: what any bot pays for discord.py and the server."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, guild_ready_timeout=0.0)
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="idle", description="Answer with a word and a button")(self._answer)
        self.ready = asyncio.Event()

    async def _answer(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Here.", view=self.buttons(), ephemeral=True)

    def buttons(self) -> ui.View:
        """A button that is acknowledged and changes nothing."""
        view = ui.View(timeout=None)
        button: ui.Button[ui.View] = ui.Button(label="Nothing", custom_id="nothing")
        button.callback = self._acknowledge  # type: ignore[method-assign]  # how discord.py wants it
        view.add_item(button)
        return view

    async def _acknowledge(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()

    async def setup_hook(self) -> None:
        """Register the one command."""
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Say that clicks can come."""
        self.ready.set()


@contextlib.asynccontextmanager
async def living(bot: Idle, playground: Playground) -> AsyncIterator[None]:
    """The bot, connected to the playground for a while."""
    discord.http.Route.BASE = playground.environment["DISCORD_API_URL"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.environment["DISCORD_GATEWAY_URL"])
    life = asyncio.create_task(bot.start(playground.environment["DISCORD_TOKEN"]))
    await asyncio.wait_for(bot.ready.wait(), 30)
    try:
        yield
    finally:
        await bot.close()
        await life


async def times(work: Callable[[], Awaitable[object]], seconds: float) -> list[float]:
    """How long each of many goes took, one after the other, for some seconds."""
    await work()
    found: list[float] = []
    end = perf_counter() + seconds
    while (start := perf_counter()) < end or len(found) < FEWEST:
        await work()
        found.append(perf_counter() - start)
    return found


def line(name: str, found: Sequence[float], reference: Sequence[float]) -> str:
    """One row: p50 and p99 in milliseconds, and how often the reference fits into each."""
    p50, p99 = median(found), high(found)
    figures = [f"{p50 * 1e3:.2f}", f"{p99 * 1e3:.2f}", f"{p50 / median(reference):.2f}", f"{p99 / high(reference):.2f}"]
    return row(name, *figures)


def high(found: Sequence[float]) -> float:
    """The time that one go in a hundred exceeds."""
    return quantiles(found, n=100, method="inclusive")[98]


async def measure(seconds: float) -> list[str]:
    """The rows of this benchmark."""
    async with Playground() as playground:
        ada = await playground.person("Ada")
        async with living(Idle(), playground):
            idle = await measure_idle(ada, seconds)
        await ada.leave()
    return [line(name, found, idle["idle click"]) for name, found in idle.items()]


async def measure_idle(person: Person, seconds: float) -> dict[str, list[float]]:
    """A click and a command that cause nothing."""
    channel = next(one["id"] for one in person.channels.values() if one["type"] == 0)
    answered = await person.run("idle", channel)
    assert answered.message is not None, answered
    message = answered.message
    return {
        "idle click": await times(lambda: person.press(message, "nothing"), seconds),
        "idle command": await times(lambda: person.run("idle", channel), seconds),
    }


def report(seconds: float) -> Iterator[str]:
    """The lines of this benchmark; `seconds` is about what each figure may take."""
    yield "From a click or command to its answer, as the page sees it; ratios to a button that does nothing"
    yield row("what", "p50, ms", "p99, ms", "ratio p50", "ratio p99")
    yield from asyncio.run(measure(seconds))
