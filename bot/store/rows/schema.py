"""The tables of a database, in SQLite's dialect (`schema.sql`), and how values are stored in columns."""

from functools import lru_cache
from importlib.resources import files
from typing import Any, Protocol, TypeVar

import orjson
from pydantic import TypeAdapter

from games.core import Say, Seat

VERSION = 1
"""The schema version."""

SCHEMA = files(__package__).joinpath("schema.sql").read_text()

T = TypeVar("T")

NO_SEAT = -1
"""Stands for no seat in key columns."""

_SENTENCES: TypeAdapter[Say] = TypeAdapter(Say)


class Database(Protocol):
    """The interface of a connection, as far as rows need it; `sqlite3.Connection` implements it."""

    def execute(self, sql: str, values: Any = ..., /) -> Any:
        """Execute a statement, and return a cursor."""

    def executemany(self, sql: str, values: Any, /) -> Any:
        """Execute a statement for each row of values."""


class Rows:
    """Reads and writes rows of one subject in the open transaction of a connection."""

    def __init__(self, db: Database) -> None:
        self._db = db


def value_of(cursor: Any) -> Any:
    """Return the value of the row that a statement with one column has found; None if it has found none."""
    (found,) = cursor.fetchone() or (None,)
    return found


def dump_say(sentence: Say) -> str:
    """Return a sentence as JSON."""
    return orjson.dumps(sentence).decode()


@lru_cache(maxsize=16_384)
def load_say(text: str) -> Say:
    """Return the sentence in a JSON text. Sentences are immutable, and the latest are read again at each move."""
    return _SENTENCES.validate_json(text)


def write_column(kind: TypeAdapter[T], value: T | None) -> str:
    """Return a value in its column format: empty for None."""
    return "" if value is None else kind.dump_json(value).decode()


def read_column(kind: TypeAdapter[T], text: str | None) -> T | None:
    """Return the value of a column."""
    return kind.validate_json(text) if text else None


def seat_or_none(seat: int | None) -> Seat | None:
    """Return a stored seat; None if there is none."""
    return None if seat is None or seat == NO_SEAT else Seat(seat)
