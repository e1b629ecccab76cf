"""Rows about people and channels. These functions run inside a transaction."""

import sqlite3

from bot.model import Person
from locales import Locale

from .store import one

_PERSON = "SELECT id, name, client, chosen, pings, dm, closed FROM people WHERE id = ?"


def person(db: sqlite3.Connection, person_id: int) -> Person | None:
    """Someone who has met the bot."""
    row = one(db, _PERSON, person_id)
    if row is None:
        return None
    found, name, client, chosen, pings, dm, closed = row
    return Person(found, name, chosen or client, chosen is not None, bool(pings), dm, bool(closed))


def meet(db: sqlite3.Connection, person_id: int, name: str, client: Locale) -> None:
    """Remember someone, or refresh their name and their client's language."""
    db.execute(
        "INSERT INTO people (id, name, client) VALUES (?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET name = excluded.name, client = excluded.client"
        " WHERE name <> excluded.name OR client <> excluded.client",  # unchanged, nothing is written
        (person_id, name, client),
    )


def set_language(db: sqlite3.Connection, person_id: int, locale: Locale | None) -> None:
    """Remember the language someone chose, or that they follow their client again."""
    db.execute("UPDATE people SET chosen = ? WHERE id = ?", (locale, person_id))


def set_pings(db: sqlite3.Connection, person_id: int, pings: bool) -> None:
    """Remember whether someone wants to be mentioned."""
    db.execute("UPDATE people SET pings = ? WHERE id = ?", (pings, person_id))


def set_dm(db: sqlite3.Connection, person_id: int, channel: int) -> None:
    """Remember where private messages go; they arrive there."""
    db.execute("UPDATE people SET dm = ?, closed = 0 WHERE id = ?", (channel, person_id))


def set_closed(db: sqlite3.Connection, person_id: int, closed: bool) -> None:
    """Remember whether private messages are refused."""
    db.execute("UPDATE people SET closed = ? WHERE id = ?", (closed, person_id))


def channel_language(db: sqlite3.Connection, channel: int) -> Locale | None:
    """The language chosen for a channel, if any."""
    row = one(db, "SELECT locale FROM channels WHERE id = ?", channel)
    return row[0] if row else None


def set_channel_language(db: sqlite3.Connection, channel: int, locale: Locale | None) -> None:
    """Choose a channel's language, or follow the server's again."""
    if locale is None:
        db.execute("DELETE FROM channels WHERE id = ?", (channel,))
    else:
        db.execute("INSERT OR REPLACE INTO channels (id, locale) VALUES (?, ?)", (channel, locale))
