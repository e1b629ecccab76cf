"""Who wins: a point for each gem and each coin, and a tie is shared (5)."""

from games.core import Outcome, Score, Seat

from .state import Miner, State


def outcome(t: State) -> Outcome:
    """Return the points of every player, and who has the most."""
    return Outcome.by_points([_score(t, Seat(seat), miner) for seat, miner in enumerate(t.miners)])


def _score(t: State, seat: Seat, miner: Miner) -> Score:
    parts = {"gems": sum(t.gems[gallery - 1] for gallery in miner.lit), "coins": miner.coins}
    return Score(seat, sum(parts.values()), parts)
