"""The curve of a review: the chances on it, and the marks below it."""

from dataclasses import replace
from itertools import pairwise

import pytest

from games.core import Deal
from games.registry import GAMES
from games.review.estimating import LEAST, MOST, estimate
from games.review.pictures import Curve, curve
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
