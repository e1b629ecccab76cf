"""Who wins: the most treasures, and a tie is shared (11, R27)."""

from games.core import Outcome, Score, Seat

from .state import State


def outcome(t: State) -> Outcome:
    """Return the treasures of every player, and all who have the most."""
    return Outcome.by_points(
        [Score(Seat(seat), player.treasures, {"treasures": player.treasures}) for seat, player in enumerate(t.players)]
    )
