"""Puzzles with several right answers, such as the same moves in another order."""

import pytest

from games import core
from games.core import Choice
from games.core.foresight import answers_of
from games.puzzles import Puzzle, judge, puzzles_of
from games.registry import GAMES
from games.terminal import Terminal
from locales import LOCALES, words


def wrong(puzzle: Puzzle) -> list[Choice]:
    """Return the answers to a puzzle that do not solve it."""
    now = core.decision(puzzle.state())
    assert now is not None
    return [answer for answer in answers_of(now.asks[puzzle.seat]) if not puzzle.is_right(answer)]


def test_an_answer_that_is_just_as_good_is_right_and_told_as_the_solution():
    """Nothing is told against it, and the solution is named among those that are as good."""
    puzzle = next(one for one in puzzles_of("winter") if one.also)
    for typed, other in zip(puzzle.also, puzzle.others(), strict=True):
        verdict, told = judge(puzzle, other), puzzle.answered(other)
        assert verdict.is_right
        assert (told.solution, {*told.also}) == (typed, {puzzle.solution, *puzzle.also} - {typed})
        assert not verdict.against
    assert puzzle.answered(puzzle.answer()) == puzzle
    assert puzzle.answered(wrong(puzzle)[0]) == puzzle


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_just_as_good_is_legal_named_once_and_a_minority(game):
    for puzzle in puzzles_of(game):
        now = core.decision(puzzle.state())
        assert now is not None
        assert all(now.asks[puzzle.seat].fits(other) for other in puzzle.others()), puzzle.id
        assert tuple(map(core.write_choice, puzzle.others())) == puzzle.also
        assert len({puzzle.solution, *puzzle.also}) == 1 + len(puzzle.also), puzzle.id
        assert 2 * len(puzzle.also) <= len(wrong(puzzle)), puzzle.id


@pytest.mark.parametrize("lang", LOCALES)
def test_the_terminal_accepts_what_is_just_as_good_and_names_the_rest(lang):
    puzzle, says = next(one for one in puzzles_of("winter") if one.also), words(lang)
    said: list[str] = []
    assert Terminal(GAMES["winter"], says, ask=lambda _: puzzle.also[0], show=said.append).solve(puzzle)
    assert any(line.startswith(says.text("puzzle-also", answers="", count=len(puzzle.also))[:9]) for line in said)
    assert says.text("puzzle-gap", gap=puzzle.gap, also=1) in said
    assert says.text("puzzle-gap", gap=puzzle.gap, also=0) not in said
