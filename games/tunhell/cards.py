"""The catalogue, read and checked once: every card as a frozen record, and the totals of the box."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from pydantic import ConfigDict, NonNegativeInt

from games.core import Editions, read_tables, tables_of

from .checks import check
from .rows import Card, Limits, Mode, Trophy


@dataclass(frozen=True)
class Book:
    """A whole catalogue."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    limits: Limits
    modes: Mapping[str, Mode]
    lengths: Mapping[str, NonNegativeInt]
    dwarf_cards: Mapping[str, Card]
    mine_cards: Mapping[str, Card]
    end_cards: Mapping[str, Card]
    trophies: Mapping[str, Trophy]
    checks: Mapping[str, int] = field(repr=False)

    @cached_property
    def cards(self) -> dict[str, Card]:
        """Every card by id."""
        return {**self.dwarf_cards, **self.mine_cards, **self.end_cards}

    @cached_property
    def combat(self) -> dict[str, int]:
        """The printed combat value of every warrior and encounter."""
        return {id_: card.combat for id_, card in self.cards.items()}

    @cached_property
    def order(self) -> dict[str, int]:
        """The place of every card in the catalogue: the order in which hands and loots are shown."""
        return {id_: place for place, id_ in enumerate(self.cards)}

    @cached_property
    def proud(self) -> frozenset[str]:
        """The proud warriors."""
        return frozenset(id_ for id_, card in self.cards.items() if card.proud)

    @cached_property
    def bonuses(self) -> frozenset[str]:
        """The cards that are played together with a digger."""
        return frozenset(id_ for id_, card in self.cards.items() if card.kind == "bonus")


def read(text: str) -> Book:
    """The catalogue that a TOML text describes.

    Raises:
        CatalogueError: a row or a total cannot be right; the message names it.
    """
    tables = tables_of(text)
    for table, back in (("dwarf_cards", "dwarf"), ("mine_cards", "mine"), ("end_cards", "mine")):
        for id_, row in tables.get(table, {}).items():
            row.update(id=id_, back=back)
    book = read_tables(tables, Book)
    check(book)
    return book


EDITIONS = Editions(1, Path(__file__).with_name("catalogue.toml"), read)
"""The catalogues known to this process; new tables begin with the current one."""
