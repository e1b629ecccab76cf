"""Rows about tables, their seats, and the bot's messages about them."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, partial
from time import monotonic
from typing import Any, NamedTuple

import orjson
from pydantic import TypeAdapter

from bot.model import Contest, Lesson, Occupant, Origin, Phase, Proposal, Table, Tempo, TimeOuts, Transfer
from bot.post import PostedMessage
from bot.store.protocol import Messages
from bot.store.protocol.tables import ChannelTaken, Tables, TableStamp

from .people import PREFERENCES
from .schema import Rows, read_column, seat_or_none, value_of, write_column

_TAKEN = ("tables.channel", "one_live_table")
"""What SQLite and PostgreSQL name in the error for a second live table in a channel."""
_LIVE = "phase IN ('lobby', 'playing')"
_TABLE = (
    "SELECT id, game, guild, channel, host, locale, phase, options, first, n, moves, opened, active, edition, pace,"
    " warned, lost, is_guided, proposal, hinted, time_outs, origin, transfer, is_rated, tempo, contest FROM tables"
)
LESSONS: TypeAdapter[Lesson] = TypeAdapter(Lesson)
ORIGINS: TypeAdapter[Origin] = TypeAdapter(Origin)
PROPOSALS: TypeAdapter[Proposal] = TypeAdapter(Proposal)
TRANSFERS: TypeAdapter[Transfer] = TypeAdapter(Transfer)
_PLAIN = {
    "game": "game", "guild": "guild", "channel": "channel", "host": "host", "locale": "locale", "phase": "phase",
    "first": "first", "n": "n", "moves": "moves", "opened": "opened_at", "active": "active_at", "edition": "edition",
    "pace": "pace", "warned": "warned", "time_outs": "time_outs", "is_rated": "is_rated",
    "tempo": "tempo", "is_guided": "is_guided", "contest": "contest",
}  # fmt: skip
"""By column, the attribute of a table that it stores unchanged."""
_WRITTEN: Mapping[str, Callable[[Any], str]] = {
    "options": json.dumps,
    "proposal": partial(write_column, PROPOSALS),
    "origin": partial(write_column, ORIGINS),
    "transfer": partial(write_column, TRANSFERS),
}
"""By column, named like the attribute it stores, the function that serialises it."""


class _SeatRow(NamedTuple):
    """A row of a seat. Each field is the column of its name, except for those in `_SEAT_COLUMNS`."""

    given: str
    nickname: str | None
    person: int | None
    computer: str | None
    owner: int | None
    since: int
    seen: float
    asked: float | None
    gone: int
    played_by_clock_for: str
    missed: int
    reminded: str
    is_away: int
    away_until: float
    kept_until: float
    lesson: str
    preferences: str | None


_SEAT_COLUMNS = {
    "given": "seats.name",
    "nickname": "nicknames.name",
    "person": "seats.person",
    "preferences": "people.preferences",
}
_OCCUPANTS = (
    f"SELECT {', '.join(_SEAT_COLUMNS.get(field, field) for field in _SeatRow._fields)} FROM seats"
    " JOIN tables ON tables.id = seats.table_id"
    " LEFT JOIN nicknames ON nicknames.guild = tables.guild AND nicknames.person = coalesce(seats.person, seats.owner)"
    " LEFT JOIN people ON people.id = coalesce(seats.person, seats.owner)"
    " WHERE table_id = ? ORDER BY seat"
)

_STAMP = (
    "SELECT n, erasures + (SELECT coalesce(sum(revision), 0) FROM seats"
    " JOIN people ON people.id = coalesce(seats.person, seats.owner) WHERE table_id = tables.id)"
    " FROM tables WHERE id = ?"
)
"""Taking or leaving a seat makes an entry; so at one entry the sum only changes when a seated person's data does."""


