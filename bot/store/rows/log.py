"""Rows of the log, the story and past positions: a table's past, as plain rows or compressed."""

import lzma
import re
import sqlite3
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from threading import get_ident
from typing import Any

import orjson

from bot.store.protocol.tables import Log, Positions, SharedPositions, Told
from bot.tables.log import FACTS, Entry
from bot.tables.play import HINTED, Moved
from bot.tables.seat_history import people_of
from games.core import Event, Seat

from .schema import SCHEMA, Database, Rows, dump_say, load_say, value_of

_LATEST = sys.maxsize
"""A number greater than that of any entry."""
_EARLIEST = -sys.maxsize
"""A number less than that of any entry."""
_HEADING, _RECAP = 1, 2
"""The values of a sentence's column `heading`, besides 0 for neither."""
HANDS = "'stood-in', 'came-back', 'handed-over'"
"""The kinds of entries by which a seat of a running game changes hands."""
_ENTRY = "SELECT n, payload, person, key, at FROM log WHERE table_id = ?"


PAST = {
    "log": "table_id, n, kind, payload, seat, person, key, at",
    "story": "table_id, n, i, seat, sentence, heading",
    "positions": "table_id, n, state",
}
"""What is compressed together: the columns of each table, referenced tables first."""
_UNPACKED = "\n".join(
    re.findall(rf"^CREATE TABLE (?:{'|'.join(PAST)}) \(.*?^\) STRICT;", SCHEMA, re.DOTALL | re.MULTILINE)
)
_PACKED = "SELECT rows FROM packed WHERE table_id = ?"
_TO_PACK = "packed = 0 AND phase NOT IN ('lobby', 'playing')"
_PACKING = [
    {"id": lzma.FILTER_LZMA2, "preset": lzma.PRESET_DEFAULT | lzma.PRESET_EXTREME, "dict_size": 1 << 20, "pb": 0}
]
"""A game is some 200 kB of text: a larger window, or four-byte alignment, would gain nothing."""
UNPACKED_KEPT = 8
"""The number of decompressed tables cached in memory: page turns in a replay read the same one again and again."""


class PastRows(Rows):
    """Rows of tables' pasts. Compressed ones are decompressed in memory, and read there by the same statements."""

    def __init__(self, db: Database, live: Collection[str] = ()) -> None:
        """Use the open transaction; the tables in `live` are known to be live in it, so not compressed."""
        super().__init__(db)
        self._live = live

    def _of(self, table_id: str) -> Database:
        """Return the database from which a table's past is read."""
        if table_id in self._live:
            return self._db
        packed = value_of(self._db.execute(_PACKED, (table_id,)))
        return self._db if packed is None else _unpacked(bytes(packed), get_ident())

    def _to_write(self, table_id: str) -> Database:
        """Return the database, with a table's past as plain rows to which others can be added."""
        if table_id not in self._live:
            unpack(self._db, table_id)
        return self._db


@lru_cache(maxsize=UNPACKED_KEPT)
def _unpacked(packed: bytes, _thread: int) -> sqlite3.Connection:
    """Return a table's past as an in-memory database, for one thread."""
    db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)  # another thread may close it
    db.executescript(_UNPACKED)
    _insert(db, packed)
    return db


def forget_unpacked() -> None:
    """Clear the cache of decompressed tables, because someone was erased."""
    _unpacked.cache_clear()


def packed_rows(past: Mapping[str, Sequence[Sequence[Any]]]) -> bytes:
    """Compress rows by table, column by column: grouping values of one kind makes the result a tenth smaller."""
    columns = {table: [*zip(*rows, strict=True)] for table, rows in past.items()}
    return lzma.compress(orjson.dumps(columns), check=lzma.CHECK_CRC32, filters=_PACKING)


def unpacked_rows(packed: bytes) -> dict[str, list[tuple[Any, ...]]]:
    """Return the rows that `packed_rows` has compressed."""
    columns: dict[str, list[list[Any]]] = orjson.loads(lzma.decompress(packed))
    return {table: [*zip(*each, strict=True)] for table, each in columns.items()}


def _insert(db: Database, packed: bytes) -> None:
    """Insert compressed data as plain rows."""
    for table, rows in unpacked_rows(packed).items():
        columns = PAST[table]
        marks = ", ".join("?" * len(columns.split(", ")))
        db.executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks})", rows)


def unpack(db: Database, table_id: str) -> None:
    """Store a table's past as plain rows again, if it is compressed."""
    packed = value_of(db.execute(_PACKED, (table_id,)))
    if packed is None:
        return
    _insert(db, bytes(packed))
    for table in ("packed_people", "packed"):
        db.execute(f"DELETE FROM {table} WHERE table_id = ?", (table_id,))
    db.execute("UPDATE tables SET packed = 0 WHERE id = ?", (table_id,))
    forget_unpacked()


