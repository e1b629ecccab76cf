"""A port that records posts as Discord would show them, and fails as Discord would."""

import asyncio
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from itertools import count

from bot.delivery import Delivery
from bot.delivery.pictures import PictureMaker
from bot.post import Gone, NoChannel, Picture, Post, PostedMessage, Refused, Sent, Trouble
from bot.service import Service

DM = 1000
"""Base of the ids of private channels: that of person 1 is 1001."""


@dataclass
class FakePort:
    """Fake channels with messages.

    Attributes:
        shown: existing messages by id: the channel and the content.
        files: the attachments of every message, by name.
        uploaded: the names of all files uploaded, in order.
        gone: deleted channels; `forbidden`: channels without permission; `closed`: people with closed private messages.
        left: people who have left all servers; `asked`: people looked up, in order.
        blind: people who can see no channel.
        talk: the number of messages below a board.
        slow: what every send waits for; `held`: what edits of some messages wait for.
        lost: the number of sends that are carried out with their confirmation lost; `lost_edits`: of edits.
        failures: errors raised by the next requests, one each.
        ring: what messages with mentions wait for; `ringing`: how many are waiting.
        ring_failures: errors raised by the next messages with mentions, one each.
        threads: opened threads, with names and people.
        calls: every request, in order.
    """

    shown: dict[int, tuple[int, Post]] = field(default_factory=dict)
    files: dict[int, dict[str, int]] = field(default_factory=dict)
    uploaded: list[str] = field(default_factory=list)
    gone: set[int] = field(default_factory=set)
    forbidden: set[int] = field(default_factory=set)
    closed: set[int] = field(default_factory=set)
    left: set[int] = field(default_factory=set)
    blind: set[int] = field(default_factory=set)
    asked: list[tuple[int, int]] = field(default_factory=list)
    talk: int = 0
    lost: int = 0
    lost_edits: int = 0
    failures: list[Exception] = field(default_factory=list)
    calls: list[tuple[str, int]] = field(default_factory=list)
    slow: asyncio.Event | None = None
    ring: asyncio.Event | None = None
    ringing: int = 0
    ring_failures: list[Exception] = field(default_factory=list)
    threads: dict[int, tuple[str, tuple[int, ...]]] = field(default_factory=dict)
    held: dict[int, asyncio.Event] = field(default_factory=dict)
    _ids: count = field(default_factory=lambda: count(1))
    _known: dict[tuple[int, str], int] = field(default_factory=dict)

    def words(self, channel: int) -> list[str]:
        """Return the text of each message in a channel."""
        return [post.words() for place, post in self.shown.values() if place == channel]

    def posts(self, channel: int) -> dict[int, Post]:
        """Return the messages of a channel by id."""
        return {message: post for message, (place, post) in self.shown.items() if place == channel}

    def pinged(self, channel: int) -> list[tuple[int, ...]]:
        """Return the people mentioned by each message of a channel."""
        return [post.mentions for place, post in self.shown.values() if place == channel and post.mentions]

    def forget_nonces(self) -> None:
        """Let some minutes pass: Discord no longer recognises what was sent before."""
        self._known.clear()

    async def send(self, channel: int, post: Post, nonce: str) -> Sent:
        if self.slow is not None:
            await self.slow.wait()
        if self.ring is not None and post.mentions:
            self.ringing += 1
            await self.ring.wait()
        if self.ring_failures and post.mentions:
            raise self.ring_failures.pop(0)
        self.calls.append(("send", channel))
        self._enter(channel)
        is_new = (channel, nonce) not in self._known
        found = self._known.setdefault((channel, nonce), next(self._ids))
        if is_new:
            self.shown[found] = (channel, post)
            self.files[found] = self._upload(post, {})
        if self.lost:
            self.lost -= 1
            raise Trouble("503")
        return Sent(found, self.files[found])

    async def edit(self, ref: PostedMessage, post: Post, kept: Mapping[str, int]) -> Mapping[str, int]:
        if ref.message in self.held:
            await self.held[ref.message].wait()
        self.calls.append(("edit", ref.channel))
        self._enter(ref.channel)
        if ref.message not in self.shown:
            raise Gone("no such message")
        before = self.files[ref.message]
        assert kept.items() <= before.items(), "an edit keeps only what is there"
        self.shown[ref.message] = (ref.channel, post)
        self.files[ref.message] = self._upload(post, dict(kept))
        if self.lost_edits:
            self.lost_edits -= 1
            raise Trouble("503")
        return self.files[ref.message]

    async def delete(self, ref: PostedMessage) -> None:
        self.calls.append(("delete", ref.channel))
        self.shown.pop(ref.message, None)

    async def open_dm(self, person: int) -> int:
        return DM + person

    async def open_thread(self, channel: int, name: str, people: Collection[int]) -> int:
        self.calls.append(("thread", channel))
        self._enter(channel)
        self.threads[thread := 9000 + len(self.threads)] = (name, tuple(people))
        return thread

    async def is_member(self, guild: int, person: int) -> bool:
        self.asked.append((guild, person))
        if self.failures:
            raise self.failures.pop(0)
        return person not in self.left

    async def can_see(self, guild: int, channel: int, person: int) -> bool:
        return person not in self.blind

    async def talk_since(self, ref: PostedMessage, limit: int) -> int:
        self.calls.append(("look", ref.channel))
        self._enter(ref.channel)
        return min(self.talk, limit)

    async def controls_since(self, channel: int, since: float) -> Mapping[int, tuple[str, ...]]:
        self._enter(channel)
        return {found: tuple(one.id for one in post.controls()) for found, post in self.posts(channel).items()}

    def _upload(self, post: Post, kept: dict[str, int]) -> dict[str, int]:
        files = {}
        for block in post.blocks:
            if isinstance(block, Picture) and block.name in kept:
                files[block.name] = kept[block.name]
            elif isinstance(block, Picture):
                assert block.data, "a picture that is uploaded has its data"
                self.uploaded.append(block.name)
                files[block.name] = next(self._ids)
        return files

    def _enter(self, channel: int) -> None:
        if self.failures:
            raise self.failures.pop(0)
        if channel in self.gone:
            raise NoChannel("no such channel")
        if channel in self.forbidden or channel - DM in self.closed:
            raise Refused("forbidden")


