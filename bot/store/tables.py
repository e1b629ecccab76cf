"""Rows about tables and who sits there. These functions run inside a transaction."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

from bot.model import MessageRef, Person, Phase, Sitter, Table
from games.core import Seat
from locales import Locale

from .store import one

_TABLE = (
    "SELECT id, game, guild, channel, host, locale, phase, options, first, moves,"
    " lost, board_channel, board_message, board_at, ping_channel, ping_message, ping_at FROM tables"
)
_SITTERS = (
    "SELECT coalesce(people.name, seats.name), person, computer, hand_channel, hand_message, hand_at"
    " FROM seats LEFT JOIN people ON people.id = coalesce(seats.person, seats.owner)"
    " WHERE table_id = ? ORDER BY seat"
)


def table(db: sqlite3.Connection, table_id: str) -> Table | None:
    """A table by its id."""
    return _read(db, one(db, f"{_TABLE} WHERE id = ?", table_id))


def table_in(db: sqlite3.Connection, channel: int) -> Table | None:
    """The live table of a channel, or else the latest one."""
    latest = "WHERE channel = ? ORDER BY phase IN ('lobby', 'playing') DESC, opened DESC, rowid DESC LIMIT 1"
    return _read(db, one(db, f"{_TABLE} {latest}", channel))


def tables_of(db: sqlite3.Connection, person: int) -> list[Table]:
    """The live tables where someone sits, oldest first."""
    return _live(db, "id IN (SELECT table_id FROM seats WHERE person = ?) AND", person)


def live_tables(db: sqlite3.Connection) -> list[Table]:
    """All tables in the lobby or in play, oldest first."""
    return _live(db, "")


def tables_on(db: sqlite3.Connection, guild: int) -> list[Table]:
    """The live tables of a server, oldest first."""
    return _live(db, "guild = ? AND", guild)


def add(
    db: sqlite3.Connection, table_id: str, game: str, guild: int, channel: int, host: int, locale: Locale, at: float
) -> None:
    """Open a lobby, with nobody at it.

    Raises:
        sqlite3.IntegrityError: the channel has a live table.
    """
    db.execute(
        "INSERT INTO tables (id, game, guild, channel, host, locale, phase, options, opened)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, '{}', ?)",
        (table_id, game, guild, channel, host, locale, Phase.LOBBY, at),
    )


def set_host(db: sqlite3.Connection, table_id: str, host: int) -> None:
    """Give a table to someone."""
    db.execute("UPDATE tables SET host = ? WHERE id = ?", (host, table_id))


def set_lost(db: sqlite3.Connection, table_id: str, *, lost: bool) -> None:
    """Remember whether a table has lost its channel."""
    db.execute("UPDATE tables SET lost = ? WHERE id = ?", (lost, table_id))


def set_place(db: sqlite3.Connection, table_id: str, guild: int, channel: int) -> None:
    """Let a table stand in another channel.

    Raises:
        sqlite3.IntegrityError: the channel has a live table.
    """
    db.execute("UPDATE tables SET guild = ?, channel = ?, lost = 0 WHERE id = ?", (guild, channel, table_id))


def set_locale(db: sqlite3.Connection, table_id: str, locale: Locale) -> None:
    """Let a table speak a language."""
    db.execute("UPDATE tables SET locale = ? WHERE id = ?", (locale, table_id))


def set_phase(db: sqlite3.Connection, table_id: str, phase: Phase) -> None:
    """Move a table on in its life."""
    db.execute("UPDATE tables SET phase = ? WHERE id = ?", (phase, table_id))


def set_options(db: sqlite3.Connection, table_id: str, options: Mapping[str, str]) -> None:
    """Remember a table's options."""
    db.execute("UPDATE tables SET options = ? WHERE id = ?", (json.dumps(dict(options)), table_id))


def set_first(db: sqlite3.Connection, table_id: str, seat: Seat | None) -> None:
    """Remember who begins."""
    db.execute("UPDATE tables SET first = ? WHERE id = ?", (seat, table_id))


def set_deal(db: sqlite3.Connection, table_id: str, edition: str, seed: str) -> None:
    """Remember by which rules and with which seed a table plays."""
    db.execute("UPDATE tables SET edition = ?, seed = ? WHERE id = ?", (edition, seed, table_id))


