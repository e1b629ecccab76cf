"""Carrying out orders, space by space (P2d)."""

from games import core
from games.core import Seat, record
from games.dungeon_lords.cards import book
from games.dungeon_lords.state import FREE, STAND_IN, State

from .building import Building
from .digging import Digging
from .exchange import Exchange, Mining
from .hiring import Hiring
from .turn import go_home


@record
class Resolve(core.Step[State]):
    """The next occupied space, orders 1 to 8; the reverse ones from III to I (P2d)."""

    place: int

    def run(self, t: State) -> None:
        """Find the next occupied space, let its owner act, and continue with the following space."""
        sequence = book(t).sequence
        for place in range(self.place, len(sequence)):
            order, space, there = sequence[place]
            who = t.spaces[there]
            if who >= STAND_IN:
                go_home(t, order, space)
            elif who != FREE:
                t.then(_turn(t, Seat(who), order, space), Resolve(place + 1))
                return


def _turn(t: State, seat: Seat, order: str, space: int) -> core.Step[State]:
    match book(t).order[order].kind:
        case "exchange":
            return Exchange(seat, order, space)
        case "mine":
            return Mining(seat, order, space)
        case "dig":
            return Digging(seat, order, space, 0)
        case "hire":
            return Hiring(seat, order, space)
        case "build":
            return Building(seat, order, space)
