"""What is said of answers to the puzzles of Underground Chase comes true: moles freed and caught, treasures taken."""

from games import core
from games.core import Choice, Say, Sign
from games.core.foresight import answers_of
from games.poursuite.state import State
from games.puzzles import Puzzle, judge, puzzles_of


def _tells(puzzle: Puzzle, before: State, after: State, said: Say) -> bool | None:
    """Whether the sentence is true of an answer that led from one position to another; None where it is of neither."""
    cell, seat = said.values.get("cell"), said.values.get("seat", puzzle.seat)
    held = [t.prisoners.get(cell.text.lower()) if isinstance(cell, Sign) else None for t in (before, after)]
    gain = after.players[puzzle.seat].treasures - before.players[puzzle.seat].treasures
    match said.id.removeprefix("poursuite-advice-"):
        case "freed":
            return held[0] == puzzle.seat != held[1]
        case "freed.missed":
            return held == [puzzle.seat, puzzle.seat]
        case "caught" | "own-caught":
            return held[0] != seat == held[1]
        case "caught.missed":
            return held[0] != seat != held[1]
        case "paid":
            return gain == said.values["treasures"]
        case "paid.missed":
            return gain == 0
        case "rivals-paid":
            seats = said.values["seats"]
            assert isinstance(seats, tuple)
            return all(after.players[other].treasures > before.players[other].treasures for other in seats)
    return None


def test_what_is_said_of_moles_and_treasures_is_true_after_the_answer_and_false_before_it():
    """Of solutions what they bring, of wrong answers what they do and leave undone."""
    told: set[str] = set()

    def check(puzzle: Puzzle, answer: Choice, sentences: tuple[Say, ...]) -> None:
        before = puzzle.state()
        after = core.apply(before, puzzle.seat, answer)
        for said in sentences:
            true = _tells(puzzle, before, after, said)
            assert true is not False, (puzzle.id, answer, said)
            told.update(() if true is None else (said.id.removeprefix("poursuite-advice-"),))

    for puzzle in puzzles_of("poursuite"):
        now = core.decision(puzzle.state())
        assert now is not None
        check(puzzle, puzzle.answer(), judge(puzzle, puzzle.answer()).reasons)
        for answer in answers_of(now.asks[puzzle.seat]):
            verdict = judge(puzzle, answer)
            check(puzzle, answer, (*verdict.others, *verdict.against))
    both = {"freed", "caught", "paid"}
    assert told == {*both, *(f"{one}.missed" for one in both), "own-caught", "rivals-paid"}