class TableRows(Rows, Tables):
    """The tables."""

    def lock(self, table_id: str) -> Table | None:
        return self.get(table_id)

    def get(self, table_id: str) -> Table | None:
        rows, around = self._db.execute(f"{_TABLE} WHERE id = ?", (table_id,)), self._around(table_id)
        row = rows.fetchone()
        return self._read(row, around) if row else None

    def stamp(self, table_id: str) -> TableStamp | None:
        row = self._db.execute(_STAMP, (table_id,)).fetchone()
        return TableStamp(*row) if row else None

    def in_channel(self, channel: int) -> Table | None:
        latest = f"WHERE channel = ? ORDER BY {_LIVE} DESC, opened DESC, id LIMIT 1"
        row = self._db.execute(f"{_TABLE} {latest}", (channel,)).fetchone()
        return self._read(row) if row else None

    def ended_in_channel(self, channel: int, person: int | None = None) -> Table | None:
        seated, who = (
            ("", ()) if person is None else ("AND id IN (SELECT table_id FROM seats WHERE person = ?)", (person,))
        )
        where = f"WHERE channel = ? AND NOT {_LIVE} {seated} ORDER BY opened DESC, id LIMIT 1"
        row = self._db.execute(f"{_TABLE} {where}", (channel, *who)).fetchone()
        return self._read(row) if row else None

    def of_person(self, person: int) -> list[Table]:
        return self._live("id IN (SELECT table_id FROM seats WHERE person = ?) AND", person)

    def live(self) -> list[Table]:
        return self._live("")

    def on_server(self, guild: int) -> list[Table]:
        return self._live("guild = ? AND", guild)

    def lost_on_server(self, guild: int) -> list[Table]:
        rows = self._db.execute(f"{_TABLE} WHERE guild = ? AND lost > 0 ORDER BY opened, id", (guild,)).fetchall()
        return [self._read(row) for row in rows]

    def count_of_person(self, person: int, guild: int | None = None) -> int:
        there, *rest = ("", person, person) if guild is None else (" AND guild = ?", person, guild, person, guild)
        seated = f"SELECT id FROM seats JOIN tables ON id = table_id WHERE person = ? AND {_LIVE}{there}"
        deserted = (
            f"SELECT id FROM tables WHERE {_LIVE} AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND owner = ?)"
            f" AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = id AND person IS NOT NULL){there}"
        )
        return int(value_of(self._db.execute(f"SELECT count(*) FROM ({seated} UNION {deserted}) AS theirs", rest)))

    def has_finished(self, person: int, game: str) -> bool:
        sql = (
            "SELECT 1 FROM seats JOIN tables ON id = table_id WHERE person = ? AND game = ? AND phase = 'over' LIMIT 1"
        )
        return self._db.execute(sql, (person, game)).fetchone() is not None

    def count_on_server(self, guild: int) -> int:
        sql = f"SELECT count(*) FROM tables WHERE guild = ? AND {_LIVE}"
        return int(value_of(self._db.execute(sql, (guild,))))

    def count_live(self) -> tuple[int, int]:
        rows = self._db.execute(f"SELECT phase, count(*) FROM tables WHERE {_LIVE} GROUP BY phase")
        counts = Counter[str](dict(rows.fetchall()))
        return counts["lobby"], counts["playing"]

    def is_taken(self, channel: int, but: str = "") -> bool:
        sql = f"SELECT 1 FROM tables WHERE channel = ? AND id <> ? AND {_LIVE}"
        return self._db.execute(sql, (channel, but)).fetchone() is not None

    def save(self, before: Table | None, after: Table) -> None:
        if before is None:
            values = _columns(after)
            sql = f"INSERT INTO tables ({', '.join(values)}, id) VALUES ({', '.join('?' * (len(values) + 1))})"
        else:
            values = _changes(before, after)
            sql = f"UPDATE tables SET {_assigned(values)} WHERE id = ?"
        try:
            if values:
                self._db.execute(sql, (*values.values(), after.id))
                self._require_free(before, after)
        except Exception as error:  # drivers have their own errors; all but this one are re-raised
            if any(sign in str(error) for sign in _TAKEN):
                raise ChannelTaken from error
            raise
        self._save_seats(before.occupants if before is not None else (), after)

    def _require_free(self, before: Table | None, after: Table) -> None:
        """Have the database check now whether a table's channel is free; SQLite has already done so by this time."""

    def _save_seats(self, before: tuple[Occupant, ...], after: Table) -> None:
        """Write the seats that differ; as one person has one seat, those that change hands are emptied first."""
        changed = [seat for seat, occupant in after.seated() if seat >= len(before) or before[seat] != occupant]
        kept = [seat for seat in changed if seat < len(before) and before[seat].person == after.occupants[seat].person]
        gone = [seat for seat in (*changed, *range(len(after.occupants), len(before))) if seat not in kept]
        for seat in gone:
            self._db.execute("DELETE FROM seats WHERE table_id = ? AND seat = ?", (after.id, seat))
        for seat in changed:
            values = _row(after.occupants[seat])
            if seat in kept:
                old = _row(before[seat])
                values = {column: value for column, value in values.items() if old[column] != value}
                sql = f"UPDATE seats SET {_assigned(values)} WHERE table_id = ? AND seat = ?"
            else:
                marks = ", ".join("?" * (len(values) + 2))
                sql = f"INSERT INTO seats ({', '.join(values)}, table_id, seat) VALUES ({marks})"
            if values:
                self._db.execute(sql, (*values.values(), after.id, seat))

    def _live(self, where: str, *values: Any) -> list[Table]:
        rows = self._db.execute(f"{_TABLE} WHERE {where} {_LIVE} ORDER BY opened, id", values).fetchall()
        return [self._read(row) for row in rows]

    def _around(self, table_id: str) -> tuple[float, Any, Any]:
        """Return when a table's messages are read, the messages, and its seats.

        Both are requested before either is fetched.
        """
        return monotonic(), MessageRows(self._db).select(table_id), self._db.execute(_OCCUPANTS, (table_id,))

    def _read(self, row: Any, around: tuple[float, Any, Any] | None = None) -> Table:
        (
            found, game, guild, channel, host, locale, phase, options, first, n, moves, opened, active, edition,
            pace, warned, lost, is_guided, proposal, hinted, time_outs, origin, transfer, is_rated, tempo,
            contest,
        ) = row  # fmt: skip
        read_at, posted, seated = around or self._around(found)
        messages, occupants = by_slot(posted), tuple(_occupant(_SeatRow(*one)) for one in seated)
        return Table(
            found, game, guild, channel, host, locale, Phase(phase), json.loads(options), seat_or_none(first),
            occupants, n, moves, opened, active, edition, pace, bool(warned),
            bool(lost), bool(is_guided), read_column(PROPOSALS, proposal), bool(hinted & 1),
            TimeOuts(time_outs), read_column(ORIGINS, origin), read_column(TRANSFERS, transfer), bool(is_rated),
            Tempo(tempo), asleep=lost > 1, rewound=hinted > 1, contest=Contest(contest) if contest else None,
            messages=messages, read_at=read_at,
        )  # fmt: skip


