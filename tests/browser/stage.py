"""Runs the playground's server with the actor in its own process: `python -m tests.browser.stage PORT DB`.

Lines on standard input: `bot off`, `bot on`; the process ends with its input.
Lines on standard output: `ready` when the server listens, `on` and `off` when the bot has connected or left.
"""

import asyncio
import sys
from pathlib import Path

import discord.gateway
import discord.http
import yarl

from playground.server import serving
from tests.browser.actor import Actor


class Stage:
    """Starts and stops the actor."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.actor: Actor | None = None
        self.task: asyncio.Task[None] | None = None

    async def on(self) -> None:
        """Connect the bot, and wait until it is ready."""
        self.actor = Actor()
        self.task = asyncio.create_task(self.actor.start(self.token))
        here = asyncio.create_task(self.actor.here.wait())
        await asyncio.wait({here, self.task}, return_when=asyncio.FIRST_COMPLETED)
        if self.task.done():
            await self.task
        say("on")

    async def off(self) -> None:
        """Disconnect the bot."""
        if self.actor and self.task:
            await self.actor.close()
            await self.task
        self.actor = None
        say("off")


def say(line: str) -> None:
    """Send a line to the test."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def main(port: int, db: Path) -> None:
    """Serve until the input ends."""
    async with serving(db, port) as parts:
        discord.http.Route.BASE = f"{parts.wire.address}/api/v10"
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(
            parts.wire.address.replace("http", "ws", 1) + "/gateway/"
        )
        stage = Stage(parts.world.me["token"])
        say("ready")
        while line := await asyncio.to_thread(sys.stdin.readline):
            await (stage.on() if line.strip() == "bot on" else stage.off())
        await stage.off()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), Path(sys.argv[2])))
