"""Hints: what a computer player would do in a seat's place, and why."""

from dataclasses import dataclass

from .adviser import Plan
from .shapes import Choice
from .texts import Say


@dataclass(frozen=True, slots=True)
class Advice:
    """A recommended plan for a seat.

    Attributes:
        plan: consecutive answers, beginning with the one to the current question.
        chance: estimated probability of winning, from 0 to 1; only meaningful for comparing plans.
        reasons: the reasons, most important first; empty if there are none.
    """

    plan: Plan
    chance: float
    reasons: tuple[Say, ...]

    @property
    def choice(self) -> Choice:
        """The answer to the current question."""
        return self.plan[0]


Reasons = tuple[Say, ...]


def distinct_reasons(better: Reasons, other: Reasons) -> tuple[Reasons, Reasons]:
    """Return the reasons that hold only for the better of two answers, and those that hold only for the other.

    If the better answer has no reason of its own, all its reasons are returned.
    """
    alone = tuple(reason for reason in better if reason not in other)
    return alone or better, tuple(reason for reason in other if reason not in better)