def _occupant(row: _SeatRow) -> Occupant:
    """Return a seat, with the current name of its person on the server."""
    name, set_by_them = row.nickname or row.given, read_column(PREFERENCES, row.preferences)
    return Occupant(
        name, row.person, row.computer, row.owner, row.given if row.given != name else "", row.since, row.seen,
        row.asked, bool(row.gone & 1), row.played_by_clock_for, row.missed, row.reminded, bool(row.is_away),
        row.away_until, set_by_them.hours if set_by_them is not None else None, row.kept_until,
        read_column(LESSONS, row.lesson), row.gone > 1,
    )  # fmt: skip


def _row(occupant: Occupant) -> dict[str, object]:
    """Return the columns of a seat as in the log: with the name under which it was taken."""
    return {
        "name": occupant.given_name or occupant.name, "person": occupant.person, "computer": occupant.computer,
        "owner": occupant.owner, "since": occupant.since, "seen": occupant.seen_at, "asked": occupant.asked_at,
        "gone": occupant.is_gone + 2 * occupant.is_out, "played_by_clock_for": occupant.played_by_clock_for,
        "missed": occupant.missed, "reminded": occupant.reminded,
        "is_away": occupant.is_away, "away_until": occupant.away_until, "kept_until": occupant.kept_until,
        "lesson": _lesson_column(occupant.lesson),
    }  # fmt: skip


