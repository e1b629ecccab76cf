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
_AMOUNTS = "n", "points", "treasures"
"""The values of a reason that say how much it is worth; other numbers name a mine or a wagon."""


def telling_reasons(better: Reasons, other: Reasons) -> Reasons:
    """Return the reasons for the better of two answers that tell it from the other.

    A reason that holds for the other one in its own way, such as another captive freed, does not, unless its numbers
    are larger.
    """
    held = dict[str, int]()
    for reason in other:
        held[reason.id] = max(held.get(reason.id, 0), amount(reason))
    return tuple(one for one in better if one not in other and amount(one) > held.get(one.id, -1))


def amount(reason: Say) -> int:
    """Return how much a reason speaks of; 0 if it gives no amount."""
    return sum(one for name in _AMOUNTS if isinstance(one := reason.values.get(name), int))


def distinct_reasons(better: Reasons, other: Reasons) -> tuple[Reasons, Reasons]:
    """Return the reasons that hold only for the better of two answers, and those that hold only for the other.

    If the better answer has no reason of its own, all its reasons are returned.
    """
    alone = tuple(reason for reason in better if reason not in other)
    return alone or better, tuple(reason for reason in other if reason not in better)
