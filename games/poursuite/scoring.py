"""Who wins: the most treasures, and a tie is shared (11, R27)."""

from games.core import Result, Score, Seat

from .state import State


def result(t: State) -> Result:
    """The treasures of every player, and all who have the most."""
    scores = tuple(
        Score(Seat(seat), player.treasures, {"treasures": player.treasures}) for seat, player in enumerate(t.players)
    )
    best = max(score.total for score in scores)
    return Result(scores, tuple(score.seat for score in scores if score.total == best))
