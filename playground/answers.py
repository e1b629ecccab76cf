"""Helpers for answers to an interaction: its original message, and the fields that link an answer to it."""

from playground import faults
from playground.interactions import Interaction
from playground.jsontypes import Json
from playground.parts import Parts
from playground.schema.callbacks import COMMAND
from playground.schema.messages import COMPONENTS_V2, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, MessageBody

_KEPT = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
ANSWER, REPLY = 20, 19


def original_message(parts: Parts, interaction: Interaction) -> Json:
    """Return the message that `@original` refers to: the first answer, or the message with the pressed control."""
    wanted = interaction.response or interaction.message
    found = parts.world.messages.get(wanted or "")
    if found is None:
        raise faults.unknown_message()
    return found


def message_fields(parts: Parts, interaction: Interaction, body: MessageBody, flags: int) -> Json:
    """Return the fields of a message that answers an interaction; a later answer replies to the first."""
    origin: Json = {"id": interaction.id, "type": interaction.type, "person": interaction.person}
    if interaction.message:
        origin["interacted_message_id"] = interaction.message
    if interaction.response:
        origin["original_response_message_id"] = interaction.response
    more: Json = {
        "application_id": parts.world.me["application_id"],
        "webhook_id": parts.world.me["application_id"],
        "interaction": origin,
        "flags": body.flags & _KEPT | flags,
        "type": ANSWER if interaction.type == COMMAND else 0,
        "playground": {
            "ephemeral_for": None,
            "pings": [],
            "command": interaction.command,
            "expired": False,
        },
    }
    answered = interaction.response or interaction.message
    if answered in parts.world.messages:
        more["type"] = REPLY
        more["message_reference"] = {"type": 0, "message_id": answered, "channel_id": interaction.channel}
    return more
