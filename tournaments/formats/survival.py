"""Survival: all play the same deals, each alone or at tables that change, and who survives most is first."""

from collections.abc import Sequence

from tournaments.history import history_of, seeded
from tournaments.model import Tournament

from .parts import Format, Group, Pairings, all_rounds_played, pairings
from .swiss import group_of

ROUNDS = 3
"""Different deals that are proposed, whatever the number of people."""


def pair(t: Tournament, sizes: Sequence[int]) -> Pairings:
    """Return the next round: everybody alone, or with people they have not yet played with."""
    order = seeded(t, t.players)
    if t.settings.seats == 1:
        return pairings([Group(tuple((one,) for one in order))])
    return pairings([group_of(order, history_of(t.rounds), t.settings, sizes, shift=len(t.rounds), is_by_points=False)])


SURVIVAL = Format(2, lambda *_: ROUNDS, pair, all_rounds_played, fewest_left=1)
