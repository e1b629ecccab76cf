"""The port of delivery, implemented with discord.py.

Most requests of the bot are edits made here. They go to discord.py's own HTTP client, which knows every route's rate
limit, and the responses are used as raw JSON: an object for every message and each of its components would only be
thrown away.
"""

import asyncio
import logging
import re
from collections import deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from heapq import heappop, heappush
from itertools import count
from typing import Any, Literal

import aiohttp
import discord
from discord.http import Route

from bot.delivery.backpressure import URGENCY, Urgency
from bot.post import FileGone, PortError, Post, PostedMessage, Sent, Trouble

from . import bodies
from .bodies import BAD_REQUEST, NO_MEMBER, errors
from .callbacks import files_of

log = logging.getLogger(__name__)
Place = discord.abc.GuildChannel | discord.Thread

MESSAGES_LOOKED_AT = 100
"""The number of messages that Discord lists at a time."""


WEEK: Literal[10080] = 10080
"""Minutes without a message after which Discord archives a thread; a new message reopens it."""
ALTOGETHER, WITHIN_S = 48, 1.05
"""Requests, and the seconds in which they may be made. Discord allows 50 per second: the margin is for reordering."""
OPEN = {Urgency.WAITED_FOR: 1.0, Urgency.TABLE: 0.9, Urgency.UPKEEP: 0.5}
"""The fraction of that which requests of each urgency can use up; the rest is reserved for more urgent ones."""


_ANSWERS = re.compile(r"/(interactions|webhooks)/\d+/")
"""Paths of requests that answer interactions."""


class Allowance:
    """This process's share of the bot's rate limit; the most urgent requests go first.

    Answers to interactions do not count towards it and never wait.
    """

    def __init__(self, part: Callable[[], float]) -> None:
        """Use `part` to obtain this process's current share of the limit, from 0 to 1."""
        self._part, self._numbers = part, count()
        self._made: deque[float] = deque()
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []
        self._next: asyncio.TimerHandle | None = None

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace config that makes each request of discord.py's client wait its turn just before being sent."""
        made = aiohttp.TraceConfig()
        made.on_request_start.append(self._before)
        return made

    async def _before(self, _: object, __: object, request: aiohttp.TraceRequestStartParams) -> None:
        if request.url.scheme.startswith("http") and _ANSWERS.search(request.url.path) is None:
            await self.wait()

    async def wait(self) -> None:
        """Wait until a request may be made; its urgency is taken from the context."""
        turn = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (URGENCY.get(), next(self._numbers), turn))
        self._serve()
        await turn

    def _serve(self) -> None:
        """Release the requests whose turn it is, and schedule the next check."""
        loop = asyncio.get_running_loop()
        now, share = loop.time(), ALTOGETHER * self._part()
        while self._made and self._made[0] <= now - WITHIN_S:
            self._made.popleft()
        while self._waiting:
            urgency, _, turn = self._waiting[0]
            most = max(1, int(share * OPEN[urgency]))
            if not turn.done() and len(self._made) >= most:
                break
            heappop(self._waiting)
            if not turn.done():
                self._made.append(now)
                turn.set_result(None)
        if self._next is not None:
            self._next.cancel()
            self._next = None
        if self._waiting:
            free = self._made[len(self._made) - most] + WITHIN_S
            self._next = loop.call_at(max(free, now + 0.001), self._serve)


