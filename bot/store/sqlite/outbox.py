"""Rows of what is still to be told. They are written in the transaction that made the news."""

import sqlite3
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from bot.store.outbox import OutboxItem
from bot.tables.notify import Kind, Notice
from games.core import Seat

from .rows import NOBODY, dump_say, fetch_one, load_say, seat_or_none

_ONE_EACH = "kind <> 'notice'"
"""Of these one waits for each seat at most; the index over them serves queries that say so."""
_COLUMNS = "id, table_id, kind, seat, ticket, version, sentence, attempts"


class _Row(NamedTuple):
    """What is known of an item that waits: in whose hands it is, until when, and how often it was handed out."""

    id: int
    ticket: str
    holder: str
    until: float
    attempts: int


class SqliteOutbox:
    """The outbox of every table. An item is in one holder's hands until a time; then anybody may take it."""

    def __init__(self, db: sqlite3.Connection) -> None:
        """Work in the transaction that is open on this connection."""
        self._db = db

    def enqueue(
        self,
        table_id: str,
        notices: Sequence[Notice],
        due: float,
        holder: str = "",
        until: float = 0.0,
        *,
        calls: Mapping[Seat, str] | None = None,
    ) -> list[OutboxItem]:
        """Have notices delivered; what waits already is delivered once, in its newest version."""
        waiting = self._waiting(table_id) if notices or calls is not None else {}
        if calls is not None:
            self._keep_calls(waiting, calls)
        handed = list[OutboxItem]()
        for notice in notices:
            what = (notice.kind, NOBODY if notice.seat is None else notice.seat)
            if notice.kind is Kind.NOTICE or what not in waiting:
                row, version = self._add(table_id, notice, due, holder, until)
            else:
                row, version = self._renew(waiting[what], notice, due, holder, until)
            waiting[what] = row
            if holder and row.holder == holder:
                handed.append(
                    OutboxItem(
                        row.id, table_id, notice.kind, notice.seat, notice.ticket, version, notice.say, row.attempts
                    )
                )
        return handed

    def _waiting(self, table_id: str) -> dict[tuple[str, int], _Row]:
        """What waits for a table and is delivered once, by kind and seat."""
        sql = f"SELECT kind, seat, id, ticket, holder, until, attempts FROM outbox WHERE table_id = ? AND {_ONE_EACH}"
        return {(kind, seat): _Row(*row) for kind, seat, *row in self._db.execute(sql, (table_id,))}

    def _keep_calls(self, waiting: dict[tuple[str, int], _Row], tickets: Mapping[Seat, str]) -> None:
        """Forget the calls for seats that are not among these; the others are for these questions now."""
        for what, row in [(what, row) for what, row in waiting.items() if what[0] == Kind.CALL]:
            if (now := tickets.get(Seat(what[1]))) is None:
                self._db.execute("DELETE FROM outbox WHERE id = ?", (row.id,))
                del waiting[what]
            elif now != row.ticket:
                self._db.execute("UPDATE outbox SET ticket = ? WHERE id = ?", (now, row.id))

    def _add(self, table_id: str, notice: Notice, due: float, holder: str, until: float) -> tuple[_Row, int]:
        """A notice of which none waits yet, and its version."""
        seat = NOBODY if notice.seat is None else notice.seat
        text, attempts = dump_say(notice.say) if notice.say is not None else None, int(bool(holder))
        sql = (
            "INSERT INTO outbox (table_id, kind, seat, ticket, sentence, due, holder, until, attempts)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        )
        values = (table_id, notice.kind, seat, notice.ticket, text, due, holder, until, attempts)
        found = self._db.execute(sql, values).lastrowid
        assert found is not None, "a row has just been added"
        return _Row(found, notice.ticket, holder, until, attempts), 1

    def _renew(self, row: _Row, notice: Notice, due: float, holder: str, until: float) -> tuple[_Row, int]:
        """A new version of what waits already; another holder keeps the old one until they have reported on it."""
        sql = "UPDATE outbox SET version = version + 1, ticket = ?, due = ? WHERE id = ? RETURNING version"
        (version,) = fetch_one(self._db, sql, notice.ticket, due, row.id)
        is_held = row.until > due
        if not holder or (is_held and row.holder != holder):
            return row, version
        attempts = row.attempts + (0 if is_held else 1)
        sql = "UPDATE outbox SET holder = ?, until = ?, attempts = ? WHERE id = ?"
        self._db.execute(sql, (holder, until, attempts, row.id))
        return _Row(row.id, notice.ticket, holder, until, attempts), version

    def is_waiting(self, table_id: str, kind: Kind) -> bool:
        """Whether something of this kind waits for a table."""
        sql = "SELECT 1 FROM outbox WHERE table_id = ? AND kind = ?"
        return fetch_one(self._db, sql, table_id, kind) is not None

    def take(self, now: float, limit: int, holder: str, until: float) -> list[OutboxItem]:
        """Hand out what is due and in nobody's hands, longest waiting first; of one table, all to one holder."""
        free = (
            "SELECT id FROM outbox WHERE due <= :now AND until <= :now AND table_id NOT IN"
            " (SELECT table_id FROM outbox WHERE until > 0 AND until > :now AND holder <> :holder)"
            " ORDER BY due, id LIMIT :limit"
        )
        sql = (
            f"UPDATE outbox SET holder = :holder, until = :until, attempts = attempts + 1 WHERE id IN ({free})"
            f" RETURNING {_COLUMNS}, due"
        )
        values = {"now": now, "limit": limit, "holder": holder, "until": until}
        rows = self._db.execute(sql, values).fetchall()
        return [_item(*row[:-1]) for row in sorted(rows, key=lambda row: (row[-1], row[0]))]

    def report(self, done: Collection[OutboxItem], put_off: Collection[tuple[OutboxItem, float]]) -> Mapping[int, int]:
        """Forget what was delivered, unless it became due again meanwhile; hand the rest out again when it is due."""
        self._db.executemany(
            "DELETE FROM outbox WHERE id = ? AND version = ?", [(item.id, item.version) for item in done]
        )
        self._db.executemany(
            "UPDATE outbox SET due = ? WHERE id = ? AND version = ?",
            [(due, item.id, item.version) for item, due in put_off],
        )
        reported = [(item.id,) for item in (*done, *(item for item, _ in put_off))]
        delivered = [(item.id,) for item in done]
        self._db.executemany("UPDATE outbox SET attempts = 0 WHERE id = ?", delivered)
        sql = "UPDATE outbox SET holder = '', until = 0 WHERE id = ? RETURNING version"
        released = ((found, fetch_one(self._db, sql, found)) for (found,) in reported)
        return {found: row[0] for found, row in released if row is not None}

    def next_due(self) -> float | None:
        """When something can be handed out next, if anything is left."""
        (free,) = fetch_one(self._db, "SELECT min(due) FROM outbox WHERE until = 0")
        (held,) = fetch_one(self._db, "SELECT min(until) FROM outbox WHERE until > 0")
        return min((float(at) for at in (free, held) if at is not None), default=None)

    def release(self, holder: str) -> None:
        """Take back all that a holder has."""
        self._db.execute("UPDATE outbox SET holder = '', until = 0 WHERE holder = ?", (holder,))

    def count(self) -> int:
        """How much is still to be told."""
        return int(fetch_one(self._db, "SELECT count(*) FROM outbox")[0])


def _item(
    found: int, table: str, kind: str, seat: int, ticket: str, version: int, sentence: str | None, attempts: int
) -> OutboxItem:
    said = load_say(sentence) if sentence else None
    return OutboxItem(found, table, Kind(kind), seat_or_none(seat), ticket, version, said, attempts)
