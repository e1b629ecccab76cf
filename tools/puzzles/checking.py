"""Compares all legal answers to a shipped puzzle once more, on deals that had no part in finding it."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core import Choice, Dice
from games.puzzles import Puzzle
from games.registry import GAMES

from .judging import Judge
from .mining import ALIKE, EVERY, GAP

_STEPS = ((4, 24, 0.4), (12, 10, 0.3), (40, 5, 0.2))
"""After so many deals, at most so many wrong answers are compared further, those at most so far behind."""
_SHORT = 0.03
"""How far below `GAP` a lead may fall when it is measured anew."""
_ERRORS = 2.0


class Compared(NamedTuple):
    """An answer with how far it is behind the best one, and the standard error of that."""

    answer: Choice
    is_right: bool
    behind: float
    error: float

    @property
    def holds(self) -> bool:
        """Whether the answer still counts as right, or is still clearly wrong, as far as can be told."""
        if self.is_right:
            return self.behind <= ALIKE + self.error
        return self.behind >= GAP - _SHORT and self.behind + _ERRORS * self.error >= GAP


def compared(puzzle: Puzzle, deals: int, seed: str) -> Sequence[Compared]:
    """Return the right answers and the strongest of the others, best first."""
    judge = Judge(GAMES[puzzle.game], puzzle.state(), puzzle.seat, Dice(f"{seed} {puzzle.name}"), EVERY)
    right = {answer for answer, _ in judge.answers() if puzzle.is_right(answer)}
    judge.alike, played = frozenset(right), 0
    for goal, most, behind in _STEPS:
        judge.compare(min(goal, deals) - played)
        played = min(goal, deals)
        judge.keep(most, behind, least=1)
    judge.compare(deals - played)
    return [Compared(answer, answer in right, *judge.behind(answer)) for answer, _ in judge.answers()]
