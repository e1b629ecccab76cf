"""First answers to an interaction, and the kinds of interaction that each is allowed for."""

from dataclasses import dataclass

from playground.faults import Fault, invalid_body
from playground.jsontypes import Json
from playground.schema import tree
from playground.schema.commands import INTEGER, NUMBER, STRING
from playground.schema.description import read, refuse
from playground.schema.messages import EPHEMERAL
from playground.schema.modals import modal_faults

# Interactions.
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
# First answers.
MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
_CHOICES = "InteractionApplicationCommandAutocompleteCallback{}Data"
_CHOICES_OF = {STRING: "String", INTEGER: "Integer", NUMBER: "Number"}


@dataclass(frozen=True, slots=True)
class Callback:
    """The type of an answer, and its content."""

    type: int
    data: Json


def read_callback(body: Json, interaction: int, *, on_message: bool) -> Callback:
    """Check the type of an answer against its interaction.

    Args:
        body: the request body.
        interaction: the type of the interaction.
        on_message: whether it comes from a component, or a modal opened from one.
    """
    kind, data = body.get("type"), body.get("data")
    if kind not in _suitable(interaction, on_message=on_message):
        words = f"Callback type {kind} cannot answer this interaction"
        raise invalid_body([Fault(("type",), "INTERACTION_CALLBACK_TYPE_INVALID", words)])
    if not isinstance(data, dict | None):
        raise invalid_body([Fault(("data",), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")])
    return Callback(kind, data or {})


def _suitable(interaction: int, *, on_message: bool) -> set[int]:
    if interaction == AUTOCOMPLETE:
        return {CHOICES}
    answers = {MESSAGE, DEFERRED_MESSAGE}
    if on_message:
        answers |= {DEFERRED_UPDATE, UPDATE}
    if interaction != MODAL_SUBMIT:
        answers.add(MODAL)
    return answers


def read_deferral(data: Json) -> int:
    """Return the flags of a deferred message: EPHEMERAL or 0."""
    flags: int = read("MessageCreateRequest", data).get("flags") or 0
    if flags & ~EPHEMERAL:
        raise invalid_body(
            [Fault(("data", "flags"), "MESSAGE_FLAGS_NOT_ALLOWED", "A deferred message takes only EPHEMERAL")]
        )
    return flags


def read_choices(data: Json, option_type: int) -> list[Json]:
    """Return the choices of an autocomplete, of the same type as the focused option."""
    choices: list[Json] | None = read(_CHOICES.format(_CHOICES_OF[option_type]), data, ("data",)).get("choices")
    if choices is None:
        raise invalid_body([Fault(("data", "choices"), "BASE_TYPE_REQUIRED", "This field is required")])
    return choices


def read_modal(data: Json) -> Json:
    """Return the checked content of a modal."""
    modal = read("ModalInteractionCallbackRequestData", data)
    refuse(modal_faults(modal))
    return {**modal, "components": tree.plain(modal["components"])}
