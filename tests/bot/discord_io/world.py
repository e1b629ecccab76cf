"""A simulated Discord on its own clock: messages, and clicks and requests that are slow, overlap and get lost.

Everything runs on one event loop whose clock jumps to the next event, so minutes pass in a moment and the same seed
gives the same evening.
"""

import asyncio
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord

from bot.app import App, InteractionKey, Notes, Reaction, RecentInteractions
from bot.delivery import Delivery
from bot.delivery.backpressure import Load
from bot.delivery.pictures import PictureMaker
from bot.discord_io.bodies import ANSWERED_ALREADY, NO_MESSAGE, components
from bot.discord_io.handlers import dispatch
from bot.operation.metrics import Metrics
from bot.post import FileGone, Form, Gone, Picture, Post, PostedMessage, Sent, Trouble
from bot.service import Service

from .quick import Chances, Easel, Head, StoreHere
from .test_retry import refusal

GUILD, CHANNEL, DM = 5, 10, 1000
"""Base of the ids of private channels: that of person 1 is 1001."""
EPOCH = 1_000_000.0


@dataclass
class Standing:
    """A message as stored by Discord.

    Attributes:
        body: its components, as JSON.
        files: the ids of its attachments, by name.
        owner: the only person who sees it; None for everyone in the channel.
    """

    channel: int
    body: str
    files: dict[str, int]
    owner: int | None = None

    def controls(self) -> tuple[dict[str, Any], ...]:
        """The buttons and menus of the message."""
        return _controls_in(self.body)


@lru_cache(maxsize=1000)
def _controls_in(body: str) -> tuple[dict[str, Any], ...]:
    """Return the controls of a message, cached because they are read far more often than changed."""
    return tuple(_controls(json.loads(body)))


def _controls(found: Any) -> Iterator[dict[str, Any]]:
    if isinstance(found, dict) and "custom_id" in found:
        yield found
    elif isinstance(found, dict):
        yield from _controls(list(found.values()))
    elif isinstance(found, list):
        for one in found:
            yield from _controls(one)


class Message(discord.Message):
    """The message of a control, as described by discord.py."""

    def __init__(self, found: int, standing: Standing) -> None:
        self.id = found
        self.attachments = [SimpleNamespace(id=id_, filename=name) for name, id_ in standing.files.items()]
        self.flags = SimpleNamespace(ephemeral=standing.owner is not None)


@dataclass
class Asked:
    """An interaction as stored by Discord.

    Attributes:
        original: the message that its webhook calls `@original`.
    """

    person: int
    channel: int
    original: int
    is_answered: bool = False


