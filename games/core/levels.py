"""The levels of computer players: the same in every game, built from its adviser."""

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
from .tree import TreeSearch

S = TypeVar("S", bound=State)

EASY, NORMAL, STRONG, MASTER, RANDOM = "easy", "normal", "strong", "master", "random"
EARLIER_NAMES = {"thumb": NORMAL}
"""Names under which computer players were saved before levels existed."""
MASTER_S = 1.0
"""Seconds of processor time per decision of the level "master"."""
_PATIENCE = 4
"""How many times as many simulations "master" runs as "strong" when no other budget is given."""


@dataclass(frozen=True, slots=True)
class Slipping(Generic[S]):
    """A computer player that replaces some of another one's choices by random ones, and so is easier to beat.

    Attributes:
        player: the player for the other choices.
        is_plain: whether a question has an answer too plain to be missed.
        slips: one choice in this many is random.
    """

    player: Callable[[S, Seat, Dice], Choice]
    is_plain: Callable[[S, Seat], bool]
    slips: int = 4

    def __call__(self, state: S, seat: Seat, dice: Dice) -> Choice:
        """Return the player's choice, or now and then a random one."""
        play = self.player if dice.below(self.slips) or self.is_plain(state, seat) else at_random
        return play(state, seat, dice)


@dataclass(frozen=True, slots=True)
class Imagining(Generic[S]):
    """A computer player that imagines its own deal, so that its choice does not depend on what the given state hides.

    Attributes:
        player: the player that chooses on that deal.
        redeal: re-deals what the seat cannot know.
    """

    player: Callable[[S, Seat, Dice], Choice]
    redeal: Redeal[S]

    def __call__(self, state: S, seat: Seat, dice: Dice) -> Choice:
        """Return the player's choice on the imagined deal."""
        return self.player(imagine(self.redeal, state, seat, dice), seat, dice)


def levels(adviser: Adviser[S], redeal: Redeal[S], *, simulations: int) -> Mapping[str, Strategy]:
    """Return the computer players of a game by level, weakest first.

    Args:
        adviser: the game's playing knowledge.
        redeal: re-deals what a seat cannot know.
        simulations: simulations per decision of the level "strong" without another budget.
    """
    search = TreeSearch if adviser.branches else Search
    thumb = Imagining(adviser.choose, redeal) if adviser.looks_ahead else adviser.choose
    return {
        EASY: _strategy(Slipping(thumb, adviser.is_plain)),
        NORMAL: _strategy(thumb),
        STRONG: _strategy(search(adviser, redeal, simulations)),
        MASTER: _strategy(search(adviser.unhurried, redeal, simulations * _PATIENCE)),
    }


def _strategy(player: Callable[[S, Seat, Dice], Choice]) -> Strategy:
    """Cast a computer player to the type that a game offers.

    Callers pass it states of type `State`, but only ever those of its own game.
    """
    return cast("Strategy", player)


def strategy_of(strategies: Mapping[str, Strategy], name: str) -> Strategy:
    """Return a computer player by its saved name, including earlier names; a random one if it no longer exists."""
    return strategies.get(name) or strategies.get(EARLIER_NAMES.get(name, ""), at_random)
