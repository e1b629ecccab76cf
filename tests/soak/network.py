"""Discord and the network: requests are slow, overlap, fail, or arrive twice."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord

from bot.post import PortError, Post, Refused, Sent, Trouble
from tests.bot.discord_io.quick import Chances
from tests.bot.discord_io.world import DM, GUILD, World

FIRST_THREAD = 100
"""The id of the first thread; private channels start at `DM`."""
RECOGNISED_S = 300.0
"""Seconds for which Discord recognises a repeated nonce."""


class Weather(Chances):
    """Delays and failures; during an outage nothing gets through.

    Attributes:
        outage_until: the end of the outage, in loop time.
    """

    outage_until = 0.0

    def fails(self) -> bool:
        """Return whether the next request fails."""
        return asyncio.get_running_loop().time() < self.outage_until or super().fails()


@dataclass(frozen=True)
class Posted:
    """A posted message with its nonce."""

    channel: int
    mark: str
    message: int
    mentions: tuple[int, ...]


@dataclass
class Network(World):
    """Discord, which outlives the bot's processes.

    Attributes:
        posted: all delivered messages in order.
        closed: people with closed private messages.
        is_cut: whether the bot's process has ended.
    """

    posted: list[Posted] = field(default_factory=list)
    closed: set[int] = field(default_factory=set)
    is_cut: bool = False
    _under_way: dict[int, Callable[[], Any]] = field(default_factory=dict)
    _numbers: Any = field(default_factory=count)
    _threads: Any = field(default_factory=lambda: count(FIRST_THREAD))
    _known_since: dict[tuple[int, str], float] = field(default_factory=dict)

    async def send(self, channel: int, post: Post, nonce: str) -> Sent:
        def carried_out() -> Sent:
            if channel - DM in self.closed:
                raise Refused("Cannot send messages to this user")
            key, now = (channel, nonce), asyncio.get_running_loop().time()
            if now - self._known_since.get(key, -RECOGNISED_S) >= RECOGNISED_S:
                self._known_since[key] = now
                self._known[key] = self._post(channel, post, None)
                self.posted.append(Posted(channel, nonce, self._known[key], post.mentions))
            found = self._known[key]
            return Sent(found, dict(self.messages[found].files) if found in self.messages else {})

        return await self._request("send", carried_out)

    async def open_thread(self, channel: int, name: str, people: Collection[int]) -> int:
        """Open a thread, which is a channel of its own."""
        return int(await self._request("thread", lambda: next(self._threads)))

    def cut(self) -> None:
        """End the process: some of its pending requests still arrive, without any result."""
        self.is_cut = True
        for number in sorted(self._under_way):
            if self.chances.dice.random() < 0.5:
                try:
                    self._under_way[number]()
                except PortError:
                    continue
        self._under_way.clear()

    def interaction(self, person: int, message: int, custom_id: str, values: Sequence[str]) -> Any:
        asked = super().interaction(person, message, custom_id, values)
        asked.guild_id = GUILD if asked.channel_id < DM else None
        asked.permissions, asked.channel, asked.guild = discord.Permissions.none(), None, None
        asked.app_permissions = discord.Permissions.all()
        asked.message.channel = SimpleNamespace(id=asked.channel_id)
        asked.client = SimpleNamespace(get_guild=lambda _: None)  # a client without known servers
        return asked

    def is_answered(self, interaction: int) -> bool:
        """Return whether an interaction has a first answer."""
        return self._asked[interaction].is_answered

    def form(self, person: int, message: int, custom_id: str, given: Mapping[str, str | list[str]]) -> Any:
        """Submit a form opened by a control of a message: what was typed or ticked in each field."""
        asked = self.interaction(person, message, custom_id, ())
        asked.type = discord.InteractionType.modal_submit
        fields = [
            {"custom_id": name, "value" if isinstance(value, str) else "values": value} for name, value in given.items()
        ]
        asked.data = {"custom_id": custom_id, "components": [{"component": field} for field in fields]}
        return asked

    async def _request(self, kind: str, carried_out: Callable[[], Any]) -> Any:
        if self.is_cut:
            raise asyncio.CancelledError
        number = next(self._numbers)
        self._under_way[number] = carried_out
        try:
            await self.chances.travel()
            self.requests[kind] = self.requests.get(kind, 0) + 1
            if self.is_cut:
                raise asyncio.CancelledError
            if self.chances.fails():
                raise Trouble("503")
            self._under_way.pop(number, None)
            result = carried_out()
            if self.chances.dice.random() < self.chances.trouble:
                result = carried_out()  # the request arrived twice
            await self.chances.travel()
            if self.chances.fails():
                raise Trouble("the receipt was lost")
            return result
        finally:
            self._under_way.pop(number, None)
