"""A port that records what is posted, as Discord would show it, and fails as Discord would."""

import asyncio
from dataclasses import dataclass, field
from itertools import count

from bot.courier import Courier
from bot.model import MessageRef
from bot.port import Gone, NoChannel, Refused, Trouble
from bot.post import Post
from bot.service import Service
from bot.studio import Studio
from bot.whispers import Whispers

DM = 1000
"""The private channel of person 1 is 1001."""


@dataclass
class FakePort:
    """Channels with messages in them.

    Attributes:
        shown: every message that stands, by its id: the channel and what it shows.
        gone: channels that were deleted; `forbidden`: where nothing may be said; `closed`: who takes no messages.
        slow: what every send waits for; `held`: what the edits of some messages wait for.
        lost: so many sends are carried out, but their receipt is lost.
        calls: every request, in order.
    """

    shown: dict[int, tuple[int, Post]] = field(default_factory=dict)
    gone: set[int] = field(default_factory=set)
    forbidden: set[int] = field(default_factory=set)
    closed: set[int] = field(default_factory=set)
    lost: int = 0
    calls: list[tuple[str, int]] = field(default_factory=list)
    slow: asyncio.Event | None = None
    held: dict[int, asyncio.Event] = field(default_factory=dict)
    _ids: count = field(default_factory=lambda: count(1))
    _known: dict[tuple[int, str], int] = field(default_factory=dict)

    def words(self, channel: int) -> list[str]:
        """What stands in a channel, message by message."""
        return [post.words() for place, post in self.shown.values() if place == channel]

    async def send(self, channel: int, post: Post, nonce: str) -> MessageRef:
        if self.slow is not None:
            await self.slow.wait()
        self.calls.append(("send", channel))
        self._enter(channel)
        found = self._known.setdefault((channel, nonce), next(self._ids))
        self.shown.setdefault(found, (channel, post))
        if self.lost:
            self.lost -= 1
            raise Trouble("503")
        return MessageRef(channel, found, 0.0)

    async def edit(self, ref: MessageRef, post: Post) -> None:
        if ref.message in self.held:
            await self.held[ref.message].wait()
        self.calls.append(("edit", ref.channel))
        self._enter(ref.channel)
        if ref.message not in self.shown:
            raise Gone("no such message")
        self.shown[ref.message] = (ref.channel, post)

    async def delete(self, ref: MessageRef) -> None:
        self.calls.append(("delete", ref.channel))
        self.shown.pop(ref.message, None)

    async def open_dm(self, person: int) -> int:
        return DM + person

    async def talk_since(self, ref: MessageRef, limit: int) -> int:
        return 0

    def _enter(self, channel: int) -> None:
        if channel in self.gone:
            raise NoChannel("no such channel")
        if channel in self.forbidden or channel - DM in self.closed:
            raise Refused("forbidden")


class NoPictures(Studio):
    """A studio without pens."""

    def is_wanted(self, glance: object) -> bool:
        return False


def courier(service: Service, port: FakePort) -> Courier:
    return Courier(service, port, Whispers(), service.clock, NoPictures())


async def settle(service: Service, courier: Courier, patience: float = 5.0) -> None:
    """Run a courier until everything is told."""
    running = asyncio.create_task(courier.run())
    try:
        async with asyncio.timeout(patience):
            while await service.store.read(lambda unit: unit.outbox.count()):  # noqa: ASYNC110 - nothing tells when all is told
                await asyncio.sleep(0.005)
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await courier.drain()
