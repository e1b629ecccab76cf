"""Rows about positions: the newest ones and some of the older, from which the log leads to all others.

These functions run inside a transaction.
"""

import sqlite3

from .store import one

EVERY = 50
"""One position in so many is kept for good, the first of a game among them."""
RECENT = 20
"""So many of a table's newest positions are kept besides."""


def save(db: sqlite3.Connection, table_id: str, n: int, state: str) -> None:
    """Keep the position after move `n`, as the game saves it, and forget what the log can lead to again."""
    db.execute("INSERT INTO positions (table_id, n, state) VALUES (?, ?, ?)", (table_id, n, state))
    db.execute("DELETE FROM positions WHERE table_id = ? AND n <= ? AND n % ? <> 0", (table_id, n - RECENT, EVERY))


def latest(db: sqlite3.Connection, table_id: str) -> str | None:
    """The newest position of a table; None before the deal."""
    row = one(db, "SELECT state FROM positions WHERE table_id = ? ORDER BY n DESC LIMIT 1", table_id)
    return row[0] if row else None


def kept(db: sqlite3.Connection, table_id: str) -> dict[int, str]:
    """The positions of a table that are kept, by the number of the move they follow."""
    return dict(db.execute("SELECT n, state FROM positions WHERE table_id = ? ORDER BY n", (table_id,)))
