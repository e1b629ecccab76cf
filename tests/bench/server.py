"""From a click to its answer, through the playground's server and the real discord.py client."""

import asyncio
import contextlib
import random
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import discord
import discord.gateway
import discord.http
import yarl
from discord import app_commands, ui

from bot.discord_io.client import Porion
from bot.model import Table
from bot.service import Limits
from bot.settings import Settings
from bot.store import SqliteStore
from playground.driver import Person, Playground, RefusedError, text_of
from playground.jsontypes import Json
from tests.bench import crowd
from tests.bench.clock import row
from tests.e2e.player import answers

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
async def living(bot: Idle | Porion, playground: Playground) -> AsyncIterator[None]:
    """The bot, connected to the playground for a while."""
    discord.http.Route.BASE = playground.environment["DISCORD_API_URL"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.environment["DISCORD_GATEWAY_URL"])
    life = asyncio.create_task(bot.start(playground.environment["DISCORD_TOKEN"]))
    await asyncio.wait_for(bot.ready.wait() if isinstance(bot, Idle) else known(playground), 30)
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
            together = await idle_together(ada)
        await ada.leave()
    with tempfile.TemporaryDirectory(prefix="porion-bench-") as folder:
        async with Playground() as playground:
            store = await SqliteStore.open(Path(folder) / "porion.sqlite")
            bot = Porion(
                Settings.model_validate(
                    {"PORION_DATABASE": Path(folder) / "porion.sqlite", "PORION_COMPUTER_PAUSE": 0}
                ),
                store,
                Limits(per_person=10_000, per_server=10_000, repost_after=0),
            )
            async with living(bot, playground):
                people = [await playground.person("Mira"), await playground.person("Odo")]
                own = await measure_porion(bot, people, seconds)
                many = await crowd.measure(bot, playground, people, 200 if seconds >= 1 else 3)
    lines = [line(name, found, idle["idle click"]) for name, found in (idle | own).items()]
    return [*lines, together, *many]


async def known(playground: Playground) -> None:
    """Wait until the bot is there and its commands are."""
    while not (playground.parts.gateway.online and playground.parts.world.commands):  # noqa: ASYNC110 - no event tells
        await asyncio.sleep(0.02)


async def idle_together(person: Person) -> str:
    """A hundred clicks at once that cause nothing: what the server and discord.py can carry here and now."""
    channel = next(one["id"] for one in person.channels.values() if one["type"] == 0)
    message = (await person.run("idle", channel)).message
    assert message is not None, "it is answered with a button"
    start = perf_counter()
    await asyncio.gather(*(person.press(message, "nothing") for _ in range(crowd.AT_ONCE)))
    return f"{crowd.AT_ONCE} idle clicks at once: {crowd.AT_ONCE / (perf_counter() - start):,.0f} a second"


async def measure_porion(bot: Porion, people: Sequence[Person], seconds: float) -> dict[str, list[float]]:
    """Two people tap their way through Tunhell: each tap until it is answered, each move until the board shows it."""
    host, guest = people
    channel = next(one["id"] for one in host.channels.values() if one["type"] == 0)
    acknowledged: list[float] = []
    shown: list[float] = []
    end = perf_counter() + 2 * seconds
    while perf_counter() < end or len(shown) < FEWEST:
        await host.run("game new", channel, game="tunhell")
        lobby = await host.wait_message(channel, lambda one: "porion:join" in str(one))
        await guest.press(lobby, "Join")
        await host.wait_message(channel, lambda one: "2. Odo" in text_of(one))
        await host.press(lobby, "Start")
        await guest.wait_for(lambda: any(tappable(one) for one in people))
        await play(bot, people, channel, (acknowledged, shown), end)
        table = await bot.service.table_in(int(channel))
        if table is not None and table.phase.live:
            sure = (await host.run("game close", channel)).message
            assert sure is not None, "the host is asked"
            await host.press(sure, "Yes, close the table")
            await host.wait_message(channel, lambda one: "closed early" in text_of(one))
    return {"tap, answered": acknowledged, "move, on board": shown}


async def play(
    bot: Porion, people: Sequence[Person], channel: str, figures: tuple[list[float], list[float]], end: float
) -> None:
    """Play one game, or until the time is up."""
    acknowledged, shown = figures
    chance = random.Random(1)
    while True:
        table = await bot.service.table_in(int(channel))
        if table is None or not table.phase.live or (perf_counter() > end and len(shown) >= FEWEST):
            return
        board = str(table.board.message) if table.board is not None else ""
        before = people[0].message(board)
        for person in people:
            if found := tappable(person):
                start = perf_counter()
                if not await tapped(person, *chance.choice(found), chance):
                    continue
                acknowledged.append(perf_counter() - start)
                if await has_moved(bot, table):
                    await changed(people[0], board, before)
                    shown.append(perf_counter() - start)
                    break
        await asyncio.sleep(0.02)  # hands follow the board


async def has_moved(bot: Porion, table: Table) -> bool:
    """Whether a tap was the last of a choice: it is written down a moment after its acknowledgement."""
    for _ in range(10):
        after = await bot.service.table(table.id)
        if after is None or after.moves > table.moves:
            return True
        await asyncio.sleep(0.001)
    return False


async def changed(person: Person, board: str, before: Json | None) -> None:
    """Wait until a page shows a message otherwise than before."""
    await person.wait_for(lambda: person.message(board) != before)


def tappable(person: Person) -> list[tuple[Json, Json]]:
    """What a person can tap in their private messages: the message, and the control in it."""
    private = [one["id"] for one in person.channels.values() if one["type"] == 1]
    messages = [one for channel in private for one in person.public(channel)][-1:]
    return [(one, control) for one in messages for control in answers(one)]


async def tapped(person: Person, message: Json, control: Json, chance: random.Random) -> bool:
    """Tap, and wait for the acknowledgement; whether the control was still there."""
    try:
        if "options" in control:
            lines = [one["value"] for one in control["options"]]
            await person.choose(message, *chance.sample(lines, control.get("min_values", 1)), menu=control["custom_id"])
        else:
            await person.press_id(message["id"], control["custom_id"])
    except RefusedError:
        return False
    return True


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