@dataclass
class Replies:
    """Records what is shown to people privately through interactions."""

    open: set[tuple[int, int]] = field(default_factory=set)
    said: list[tuple[int, int, str]] = field(default_factory=list)

    async def say(self, channel: int, person: int, post: Post) -> bool:
        if (channel, person) not in self.open:
            return False
        self.said.append((channel, person, post.words()))
        return True

    async def edit(self, message: int, post: Post, kept: Mapping[str, int]) -> Mapping[str, int] | None:
        return None  # there is no interaction


class NoPictures(PictureMaker):
    """A picture maker that draws nothing."""

    def _planned(self, view: object, lang: object, field: str) -> list:
        return []


class Told:
    """A delivery that tests start and wait for."""

    def __init__(
        self, service: Service, port: FakePort, pictures: PictureMaker | None = None, call_after: float = 0.0
    ) -> None:
        self.service, self.port, self.replies = service, port, Replies()
        self.delivery = Delivery(service, port, self.replies, pictures or NoPictures(), call_after)
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start delivering."""
        if self._running is None:
            self._running = asyncio.create_task(self.delivery.run())

    async def stop(self) -> None:
        """Stop delivering."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
            self._running = None
        await self.delivery.drain(60.0)

    async def all(self, patience: float = 60.0) -> None:
        """Deliver until nothing is due."""
        self.start()
        async with asyncio.timeout(patience):
            while await self.due() or self.is_busy:
                self.service.outbox_feed.wakeup.set()
                await asyncio.sleep(0.002)
        await self.stop()

    @property
    def is_busy(self) -> bool:
        delivery = self.delivery
        writer = delivery.ledger._writer
        return bool(delivery.dispatcher._workers) or (writer is not None and not writer.done())

    async def due(self) -> int:
        """Return the number of due deliveries."""
        sql = "SELECT count(*) FROM outbox WHERE due <= ?"
        return await self.service.store.read(lambda unit: unit.db.execute(sql, (self.service.clock(),)).fetchone()[0])
