"""Creates, changes and deletes messages, and notifies the bot and the pages."""

import asyncio
import re
from collections.abc import Container, Sequence
from weakref import WeakValueDictionary

from playground.clock import seconds_of
from playground.faults import Fault
from playground.files import Upload, attachment, by_reference, resolved_media
from playground.gateway import Gateway
from playground.jsontypes import Json
from playground.schema import tree
from playground.schema.description import refuse
from playground.schema.messages import (
    COMPONENTS_V2,
    LOADING,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    MessageBody,
    missing_attachment,
)
from playground.sessions import DIRECT_MESSAGES, GUILD_MESSAGES
from playground.tabs import Tabs
from playground.world import World

NONCE_SECONDS = 300
_MENTION = re.compile(r"<@!?(\d{1,19})>")


class Post:
    """The messages of all channels."""

    def __init__(self, world: World, gateway: Gateway, tabs: Tabs) -> None:
        self._world = world
        self._gateway = gateway
        self._tabs = tabs
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def send(
        self,
        channel: Json,
        author_id: str,
        body: MessageBody,
        uploads: Sequence[Upload] = (),
        *,
        more: Json | None = None,
        ephemeral_for: str | None = None,
    ) -> Json:
        """Create a message in a channel and return it.

        Args:
            channel: the channel.
            author_id: the id of its author.
            body: its checked content.
            uploads: the uploaded files, in order.
            more: further fields of the message (type, flags, interaction...).
            ephemeral_for: the only person who sees it, None for everybody.
        """
        world = self._world
        message = {
            "id": world.clock.snowflake(),
            "channel_id": channel["id"],
            "author_id": author_id,
            "type": 0,
            "content": "",
            "timestamp": world.clock.iso(),
            "edited_timestamp": None,
            "tts": bool(body.given.get("tts")),
            "mention_everyone": False,
            "mention_roles": [],
            "mention_ids": [],
            "pinned": False,
            "flags": body.flags & (SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2),
            "attachments": [],
            "embeds": [],
            "components": [],
            "files_in_embeds": [],
            "playground": {"ephemeral_for": ephemeral_for, "pings": [], "command": None, "expired": False},
        }
        message |= more or {}
        message["playground"]["ephemeral_for"] = ephemeral_for
        if body.given.get("nonce") is not None:
            message["nonce"] = body.given["nonce"]
        await self._fill(message, body, uploads)
        message["playground"]["pings"] = self._pings(message)
        world.save_message(message)
        if ephemeral_for is None:
            channel["last_message_id"] = message["id"]
            world.store.put("channel", channel)
        await world.store.written()  # a message must be stored before it is announced; edits need not be
        if ephemeral_for is None:
            self._gateway.message("MESSAGE_CREATE", message, channel)
        self._tabs.message("message", message, channel)
        return message

    async def edit(
        self, message: Json, body: MessageBody, uploads: Sequence[Upload] = (), *, ping: bool = False
    ) -> Json:
        """Change a message, keeping fields that the body does not name; edits of one message run one at a time."""
        async with self._locks.setdefault(message["id"], asyncio.Lock()):
            message = self._world.message(message["channel_id"], message["id"])
            return await self._edit(message, body, uploads, ping=ping)

    async def _edit(self, message: Json, body: MessageBody, uploads: Sequence[Upload], *, ping: bool) -> Json:
        changed: Json = {**message, "playground": dict(message["playground"])}
        if body.named("flags"):
            kept = changed["flags"] & ~SUPPRESS_EMBEDS
            changed["flags"] = kept | (body.flags & (SUPPRESS_EMBEDS | COMPONENTS_V2))
        if not changed["flags"] & LOADING:
            changed["edited_timestamp"] = self._world.clock.iso()
        changed["flags"] &= ~LOADING
        await self._fill(changed, body, uploads)
        gone = {one["id"] for one in message["attachments"]} - {one["id"] for one in changed["attachments"]}
        if ping:
            changed["playground"]["pings"] = self._pings(changed)
        await self.replace(changed)
        self._world.store.drop_files(*gone)
        return changed

    async def replace(self, message: Json) -> None:
        """Store a changed message and notify everyone."""
        channel = self._world.channel(message["channel_id"])
        self._world.save_message(message)
        if message["playground"]["ephemeral_for"] is None:
            self._gateway.message("MESSAGE_UPDATE", message, channel)
        self._tabs.message("message_update", message, channel)

    async def delete(self, message: Json) -> None:
        """Delete a message."""
        channel = self._world.channel(message["channel_id"])
        async with self._locks.setdefault(message["id"], asyncio.Lock()):
            await self._world.drop_messages([self._world.message(channel["id"], message["id"])])
        self._tabs.message_gone(message, channel)
        if message["playground"]["ephemeral_for"] is None:
            guild_id = channel.get("guild_id")
            data = {"id": message["id"], "channel_id": channel["id"]}
            if guild_id:
                data["guild_id"] = guild_id
            intent = GUILD_MESSAGES if guild_id else DIRECT_MESSAGES
            self._gateway.dispatch("MESSAGE_DELETE", data, guild_id, intent=intent)

    def with_nonce(self, channel_id: str, author_id: str, nonce: str | int) -> Json | None:
        """Return the recent message with this nonce, so that a repeated request creates no second one."""
        since = self._world.clock.now() - NONCE_SECONDS
        for message in reversed(self._world.history(channel_id, None)[-50:]):
            same = message["author_id"] == author_id and message.get("nonce") == nonce
            if same and seconds_of(message["id"]) >= since:
                return message
        return None

    # Contents of messages.

    async def _fill(self, message: Json, body: MessageBody, uploads: Sequence[Upload]) -> None:
        message["attachments"] = await self._attachments(message, body, uploads)
        if body.named("content"):
            message["content"] = body.content
        if body.named("embeds"):
            message["embeds"], message["files_in_embeds"] = _embeds(body, message["attachments"])
        if body.named("components"):
            message["components"] = _components(body, message["attachments"], self._world.emojis)
        if message["flags"] & COMPONENTS_V2:
            message["content"], message["embeds"] = "", []
        message["mention_ids"] = [one for one in self._mentioned(message) if body.may_notify(one)]

    async def _attachments(self, message: Json, body: MessageBody, uploads: Sequence[Upload]) -> list[Json]:
        before = {one["id"]: one for one in message["attachments"]}
        if not body.named("attachments"):
            return [*before.values(), *[await self._keep(message, one, None) for one in uploads]]
        found = []
        for place, part in enumerate(body.attachments):
            description = part.get("description")
            if old := before.get(part["id"]):
                found.append({**old, "description": description} if description is not None else old)
            elif int(part["id"]) < len(uploads):
                found.append(await self._keep(message, uploads[int(part["id"])], description))
            else:  # removed by another edit since the request arrived
                refuse([missing_attachment(place, part["id"])])
        return found

    async def _keep(self, message: Json, upload: Upload, description: str | None) -> Json:
        made = attachment(upload, self._world.clock.snowflake(), message["channel_id"], description)
        self._world.store.put_file(made["id"], upload.filename, upload.content_type, upload.data)
        return made

    def _mentioned(self, message: Json) -> list[str]:
        texts = [message["content"]]
        texts += [one["content"] for _, one in tree.walk(message["components"]) if one["type"] == 10]
        known = {*self._world.people, self._world.me["id"]}
        return list(dict.fromkeys(one for text in texts for one in _MENTION.findall(text) if one in known))

    def _pings(self, message: Json) -> list[str]:
        silent = message["flags"] & SUPPRESS_NOTIFICATIONS or message["playground"]["ephemeral_for"]
        return [] if silent else [one for one in message["mention_ids"] if one != self._world.me["id"]]


