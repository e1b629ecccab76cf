"""Fixtures: a playground with a small bot that uses the real discord.py."""

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import discord
import discord.gateway
import discord.http
import pytest
import yarl
from discord import app_commands
from discord.backoff import ExponentialBackoff
from PIL import Image

from playground.driver import Person, Playground

Intents = discord.Intents


def picture(width: int = 40, height: int = 30) -> io.BytesIO:
    """Return a small PNG."""
    data = io.BytesIO()
    Image.new("RGB", (width, height), "navy").save(data, "PNG")
    data.seek(0)
    return data


class SampleBot(discord.Client):
    """A bot with handlers defined by tests."""

    def __init__(self, intents: Intents | None = None) -> None:
        super().__init__(intents=intents or Intents(guilds=True), max_messages=None, guild_ready_timeout=0.0)
        self.tree = app_commands.CommandTree(self)
        self.seen: list[tuple[str, Any]] = []
        self.errors: list[BaseException] = []
        self.tree.error(self._failed)

    async def _failed(self, _: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.errors.append(getattr(error, "original", error))

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait between sessions, which the playground does not require."""

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.seen.append((event, args))
        super().dispatch(event, *args, **kwargs)

    def saw(self, event: str) -> list[Any]:
        return [args for name, args in self.seen if name == event]


async def until(found: Callable[[], Any], patience: float = 60.0) -> Any:
    """Wait for a condition in the bot, and return its value."""
    async with asyncio.timeout(patience):
        while not (value := found()):  # noqa: ASYNC110 - discord.py has no event to wait on
            await asyncio.sleep(0.01)
    return value


@contextlib.asynccontextmanager
async def running(bot: discord.Client, playground: Playground) -> AsyncIterator[discord.Client]:
    """Run the bot, logged in and connected, within the block."""
    discord.http.Route.BASE = f"{playground.address}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.environment["DISCORD_GATEWAY_URL"])
    task = asyncio.create_task(bot.start(playground.environment["DISCORD_TOKEN"]))
    try:
        await until(lambda: task.done() or playground.parts.gateway.online)
        if task.done():
            await task
        await bot.wait_until_ready()
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


class Scene:
    """A playground, one person in its first channel, and a bot for handlers."""

    def __init__(self, playground: Playground, ada: Person) -> None:
        self.playground = playground
        self.ada = ada
        self.bot = SampleBot()
        self.room = ada.channel("game-table")
        self._stack = contextlib.AsyncExitStack()

    @property
    def parts(self) -> Any:
        return self.playground.parts

    def command(self, handler: Callable[..., Awaitable[None]], name: str = "go") -> None:
        """Register a slash command."""
        self.bot.tree.add_command(app_commands.Command(name=name, description="Go on", callback=handler))

    async def start(self) -> None:
        """Connect the bot."""
        await self._stack.enter_async_context(running(self.bot, self.playground))

    async def go(self, handler: Callable[..., Awaitable[None]], **options: Any) -> Any:
        """Register one command, connect the bot, and run the command as Ada."""
        self.command(handler)
        await self.start()
        return await self.ada.run("go", self.room, **options)

    async def stop(self) -> None:
        await self._stack.aclose()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove discord.py's random pause before reconnecting."""
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda _: 0.01)


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground() as server:
        yield server


@pytest.fixture
async def scene(playground: Playground) -> AsyncIterator[Scene]:
    made = Scene(playground, await playground.person("Ada"))
    try:
        yield made
    finally:
        await made.stop()
