"""`python -m bot`: the bot on Discord when there is a token, the playground otherwise."""

import asyncio
import contextlib
import logging
import signal
import sqlite3
import sys

import discord

from .app import Porion
from .playground.supervisor import play
from .settings import Settings, SettingsError, checked_token, read_settings
from .store import Store, WrongSchema

log = logging.getLogger("bot")


def main() -> int:
    """Run until told to stop; returns the exit code. Problems of set-up are one sentence on standard error."""
    try:
        settings = read_settings()
        logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s")
        if settings.log_level != "DEBUG":
            logging.getLogger("discord").setLevel(logging.WARNING)
        if settings.discord_token is None:
            return play(settings.playground_port, settings.database.with_name("playground.sqlite"))
        token = checked_token(settings)
        asyncio.run(serve(settings, token))
    except (SettingsError, WrongSchema, sqlite3.Error) as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except discord.LoginFailure:
        print("Discord does not accept the setting DISCORD_TOKEN. Reset it in the developer portal.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 0
    return 0


async def serve(settings: Settings, token: str) -> None:
    """Run the bot until SIGTERM or SIGINT: then finish what is running, close the database and leave."""
    store = await Store.open(settings.database)
    bot = Porion(settings, store)
    loop = asyncio.get_running_loop()
    stopping = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers on its loop
            loop.add_signal_handler(sign, stopping.set)
    running = asyncio.create_task(bot.start(token), name="bot")
    told = asyncio.create_task(stopping.wait(), name="stop")
    try:
        await asyncio.wait({running, told}, return_when=asyncio.FIRST_COMPLETED)
        if told.done():
            log.info("Leaving: finishing what is running")
    finally:
        await bot.close()
        told.cancel()
    await running


if __name__ == "__main__":
    sys.exit(main())