def _named(log: Sequence[Sequence[Any]]) -> Iterator[tuple[int, int, float | None, float | None]]:
    """Yield the people whom log rows name, each with their number of entries and the times of the first and last."""
    made: dict[int, list[float]] = {}
    for _, _, kind, payload, _, person, _, at in log:
        for one in people_of(orjson.loads(payload)) if kind != "moved" else ():
            made.setdefault(one, [])
        if person is not None:
            made.setdefault(person, []).append(at)
    for one, times in made.items():
        yield one, len(times), min(times, default=None), max(times, default=None)


class LogRows(PastRows, Log):
    """The log of every table; it is append-only, which the database itself enforces, and compressed as a whole."""

    def to_pack(self, before: float, limit: int) -> list[str]:
        sql = f"SELECT id FROM tables WHERE {_TO_PACK} AND active < ? ORDER BY active LIMIT ?"
        return [table_id for (table_id,) in self._db.execute(sql, (before, limit))]

    def pack(self, table_id: str) -> None:
        sql = f"UPDATE tables SET packed = 1 WHERE id = ? AND {_TO_PACK} RETURNING id"
        if self._db.execute(sql, (table_id,)).fetchone() is None:
            return
        past = {
            table: [*map(tuple, self._db.execute(f"SELECT {columns} FROM {table} WHERE table_id = ?", (table_id,)))]
            for table, columns in PAST.items()
        }
        self._db.execute("INSERT INTO packed (table_id, rows) VALUES (?, ?)", (table_id, packed_rows(past)))
        sql = "INSERT INTO packed_people (table_id, person, entries, first, last) VALUES (?, ?, ?, ?, ?)"
        self._db.executemany(sql, [(table_id, *one) for one in _named(past["log"])])
        for table in reversed(PAST):
            self._db.execute(f"DELETE FROM {table} WHERE table_id = ?", (table_id,))

    def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        self._to_write(table_id).executemany(
            "INSERT INTO log (table_id, n, kind, payload, seat, person, key, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (table_id, entry.n, entry.fact.word(), FACTS.dump(entry.fact), entry.fact.mover, entry.person,
                 entry.key, entry.at)
                for entry in entries
            ],
        )  # fmt: skip

    def entries(self, table_id: str, after: int = _EARLIEST) -> list[Entry]:
        rows = self._of(table_id).execute(f"{_ENTRY} AND n > ? ORDER BY n", (table_id, after))
        return [_entry(row) for row in rows]

    def entry(self, table_id: str, n: int) -> Entry | None:
        row = self._of(table_id).execute(f"{_ENTRY} AND n = ?", (table_id, n)).fetchone()
        return _entry(row) if row else None

    def has_key(self, table_id: str, key: str) -> bool:
        sql = "SELECT 1 FROM log WHERE table_id = ? AND key = ?"
        return self._of(table_id).execute(sql, (table_id, key)).fetchone() is not None

    def answer_to(self, table_id: str, seat: Seat, ticket: str) -> Moved | None:
        sql = (
            "SELECT payload FROM log WHERE table_id = ? AND seat = ? AND kind = 'moved'"
            " AND json_extract(payload, '$.ticket') = ? ORDER BY n DESC LIMIT 1"
        )
        payload = value_of(self._of(table_id).execute(sql, (table_id, seat, ticket)))
        fact = FACTS.load(payload) if payload else None
        return fact if isinstance(fact, Moved) else None

    def has_moved(self, table_id: str, seat: Seat) -> bool:
        sql = "SELECT 1 FROM log WHERE table_id = ? AND seat = ? AND kind = 'moved' AND person IS NOT NULL LIMIT 1"
        return self._of(table_id).execute(sql, (table_id, seat)).fetchone() is not None

    def tell(self, table_id: str, told: Sequence[tuple[int, Event]]) -> None:
        rows = [(table_id, n, i, one.to, dump_say(one.say), _role(one)) for i, (n, one) in enumerate(told)]
        sql = "INSERT INTO story (table_id, n, i, seat, sentence, heading) VALUES (?, ?, ?, ?, ?, ?)"
        self._to_write(table_id).executemany(sql, rows)

    def changes_of_seats(self, table_id: str) -> list[Entry]:
        changed = f"SELECT 1 FROM log WHERE table_id = ? AND kind <> 'moved' AND kind IN ({HANDS}) LIMIT 1"
        if self._of(table_id).execute(changed, (table_id,)).fetchone() is None:
            return []
        rows = self._of(table_id).execute(f"{_ENTRY} AND kind <> 'moved' ORDER BY n", (table_id,))
        return [_entry(row) for row in rows]

    def story(self, table_id: str, most: int) -> list[Told]:
        sql = (
            "SELECT n, sentence, heading FROM story WHERE table_id = ? AND seat IS NULL ORDER BY n DESC, i DESC LIMIT ?"
        )
        rows = self._of(table_id).execute(sql, (table_id, most)).fetchall()
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
        rows = self._of(table_id).execute(sql, {"table": table_id, "seat": seat})
        return [(n, _event(text, to, role)) for n, text, to, role in rows]

    def history(
        self,
        table_id: str,
        seat: Seat | None,
        *,
        after: int = _EARLIEST,
        upto: int | None = None,
        with_hints: bool = False,
    ) -> list[Told]:
        hints = " OR json_extract(sentence, '$.id') = ?" if with_hints else ""
        sql = (
            "SELECT n, sentence, seat, heading FROM story WHERE table_id = ? AND n > ? AND n <= ?"
            f" AND (seat IS NULL OR seat = ?{hints}) ORDER BY n, i"
        )
        values = (table_id, after, _LATEST if upto is None else upto, seat, *([HINTED] if with_hints else []))
        return [(n, _event(text, to, role)) for n, text, to, role in self._of(table_id).execute(sql, values)]

    def headings(self, table_id: str) -> list[Told]:
        sql = "SELECT n, sentence FROM story WHERE table_id = ? AND seat IS NULL AND heading = 1 ORDER BY n, i"
        return [(n, Event(load_say(text), is_heading=True)) for n, text in self._of(table_id).execute(sql, (table_id,))]

    def telling(self, table_id: str) -> list[int]:
        sql = "SELECT DISTINCT n FROM story WHERE table_id = ? AND seat IS NULL ORDER BY n"
        return [n for (n,) in self._of(table_id).execute(sql, (table_id,))]


