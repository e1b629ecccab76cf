"""What is still to be asked, as one line of a position: `agenda: digging A dig_tunnel 0 1; resolve 4; workshops`.

The next step comes first. A step is its word with its fields; seats are letters, `-` stands for nothing.
"""

from typing import Any

from pydantic import ValidationError

from games.core import PositionError, Seat, Step, say
from games.core.reading import adapter_of, hints_of
from games.core.record import records_of

from .cards import book
from .state import State

LETTERS = "ABCD"
OVER = "over"
"""The agenda of a game that has ended."""
_LINE = "agenda: "
_HIGHEST = {"space": 2, "dug": 9, "mode": 3, "year": 2, "round": 5, "place": 24}


def write_agenda(t: State) -> str:
    """The line, beginning with its key."""
    return _LINE + ("; ".join(map(_write_step, reversed(t.agenda))) or OVER)


def read_agenda(t: State, line: str) -> None:
    """Put the steps of such a line on the agenda.

    Raises:
        PositionError: a step does not exist, or something in it does not.
    """
    told = line.partition(":")[2].strip()
    steps = [part.strip() for part in told.split(";")] if told != OVER else []
    t.agenda = [_read_step(t, step) for step in reversed(steps)]


def _write_step(step: Step[Any]) -> str:
    return " ".join([step.word(), *(_write(name, value) for name, value in step.fields().items())])


def _write(name: str, value: Any) -> str:
    if name == "seat":
        return LETTERS[value]
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value) or "-"


def _read_step(t: State, text: str) -> Step[Any]:
    word, *values = text.split() or [""]
    made = records_of("dungeon_lords", Step).get(word)
    if made is None or len(values) != len(made.field_names()):
        raise _wrong(text)
    hints = hints_of(made)
    fields = {name: _read(t, name, hints[name], value) for name, value in zip(made.field_names(), values, strict=True)}
    try:
        step: Step[Any] = adapter_of(made).validate_python(fields)
    except ValidationError:
        raise _wrong(text) from None
    return step


def _read(t: State, name: str, hint: Any, value: str) -> object:
    """One field of a step.

    Raises:
        PositionError: there is nothing of that name.
    """
    if name == "seat":
        if value not in tuple(LETTERS[: t.seats]):
            raise PositionError(_LINE + value, say("dungeon_lords-position-seat"))
        return Seat(LETTERS.index(value))
    if hint is int:
        if not (value.isascii() and value.isdecimal()) or int(value) > _HIGHEST[name]:
            raise _wrong(value)
        return int(value)
    rules = book(t)
    known = {"order": rules.order, "creature": rules.creature, "besides": ("-", *rules.creature), "trap": rules.trap}
    if name in known and value not in known[name]:
        raise _wrong(value)
    return "" if value == "-" else value


def _wrong(text: str) -> PositionError:
    return PositionError(_LINE + text, say("dungeon_lords-position-step"))
