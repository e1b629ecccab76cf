"""Rows of the log and of the story, and the positions that games have gone through."""

from collections.abc import Sequence
from typing import Any

from bot.store.protocol.tables import Log, Positions, SharedPositions, Told
from bot.tables.log import Entry, dump_fact, load_fact
from bot.tables.play import HINTED, Moved
from games.core import Event, Seat

from .schema import Rows, dump_say, load_say

_LATEST = (1 << 63) - 1
"""A number that no entry has."""
_HEADING, _RECAP = 1, 2
"""What the column `heading` of a sentence says: 0 for neither."""
HANDS = "'stood-in', 'came-back', 'handed-over'"
"""Entries by which a seat of a running game changes hands."""
_ENTRY = "SELECT n, payload, person, key, at FROM log WHERE table_id = ?"


class LogRows(Rows, Log):
    """The log of every table; rows are only added, which the database itself enforces."""

    def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        self._db.executemany(
            "INSERT INTO log (table_id, n, kind, payload, seat, person, key, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (table_id, entry.n, entry.fact.word(), dump_fact(entry.fact), entry.fact.mover, entry.person,
                 entry.key, entry.at)
                for entry in entries
            ],
        )  # fmt: skip

    def entries(self, table_id: str, after: int = -1) -> list[Entry]:
        rows = self._db.execute(f"{_ENTRY} AND n > ? ORDER BY n", (table_id, after))
        return [_entry(row) for row in rows]

    def entry(self, table_id: str, n: int) -> Entry | None:
        row = self._db.execute(f"{_ENTRY} AND n = ?", (table_id, n)).fetchone()
        return _entry(row) if row else None

    def has_key(self, table_id: str, key: str) -> bool:
        sql = "SELECT 1 FROM log WHERE table_id = ? AND key = ?"
        return self._db.execute(sql, (table_id, key)).fetchone() is not None

    def answer_to(self, table_id: str, seat: Seat, ticket: str) -> Moved | None:
        sql = (
            "SELECT payload FROM log WHERE table_id = ? AND seat = ? AND kind = 'moved'"
            " AND json_extract(payload, '$.ticket') = ? ORDER BY n DESC LIMIT 1"
        )
        row = self._db.execute(sql, (table_id, seat, ticket)).fetchone()
        fact = load_fact(row[0]) if row else None
        return fact if isinstance(fact, Moved) else None

    def has_moved(self, table_id: str, seat: Seat) -> bool:
        sql = "SELECT 1 FROM log WHERE table_id = ? AND seat = ? AND kind = 'moved' AND person IS NOT NULL LIMIT 1"
        return self._db.execute(sql, (table_id, seat)).fetchone() is not None

    def tell(self, table_id: str, told: Sequence[tuple[int, Event]]) -> None:
        counted: dict[int, int] = {}
        rows = []
        for n, event in told:
            counted[n] = counted.get(n, -1) + 1
            rows.append((table_id, n, counted[n], event.to, dump_say(event.say), _role(event)))
        sql = "INSERT INTO story (table_id, n, i, seat, sentence, heading) VALUES (?, ?, ?, ?, ?, ?)"
        self._db.executemany(sql, rows)

    def changes_of_seats(self, table_id: str) -> list[Entry]:
        changed = f"SELECT 1 FROM log WHERE table_id = ? AND kind <> 'moved' AND kind IN ({HANDS}) LIMIT 1"
        if self._db.execute(changed, (table_id,)).fetchone() is None:
            return []
        rows = self._db.execute(f"{_ENTRY} AND kind <> 'moved' ORDER BY n", (table_id,))
        return [_entry(row) for row in rows]

    def story(self, table_id: str, most: int) -> list[Told]:
        sql = (
            "SELECT n, sentence, heading FROM story WHERE table_id = ? AND seat IS NULL ORDER BY n DESC, i DESC LIMIT ?"
        )
        rows = self._db.execute(sql, (table_id, most)).fetchall()
        return [(n, _event(text, None, role)) for n, text, role in reversed(rows)]

    def heard(self, table_id: str, seat: Seat) -> list[Told]:
        by_itself = "kind = 'moved' AND coalesce(json_extract(payload, '$.by'), '') = 'rules'"
        last = (
            f"SELECT n FROM log WHERE table_id = :table AND seat = :seat AND NOT ({by_itself}) ORDER BY n DESC LIMIT 1"
        )
        sql = (
            "SELECT n, sentence, seat, heading FROM story WHERE table_id = :table"
            f" AND n >= coalesce(({last}), -1) AND (seat IS NULL OR seat = :seat) ORDER BY n, i"
        )
        rows = self._db.execute(sql, {"table": table_id, "seat": seat})
        return [(n, _event(text, to, role)) for n, text, to, role in rows]

    def history(
        self, table_id: str, seat: Seat | None, *, after: int = -1, upto: int | None = None, with_hints: bool = False
    ) -> list[Told]:
        hints = " OR json_extract(sentence, '$.id') = ?" if with_hints else ""
        sql = (
            "SELECT n, sentence, seat, heading FROM story WHERE table_id = ? AND n > ? AND n <= ?"
            f" AND (seat IS NULL OR seat = ?{hints}) ORDER BY n, i"
        )
        values = (table_id, after, _LATEST if upto is None else upto, seat, *([HINTED] if with_hints else []))
        return [(n, _event(text, to, role)) for n, text, to, role in self._db.execute(sql, values)]

    def headings(self, table_id: str) -> list[Told]:
        sql = "SELECT n, sentence FROM story WHERE table_id = ? AND seat IS NULL AND heading = 1 ORDER BY n, i"
        return [(n, Event(load_say(text), is_heading=True)) for n, text in self._db.execute(sql, (table_id,))]

    def telling(self, table_id: str) -> list[int]:
        sql = "SELECT DISTINCT n FROM story WHERE table_id = ? AND seat IS NULL ORDER BY n"
        return [n for (n,) in self._db.execute(sql, (table_id,))]


