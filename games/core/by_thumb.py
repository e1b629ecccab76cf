"""An adviser made from a rule of thumb alone: for games that can choose, and count points, but mark nothing."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from .adviser import Adviser, Marked, shape_for
from .dice import Dice
from .shapes import Choice, OneOf
from .state import State
from .strategy import any_of
from .texts import Seat

if TYPE_CHECKING:
    from .game import Outcome

S = TypeVar("S", bound=State)

_DOUBT = 0.5
"""How far the other choices are marked behind that of the thumb, in scales."""
_OTHERS = 15
"""Choices by chance that are compared with that of the thumb where there is no list of them."""


class ByThumb(Adviser[S]):
    """Knows what a rule of thumb would do and how the points stand; of the other choices it knows only that."""

    def __init__(
        self,
        thumb: Callable[[S, Seat, Dice], Choice],
        points: Callable[[S, Seat], float],
        outcome: "Callable[[S], Outcome]",
        *,
        spread: float,
        horizon: int,
    ) -> None:
        """Advise by a rule of thumb.

        Args:
            thumb: the rule.
            points: what a seat's position promises.
            outcome: how a finished game has ended.
            spread: how many points ahead make a victory likely.
            horizon: how many decisions a search plays ahead.
        """
        self._thumb, self._points, self._outcome = thumb, points, outcome
        self._spread, self.horizon = spread, horizon

    def choose(self, t: S, seat: Seat, dice: Dice) -> Choice:
        """What the rule of thumb does."""
        return self._thumb(t, seat, dice)

    def marks(self, t: S, seat: Seat) -> Sequence[Marked]:
        """The choice of the thumb, and others behind it: those on the list, or some by chance."""
        shape, best = shape_for(t, seat), self._thumb(t, seat, t.dice)
        if isinstance(shape, OneOf):
            others: Sequence[Choice] = shape.choices
        else:
            others = [any_of(shape, t.dice) for _ in range(_OTHERS)]
        behind = (choice for choice in dict.fromkeys(others) if choice != best)
        return [Marked(0.0, (best,)), *[Marked(-_DOUBT * self._spread, (choice,)) for choice in behind]]

    def candidates(self, t: S, seat: Seat, most: int) -> Sequence[Marked]:
        """The choice of the thumb, and others from all over the list."""
        best, *others = self.marks(t, seat)
        if len(others) >= most:
            others = t.dice.sample(others, most - 1)
        return [best, *others]

    def worths(self, t: S) -> Sequence[float]:
        """Every seat's prospects."""
        return [self._points(t, Seat(seat)) for seat in range(t.seats)]

    def scale(self, t: S) -> float:
        """The same throughout the game."""
        return self._spread

    def outcome(self, t: S) -> "Outcome":
        """How a finished game has ended."""
        return self._outcome(t)