class Transport:
    """Sends and edits messages outside interactions."""

    def __init__(self, client: discord.Client) -> None:
        """Use a client that is logged in."""
        self._client = client

    async def send(self, channel: int, post: Post, nonce: str) -> Sent:
        """Post a message; a nonce that is sent twice within minutes posts it once."""
        said = bodies.message(post, {}) | {"nonce": nonce, "enforce_nonce": True}
        route, body = _route("POST", channel), bodies.body_of(said, bodies.new_files(post, {}))
        async with errors():
            sent = await self._client.http.request(route, data=body)
        return Sent(int(sent["id"]), files_of(sent))

    async def edit(self, ref: PostedMessage, post: Post, kept: Mapping[str, int]) -> Mapping[str, int]:
        """Replace the content of a message of the bot; see `Port.edit`."""
        route = _route("PATCH", ref.channel, ref.message)
        body = bodies.body_of(bodies.message(post, kept), bodies.new_files(post, kept))
        async with errors():
            try:
                edited = await self._client.http.request(route, data=body)
            except discord.HTTPException as error:
                if error.status == BAD_REQUEST and kept and not bodies.is_about_emojis(error.text):
                    raise FileGone(str(error)) from error
                raise
        return files_of(edited)

    async def delete(self, ref: PostedMessage) -> None:
        """Delete a message of the bot if it still exists."""
        try:
            async with errors():
                await self._message(ref).delete()
        except Trouble:
            raise
        except PortError as error:
            log.info("A message could not be deleted", extra={"message_id": ref.message, "error": str(error)})

    async def open_dm(self, person: int) -> int:
        """Return the id of a person's private-message channel."""
        async with errors():
            channel = await self._client.create_dm(discord.Object(person))
        return channel.id

    async def open_thread(self, channel: int, name: str, people: Collection[int]) -> int:
        """Open a thread in a channel and add people to it; return its id."""
        async with errors():
            opened = await self._client.http.start_thread_without_message(
                channel, name=name, type=discord.ChannelType.public_thread.value, auto_archive_duration=WEEK
            )
        thread = int(opened["id"])
        for person in people:
            try:
                async with errors():
                    await self._client.http.add_user_to_thread(thread, person)
            except PortError as error:
                log.info("A person could not be added to a thread", extra={"thread_id": thread, "error": str(error)})
        return thread

    async def is_member(self, guild: int, person: int) -> bool:
        """Return whether a person is a member of a server; raise `Trouble` if the server is not known right now."""
        async with errors():
            server = await self._server(guild)
            try:
                await server.fetch_member(person)
            except discord.NotFound as error:
                return error.code not in NO_MEMBER
        return True

    async def can_see(self, guild: int, channel: int, person: int) -> bool:
        """Return whether a person can see a channel of a server; raise `Trouble` if the server is unknown right now."""
        async with errors():
            server = await self._server(guild)
            try:
                place = server.get_channel_or_thread(channel) or await server.fetch_channel(channel)
                member = await server.fetch_member(person)
                if isinstance(place, discord.Thread) and place.is_private() and not sees(member, place):
                    await place.fetch_member(person)
                    return True
            except discord.NotFound:
                return False
        return sees(member, place)

    async def _server(self, guild: int) -> discord.Guild:
        """Return a server with its roles; raise `Trouble` while it is unavailable.

        A server whose events another process receives is fetched from Discord.
        """
        server = self._client.get_guild(guild)
        if server is None and not hears_of(self._client, guild):
            return await self._client.fetch_guild(guild, with_counts=False)
        if server is None or server.unavailable:
            raise Trouble(f"server {guild} is not known now")
        return server

    async def talk_since(self, ref: PostedMessage, limit: int) -> int:
        """Count the messages below one of the bot's, up to `limit`."""
        async with errors():
            return len(await self._client.http.logs_from(ref.channel, limit, after=ref.message))

    async def controls_since(self, channel: int, since: float) -> Mapping[int, tuple[str, ...]]:
        """Return the ids of the controls in the bot's messages posted in a channel since a time, by message."""
        after = discord.utils.time_snowflake(datetime.fromtimestamp(since, UTC))
        async with errors():
            found = await self._client.http.logs_from(channel, MESSAGES_LOOKED_AT, after=after)
        me = self._client.user
        ours = [one for one in found if me is not None and int(one["author"]["id"]) == me.id]
        return {int(one["id"]): tuple(_control_ids(one["components"])) for one in ours}

    def _message(self, ref: PostedMessage) -> discord.PartialMessage:
        return self._client.get_partial_messageable(ref.channel).get_partial_message(ref.message)


def hears_of(client: discord.Client, guild: int) -> bool:
    """Return whether this process receives a server's events: with several shards, others receive the rest."""
    count, shards = client.shard_count, getattr(client, "shard_ids", None)
    return count is None or shards is None or (guild >> 22) % count in shards


def _control_ids(components: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the ids of all controls in a message's components, given as Discord's JSON."""
    for one in components:
        if "custom_id" in one:
            yield one["custom_id"]
        yield from _control_ids(one.get("components", ()))


def _route(method: str, channel: int, message: int | None = None) -> Route:
    """Return the route of a channel's messages or of one of them, by the names its rate limit is known under."""
    if message is None:
        return Route(method, "/channels/{channel_id}/messages", channel_id=channel)
    return Route(method, "/channels/{channel_id}/messages/{message_id}", channel_id=channel, message_id=message)


def sees(member: discord.Member, place: Place) -> bool:
    """Return whether a member of a server certainly sees one of its channels or threads.

    The members of a private thread are not known here, so only those who see all of them count.
    """
    if not isinstance(place, discord.Thread):
        return place.permissions_for(member).view_channel
    if place.parent is None:
        return False
    permissions = place.parent.permissions_for(member)
    return permissions.view_channel and (not place.is_private() or permissions.manage_threads)
