"""Who wins: the most treasures, and a tie is shared (11, R27)."""

from collections.abc import Mapping

from games.core import Outcome, Score, Seat

from .state import Player, State

SOURCES = ("front", "seats", "wotan")
"""Where treasures come from: the front seat of a wagon, its other seats, and a rescue by Wotan."""


def outcome(t: State) -> Outcome:
    """Return the treasures of every player, and all who have the most."""
    return Outcome.by_points(
        [Score(Seat(seat), player.treasures, _parts(player)) for seat, player in enumerate(t.players)]
    )


def _parts(player: Player) -> Mapping[str, int]:
    """Return the treasures by source; together if the sources of some are not known, as in a written position."""
    if sum(player.taken.values()) != player.treasures:
        return {"treasures": player.treasures}
    return {source: player.taken.get(source, 0) for source in SOURCES}
