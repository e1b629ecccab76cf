"""Sealed answers imagined anew: a computer player knows who has answered, never what."""

from .dice import Dice
from .engine import decision
from .shapes import Choice
from .state import State
from .steps import AnyQuestion, Question
from .strategy import any_of
from .texts import Seat

_TRIES = 20


def resample_answers(t: State, before: State, seat: Seat | None, dice: Dice) -> None:
    """Draw the answers of `before` anew, in place, by chance; a seat that had said all has said all again.

    Args:
        t: the imagined state.
        before: the real one; of other seats' answers only the number matters.
        seat: who imagines, and keeps their own answers.
        dice: of the one who imagines.
    """
    step = t.agenda[-1] if t.agenda else None
    t.answers = {}
    if not isinstance(step, Question):
        return
    now = decision(before)
    done = now.done if now else ()
    for other, given in before.answers.items():
        answers = list(given) if other == seat else _resampled(t, step, other, len(given), other in done, dice)
        if answers:
            t.answers[other] = answers


def _resampled(t: State, step: AnyQuestion, seat: Seat, stages: int, whole: bool, dice: Dice) -> list[Choice]:
    """Return answers by chance that say all, or not yet all; none when chance finds no such answers."""
    for _ in range(_TRIES):
        answers, finished = _answers(t, step, seat, stages, whole, dice)
        if finished == whole:
            return answers
    return answers if whole else []


def _answers(
    t: State, step: AnyQuestion, seat: Seat, stages: int, whole: bool, dice: Dice
) -> tuple[list[Choice], bool]:
    """Return some answers of one seat, and whether they say all."""
    answers: list[Choice] = []
    shape = step.first(t).get(seat)
    while shape and (whole or len(answers) < stages):
        answers.append(any_of(shape, dice))
        shape = step.further(t, seat, answers)
    return answers, not shape
