"""The rows of the catalogue as frozen records, one class per table of `catalogue.toml`; and all of them as a book."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from pydantic import ConfigDict, NonNegativeInt, PositiveInt

from games.core import Row

Resource = Literal["gold", "food", "stone", "wood"]
Kind = Literal["forest", "mine", "field", "castle", "wall"]
Goods = dict[Resource, PositiveInt]

RESOURCES: tuple[Resource, ...] = ("gold", "food", "stone", "wood")
"""The resources, in the order of the boards and of the tie-break."""


@dataclass(frozen=True, slots=True)
class Limits(Row):
    """The sizes used by the rules (2.1)."""

    seats: tuple[PositiveInt, PositiveInt]
    weeks: PositiveInt
    dwarfs: PositiveInt
    disasters_to_lose: PositiveInt
    resource_max: PositiveInt
    action_start: PositiveInt
    action_min: NonNegativeInt
    hand_start: PositiveInt
    hand_min: PositiveInt


@dataclass(frozen=True, slots=True)
class Setup(Row):
    """What the number of players changes (4).

    Attributes:
        monsters: how many are kept on the board.
        disasters: revealed before the first week.
        defenders: dwarfs placed before the game by the first, second ... player.
        start: of each resource.
        music_tokens: of each player.
        free_music_tokens: the number of instruments per week that cost no action.
    """

    monsters: PositiveInt
    disasters: NonNegativeInt
    defenders: tuple[NonNegativeInt, ...]
    start: NonNegativeInt
    music_tokens: PositiveInt
    free_music_tokens: NonNegativeInt


@dataclass(frozen=True, slots=True)
class AreaKind(Row):
    """A kind of area: what it produces, and the instrument that a Banshee silences there (2.2); "" for none."""

    produces: Literal["", "food", "stone", "wood"]
    instrument: str


@dataclass(frozen=True, slots=True)
class Area(Row):
    """An area of the board (3).

    Attributes:
        number: 0 for the castle.
        distance: borders between it and the castle.
        row: from 1, from north to south.
        column: from 1, from west to east.
        adjacent: the areas it borders.
    """

    kind: Kind
    number: NonNegativeInt
    distance: NonNegativeInt
    row: PositiveInt
    column: PositiveInt
    adjacent: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MonsterKind(Row):
    """What a kind of monster does, and when (6.2).

    Attributes:
        range: where dwarfs are hit: its own area, or that and every adjacent one; "" if it does not matter.
        lose: what `lose_resources` takes from each player in range.
    """

    when: Literal["attack", "arrival", "static"]
    effect: Literal[
        "lose_action",
        "move_other_monster",
        "reduce_hand",
        "lose_resources",
        "return_dwarf",
        "reveal_disaster",
        "ban_instrument",
        "move_self_if_any_dwarf",
    ]
    range: Literal["", "own", "own_or_adjacent"] = ""
    lose: Goods = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Monster(Row):
    """A monster card (2.3)."""

    kind: str
    arrival: str
    dwarfs: PositiveInt
    cost: Goods
    vp: NonNegativeInt


@dataclass(frozen=True, slots=True)
class Disaster(Row):
    """A disaster card (2.3)."""

    area: str
    dwarfs: PositiveInt
    cost: Goods
    gold: NonNegativeInt
    vp: NonNegativeInt


@dataclass(frozen=True, slots=True)
class Talent(Row):
    """What a hero does: a verb and what it needs (7).

    Attributes:
        kind: of the areas that `produce` or `move_from` look at.
        resource: what `produce` gives.
        times: how many dwarfs `move_from` and `place_or_move` can move or place.
        one_of: what `gain_one` chooses from.
        pay: the full price of `recruit`, `trade` and `promote`.
        gain: what `gain`, `recall` and `trade` give.
    """

    do: Literal["produce", "gain", "gain_one", "move_from", "place_or_move", "recruit", "recall", "trade", "promote"]
    kind: Literal["", "forest", "mine", "field"] = ""
    resource: Literal["", "food", "stone", "wood"] = ""
    times: NonNegativeInt = 0
    one_of: tuple[Resource, ...] = ()
    pay: Goods = field(default_factory=dict)
    gain: Goods = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hero(Row):
    """A hero card (2.3)."""

    talent: str
    instrument: str
    vp: NonNegativeInt


@dataclass(frozen=True, slots=True)
class Legend(Row):
    """A legendary dwarf: its strength against a monster and a disaster, and whether placing it is free (9.4)."""

    monster: PositiveInt
    disaster: PositiveInt
    free_placement: bool


@dataclass(frozen=True, slots=True)
class Title(Row):
    """A title of the solo game, and its conditions (9.1)."""

    vp: NonNegativeInt
    disasters: NonNegativeInt = 0
    monsters: NonNegativeInt = 0
    heroes: NonNegativeInt = 0
    resources_at_7: NonNegativeInt = 0


Points = Mapping[str, NonNegativeInt]


@dataclass(frozen=True)
class Book:
    """The catalogue of one edition."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    limits: Limits
    market: Mapping[str, tuple[int, ...]]
    maker: Mapping[Resource, int]
    army: Points
    bloodthirst: Points
    nightmare: Mapping[str, tuple[int, ...]]
    thaw: Points
    legendary: Points
    setup: Mapping[int, Setup]
    tie_break: Mapping[str, tuple[str, ...]]
    kinds: Mapping[str, AreaKind]
    areas: Mapping[str, Area]
    monster_kinds: Mapping[str, MonsterKind]
    monsters: Mapping[str, Monster]
    disasters: Mapping[str, Disaster]
    legendary_monster_kinds: Mapping[str, MonsterKind]
    legendary_monsters: Mapping[str, Monster]
    legendary_disasters: Mapping[str, Disaster]
    talents: Mapping[str, Talent]
    starting_heroes: Mapping[str, Hero]
    legendary_starting_heroes: Mapping[str, Hero]
    heroes: Mapping[str, Hero]
    legendary_dwarfs: Mapping[str, Legend]
    titles: Mapping[str, Title]
    checks: Mapping[str, int] = field(repr=False)

    @cached_property
    def instruments(self) -> tuple[str, ...]:
        """The four instruments, in the order of their kinds of areas."""
        return tuple(row.instrument for row in self.kinds.values() if row.instrument)

    @cached_property
    def prices(self) -> tuple[int, ...]:
        """The prices of the market's slots, from left to right."""
        return self.market["prices"]

    @cached_property
    def all_kinds(self) -> Mapping[str, MonsterKind]:
        """The talents of all kinds of monsters, legendary ones included."""
        return {**self.monster_kinds, **self.legendary_monster_kinds}

    @cached_property
    def all_monsters(self) -> Mapping[str, Monster]:
        """Every monster card."""
        return {**self.monsters, **self.legendary_monsters}

    @cached_property
    def all_disasters(self) -> Mapping[str, Disaster]:
        """Every disaster card."""
        return {**self.disasters, **self.legendary_disasters}

    @cached_property
    def all_heroes(self) -> Mapping[str, Hero]:
        """Every hero card, in the order in which hands are shown: starting heroes first."""
        return {**self.starting_heroes, **self.legendary_starting_heroes, **self.heroes}

    @cached_property
    def order(self) -> Mapping[str, int]:
        """The position of every hero in the order in which hands are shown: by instrument, then as in the catalogue."""
        rows = self.all_heroes
        cards = sorted(rows, key=lambda card: self.instruments.index(rows[card].instrument))
        return {card: place for place, card in enumerate(cards)}

    @cached_property
    def instrument(self) -> Mapping[str, str]:
        """The instrument of every hero."""
        return {card: row.instrument for card, row in self.all_heroes.items()}

    @cached_property
    def talent(self) -> Mapping[str, Talent]:
        """The talent of every hero."""
        return {card: self.talents[row.talent] for card, row in self.all_heroes.items()}

    @cached_property
    def kind(self) -> Mapping[str, str]:
        """The kind of every area."""
        return {area: row.kind for area, row in self.areas.items()}

    @cached_property
    def of_kind(self) -> Mapping[str, tuple[str, ...]]:
        """The areas of every kind, by number."""
        return {kind: tuple(area for area, row in self.areas.items() if row.kind == kind) for kind in self.kinds}

    @cached_property
    def in_menus(self) -> Mapping[str, int]:
        """The place of each area in menus: those that produce, nearest to the castle first, the castle, the walls."""
        areas, last = self.areas, ("castle", "wall")

        def rank(area: str) -> tuple[int, int, str, int]:
            row = areas[area]
            return last.index(row.kind) + 1 if row.kind in last else 0, row.distance, row.kind, row.number

        return {area: number for number, area in enumerate(sorted(areas, key=rank))}

    @cached_property
    def adjacent(self) -> Mapping[str, tuple[str, ...]]:
        """The areas that border each area, in the order of the catalogue."""
        return {area: tuple(other for other in self.areas if other in row.adjacent) for area, row in self.areas.items()}

    @cached_property
    def closer(self) -> Mapping[str, tuple[str, ...]]:
        """The areas one border closer to the castle (3.2); none for the castle itself."""
        rows = self.areas
        return {
            area: tuple(other for other in self.adjacent[area] if rows[other].distance == row.distance - 1)
            for area, row in rows.items()
        }

    @cached_property
    def steps(self) -> Mapping[str, Mapping[str, int]]:
        """The number of borders between any two areas."""
        return {start: self._steps_from(start) for start in self.areas}

    def _steps_from(self, start: str) -> Mapping[str, int]:
        found, ring = {start: 0}, [start]
        while ring:
            edge = dict.fromkeys(other for area in ring for other in self.adjacent[area] if other not in found)
            found.update(dict.fromkeys(edge, found[ring[0]] + 1))
            ring = [*edge]
        return found

    @cached_property
    def reach(self) -> Mapping[str, frozenset[str]]:
        """Each area with those adjacent to it, which a monster there can hit (6.1)."""
        return {area: frozenset((area, *near)) for area, near in self.adjacent.items()}

    def monster_kind(self, monster: str) -> MonsterKind:
        """Return the talent of a monster card."""
        return self.all_kinds[self.all_monsters[monster].kind]
