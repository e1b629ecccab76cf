"""Dealing again what a seat cannot know, for computer players and hints (2)."""

from games.core import Seat

from .state import State, dark, known_to


def redeal(t: State, seat: Seat | None) -> None:
    """Shuffle the gems of the dark galleries that the seat has not looked into."""
    hidden = [gallery for gallery in dark(t) if seat is None or gallery != known_to(seat)]
    gems = sorted(t.gems[gallery - 1] for gallery in hidden)
    t.dice.shuffle(gems)
    for gallery, n in zip(hidden, gems, strict=True):
        t.gems[gallery - 1] = n
