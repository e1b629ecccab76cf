"""Runs the playground as a program: the server on loopback, and the real bot as a child process."""

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.workers import new_event_loop
from playground.bound import bound
from playground.driver import bot_environment
from playground.server import HOST, serving
from playground.store import FolderInUseError

log = logging.getLogger(__name__)

BOT = (sys.executable, "-m", "bot")
FIRST_PAUSE, LONGEST_PAUSE, STEADY_SECONDS = 1.0, 30.0, 30.0
STOP_SECONDS = 10.0


def play(port: int, folder: Path, command: Sequence[str] = BOT) -> int:
    """Run the playground with its bot until SIGINT or SIGTERM.

    Args:
        port: the port of the page, 0 for any free one.
        folder: the folder of the databases of the server and of the bot.
        command: starts the bot, which gets DISCORD_TOKEN, the two addresses and PORION_DATABASE in its environment.

    Returns:
        The exit code: 0 after a clean stop, 1 if the server could not start.
    """
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(_play(port, folder, command))


async def _play(port: int, folder: Path, command: Sequence[str]) -> int:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    async with contextlib.AsyncExitStack() as stack:
        try:
            parts = await stack.enter_async_context(serving(folder / "discord.sqlite", port))
        except FolderInUseError as error:
            print(f"{error} (setting PORION_PLAYGROUND_FOLDER)", file=sys.stderr)
            return 1
        except OSError as error:
            print(f"The playground cannot listen on {HOST}:{port}: {error.strerror or error}", file=sys.stderr)
            return 1
        print(f"The playground is open: {parts.wire.address}/  (each browser tab is one person)", flush=True)
        settings = {**bot_environment(parts), "PORION_DATABASE": str(folder / "porion.sqlite")}
        await _keep_running(command, settings, stop)
    return 0


async def _keep_running(command: Sequence[str], settings: dict[str, str], stop: asyncio.Event) -> None:
    """Start the bot, and restart it whenever it ends, sooner if it ran for long."""
    loop = asyncio.get_running_loop()
    pause = FIRST_PAUSE
    while not stop.is_set():
        began = loop.time()
        bot = await asyncio.create_subprocess_exec(*bound(command), env={**os.environ, **settings})
        code = await _until_either(bot, stop)
        if stop.is_set():
            await _end(bot)
            return
        if loop.time() - began > STEADY_SECONDS:
            pause = FIRST_PAUSE
        log.warning("The bot has ended with code %s; it is started again in %g s.", code, pause)
        await _sleep_unless(stop, pause)
        pause = min(pause * 2, LONGEST_PAUSE)


async def _until_either(bot: asyncio.subprocess.Process, stop: asyncio.Event) -> int | None:
    ended, stopped = asyncio.create_task(bot.wait()), asyncio.create_task(stop.wait())
    await asyncio.wait({ended, stopped}, return_when=asyncio.FIRST_COMPLETED)
    for task in (ended, stopped):
        task.cancel()
    return bot.returncode


async def _sleep_unless(stop: asyncio.Event, seconds: float) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await stop.wait()


async def _end(bot: asyncio.subprocess.Process) -> None:
    """Terminate the bot, and kill it if it does not end."""
    if bot.returncode is None:
        bot.terminate()
    try:
        async with asyncio.timeout(STOP_SECONDS):
            await bot.wait()
    except TimeoutError:
        log.warning("The bot did not stop within %g s and is killed.", STOP_SECONDS)
        bot.kill()
        await bot.wait()
