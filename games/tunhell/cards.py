"""The catalogue, read and checked once: every card as a frozen record, and the totals of the box."""

from pathlib import Path

from games.core import Editions, read_tables, tables_of

from .checks import check
from .rows import Book, Card

__all__ = ["EDITIONS", "Book", "Card", "read"]


def read(text: str) -> Book:
    """Return the catalogue that a TOML text describes.

    Raises:
        CatalogueError: a row or a total is impossible; the message names it.
    """
    tables = tables_of(text)
    for table, back in (("dwarf_cards", "dwarf"), ("mine_cards", "mine"), ("end_cards", "mine")):
        for id_, row in tables.get(table, {}).items():
            row.update(id=id_, back=back)
    book = read_tables(tables, Book)
    check(book)
    return book


EDITIONS = Editions(1, Path(__file__).with_name("catalogue.toml"), read)
"""The catalogues of all editions; new tables use the current one."""
