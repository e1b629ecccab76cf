"""A position as one seat may imagine it: everything it cannot know is re-dealt."""

from collections.abc import Callable
from typing import TypeVar

from . import engine
from .dice import Dice, QuickDice
from .sealed import resample_answers
from .state import State
from .texts import Seat

S = TypeVar("S", bound=State)

Redeal = Callable[[S, Seat | None], None]
"""Re-deals everything that a seat cannot know, in place and with the state's dice.

The same knowledge and dice must give the same deal whatever is hidden, so sort before shuffling.
"""


def imagine(redeal: Redeal[S], state: S, seat: Seat | None, dice: Dice) -> S:
    """Return a state that looks the same to this seat, with everything it cannot know re-dealt by other dice.

    Answers of other seats are redrawn: the seat knows who has answered, but not what. The caller's dice advance by
    one fork, so each call imagines a different world.
    """
    t = engine.clone(state)
    t.dice = dice.fork()
    t.told = [event for event in t.told if event.to is None or event.to == seat]
    redeal(t, seat)
    if state.answers:
        resample_answers(t, state, seat, dice)
    return t


def determinise(redeal: Redeal[S], state: S, seat: Seat, dice: QuickDice) -> S:
    """Return an imagined state for playouts: silent, with fast dice, and without answers of other seats."""
    t = engine.clone(state)
    t.told = []
    t.is_silent = True
    t.dice = QuickDice(dice.below(1 << 32))
    redeal(t, seat)
    t.answers = {seat: t.answers[seat]} if seat in t.answers else {}
    return t


def branch(determinised: S, dice: QuickDice) -> S:
    """Return a copy of a determinised state, to be played on with these dice."""
    t = engine.clone(determinised)
    t.is_silent = True
    t.dice = dice
    t.memo = determinised.memo  # same decision, computed only once
    return t
