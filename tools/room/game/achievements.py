"""Achievements of a single game, decided from its end and from what was told."""

from collections.abc import Mapping

from games.core import Condition, FinishedGame, Seat

from .cards import EDITIONS
from .state import State

Played = FinishedGame[State]


def _frugal(game: Played, seat: Seat) -> bool:
    """Return whether the seat won alone without spending a coin (3)."""
    start = EDITIONS[game.state.edition].start.coins
    return game.won_alone(seat) and game.state.miners[seat].coins == start


def _lamplighter(game: Played, seat: Seat) -> bool:
    """Return whether the seat lit every gallery that was lit, two or more (4)."""
    lit = game.told("lantern-log-lit")
    return len(lit) >= 2 and all(said.values["seat"] == seat for said in lit)


ACHIEVEMENTS: Mapping[str, Condition] = {"frugal": _frugal, "lamplighter": _lamplighter}
"""The achievements, the easiest first; a game has 8 to 12."""
