"""The components of Dungeon Lords, read once from `catalogue.toml` and checked; a complaint names the row."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from games import core

from .checks import check
from .grid import Grid
from .rows import Creature, Good, Goods, Happening, Hero, Order, Room, Spell, Title, Trap

__all__ = ["EDITIONS", "Book", "Good", "Goods", "book", "read"]


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
        """The paladin of a year (8.3)."""
        return next(row.id for row in self.paladins if row.year == year)


def read(text: str) -> Book:
    """The catalogue that a text describes.

    Raises:
        CatalogueError: a row cannot be right; the message names it.
    """
    book = core.read_catalogue(text, Book)
    check(book)
    return book


EDITIONS: core.Editions[Book] = core.Editions(1, Path(__file__).with_name("catalogue.toml"), read)


def book(t: core.State) -> Book:
    """The catalogue of a table's edition."""
    return _of(t.edition)


@cache
def _of(edition: str) -> Book:
    return EDITIONS[edition]
