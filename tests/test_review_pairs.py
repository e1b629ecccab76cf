"""The reviews of all players of a game tell one story, and their curve tells what is said of their choices."""

from functools import cache
from math import hypot, sqrt
from types import SimpleNamespace
from typing import cast

import pytest

from games.core import Dice, Seat
from games.review.account import SURE, Parts
from games.review.line import line
from games.review.reviewing import review
from games.review.weighing import Lazy, Weighing
from tools.arena.blunders import last_of

from .test_review import SMALL, played, told


def test_the_curve_passes_through_what_is_told_of_the_choices() -> None:
    """The chance that a choice is said to have left is its height on the reader's line; the others share the rest."""
    found = told()[-1]
    assert found.turning_points
    at = {one.entry: one for one in found.points}
    for one in found.turning_points:
        assert round(100 * at[one.entry].shares[0]) == one.chances[0]
        assert sum(at[one.entry].shares) == pytest.approx(1)


@cache
def _parts(seat: Seat, simulations: int) -> Parts:
    return last_of(review(played(), seat, f"luck {seat}", simulations=simulations)).parts


@pytest.mark.slow
def test_luck_took_from_one_player_what_it_gave_the_other() -> None:
    """Two reviews of a game weigh the choices of both players, each from what that player knew, and agree on luck."""
    mine, theirs = (_parts(Seat(seat), 16 * SMALL) for seat in (0, 1))
    for one, other in ((mine, theirs), (theirs, mine)):
        assert one.rivals.share > 0.1
        assert abs(one.rivals.share + other.own.share) <= SURE * hypot(one.rivals.error, other.own.error)
    assert abs(mine.luck.share + theirs.luck.share) <= SURE * hypot(mine.luck.error, theirs.luck.error)


@pytest.mark.parametrize(
    ("lead", "error", "overlooked"),
    [
        (None, None, 0.021),
        (0.0, 0.5, 0.021),
        (0.0, 0.01, 0.007),
        (-0.1, 0.02, 0.0),
        (0.1, 0.01, 0.09),
        (-0.1, 0.0, 0.0),
    ],
)
def test_what_may_have_been_overlooked_is_uncertain(lead: float | None, error: float, overlooked: float) -> None:
    """A decision may have cost what is usual, 0.03, as far as it has not been searched, or the search cannot tell."""
    again = played()
    assert again.game.search is not None
    one = Lazy(again.game.search, line(again)[0], Dice("overlooked"))
    if lead is not None:
        one._weighing = cast("Weighing", SimpleNamespace(lead=lead, error=error))
    assert sqrt(one.overlooked(0.03)) == pytest.approx(overlooked, abs=0.001)
