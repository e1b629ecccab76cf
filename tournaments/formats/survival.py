"""Survival: all play the same deals, alone or at changing tables, and the one who survives most often is first."""

from collections.abc import Sequence

from tournaments.history import history_of, seeded
from tournaments.model import Tournament

from .parts import Format, Group, Pairings, all_rounds_played, pairings
from .swiss import group_of

ROUNDS = 3
"""Proposed number of different deals, whatever the number of people."""


def pair(t: Tournament, sizes: Sequence[int]) -> Pairings:
    """Return the next round: everyone alone, or with people they have not played with yet."""
    order = seeded(t, t.players)
    if t.settings.seats == 1:
        return pairings([Group(tuple((one,) for one in order))])
    number, history = len(t.rounds), history_of(t.rounds)
    found = group_of(
        order, history, t.settings, sizes, shift=number, left=t.planned - number, kept=t.ahead, is_by_points=False
    )  # fmt: skip
    return pairings([found])


SURVIVAL = Format(2, lambda *_: ROUNDS, pair, all_rounds_played, fewest_left=1)
