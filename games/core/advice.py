"""Hints: what a computer player would do in a seat's place, and why, in sentences."""

from dataclasses import dataclass

from .adviser import Plan
from .shapes import Choice
from .texts import Say


@dataclass(frozen=True, slots=True)
class Advice:
    """A plan for a seat.

    Attributes:
        plan: the answers in a row, the first one for the present question.
        chance: how good it looked: about the chance to win, from 0 to 1; only good for comparing plans.
        reasons: why, the most important first; empty when there is nothing to say beyond the plan itself.
    """

    plan: Plan
    chance: float
    reasons: tuple[Say, ...]

    @property
    def choice(self) -> Choice:
        """The answer to the present question."""
        return self.plan[0]


Reasons = tuple[Say, ...]


def told_apart(better: Reasons, other: Reasons) -> tuple[Reasons, Reasons]:
    """Return what speaks only for the better of two answers, and what speaks only for the other one.

    Where nothing speaks for the better one alone, all that speaks for it is returned.
    """
    alone = tuple(reason for reason in better if reason not in other)
    return alone or better, tuple(reason for reason in other if reason not in better)
