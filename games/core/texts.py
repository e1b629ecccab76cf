"""Texts as ids and values, never as words: the locales turn them into sentences."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NewType

from typing_extensions import TypeAliasType

Seat = NewType("Seat", int)
"""A place at the table, numbered from 0 in turn order."""

Value = TypeAliasType("Value", "int | str | Say | Sign | tuple[Value, ...]")
"""A value in a sentence: a number, the id of a thing with a name, a sentence, a sign, or a list of these."""


@dataclass(frozen=True, slots=True)
class Sign:
    """Text that is the same in every language, such as a coordinate or a row of a board drawn with characters."""

    text: str


@dataclass(frozen=True, slots=True)
class Say:
    """A sentence: the id of a Fluent message and its values by name.

    The name and type of a value decide how it is worded: a value whose name is `seat` or ends in `_seat`
    (or `seats`, `_seats`) is a person; any other text is the id of a thing, looked up as `<game>-name-<id>` and
    offered with its attributes (`$card`, `$card-the`, `$card-a`); a list becomes an enumeration and its length is
    offered as `$cards-count`; numbers stay numbers, and a sign is shown as it is.
    """

    id: str
    values: Mapping[str, Value]

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.values.items())))

    def seats(self) -> Iterator[int]:
        """Yield the seats that this sentence names, with those of sentences within it."""
        for name, value in self.values.items():
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, Say):
                    yield from one.seats()
                elif isinstance(one, int) and is_person(name):
                    yield one


def is_person(name: str) -> bool:
    """Return whether a sentence's value of this name is a person's seat, or a list of seats."""
    return name.rpartition("_")[2] in {"seat", "seats"}


def say(text: str, /, **values: Value) -> Say:
    """Return a sentence, written like a call: `say("tunhell-foe-beaten", seat=1, foe="dragon")`."""
    return Say(text, values)


@dataclass(frozen=True, slots=True)
class Event:
    """An event of the game, as a sentence.

    Attributes:
        say: the sentence.
        to: the only seat that may read it, or None for everyone.
        is_heading: whether it is a heading for what follows, such as a player's turn.
        is_recap: whether it summarises the events since the last heading, which may then be omitted.
        is_undone: whether the move that led to it has been taken back since.
    """

    say: Say
    to: Seat | None = None
    is_heading: bool = False
    is_recap: bool = False
    is_undone: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A titled group of lines, of which textual boards and hands consist."""

    title: Say | None
    lines: tuple[Say, ...]


def format_points(points: int) -> str:
    """Return a number as text, with a true minus sign."""
    return f"{points}".replace("-", "−")
