"""Dealing again what a seat cannot know."""

from games.core import Seat

from .state import State


def redeal(t: State, seat: Seat | None) -> None:
    """Nothing is hidden (12): only the dice to come are unknown, and they are already others."""
