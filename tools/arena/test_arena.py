"""The arena reports correct shares and intervals, and maintains the tables of the document."""

import random
from math import exp
from pathlib import Path

import pytest

from games.core import Deal, Ending, Seat
from games.registry import GAMES
from tools.arena import blunders, fit, ladder, winter
from tools.arena.ladder import BEGIN, DOCUMENT, END, HEADER, RUNGS, WINTER_BEGIN, WINTER_END, put
from tools.arena.match import Played, matches, play, player, summary


def finished(*shares: float) -> Played:
    """Return a two-player game with these shares."""
    return Played(shares, (round(10 * shares[0]), 5), Ending.FINISHED, 9)


def test_ties_are_split_and_seats_count_alike() -> None:
    """A victory and a tie in each deal make a share of three quarters."""
    found = summary([[(Seat(0), finished(1, 0)), (Seat(1), finished(0.5, 0.5))]] * 2)
    assert (found.games, found.share) == (4, 0.75)
    assert found.margin == 0.75  # four games with equal results prove little


def test_the_interval_narrows_with_the_deals() -> None:
    """Four times as many deals halve the interval."""
    deals = [[(Seat(0), finished(1, 0))], [(Seat(0), finished(0, 1))]]
    few, many = summary(deals * 8), summary(deals * 32)
    assert few.share == many.share == 0.5
    assert many.margin == pytest.approx(few.margin / 2, rel=0.05)


def test_every_seat_meets_the_same_deal() -> None:
    """A three-player match plays each deal three times, and repeating the match gives the same games."""
    game = GAMES["poursuite"]
    players = player(game, "normal"), player(game, "random")
    one, again = (list(matches(game, 3, *players, deals=1, options={"board": "short"})) for _ in range(2))
    assert one == again
    assert [seat for seat, _ in one[0]] == [0, 1, 2]


@pytest.mark.slow
def test_thinking_is_bounded_by_cpu_time() -> None:
    """A player with a CPU budget finishes its games; their speed is not asserted."""
    game = GAMES["poursuite"]
    strong, normal = player(game, "strong@0.001"), player(game, "normal")
    played = play(game, Deal(2, "bounded", {"board": "short"}), [strong, normal])
    assert played.ending is Ending.FINISHED
    assert sum(played.shares) == pytest.approx(1)


def test_an_unknown_player_is_named() -> None:
    """An unknown level raises LookupError with its name."""
    with pytest.raises(LookupError, match="genius"):
        player(GAMES["poursuite"], "genius")


def test_a_result_replaces_the_one_before() -> None:
    """The table has one row per match, in the order of the ladder."""
    document = f"Before\n{BEGIN}\n\n{END}\nafter\n"
    first, second = RUNGS[0].key, RUNGS[1].key
    document = put(document, second, f"{second} 4 |")
    document = put(document, first, f"{first} 4 |")
    document = put(document, first, f"{first} 8 |")
    assert document.startswith("Before\n")
    assert document.endswith(f"{END}\nafter\n")
    assert [line for line in document.splitlines() if line.startswith("|")][2:] == [f"{first} 8 |", f"{second} 4 |"]
    with pytest.raises(ValueError, match="no"):
        put("nothing", first, "")


def test_the_document_has_a_place_for_results() -> None:
    """The document has the markers and the table header that `make arena` needs."""
    assert BEGIN in DOCUMENT.read_text("utf-8")
    assert HEADER.count("|") == 9


def test_a_table_of_winter_counts_survival_points_and_titles() -> None:
    """A row shows the survival rate, the points and the titles: here two of four games survived, one with a title."""
    ends = [winter.End(50, "knight"), winter.End(40, ""), winter.End(None, ""), winter.End(None, "")]
    line = winter.written(winter.TABLES[0], ends, "today")
    assert line == "| 1 | normal | 4 | 50% ± 49% | 45, 50 at most | knight 1 | today |"
    assert winter.written(winter.TABLES[0], ends[2:], "today").endswith("| 0% ± 0% | - | - | today |")


def test_the_document_has_a_place_for_winter() -> None:
    """The second table's rows are replaced like those of the first."""
    key = winter.TABLES[0].key
    places = (WINTER_BEGIN, WINTER_END)
    document = put(DOCUMENT.read_text("utf-8"), key, f"{key} 7 |", places, winter.HEADER, [key])
    assert document.count(f"{key} 7 |") == 1
    assert document.count(winter.HEADER) == 1


def test_a_match_in_parts_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals played earlier are read back unchanged."""
    monkeypatch.setattr(ladder, "KEPT", tmp_path)
    rung = RUNGS[0]
    assert ladder.kept(rung)[1] == []
    deals = [[(Seat(0), finished(1, 0)), (Seat(1), finished(0.5, 0.5))]]
    ladder.keep(rung, "today", deals)
    assert ladder.kept(rung) == ("today", deals)


def test_least_squares_finds_what_points_are_made_of() -> None:
    """Points of 3 early and 1 late for each of a trait, none for another: the fit says so, and who leads wins."""
    chance = random.Random(1)
    data = []
    for _ in range(3000):
        p, mine, yours, other = chance.random(), chance.randrange(9), chance.randrange(9), chance.random()
        points = [(3 - 2 * p) * n for n in (mine, yours)]
        won = chance.random() < 1 / (1 + exp((points[1] - points[0]) / 5))
        data.append(fit.Sample(p, [(mine, other), (yours, 1 - other)], [won, not won], points))
    found = fit.PointsFit(data, 2)
    found.run()
    figures = [line.split(" = ") for line in found.tables(["trait", "other"], 1.0) if "=" in line]
    assert [float(figure) for name, figure in figures if name == "trait"] == pytest.approx([3, 1], abs=0.3)
    assert [float(figure) for name, figure in figures if name == "other"] == pytest.approx([0, 0], abs=0.5)
    assert [float(figure) for name, figure in figures if "lead" in name] == pytest.approx([5, 5], abs=1.5)
    assert found.loss() < 0.6


def test_a_table_of_blunders_counts_those_named_and_reviews_that_agree() -> None:
    """A row counts named blunders, reviews that are right, and agreeing ones: here three, three and two of four."""
    named = [((5, 9), (5,)), ((9, 5), (5, 9)), ((7,), (7, 5)), ((5,), ())]
    found = [blunders.Found(5, 0.2, pair) for pair in named]
    assert [one.is_named for one in found] == [True, True, False, True]
    assert [one.agrees for one in found] == [True, False, True, False]
    assert [one.is_right for one in found] == [True, True, False, True]
    line = blunders.summary("poursuite", 2, found)
    assert line == "| poursuite | 2 | 4 | 3 of 4 (30% to 95%) | 3 of 4 (30% to 95%) | 2 of 4 (15% to 85%) |"


def test_a_review_that_names_only_costlier_decisions_than_the_blunder_is_right() -> None:
    """Computer players make mistakes of their own: three that cost as much may stand in the blunder's place."""
    named = ((7, 8, 9), (5,))
    for costs, right in (((0.3, 0.2, 0.2), True), ((0.3, 0.2, 0.1), False), ((0.3, 0.2), False)):
        assert blunders.Found(5, 0.2, named, (costs, (0.2,))).is_right is right
