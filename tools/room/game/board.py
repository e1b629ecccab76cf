"""The public table as titled lines."""

from games.core import Section, say

from .view import View


def board(view: View) -> tuple[Section, ...]:
    """Return the galleries that are lit, what every player has, and the rounds still to come."""
    lit = [gallery for galleries in view.lit for gallery in galleries]
    lines = [say("lantern-board-lit", gallery=gallery, n=view.gems[gallery - 1] or 0) for gallery in sorted(lit)]
    lines.append(say("lantern-board-dark", n=len(view.gems) - len(lit)))
    lines.append(say("lantern-board-rounds", n=view.rounds))
    players = tuple(say("lantern-board-miner", seat=seat, n=coins) for seat, coins in enumerate(view.coins))
    return (
        Section(say("lantern-board-mine"), tuple(lines)),
        Section(say("lantern-board-miners"), players),
    )
