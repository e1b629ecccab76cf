"""The rows of the catalogue as frozen records, one class per table of `catalogue.toml`; and all of them as a book."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from pydantic import NonNegativeInt, PositiveInt

from games.core import Row, read_tables

from .tunnels import Ground, Turn, openings_of

Action = Literal["prospect", "exploit", "build"]
Colour = Literal["blue", "green", "yellow", "red", "grey"]
Vein = Literal["coal", "gold", "mithril"]
Side = Literal["N", "E", "S", "W"]

COLOURS: tuple[Colour, ...] = ("blue", "green", "yellow", "red", "grey")
VEINS: tuple[Vein, ...] = ("coal", "gold", "mithril")
ACTIONS: tuple[Action, ...] = ("prospect", "exploit", "build")


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect(Row):
    """One operation of section 9 with its figures; `checks.py` says which operation has which figures."""

    op: str
    when: Literal["", "phase3"] = ""
    add: int = 0
    set: int | None = None
    count: int = 0
    amount: int = 0
    max: int | None = None
    floor: int = 0
    kind: str = ""
    to: str = ""
    cancels: str = ""
    type: str = ""
    level: int = 0
    cards: int = 0
    price: int = 0
    look: int = 0
    take: int = 0
    discard: int = 0
    draw: int = 0
    steal: int = 0
    min_tiles: int = 0
    else_coins: int | None = None
    numerator: int = 0
    denominator: int = 1
    permanent: bool = False
    table: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Shape(Row):
    """Where a tile is open at rotation 0, and the rotations that differ."""

    openings: tuple[Side, ...]
    distinct_rotations: tuple[Turn, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Row):
    """What all cards have."""

    id: str
    copies: PositiveInt


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile(Card):
    """A gallery, or a vein with its kind, size and value."""

    shape: str
    kind: Vein | None = None
    size: NonNegativeInt = 0
    value: NonNegativeInt = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Building(Card):
    """A building with its price, points and effects."""

    colour: Colour
    level: Literal[1, 2, 3, 4]
    cost: PositiveInt
    vp: PositiveInt
    effect: tuple[Effect, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Contract(Card):
    """A contract: a bonus, an offer with its price, or a caravan with its bribe and its table by die."""

    kind: Literal["bonus", "offer", "caravan"]
    price: NonNegativeInt = 0
    bribe: NonNegativeInt = 0
    effect: tuple[Effect, ...] = ()
    table: Mapping[int, tuple[Effect, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Catastrophe(Card):
    """A catastrophe with the category that protections look at."""

    category: str
    effect: tuple[Effect, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Impediment(Card):
    """An impediment and the action it cancels."""

    cancels: Action


@dataclass(frozen=True, slots=True, kw_only=True)
class ClanRow(Row):
    """A clan and its power."""

    id: str
    power: tuple[Effect, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelRow(Row):
    """A level of a mine: what it allows, and what reaching it costs and needs (8.3)."""

    level: PositiveInt
    roman: str
    tile_limit: PositiveInt
    second_action_cards: NonNegativeInt
    die6_cards: NonNegativeInt
    upgrade_any_building_cost: NonNegativeInt = 0
    upgrade_key_building: str = ""
    upgrade_key_cost: NonNegativeInt = 0
    upgrade_other_colour: Colour | None = None
    upgrade_other_cost: NonNegativeInt = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(Row):
    """What the introductory scenario changes (16)."""

    target: PositiveInt
    start_coins: NonNegativeInt
    start_miners: NonNegativeInt
    removed_types: tuple[str, ...]
    removed_ids: tuple[str, ...]
    removed_building_levels: tuple[int, ...]
    deck_size: PositiveInt
    die_table: Mapping[int, int]
    clans: tuple[str, ...]
    market: bool
    round_limit: PositiveInt


@dataclass(frozen=True)
class Book:
    """The catalogue of one edition."""

    meta: dict[str, Any]
    setup: dict[str, Any]
    end: dict[str, Any]
    action_rules: dict[str, Any]
    draw: dict[str, Any]
    market: dict[str, Any]
    grid: dict[str, Any]
    level: tuple[LevelRow, ...]
    scoring: dict[str, Any]
    challenge: dict[str, Any]
    shapes: dict[str, Shape]
    gallery: tuple[Tile, ...]
    vein: tuple[Tile, ...]
    building: tuple[Building, ...]
    contract: tuple[Contract, ...]
    catastrophe: tuple[Catastrophe, ...]
    impediment: tuple[Impediment, ...]
    clan: tuple[ClanRow, ...]
    scenario: dict[str, dict[str, Any]]

    @cached_property
    def tiles(self) -> Mapping[str, Tile]:
        """Galleries and veins by id."""
        return {row.id: row for row in (*self.gallery, *self.vein)}

    @cached_property
    def buildings(self) -> Mapping[str, Building]:
        """Buildings by id, in data order."""
        return {row.id: row for row in self.building}

    @cached_property
    def contracts(self) -> Mapping[str, Contract]:
        """Contracts by id."""
        return {row.id: row for row in self.contract}

    @cached_property
    def catastrophes(self) -> Mapping[str, Catastrophe]:
        """Catastrophes by id."""
        return {row.id: row for row in self.catastrophe}

    @cached_property
    def impediments(self) -> Mapping[str, Impediment]:
        """Impediments by id."""
        return {row.id: row for row in self.impediment}

    @cached_property
    def clans(self) -> Mapping[str, ClanRow]:
        """Clans by id."""
        return {row.id: row for row in self.clan}

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """Every card by id, in data order."""
        return {
            **self.tiles,
            **self.buildings,
            **self.contracts,
            **self.catastrophes,
            **self.impediments,
        }

    @cached_property
    def order(self) -> Mapping[str, int]:
        """The position of every card in the catalogue: the order of hands."""
        return {id_: place for place, id_ in enumerate(self.cards)}

    @cached_property
    def queue_order(self) -> Mapping[str, int]:
        """Immediate cards: catastrophes, then contracts, each in data order (6)."""
        return {id_: place for place, id_ in enumerate((*self.catastrophes, *self.contracts))}

    @cached_property
    def type_of(self) -> Mapping[str, str]:
        """The type word of every card: gallery, vein, building, contract, catastrophe, impediment."""
        tables = {
            "gallery": self.gallery,
            "vein": self.vein,
            "building": self.building,
            "contract": self.contract,
            "catastrophe": self.catastrophe,
            "impediment": self.impediment,
        }
        return {row.id: word for word, rows in tables.items() for row in rows}

    @cached_property
    def openings(self) -> Mapping[tuple[str, int], int]:
        """The open sides of a tile at a rotation, as bits (N 1, E 2, S 4, W 8)."""
        return {
            (row.id, turn): openings_of(self.shapes[row.shape].openings, turn)
            for row in self.tiles.values()
            for turn in (0, 90, 180, 270)
        }

    @cached_property
    def turns(self) -> Mapping[str, tuple[Turn, ...]]:
        """The rotations of a tile that differ, the smallest of equal ones (7.4)."""
        return {row.id: self.shapes[row.shape].distinct_rotations for row in self.tiles.values()}

    @cached_property
    def turned(self) -> Mapping[str, tuple[tuple[Turn, int], ...]]:
        """The distinct rotations of every tile, each with its open sides."""
        return {id_: tuple((turn, self.openings[id_, turn]) for turn in turns) for id_, turns in self.turns.items()}

    @cached_property
    def ground(self) -> Ground:
        """The grid a mine is dug in (7.4)."""
        return Ground(tuple(self.grid["columns"]), tuple(self.grid["rows"]), self.grid["first_cell"])

    @cached_property
    def first_dig(self) -> Scenario:
        """The introductory scenario (16)."""
        return read_tables(self.scenario["first_dig"], Scenario, "scenario first_dig")

    @cached_property
    def levels(self) -> Mapping[int, LevelRow]:
        """The levels of a mine by number."""
        return {row.level: row for row in self.level}
