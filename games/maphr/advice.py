"""What the search of Les Mines de Maphr looks at: points as they stand, coins, and what the hand is good for."""

from games import core
from games.core import ByThumb, Seat

from .redeal import redeal
from .scoring import outcome, points
from .state import State
from .strategy import thumb, worth

_COIN, _CARD = 0.25, 0.25
"""What a coin is worth beyond the points it counts for, and which part of a card's worth counts before it is played."""
_HAND_COUNTS = 6
"""Cards of a hand that can still be used, the best ones."""


def prospects(t: State, seat: Seat) -> float:
    """Points, coins to build with, and the better cards of the hand."""
    clan = t.clans[seat]
    cards = sorted((worth(t, seat, card) for card in clan.hand), reverse=True)[:_HAND_COUNTS]
    return sum(points(t, seat).values()) + _COIN * clan.coins + _CARD * sum(cards)


ADVICE: ByThumb[State] = ByThumb(thumb, prospects, outcome, spread=10.0, horizon=24)
"""What computer players of this game know."""
STRATEGIES = {**core.levels(ADVICE, redeal, simulations=60), **core.levels_by_thumb(thumb, redeal)}
