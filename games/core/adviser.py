"""What a game knows about playing well, in its own words: for computer players, hints and the guided game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from copy import copy
from math import exp
from typing import Generic, NamedTuple, Self, TypeVar

from .dice import Dice
from .engine import decision
from .outcome import Outcome
from .shapes import Choice, Shape
from .state import State
from .texts import Say, Seat

S = TypeVar("S", bound=State)
T = TypeVar("T")

_EQUAL = 1e-9
"""Marks that differ by no more than this are equal."""

Plan = tuple[Choice, ...]
"""Answers that one seat would give in a row: the first one now, the others as far as they are asked for."""


class Marked(NamedTuple):
    """A plan and how good it looks; only plans for one question are compared."""

    mark: float
    plan: Plan


class Adviser(ABC, Generic[S]):
    """How one game is played well. A game makes one of it, which holds weights and nothing that changes.

    Everything is asked of imagined states, and must follow from what the seat may know: an answer that used the
    order of a hidden pile would differ from one imagined deal to the next.
    """

    horizon: int
    """How many decisions a search plays ahead before it looks at the position."""
    slips: int = 10
    """One choice in so many is made at random while playing ahead, so that no single line decides; 0 for none."""
    faith: int = 6
    """How many passes of a search the first mark of a plan is worth: with little time the rule of thumb decides."""
    looks_ahead: bool = False
    """Whether the rule of thumb carries choices out, so that it has to think on a deal of its own making."""
    faults: frozenset[str] = frozenset()
    """Which of its reasons speak against a choice, by their ids."""
    ties_at_random: bool = False
    """Whether the rule of thumb chooses among equals by chance; otherwise it takes the first of them."""

    @abstractmethod
    def marks(self, t: S, seat: Seat) -> Sequence[Marked]:
        """Return what the seat may do, as far as it is worth a thought, each with how good it looks; never empty."""

    def choose(self, t: S, seat: Seat, dice: Dice) -> Choice:
        """Choose by the rule of thumb: what looks best. Games with a faster way override it."""
        return self.best(self.marks(t, seat), _mark, dice).plan[0]

    def best(self, items: Sequence[T], mark: Callable[[T], float], dice: Dice) -> T:
        """Return the item with the highest mark: the first of equals, or one of them drawn with the dice."""
        if not self.ties_at_random:
            return max(items, key=mark)
        marks = [mark(item) for item in items]
        top = max(marks) - _EQUAL
        return dice.pick([item for item, found in zip(items, marks, strict=True) if found >= top])

    def without_habits(self) -> Self:
        """Return the same adviser with ties broken at random: none of its choices owes anything to their order."""
        other = copy(self)
        other.ties_at_random = True
        return other

    def playout(self, t: S, seat: Seat, dice: Dice) -> Choice:
        """Return the rule of thumb while a search plays ahead: the same, or a quicker one nearly as good."""
        return self.choose(t, seat, dice)

    def candidates(self, t: S, seat: Seat, most: int) -> Sequence[Marked]:
        """Return the plans that a search compares, the one that looks best first."""
        return sorted(self.marks(t, seat), key=_mark, reverse=True)[:most]

    @abstractmethod
    def worths(self, t: S) -> Sequence[float]:
        """Return what every seat's position promises, in points of the game."""

    @abstractmethod
    def scale(self, t: S) -> float:
        """Return how many points ahead make a victory likely now: many at the beginning, few near the end."""

    def is_far(self, start: S, t: S) -> bool:
        """Return whether playing ahead from `start` may stop here, before the horizon.

        At the end of a year, for example.
        """
        return False

    def chance(self, t: S, seat: Seat) -> float:
        """Return how likely the seat is to win, from 0 to 1: a logistic of how far it is ahead of each other seat."""
        scale, worths = self.scale(t), self.worths(t)
        mine = worths[seat]
        behind = [worth - mine for other, worth in enumerate(worths) if other != seat]
        return 1 / (1 + sum([exp(min(50.0, points / scale)) for points in behind]))

    @abstractmethod
    def outcome(self, t: S) -> Outcome:
        """Return how a finished game has ended."""

    def final(self, t: S, seat: Seat) -> float:
        """Return what a finished game is worth to the seat: a whole victory is 1, and those who share one share it."""
        winners = self.outcome(t).winners
        return 1 / len(winners) if seat in winners else 0.0

    def reasons(self, t: S, seat: Seat, plan: Plan) -> tuple[Say, ...]:
        """Return why the seat might do this, as whole sentences from what it may know, the most important first."""
        return ()


def shape_for(t: State, seat: Seat) -> Shape:
    """Return what the seat is asked now.

    Raises:
        LookupError: the seat is not asked anything.
    """
    now = decision(t)
    if now is None or seat not in now.asks:
        raise LookupError(f"seat {seat} is not asked")
    return now.asks[seat]


def _mark(marked: Marked) -> float:
    return marked.mark
