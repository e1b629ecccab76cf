"""Rows about our messages, rules editions and notes."""

import sqlite3

from bot.model import MessageRef

from .rows import fetch_one


class SqliteBookkeeping:
    """Where messages stand, which editions are in use, what the bot notes for itself."""

    def __init__(self, db: sqlite3.Connection) -> None:
        """Work in the transaction that is open on this connection."""
        self._db = db

    def set_message(self, table_id: str, slot: str, ref: MessageRef | None) -> None:
        """Remember where a message of a table stands; `slot` is "board", "call" or "hand-" and a seat."""
        if ref is None:
            self._db.execute("DELETE FROM messages WHERE table_id = ? AND slot = ?", (table_id, slot))
            return
        self._db.execute(
            "INSERT INTO messages (table_id, slot, channel, message, at, shows) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id, slot) DO UPDATE SET"
            " channel = excluded.channel, message = excluded.message, at = excluded.at, shows = excluded.shows",
            (table_id, slot, ref.channel, ref.message, ref.at, ref.shows),
        )

    def keep_edition(self, game: str, edition: str, text: str) -> None:
        """Keep the component data that a table plays by."""
        self._db.execute(
            "INSERT INTO editions (game, edition, text) VALUES (?, ?, ?) ON CONFLICT (game, edition) DO NOTHING",
            (game, edition, text),
        )

    def editions(self) -> list[tuple[str, str, str]]:
        """All editions kept: game, edition, text."""
        return self._db.execute("SELECT game, edition, text FROM editions ORDER BY game, edition").fetchall()

    def note(self, name: str) -> str | None:
        """A short text the bot keeps for itself."""
        row = fetch_one(self._db, "SELECT text FROM notes WHERE name = ?", name)
        return row[0] if row else None

    def set_note(self, name: str, text: str) -> None:
        """Keep a short text under a name."""
        self._db.execute(
            "INSERT INTO notes (name, text) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET text = excluded.text",
            (name, text),
        )
