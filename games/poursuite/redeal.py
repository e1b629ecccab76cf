"""Dealing again what a seat cannot know."""

from games.core import Seat

from .state import State


def redeal(t: State, seat: Seat | None) -> None:
    """Do nothing: nothing is hidden (12) but future dice, and these are already different."""
