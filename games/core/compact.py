"""A compact format for saved events: a combat may produce well over a hundred, most of them alike."""

from typing import Annotated, Any

from pydantic import BeforeValidator, PlainSerializer, SerializationInfo, ValidationInfo

from .texts import Event

GAME = "game"
"""Key under which the context of saving and loading holds the game."""

_HEADING, _RECAP = "#", "="
"""Mark a heading and a recap, in a head's field for the recipient."""


def _compact(told: list[Event], info: SerializationInfo[dict[str, str]]) -> dict[str, list[Any]]:
    """Return the events as lines, each with the number of its head followed by its values.

    Each head is written once: recipient, id without the game's name, and names of the values.
    """
    heads: dict[tuple[int | str | None, ...], int] = {}
    lines: list[list[Any]] = []
    for event in told:
        said = event.say
        to = _HEADING if event.is_heading else _RECAP if event.is_recap else event.to
        head = (to, said.id.removeprefix(info.context[GAME]), *said.values)
        lines.append([heads.setdefault(head, len(heads)), *said.values.values()])
    return {"heads": list(heads), "lines": lines}


def _expand(saved: object, info: ValidationInfo[dict[str, str]]) -> object:
    """Return the events field by field; events saved in that form are returned unchanged."""
    if not isinstance(saved, dict):
        return saved
    try:
        return [_event(saved["heads"][head], values, info.context[GAME]) for head, *values in saved["lines"]]
    except (LookupError, TypeError) as wrong:
        raise ValueError(f"these lines tell nothing: {wrong!r}") from wrong


def _event(head: list[Any], values: list[Any], game: str) -> dict[str, Any]:
    to, text, *names = head
    if not isinstance(text, str):
        raise TypeError(f"{text!r} is not the id of a sentence")
    told = {"id": game + text if text.startswith("-") else text, "values": dict(zip(names, values, strict=True))}
    if to in (_HEADING, _RECAP):
        return {"say": told, "is_heading": to == _HEADING, "is_recap": to == _RECAP}
    return {"say": told, "to": to}


CompactEvents = Annotated[list[Event], BeforeValidator(_expand), PlainSerializer(_compact)]
"""Events that are saved in the compact form, and loaded from it or from objects with all fields."""
