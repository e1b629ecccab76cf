"""Choices as typed lines such as `play digger_2_1 2 beer_of_courage+nawak_sword`, in both directions."""

import re
from collections.abc import Mapping
from dataclasses import MISSING, Field
from typing import Any, get_args, get_origin

from pydantic import ValidationError

from .reading import adapter_of, hints_of
from .record import records_of
from .shapes import Choice

NOTHING = "-"
"""Placeholder within a line: an empty list, an absent value or a field's default."""

_TOO_LONG_A_NUMBER = re.compile(r"\d{10}")
"""Longer than any number in a game, and than the libraries that format numbers can handle."""


def write_choice(choice: Choice) -> str:
    """Return the choice as one line: its word, then its values.

    Lists are joined by `+`; trailing placeholders are dropped.
    """
    defaults = {name: field.default for name, field in _fields(type(choice)).items()}
    values = choice.fields().items()
    parts = [choice.word(), *(NOTHING if value == defaults[name] else _write(value) for name, value in values)]
    while len(parts) > 1 and parts[-1] == NOTHING:
        parts.pop()
    return " ".join(parts)


def vocabulary(package: str) -> Mapping[str, type[Choice]]:
    """Return the choices of a game (and of the core) by the word that begins their line."""
    return {**records_of("core", Choice), **records_of(package, Choice)}


def read_choice(package: str, line: str) -> Choice | None:
    """Return the choice that a line describes, or None if it is malformed. Legality is checked by the engine."""
    word, *values = line.lower().split()[:32] or [""]
    made = vocabulary(package).get(word)
    if made is None:
        return None
    fields, hints = _fields(made), hints_of(made)
    if len(values) > len(fields) or any(_TOO_LONG_A_NUMBER.search(value) for value in values):
        return None
    given: dict[str, Any] = {}
    for name, text in zip(fields, [*values, *[NOTHING] * (len(fields) - len(values))], strict=True):
        if text != NOTHING:
            given[name] = text.split("+") if _is_list(hints[name]) else text
        elif fields[name].default is not MISSING:
            given[name] = fields[name].default
        elif _is_list(hints[name]):
            given[name] = []
        elif _may_lack(hints[name]):
            given[name] = None
        else:
            return None
    try:
        choice: Choice = adapter_of(made).validate_python(given)
    except ValidationError:
        return None
    return choice


def _fields(made: type[Choice]) -> dict[str, Field[Any]]:
    """Return the record's own fields by name, in the order they are typed."""
    known: dict[str, Field[Any]] = made.__dataclass_fields__  # type: ignore[attr-defined]  # every record is a dataclass
    return {name: known[name] for name in made.field_names()}


def _write(value: Any) -> str:
    if isinstance(value, tuple):
        return "+".join(map(str, value)) or NOTHING
    return NOTHING if value is None else str(value)


def _is_list(hint: Any) -> bool:
    return get_origin(hint) is tuple


def _may_lack(hint: Any) -> bool:
    return type(None) in get_args(hint)
