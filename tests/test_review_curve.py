"""The curve of a review: the chances on it, and the marks below it."""

from dataclasses import replace
from itertools import combinations, pairwise
from math import hypot
from types import SimpleNamespace
from typing import Any

import pytest

from games.core import Deal, Seat, say
from games.draw import Canvas, ink
from games.registry import GAMES
from games.review.estimating import LEAST, OF_RESULTS, estimate
from games.review.pictures import Curve, _apart, _at, _height, _large, _lines, curve
from games.review.weighing import unsettled
from locales import LOCALES, Speaker, words
from tests.pictures.reviewed import invented


@pytest.mark.parametrize("entries", [(29, 30, 31), (1, 2, 3), (3, 30, 31), (10,)])
def test_what_is_written_below_a_mark_stands_right_below_it(entries: tuple[int, ...]) -> None:
    """Figures are far enough apart, wherever their moments lie, while lines and marks keep to an even axis."""
    found = invented(2, 3)
    costs = tuple(replace(found.costs[0], entry=entry, turn=entry) for entry in entries)
    shown = curve(replace(found, costs=costs, praise=None), GAMES["tunhell"]).shows
    assert isinstance(shown, Curve)
    columns = [column for _, column, *_ in shown.marks]
    assert all(later - x >= 0.2 for x, later in pairwise(columns))
    last = found.points[-1].entry - found.points[0].entry
    even = [round((entry - found.points[0].entry) / last, 4) for entry in sorted(entries)]
    assert [x for x, *_ in shown.marks] == [min(1.0, max(0.0, x)) for x in even]
    for line_drawn in shown.lines:
        assert [x for x, _ in line_drawn] == [
            round((one.entry - found.points[0].entry) / last, 4) for one in found.points
        ]


@pytest.mark.parametrize("entries", [(10, 11, 12), (1, 2), (20, 20), (8, 9, 12, 13), (0, 31)])
def test_numbers_of_close_moments_stand_above_each_other_at_their_place(entries: tuple[int, ...]) -> None:
    """No disc covers another, the star, or what stands beside the axis, and none leaves its place on it."""
    found = invented(2, 3)
    costs = tuple(replace(found.costs[0], entry=entry, turn=entry) for entry in entries)
    shown = curve(replace(found, costs=costs, praise=None), GAMES["tunhell"]).shows
    assert isinstance(shown, Curve)
    spots = [(_at((x, 0))[0], _height(shown, x, shown.seat)) for x, *_ in shown.marks]
    discs, star = _apart(spots, spots[:1]), spots[0]
    assert all(abs(x - spot) < 15 for (x, _), (spot, _) in zip(discs, spots, strict=True))
    assert all(84 <= x - 26 <= x + 26 <= 746 for x, _ in discs)
    assert all(hypot(x - other, y - top) > 52 for (x, y), (other, top) in combinations([star, *discs], 2))


def test_the_star_of_the_decisive_moment_stands_where_the_line_rises() -> None:
    """It stands in the middle of the steepest step, even if the line falls again before the moment is over."""
    found = invented(2, 0)
    shares = dict.fromkeys(range(len(found.points)), 0.4) | {3: 0.45, 4: 0.8, 5: 0.6}
    points = tuple(replace(one, shares=(shares[n], 1 - shares[n])) for n, one in enumerate(found.points))
    at = [one.entry for one in points]
    drawn = replace(found, points=points)
    shown = curve(drawn, GAMES["tunhell"], (at[2], at[5], Seat(0))).shows
    assert isinstance(shown, Curve)
    assert shown.turned is not None
    xs = [x for x, _ in shown.lines[0]]
    assert xs[3] < shown.turned[0] < xs[4]
    flat = curve(drawn, GAMES["tunhell"], (at[4], at[5], Seat(0))).shows
    assert isinstance(flat, Curve)
    assert flat.turned is None


def test_a_few_results_that_are_alike_prove_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """If simulations come to the end of the game, a moment is played ahead more often."""
    search, state = GAMES["poursuite"].search, GAMES["poursuite"].begin(Deal(2, "alike"))
    assert search is not None
    counts = []
    for has_ended in (True, False):
        monkeypatch.setattr("games.review.estimating._played", lambda *_, has_ended=has_ended: (has_ended, [1.0, 0.0]))
        counts.append([tally.n for tally in estimate(search, state)])
    assert counts == [[OF_RESULTS, OF_RESULTS], [LEAST, LEAST]]


def test_simulations_go_to_what_may_be_told_until_that_is_known() -> None:
    """Decisions that cannot be among the costliest or the best any more, and those that are known well, get none."""

    def judged(mean: float, error: float, n: int = 100) -> Any:
        return SimpleNamespace(gap=SimpleNamespace(mean=mean, error=error, n=n))

    costly, close, clear, good = judged(-0.3, 0.02), judged(-0.1, 0.02), judged(-0.2, 0.01), judged(0.1, 0.02)
    fourth, far, new = judged(-0.05, 0.02), judged(0.0, 0.02), judged(0.0, 0.1, n=2)
    every = [costly, close, clear, good, fourth, far, new]
    assert unsettled(every) == [costly, close, fourth, new, good]
    assert unsettled([clear, judged(0.1, 0.01)]) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_names_of_neighbouring_moments_do_not_run_together(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """“Year 1, winter Year 1, spring” reads as one sentence: there is space between them."""
    found = invented(2, 3)
    whens = (say("dungeon_lords-log-round.round", year=1, season=season) for season in ("winter", "spring", "autumn"))
    costs = tuple(
        replace(found.costs[0], entry=n, turn=n, when=when) for n, when in zip((9, 10, 11), whens, strict=True)
    )
    panel = curve(replace(found, costs=costs, praise=None), GAMES["dungeon_lords"])
    drawn = list[tuple[float, float, float]]()

    def noted(_: Canvas, line: str, x: float, y: float, size: int, *__: object, **more: object) -> float:
        if more.get("align") == "middle" and size == 26:
            half = min(ink(line, size).width, float(str(more["width"]))) / 2
            drawn.append((y, x - half, x + half))
        return 0

    monkeypatch.setattr(Canvas, "text", noted)
    panel.draw(Speaker(words(locale), "dungeon_lords", ("Mira", "Odo")))
    rows = [sorted(one[1:] for one in drawn if one[0] == y) for y in {y for y, *_ in drawn}]
    assert sum(map(len, rows)) >= 3
    assert all(right + 12 <= left for row in rows for (_, right), (left, _) in pairwise(row))


def test_what_leads_from_a_line_to_its_badge_is_not_taken_for_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that ends at 0 would seem to rise to a badge that others have pushed up."""
    strokes = list[tuple[list[tuple[float, float]], str]]()
    monkeypatch.setattr("games.review.pictures._stroke", lambda _pen, path, colour, _w: strokes.append((path, colour)))
    shown = curve(invented(3, 2), GAMES["tunhell"]).shows
    assert isinstance(shown, Curve)
    _lines(shown, [200.0, 300.0, 340.0], [])
    own = {livery.colour for livery in shown.liveries}
    beyond = [colour for path, colour in strokes if path[-1][0] > _large(_at((1.0, 0.0)))[0]]
    assert len(beyond) == 3
    assert not own & {*beyond}
