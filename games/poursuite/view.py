"""What a seat or the public may see: everything but the dice to come (12)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from games import core
from games.core import OneOf, Say, Seat

from .choices import Board, Move, Park, Wotan, WotanSeat
from .mine import Cell, Mine, Side
from .rules.boarding import Boarding
from .rules.wotan import SeatingFreed
from .state import State, colour, mine


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What a player has.

    Attributes:
        hand: moles that wait for a wagon.
        boards: when the next of them boards: "now", "next" (in this boarding), "later" (when a wagon has come back),
            or "" for never again.
    """

    colour: str
    hand: int
    treasures: int
    boards: str


@dataclass(frozen=True, slots=True)
class WagonView:
    """The cell of a wagon, and the colours of its moles on the sides they face."""

    cell: Cell
    aboard: Mapping[Side, str]


@dataclass(frozen=True, slots=True)
class Reach:
    """What the open decision offers, to be marked on the board.

    Attributes:
        stops: while a wagon is to be moved, the cells each wagon may stop on, by its number.
        cells: kobold cells Wotan may go to, or start cells where a wagon may be put.
        sides: free seats a mole may take, by the number of the wagon.
        turns: the quarter turns to choose from, once the wagon and its stop are settled.
    """

    stops: Mapping[int, tuple[Cell, ...]]
    cells: tuple[Cell, ...]
    sides: Mapping[int, tuple[Side, ...]]
    turns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """The table as a reader sees it.

    Attributes:
        me: the reader's seat, None for the public.
        mine: the board with its rails and one-way exits.
        players: by seat.
        wagons: wagon 1, then wagon 2.
        prisoners: kobold cells with the colour of the mole in each.
        wotan: the cell where he stands, "" beside a board without his footprints.
        treasure: what is left in the pile.
        active: whose turn it is; before the first roll, who boards.
        decider: who must act now; None when the game is over.
        phase: what is to be done: boarding, roll, move, wotan, wotan-seat, park or over (6).
        asks: the question to the decider.
        face: what the die shows, "" before the first roll.
        freed: the colour of the mole that waits for a seat, or "".
        moved: the wagon that has just moved along `path`, 0 for none.
        reach: what may be chosen now.
        told: what the last move caused.
        lately: the kobold spaces where moles were caught or freed lately, with the colour of the last one.
    """

    me: Seat | None
    mine: Mine
    players: tuple[PlayerView, ...]
    wagons: tuple[WagonView, WagonView]
    prisoners: Mapping[Cell, str]
    wotan: Cell
    treasure: int
    active: Seat
    decider: Seat | None
    phase: str
    asks: Say | None
    face: str
    freed: str
    moved: int
    path: tuple[Cell, ...]
    reach: Reach
    told: tuple[Say, ...]
    lately: Mapping[Cell, str] = field(default_factory=dict)

    def owner(self, colour: str) -> Seat:
        """Return whose moles have a colour."""
        return Seat([player.colour for player in self.players].index(colour))


def view(t: State, seat: Seat | None) -> View:
    """Return what a seat may know; the public knows the same."""
    now = core.decision(t)
    decider = next(iter(now.asks)) if now else None
    step = now.step if now else None
    one, two = (
        WagonView(wagon.cell, {side: colour(t, owner) for side, owner in sorted(wagon.aboard.items())})
        for wagon in t.wagons
    )
    return View(
        me=seat,
        mine=mine(t),
        players=tuple(
            PlayerView(colour(t, seat), t.players[seat].hand, t.players[seat].treasures, _boards(t, seat, step))
            for seat in map(Seat, range(t.seats))
        ),
        wagons=(one, two),
        prisoners={cell: colour(t, owner) for cell, owner in sorted(t.prisoners.items())},
        wotan=t.wotan,
        treasure=t.treasure,
        active=decider if isinstance(step, Boarding) and step.wagon is None and decider is not None else t.active,
        decider=decider,
        phase=step.phase if step else "over",
        asks=step.question(t, decider) if step and decider is not None else None,
        face=t.face,
        freed=colour(t, step.mole) if isinstance(step, SeatingFreed) else "",
        moved=t.moved,
        path=t.path,
        reach=reach_of(_choices(now.asks[decider]) if now and decider is not None else ()),
        told=tuple(event.say for event in t.told if event.to in (None, seat)),
    )


def _boards(t: State, seat: Seat, step: object) -> str:
    """Return when the next waiting mole of a seat boards."""
    if step is None or not t.players[seat].hand:
        return ""
    if isinstance(step, Boarding) and step.seat == seat:
        return "now"
    is_planned = any(isinstance(planned, Boarding) and planned.seat == seat for planned in t.agenda)
    return "next" if is_planned else "later"


def _choices(shape: core.Shape) -> Sequence[core.Choice]:
    return shape.choices if isinstance(shape, OneOf) else ()


def reach_of(choices: Sequence[core.Choice]) -> Reach:
    """Return the stops, cells and seats that these choices reach, and the turns if they differ in nothing else."""
    stops: dict[int, list[Cell]] = {}
    sides: dict[int, list[Side]] = {}
    cells: list[Cell] = []
    turns: list[str] = []
    for choice in choices:
        match choice:
            case Move(wagon, stop, turn):
                turns += [turn] if turn else []
                if stop not in stops.setdefault(wagon, []):
                    stops[wagon].append(stop)
            case Wotan(cell) | Park(cell):
                cells.append(cell)
            case Board(wagon, side) | WotanSeat(wagon, side):
                sides.setdefault(wagon, []).append(side)
    return Reach(
        {wagon: tuple(found) for wagon, found in stops.items()},
        tuple(cells),
        {wagon: tuple(found) for wagon, found in sides.items()},
        tuple(turns) if sum(map(len, stops.values())) == 1 else (),
    )
