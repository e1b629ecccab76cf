"""The choice of an absent player: the legal one that changes least (17)."""

from games.core import Choice, Seat
from games.tunhell.choices import Play, Recruit
from games.tunhell.state import State, book

from .moves import turn_choices

_BY_KIND = {"scout": 1, "warrior": 2, "digger": 3, "blaster": 5}
_PROUD = 4


def quiet_turn(t: State, seat: Seat) -> Choice:
    """Return an ordinary dwarf to recruit, or else the dwarf to play that changes least, without bonuses (17)."""
    return min(turn_choices(t, seat), key=lambda choice: _disturbance(t, choice))


def _disturbance(t: State, choice: Choice) -> tuple[int, ...]:
    """Return how much a choice changes: its kind, then the figure of its dwarf, then the number of bonuses.

    Recruiting an ordinary dwarf and discarding change least.
    """
    match choice:
        case Recruit(int(slot), mine, bonuses) if mine:
            card, extra = t.row[slot - 1] or "", len(bonuses)
        case Play(card, _, bonuses):
            extra = len(bonuses)
        case _:
            return ()
    row = book(t).cards[card]
    return _PROUD if row.proud else _BY_KIND[row.kind], row.looks + row.combat + row.dig, extra
