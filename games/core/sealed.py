"""Sampling of sealed answers: a computer player knows who has answered, but not what."""

from .dice import Dice
from .engine import decision
from .shapes import Choice
from .state import State
from .steps import AnyQuestion, Question
from .strategy import any_of
from .texts import Seat

_TRIES = 20


def resample_answers(t: State, before: State, seat: Seat | None, dice: Dice) -> None:
    """Replace other seats' answers of `before` by random ones, in place; a complete answer stays complete.

    Args:
        t: the imagined state.
        before: the real one, of which only the number of other seats' answers is used.
        seat: the seat that imagines, which keeps its own answers.
        dice: the dice of that seat.
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
    """Return random answers that are complete or not, as required; none if sampling finds no such answers."""
    for _ in range(_TRIES):
        answers, finished = _answers(t, step, seat, stages, whole, dice)
        if finished == whole:
            return answers
    return answers if whole else []


def _answers(
    t: State, step: AnyQuestion, seat: Seat, stages: int, whole: bool, dice: Dice
) -> tuple[list[Choice], bool]:
    """Return random answers of one seat, and whether they are complete."""
    answers: list[Choice] = []
    shape = step.first(t).get(seat)
    while shape and (whole or len(answers) < stages):
        answers.append(any_of(shape, dice))
        shape = step.further(t, seat, answers)
    return answers, not shape
