"""A position as one seat may imagine it: all that it cannot know is dealt again."""

from collections.abc import Callable
from typing import TypeVar

from . import engine
from .dice import Dice, QuickDice
from .sealed import resample_answers
from .state import State
from .texts import Seat

S = TypeVar("S", bound=State)

Redeal = Callable[[S, Seat | None], None]
"""Deals again, in place and with the state's dice, everything a seat cannot know.

The same knowledge and the same dice must give the same deal, whatever is hidden: what is shuffled is sorted before.
"""


def imagine(redeal: Redeal[S], state: S, seat: Seat | None, dice: Dice) -> S:
    """Return a state that looks the same to this seat, with all that it cannot know dealt again by other dice.

    Answers of other seats are drawn anew: who has answered is known, never what. The caller's dice move on by
    one fork, so that each call imagines another world.
    """
    t = engine.clone(state)
    t.dice = dice.fork()
    t.told = [event for event in t.told if event.to is None or event.to == seat]
    redeal(t, seat)
    if state.answers:
        resample_answers(t, state, seat, dice)
    return t


def daydream(redeal: Redeal[S], state: S, seat: Seat, dice: QuickDice) -> S:
    """Return an imagined state for playing ahead: silent, with fast dice, and nobody else's answer given yet."""
    t = engine.clone(state)
    t.told = []
    t.is_silent = True
    t.dice = QuickDice(dice.below(1 << 32))
    redeal(t, seat)
    t.answers = {seat: t.answers[seat]} if seat in t.answers else {}
    return t


def branch(dream: S, dice: QuickDice) -> S:
    """Return a copy of a daydream, to be played on with these dice."""
    t = engine.clone(dream)
    t.is_silent = True
    t.dice = dice
    t.memo = dream.memo  # the same is asked, and found out once
    return t
