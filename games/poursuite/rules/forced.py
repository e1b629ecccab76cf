"""Choices without an alternative are made without a question, and told as forced (R30)."""

from typing import Any

from games.core import Ask, only_answer
from games.poursuite.state import State


def is_forced(t: State, step: Ask[State, Any]) -> int:
    """Return 1 if the question has only one answer, else 0; to be called before the answer is carried out.

    0 where nothing is told.
    """
    return int(not t.is_silent and only_answer(step.options(t)) is not None)
