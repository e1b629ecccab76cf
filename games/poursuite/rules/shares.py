"""The share of each seat of a wagon in the treasure cave (10.1)."""

from collections.abc import Mapping

from games.core import Seat
from games.poursuite.mine import Side
from games.poursuite.state import State, book


def full_shares(t: State, aboard: Mapping[Side, Seat]) -> dict[Side, int]:
    """Return two treasures for the mole in front, one for each other mole, in the order of payment."""
    figures = book(t)
    return {side: figures.front if side == "n" else figures.other for side in figures.order if side in aboard}


def is_short(t: State, aboard: Mapping[Side, Seat]) -> bool:
    """Return whether the full shares, two for the front mole included, exceed the pile (R36)."""
    return sum(full_shares(t, aboard).values()) > t.treasure


def shares(t: State, aboard: Mapping[Side, Seat]) -> dict[Side, int]:
    """Return what each taken seat receives.

    In a shortage each gets one, in the order front, left, right, back, until the pile is empty.
    """
    if not is_short(t, aboard):
        return full_shares(t, aboard)
    left, paid = t.treasure, {}
    for side in full_shares(t, aboard):
        paid[side] = min(left, book(t).shortage)
        left -= paid[side]
    return paid
