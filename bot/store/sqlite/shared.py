"""Rows of positions that somebody looks at, kept for a while so that they can be played from."""

import sqlite3

from .rows import fetch_one


class SqliteSharedPositions:
    """Positions that belong to no table."""

    def __init__(self, db: sqlite3.Connection) -> None:
        """Work in the transaction that is open on this connection."""
        self._db = db

    def keep(self, token: str, game: str, state: str, now: float, until: float, most: int) -> None:
        """Keep a position until a moment, and drop what has expired, or is older than the last so many."""
        self._db.execute("DELETE FROM shared_positions WHERE until <= ?", (now,))
        self._db.execute(
            "INSERT INTO shared_positions (token, game, state, until) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (token) DO UPDATE SET game = excluded.game, state = excluded.state, until = excluded.until",
            (token, game, state, until),
        )
        oldest = "SELECT token FROM shared_positions ORDER BY until DESC, token LIMIT -1 OFFSET ?"
        self._db.execute(f"DELETE FROM shared_positions WHERE token IN ({oldest})", (most,))

    def get(self, token: str, now: float) -> tuple[str, str] | None:
        """The game and the state of a position that has not expired."""
        sql = "SELECT game, state FROM shared_positions WHERE token = ? AND until > ?"
        row = fetch_one(self._db, sql, token, now)
        return (row[0], row[1]) if row else None
