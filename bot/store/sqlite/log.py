"""Rows of the log and of the story."""

import sqlite3
from collections.abc import Sequence
from typing import Any

from bot.store.protocol import Told
from bot.tables.entries import HINTED, Entry, Moved, dump_fact, load_fact, seat_of
from games.core import Event, Seat

from .rows import dump_say, fetch_one, load_say

_LATEST = (1 << 63) - 1
"""A number that no entry has."""
_HEADING, _RECAP = 1, 2
"""What the column `heading` of a sentence says: 0 for neither."""
HANDS = "'stood-in', 'came-back', 'handed-over'"
"""Entries by which somebody else has a seat of a running game."""
_ENTRY = "SELECT n, kind, payload, person, key, at FROM log WHERE table_id = ?"


class SqliteLog:
    """The log of every table; rows are only added, which the database itself enforces."""

    def __init__(self, db: sqlite3.Connection) -> None:
        """Work in the transaction that is open on this connection."""
        self._db = db

    def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        """Add entries."""
        self._db.executemany(
            "INSERT INTO log (table_id, n, kind, payload, seat, person, key, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (table_id, entry.n, entry.fact.kind, dump_fact(entry.fact), seat_of(entry.fact), entry.person,
                 entry.key, entry.at)
                for entry in entries
            ],
        )  # fmt: skip

    def entries(self, table_id: str, after: int = -1) -> list[Entry]:
        """The entries of a table after the one numbered so, in order."""
        rows = self._db.execute(f"{_ENTRY} AND n > ? ORDER BY n", (table_id, after))
        return [_entry(row) for row in rows]

    def entry(self, table_id: str, n: int) -> Entry | None:
        """One entry."""
        row = fetch_one(self._db, f"{_ENTRY} AND n = ?", table_id, n)
        return _entry(row) if row else None

    def adoption(self, table_id: str) -> Entry | None:
        """The entry that took a table over from before the log held everything, if there is one."""
        row = fetch_one(self._db, f"{_ENTRY} AND kind <> 'moved' AND kind = 'adopted'", table_id)
        return _entry(row) if row else None

    def has_key(self, table_id: str, key: str) -> bool:
        """Whether an interaction is in the log already."""
        return fetch_one(self._db, "SELECT 1 FROM log WHERE table_id = ? AND key = ?", table_id, key) is not None

    def answer_to(self, table_id: str, seat: Seat, ticket: str) -> Moved | None:
        """What a seat last answered to the question with this ticket."""
        sql = (
            "SELECT payload FROM log WHERE table_id = ? AND seat = ? AND kind = 'moved'"
            " AND json_extract(payload, '$.ticket') = ? ORDER BY n DESC LIMIT 1"
        )
        row = fetch_one(self._db, sql, table_id, seat, ticket)
        fact = load_fact("moved", row[0]) if row else None
        return fact if isinstance(fact, Moved) else None

    def has_moved(self, table_id: str, seat: Seat) -> bool:
        """Whether a person has ever made a move from this seat."""
        sql = "SELECT 1 FROM log WHERE table_id = ? AND seat = ? AND kind = 'moved' AND person IS NOT NULL LIMIT 1"
        return fetch_one(self._db, sql, table_id, seat) is not None

    def tell(self, table_id: str, told: Sequence[tuple[int, Event]]) -> None:
        """Add sentences to the story of a table, each after an entry."""
        counted: dict[int, int] = {}
        rows = []
        for n, event in told:
            counted[n] = counted.get(n, -1) + 1
            rows.append((table_id, n, counted[n], event.to, dump_say(event.say), _role(event)))
        sql = "INSERT INTO story (table_id, n, i, seat, sentence, heading) VALUES (?, ?, ?, ?, ?, ?)"
        self._db.executemany(sql, rows)

    def changes_of_seats(self, table_id: str) -> list[Entry]:
        """The log without moves, of a table where a seat has changed hands since the deal; empty for any other."""
        changed = f"SELECT 1 FROM log WHERE table_id = ? AND kind <> 'moved' AND kind IN ({HANDS}) LIMIT 1"
        if fetch_one(self._db, changed, table_id) is None:
            return []
        rows = self._db.execute(f"{_ENTRY} AND kind <> 'moved' ORDER BY n", (table_id,))
        return [_entry(row) for row in rows]

    def story(self, table_id: str, most: int) -> list[Told]:
        """The latest sentences told to everyone, each with the entry that told it, oldest first."""
        sql = (
            "SELECT n, sentence, heading FROM story WHERE table_id = ? AND seat IS NULL ORDER BY n DESC, i DESC LIMIT ?"
        )
        rows = self._db.execute(sql, (table_id, most)).fetchall()
        return [(n, _event(text, None, role)) for n, text, role in reversed(rows)]

    def heard(self, table_id: str, seat: Seat) -> list[Told]:
        """What a seat or everyone was told by the seat's last own move and since, oldest first."""
        return self._heard(table_id, seat, self._last_of(table_id, seat))

    def history(self, table_id: str, seat: Seat | None, *, with_hints: bool = False) -> list[Told]:
        """All that everyone and (unless it is None) this seat was told, oldest first; perhaps everybody's hints too."""
        return self._heard(table_id, seat, 0, HINTED if with_hints else "")

    def numbered(self, table_id: str, seat: Seat | None, after: int = -1, upto: int | None = None) -> list[Told]:
        """The same with the entry that told each sentence, only of entries after one number and up to another."""
        sql = (
            "SELECT n, sentence, seat, heading FROM story WHERE table_id = ? AND n > ? AND n <= ?"
            " AND (seat IS NULL OR seat = ?) ORDER BY n, i"
        )
        rows = self._db.execute(sql, (table_id, after, _LATEST if upto is None else upto, seat))
        return [(n, _event(text, to, role)) for n, text, to, role in rows]

    def headings(self, table_id: str) -> list[Told]:
        """The headings told to everyone, each with its entry, oldest first."""
        sql = "SELECT n, sentence FROM story WHERE table_id = ? AND seat IS NULL AND heading = 1 ORDER BY n, i"
        return [(n, Event(load_say(text), is_heading=True)) for n, text in self._db.execute(sql, (table_id,))]

    def telling(self, table_id: str) -> list[int]:
        """The entries that told everyone something, in order."""
        sql = "SELECT DISTINCT n FROM story WHERE table_id = ? AND seat IS NULL ORDER BY n"
        return [n for (n,) in self._db.execute(sql, (table_id,))]

    def _heard(self, table_id: str, seat: Seat | None, since: int, besides: str = "") -> list[Told]:
        sql = (
            "SELECT n, sentence, seat, heading FROM story WHERE table_id = ? AND n >= ?"
            " AND (seat IS NULL OR seat = ? OR (? <> '' AND json_extract(sentence, '$.id') = ?))"
            " ORDER BY n, i"
        )
        rows = self._db.execute(sql, (table_id, since, seat, besides, besides))
        return [(n, _event(text, to, role)) for n, text, to, role in rows]

    def _last_of(self, table_id: str, seat: Seat) -> int:
        """The entry of a seat's last own move; the first of all when it has made none."""
        last = "SELECT n FROM log WHERE table_id = ? AND seat = ? ORDER BY n DESC LIMIT 1"
        row = fetch_one(self._db, last, table_id, seat)
        return int(row[0]) if row else 0


def _entry(row: Any) -> Entry:
    n, kind, payload, person, key, at = row
    return Entry(n, load_fact(kind, payload), person, key, at)


def _role(event: Event) -> int:
    return _HEADING if event.is_heading else _RECAP if event.is_recap else 0


def _event(text: str, to: int | None, role: int) -> Event:
    return Event(load_say(text), None if to is None else Seat(to), role == _HEADING, role == _RECAP)
