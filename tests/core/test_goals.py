"""Achievements that count something say how near somebody has come."""

from types import SimpleNamespace

from games.core import Ending, Goal, Seat, nearest
from games.core.achievements import achieved, progress

GOALS = {
    "rare": lambda game, seat: False,
    "coins": Goal(lambda game, seat: 7 * (seat + 1), 14),
    "deals": Goal(lambda game, seat: 3, 4),
}


def finished(*, is_lost=False):
    return SimpleNamespace(state=SimpleNamespace(seats=2), is_lost=is_lost, ending=Ending.FINISHED)


def test_a_goal_is_earned_once_its_number_is_reached():
    assert achieved(GOALS, finished()) == {Seat(1): ("coins",)}
    assert progress(GOALS, finished()) == {Seat(0): {"coins": 7, "deals": 3}, Seat(1): {"coins": 14, "deals": 3}}
    assert progress(GOALS, finished(is_lost=True)) == {}


def test_the_nearest_comes_first_and_of_equal_ones_the_easiest():
    assert nearest(GOALS, (), {"coins": 7, "deals": 3}) == ["deals", "coins", "rare"]
    assert nearest(GOALS, ("deals",), {}) == ["rare", "coins"]
