"""Rows of positions: the newest ones and some of the older, from which the log leads to all others."""

import sqlite3

from .rows import fetch_one

EVERY = 50
"""One position in so many entries is kept for good; the first of a game is kept too."""
RECENT = 20
"""So many of a table's newest entries keep their position besides."""


class SqlitePositions:
    """The positions of every table."""

    def __init__(self, db: sqlite3.Connection) -> None:
        """Work in the transaction that is open on this connection."""
        self._db = db

    def keep(self, table_id: str, n: int, text: str) -> None:
        """Keep the position that entry `n` made, and forget what the log can lead to again."""
        self._db.execute("INSERT INTO positions (table_id, n, state) VALUES (?, ?, ?)", (table_id, n, text))
        self._db.execute(
            "DELETE FROM positions WHERE table_id = ? AND n <= ? AND n % ? <> 0"
            " AND n > (SELECT min(n) FROM positions WHERE table_id = ?)",
            (table_id, n - RECENT, EVERY, table_id),
        )

    def latest(self, table_id: str) -> int | None:
        """The entry that made the newest position; None before the deal."""
        found: int | None = fetch_one(self._db, "SELECT max(n) FROM positions WHERE table_id = ?", table_id)[0]
        return found

    def first(self, table_id: str) -> int | None:
        """The entry that made the oldest position that is kept; None before the deal."""
        found: int | None = fetch_one(self._db, "SELECT min(n) FROM positions WHERE table_id = ?", table_id)[0]
        return found

    def by(self, table_id: str, n: int) -> tuple[int, str] | None:
        """The newest position that was kept up to entry `n`, and the entry that made it."""
        sql = "SELECT n, state FROM positions WHERE table_id = ? AND n <= ? ORDER BY n DESC LIMIT 1"
        row: tuple[int, str] | None = fetch_one(self._db, sql, table_id, n)
        return row

    def kept(self, table_id: str) -> dict[int, str]:
        """All that are kept, by the entry that made each."""
        return dict(self._db.execute("SELECT n, state FROM positions WHERE table_id = ? ORDER BY n", (table_id,)))
