"""The rows of the catalogue as frozen records, one class per table of `catalogue.toml`; and all of them as a book."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, Literal

from pydantic import Field

from games.core import Row

from .grid import Grid

Good = Literal["gold", "food", "evil", "imp", "trap", "monster", "tunnel"]
Goods = dict[Good, int]
Icon = Literal["trap", "heart", "gem"]
Target = Literal["front", "any", "any_not_front", "any_not_priest", "all", "none"]


@dataclass(frozen=True, slots=True)
class Space(Row):
    """A space of an order on the central board (2.1)."""

    space: Literal["I", "II", "III"]
    cost: Goods
    gain: Goods
    spy: int = 0
    max_workers: int = 0
    foreman: int = 0


@dataclass(frozen=True, slots=True)
class Order(Row):
    """One of the eight orders (2.1)."""

    id: str
    index: int
    resolve: Literal["forward", "reverse"]
    kind: Literal["exchange", "dig", "mine", "hire", "build"]
    spaces: tuple[Space, Space, Space]

    @property
    def start(self) -> int:
        """The index of its first space on the central board."""
        return 3 * (self.index - 1)


@dataclass(frozen=True, slots=True)
class Extra(Row):
    """A second hit that follows when the first one eliminated someone."""

    damage: int
    target: Literal["front"]


@dataclass(frozen=True, slots=True)
class Mode(Row):
    """One way a creature can attack (2.2)."""

    damage: int
    target: Target
    hits: int = 1
    on_kill: Extra | None = None
    extra_cost: Goods = field(default_factory=dict)
    returns: bool = False
    no_conquest: bool = False
    skip_heal: bool = False


@dataclass(frozen=True, slots=True)
class Creature(Row):
    """A monster or ghost (2.2)."""

    id: str
    kind: Literal["monster", "ghost"]
    count_year1: int
    count_year2: int
    wage: Goods
    attacks: tuple[Mode, ...]
    worker_token: int = 0

    @property
    def printed(self) -> int:
        """The highest damage number in any of its modes (10)."""
        return max(mode.damage for mode in self.attacks)


@dataclass(frozen=True, slots=True)
class Production(Row):
    """What a year 1 room produces with its workers (2.3)."""

    workers: int
    cost: Goods
    gain: Goods


@dataclass(frozen=True, slots=True)
class Bonus(Row):
    """A room that makes some monsters stronger (2.3)."""

    amount: int
    monsters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Capacity(Row):
    """How much can be planned on a tile (9.1)."""

    traps: int
    monsters: int


@dataclass(frozen=True, slots=True)
class PerCreature(Row):
    """A room that scores for creatures of the lair (2.3)."""

    per: int
    creatures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PerTitle(Row):
    """A room that scores for titles (2.3)."""

    shared: int
    sole: int


@dataclass(frozen=True, slots=True)
class Room(Row):
    """A room tile (2.3)."""

    id: str
    year: int
    count: int
    zone: str
    produce: Production | None = None
    damage_bonus: Bonus | None = None
    capacity: Capacity | None = None
    trap_gold: int | None = None
    no_spells: bool = False
    score: PerCreature | None = None
    score_titles: PerTitle | None = None


@dataclass(frozen=True, slots=True)
class Hero(Row):
    """An adventurer or a paladin (2.4)."""

    id: str
    year: int
    hp: int
    icons: dict[Icon, int]
    role: Annotated[str, Field(validation_alias="class")] = "paladin"
    glyph: int = 0
    tint: int = 0
    strength: int = 0

    @property
    def tag(self) -> str:
        """What tells an adventurer from others of the class and year, in names and pictures; "" for a paladin."""
        return f"#{self.id.rpartition('_')[2]}" if self.strength else ""


@dataclass(frozen=True, slots=True)
class Blow(Row):
    """What a trap does to the file (11)."""

    damage: int
    target: Literal["front", "second", "last", "all", "any"]
    plus_x: bool = False


@dataclass(frozen=True, slots=True)
class PayX(Row):
    """A trap that does more the more is paid (11)."""

    resource: Literal["food"]
    min: int
    max: int


@dataclass(frozen=True, slots=True)
class Special(Row):
    """What a trap does besides damage (9.3)."""

    no_conquest: bool = False
    poison: int = 0
    silence: bool = False


@dataclass(frozen=True, slots=True)
class Trap(Row):
    """A trap card (11)."""

    id: str
    count: int
    cost: Goods
    effects: tuple[Blow, ...]
    special: Special = Special()
    pay_x: PayX | None = None

    @property
    def aimed(self) -> bool:
        """Whether the owner chooses whom it hits."""
        return any(blow.target == "any" for blow in self.effects)


@dataclass(frozen=True, slots=True)
class Effect(Row):
    """What a spell or a special event does: the code of a rule, and its figures."""

    code: str
    amount: int = 0
    damage: int = 0
    min_party: int = 0
    otherwise_food: int = 0
    evil: int = 0
    resource: Literal["gold", "food"] = "gold"
    round: str = "up"
    food_per: int = 0
    imps_per: int = 1
    unpaid_lose_imp: int = 0
    keep: int = 0
    gold: int = 0
    value: int = 0
    gold_per: int = 0
    tiles_per: int = 1
    unpaid_red_letter: int = 0
    unpaid_evil: int = 0


@dataclass(frozen=True, slots=True)
class Spell(Row):
    """A combat card (10)."""

    id: str
    year: int
    count: int
    speed: Literal["fast", "slow"]
    fatigue: int
    effect: Effect


@dataclass(frozen=True, slots=True)
class Happening(Row):
    """An event tile or a special event card (7)."""

    id: str
    count: int
    effect: Effect


@dataclass(frozen=True, slots=True)
class Title(Row):
    """A title given at the end (13)."""

    id: str
    metric: str
    points: bool = True


@dataclass(frozen=True)
class Book:
    """The catalogue of one edition."""

    meta: dict[str, Any]
    start: dict[str, Any]
    evilometer: dict[str, Any]
    grid: dict[str, Any]
    zones: dict[str, dict[str, Any]]
    orders_info: dict[str, Any]
    orders: tuple[Order, ...]
    monsters_info: dict[str, Any]
    monsters: tuple[Creature, ...]
    rooms_info: dict[str, Any]
    rooms: tuple[Room, ...]
    adventurers_info: dict[str, Any]
    adventurers: tuple[Hero, ...]
    paladins: tuple[Hero, ...]
    traps_info: dict[str, Any]
    traps: tuple[Trap, ...]
    combat_cards: tuple[Spell, ...]
    events: tuple[Happening, ...]
    special_events: tuple[Happening, ...]
    scoring: dict[str, int]
    titles_info: dict[str, Any]
    titles: tuple[Title, ...]
    npc: dict[str, dict[str, Any]]
    first_player: dict[str, Any]

    @cached_property
    def order(self) -> Mapping[str, Order]:
        """Orders by id, in the order they resolve."""
        return {row.id: row for row in sorted(self.orders, key=lambda row: row.index)}

    @cached_property
    def sequence(self) -> tuple[tuple[str, int, int], ...]:
        """Every order, space (0 to 2) and place on the central board, in the order they resolve (P2d)."""
        ways = {"forward": (0, 1, 2), "reverse": (2, 1, 0)}
        rows = self.order.values()
        return tuple((row.id, space, row.start + space) for row in rows for space in ways[row.resolve])

    @cached_property
    def creature(self) -> Mapping[str, Creature]:
        """Monsters and ghosts by id."""
        return {row.id: row for row in self.monsters}

    @cached_property
    def room(self) -> Mapping[str, Room]:
        """Rooms by id."""
        return {row.id: row for row in self.rooms}

    @cached_property
    def hero(self) -> Mapping[str, Hero]:
        """Adventurers and paladins by id."""
        return {row.id: row for row in (*self.adventurers, *self.paladins)}

    @cached_property
    def trap(self) -> Mapping[str, Trap]:
        """Traps by id."""
        return {row.id: row for row in self.traps}

    @cached_property
    def spell(self) -> Mapping[str, Spell]:
        """Combat cards by id."""
        return {row.id: row for row in self.combat_cards}

    @cached_property
    def event(self) -> Mapping[str, Happening]:
        """Event tiles and special event cards by id."""
        return {row.id: row for row in (*self.events, *self.special_events)}

    @cached_property
    def map(self) -> Grid:
        """The ground a dungeon is dug in (6)."""
        zones = {name: tuple(row["cells"]) for name, row in self.zones.items()}
        return Grid(tuple(self.grid["columns"]), tuple(self.grid["rows"]), self.grid["entrance_above"], zones)

    def paladin(self, year: int) -> str:
        """Return the paladin of a year (8.3)."""
        return next(row.id for row in self.paladins if row.year == year)
