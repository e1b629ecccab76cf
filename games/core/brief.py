"""What a move told, as it is saved: a whole combat may tell well over a hundred sentences, most of them alike."""

from typing import Annotated, Any

from pydantic import BeforeValidator, PlainSerializer, SerializationInfo, ValidationInfo

from .texts import Event

GAME = "game"
"""Where the context of saving and loading names the game."""


def _shorten(told: list[Event], info: SerializationInfo[dict[str, str]]) -> dict[str, list[Any]]:
    """Events as lines: the number of a head, then the values.

    A head is written once: who may hear it, the id without the name of the game, the names of the values.
    """
    heads: dict[tuple[int | str | None, ...], int] = {}
    lines: list[list[Any]] = []
    for event in told:
        said = event.say
        head = (event.to, said.id.removeprefix(info.context[GAME]), *said.values)
        lines.append([heads.setdefault(head, len(heads)), *said.values.values()])
    return {"heads": list(heads), "lines": lines}


def _lengthen(saved: object, info: ValidationInfo[dict[str, str]]) -> object:
    """Events field by field; those that were saved so are left as they are."""
    if not isinstance(saved, dict):
        return saved
    try:
        return [_event(saved["heads"][head], values, info.context[GAME]) for head, *values in saved["lines"]]
    except (LookupError, TypeError) as wrong:
        raise ValueError(f"these lines tell nothing: {wrong!r}") from wrong


def _event(head: list[Any], values: list[Any], game: str) -> dict[str, Any]:
    to, text, *names = head
    full = game + text if text.startswith("-") else text
    return {"say": {"id": full, "values": dict(zip(names, values, strict=True))}, "to": to}


BriefEvents = Annotated[list[Event], BeforeValidator(_lengthen), PlainSerializer(_shorten)]
"""Events that are saved briefly, and read from that or from all their fields by name."""
