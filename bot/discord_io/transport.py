"""The port of delivery, carried out by discord.py.

Most requests of the bot are edits made here. They go to discord.py's own HTTP client, which knows the limits of every
route, and their answers are read as they come: an object for every message and each of its components would only be
thrown away.
"""

import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord.http import Route

from bot.delivery.port import Gone, PortError, Sent, Trouble
from bot.model import PostedMessage
from bot.post import Post

from .bodies import body_of
from .failures import NO_MEMBER, errors
from .seeing import sees

log = logging.getLogger(__name__)


class Transport:
    """Sends and edits messages outside interactions."""

    def __init__(self, client: discord.Client) -> None:
        """Speak through a client that is logged in."""
        self._client = client

    async def send(self, channel: int, post: Post, nonce: str) -> Sent:
        """Post a message; the same nonce twice within minutes posts it once."""
        route, body = _route("POST", channel), await body_of(post, {}, nonce=nonce, enforce_nonce=True)
        async with errors():
            sent = await self._client.http.request(route, data=body)
        return Sent(int(sent["id"]), _files_of(sent))

    async def edit(self, ref: PostedMessage, post: Post, kept: Mapping[str, int]) -> Mapping[str, int]:
        """Replace what a message of ours shows; see `Port.edit`."""
        route, body = _route("PATCH", ref.channel, ref.message), await body_of(post, kept)
        async with errors():
            try:
                edited = await self._client.http.request(route, data=body)
            except discord.HTTPException as error:
                if error.status == 400 and kept:  # it has lost a file that was to stay: a new message has them all
                    raise Gone(str(error)) from error
                raise
        return _files_of(edited)

    async def delete(self, ref: PostedMessage) -> None:
        """Delete a message of ours if it still exists."""
        try:
            async with errors():
                await self._message(ref).delete()
        except Trouble:
            raise
        except PortError as error:
            log.info("Message %d could not be deleted: %s", ref.message, error)

    async def open_dm(self, person: int) -> int:
        """Return the channel of private messages with a person."""
        async with errors():
            channel = await self._client.create_dm(discord.Object(person))
        return channel.id

    async def is_member(self, guild: int, person: int) -> bool:
        """Return whether somebody is on a server; True for a server that the bot itself is not on."""
        server = self._client.get_guild(guild)
        if server is None:
            return True
        async with errors():
            try:
                await server.fetch_member(person)
            except discord.NotFound as error:
                return error.code not in NO_MEMBER
        return True

    async def can_see(self, guild: int, channel: int, person: int) -> bool:
        """Return whether somebody can see a channel of a server; True where the bot cannot tell."""
        server = self._client.get_guild(guild)
        place = server.get_channel_or_thread(channel) if server is not None else None
        if server is None or place is None:
            return True
        async with errors():
            try:
                member = await server.fetch_member(person)
                if isinstance(place, discord.Thread) and place.is_private() and not sees(member, place):
                    await place.fetch_member(person)
                    return True
            except discord.NotFound:
                return False
        return sees(member, place)

    async def talk_since(self, ref: PostedMessage, limit: int) -> int:
        """Count the messages below one of ours, up to `limit`."""
        async with errors():
            return len(await self._client.http.logs_from(ref.channel, limit, after=ref.message))

    def _message(self, ref: PostedMessage) -> discord.PartialMessage:
        return self._client.get_partial_messageable(ref.channel).get_partial_message(ref.message)


def names_of(message: discord.Message) -> dict[str, int]:
    """Return the ids of a message's attachments, by file name."""
    return {attachment.filename: attachment.id for attachment in message.attachments}


def _route(method: str, channel: int, message: int | None = None) -> Route:
    """Return the address of a channel's messages or of one of them, by the names under which its limits are known."""
    if message is None:
        return Route(method, "/channels/{channel_id}/messages", channel_id=channel)
    return Route(method, "/channels/{channel_id}/messages/{message_id}", channel_id=channel, message_id=message)


def _files_of(message: Mapping[str, Any]) -> dict[str, int]:
    """Return the same for a message as Discord describes it."""
    return {one["filename"]: int(one["id"]) for one in message["attachments"]}
