"""What only one seat may read."""

from games.core import Section, say

from .state import known_to
from .view import View


def hand(view: View) -> tuple[Section, ...]:
    """Return the gallery the seat has looked into, and its coins; the public has no hand."""
    if view.me is None:
        return ()
    gallery = known_to(view.me)
    lines = (
        say("lantern-hand-known", gallery=gallery, n=view.gems[gallery - 1] or 0),
        say("lantern-hand-coins", n=view.coins[view.me]),
    )
    return (Section(say("lantern-hand-title"), lines),)


def held(_view: View) -> tuple[str, ...]:
    """Return the ids of the cards in the hand: there are none in this game."""
    return ()
