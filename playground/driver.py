"""The playground for tests and benchmarks: a server in this process, and people who use its page."""

import contextlib
import tempfile
from pathlib import Path
from types import TracebackType

from aiohttp import ClientSession

from playground.clock import Clock
from playground.parts import Parts
from playground.person import Outcome, Person, RefusedError
from playground.readable import button_named, buttons, menu_named, menus, text_of
from playground.server import serving

__all__ = [
    "Outcome",
    "Person",
    "Playground",
    "RefusedError",
    "button_named",
    "buttons",
    "menu_named",
    "menus",
    "text_of",
]


class Playground:
    """A server that runs within `async with`; the caller starts the bot, using `environment`."""

    def __init__(self, db: Path | None = None, *, port: int = 0, privileged: int = 0) -> None:
        self._db = db
        self._port = port
        self._privileged = privileged
        self._running = contextlib.AsyncExitStack()
        self._kept = contextlib.AsyncExitStack()
        self.clock = Clock()
        self.parts: Parts
        self.http: ClientSession

    async def __aenter__(self) -> "Playground":
        if self._db is None:
            folder = self._kept.enter_context(tempfile.TemporaryDirectory(prefix="porion-playground-"))
            self._db = Path(folder) / "playground.sqlite3"
        self.http = await self._kept.enter_async_context(ClientSession())
        await self._start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._running.aclose()
        await self._kept.aclose()

    async def _start(self) -> None:
        assert self._db is not None
        running = serving(self._db, self._port, clock=self.clock, privileged=self._privileged)
        self.parts = await self._running.enter_async_context(running)
        self._port = int(self.address.rpartition(":")[2])

    async def restart(self) -> None:
        """Stop the server and start it again on the same file and port; people must join again."""
        await self._running.aclose()
        await self._start()

    @property
    def address(self) -> str:
        """The address of the page."""
        return self.parts.wire.address

    @property
    def environment(self) -> dict[str, str]:
        """The settings that connect a bot to this server."""
        return bot_environment(self.parts)

    async def person(self, name: str, locale: str = "en-US") -> Person:
        """Create a person, open their page and return it."""
        return await Person.sit_down(self.http, self.address, name=name, locale=locale)

    async def again(self, person: Person) -> Person:
        """Open another page of the same person."""
        return await Person.sit_down(self.http, self.address, person_id=person.id)


def bot_environment(parts: Parts) -> dict[str, str]:
    """Return the token and addresses that connect a bot to this playground."""
    return {
        "DISCORD_TOKEN": parts.world.me["token"],
        "DISCORD_API_URL": f"{parts.wire.address}/api/v10",
        "DISCORD_GATEWAY_URL": f"{parts.wire.address.replace('http', 'ws', 1)}/gateway/",
    }
