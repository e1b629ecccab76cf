"""The computer player every game has: any legal choice, each equally likely."""

from collections.abc import Callable

from .dice import Dice
from .engine import decision
from .shapes import Amount, Choice, Number, OneOf, Shape, Some, SomeOf
from .state import State
from .texts import Seat

Strategy = Callable[[State, Seat, Dice], Choice]
"""A computer player: returns a legal choice, given an imagined state, its seat and dice of its own."""


def at_random(state: State, seat: Seat, dice: Dice) -> Choice:
    """Return a random answer to the seat's question.

    Raises:
        LookupError: the seat is not asked anything.
    """
    now = decision(state)
    if now is None or seat not in now.asks:
        raise LookupError(f"seat {seat} is not asked")
    return any_of(now.asks[seat], dice)


def any_of(shape: Shape, dice: Dice) -> Choice:
    """Return a random answer that fits the shape."""
    match shape:
        case OneOf(choices):
            return dice.pick(choices)
        case SomeOf(items, least, most):
            count = least + dice.below(min(most, len(items)) - least + 1)
            places = sorted(dice.sample(range(len(items)), count))
            return Some(tuple(items[place] for place in places))
        case Amount(low, high):
            return Number(low + dice.below(high - low + 1))
