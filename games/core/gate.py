"""The public part of the open decision: it never reveals that an answer is half given."""

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
        waiting: the seats that must still answer.
        done: the seats whose sealed answer is complete, in seat order.
        sole: the only seat that is asked, if openly; None if several are asked, or in secret.
        question: the first stage of that seat's question, whatever it has answered since.
        options: the part of its choice that everyone may see offered.
        is_quiet: whether it is hidden who has answered; then `waiting` holds all who were asked until the last answer.
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
