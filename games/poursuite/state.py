"""The state of the table, and questions about it (4)."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from games import core
from games.core import Seat

from .cards import EDITIONS, Book
from .mine import SIDES, Cell, Mine, Side
from .routes import Path, Routes

WAGONS = (1, 2)
"""The numbers on the wagons, in the order of `State.wagons`."""


@dataclass(slots=True)
class Player:
    """What a player has.

    Attributes:
        hand: moles that are in no wagon and in no prison.
        treasures: won so far.
        taken: how many of them at the front of a wagon, on its other seats, and thanks to Wotan.
    """

    hand: int
    treasures: int = 0
    taken: dict[str, int] = field(default_factory=dict)

    def take(self, treasures: int, source: str) -> None:
        """Add treasures from one source: front, seats or wotan."""
        self.treasures += treasures
        self.taken[source] = self.taken.get(source, 0) + treasures


@dataclass(slots=True)
class Wagon:
    """A wagon: its cell, and the owner of the mole on each side. A side without an entry is a free seat."""

    cell: Cell
    aboard: dict[Side, Seat] = field(default_factory=dict)


@dataclass(slots=True, kw_only=True)
class State(core.State):
    """The state of the table, all of it public except for the dice.

    Attributes:
        players: by seat; the colour of a seat is `colour(t, seat)`.
        wagons: wagon 1, then wagon 2.
        prisoners: kobold cells with the owner of the mole in prison there.
        wotan: the kobold cell he guards, or his footprints.
        treasure: what is left in the pile.
        active: whose turn it is; the decision may be another player's.
        face: what the die shows, "" before the first roll.
        moved: the wagon that moved last, 0 for none, along `path`; forgotten at the next roll.
    """

    players: list[Player]
    wagons: list[Wagon]
    treasure: int
    active: Seat
    wotan: Cell = ""
    prisoners: dict[Cell, Seat] = field(default_factory=dict)
    face: str = ""
    moved: int = 0
    path: Path = ()

    def wagon(self, number: int) -> Wagon:
        """Return a wagon by the number on it."""
        return self.wagons[WAGONS.index(number)]

    def other_wagon(self, number: int) -> Wagon:
        """Return the other wagon than the one with this number."""
        return self.wagons[1 - WAGONS.index(number)]


def book(t: State) -> Book:
    """Return the component data this table began with."""
    return EDITIONS[t.edition]


def mine(t: State) -> Mine:
    """Return the board of this table."""
    return book(t).mines[t.options["board"]]


def routes(t: State) -> Routes:
    """Return the paths of this table's board."""
    return book(t).routes[t.options["board"]]


def exact(t: State) -> bool:
    """Return whether this table plays the simplified variant (17)."""
    return book(t).exact[t.options["variant"]]


def colour(t: State, seat: Seat) -> str:
    """Return the colour of a player's moles."""
    return book(t).colours[seat]


def free_sides(wagon: Wagon) -> list[Side]:
    """Return the free seats of a wagon: front, right, back, left."""
    return [side for side in SIDES if side not in wagon.aboard]


def free_seats(t: State, wagons: Sequence[int] = WAGONS) -> list[tuple[int, Side]]:
    """Return the free seats of one wagon or of both, each with the number of its wagon."""
    return [(n, side) for n in wagons for side in free_sides(t.wagon(n))]
