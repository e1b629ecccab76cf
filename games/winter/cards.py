"""The components of Dwar7s Winter, read once from `catalogue.toml` and checked; a complaint names the row."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from pydantic import ConfigDict

from games.core import Editions, read_catalogue

from .checks import check
from .rows import (
    Area,
    AreaKind,
    Disaster,
    Goods,
    Hero,
    Legend,
    Limits,
    Monster,
    MonsterKind,
    Points,
    Resource,
    Setup,
    Talent,
    Title,
)

CASTLE = "castle"


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
        """The four instruments, in the order of the kinds of areas they belong to."""
        return tuple(row.instrument for row in self.kinds.values() if row.instrument)

    @cached_property
    def prices(self) -> tuple[int, ...]:
        """The prices of the market's slots, from left to right."""
        return self.market["prices"]

    @cached_property
    def all_kinds(self) -> Mapping[str, MonsterKind]:
        """What every kind of monster does, the legendary ones included."""
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
        """The place of every hero in the order in which hands are shown: by instrument, then as in the catalogue."""
        rows = self.all_heroes
        cards = sorted(rows, key=lambda card: self.instruments.index(rows[card].instrument))
        return {card: place for place, card in enumerate(cards)}

    @cached_property
    def instrument(self) -> Mapping[str, str]:
        """The instrument of every hero."""
        return {card: row.instrument for card, row in self.all_heroes.items()}

    @cached_property
    def talent(self) -> Mapping[str, Talent]:
        """What every hero does."""
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
        """How many borders lie between any two areas."""
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
        """Each area with those adjacent to it: where a monster hits (6.1)."""
        return {area: frozenset((area, *near)) for area, near in self.adjacent.items()}

    def monster_kind(self, monster: str) -> MonsterKind:
        """What a monster card does."""
        return self.all_kinds[self.all_monsters[monster].kind]


def read(text: str) -> Book:
    """The catalogue that a TOML text describes.

    Raises:
        CatalogueError: a row or a total cannot be right; the message names it.
    """
    book = read_catalogue(text, Book)
    check(book)
    return book


EDITIONS: Editions[Book] = Editions(1, Path(__file__).with_name("catalogue.toml"), read)

__all__ = ["CASTLE", "EDITIONS", "Book", "Goods", "Resource", "read"]
