"""The rows of the catalogue as frozen records: one class per table of `catalogue.toml`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from pydantic import NonNegativeInt, PositiveInt

from games.core import Row

from .tunnels import Turn

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
    per: str = ""
    chooser: str = ""
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
    """What every card has."""

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
    grey: bool
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
