"""Choices that leave nothing to choose are made unasked and told as forced (R30)."""

from typing import Any

from games.core import Ask, only_answer
from games.poursuite.state import State


def is_forced(t: State, step: Ask[State, Any]) -> int:
    """1 when the question leaves one answer, 0 otherwise; asked before the answer is carried out."""
    return int(only_answer(step.options(t)) is not None)
