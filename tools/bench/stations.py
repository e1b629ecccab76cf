"""Records when a click passes each station on its way through the bot.

Times are values of `perf_counter`, which on Linux is one clock for all processes of a machine.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from statistics import median
from time import perf_counter
from typing import Any, TypeAlias
from unittest.mock import patch

from aiohttp import ClientSession
from discord.gateway import DiscordWebSocket
from discord.state import ConnectionState

from bot.operation import interaction_id
from bot.service.execute import CommandRunner
from bot.service.queries import Arrivals

SENT, READ, PARSED, LOOKED, WRITTEN, ASKED, ARRIVED = "sent", "read", "parsed", "looked", "written", "asked", "arrived"
PARTS = {
    READ: "to the bot",
    PARSED: "discord.py",
    LOOKED: "table looked at",
    WRITTEN: "move written",
    ASKED: "words",
    ARRIVED: "back",
}
"""Names of the parts of the way, by the station at which each ends."""

Marks: TypeAlias = dict[str, dict[str, float]]
"""By interaction, the time at which it passed each station."""
_CALLBACK = re.compile("/interactions/([0-9]+)/[^/]+/callback")


@contextmanager
def noting() -> Iterator[Marks]:
    """Record within the block when each interaction passes the stations; only bots created in the block are watched."""
    marks: Marks = {}
    parse, receive, ask = (
        ConnectionState.parse_interaction_create,
        DiscordWebSocket.received_message,
        ClientSession.request,
    )
    read = 0.0

    def mark(interaction: str, station: str) -> None:
        marks.setdefault(interaction, {}).setdefault(station, perf_counter())

    async def receiving(socket: Any, message: Any, /) -> Any:
        nonlocal read
        read = perf_counter()
        return await receive(socket, message)

    def parsing(state: ConnectionState[Any], data: dict[str, Any]) -> None:
        marks[data["id"]] = {READ: read}
        parse(state, data)
        mark(data["id"], PARSED)

    def ending(work: Callable[..., Any], station: str) -> Callable[..., Any]:
        async def noted(*args: Any, **kwargs: Any) -> Any:
            found = await work(*args, **kwargs)
            mark(str(interaction_id.get()), station)
            return found

        return noted

    def asking(session: ClientSession, method: str, url: Any, **options: Any) -> Any:
        if (found := _CALLBACK.search(str(url))) is not None:
            mark(found[1], ASKED)
        return ask(session, method, url, **options)

    watched: list[tuple[type[Any], str, Callable[..., Any]]] = [
        (DiscordWebSocket, "received_message", receiving),
        (ConnectionState, "parse_interaction_create", parsing),
        (Arrivals, "arrive", ending(Arrivals.arrive, LOOKED)),
        (CommandRunner, "execute", ending(CommandRunner.execute, WRITTEN)),
        (ClientSession, "request", asking),
    ]
    with ExitStack() as stack:
        for owner, name, instead in watched:
            stack.enter_context(patch.object(owner, name, instead))
        yield marks


def shares(passed: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Return the median seconds of each part of the way, by the station at its end."""
    found: dict[str, list[float]] = {}
    for moments in passed:
        stations = [station for station in (SENT, *PARTS) if station in moments]
        for before, after in pairwise(stations):
            found.setdefault(after, []).append(moments[after] - moments[before])
    return {station: median(seconds) for station, seconds in found.items()}
