"""Rows about people and channels."""

import sqlite3

from pydantic import TypeAdapter

from bot.model import Person
from bot.preferences import Preferences
from locales import Locale

from .rows import fetch_one, read_column

PREFERENCES: TypeAdapter[Preferences] = TypeAdapter(Preferences)


class SqlitePeople:
    """What is known of people and channels."""

    def __init__(self, db: sqlite3.Connection) -> None:
        """Work in the transaction that is open on this connection."""
        self._db = db

    def get(self, person_id: int) -> Person | None:
        """Someone who has met the bot."""
        sql = "SELECT id, name, client, chosen, pings, dm, closed, untold, preferences FROM people WHERE id = ?"
        row = fetch_one(self._db, sql, person_id)
        if row is None:
            return None
        found, name, client, chosen, pings, dm, closed, untold, preferences = row
        return Person(
            found, name, chosen or client, chosen is not None, bool(pings), dm, bool(closed), untold,
            read_column(PREFERENCES, preferences) or Preferences(),
        )  # fmt: skip

    def nickname(self, guild: int, person_id: int) -> str | None:
        """What someone is called on a server."""
        row = fetch_one(self._db, "SELECT name FROM nicknames WHERE guild = ? AND person = ?", guild, person_id)
        return row[0] if row else None

    def meet(self, person_id: int, name: str, client: Locale) -> None:
        """Remember someone, or refresh their name and their client's language."""
        self._db.execute(
            "INSERT INTO people (id, name, client) VALUES (?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, client = excluded.client,"
            " revision = revision + 1",
            (person_id, name, client),
        )

    def set_nickname(self, guild: int, person_id: int, name: str) -> None:
        """Remember what someone is called on a server."""
        self._db.execute(
            "INSERT INTO nicknames (guild, person, name) VALUES (?, ?, ?)"
            " ON CONFLICT (guild, person) DO UPDATE SET name = excluded.name",
            (guild, person_id, name),
        )
        self._db.execute("UPDATE people SET revision = revision + 1 WHERE id = ?", (person_id,))

    def set_language(self, person_id: int, locale: Locale | None) -> None:
        """Remember the language someone chose, or that they follow their client again."""
        self._db.execute("UPDATE people SET chosen = ?, revision = revision + 1 WHERE id = ?", (locale, person_id))

    def set_pings(self, person_id: int, pings: bool) -> None:
        """Remember whether someone wants to be mentioned."""
        self._db.execute("UPDATE people SET pings = ?, revision = revision + 1 WHERE id = ?", (pings, person_id))

    def set_preferences(self, person_id: int, preferences: Preferences) -> None:
        """Remember what else someone has set."""
        text = PREFERENCES.dump_json(preferences, exclude_defaults=True).decode()
        self._db.execute("UPDATE people SET preferences = ?, revision = revision + 1 WHERE id = ?", (text, person_id))

    def set_dm(self, person_id: int, channel: int) -> None:
        """Remember where private messages go; they arrive there."""
        self._db.execute(
            "UPDATE people SET dm = ?, closed = 0, revision = revision + 1 WHERE id = ?", (channel, person_id)
        )

    def set_closed(self, person_id: int, closed: bool) -> None:
        """Remember whether private messages are refused."""
        self._db.execute("UPDATE people SET closed = ?, revision = revision + 1 WHERE id = ?", (closed, person_id))

    def set_untold(self, person_id: int, untold: str) -> None:
        """Remember what someone could not be told."""
        self._db.execute("UPDATE people SET untold = ?, revision = revision + 1 WHERE id = ?", (untold, person_id))

    def channel_language(self, channel: int) -> Locale | None:
        """The language chosen for a channel, if any."""
        row = fetch_one(self._db, "SELECT locale FROM channels WHERE id = ?", channel)
        return row[0] if row else None

    def set_channel_language(self, channel: int, locale: Locale | None) -> None:
        """Choose a channel's language, or follow the server's again."""
        if locale is None:
            self._db.execute("DELETE FROM channels WHERE id = ?", (channel,))
        else:
            self._db.execute(
                "INSERT INTO channels (id, locale) VALUES (?, ?)"
                " ON CONFLICT (id) DO UPDATE SET locale = excluded.locale",
                (channel, locale),
            )
