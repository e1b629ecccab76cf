"""Small things that all rows share."""

import sqlite3
from functools import lru_cache
from typing import Any, TypeVar

import orjson
from pydantic import TypeAdapter

from games.core import Say, Seat

T = TypeVar("T")

NO_SEAT = -1
"""Stands for no seat in columns that belong to a key."""

_SENTENCES: TypeAdapter[Say] = TypeAdapter(Say)


class Rows:
    """Reads and writes rows of one subject in the transaction that is open on a connection."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db


def fetch_one(db: sqlite3.Connection, sql: str, *values: Any) -> Any:
    """The first row that answers, or None."""
    return db.execute(sql, values).fetchone()


def dump_say(sentence: Say) -> str:
    """A sentence as JSON."""
    return orjson.dumps(sentence).decode()


@lru_cache(maxsize=16_384)
def load_say(text: str) -> Say:
    """Return the sentence a JSON text describes. Sentences never change, and the latest are read again at each move."""
    return _SENTENCES.validate_json(text)


def write_column(kind: TypeAdapter[T], value: T | None) -> str:
    """A value as its column has it: empty where there is none."""
    return "" if value is None else kind.dump_json(value).decode()


def read_column(kind: TypeAdapter[T], text: str | None) -> T | None:
    """The value that a column holds."""
    return kind.validate_json(text) if text else None


def seat_or_none(seat: int | None) -> Seat | None:
    """A seat as it was stored."""
    return None if seat is None or seat == NO_SEAT else Seat(seat)
