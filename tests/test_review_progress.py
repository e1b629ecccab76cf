"""How a review comes about: what is told early, what a short time leaves out, and what its sums consist of."""

from dataclasses import replace

import pytest

from games.core import Dice, Seat
from games.registry import GAMES
from games.review.account import WEIGHT, Part
from games.review.estimating import estimated
from games.review.line import line, moments
from games.review.reviewing import review
from games.review.weighing import Weighing, is_forced
from games.transcript import replay
from tests.pictures.reviewed import invented
from tools.arena.blunders import planted, record
from tools.arena.match import player

from .test_review import SHORT, played, told


@pytest.mark.slow
def test_what_is_clear_is_told_long_before_the_end() -> None:
    """A blunder is named before a third of the time is over, and the search goes on after that."""
    room = GAMES["poursuite"]
    made = planted(room, SHORT, player(room, "normal"), Seat(0))
    assert made is not None
    moves, place, _ = made
    every = [*review(replay(record(room, SHORT, moves)), Seat(0), "blunder", simulations=1500)]
    early = [one for one in every if one.costs and one.progress < 1 / 3]
    assert early
    assert place + 2 in [cost.entry for one in early for cost in one.costs]
    assert all(one.smaller == () and not one.is_done for one in early)


def test_a_search_that_is_resumed_keeps_what_was_measured_of_the_same_answer_only() -> None:
    """What is judged early is let go again; if another answer then proves better, its lead is measured anew."""
    again = played()
    assert again.game.search is not None
    one = Weighing(again.game.search, next(one for one in line(again) if not is_forced(one)), Dice("early").quick())
    one.search()
    one.settle()
    first = one.other
    for _ in range(3):
        one.judge()
    one.release()
    one.search()
    one.settle(first)
    assert (one.other, one.gap.n) == (first, 3)
    one.release()
    one.settle(next(answer for answer in one._ahead if answer != first))
    assert one.gap.n == 0


def test_a_line_without_time_for_all_moments_has_evenly_spread_ones() -> None:
    """Its ends come first, so it always has both; with time for everything, it has everything."""
    again = played()
    assert again.game.search is not None
    every = moments(again, line(again), again.game.search.adviser.is_settled)
    for most in (0, 3, 99):
        left = iter([True] * most + [False] * 999)
        *_, (kept, shares) = estimated(again.game.search, every, lambda left=left: next(left))
        assert len(kept) == len(shares) == min(len(every), 2 + most)
        assert (kept[0], kept[-1]) == (every[0], every[-1])
        assert most != 3 or kept[2] == every[round((len(every) - 1) / 2)]


def test_the_first_result_does_not_wait_for_the_whole_line() -> None:
    """In a slow game the whole line may take several seconds: a reader first gets a picture with five moments."""
    again = played()
    assert again.game.search is not None
    every = moments(again, line(again), again.game.search.adviser.is_settled)
    results = [[*kept] for kept, _ in estimated(again.game.search, every, lambda: True)]
    assert len(results[0]) == 5 < len(every)
    assert results[-1] == every
    assert [len(kept) for kept in results] == sorted(len(kept) for kept in results)
    assert len(told()[0].points) == 5


def test_the_smaller_mistakes_make_up_the_rest_of_the_sum() -> None:
    """They are the other decisions that the sum consists of, and none of them is named as well."""
    found = told()[-1]
    assert found.slips == len(found.smaller)
    assert not {one.entry for one in found.smaller} & {one.entry for one in found.costs}
    assert all(one.gap.share < 0 for one in found.smaller)
    assert [one.entry for one in found.smaller] == sorted(one.entry for one in found.smaller)
    assert {*found.choices} == {*found.turning_points, *found.smaller}


def test_a_choice_without_a_reason_must_cost_twice_as_much_as_one_with_a_reason() -> None:
    """What can be explained teaches more, but a great mistake is told all the same."""
    one = invented(2, 4).costs[0]
    large, small = replace(one, gap=Part(-0.14, 0.04)), replace(one, gap=Part(-0.05, 0.01), reasons=(one.when,))
    medium = replace(small, gap=Part(-0.08, 0.01))
    assert sorted((small, large, medium), key=WEIGHT) == [medium, large, small]
