"""The rows of the catalogue as frozen records: one class per table of `catalogue.toml`."""

from dataclasses import dataclass

from pydantic import PositiveInt

from games.core import Row


@dataclass(frozen=True, slots=True)
class Galleries(Row):
    """The hidden gems, a figure for each gallery (1)."""

    gems: tuple[PositiveInt, ...]


@dataclass(frozen=True, slots=True)
class Start(Row):
    """What every player starts with (2)."""

    coins: PositiveInt


@dataclass(frozen=True, slots=True)
class Book(Row):
    """One edition of the catalogue."""

    galleries: Galleries
    start: Start
