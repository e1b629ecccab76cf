"""The components of Dwar7s Winter, read once from `catalogue.toml` and checked; an error names the row."""

from pathlib import Path

from games.core import Editions, read_catalogue

from .checks import check
from .rows import Book, Goods, Resource

CASTLE = "castle"


def read(text: str) -> Book:
    """Return the catalogue that a TOML text describes.

    Raises:
        CatalogueError: a row or a total is impossible; the message names it.
    """
    book = read_catalogue(text, Book)
    check(book)
    return book


EDITIONS: Editions[Book] = Editions(1, Path(__file__).with_name("catalogue.toml"), read)

__all__ = ["CASTLE", "EDITIONS", "Book", "Goods", "Resource", "read"]
