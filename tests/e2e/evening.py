"""An evening: a playground, the real bot in its own process, and people."""

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType

from playground.driver import Playground
from playground.jsontypes import Json
from playground.person import Person
from playground.readable import buttons, menus, text_of
from tests.e2e.forked import ForkedBot

PROGRAM = (sys.executable, "-m", "bot")
PATIENCE = 120.0
"""Maximum seconds to wait for a bot to connect or leave, even on a busy machine."""


class Evening:
    """An async context manager: a server in this process and a bot process that can be killed and restarted.

    Attributes:
        playground: the playground's server.
        log: the bot's standard error.
        database: the bot's database.
        root: the folder of the program to run; None for this checkout.
    """

    def __init__(self, folder: Path, *, command: Sequence[str] = (), **settings: str) -> None:
        """Keep all files in a folder; `settings` are further environment variables for the bot.

        The bot is forked from a process that has already loaded the program, or started slowly by `command`.
        """
        self.playground = Playground(folder / "playground.sqlite3")
        self.folder = folder
        self.log = folder / "bot.log"
        self.database = folder / "porion.sqlite"
        self.root: Path | None = None
        self._settings = settings
        self._command = command
        self._bot: asyncio.subprocess.Process | ForkedBot | None = None
        self._people: list[Person] = []
        self._reading: sqlite3.Connection | None = None

    async def __aenter__(self) -> "Evening":
        await self.playground.__aenter__()
        await self.start_bot()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop_bot()
        await self.playground.__aexit__(kind, error, trace)

    @property
    def bot(self) -> asyncio.subprocess.Process | ForkedBot | None:
        """The bot process, if one was started."""
        return self._bot

    @property
    def environment(self) -> dict[str, str]:
        """The environment variables of a bot process."""
        return {
            **os.environ,
            **self.playground.environment,
            "PORION_DATABASE": str(self.database),
            "PORION_COMPUTER_PAUSE": "0",
            "PORION_EMOJIS": "off",
            "PORION_CALL_AFTER": "0",
            "PORION_REPOST_AFTER": "0",
            "PORION_BUDGET": "100",
            "PORION_REVIEW_SECONDS": "3",
            **self._settings,
        }

    async def start_bot(self) -> None:
        """Start the bot process, always on the same database."""
        self._stop_reading()
        environment = self.environment
        command = self._command or (PROGRAM if self.root else ())
        if not command:
            self._bot = ForkedBot(environment, self.log)
            return
        with self.log.open("ab") as log:
            self._bot = await asyncio.create_subprocess_exec(
                *command, env=environment, stdout=log, stderr=log, cwd=self.root
            )

    async def bring_back(self) -> None:
        """Start the bot again, and wait until it is connected."""
        await self.start_bot()
        await self.connected()

    async def connected(self) -> None:
        """Wait until the bot is connected; pages may not show it yet."""
        await until(lambda: self.playground.parts.gateway.online, PATIENCE)

    async def kill_bot(self) -> None:
        """Kill the bot with SIGKILL."""
        await self._end(signal.SIGKILL)

    async def stop_bot(self) -> int:
        """Stop the bot with SIGTERM, as an upgrade would; return the exit code."""
        return await self._end(signal.SIGTERM)

    async def _end(self, sign: signal.Signals) -> int:
        self._stop_reading()
        if self._bot is None:
            return 0
        if self._bot.returncode is None:
            self._bot.send_signal(sign)
        async with asyncio.timeout(PATIENCE):
            code = await self._bot.wait()
        self._bot = None
        await until(lambda: not self.playground.parts.gateway.online, PATIENCE)  # presses until then would be lost
        return code

    def ask(self, sql: str, *values: object) -> list[tuple]:
        """Query the bot's database, over one connection for as long as a bot runs."""
        if self._reading is None:
            self._reading = sqlite3.connect(self.database, timeout=5)
        found = self._reading.execute(sql, values).fetchall()
        if self._bot is None:
            self._stop_reading()
        return found

    def _stop_reading(self) -> None:
        """Close the connection, so that a starting or leaving bot finds the file as in production."""
        if self._reading is not None:
            self._reading.close()
        self._reading = None

    async def person(self, name: str, locale: str = "en-US") -> Person:
        """Let somebody join, once the bot is connected and its commands are registered."""
        person = await self.playground.person(name, locale)
        await person.wait_for(lambda: person.bot.get("online") and person.commands, PATIENCE)
        self._people.append(person)
        return person

    async def seen(self) -> None:
        """Wait until all people's pages show what the server knows."""
        await asyncio.gather(*(one.catch_up() for one in self._people))


async def until(true: Callable[[], object], patience: float = 60.0) -> None:
    """Wait for a condition that no event announces."""
    async with asyncio.timeout(patience):
        while not true():  # noqa: ASYNC110 - another process changes it
            await asyncio.sleep(0.02)


def place(person: Person, kind: int = 0) -> str:
    """Return the first text channel, or the first channel of another kind."""
    return next(str(one["id"]) for one in person.channels.values() if one["type"] == kind)


def says(*parts: str) -> Callable[[Json], bool]:
    """Return a condition on messages: they contain all these parts."""
    return lambda message: all(part in text_of(message) for part in parts)


def chosen(*labels: str) -> Callable[[Json], bool]:
    """Return a condition on lobbies: they show that all these are chosen."""
    return lambda message: all(label in text_of(message) for label in labels)


def defaults(message: Json) -> list[str]:
    """Return the selected entries of a message's menus."""
    return [line["label"] for menu in menus(message) for line in menu["options"] if line.get("default")]


def live(message: Json) -> bool:
    """Return whether a message has enabled controls."""
    return any(not one.get("disabled") for one in (*buttons(message), *menus(message)))


def labels(message: Json) -> list[str]:
    """Return the labels of a message's buttons."""
    return [one.get("label", "") for one in buttons(message)]
