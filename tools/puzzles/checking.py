"""Compares all legal answers to a shipped puzzle once more, on deals that had no part in finding it."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core import EASY, NORMAL, Choice, Dice
from games.puzzles import Puzzle
from games.registry import GAMES

from .judging import EVERY, PLAYED_OUT, Judge
from .mining import ALIKE, GAP

_STEPS = ((3, 16, 0.3), (10, 8, 0.25), (30, 5, 0.2))
"""After so many deals, at most so many plans with wrong answers are compared further, those at most so far behind."""
_STEPS_OF_A_SEARCH = ((3, 4, 0.2), (6, 3, 0.15))
_STEPS_TO_THE_END = ((12, 4, 1.0), (30, 3, 0.5), (75, 2, 0.4))
_CLOSE = 0.03
"""The standard error to which the closest answers are compared where games are played to their end."""
_MORE, _MOST = 25, 4
"""Deals that are added until then, and the most of all, in multiples of those asked for."""
_CLOSEST = 4
"""Plans with wrong answers that are kept before a search plays on."""
_ENOUGH = 30
"""Deals before a comparison may end early."""
_SHORT = 0.03
"""How far below `GAP` a lead may fall when it is measured anew."""
_ERRORS = 2.0


class Compared(NamedTuple):
    """An answer with how far it is behind, and the standard error of that.

    A right answer is compared with the best of all, a wrong one with the best right one, of which it may be ahead.
    """

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

    @property
    def is_known(self) -> bool:
        """Whether it is known well how far a wrong answer is behind, and on which side of `GAP` that lies."""
        return self.error <= _CLOSE and abs(self.behind - GAP) >= _ERRORS * self.error

    @property
    def is_rival(self) -> bool:
        """Whether the answer counts as wrong although it is surely not so far behind."""
        return not self.is_right and self.behind + _ERRORS * self.error < GAP - _SHORT


def compared(puzzle: Puzzle, deals: int, seed: str, search: int = 0) -> Sequence[Compared]:
    """Return the right answers and the strongest of the others, best first.

    Args:
        puzzle: the puzzle.
        deals: deals of the closest answers.
        seed: for the deals.
        search: simulations by which the seat chooses its later answers of the turn, after the closest answers have
            been found by rule of thumb; 0 for the rule of thumb alone.
    """
    game, dice = GAMES[puzzle.game], Dice(f"{seed} {puzzle.name}")
    judge = Judge(game, puzzle.state(), puzzle.seat, dice, EVERY)
    judge.alike = frozenset(answer for answer, _ in judge.answers() if puzzle.is_right(answer))
    judge.follow(judge.alike)
    if puzzle.game in PLAYED_OUT:
        return _played_out(judge, deals)
    found = _narrowed(judge, _STEPS[:2] if search else _STEPS, deals)
    if search and all(one.holds for one in found):
        searched = _narrowed(_played_well(puzzle, judge, dice, search), _STEPS_OF_A_SEARCH, deals)
        found = [*(one for one in found if one.is_right), *(one for one in searched if not one.is_right)]
    return found


def _narrowed(judge: Judge, steps: Sequence[tuple[int, int, float]], deals: int) -> Sequence[Compared]:
    """Compare ever fewer answers on ever more deals, until a wrong one is known to be about as good as the best."""
    played = 0
    for goal, most, behind in (*steps, (deals, EVERY, 1.0)):
        judge.compare(min(goal, deals) - played)
        played = min(goal, deals)
        judge.keep(most, behind)
        found = _found(judge)
        if played >= min(_ENOUGH, deals) and any(one.is_rival for one in found):
            break
    return found


def _played_out(judge: Judge, deals: int) -> Sequence[Compared]:
    """Find the closest answers by rule of thumb, and compare those in games played to their end.

    That ends once all leads are known well, and at the latest after `_MOST` times as many deals as asked for.
    """
    played = 0
    for goal, most, behind in _STEPS:
        judge.compare(min(goal, deals) - played)
        played = min(goal, deals)
        judge.keep(most, behind, least=2)
    judge.forget()
    played = 0
    for goal, most, behind in _STEPS_TO_THE_END:
        judge.compare(min(goal, deals) - played, to_the_end=True)
        played = min(goal, deals)
        judge.keep(most, behind)
    while played < _MOST * deals and not all(one.is_right or one.is_known for one in _found(judge)):
        judge.compare(_MORE, to_the_end=True)
        played += _MORE
    return _found(judge)


def _found(judge: Judge) -> Sequence[Compared]:
    """Return the answers that are still compared, best first."""
    return [
        Compared(answer, True, *judge.behind(answer))
        if answer in judge.alike
        else Compared(answer, False, *judge.behind(answer, judge.alike))
        for answer, _ in judge.answers()
    ]


def _played_well(puzzle: Puzzle, judge: Judge, dice: Dice, search: int) -> Judge:
    """Return a judge by search of the solution, the closest wrong answers, and what levels normal and easy play."""
    game, state, seat = GAMES[puzzle.game], puzzle.state(), puzzle.seat
    judge.keep(_CLOSEST, 1.0)
    levels = (game.strategies[NORMAL], game.strategies[EASY])
    usual = [level(game.imagine(state, seat, dice), seat, dice) for level in levels for _ in range(3)]
    well = Judge(game, state, seat, dice, EVERY, search=search)
    well.only([puzzle.answer(), *(one for one in (*usual, *dict(judge.answers())) if not puzzle.is_right(one))])
    well.alike = frozenset([puzzle.answer()])
    return well
