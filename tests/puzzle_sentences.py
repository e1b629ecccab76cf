"""Checks whether sentences about answers to puzzles are true in the following position."""

from collections.abc import Callable

from games import core
from games.core import Choice, Say, State
from games.core.foresight import answers_of
from games.puzzles import Puzzle, judge, puzzles_of


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

    for puzzle in puzzles_of(game):
        now = core.decision(puzzle.state())
        assert now is not None
        check(puzzle, puzzle.answer(), judge(puzzle, puzzle.answer()).reasons)
        for answer in answers_of(now.asks[puzzle.seat]):
            verdict = judge(puzzle, answer)
            check(puzzle, answer, (*verdict.others, *verdict.against))
    return checked
