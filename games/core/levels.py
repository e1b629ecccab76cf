"""The levels of computer players: the same in every game, made from what its adviser knows."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from .adviser import Adviser
from .dice import Dice
from .imagining import Redeal
from .search import Search
from .shapes import Choice
from .state import State
from .strategy import Strategy, at_random
from .texts import Seat

S = TypeVar("S", bound=State)

EASY, NORMAL, STRONG, RANDOM = "easy", "normal", "strong", "random"
EARLIER_NAMES = {"thumb": NORMAL}
"""Names under which tables were saved before there were levels."""


@dataclass(frozen=True, slots=True)
class ByThumb(Generic[S]):
    """A computer player that does what looks best, without thinking ahead.

    Attributes:
        adviser: knows the game.
        slips: one choice in so many is made at random; 0 for none.
    """

    adviser: Adviser[S]
    slips: int = 0

    def __call__(self, state: S, seat: Seat, dice: Dice) -> Choice:
        """What looks best to the seat, or now and then any choice at all."""
        if self.slips and not dice.below(self.slips):
            return at_random(state, seat, dice)
        return self.adviser.choose(state, seat, dice)


def levels(adviser: Adviser[S], redeal: Redeal[S], *, simulations: int, slips: int = 4) -> Mapping[str, Strategy]:
    """The computer players of a game by level, the weakest first.

    Args:
        adviser: knows the game.
        redeal: deals again what a seat cannot know.
        simulations: how often "strong" plays ahead for a decision when no other budget is given.
        slips: of how many choices "easy" makes one at random.
    """
    players: Mapping[str, Strategy] = {
        EASY: ByThumb(adviser, slips),  # type: ignore[dict-item]  # plays states of its own game alone
        NORMAL: ByThumb(adviser),  # type: ignore[dict-item]  # the same
        STRONG: Search(adviser, redeal, simulations),  # type: ignore[dict-item]  # the same
    }
    return players


def strategy_of(strategies: Mapping[str, Strategy], name: str) -> Strategy:
    """A computer player by its saved name, earlier names included; one that no longer exists plays at random."""
    return strategies.get(name) or strategies.get(EARLIER_NAMES.get(name, ""), at_random)
