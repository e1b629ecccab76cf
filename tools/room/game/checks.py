"""Checks of the catalogue as a whole."""

from games.core import CatalogueError

from .rows import Book

MOST_ROUNDS = 5


def check(book: Book) -> None:
    """Check that the figures are consistent.

    Raises:
        CatalogueError: they are not; the message names the row.
    """
    if len(book.galleries.gems) < MOST_ROUNDS:
        raise CatalogueError(f"galleries gems: {MOST_ROUNDS} rounds need a gallery each")
