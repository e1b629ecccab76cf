"""The catalogue, read and checked once (1)."""

from pathlib import Path
from tomllib import TOMLDecodeError, loads

from pydantic import BaseModel, ConfigDict, PositiveInt, ValidationError

from games.core import CatalogueError, Editions


class Galleries(BaseModel):
    """The gems that are hidden, a figure for each gallery."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    gems: tuple[PositiveInt, ...]


class Start(BaseModel):
    """What every player begins with."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    coins: PositiveInt


class Book(BaseModel):
    """One edition of the catalogue."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    galleries: Galleries
    start: Start


def read_book(text: str) -> Book:
    """Read a catalogue.

    Raises:
        CatalogueError: a row cannot be right; the message names it.
    """
    try:
        book = Book.model_validate(loads(text))
    except TOMLDecodeError as wrong:
        raise CatalogueError(f"catalogue.toml: {wrong}") from wrong
    except ValidationError as wrong:
        first = wrong.errors(include_url=False)[0]
        raise CatalogueError(f"{'.'.join(map(str, first['loc']))}: {first['msg']}") from wrong
    if len(book.galleries.gems) < MOST_ROUNDS:
        raise CatalogueError(f"galleries.gems: {MOST_ROUNDS} rounds need a gallery each")
    return book


MOST_ROUNDS = 5
EDITIONS = Editions(1, Path(__file__).with_name("catalogue.toml"), read_book)
