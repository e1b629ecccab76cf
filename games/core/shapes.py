"""Choices, and the three shapes that a question's answers can have. A shape alone decides whether an answer fits."""

from collections import Counter
from dataclasses import dataclass, field
from typing import TypeAlias

from .record import Record, record
from .texts import Say


class Choice(Record):
    """An answer of a player. Fields are declared in the order in which people are asked for them: card, mine, extra."""

    __slots__ = ()

    @property
    def undoes(self) -> bool:
        """Whether it only takes back something of the player's own: its button is then less prominent."""
        return False


@record
class Some(Choice):
    """The answer to `SomeOf`: the selected items, in the order of the offer."""

    items: tuple[str, ...]


@record
class Number(Choice):
    """The answer to `Amount`."""

    n: int


@record
class Revise(Choice):
    """Take back a partial answer while the question is still open, or only its last stages.

    Attributes:
        kept: the number of first stages that stay given.
    """

    kept: int = 0


@dataclass(frozen=True, slots=True)
class OneOf:
    """Exactly one of these choices. If there are many, a user interface asks for their fields one after the other.

    Attributes:
        choices: what the rules let a seat choose.
        beside: variants that give one of these answers to later questions as well, for people only.
        twins: those of the choices that another one equals in effect; people are not shown them, but may type them.
        likely: those that a long menu also has buttons for, each with its short label.
    """

    choices: tuple[Choice, ...]
    beside: tuple[Choice, ...] = ()
    twins: tuple[Choice, ...] = ()
    likely: tuple[tuple[Choice, Say], ...] = field(default=(), repr=False)

    @property
    def shown(self) -> tuple[Choice, ...]:
        """All choices that people are shown."""
        return (*(choice for choice in self.choices if choice not in self.twins), *self.beside)

    def find(self, choice: Choice) -> Choice | None:
        """Return the choice on offer that equals the given one (`Mine(2)` for `Mine(2.0)`), or None."""
        if id(choice) in map(id, self.choices):  # fast path: usually the identical object
            return choice
        return next((offered for offered in (*self.choices, *self.beside) if offered == choice), None)

    def fits(self, choice: Choice) -> bool:
        """Return whether the answer is one of the choices."""
        return self.find(choice) is not None

    def __bool__(self) -> bool:
        return bool(self.choices)


@dataclass(frozen=True, slots=True)
class SomeOf:
    """Between `least` and `most` of these items; an id that is offered several times may be selected as often."""

    items: tuple[str, ...]
    least: int
    most: int

    def find(self, choice: Choice) -> Choice | None:
        """Return the answer if it selects only offered items, and an allowed number of them; None otherwise."""
        if not isinstance(choice, Some) or not self.least <= len(choice.items) <= self.most:
            return None
        return None if Counter(choice.items) - Counter(self.items) else choice

    def fits(self, choice: Choice) -> bool:
        """Return whether the answer selects only offered items, and an allowed number of them."""
        return self.find(choice) is not None

    def __bool__(self) -> bool:
        return self.least <= min(self.most, len(self.items))


@dataclass(frozen=True, slots=True)
class Amount:
    """A whole number from `low` to `high`, both included."""

    low: int
    high: int

    def find(self, choice: Choice) -> Choice | None:
        """Return the number, as a plain integer, if it is whole and within bounds; None otherwise."""
        if not isinstance(choice, Number) or not self.low <= choice.n <= self.high or choice.n != int(choice.n):
            return None
        return choice if type(choice.n) is int else Number(int(choice.n))

    def fits(self, choice: Choice) -> bool:
        """Return whether the answer is a whole number within bounds."""
        return self.find(choice) is not None

    def __bool__(self) -> bool:
        return self.low <= self.high


Shape: TypeAlias = OneOf | SomeOf | Amount


def only_answer(shape: Shape) -> Choice | None:
    """Return the only answer that a shape allows, or None if there are several or none."""
    match shape:
        case OneOf(choices) if len(choices) == 1:
            return choices[0]
        case SomeOf(items, least, most) if most == 0 or (least == len(items) and shape):
            return Some(items[:least])
        case Amount(low, high) if low == high:
            return Number(low)
    return None


def offered(shape: Shape) -> set[object]:
    """Return everything a shape offers: verbs, values of their fields and things, but not the numbers of an amount."""
    match shape:
        case OneOf(choices):
            values = (value for choice in choices for value in choice.field_values())
            each = (part for value in values for part in (value if isinstance(value, tuple) else (value,)))
            return {*(choice.word() for choice in choices), *each}
        case SomeOf(items):
            return set(items)
    return set()
