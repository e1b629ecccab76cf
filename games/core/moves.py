"""Choices as a line that can be typed: `play digger_2_1 2 beer_of_courage+nawak_sword`, and back."""

from collections.abc import Mapping
from typing import Any, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter, ValidationError

from .record import records_of
from .shapes import Choice

NOTHING = "-"
"""Stands for an empty list or an absent value inside a line."""


def write_choice(choice: Choice) -> str:
    """The choice as one line: its word, then its values; lists are joined by `+`, trailing empty values left out."""
    parts = [choice.word(), *(_write(value) for value in choice.fields().values())]
    while len(parts) > 1 and parts[-1] == NOTHING:
        parts.pop()
    return " ".join(parts)


def vocabulary(package: str) -> Mapping[str, type[Choice]]:
    """The choices of a game (and of the core) by the word that begins their line."""
    return {**records_of("core", Choice), **records_of(package, Choice)}


def read_choice(package: str, line: str) -> Choice | None:
    """The choice that a line means, or None when it means none. Whether it is legal is for the engine to say."""
    word, *values = line.lower().split()[:32] or [""]
    made = vocabulary(package).get(word)
    if made is None:
        return None
    names = made.field_names()
    if len(values) > len(names):
        return None
    hints = get_type_hints(made)
    defaults = made.__dataclass_fields__  # type: ignore[attr-defined]  # every record is a dataclass
    given: dict[str, Any] = {}
    for name, text in zip(names, [*values, *[NOTHING] * (len(names) - len(values))], strict=True):
        if text == NOTHING and not _is_list(hints[name]):
            if not _may_lack(hints[name]):
                return None
            given[name] = None
        elif _is_list(hints[name]):
            given[name] = [] if text == NOTHING else text.split("+")
        else:
            given[name] = text
    try:
        return TypeAdapter(made).validate_python({**given, "kind": defaults["kind"].default})
    except ValidationError:
        return None


def _write(value: Any) -> str:
    if isinstance(value, tuple):
        return "+".join(map(str, value)) or NOTHING
    return NOTHING if value is None else str(value)


def _is_list(hint: Any) -> bool:
    return get_origin(hint) is tuple


def _may_lack(hint: Any) -> bool:
    return type(None) in get_args(hint)
