"""Events in a compact form for saving: a whole combat may tell well over a hundred sentences, most of them alike."""

from typing import Annotated, Any

from pydantic import BeforeValidator, PlainSerializer, SerializationInfo, ValidationInfo

from .texts import Event

GAME = "game"
"""Where the context of saving and loading names the game."""

_HEADING, _RECAP = "#", "="
"""Stand in a head, in the place of who may hear it, for a heading and for a recap."""


def _compact(told: list[Event], info: SerializationInfo[dict[str, str]]) -> dict[str, list[Any]]:
    """Return the events as lines: the number of a head, then the values.

    A head is written once: who may hear it, the id without the name of the game, the names of the values.
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
    """Return the events field by field; those that were saved so are left as they are."""
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
"""Events that are saved in the compact form, and read from it or from all their fields by name."""
