"""The components of Les Mines de Maphr, read once from `catalogue.toml` and checked; an error names the row."""

from functools import cache
from pathlib import Path

from games import core

from .checks import check
from .rows import Book

__all__ = ["EDITIONS", "Book", "book", "read"]


def read(text: str) -> Book:
    """Return the catalogue that a text describes.

    Raises:
        CatalogueError: a row cannot be right; the message names it.
    """
    book = core.read_catalogue(text, Book)
    check(book)
    return book


EDITIONS: core.Editions[Book] = core.Editions(1, Path(__file__).with_name("catalogue.toml"), read)


def book(t: core.State) -> Book:
    """Return the catalogue of a table's edition."""
    return _of(t.edition)


@cache
def _of(edition: str) -> Book:
    return EDITIONS[edition]
