"""The catalogue, read and checked once (1)."""

from pathlib import Path

from games.core import Editions, read_catalogue

from .checks import check
from .rows import Book


def read_book(text: str) -> Book:
    """Read a catalogue.

    Raises:
        CatalogueError: a row is impossible; the message names it.
    """
    book = read_catalogue(text, Book)
    check(book)
    return book


EDITIONS = Editions(1, Path(__file__).with_name("catalogue.toml"), read_book)