@dataclass
class World:
    """Channels with messages; implements the port of deliveries and the callbacks of interactions.

    Attributes:
        messages: existing messages.
        requests: the number of requests by kind.
        uploads: the number of uploaded files.
        needless: the number of edits that changed nothing.
        again: the number of files uploaded to a message that already had them.
    """

    chances: Chances
    messages: dict[int, Standing] = field(default_factory=dict)
    requests: dict[str, int] = field(default_factory=dict)
    uploads: int = 0
    needless: int = 0
    again: int = 0
    _ids: Iterator[int] = field(default_factory=lambda: count(1))
    _known: dict[tuple[int, str], int] = field(default_factory=dict)
    _asked: dict[int, Asked] = field(default_factory=dict)

    # Requests of deliveries.

    async def send(self, channel: int, post: Post, nonce: str) -> Sent:
        def carried_out() -> Sent:
            found = self._known.get((channel, nonce))
            if found is None:
                found = self._known[channel, nonce] = self._post(channel, post, None)
            return Sent(found, dict(self.messages[found].files) if found in self.messages else {})

        return await self._request("send", carried_out)

    async def edit_message(self, ref: PostedMessage, post: Post, kept: Mapping[str, int]) -> Mapping[str, int]:
        def carried_out() -> Mapping[str, int]:
            if ref.message not in self.messages:
                raise Gone("no such message")
            files = self.messages[ref.message].files
            if not kept.items() <= files.items():
                raise Gone("it has lost a file that was to stay")
            self._replace(ref.message, post, kept)
            return dict(self.messages[ref.message].files)

        return await self._request("edit", carried_out)

    async def delete(self, ref: PostedMessage) -> None:
        await self._request("delete", lambda: self.messages.pop(ref.message, None))

    async def open_dm(self, person: int) -> int:
        return DM + person

    async def is_member(self, guild: int, person: int) -> bool:
        return await self._request("member", lambda: True)

    async def can_see(self, guild: int, channel: int, person: int) -> bool:
        return await self._request("member", lambda: True)

    async def talk_since(self, ref: PostedMessage, limit: int) -> int:
        def carried_out() -> int:
            here = [one for one, at in self.messages.items() if at.channel == ref.channel and at.owner is None]
            return min(sum(one > ref.message for one in here), limit)

        return await self._request("look", carried_out)

    async def controls_since(self, channel: int, since: float) -> Mapping[int, tuple[str, ...]]:
        def carried_out() -> dict[int, tuple[str, ...]]:
            here = {one: at for one, at in self.messages.items() if at.channel == channel and at.owner is None}
            return {one: tuple(control["custom_id"] for control in at.controls()) for one, at in here.items()}

        return await self._request("look", carried_out)

    async def _request(self, kind: str, carried_out: Callable[[], Any]) -> Any:
        await self.chances.travel()
        self.requests[kind] = self.requests.get(kind, 0) + 1
        if self.chances.fails():
            raise Trouble("503")
        result = carried_out()
        await self.chances.travel()
        if self.chances.fails():
            raise Trouble("the receipt was lost")
        return result

    # Answers to interactions.

    def interaction(self, person: int, message: int, custom_id: str, values: Sequence[str]) -> Any:
        """Press a control."""
        standing, found = self.messages[message], next(self._ids)
        self._asked[found] = Asked(person, standing.channel, message)
        user = SimpleNamespace(id=person, name=f"p{person}", global_name=f"P{person}", display_name=f"P{person}")
        return SimpleNamespace(
            id=found,
            application_id=1,
            token="token",
            type=discord.InteractionType.component,
            data={"custom_id": custom_id, "values": list(values)},
            user=user,
            locale="fr" if person == 1 else "en-GB",
            guild_locale="en-GB",
            guild_id=GUILD if standing.channel == CHANNEL else None,
            channel_id=standing.channel,
            message=Message(message, standing),
            permissions=SimpleNamespace(manage_messages=False, manage_guild=False),
        )

    async def first(
        self,
        key: InteractionKey,
        reaction: Reaction,
        content: Post | Form | None,
        kept: Mapping[str, int],
        pressed: int,
    ) -> Sent | None:
        asked = self._asked[key.id]
        await self.chances.travel()
        self.requests["answer"] = self.requests.get("answer", 0) + 1
        if asked.is_answered:
            raise refusal(400, ANSWERED_ALREADY)
        if self.chances.fails():
            raise OSError("the line is dead")
        if reaction is Reaction.EDIT and asked.original not in self.messages:
            raise refusal(404, NO_MESSAGE)
        if reaction is Reaction.EDIT and not kept.items() <= self.messages[asked.original].files.items():
            raise refusal(400, 50035)
        asked.is_answered, sent = True, None
        if isinstance(content, Post):
            if reaction is Reaction.SHOW:
                asked.original = self._post(asked.channel, content, asked.person)
            else:
                self._replace(asked.original, content, kept)
            sent = Sent(asked.original, dict(self.messages[asked.original].files))
        await self.chances.travel()
        if self.chances.fails():
            raise OSError("the line is dead")
        return sent

    async def follow(self, key: InteractionKey, post: Post) -> Sent:
        await self.chances.travel()
        asked = self._asked[key.id]
        found = self._post(asked.channel, post, asked.person)
        await self.chances.travel()
        return Sent(found, dict(self.messages[found].files))

    async def remove(self, key: InteractionKey, message: int | None = None) -> None:
        await self.chances.travel()
        self.requests["by token"] = self.requests.get("by token", 0) + 1
        if self.messages.pop(message or self._asked[key.id].original, None) is None:
            raise Gone("no such message")
        await self.chances.travel()

    async def edit_answer(self, key: InteractionKey, post: Post, kept: Mapping[str, int], message: int | None) -> Any:
        await self.chances.travel()
        self.requests["by token"] = self.requests.get("by token", 0) + 1
        found = message or self._asked[key.id].original
        if found not in self.messages:
            raise Gone("no such message")
        if not kept.items() <= self.messages[found].files.items():
            raise FileGone("it has lost a file that was to stay")
        self._replace(found, post, kept)
        files = dict(self.messages[found].files)
        await self.chances.travel()
        return files

    async def edit(self, where: Any, post: Post, kept: Mapping[str, int], message: int | None = None) -> Any:
        """Edit a message, referenced by the port or by an interaction."""
        if isinstance(where, InteractionKey):
            return await self.edit_answer(where, post, kept, message)
        return await self.edit_message(where, post, kept)

    def _post(self, channel: int, post: Post, owner: int | None) -> int:
        found = next(self._ids)
        self.messages[found] = Standing(channel, "", {}, owner)
        self._replace(found, post, {})
        return found

    def _replace(self, message: int, post: Post, kept: Mapping[str, int]) -> None:
        names = [block.name for block in post.blocks if isinstance(block, Picture)]
        files = {name: kept[name] if name in kept else next(self._ids) for name in names}
        self.uploads += len(set(names) - set(kept))
        standing, body = self.messages[message], body_of(post)
        self.again += len((set(names) - set(kept)) & set(standing.files))
        self.needless += (standing.body, set(standing.files)) == (body, set(files))
        standing.body, standing.files = body, files


def body_of(post: Post) -> str:
    """Return the text of a message that is compared."""
    return json.dumps(components(post))


class Bot:
    """The bot without its client: service, delivery and interaction handlers."""

    def __init__(self, chances: Chances, call_after: float = 0.0) -> None:
        def clock() -> float:
            return EPOCH + asyncio.get_running_loop().time()

        self.world, self.store = World(chances), StoreHere(chances)
        load, notes = Load(), Notes(lambda: asyncio.get_running_loop().time())
        self.service = Service(self.store, clock, pool=Head(chances), is_busy=lambda: load.is_busy)
        recent = RecentInteractions(self.world, notes)
        self.delivery = Delivery(self.service, self.world, recent, PictureMaker(Easel(chances)), call_after)
        self.app = App(self.service, self.delivery, self.world, notes, load, Metrics())

    async def press(self, person: int, message: int, custom_id: str, values: Sequence[str] = ()) -> None:
        """Press a control, and wait for its answer."""
        await dispatch(self.app, self.world.interaction(person, message, custom_id, values))
