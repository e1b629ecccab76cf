"""Rows about people beside the tables: who has had the daily message, and who follows which table."""

import sqlite3

from bot.model import MessageRef
from bot.store.protocol import watcher_slot

from .rows import fetch_one


class SqliteDaily:
    """The daily message."""

    def __init__(self, db: sqlite3.Connection) -> None:
        """Work in the transaction that is open on this connection."""
        self._db = db

    def is_wanted(self, person: int) -> bool:
        """Whether somebody takes it; everybody does who has not said otherwise."""
        row = fetch_one(self._db, "SELECT is_wanted FROM daily WHERE person = ?", person)
        return row is None or bool(row[0])

    def set_wanted(self, person: int, is_wanted: bool) -> None:
        """Remember whether somebody takes it."""
        sql = (
            "INSERT INTO daily (person, is_wanted) VALUES (?, ?)"
            " ON CONFLICT (person) DO UPDATE SET is_wanted = excluded.is_wanted"
        )
        self._db.execute(sql, (person, is_wanted))

    def sent(self, person: int) -> float:
        """When somebody had the last one, in seconds since 1970; 0 for never."""
        row = fetch_one(self._db, "SELECT sent FROM daily WHERE person = ?", person)
        return float(row[0]) if row else 0.0

    def set_sent(self, person: int, at: float) -> None:
        """Remember when somebody had one."""
        sql = "INSERT INTO daily (person, sent) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET sent = excluded.sent"
        self._db.execute(sql, (person, at))

    def waited_for(self, since: float) -> list[int]:
        """The people who take it, had none after `since`, and for whom a game in play has waited since then."""
        sql = (
            "SELECT DISTINCT seats.person FROM tables JOIN seats ON seats.table_id = tables.id"
            " LEFT JOIN daily ON daily.person = seats.person"
            " WHERE tables.phase IN ('lobby', 'playing') AND seats.person IS NOT NULL AND seats.asked <= ?"
            " AND coalesce(daily.is_wanted, 1) AND coalesce(daily.sent, 0) <= ? ORDER BY seats.person"
        )
        return [person for (person,) in self._db.execute(sql, (since, since))]


class SqliteWatchers:
    """Who follows which table."""

    def __init__(self, db: sqlite3.Connection) -> None:
        """Work in the transaction that is open on this connection."""
        self._db = db

    def follow(self, table_id: str, person: int, at: float) -> None:
        """Let somebody follow a table; nothing changes if they do."""
        self._db.execute(
            "INSERT OR IGNORE INTO watchers (table_id, person, since) VALUES (?, ?, ?)", (table_id, person, at)
        )

    def unfollow(self, table_id: str, person: int) -> bool:
        """Let somebody follow a table no more; return whether they did."""
        found = self._db.execute("DELETE FROM watchers WHERE table_id = ? AND person = ?", (table_id, person))
        return found.rowcount > 0

    def of_table(self, table_id: str) -> list[tuple[int, MessageRef | None]]:
        """Who follows a table, longest following first, and where the private message of each stands."""
        messages = "SELECT slot, channel, message, at, shows FROM messages WHERE table_id = ? AND slot LIKE 'watcher-%'"
        stand = {slot: MessageRef(*ref) for slot, *ref in self._db.execute(messages, (table_id,))}
        sql = "SELECT person FROM watchers WHERE table_id = ? ORDER BY since, person"
        return [
            (person, stand.get(watcher_slot(person))) for (person,) in self._db.execute(sql, (table_id,)).fetchall()
        ]

    def of_person(self, person: int) -> list[str]:
        """The tables that somebody follows, longest followed first."""
        sql = "SELECT table_id FROM watchers WHERE person = ? ORDER BY since, table_id"
        return [table_id for (table_id,) in self._db.execute(sql, (person,))]

    def has_any(self, table_id: str) -> bool:
        """Whether anybody follows a table."""
        return fetch_one(self._db, "SELECT 1 FROM watchers WHERE table_id = ? LIMIT 1", table_id) is not None
