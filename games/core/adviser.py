"""The interface through which a game evaluates plans and positions, for computer players, hints and the guided game."""

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
"""Marks whose difference is at most this count as equal."""

Plan = tuple[Choice, ...]
"""Consecutive answers of one seat: the first one now, the others if their questions are still asked."""


class Marked(NamedTuple):
    """A plan and its estimated value, comparable only between plans for the same question."""

    mark: float
    plan: Plan


class Adviser(ABC, Generic[S]):
    """The playing knowledge of one game. A game creates one instance, which holds weights and no mutable state.

    All methods receive imagined states, and may only use what the seat can know: a result that depended on the
    order of a hidden pile would vary between imagined deals.
    """

    horizon: int
    """How many decisions a search plays ahead before it evaluates the position."""
    depth: int = 0
    """How many decisions a computer player plays ahead before it evaluates the position by `promise`: a short look
    allows more simulations. 0 for the horizon."""
    branches: int = 0
    """How many answers a search compares at each question that follows its own, in a tree; 0 if it plays better
    without one."""
    slips: int = 10
    """One in this many choices of a playout is random, so that no single line of play decides; 0 for none."""
    faith: int = 6
    """How many simulations the first mark of a plan counts for: with little time, the heuristic decides."""
    looks_ahead: bool = False
    """Whether the heuristic tries choices out, so that it must be given an imagined deal."""
    looks_back: int = 1
    """How many horizons a moment of a finished game is played ahead to estimate everybody's chances."""
    faults: frozenset[str] = frozenset()
    """The ids of its reasons that speak against a choice."""
    incidental: frozenset[str] = frozenset()
    """The ids of its reasons that are worth knowing while one chooses, but explain no difference afterwards."""
    ties_at_random: bool = False
    """Whether the heuristic breaks ties at random; otherwise it takes the first of the best."""

    @abstractmethod
    def marks(self, t: S, seat: Seat) -> Sequence[Marked]:
        """Return the plans worth considering for the seat, each with its mark; never empty."""

    def choose(self, t: S, seat: Seat, dice: Dice) -> Choice:
        """Choose by the heuristic: the plan with the best mark. Games with a faster way override this."""
        return self.best(self.marks(t, seat), _mark, dice).plan[0]

    def best(self, items: Sequence[T], mark: Callable[[T], float], dice: Dice) -> T:
        """Return the item with the highest mark; `ties_at_random` says how ties are broken."""
        if not self.ties_at_random:
            return max(items, key=mark)
        marks = [mark(item) for item in items]
        top = max(marks) - _EQUAL
        return dice.pick([item for item, found in zip(items, marks, strict=True) if found >= top])

    def without_habits(self) -> Self:
        """Return a copy of the adviser that breaks ties at random, so that the order of the plans has no influence."""
        other = copy(self)
        other.ties_at_random = True
        return other

    def is_plain(self, t: S, seat: Seat) -> bool:
        """Return whether the best answer is plain to any beginner, so that no computer player misses it by chance."""
        return False

    def playout(self, t: S, seat: Seat, dice: Dice) -> Choice:
        """Choose by the heuristic during a playout: as `choose` does, or by a faster method that is nearly as good."""
        return self.choose(t, seat, dice)

    def candidates(self, t: S, seat: Seat, most: int) -> Sequence[Marked]:
        """Return the plans that a search should compare, the most promising first."""
        return sorted(self.marks(t, seat), key=_mark, reverse=True)[:most]

    def replies(self, t: S, seat: Seat, most: int) -> Sequence[Marked]:
        """Return the plans that a tree compares at a later question: as `candidates` does, or by a faster method."""
        return self.candidates(t, seat, most)

    @abstractmethod
    def position_values(self, t: S) -> Sequence[float]:
        """Return the estimated final result of each seat, in points of the game."""

    @abstractmethod
    def scale(self, t: S) -> float:
        """Return the lead in points that makes victory likely now: large at the beginning, small near the end."""

    def is_far(self, start: S, t: S) -> bool:
        """Return whether a playout from `start` may stop at this position before the horizon.

        For example, at the end of a year.
        """
        return False

    def is_settled(self, t: S) -> bool:
        """Return whether a turn that begins here is a moment of its own to look back at."""
        return True

    @property
    def looking_back(self) -> Self:
        """The adviser by which moments of a finished game are compared: it may play each ahead to a like end."""
        return self

    def chance(self, t: S, seat: Seat) -> float:
        """Return the seat's estimated probability of winning: a logistic function of its lead over each other seat."""
        scale, position_values = self.scale(t), self.position_values(t)
        mine = position_values[seat]
        behind = [worth - mine for other, worth in enumerate(position_values) if other != seat]
        return 1 / (1 + sum([exp(min(50.0, points / scale)) for points in behind]))

    def promise(self, t: S, seat: Seat) -> float:
        """Return what a computer player takes for the seat's probability of winning where it stops playing ahead."""
        return self.chance(t, seat)

    @property
    def unhurried(self) -> Self:
        """The adviser of the level "master", which has the time to compare more."""
        return self

    @abstractmethod
    def outcome(self, t: S) -> Outcome:
        """Return the outcome of a finished game."""

    def final(self, t: S, seat: Seat) -> float:
        """Return the value of a finished game for the seat: 1 divided by the number of winners, 0 if it has not won."""
        winners = self.outcome(t).winners
        return 1 / len(winners) if seat in winners else 0.0

    def reasons(self, t: S, seat: Seat, plan: Plan) -> tuple[Say, ...]:
        """Return the reasons for a plan from what the seat may know, as whole sentences, most important first."""
        return ()

    def usual(self, t: S, seat: Seat, plan: Plan) -> tuple[Say, ...]:
        """Return what a plan is good for in general: said in a hint for which there is no particular reason."""
        return ()

    def objections(self, t: S, seat: Seat, plan: Plan) -> tuple[Say, ...]:
        """Return what speaks against a plan that leads to nothing visible yet, most important first.

        It is only said of wrong answers to puzzles, without what also holds of the solution.
        """
        return ()


def shape_for(t: State, seat: Seat) -> Shape:
    """Return the shape of the seat's current question.

    Raises:
        LookupError: the seat is not asked anything.
    """
    now = decision(t)
    if now is None or seat not in now.asks:
        raise LookupError(f"seat {seat} is not asked")
    return now.asks[seat]


def _mark(marked: Marked) -> float:
    return marked.mark
