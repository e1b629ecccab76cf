"""Messages of channels: send, read, edit, delete and pin."""

from aiohttp import web

from playground import faults
from playground.faults import Fault, invalid_body
from playground.files import Upload
from playground.jsontypes import Json
from playground.parts import Parts
from playground.rest.access import may_write, not_archived, require, seen
from playground.rest.request import answer, nothing, object_body, parts_of, read_body
from playground.schema.messages import (
    COMPONENTS_V2,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    MessageBody,
    read_message,
)
from playground.wire import age
from playground.world import DM

routes = web.RouteTableDef()
_NEW = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
_EDIT = SUPPRESS_EMBEDS | COMPONENTS_V2
_OLD_SECONDS, _OLD_EDITS, _OLD_WINDOW = 3600.0, 3, 20.0


@routes.post("/channels/{channel}/messages")
async def send(request: web.Request) -> web.Response:
    """Send a message to a channel, a thread or a person."""
    parts = parts_of(request)
    channel = seen(parts, request.match_info["channel"])
    body, uploads = await read_body(request)
    names = [one.filename for one in uploads]
    message = read_message(object_body(body), flags=_NEW, sent=names)
    may_write(parts, channel, files=bool(uploads), embeds=bool(message.embeds))
    me = parts.world.me["id"]
    nonce = message.given.get("nonce")
    if message.given.get("enforce_nonce") and nonce is not None:
        again = parts.post.with_nonce(channel["id"], me, nonce)
        if again is not None:
            return answer(parts.wire.message(again))
    more = _reference(parts, channel, message)
    channel = await parts.rooms.wake(channel)
    sent = await parts.post.send(channel, me, message, uploads, more=more)
    return answer(parts.wire.message(sent))


def _reference(parts: Parts, channel: Json, message: MessageBody) -> Json:
    wanted = message.reference
    if wanted is None:
        return {}
    found = parts.world.messages.get(str(wanted["message_id"]))
    if found is None or found["channel_id"] != channel["id"]:
        if wanted.get("fail_if_not_exists") is False:
            return {}
        fault = Fault(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        raise invalid_body([fault])
    if channel["type"] != DM:
        require(parts, channel, "READ_MESSAGE_HISTORY")
    reference = {"type": 0, "message_id": found["id"], "channel_id": channel["id"]}
    return {"type": 19, "message_reference": reference}


@routes.get("/channels/{channel}/messages")
async def history(request: web.Request) -> web.Response:
    """Return the messages of a channel, newest first."""
    parts = parts_of(request)
    channel = seen(parts, request.match_info["channel"])
    if channel["type"] != DM:
        require(parts, channel, "READ_MESSAGE_HISTORY")
    query = request.query
    limit = query.get("limit", "50")
    if not (limit.isdigit() and 1 <= int(limit) <= 100):
        raise invalid_body([Fault(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")])
    found = parts.world.history(channel["id"], query.get("before"), query.get("after"))
    public = [one for one in found if one["playground"]["ephemeral_for"] is None]
    chosen = public[: int(limit)] if "after" in query else public[-int(limit) :]
    return answer([parts.wire.message(one) for one in reversed(chosen)])


@routes.get("/channels/{channel}/messages/{message}")
async def get(request: web.Request) -> web.Response:
    """Return one message."""
    parts = parts_of(request)
    channel, message = _found(request)
    if channel["type"] != DM:
        require(parts, channel, "READ_MESSAGE_HISTORY")
    return answer(parts.wire.message(message))


@routes.patch("/channels/{channel}/messages/{message}")
async def edit(request: web.Request) -> web.Response:
    """Edit one of the bot's own messages; edits of old messages are limited (30046)."""
    parts = parts_of(request)
    _, message = _found(request)
    if message["author_id"] != parts.world.me["id"]:
        raise faults.not_your_message()
    changed, uploads = await read_edit(request, message)
    channel = parts.world.channel(message["channel_id"])
    not_archived(channel)
    if uploads and channel["type"] != DM:
        require(parts, channel, "ATTACH_FILES")
    _spare_old(parts, message)
    return answer(parts.wire.message(await parts.post.edit(message, changed, uploads)))


async def read_edit(request: web.Request, message: Json) -> tuple[MessageBody, list[Upload]]:
    """Return the checked body of an edit, with its new files."""
    body, uploads = await read_body(request)
    names = [one.filename for one in uploads]
    return read_message(object_body(body), flags=_EDIT, before=message, sent=names), uploads


def _spare_old(parts: Parts, message: Json) -> None:
    now = parts.clock.now()
    if age(message["id"], now) < _OLD_SECONDS:
        return
    lately = [one for one in parts.old_edits.get(message["channel_id"], []) if now - one < _OLD_WINDOW]
    if len(lately) >= _OLD_EDITS:
        words = "Maximum number of edits to messages older than 1 hour reached. Try again later."
        raise faults.limited(_OLD_WINDOW - (now - lately[0]), 30046, words)
    parts.old_edits[message["channel_id"]] = [*lately, now]


@routes.delete("/channels/{channel}/messages/{message}")
async def delete(request: web.Request) -> web.Response:
    """Delete a message; one by someone else needs MANAGE_MESSAGES."""
    parts = parts_of(request)
    channel, message = _found(request)
    if message["author_id"] != parts.world.me["id"]:
        require(parts, channel, "MANAGE_MESSAGES")
    await parts.post.delete(message)
    return nothing()


@routes.put("/channels/{channel}/messages/pins/{message}")
@routes.delete("/channels/{channel}/messages/pins/{message}")
async def pin(request: web.Request) -> web.Response:
    """Pin or unpin a message, which needs PIN_MESSAGES."""
    parts = parts_of(request)
    channel, message = _found(request)
    require(parts, channel, "PIN_MESSAGES")
    await parts.post.replace({**message, "pinned": request.method == "PUT"})
    return nothing()


def _found(request: web.Request) -> tuple[Json, Json]:
    """Return the channel and the message of the path; ephemeral messages are not found."""
    parts = parts_of(request)
    channel = seen(parts, request.match_info["channel"])
    message = parts.world.message(channel["id"], request.match_info["message"])
    if message["playground"]["ephemeral_for"] is not None:
        raise faults.unknown_message()
    return channel, message