@lru_cache(maxsize=1024)
def _lesson_column(lesson: Lesson | None) -> str:
    """Return a lesson in its column format; cached, as few entries change one, and each compares two."""
    return write_column(LESSONS, lesson)


def _columns(table: Table) -> dict[str, object]:
    """Return the columns of a table, except its id."""
    plain = {column: getattr(table, attribute) for column, attribute in _PLAIN.items()}
    return plain | {column: write(getattr(table, column)) for column, write in _WRITTEN.items()} | _flags(table)


def _changes(before: Table, after: Table) -> dict[str, object]:
    """Return the columns of a table that differ. Most entries change a few, and seldom a JSON column."""
    plain = {
        column: value
        for column, attribute in _PLAIN.items()
        if (value := getattr(after, attribute)) != getattr(before, attribute)
    }
    written = {
        column: write(value)
        for column, write in _WRITTEN.items()
        if (value := getattr(after, column)) != getattr(before, column)
    }
    old = _flags(before)
    return plain | written | {column: value for column, value in _flags(after).items() if old[column] != value}


def _flags(table: Table) -> dict[str, object]:
    """Return two columns that combine flags: `lost` for the channel (1) or the server (2).

    And `hinted` for a hint (1) and a step back (2), added up.
    """
    return {"lost": table.lost + table.asleep, "hinted": table.hinted + 2 * table.rewound}


def _assigned(values: Iterable[str]) -> str:
    """Return the columns in the syntax of an update."""
    return ", ".join(f"{column} = ?" for column in values)


class MessageRows(Rows, Messages):
    """The bot's messages in Discord."""

    def put(self, table_id: str, slot: str, message: PostedMessage) -> None:
        files = orjson.dumps(dict(message.files)).decode() if message.files else ""
        asks = orjson.dumps(message.asks).decode() if message.asks else ""
        self._db.execute(
            "INSERT INTO messages (table_id, slot, channel, message, at, shows, files, asks)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, slot) DO UPDATE SET channel = excluded.channel,"
            " message = excluded.message, at = excluded.at, shows = excluded.shows, files = excluded.files,"
            " asks = excluded.asks",
            (table_id, slot, message.channel, message.message, message.at, message.shows, files, asks),
        )

    def forget(self, table_id: str, slot: str) -> None:
        self._db.execute("DELETE FROM messages WHERE table_id = ? AND slot = ?", (table_id, slot))

    def of_table(self, table_id: str) -> dict[str, PostedMessage]:
        return by_slot(self.select(table_id))

    def select(self, table_id: str) -> Any:
        """Select the messages of a table; returns a cursor for `by_slot`."""
        return self._db.execute(f"SELECT slot, {_MESSAGE} FROM messages WHERE table_id = ?", (table_id,))


def by_slot(rows: Iterable[Any]) -> dict[str, PostedMessage]:
    """Return the messages by slot, from their rows."""
    return {slot: _message(*row) for slot, *row in rows}


_MESSAGE = "channel, message, at, shows, files, asks"


@lru_cache(maxsize=16_384)
def _message(channel: int, message: int, at: float, shows: str, files: str, asks: str) -> PostedMessage:
    attachments = orjson.loads(files) if files else {}
    return PostedMessage(channel, message, at, shows, attachments, tuple(orjson.loads(asks)) if asks else ())
