"""Everybody's chances of winning at one moment of a finished game: the same figures wherever it is looked back at."""

from typing import Any

from games.core import Dice, QuickDice, Search, Seat, State, branch, decision, determinise, play_ahead

from .weighing import Tally

LEAST, MOST, SURE_ENOUGH = 8, 32, 0.03
"""Minimum and maximum number of simulations of a moment, and the standard error of every seat's share at which they
stop."""


def estimate(search: Search[Any], state: State) -> tuple[Tally, ...]:
    """Return the share of victory of each seat, from what the players knew at that moment.

    The position is played ahead several times, as each seat in turn imagined what it could not know, so that an
    automatic step which everybody expected changes little. The same position always gives the same figures.

    Args:
        search: the search that simulates the game.
        state: the position.
    """
    found = tuple(Tally() for _ in range(state.seats))
    if decision(state) is None:
        for seat, tally in enumerate(found):
            tally.add(search.adviser.final(state, Seat(seat)))
        return found
    dice = Dice("estimate").quick()
    for n in range(MOST):
        seat = Seat(n % state.seats)
        for tally, share in zip(found, _played(search, state, seat, dice), strict=True):
            tally.add(share)
        if n + 1 >= LEAST and seat == state.seats - 1 and max(tally.error for tally in found) <= SURE_ENOUGH:
            break
    return found


def _played(search: Search[Any], state: State, seat: Seat, dice: QuickDice) -> list[float]:
    """Return everybody's share at the end of one simulation, as one seat imagines the position."""
    adviser = search.adviser
    start = determinise(search.redeal, state, seat, dice)
    t = branch(start, QuickDice(dice.below(1 << 32)))
    is_over = play_ahead(adviser, start, t, seat, (), QuickDice(dice.below(1 << 32)), adviser.looks_back)
    return [adviser.final(t, Seat(one)) if is_over else adviser.promise(t, Seat(one)) for one in range(t.seats)]
