"""Rows of what is still to be told. They are written in the transaction that made the news."""

import sqlite3
from collections.abc import Collection, Mapping, Sequence

from bot.store.outbox import OutboxItem
from bot.tables.notify import Kind, Notice
from games.core import Seat

from .rows import NOBODY, dump_say, fetch_one, load_say, seat_or_none

_COLUMNS = "id, table_id, kind, seat, ticket, version, sentence, attempts"


class SqliteOutbox:
    """The outbox of every table. An item is in one holder's hands until a time; then anybody may take it."""

    def __init__(self, db: sqlite3.Connection) -> None:
        """Work in the transaction that is open on this connection."""
        self._db = db

    def enqueue(
        self, table_id: str, notices: Sequence[Notice], due: float, holder: str = "", until: float = 0.0
    ) -> list[OutboxItem]:
        """Have notices delivered; what waits already is delivered once, in its newest version."""
        handed = [self._enqueue(table_id, notice, due, holder, until) for notice in notices]
        return [item for item in handed if item is not None]

    def _enqueue(self, table_id: str, notice: Notice, due: float, holder: str, until: float) -> OutboxItem | None:
        """One notice; the item if the holder has it now."""
        seat = NOBODY if notice.seat is None else notice.seat
        text = dump_say(notice.say) if notice.say is not None else None
        lease = (holder, until, int(bool(holder)))
        if notice.kind is not Kind.NOTICE:
            sql = "SELECT id, holder, until, attempts FROM outbox WHERE table_id = ? AND kind = ? AND seat = ?"
            row = fetch_one(self._db, sql, table_id, notice.kind, seat)
            if row is not None:
                return self._renew(row, table_id, notice, due, lease)
        sql = (
            "INSERT INTO outbox (table_id, kind, seat, ticket, sentence, due, holder, until, attempts)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"
        )
        (found,) = fetch_one(self._db, sql, table_id, notice.kind, seat, notice.ticket, text, due, *lease)
        return OutboxItem(found, table_id, notice.kind, notice.seat, notice.ticket, 1, notice.say) if holder else None

    def _renew(
        self, row: tuple[int, str, float, int], table_id: str, notice: Notice, due: float, lease: tuple[str, float, int]
    ) -> OutboxItem | None:
        """A new version of what waits already; another holder keeps the old one until they have reported on it."""
        found, held_by, held_until, attempts = row
        holder, until, once_more = lease
        sql = "UPDATE outbox SET version = version + 1, ticket = ?, due = ? WHERE id = ? RETURNING version"
        (version,) = fetch_one(self._db, sql, notice.ticket, due, found)
        is_held = held_until > due
        if not holder or (is_held and held_by != holder):
            return None
        attempts += 0 if is_held else once_more
        sql = "UPDATE outbox SET holder = ?, until = ?, attempts = ? WHERE id = ?"
        self._db.execute(sql, (holder, until, attempts, found))
        return OutboxItem(found, table_id, notice.kind, notice.seat, notice.ticket, version, notice.say, attempts)

    def is_waiting(self, table_id: str, kind: Kind) -> bool:
        """Whether something of this kind waits for a table."""
        return fetch_one(self._db, "SELECT 1 FROM outbox WHERE table_id = ? AND kind = ?", table_id, kind) is not None

    def keep_calls(self, table_id: str, tickets: Mapping[Seat, str]) -> None:
        """Forget the calls for seats that are not among these; the others are for these questions now."""
        sql = "SELECT id, seat, ticket FROM outbox WHERE table_id = ? AND kind = ?"
        for found, seat, ticket in self._db.execute(sql, (table_id, Kind.CALL)).fetchall():
            if (now := tickets.get(Seat(seat))) is None:
                self._db.execute("DELETE FROM outbox WHERE id = ?", (found,))
            elif now != ticket:
                self._db.execute("UPDATE outbox SET ticket = ? WHERE id = ?", (now, found))

    def take(self, now: float, limit: int, holder: str, until: float) -> list[OutboxItem]:
        """Hand out what is due and in nobody's hands, longest waiting first; of one table, all to one holder."""
        free = (
            "SELECT id FROM outbox WHERE due <= :now AND until <= :now AND NOT EXISTS (SELECT 1 FROM outbox AS held"
            " WHERE held.table_id = outbox.table_id AND held.until > :now AND held.holder <> :holder)"
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
