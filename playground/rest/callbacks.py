"""First answers to interactions."""

from typing import Any

from aiohttp import web

from playground.answers import message_fields, original_message
from playground.faults import ApiError
from playground.files import Upload
from playground.interactions import Interaction
from playground.jsontypes import Json
from playground.parts import Parts
from playground.rest.request import answer, nothing, object_body, parts_of, read_body
from playground.schema import callbacks
from playground.schema.callbacks import Callback, read_callback, read_choices, read_deferral, read_modal
from playground.schema.messages import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    MessageBody,
    read_message,
)

routes = web.RouteTableDef()
ANSWER_FLAGS = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
UPDATE_FLAGS = SUPPRESS_EMBEDS | COMPONENTS_V2


@routes.post("/interactions/{interaction}/{token}/callback")
async def callback(request: web.Request) -> web.Response:
    """Accept the only first answer to an interaction."""
    parts = parts_of(request)
    interaction = parts.interactions.to_answer(request.match_info["interaction"], request.match_info["token"])
    body, uploads = await read_body(request)
    read = read_callback(object_body(body), interaction.type, on_message=interaction.on_message)
    carry_out = await _prepare(parts, interaction, read, uploads)
    parts.interactions.to_answer(interaction.id, interaction.token)  # another answer may have arrived meanwhile
    interaction.answered = True
    try:
        message = await carry_out()
    except ApiError:  # refused, so the interaction is still unanswered
        interaction.answered, interaction.response = False, None
        raise
    if request.query.get("with_response", "").lower() not in ("1", "true"):
        return nothing()
    return answer(_response(parts, interaction, read, message))


async def _prepare(parts: Parts, interaction: Interaction, read: Callback, uploads: list[Upload]) -> Any:
    """Check the content, and return a function without arguments that carries the answer out."""
    match read.type:
        case callbacks.CHOICES:
            choices = read_choices(read.data, interaction.option_type)
            return lambda: _choices(parts, interaction, choices)
        case callbacks.MODAL:
            modal = read_modal(read.data)
            return lambda: _modal(parts, interaction, modal)
        case callbacks.DEFERRED_MESSAGE:
            flags = read_deferral(read.data)
            return lambda: _message(parts, interaction, MessageBody(), [], flags | LOADING, "thinking")
        case callbacks.DEFERRED_UPDATE:
            return lambda: _update(parts, interaction, None, [])
        case callbacks.UPDATE:
            names = [one.filename for one in uploads]
            before = original_message(parts, interaction)
            body = read_message(read.data, flags=UPDATE_FLAGS, before=before, sent=names)
            return lambda: _update(parts, interaction, body, uploads)
        case _:
            names = [one.filename for one in uploads]
            body = read_message(read.data, flags=ANSWER_FLAGS, sent=names)
            flags = body.flags & EPHEMERAL
            return lambda: _message(parts, interaction, body, uploads, flags, "done")


async def _choices(parts: Parts, interaction: Interaction, choices: list[Json]) -> None:
    parts.interactions.give_choices(interaction, choices)
    await parts.interactions.answered(interaction, "done")


async def _modal(parts: Parts, interaction: Interaction, modal: Json) -> None:
    interaction.modal = modal
    await parts.interactions.answered(interaction, "modal")


async def _update(
    parts: Parts, interaction: Interaction, body: MessageBody | None, uploads: list[Upload]
) -> Json | None:
    message = original_message(parts, interaction)
    interaction.response = message["id"]
    if body is not None:
        message = await parts.post.edit(message, body, uploads)
    await parts.interactions.answered(interaction, "done")
    return message


async def _message(
    parts: Parts, interaction: Interaction, body: MessageBody, uploads: list[Upload], flags: int, state: str
) -> Json:
    channel = parts.world.channel(interaction.channel)
    more = message_fields(parts, interaction, body, flags)
    reader = interaction.person if flags & EPHEMERAL else None
    author = parts.world.me["id"]
    message = await parts.post.send(channel, author, body, uploads, more=more, ephemeral_for=reader)
    interaction.response = message["id"]
    await parts.interactions.answered(interaction, state)
    return message


def _response(parts: Parts, interaction: Interaction, read: Callback, message: Json | None) -> Json:
    head: Json = {"id": interaction.id, "type": interaction.type}
    resource: Json = {"type": read.type}
    if message is not None:
        head["response_message_id"] = message["id"]
        head["response_message_loading"] = bool(message["flags"] & LOADING)
        head["response_message_ephemeral"] = message["playground"]["ephemeral_for"] is not None
        resource["message"] = parts.wire.message(message)
    return {"interaction": head, "resource": resource}
