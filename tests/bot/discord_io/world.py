"""Discord as the bot meets it, in a time of its own: messages, clicks, requests that take long, cross and get lost.

Everything happens on one event loop whose clock jumps to whatever comes next, so that minutes pass in a moment and the
same seed gives the same evening.
"""

import asyncio
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord

from bot.delivery import Delivery, Gone, Trouble
from bot.delivery.pictures import PictureMaker
from bot.delivery.port import Sent
from bot.discord_io.cogs.controls import Controls
from bot.discord_io.components import layout
from bot.discord_io.ephemeral import EphemeralReplies
from bot.discord_io.failures import ANSWERED_ALREADY, NO_MESSAGE
from bot.discord_io.limits import BUSY, Limits
from bot.model import PostedMessage
from bot.operation.metrics import Metrics
from bot.post import Picture, Post
from bot.service import Service

from .quick import Chances, Easel, Head, StoreHere
from .test_first_answer import refusal

GUILD, CHANNEL, DM = 5, 10, 1000
"""The private channel of person 1 is 1001."""
EPOCH = 1_000_000.0


@dataclass
class Standing:
    """A message as Discord has it.

    Attributes:
        body: its components, as JSON.
        files: the ids of its attachments, by name.
        owner: who alone sees it; None for everyone in the channel.
    """

    channel: int
    body: str
    files: dict[str, int]
    owner: int | None = None

    def controls(self) -> Iterator[dict[str, Any]]:
        """Its buttons and menus."""
        yield from _controls(json.loads(self.body))


def _controls(found: Any) -> Iterator[dict[str, Any]]:
    if isinstance(found, dict) and "custom_id" in found:
        yield found
    elif isinstance(found, dict):
        yield from _controls(list(found.values()))
    elif isinstance(found, list):
        for one in found:
            yield from _controls(one)


class Message(discord.Message):
    """What discord.py makes of a message in an answer."""

    def __init__(self, found: int, standing: Standing) -> None:
        self.id = found
        self.attachments = [SimpleNamespace(id=id_, filename=name) for name, id_ in standing.files.items()]
        self.flags = SimpleNamespace(ephemeral=standing.owner is not None)


@dataclass
class World:
    """Channels with messages in them, and the port of the delivery.

    Attributes:
        messages: every message that stands.
        requests: how many of each kind were made.
        uploads: how many files were uploaded.
        needless: how many edits changed nothing.
        again: how many files were uploaded to a message that held them already.
    """

    chances: Chances
    messages: dict[int, Standing] = field(default_factory=dict)
    requests: dict[str, int] = field(default_factory=dict)
    uploads: int = 0
    needless: int = 0
    again: int = 0
    _ids: Iterator[int] = field(default_factory=lambda: count(1))
    _known: dict[tuple[int, str], int] = field(default_factory=dict)

    # What the delivery asks for.

    async def send(self, channel: int, post: Post, nonce: str) -> Sent:
        def carried_out() -> Sent:
            found = self._known.get((channel, nonce))
            if found is None:
                found = self._known[channel, nonce] = self._post(channel, post, None)
            return Sent(found, dict(self.messages[found].files) if found in self.messages else {})

        return await self._request("send", carried_out)

    async def edit(self, ref: PostedMessage, post: Post, kept: Mapping[str, int]) -> Mapping[str, int]:
        def carried_out() -> Mapping[str, int]:
            if ref.message not in self.messages:
                raise Gone("no such message")
            files = self.messages[ref.message].files
            if not kept.items() <= files.items():
                raise Gone("it has lost a file that was to stay")
            self._replace(ref.message, layout(post), _names(post), kept)
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

    # What interactions ask for.

    def interaction(self, person: int, message: int, custom_id: str, values: Sequence[str]) -> Any:
        """Somebody presses a control."""
        standing = self.messages[message]
        answers = _Answers(self, person, message)
        user = SimpleNamespace(id=person, name=f"p{person}", global_name=f"P{person}", display_name=f"P{person}")
        return SimpleNamespace(
            id=next(self._ids),
            type=discord.InteractionType.component,
            data={"custom_id": custom_id, "values": list(values)},
            user=user,
            locale="fr" if person == 1 else "en-GB",
            guild_locale="en-GB",
            guild_id=GUILD if standing.channel == CHANNEL else None,
            channel_id=standing.channel,
            message=Message(message, standing),
            permissions=SimpleNamespace(manage_messages=False),
            response=answers,
            followup=SimpleNamespace(send=answers.follow_up),
            edit_original_response=answers.edit_original_response,
        )

    def _post(self, channel: int, post: Post, owner: int | None) -> int:
        return self.add(channel, layout(post), _names(post), owner)

    def add(self, channel: int, view: Any, names: Sequence[str], owner: int | None) -> int:
        """Post a message."""
        found = next(self._ids)
        self.messages[found] = Standing(channel, "", {}, owner)
        self._replace(found, view, names, {})
        return found

    def _replace(self, message: int, view: Any, names: Sequence[str], kept: Mapping[str, int]) -> None:
        files = {name: kept[name] if name in kept else next(self._ids) for name in names}
        self.uploads += len(set(names) - set(kept))
        standing, body = self.messages[message], body_of(view)
        self.again += len((set(names) - set(kept)) & set(standing.files))
        self.needless += (standing.body, set(standing.files)) == (body, set(files))
        standing.body, standing.files = body, files