def seed_of(db: sqlite3.Connection, table_id: str) -> str | None:
    """The seed a table was dealt with; None before the deal."""
    row = one(db, "SELECT seed FROM tables WHERE id = ?", table_id)
    return row[0] if row else None


def advance(db: sqlite3.Connection, table_id: str, moves: int) -> bool:
    """Count a move if there were `moves` of them so far; says whether that was so."""
    counted = db.execute("UPDATE tables SET moves = moves + 1 WHERE id = ? AND moves = ?", (table_id, moves))
    return counted.rowcount == 1


def set_sitters(db: sqlite3.Connection, table_id: str, sitters: Sequence[Sitter]) -> None:
    """Seat these, in this order, and nobody else. Only before the game: afterwards seats do not move."""
    db.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
    db.executemany(
        "INSERT INTO seats (table_id, seat, name, person, computer) VALUES (?, ?, ?, ?, ?)",
        [(table_id, i, sitter.name, sitter.person, sitter.computer) for i, sitter in enumerate(sitters)],
    )


def give_to_computer(db: sqlite3.Connection, table_id: str, seat: Seat, strategy: str) -> None:
    """Let a computer player go on for the person at a seat, who may come back."""
    db.execute(
        "UPDATE seats SET owner = person, person = NULL, computer = ? WHERE table_id = ? AND seat = ?",
        (strategy, table_id, seat),
    )


def give_back(db: sqlite3.Connection, table_id: str, person: Person) -> Seat | None:
    """Seat someone where they sat before; None when they had no seat here."""
    row = one(db, "SELECT seat FROM seats WHERE table_id = ? AND owner = ? AND person IS NULL", table_id, person.id)
    if row is None:
        return None
    db.execute(
        "UPDATE seats SET person = owner, owner = NULL, computer = NULL, name = ? WHERE table_id = ? AND seat = ?",
        (person.name, table_id, row[0]),
    )
    return Seat(row[0])


def left_seats(db: sqlite3.Connection, table_id: str) -> set[Seat]:
    """The seats whose person left during the game."""
    rows = db.execute("SELECT seat FROM seats WHERE table_id = ? AND owner IS NOT NULL", (table_id,))
    return {Seat(row[0]) for row in rows}


def set_message(db: sqlite3.Connection, table_id: str, which: str, ref: MessageRef | None) -> None:
    """Remember where the board or the ping of a table stands. `which` is "board" or "ping"."""
    if which not in {"board", "ping"}:
        raise ValueError(f"a table has no message {which!r}")
    sql = f"UPDATE tables SET {which}_channel = ?, {which}_message = ?, {which}_at = ? WHERE id = ?"
    db.execute(sql, (*_columns(ref), table_id))


def set_hand(db: sqlite3.Connection, table_id: str, seat: Seat, ref: MessageRef | None) -> None:
    """Remember where the private board of a seat stands."""
    sql = "UPDATE seats SET hand_channel = ?, hand_message = ?, hand_at = ? WHERE table_id = ? AND seat = ?"
    db.execute(sql, (*_columns(ref), table_id, seat))


def _live(db: sqlite3.Connection, where: str, *values: Any) -> list[Table]:
    sql = f"{_TABLE} WHERE {where} phase IN ('lobby', 'playing') ORDER BY opened, rowid"
    rows = db.execute(sql, values).fetchall()
    return [found for row in rows if (found := _read(db, row)) is not None]


def _read(db: sqlite3.Connection, row: Any) -> Table | None:
    if row is None:
        return None
    found, game, guild, channel, host, locale, phase, options, first, moves, lost, *refs = row
    sitters = tuple(
        Sitter(name, person, computer, _ref(*hand)) for name, person, computer, *hand in db.execute(_SITTERS, (found,))
    )
    return Table(
        found, game, guild, channel, host, locale, Phase(phase), json.loads(options),
        None if first is None else Seat(first), sitters, moves, _ref(*refs[:3]), _ref(*refs[3:]), bool(lost),
    )  # fmt: skip


def _ref(channel: int | None, message: int | None, at: float | None) -> MessageRef | None:
    return None if channel is None or message is None or at is None else MessageRef(channel, message, at)


def _columns(ref: MessageRef | None) -> tuple[int | None, int | None, float | None]:
    return (ref.channel, ref.message, ref.at) if ref else (None, None, None)
