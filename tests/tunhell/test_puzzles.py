"""Sentences about answers to Tunhell's puzzles are true: mines opened, shut and cleared."""

import pytest

from games.core import Say, Seat
from games.puzzles import Puzzle
from games.tunhell.rules.table import strength
from games.tunhell.state import State
from tests.puzzle_sentences import sentences_checked

pytestmark = pytest.mark.xdist_group("puzzles")


def _may_dig(t: State, seat: Seat, mine: int) -> bool:
    """Return whether the seat may dig: nobody is stronger there, or it has the back door (2)."""
    most = max(strength(t, other, mine) for other in t.everyone())
    return t.mine(mine).door == seat or strength(t, seat, mine) >= most


def _tells(puzzle: Puzzle, before: State, after: State, said: Say) -> bool | None:
    """Return whether the sentence is true of the change between two positions; None if it is about no mine."""
    mine, seats = said.values.get("mine"), said.values.get("seats", ())
    assert isinstance(seats, tuple)
    if not isinstance(mine, int):
        return None
    rivals = [Seat(other) for other in seats]
    match said.id.removeprefix("tunhell-advice-"):
        case "access":
            return not _may_dig(before, puzzle.seat, mine) and _may_dig(after, puzzle.seat, mine)
        case "block":
            return all(_may_dig(before, other, mine) and not _may_dig(after, other, mine) for other in rivals)
        case "blast":
            return all(strength(before, other, mine) and not strength(after, other, mine) for other in rivals)
    return None


def test_what_is_said_of_mines_is_true_after_the_answer_and_false_before_it():
    """Sentences about solutions and wrong answers are true afterwards and false before."""
    assert sentences_checked("tunhell", _tells) == {"access", "block", "blast"}