def _entry(row: Any) -> Entry:
    n, payload, person, key, at = row
    return Entry(n, FACTS.load(payload), person, key, at)


def _role(event: Event) -> int:
    return _HEADING if event.is_heading else _RECAP if event.is_recap else 0


def _event(text: str, to: int | None, role: int) -> Event:
    return Event(load_say(text), None if to is None else Seat(to), role == _HEADING, role == _RECAP)


EVERY = 50
"""One position per this many entries is kept permanently, as is a game's first."""
RECENT = 20
"""The number of a table's newest entries whose positions are also kept."""


class PositionRows(PastRows, Positions):
    """The positions of every table."""

    def keep(self, table_id: str, n: int, text: str) -> None:
        self._to_write(table_id).execute(
            "INSERT INTO positions (table_id, n, state) VALUES (?, ?, ?)", (table_id, n, text)
        )
        self._db.execute(
            "DELETE FROM positions WHERE table_id = ? AND n <= ? AND n % ? <> 0"
            " AND n > (SELECT min(n) FROM positions WHERE table_id = ?)",
            (table_id, n - RECENT, EVERY, table_id),
        )

    def thin_out(self, table_id: str) -> None:
        first, last = (f"(SELECT {end}(n) FROM positions WHERE table_id = :table)" for end in ("min", "max"))
        sql = f"DELETE FROM positions WHERE table_id = :table AND n % :every <> 0 AND n > {first} AND n < {last}"
        self._to_write(table_id).execute(sql, {"table": table_id, "every": EVERY})

    def latest(self, table_id: str) -> int | None:
        sql = "SELECT max(n) FROM positions WHERE table_id = ?"
        found: int | None = value_of(self._of(table_id).execute(sql, (table_id,)))
        return found

    def first(self, table_id: str) -> int | None:
        sql = "SELECT min(n) FROM positions WHERE table_id = ?"
        found: int | None = value_of(self._of(table_id).execute(sql, (table_id,)))
        return found

    def by(self, table_id: str, n: int) -> tuple[int, str] | None:
        sql = "SELECT n, state FROM positions WHERE table_id = ? AND n <= ? ORDER BY n DESC LIMIT 1"
        row: tuple[int, str] | None = self._of(table_id).execute(sql, (table_id, n)).fetchone()
        return row

    def kept(self, table_id: str) -> dict[int, str]:
        return dict(
            self._of(table_id).execute("SELECT n, state FROM positions WHERE table_id = ? ORDER BY n", (table_id,))
        )


class SharedPositionRows(Rows, SharedPositions):
    """Positions without a table."""

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
        found: tuple[str, str] | None = self._db.execute(sql, (token, now)).fetchone()
        return found
