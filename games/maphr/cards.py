"""The components of Les Mines de Maphr, read once from `catalogue.toml` and checked; a complaint names the row."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from games import core

from .checks import check
from .rows import Building, Card, Catastrophe, ClanRow, Contract, Impediment, LevelRow, Scenario, Shape, Tile
from .tunnels import Ground, Turn, openings_of

__all__ = ["EDITIONS", "Book", "book", "read"]


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
        """The place of every card in the data: how hands are sorted."""
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
        """Every different turn of a tile with its open sides."""
        return {id_: tuple((turn, self.openings[id_, turn]) for turn in turns) for id_, turns in self.turns.items()}

    @cached_property
    def ground(self) -> Ground:
        """The grid a mine is dug in (7.4)."""
        return Ground(tuple(self.grid["columns"]), tuple(self.grid["rows"]), self.grid["first_cell"])

    @cached_property
    def first_dig(self) -> Scenario:
        """The introductory scenario (16)."""
        return core.read_tables(self.scenario["first_dig"], Scenario, "scenario first_dig")

    @cached_property
    def levels(self) -> Mapping[int, LevelRow]:
        """The levels of a mine by number."""
        return {row.level: row for row in self.level}


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
