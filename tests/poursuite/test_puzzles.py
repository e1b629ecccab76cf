"""Sentences about answers to Underground Chase's puzzles are true: moles freed and caught, treasures taken."""

import pytest

from games.core import Say, Sign
from games.poursuite.state import State
from games.puzzles import Puzzle
from tests.puzzle_sentences import sentences_checked

pytestmark = pytest.mark.xdist_group("puzzles")


def _tells(puzzle: Puzzle, before: State, after: State, said: Say) -> bool | None:
    """Return whether the sentence is true of the change between two positions; None if it is unrelated."""
    cell, seat = said.values.get("cell"), said.values.get("seat", puzzle.seat)
    held = [t.prisoners.get(cell.text.lower()) if isinstance(cell, Sign) else None for t in (before, after)]
    gain = after.players[puzzle.seat].treasures - before.players[puzzle.seat].treasures
    match said.id.removeprefix("poursuite-advice-"):
        case "freed":
            return held[0] == puzzle.seat != held[1]
        case "caught" | "own-caught":
            return held[0] != seat == held[1]
        case "paid":
            return gain == said.values["treasures"]
        case "rivals-paid":
            seats = said.values["seats"]
            assert isinstance(seats, tuple)
            return all(after.players[other].treasures > before.players[other].treasures for other in seats)
    return None


def test_what_is_said_of_moles_and_treasures_is_true_after_the_answer_and_false_before_it():
    """Sentences about solutions and wrong answers are true afterwards and false before."""
    assert sentences_checked("poursuite", _tells) == {"freed", "caught", "paid", "own-caught", "rivals-paid"}
