"""What is still to be told. These functions run inside a transaction, the one that made the news."""

import sqlite3
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum

from games.core import Say, Seat

from .log import dump, load

_NOBODY = -1


class Kind(StrEnum):
    """What an errand is about."""

    BOARD = "board"
    """The board has changed."""
    HAND = "hand"
    """The private board of a seat has changed; a seat whose person has left may still have an old one to strip."""
    PING = "ping"
    """A person must answer and does not know it yet."""
    FINAL = "final"
    """The game is over: tell the scores."""
    NOTICE = "notice"
    """A sentence for the table."""


@dataclass(frozen=True, slots=True)
class Errand:
    """Something to be delivered at least once.

    Attributes:
        table: the table's id.
        seat: whose hand or turn it is.
        ticket: for a ping, the decision that is waiting.
        version: counts up when the same errand becomes due again before it was done.
        say: the sentence of a notice.
    """

    id: int
    table: str
    kind: Kind
    seat: Seat | None = None
    ticket: str = ""
    version: int = 1
    say: Say | None = None


def flag(
    db: sqlite3.Connection, table_id: str, kind: Kind, now: float, seat: Seat | None = None, ticket: str = ""
) -> None:
    """Have something delivered; what waits to be delivered already is delivered once, in its newest version."""
    db.execute(
        "INSERT INTO outbox (table_id, kind, seat, ticket, due) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, kind, seat) WHERE kind <> 'notice'"
        " DO UPDATE SET version = version + 1, ticket = excluded.ticket, due = excluded.due",
        (table_id, kind, _NOBODY if seat is None else seat, ticket, now),
    )


def notice(db: sqlite3.Connection, table_id: str, say: Say, now: float) -> None:
    """Have a sentence told to the table."""
    db.execute(
        "INSERT INTO outbox (table_id, kind, sentence, due) VALUES (?, ?, ?, ?)",
        (table_id, Kind.NOTICE, dump(say), now),
    )


def keep_pings(db: sqlite3.Connection, table_id: str, tickets: Mapping[Seat, str]) -> None:
    """Forget the pings for seats that are not among these; the others are for these decisions now."""
    waiting = db.execute("SELECT id, seat, ticket FROM outbox WHERE table_id = ? AND kind = ?", (table_id, Kind.PING))
    for found, seat, ticket in waiting.fetchall():
        if (now := tickets.get(Seat(seat))) is None:
            db.execute("DELETE FROM outbox WHERE id = ?", (found,))
        elif now != ticket:
            db.execute("UPDATE outbox SET ticket = ?, version = version + 1 WHERE id = ?", (now, found))


def drop(db: sqlite3.Connection, table_id: str, kind: Kind, seat: Seat | None = None) -> None:
    """Forget what was to be delivered of a kind, to one seat or (None) at the whole table."""
    db.execute(
        "DELETE FROM outbox WHERE table_id = ? AND kind = ? AND seat = coalesce(?, seat)", (table_id, kind, seat)
    )


def due(db: sqlite3.Connection, now: float, limit: int, without: Collection[int] = ()) -> list[Errand]:
    """The errands to run now, longest waiting first, except those that somebody is running."""
    sql = "SELECT id, table_id, kind, seat, ticket, version, sentence FROM outbox WHERE due <= ? ORDER BY due, id"
    rows = db.execute(f"{sql} LIMIT ?", (now, limit + len(without))).fetchall()
    return [_read(*row) for row in rows if row[0] not in without][:limit]


def next_due(db: sqlite3.Connection, without: Collection[int] = ()) -> float | None:
    """When the next errand is due that nobody is running, if any is left."""
    rows = db.execute("SELECT id, due FROM outbox ORDER BY due, id LIMIT ?", (len(without) + 1,)).fetchall()
    return next((float(due) for found, due in rows if found not in without), None)


def done(db: sqlite3.Connection, errand: Errand) -> None:
    """Forget an errand that was run, unless it became due again meanwhile."""
    db.execute("DELETE FROM outbox WHERE id = ? AND version = ?", (errand.id, errand.version))


def put_off(db: sqlite3.Connection, errand: Errand, due: float) -> None:
    """Run an errand later; a newer version of it stays due when it was."""
    db.execute("UPDATE outbox SET due = ? WHERE id = ? AND version = ?", (due, errand.id, errand.version))


def _read(found: int, table: str, kind: str, seat: int, ticket: str, version: int, sentence: str | None) -> Errand:
    whose = None if seat == _NOBODY else Seat(seat)
    return Errand(found, table, Kind(kind), whose, ticket, version, load(sentence) if sentence else None)