def _embeds(body: MessageBody, attachments: list[Json]) -> tuple[list[Json], list[str]]:
    """Return the embeds with resolved file addresses, and the ids of those files."""
    used: list[str] = []
    embeds = body.embeds
    for _, holder, key in tree.embed_media(embeds):
        if found := by_reference(attachments, holder[key]):
            holder[key] = holder[f"proxy_{key}"] = found["url"]
            used.append(found["id"])
            if key == "url":
                holder |= {side: found[side] for side in ("width", "height") if side in found}
    return embeds, used


def _components(body: MessageBody, attachments: list[Json], emojis: Container[str]) -> list[Json]:
    """Return the components with resolved file addresses; refuse emojis that do not exist."""
    components = body.components
    refuse(
        Fault((*path, "emoji", "id"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")
        for path, holder in tree.with_emojis(components)
        if "id" in holder["emoji"] and holder["emoji"]["id"] not in emojis
    )
    for _, holder in list(tree.media(components)):
        holder.update(resolved_media(attachments, holder["url"]))
    for _, one in tree.walk(components):
        if one["type"] == 13:
            file = next((a for a in attachments if a["id"] == one["file"].get("attachment_id")), None)
            if file is not None:
                one["name"], one["size"] = file["filename"], file["size"]
    return components
