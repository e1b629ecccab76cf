"""Rows about servers: what their managers have set."""

import sqlite3

from pydantic import TypeAdapter

from bot.preferences import ServerSettings

from .rows import fetch_one

_SETTINGS: TypeAdapter[ServerSettings] = TypeAdapter(ServerSettings)


class SqliteServers:
    """What servers have set."""

    def __init__(self, db: sqlite3.Connection) -> None:
        """Work in the transaction that is open on this connection."""
        self._db = db

    def settings(self, guild: int) -> ServerSettings:
        """What the managers of a server have set; the usual settings where they have set nothing."""
        row = fetch_one(self._db, "SELECT settings FROM servers WHERE id = ?", guild)
        return _SETTINGS.validate_json(row[0]) if row else ServerSettings()

    def set(self, guild: int, settings: ServerSettings) -> None:
        """Remember what the managers of a server have set."""
        text = _SETTINGS.dump_json(settings, exclude_defaults=True).decode()
        self._db.execute(
            "INSERT INTO servers (id, settings) VALUES (?, ?)"
            " ON CONFLICT (id) DO UPDATE SET settings = excluded.settings",
            (guild, text),
        )
