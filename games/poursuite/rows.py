"""The rows of the catalogue as frozen records: one class per table of `catalogue.toml` and of a board file."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pydantic import PositiveInt

from games.core import Row

from .mine import Side


@dataclass(frozen=True, slots=True)
class Game(Row):
    """The numbers of players, and the usual one."""

    players_min: PositiveInt
    players_max: PositiveInt
    default_board: str
    default_variant: str


@dataclass(frozen=True, slots=True)
class Moles(Row):
    """The moles of the box (2)."""

    per_player: PositiveInt
    total: PositiveInt


@dataclass(frozen=True, slots=True)
class Colour(Row):
    """A player's colour, with the initial that stands for it in notation."""

    id: str
    initial: str


@dataclass(frozen=True, slots=True)
class Wagons(Row):
    """The wagons: a seat on each side (2)."""

    count: Literal[2]
    seats_per_wagon: Literal[4]


@dataclass(frozen=True, slots=True)
class SideRow(Row):
    """A side of the board, and the step to the neighbouring cell there."""

    id: Side
    dx: int
    dy: int


@dataclass(frozen=True, slots=True)
class Treasure(Row):
    """The pile, and the shares of the moles in a wagon that reaches the cave (10.1).

    Attributes:
        front_mole: share of the mole in front, `other_mole` of each other one.
        shortage_each: share of each mole while the pile lasts, in a shortage.
        shortage_order: of the seats in a shortage.
        wotan_both_wagons_full: treasures for a mole that Wotan frees while all seats are taken (9).
    """

    count: PositiveInt
    front_mole: PositiveInt
    other_mole: PositiveInt
    shortage_each: PositiveInt
    shortage_order: tuple[Side, ...]
    wotan_both_wagons_full: PositiveInt


@dataclass(frozen=True, slots=True)
class Boarding(Row):
    """Rounds of boarding before the first roll, by number of players (7.1)."""

    first_rounds: Mapping[int, PositiveInt]


@dataclass(frozen=True, slots=True)
class Die(Row):
    """The values of the die, and what its faces show: numbers, and "wotan"."""

    values: tuple[str, ...]
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Variant(Row):
    """A rule for moving: whether a wagon moves exactly the number rolled (17)."""

    exact_count: bool


@dataclass(frozen=True, slots=True)
class Board(Row):
    """A board: its drawing, and optional figures that the drawing must agree with (3.5)."""

    rows: tuple[str, ...]
    columns: int | None = None
    height: int | None = None
    starts: tuple[str, ...] | None = None
    cave: str | None = None
    chest: str | None = None
    footprints: str | None = None
    kobolds: tuple[str, ...] | None = None
    rail_cells: int | None = None
    shortest_run: int | None = None
    longest_run: int | None = None


@dataclass(frozen=True, slots=True)
class Drawn(Row):
    """A character of the drawings: the kind of its cell, and the sides by which a wagon may leave it."""

    kind: Literal["stone", "kobold", "start", "rail", "cave", "chest", "footprints"]
    exits: tuple[Side, ...]


@dataclass(frozen=True, slots=True)
class Tables(Row):
    """The whole catalogue, its boards included."""

    game: Game
    moles: Moles
    colours: tuple[Colour, ...]
    wagons: Wagons
    sides: tuple[SideRow, ...]
    turns: Mapping[str, Mapping[Side, Side]]
    treasure: Treasure
    boarding: Boarding
    die: Die
    variants: Mapping[str, Variant]
    legend: Mapping[str, Drawn]
    boards: Mapping[str, Board]
