"""Choices and the three shapes a choice can have. A shape alone says whether an answer fits."""

from collections import Counter
from dataclasses import dataclass
from typing import TypeAlias

from .record import Record, record


class Choice(Record):
    """What a player answers. Fields in the order a person would be asked for them: card, then mine, then extras."""

    __slots__ = ()


@record
class Some(Choice):
    """The answer to `SomeOf`: the items taken, in the order of the offer."""

    items: tuple[str, ...]


@record
class Number(Choice):
    """The answer to `Amount`."""

    n: int


@record
class Revise(Choice):
    """Take back what one has answered so far, while the question is still open."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """Exactly one of these choices. When they are many, a shell asks for their fields one after the other.

    Attributes:
        choices: what the rules let a seat choose.
        beside: ways to say one of these for later questions too: for people alone, never for computer players.
    """

    choices: tuple[Choice, ...]
    beside: tuple[Choice, ...] = ()

    @property
    def shown(self) -> tuple[Choice, ...]:
        """All that people are shown."""
        return (*self.choices, *self.beside)

    def find(self, choice: Choice) -> Choice | None:
        """Return the choice on offer that equals the given one (`Mine(2)` for `Mine(2.0)`), or None."""
        if id(choice) in map(id, self.choices):  # the very one, most often: found without comparing
            return choice
        return next((offered for offered in self.shown if offered == choice), None)

    def fits(self, choice: Choice) -> bool:
        """Return whether the answer is one of those offered."""
        return self.find(choice) is not None

    def __bool__(self) -> bool:
        return bool(self.choices)


@dataclass(frozen=True, slots=True)
class SomeOf:
    """Between `least` and `most` of these items; the same id may be offered several times."""

    items: tuple[str, ...]
    least: int
    most: int

    def find(self, choice: Choice) -> Choice | None:
        """Return the answer itself when it takes only what is offered, and as many as asked; None otherwise."""
        if not isinstance(choice, Some) or not self.least <= len(choice.items) <= self.most:
            return None
        return None if Counter(choice.items) - Counter(self.items) else choice

    def fits(self, choice: Choice) -> bool:
        """Return whether the answer takes only what is offered, and as many as asked."""
        return self.find(choice) is not None

    def __bool__(self) -> bool:
        return self.least <= min(self.most, len(self.items))


@dataclass(frozen=True, slots=True)
class Amount:
    """A whole number from `low` to `high`, both included."""

    low: int
    high: int

    def find(self, choice: Choice) -> Choice | None:
        """Return the number as a plain integer when it is whole and inside the bounds, or None."""
        if not isinstance(choice, Number) or not self.low <= choice.n <= self.high or choice.n != int(choice.n):
            return None
        return choice if type(choice.n) is int else Number(int(choice.n))

    def fits(self, choice: Choice) -> bool:
        """Return whether the answer is a whole number inside the bounds."""
        return self.find(choice) is not None

    def __bool__(self) -> bool:
        return self.low <= self.high


Shape: TypeAlias = OneOf | SomeOf | Amount


def only_answer(shape: Shape) -> Choice | None:
    """Return the one answer a shape leaves open, or None when there are several or none."""
    match shape:
        case OneOf(choices) if len(choices) == 1:
            return choices[0]
        case SomeOf(items, least, most) if most == 0 or (least == len(items) and shape):
            return Some(items[:least])
        case Amount(low, high) if low == high:
            return Number(low)
    return None


def offered(shape: Shape) -> set[object]:
    """Return all that a shape offers: verbs, the values of their fields, things; no single numbers."""
    match shape:
        case OneOf(choices):
            values = (value for choice in choices for value in choice.field_values())
            each = (part for value in values for part in (value if isinstance(value, tuple) else (value,)))
            return {*(choice.word() for choice in choices), *each}
        case SomeOf(items):
            return set(items)
    return set()
