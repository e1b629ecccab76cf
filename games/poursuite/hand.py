"""A player's own moles as text, from that player's view (16.2)."""

from games.core import Say, Section, say

from .mine import SIDES, written
from .view import PlayerView, View


def hand(seen: View) -> tuple[Section, ...]:
    """Return the reader's own moles, what can happen to them, and what is to be done."""
    if seen.me is None:
        return ()
    me = seen.players[seen.me]
    lines = [say("poursuite-hand-treasures", treasures=me.treasures)]
    if me.hand:
        lines.append(_waiting(me))
    for n, wagon in enumerate(seen.wagons, 1):
        lines += [
            say("poursuite-hand-aboard", wagon=n, side=side, cell=written(wagon.cell))
            for side in SIDES
            if wagon.aboard.get(side) == me.colour
        ]
    now = seen.reach.cells if seen.decider == seen.me else ()
    lines += [
        say("poursuite-hand-prisoner-now" if cell in now else "poursuite-hand-prisoner", cell=written(cell))
        for cell, mole in seen.prisoners.items()
        if mole == me.colour
    ]
    return (Section(say("poursuite-hand-title", mole=me.colour), tuple(lines)),)


def held(_seen: View) -> tuple[str, ...]:
    """Return the cards in a player's hand: this game has none."""
    return ()


def _waiting(me: PlayerView) -> Say:
    """Return the number of moles that wait, and when the next one boards."""
    if not me.boards:
        return say("poursuite-hand-waiting", moles=me.hand)
    return say(f"poursuite-hand-boards-{me.boards}", moles=me.hand)
