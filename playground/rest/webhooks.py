"""Later answers to interactions: follow-ups, and edits of earlier answers."""

from aiohttp import web

from playground import faults
from playground.answers import message_fields, original_message
from playground.interactions import Interaction
from playground.jsontypes import Json
from playground.rest.callbacks import ANSWER_FLAGS
from playground.rest.messages import read_edit
from playground.rest.request import answer, nothing, object_body, parts_of, read_body
from playground.schema.messages import EPHEMERAL, LOADING, read_message

routes = web.RouteTableDef()
_PATH = "/webhooks/{application}/{token}"


@routes.post(_PATH)
async def follow_up(request: web.Request) -> web.Response:
    """Send a further answer; the first one after a deferral fills the pending message."""
    parts = parts_of(request)
    interaction = _interaction(request)
    body, uploads = await read_body(request)
    names = [one.filename for one in uploads]
    message = read_message(object_body(body), flags=ANSWER_FLAGS, sent=names)
    waiting = parts.world.messages.get(interaction.response or "")
    if waiting is not None and waiting["flags"] & LOADING:
        filled = await parts.post.edit(waiting, message, uploads, ping=True)
        await parts.interactions.answered(interaction, "done")
        return answer(parts.wire.message(filled))
    flags = message.flags & EPHEMERAL
    channel = parts.world.channel(interaction.channel)
    sent = await parts.post.send(
        channel,
        parts.world.me["id"],
        message,
        uploads,
        more=message_fields(parts, interaction, message, flags),
        ephemeral_for=interaction.person if flags else None,
    )
    return answer(parts.wire.message(sent))


@routes.get(_PATH + "/messages/{message}")
async def get(request: web.Request) -> web.Response:
    """Return one of the answers."""
    return answer(parts_of(request).wire.message(_message(request, _interaction(request))))


@routes.patch(_PATH + "/messages/{message}")
async def edit(request: web.Request) -> web.Response:
    """Edit one of the answers, or fill the pending one."""
    parts = parts_of(request)
    interaction = _interaction(request)
    message = _message(request, interaction)
    body, uploads = await read_edit(request, message)
    changed = await parts.post.edit(message, body, uploads)
    if message["flags"] & LOADING:
        await parts.interactions.answered(interaction, "done")
    return answer(parts.wire.message(changed))


@routes.delete(_PATH + "/messages/{message}")
async def delete(request: web.Request) -> web.Response:
    """Delete one of the answers."""
    parts = parts_of(request)
    interaction = _interaction(request)
    message = _message(request, interaction)
    await parts.post.delete(message)
    if interaction.state == "thinking":
        await parts.interactions.answered(interaction, "done")
    return nothing()


def _interaction(request: web.Request) -> Interaction:
    info = request.match_info
    return parts_of(request).interactions.by_token(info["application"], info["token"])


def _message(request: web.Request, interaction: Interaction) -> Json:
    parts, wanted = parts_of(request), request.match_info["message"]
    if wanted == "@original":
        return original_message(parts, interaction)
    found = parts.world.message(interaction.channel, wanted)
    mine = found.get("interaction", {}).get("id") == interaction.id
    if not mine and found["id"] not in (interaction.response, interaction.message):
        raise faults.unknown_message()
    return found
