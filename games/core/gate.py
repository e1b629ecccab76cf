"""What everyone may know of the open decision: nothing that half an answer, or the wait for one, would tell."""

from dataclasses import dataclass

from .engine import awaited, clone, decision
from .shapes import Shape
from .state import State
from .steps import AskAll
from .texts import Say, Seat


@dataclass(frozen=True, slots=True)
class Public:
    """The open decision as everyone may see it.

    Attributes:
        waiting: who is awaited.
        done: whose sealed answer is in, in the order of the seats.
        sole: the one seat that is asked openly; None where several are, or in secret.
        question: what that seat is asked first, whatever it has half said since.
        options: the part of its choice that everyone may see offered.
        is_quiet: whether nobody sees who has answered: then all who were asked are awaited until the last answer.
    """

    waiting: tuple[Seat, ...]
    done: tuple[Seat, ...]
    sole: Seat | None
    question: Say | None
    options: Shape | None
    is_quiet: bool


def public(state: State) -> Public | None:
    """Return the open decision as everyone may see it, or None when the game is over."""
    now = decision(state)
    if now is None:
        return None
    waiting, done = awaited(state)
    sole = waiting[0] if len(waiting) == 1 and not isinstance(now.step, AskAll) else None
    if sole is None:
        return Public(waiting, done, None, None, None, now.step.is_quiet)
    fresh = clone(state) if state.answers else state
    fresh.answers = {}
    question, options = now.step.question(fresh, sole), now.step.public_options(fresh, sole)
    return Public(waiting, done, sole, question, options, now.step.is_quiet)
