"""The reviews of all players of a game tell one story, and their curve tells what is said of their choices."""

from dataclasses import replace

import pytest

from games.core import Seat
from games.review.account import reconciled
from games.review.reviewing import review

from .test_review import SMALL, played, told


def test_the_curve_passes_through_what_is_told_of_the_choices() -> None:
    """The chance that a choice is said to have left is its height on the reader's line; the others share the rest."""
    found = told()[-1]
    assert found.turning_points
    at = {one.entry: one for one in found.points}
    for one in found.turning_points:
        assert round(100 * at[one.entry].shares[0]) == one.chances[0]
        assert sum(at[one.entry].shares) == pytest.approx(1)


def test_both_players_of_a_game_read_one_story() -> None:
    """What one player's choices cost is what they gave the other; luck took from one what it gave the other."""
    *_, theirs = review(played(), Seat(1), "two", simulations=SMALL)
    alone, both = told()[-1], [told()[-1], theirs]
    first, second = (reconciled(one, both) for one in both)
    assert first.parts.own == alone.parts.own
    for one, other in ((first, second), (second, first)):
        assert one.parts.rivals.share == pytest.approx(-other.parts.own.share)
        assert one.parts.luck.share == pytest.approx(-other.parts.luck.share)
        assert one.parts.luck.error == pytest.approx(other.parts.luck.error)
        sums = one.parts.start + one.parts.luck.share + one.parts.own.share + one.parts.rivals.share
        assert sums == pytest.approx(one.parts.end, abs=1e-12)
    assert [(one.entry, one.shares) for one in first.points] == [(one.entry, one.shares) for one in second.points]
    assert {one.entry for one in alone.points} <= {one.entry for one in first.points}
    assert reconciled(alone, [alone]) == alone
    assert reconciled(alone, [alone, replace(theirs, effects=())]) == alone, "one kept by an earlier version"