class _Answers:
    """The ways to answer one interaction."""

    def __init__(self, world: World, person: int, message: int) -> None:
        self._world, self._person, self._original = world, person, message
        self._is_answered = False

    async def edit_message(self, *, view: Any, attachments: Sequence[Any], **_: Any) -> Any:
        return await self._answer(lambda: self._edit(self._original, view, attachments))

    async def send_message(self, *, view: Any, files: Sequence[Any], **_: Any) -> Any:
        def carried_out() -> Any:
            self._original = self._say(view, files)
            return self._resource(self._original)

        return await self._answer(carried_out)

    async def defer(self, **_: Any) -> None:
        await self._answer(lambda: None)

    async def send_modal(self, dialog: Any) -> None:
        await self._answer(lambda: None)

    async def follow_up(self, *, view: Any, files: Sequence[Any], **_: Any) -> Any:
        await self._world.chances.travel()
        found = self._say(view, files)
        await self._world.chances.travel()
        sent = Message(found, self._world.messages[found])
        sent.edit = lambda **given: self._edited(found, **given)  # type: ignore[method-assign]  # as a webhook's message has it
        return sent

    async def edit_original_response(self, **given: Any) -> Any:
        return await self._edited(self._original, **given)

    async def _edited(self, message: int, *, view: Any, attachments: Sequence[Any], **_: Any) -> Any:
        await self._world.chances.travel()
        self._world.requests["edit"] = self._world.requests.get("edit", 0) + 1
        edited = self._edit(message, view, attachments).resource
        await self._world.chances.travel()
        return edited

    async def _answer(self, carried_out: Callable[[], Any]) -> Any:
        await self._world.chances.travel()
        self._world.requests["answer"] = self._world.requests.get("answer", 0) + 1
        if self._is_answered:
            raise refusal(400, ANSWERED_ALREADY)
        if self._world.chances.fails():
            raise OSError("the line is dead")
        self._is_answered = True
        result = carried_out()
        await self._world.chances.travel()
        if self._world.chances.fails():
            raise OSError("the line is dead")
        return result

    def _edit(self, message: int, view: Any, attachments: Sequence[Any]) -> Any:
        if message not in self._world.messages:
            self._is_answered = False
            raise refusal(404, NO_MESSAGE)
        kept = {one.filename: one.id for one in attachments if not isinstance(one, discord.File)}
        if not kept.items() <= self._world.messages[message].files.items():
            self._is_answered = False
            raise refusal(400, 50035)
        self._world._replace(message, view, [one.filename for one in attachments], kept)
        return self._resource(message)

    def _say(self, view: Any, files: Sequence[Any]) -> int:
        channel = self._world.messages[self._original].channel if self._original in self._world.messages else CHANNEL
        return self._world.add(channel, view, [one.filename for one in files], self._person)

    def _resource(self, message: int) -> Any:
        return SimpleNamespace(message_id=message, resource=Message(message, self._world.messages[message]))


def body_of(view: discord.ui.LayoutView) -> str:
    """What a message says, as it is compared."""
    return json.dumps(view.to_components())


def _names(post: Post) -> list[str]:
    return [block.name for block in post.blocks if isinstance(block, Picture)]


class Bot:
    """The bot without its client: service, delivery, and what answers clicks."""

    def __init__(self, chances: Chances, call_after: float = 0.0) -> None:
        def clock() -> float:
            return EPOCH + asyncio.get_running_loop().time()

        self.world = World(chances)
        self.store = StoreHere(chances)
        self.service = Service(self.store, clock, pool=Head(chances), is_busy=lambda: self.is_busy)
        self.replies = EphemeralReplies(lambda: asyncio.get_running_loop().time())
        maker = PictureMaker(Easel(chances))
        self.delivery = Delivery(self.service, self.world, self.replies, maker, call_after)
        self.limits, self.metrics = Limits(), Metrics()
        self.is_leaving = False
        self._at_work = 0
        self._controls = Controls(self)  # type: ignore[arg-type]  # it has all of the client that controls need

    @property
    def is_busy(self) -> bool:
        return self._at_work > BUSY

    @contextmanager
    def at_work(self) -> Iterator[None]:
        self._at_work += 1
        try:
            yield
        finally:
            self._at_work -= 1

    async def press(self, person: int, message: int, custom_id: str, values: Sequence[str] = ()) -> None:
        """Somebody presses a control, and is answered."""
        await self._controls.on_interaction(self.world.interaction(person, message, custom_id, values))
