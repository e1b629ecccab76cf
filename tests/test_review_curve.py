"""The curve of a review: the chances on it, and the marks below it."""

from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from games.core import Deal
from games.registry import GAMES
from games.review.estimating import LEAST, MOST, estimate
from games.review.pictures import Curve, curve
from games.review.weighing import unsettled
from tests.pictures.reviewed import invented


@pytest.mark.parametrize("entries", [(29, 30, 31), (1, 2, 3), (3, 30, 31), (10,)])
def test_what_is_written_below_a_mark_stands_right_below_it(entries: tuple[int, ...]) -> None:
    """Marks are far enough apart for the figures below them, wherever their moments lie; no line turns back."""
    found = invented(2, 3)
    costs = tuple(replace(found.costs[0], entry=entry, turn=entry) for entry in entries)
    shown = curve(replace(found, costs=costs, praise=None), GAMES["tunhell"]).shows
    assert isinstance(shown, Curve)
    places = [x for x, *_ in shown.marks]
    assert all(later - x >= 0.2 for x, later in pairwise(places))
    for line_drawn in shown.lines:
        across = [x for x, _ in line_drawn]
        assert (across[0], across[-1], across) == (0.0, 1.0, sorted(across))


def test_a_few_results_that_are_alike_prove_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """If simulations come to the end of the game, a moment is played ahead as often as may be."""
    search, state = GAMES["poursuite"].search, GAMES["poursuite"].begin(Deal(2, "alike"))
    assert search is not None
    counts = []
    for has_ended in (True, False):
        monkeypatch.setattr("games.review.estimating._played", lambda *_, has_ended=has_ended: (has_ended, [1.0, 0.0]))
        counts.append([tally.n for tally in estimate(search, state)])
    assert counts == [[MOST, MOST], [LEAST, LEAST]]


def test_simulations_go_to_what_may_be_told_until_that_is_known() -> None:
    """Decisions that cannot be among the costliest or the best any more, and those that are known well, get none."""

    def judged(mean: float, error: float, n: int = 100) -> Any:
        return SimpleNamespace(gap=SimpleNamespace(mean=mean, error=error, n=n))

    costly, close, clear, good = judged(-0.3, 0.02), judged(-0.1, 0.02), judged(-0.2, 0.01), judged(0.1, 0.02)
    fourth, far, new = judged(-0.05, 0.02), judged(0.0, 0.02), judged(0.0, 0.1, n=2)
    every = [costly, close, clear, good, fourth, far, new]
    assert unsettled(every) == [costly, close, fourth, new, good]
    assert unsettled([clear, judged(0.1, 0.01)]) == []
