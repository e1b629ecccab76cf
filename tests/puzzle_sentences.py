"""Verdicts on all answers to puzzles, and whether their sentences are true in the following position.

All tests that read them are in the group `puzzles`, so each answer is judged once.
"""

from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import NamedTuple

from games import core
from games.core import Choice, Say, State
from games.core.foresight import answers_of
from games.puzzles import Puzzle, Verdict, judge, puzzles_of
from games.registry import GAMES

MOST = 40


class Wrong(NamedTuple):
    """A wrong answer to a puzzle."""

    answer: Choice
    verdict: Verdict


@cache
def wrong_answers(game: str) -> dict[Puzzle, tuple[Wrong, ...]]:
    """Return the wrong answers to each puzzle of a game, up to 40 for each."""
    return {
        puzzle: tuple(
            Wrong(answer, judge(puzzle, answer)) for answer in answers_to(puzzle) if not puzzle.is_right(answer)
        )
        for puzzle in puzzles_of(game)
    }


def answers_to(puzzle: Puzzle) -> tuple[Choice, ...]:
    """Return up to 40 answers to a puzzle."""
    now = core.decision(puzzle.state())
    assert now is not None
    return tuple(islice(answers_of(now.asks[puzzle.seat]), MOST))


def sentences_checked(game: str, is_true: Callable[[Puzzle, State, State, Say], bool | None]) -> set[str]:
    """Play every answer to every puzzle of a game, and check the sentences about it.

    Args:
        game: the game's id.
        is_true: returns whether a sentence is true of an answer from the puzzle and the positions before and after it;
            None for unrelated sentences.

    Returns:
        the ids of the sentences that were checked, without the game's prefix.
    """
    checked: set[str] = set()

    def check(puzzle: Puzzle, answer: Choice, sentences: tuple[Say, ...]) -> None:
        before = puzzle.state()
        after = core.apply(before, puzzle.seat, answer)
        for said in sentences:
            true = is_true(puzzle, before, after, said)
            assert true is not False, (puzzle.id, answer, said)
            checked.update(() if true is None else (said.id.removeprefix(f"{game}-advice-"),))

    for puzzle, wrong in wrong_answers(game).items():
        for answer in (puzzle.answer(), *(one.answer for one in wrong)):
            check(puzzle, answer, GAMES[game].reasons(puzzle.state(), puzzle.seat, answer))
        for answer, verdict in wrong:
            check(puzzle, answer, verdict.against)
    return checked
