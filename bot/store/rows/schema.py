"""The tables of a database, as SQLite has them (`schema.sql`), and how values stand in their columns."""

from functools import lru_cache
from importlib.resources import files
from typing import Any, Protocol, TypeVar

import orjson
from pydantic import TypeAdapter

from games.core import Say, Seat

VERSION = 1
"""Tells this shape of a database from any other."""

SCHEMA = files(__package__).joinpath("schema.sql").read_text()

T = TypeVar("T")

NO_SEAT = -1
"""Stands for no seat in columns that belong to a key."""

_SENTENCES: TypeAdapter[Say] = TypeAdapter(Say)


class Database(Protocol):
    """A connection, as far as rows need one: `sqlite3.Connection` is one."""

    def execute(self, sql: str, values: Any = ..., /) -> Any:
        """Carry out a statement, and return a cursor."""

    def executemany(self, sql: str, values: Any, /) -> Any:
        """Carry out a statement for each row of values."""


class Rows:
    """Reads and writes rows of one subject in the transaction that is open on a connection."""

    def __init__(self, db: Database) -> None:
        self._db = db


def dump_say(sentence: Say) -> str:
    """Return a sentence as JSON."""
    return orjson.dumps(sentence).decode()


@lru_cache(maxsize=16_384)
def load_say(text: str) -> Say:
    """Return the sentence a JSON text describes. Sentences never change, and the latest are read again at each move."""
    return _SENTENCES.validate_json(text)


def write_column(kind: TypeAdapter[T], value: T | None) -> str:
    """Return a value as its column has it: empty where there is none."""
    return "" if value is None else kind.dump_json(value).decode()


def read_column(kind: TypeAdapter[T], text: str | None) -> T | None:
    """Return the value that a column holds."""
    return kind.validate_json(text) if text else None


def seat_or_none(seat: int | None) -> Seat | None:
    """Return a seat as it was stored."""
    return None if seat is None or seat == NO_SEAT else Seat(seat)
