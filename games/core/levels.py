"""The levels of computer players: the same in every game, made from what its adviser knows."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from .adviser import Adviser
from .dice import Dice
from .imagining import Redeal, imagine
from .search import Search
from .shapes import Choice
from .state import State
from .strategy import Strategy, at_random
from .texts import Seat

S = TypeVar("S", bound=State)

EASY, NORMAL, STRONG, MASTER, RANDOM = "easy", "normal", "strong", "master", "random"
EARLIER_NAMES = {"thumb": NORMAL}
"""Names under which tables were saved before there were levels."""
MASTER_S = 1.0
"""Seconds of processor time that a decision of the level "master" may take."""
_PATIENCE = 4
"""How many times as often as "strong" a "master" plays ahead when no other budget is given."""


@dataclass(frozen=True, slots=True)
class Slipping(Generic[S]):
    """A computer player that makes some of another one's choices at random, and so loses gracefully.

    Attributes:
        player: how it plays otherwise.
        slips: one choice in so many is any choice at all.
    """

    player: Callable[[S, Seat, Dice], Choice]
    slips: int = 4

    def __call__(self, state: S, seat: Seat, dice: Dice) -> Choice:
        """Return what looks best to the seat, or now and then any choice at all."""
        play = self.player if dice.below(self.slips) else at_random
        return play(state, seat, dice)


@dataclass(frozen=True, slots=True)
class Imagining(Generic[S]):
    """A computer player that thinks on a deal of its own making, the same whatever the given state hides.

    Attributes:
        player: how it plays on that deal.
        redeal: deals again what the seat cannot know.
    """

    player: Callable[[S, Seat, Dice], Choice]
    redeal: Redeal[S]

    def __call__(self, state: S, seat: Seat, dice: Dice) -> Choice:
        """Return what the player does on the imagined deal."""
        return self.player(imagine(self.redeal, state, seat, dice), seat, dice)


def levels(adviser: Adviser[S], redeal: Redeal[S], *, simulations: int) -> Mapping[str, Strategy]:
    """Return the computer players of a game by level, the weakest first.

    Args:
        adviser: knows the game.
        redeal: deals again what a seat cannot know.
        simulations: how often "strong" plays ahead for a decision when no other budget is given.
    """
    thumb = Imagining(adviser.choose, redeal) if adviser.looks_ahead else adviser.choose
    return {
        EASY: _strategy(Slipping(thumb)),
        NORMAL: _strategy(thumb),
        STRONG: _strategy(Search(adviser, redeal, simulations)),
        MASTER: _strategy(Search(adviser, redeal, simulations * _PATIENCE)),
    }


def _strategy(player: Callable[[S, Seat, Dice], Choice]) -> Strategy:
    """Return a computer player as a game offers it.

    Shells hand it states of any type, but only ever those of its own game.
    """
    return cast("Strategy", player)


def strategy_of(strategies: Mapping[str, Strategy], name: str) -> Strategy:
    """Return a computer player by its saved name, earlier names included; one that no longer exists plays at random."""
    return strategies.get(name) or strategies.get(EARLIER_NAMES.get(name, ""), at_random)
