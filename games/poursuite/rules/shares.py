"""The share of each seat of a wagon in the treasure cave (10.1)."""

from collections.abc import Mapping

from games.core import Seat
from games.poursuite.cards import Book
from games.poursuite.mine import Side
from games.poursuite.state import State, book


def full_shares(figures: Book, aboard: Mapping[Side, object]) -> dict[Side, int]:
    """Return two treasures for the mole in front, one for each other mole, in the order of payment."""
    return {side: figures.front if side == "n" else figures.other for side in figures.order if side in aboard}


def is_short(t: State, aboard: Mapping[Side, Seat]) -> bool:
    """Return whether the full shares, two for the front mole included, exceed the pile (R36)."""
    return sum(full_shares(book(t), aboard).values()) > t.treasure


def shares(t: State, aboard: Mapping[Side, Seat]) -> dict[Side, int]:
    """Return what each taken seat receives."""
    return shares_of(book(t), t.treasure, aboard)


def shares_of(figures: Book, treasure: int, aboard: Mapping[Side, object]) -> dict[Side, int]:
    """Return what each taken seat receives from a pile of this size.

    In a shortage each gets one, in the order front, left, right, back, until the pile is empty.
    """
    full = full_shares(figures, aboard)
    if sum(full.values()) <= treasure:
        return full
    left, paid = treasure, {}
    for side in full:
        paid[side] = min(left, figures.shortage)
        left -= paid[side]
    return paid
