"""Sealed answers imagined anew: whoever thinks ahead knows who has answered, never what."""

from .dice import Dice
from .engine import decision
from .shapes import Choice
from .state import State
from .steps import AskAll
from .strategy import any_of
from .texts import Seat

_TRIES = 20


def answer_again(t: State, before: State, seat: Seat | None, dice: Dice) -> None:
    """Give the sealed answers of `before` anew, in place, by chance; whoever had said all has said all again.

    Args:
        t: the imagined state.
        before: the real one; of other seats' answers only the number matters.
        seat: who imagines, and keeps their own answers.
        dice: of the one who imagines.
    """
    step = t.agenda[-1] if t.agenda else None
    t.answers = {}
    if not isinstance(step, AskAll):
        return
    now = decision(before)
    done = now.done if now else ()
    for other, given in before.answers.items():
        t.answers[other] = list(given) if other == seat else _again(t, step, other, len(given), other in done, dice)


def _again(t: State, step: AskAll[State, Choice], seat: Seat, stages: int, whole: bool, dice: Dice) -> list[Choice]:
    for _ in range(_TRIES):
        answers, finished = _answers(t, step, seat, stages, whole, dice)
        if finished == whole:
            break
    return answers


def _answers(
    t: State, step: AskAll[State, Choice], seat: Seat, stages: int, whole: bool, dice: Dice
) -> tuple[list[Choice], bool]:
    """Some answers of one seat, and whether they say all."""
    answers: list[Choice] = []
    shape = step.options(t).get(seat)
    while shape and (whole or len(answers) < stages):
        answers.append(any_of(shape, dice))
        shape = step.follow(t, seat, answers)
    return answers, not shape