def _entry(row: Any) -> Entry:
    n, payload, person, key, at = row
    return Entry(n, load_fact(payload), person, key, at)


def _role(event: Event) -> int:
    return _HEADING if event.is_heading else _RECAP if event.is_recap else 0


def _event(text: str, to: int | None, role: int) -> Event:
    return Event(load_say(text), None if to is None else Seat(to), role == _HEADING, role == _RECAP)


EVERY = 50
"""One position in so many entries is kept for good; the first of a game is kept too."""
RECENT = 20
"""So many of a table's newest entries keep their position besides."""


class PositionRows(Rows, Positions):
    """The positions of every table."""

    def keep(self, table_id: str, n: int, text: str) -> None:
        self._db.execute("INSERT INTO positions (table_id, n, state) VALUES (?, ?, ?)", (table_id, n, text))
        self._db.execute(
            "DELETE FROM positions WHERE table_id = ? AND n <= ? AND n % ? <> 0"
            " AND n > (SELECT min(n) FROM positions WHERE table_id = ?)",
            (table_id, n - RECENT, EVERY, table_id),
        )

    def latest(self, table_id: str) -> int | None:
        sql = "SELECT max(n) FROM positions WHERE table_id = ?"
        found: int | None = self._db.execute(sql, (table_id,)).fetchone()[0]
        return found

    def first(self, table_id: str) -> int | None:
        sql = "SELECT min(n) FROM positions WHERE table_id = ?"
        found: int | None = self._db.execute(sql, (table_id,)).fetchone()[0]
        return found

    def by(self, table_id: str, n: int) -> tuple[int, str] | None:
        sql = "SELECT n, state FROM positions WHERE table_id = ? AND n <= ? ORDER BY n DESC LIMIT 1"
        row: tuple[int, str] | None = self._db.execute(sql, (table_id, n)).fetchone()
        return row

    def kept(self, table_id: str) -> dict[int, str]:
        return dict(self._db.execute("SELECT n, state FROM positions WHERE table_id = ? ORDER BY n", (table_id,)))


class SharedPositionRows(Rows, SharedPositions):
    """Positions that belong to no table."""

    def keep(self, token: str, game: str, state: str, now: float, until: float, most: int) -> None:
        self._db.execute("DELETE FROM shared_positions WHERE until <= ?", (now,))
        self._db.execute(
            "INSERT INTO shared_positions (token, game, state, until) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (token) DO UPDATE SET game = excluded.game, state = excluded.state, until = excluded.until",
            (token, game, state, until),
        )
        oldest = f"SELECT token FROM shared_positions ORDER BY until DESC, token LIMIT {_LATEST} OFFSET ?"
        self._db.execute(f"DELETE FROM shared_positions WHERE token IN ({oldest})", (most,))

    def get(self, token: str, now: float) -> tuple[str, str] | None:
        sql = "SELECT game, state FROM shared_positions WHERE token = ? AND until > ?"
        row = self._db.execute(sql, (token, now)).fetchone()
        return (row[0], row[1]) if row else None
