"""Rows about what was played and told: log, story, editions. These functions run inside a transaction."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from pydantic import TypeAdapter

from games.core import Event, Say, Seat

from .store import one

SENTENCES: TypeAdapter[Say] = TypeAdapter(Say)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: a choice, which leads from one position to the next.

    Attributes:
        n: its number; 0 is the deal, which nobody chose.
        seat, person: whose choice it was; no person for a computer player's.
        ticket, choice: what was answered, and how, as the game saves it.
        key: the interaction it came from.
        at: when.
    """

    n: int
    seat: Seat | None
    person: int | None
    ticket: str | None
    choice: str | None
    key: str | None
    at: float


_ENTRY = "SELECT n, seat, person, ticket, choice, key, at FROM log WHERE table_id = ?"


def add(db: sqlite3.Connection, table_id: str, entry: Entry) -> None:
    """Add a line to the log."""
    values = (entry.n, entry.seat, entry.person, entry.ticket, entry.choice, entry.key, entry.at)
    db.execute(
        "INSERT INTO log (table_id, n, seat, person, ticket, choice, key, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table_id, *values),
    )


def entries(db: sqlite3.Connection, table_id: str) -> list[Entry]:
    """The whole log of a table, in order."""
    return [Entry(*row) for row in db.execute(f"{_ENTRY} ORDER BY n", (table_id,))]


def has_key(db: sqlite3.Connection, table_id: str, key: str) -> bool:
    """Whether an interaction has been written down already."""
    return one(db, "SELECT 1 FROM log WHERE table_id = ? AND key = ?", table_id, key) is not None


def answer(db: sqlite3.Connection, table_id: str, seat: Seat, ticket: str) -> str | None:
    """What a seat last answered to a ticket."""
    sql = "SELECT choice FROM log WHERE table_id = ? AND seat = ? AND ticket = ? ORDER BY n DESC LIMIT 1"
    row = one(db, sql, table_id, seat, ticket)
    return row[0] if row else None


def last_person(db: sqlite3.Connection, table_id: str) -> tuple[int, float] | None:
    """Which person did something last at a table, and when."""
    sql = "SELECT person, at FROM log WHERE table_id = ? AND person IS NOT NULL ORDER BY n DESC LIMIT 1"
    row = one(db, sql, table_id)
    return (row[0], row[1]) if row else None


def tell(db: sqlite3.Connection, table_id: str, n: int, events: Sequence[Event]) -> None:
    """Add sentences to the story of a table, after its move `n`."""
    (begin,) = one(db, "SELECT coalesce(max(i) + 1, 0) FROM story WHERE table_id = ? AND n = ?", table_id, n)
    db.executemany(
        "INSERT INTO story (table_id, n, i, seat, sentence) VALUES (?, ?, ?, ?, ?)",
        [(table_id, n, i, event.to, dump(event.say)) for i, event in enumerate(events, start=begin)],
    )


def story(db: sqlite3.Connection, table_id: str, most: int) -> tuple[Say, ...]:
    """The latest sentences told to everyone, oldest first."""
    sql = "SELECT sentence FROM story WHERE table_id = ? AND seat IS NULL ORDER BY n DESC, i DESC LIMIT ?"
    return tuple(load(row[0]) for row in reversed(db.execute(sql, (table_id, most)).fetchall()))


def private(db: sqlite3.Connection, table_id: str, seat: Seat) -> tuple[Say, ...]:
    """What was told to one seat alone by its last own move and since, oldest first."""
    (since,) = one(db, "SELECT coalesce(max(n), 0) FROM log WHERE table_id = ? AND seat = ?", table_id, seat)
    sql = "SELECT sentence FROM story WHERE table_id = ? AND seat = ? AND n >= ? ORDER BY n, i"
    return tuple(load(row[0]) for row in db.execute(sql, (table_id, seat, since)))


def keep_edition(db: sqlite3.Connection, game: str, edition: str, text: str) -> None:
    """Keep the component data that a table plays by."""
    db.execute("INSERT OR IGNORE INTO editions (game, edition, text) VALUES (?, ?, ?)", (game, edition, text))


def editions(db: sqlite3.Connection) -> list[tuple[str, str, str]]:
    """All editions kept: game, edition, text."""
    return db.execute("SELECT game, edition, text FROM editions ORDER BY game, edition").fetchall()


def dump(sentence: Say) -> str:
    """A sentence as JSON."""
    return SENTENCES.dump_json(sentence).decode()


def load(text: str) -> Say:
    """The sentence a JSON text describes."""
    return SENTENCES.validate_json(text)
