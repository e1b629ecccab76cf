"""What comes of an answer beside the best one: from what the seat knew, without what an answer does by itself."""

from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from games import core
from games.core import Choice, Dice, Say, State
from games.core.foresight import answers_of
from games.puzzles import Puzzle, consequences, puzzles_of
from games.registry import GAMES
from games.review import comparing
from games.review.comparing import DEALS, GAINED, LOST, REFUTED, Past, compared

PUZZLED = [
    pytest.param(game, marks=pytest.mark.xdist_group(f"compared {game}")) for game in sorted(GAMES) if puzzles_of(game)
]
"""Games with puzzles; the tests of one game run on one worker, which plays its answers once."""


def named(game: str, name: str) -> Puzzle:
    """Return the puzzle with a name."""
    return next(one for one in puzzles_of(game) if one.name == name)


def past(puzzle: Puzzle, state: State | None = None) -> Past:
    """Return a puzzle as a past decision, perhaps on another deal."""
    return Past(puzzle.id, puzzle.game, puzzle.seat, state or puzzle.state(), puzzle.answer())


def wrong_answers(puzzle: Puzzle) -> list[Choice]:
    """Return the answers that do not solve a puzzle."""
    now = core.decision(puzzle.state())
    assert now is not None
    return [one for one in answers_of(now.asks[puzzle.seat]) if not puzzle.is_right(one)]


@cache
def told(puzzle: Puzzle, answer: Choice) -> tuple[Say, ...]:
    """Return what comes of an answer, whatever it concerns."""
    return compared(past(puzzle), answer, lambda _: True)


@pytest.mark.slow
@pytest.mark.parametrize("game", PUZZLED)
def test_what_comes_of_an_answer_is_told_from_what_the_seat_knows(game):
    """Other cards where the seat cannot know them change nothing."""
    count = 0
    for puzzle in puzzles_of(game)[:3]:
        other = GAMES[game].imagine(puzzle.state(), puzzle.seat, Dice("other"))
        for answer in islice(wrong_answers(puzzle), 2):
            found = told(puzzle, answer)
            assert found == compared(past(puzzle, other), answer, lambda _: True), puzzle.id
            assert {one.id for one in found} <= {REFUTED, GAINED, LOST}
            count += bool(found)
    assert count


def test_a_certain_gain_is_set_against_what_a_rival_takes_instead():
    """The Dragon that the answer beats is safe from the rivals; the Orc, which the best answer would beat, is not."""
    puzzle = named("tunhell", "mine 9 63")
    wrong = core.read_choice("tunhell", "play digger_1_2 2")
    assert wrong is not None
    first, event = told(puzzle, wrong)[0], told(puzzle, wrong)[0].values["told"]
    assert isinstance(event, Say)
    assert (first.id, event.values["card"]) == (REFUTED, "orc")
    assert puzzle.seat not in event.seats()


def test_what_only_the_best_answer_achieves_is_told():
    """Here the Flooded Shaft: the other answers leave the wood for it unproduced."""
    wrong = core.read_choice("winter", "shift forest_1 a castle")
    assert wrong is not None
    (gained,) = [one for one in told(named("winter", "thaw 5 121"), wrong) if one.id == GAINED]
    assert gained.values["told"].id == "winter-log-overcomes"
    assert gained.values["told"].values["target"] == "flooded_shaft"
    assert gained.values["best"] - gained.values["n"] >= 4


@pytest.mark.slow
@pytest.mark.parametrize("game", PUZZLED)
def test_an_answer_itself_is_not_told_as_what_came_of_it(game):
    """What an answer tells at once, wherever the hidden cards lie, speaks neither for it nor against it."""
    count = 0
    for puzzle in puzzles_of(game)[:3]:
        for answer in wrong_answers(puzzle)[:2]:
            for one in told(puzzle, answer):
                if one.id in {GAINED, REFUTED}:
                    count += 1
                    certain = consequences(puzzle, puzzle.answer() if one.id == GAINED else answer)
                    deeds = {comparing._deed(deed) for deed in certain}
                    assert comparing._deed(one.values["told"]) not in deeds, (puzzle.id, answer)
    assert count


def test_an_event_that_concerns_neither_answer_is_not_told():
    puzzle = named("winter", "thaw 5 121")
    wrong = core.read_choice("winter", "shift forest_1 a castle")
    assert wrong is not None
    assert not compared(past(puzzle), wrong, lambda _: False)


def test_defeats_of_all_are_told_if_they_are_clearly_more(monkeypatch):
    puzzle = puzzles_of("winter")[0]
    course = comparing._Course({}, {})
    for lost, is_told in ((3, False), (4, True)):

        def played(_past, answer, deal, lost=lost):
            return replace(course, is_lost=answer != puzzle.answer() and deal < lost)

        monkeypatch.setattr(comparing, "_played", played)
        found = compared(past(puzzle), wrong_answers(puzzle)[0], lambda _: True)
        assert [(one.id, one.values["n"], one.values["best"]) for one in found] == [(LOST, lost, 0)] * is_told
    assert DEALS > 4


def test_what_follows_from_an_answer_ends_with_the_round():
    """How many actions and cards everybody has in the next week speaks neither for it nor against it."""
    wrong = core.read_choice("winter", "move forest_1 castle")
    assert wrong is not None
    assert [one.id for one in consequences(named("winter", "snow 4 76"), wrong)] == [
        "winter-log-walks",
        "winter-log-end-turn",
        "winter-log-held",
    ]
