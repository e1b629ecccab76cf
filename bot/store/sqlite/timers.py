"""Rows of what falls due at the tables."""

import sqlite3
from collections.abc import Collection

from bot.tables.timers import Due, Timer

from .rows import NOBODY, fetch_one, seat_or_none


class SqliteTimers:
    """The timers of every table."""

    def __init__(self, db: sqlite3.Connection) -> None:
        """Work in the transaction that is open on this connection."""
        self._db = db

    def schedule(self, table_id: str, timers: Collection[Timer]) -> None:
        """Let these be all that falls due at a table."""
        wanted = {(timer.kind.value, _seat(timer)): timer for timer in timers}
        for kind, seat in self._db.execute("SELECT kind, seat FROM timers WHERE table_id = ?", (table_id,)).fetchall():
            if (kind, seat) not in wanted:
                self._db.execute(
                    "DELETE FROM timers WHERE table_id = ? AND kind = ? AND seat = ?", (table_id, kind, seat)
                )
        self._db.executemany(
            "INSERT INTO timers (table_id, kind, seat, ticket, due) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id, kind, seat) DO UPDATE SET ticket = excluded.ticket, due = excluded.due",
            [(table_id, kind, seat, timer.ticket, timer.at) for (kind, seat), timer in wanted.items()],
        )

    def due(self, now: float, limit: int) -> list[tuple[str, Timer]]:
        """What is due, longest waiting first."""
        sql = "SELECT table_id, kind, due, seat, ticket FROM timers WHERE due <= ? ORDER BY due LIMIT ?"
        return [
            (table_id, Timer(Due(kind), at, seat_or_none(seat), ticket))
            for table_id, kind, at, seat, ticket in self._db.execute(sql, (now, limit))
        ]

    def next_due(self) -> float | None:
        """When something falls due next."""
        found: float | None = fetch_one(self._db, "SELECT min(due) FROM timers")[0]
        return found

    def postpone(self, table_id: str, timer: Timer, at: float) -> None:
        """Let something fall due later, unless it has been scheduled anew meanwhile."""
        sql = "UPDATE timers SET due = ? WHERE table_id = ? AND kind = ? AND seat = ? AND ticket = ? AND due = ?"
        self._db.execute(sql, (at, table_id, timer.kind, _seat(timer), timer.ticket, timer.at))


def _seat(timer: Timer) -> int:
    return NOBODY if timer.seat is None else timer.seat
