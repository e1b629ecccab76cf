"""The choices players can make."""

from games.core import Choice, record

from .mine import Cell, Side


@record
class Board(Choice):
    """Put a mole on a free seat of a wagon: `board 1 n` is the front of wagon 1 (7)."""

    wagon: int
    side: Side


@record
class Roll(Choice):
    """Roll the die (6)."""


@record
class Move(Choice):
    """Move a wagon to a stop and turn it: `move 1 d8 left`. An empty wagon needs no turn (8)."""

    wagon: int
    stop: Cell
    turn: str | None


@record
class Wotan(Choice):
    """Place Wotan on a kobold cell: `wotan c3` (9)."""

    cell: Cell


@record
class WotanSeat(Choice):
    """The seat of the mole that Wotan freed: `wotan-seat 2 s` (9)."""

    wagon: int
    side: Side


@record
class Park(Choice):
    """Put the wagon back on a start cell: `park b1` (10.3)."""

    cell: Cell
