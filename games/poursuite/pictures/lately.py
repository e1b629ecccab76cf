"""Where moles have been caught and freed since a reader last moved, as the log tells it."""

from collections.abc import Sequence
from dataclasses import replace

from games.core import Event, Say, Seat
from games.poursuite.view import View

from .past import cell_of, seat_of, word_of

STARTS = frozenset({"move", "move-empty", "wotan-frees", "wotan-guards", "wotan-stays"})
"""The kinds of sentences with which a move begins."""
_MOLES = {"caught": "mole", "swap": "mole", "climbs-in": "prisoner", "wotan-frees": "mole"}
"""The mole that changed places in each kind of sentence; of two that swap, the one that was caught."""


def since(told: Sequence[Event], view: View) -> View:
    """Return the view with the spaces where moles were caught or freed, and the colour of the last one at each.

    Others' moves since a player's own one count, or that one while there are none; to the public, the latest move.
    """
    said = [event.say for event in told]
    found = [one for one in said[latest_of(said, view.me) :] if word_of(one) in _MOLES]
    return replace(view, lately={cell_of(one.values["cell"]): f"{one.values[_MOLES[word_of(one)]]}" for one in found})


def latest_of(told: Sequence[Say], reader: Seat | None) -> int:
    """Return where the moves begin in what was told that are news to a reader."""
    starts = [number for number, one in enumerate(told) if word_of(one) in STARTS]
    own = [number for number in starts if seat_of(told[number].values) == reader]
    if reader is None or own[-1:] == starts[-1:]:
        return starts[-1] if starts else 0
    return next((number for number in starts if not own or number > own[-1]), 0)
