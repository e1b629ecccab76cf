"""First answers to an interaction, and which kind of interaction each suits."""

from typing import Annotated, Literal

from pydantic import Field

from playground.faults import Fault, invalid_body
from playground.jsontypes import Json
from playground.schema.base import Strict, check, refuse
from playground.schema.commands import Choice, value_fault
from playground.schema.messages import EPHEMERAL
from playground.schema.modals import Modal, modal_faults

# Interactions.
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
# First answers.
MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
MOST_CHOICES = 25


class Callback(Strict):
    """The envelope: what kind of answer, and its content."""

    type: Literal[4, 5, 6, 7, 8, 9]
    data: Json | None = None


class Deferral(Strict):
    """Content of a deferred answer: only whether it will be ephemeral."""

    flags: int | None = None


class Choices(Strict):
    """Content of an autocomplete answer."""

    choices: Annotated[list[Choice], Field(max_length=MOST_CHOICES)]


def read_callback(body: object, interaction: int, *, on_message: bool) -> Callback:
    """Check the envelope against the interaction it answers.

    Args:
        body: what was sent.
        interaction: the type of the interaction.
        on_message: whether it comes from a component, or a modal opened from one.
    """
    callback = check(Callback, body)
    if callback.type not in _suitable(interaction, on_message=on_message):
        raise invalid_body(
            [
                Fault(
                    ("type",),
                    "INTERACTION_CALLBACK_TYPE_INVALID",
                    f"Callback type {callback.type} cannot answer this interaction",
                )
            ]
        )
    return callback


def _suitable(interaction: int, *, on_message: bool) -> set[int]:
    if interaction == AUTOCOMPLETE:
        return {CHOICES}
    answers = {MESSAGE, DEFERRED_MESSAGE}
    if on_message:
        answers |= {DEFERRED_UPDATE, UPDATE}
    if interaction != MODAL_SUBMIT:
        answers.add(MODAL)
    return answers


def read_deferral(data: Json | None) -> int:
    """The flags of a deferred message: EPHEMERAL or nothing."""
    flags = check(Deferral, data or {}).flags or 0
    if flags & ~EPHEMERAL:
        raise invalid_body(
            [Fault(("data", "flags"), "MESSAGE_FLAGS_NOT_ALLOWED", "A deferred message takes only EPHEMERAL")]
        )
    return flags


def read_choices(data: Json | None, option_type: int) -> list[Json]:
    """The choices of an autocomplete, of the type of the option asked about."""
    choices = check(Choices, data or {}).choices
    refuse(
        Fault(("data", "choices", place, "value"), "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID", fault)
        for place, choice in enumerate(choices)
        if (fault := value_fault(option_type, choice.value))
    )
    return [choice.model_dump(mode="json", exclude_none=True) for choice in choices]


def read_modal(data: Json | None) -> Json:
    """A modal's content."""
    modal = check(Modal, data or {})
    refuse(modal_faults(modal))
    return modal.model_dump(mode="json", exclude_none=True)
