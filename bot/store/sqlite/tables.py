"""Rows about tables and who sits there."""

import json
import sqlite3
from typing import Any

from pydantic import TypeAdapter

from bot.model import Lesson, MessageRef, Origin, Phase, Proposal, Sitter, Table, Tempo, TimeOuts, Transfer
from bot.store.protocol import ChannelTaken

from .people import PREFERENCES
from .rows import fetch_one, read_column, seat_or_none, write_column

_LIVE = "phase IN ('lobby', 'playing')"
_TABLE = (
    "SELECT id, game, guild, channel, host, locale, phase, options, first, n, moves, opened, active, edition, pace,"
    " warned, lost, lesson, proposal, hinted, time_outs, origin, transfer, is_rated, tempo FROM tables"
)
LESSONS: TypeAdapter[Lesson] = TypeAdapter(Lesson)
ORIGINS: TypeAdapter[Origin] = TypeAdapter(Origin)
PROPOSALS: TypeAdapter[Proposal] = TypeAdapter(Proposal)
TRANSFERS: TypeAdapter[Transfer] = TypeAdapter(Transfer)
_SITTERS = (
    "SELECT seats.name, nicknames.name, seats.person, computer, owner, since, seen, asked, gone, lent, missed,"
    " reminded, is_away, away_until, kept_until, people.preferences FROM seats"
    " LEFT JOIN nicknames ON nicknames.guild = ? AND nicknames.person = coalesce(seats.person, seats.owner)"
    " LEFT JOIN people ON people.id = coalesce(seats.person, seats.owner)"
    " WHERE table_id = ? ORDER BY seat"
)


class SqliteTables:
    """The tables."""

    def __init__(self, db: sqlite3.Connection) -> None:
        """Work in the transaction that is open on this connection."""
        self._db = db

    def lock(self, table_id: str) -> Table | None:
        """A table, which nobody else can change: a writing transaction has the whole file to itself."""
        return self.get(table_id)

    def get(self, table_id: str) -> Table | None:
        """A table as it is."""
        row = fetch_one(self._db, f"{_TABLE} WHERE id = ?", table_id)
        return self._read(row) if row else None

    def in_channel(self, channel: int) -> Table | None:
        """The live table of a channel, or else the latest one."""
        latest = f"WHERE channel = ? ORDER BY {_LIVE} DESC, opened DESC, id LIMIT 1"
        row = fetch_one(self._db, f"{_TABLE} {latest}", channel)
        return self._read(row) if row else None

    def of_person(self, person: int) -> list[Table]:
        """The live tables where someone sits, oldest first."""
        return self._live("id IN (SELECT table_id FROM seats WHERE person = ?) AND", person)

    def live(self) -> list[Table]:
        """All tables in the lobby or in play, oldest first."""
        return self._live("")

    def on_server(self, guild: int) -> list[Table]:
        """The live tables of a server, oldest first."""
        return self._live("guild = ? AND", guild)

    def lost_on_server(self, guild: int) -> list[Table]:
        """The tables of a server whose channel is gone, those that are over included, oldest first."""
        rows = self._db.execute(f"{_TABLE} WHERE guild = ? AND lost > 0 ORDER BY opened, id", (guild,)).fetchall()
        return [self._read(row) for row in rows]

    def count_of_person(self, person: int, guild: int | None = None) -> int:
        """How many live tables someone sits at, on all servers or on one."""
        sql = f"SELECT count(*) FROM seats JOIN tables ON id = table_id WHERE person = ? AND {_LIVE}"
        if guild is None:
            return int(fetch_one(self._db, sql, person)[0])
        return int(fetch_one(self._db, f"{sql} AND guild = ?", person, guild)[0])

    def count_on_server(self, guild: int) -> int:
        """How many live tables a server has."""
        return int(fetch_one(self._db, f"SELECT count(*) FROM tables WHERE guild = ? AND {_LIVE}", guild)[0])

    def count_live(self) -> tuple[int, int]:
        """How many tables are in the lobby, and how many in play."""
        rows = self._db.execute("SELECT phase, count(*) FROM tables WHERE phase IN ('lobby', 'playing') GROUP BY phase")
        counts: dict[str, int] = dict(rows.fetchall())
        return counts.get("lobby", 0), counts.get("playing", 0)

    def is_taken(self, channel: int, but: str = "") -> bool:
        """Whether a live table stands in a channel, not counting the table `but`."""
        sql = f"SELECT 1 FROM tables WHERE channel = ? AND id <> ? AND {_LIVE}"
        return fetch_one(self._db, sql, channel, but) is not None

    def save(self, before: Table | None, after: Table) -> None:
        """Write what differs between two entries of a table's log."""
        values = (
            after.game, after.guild, after.channel, after.host, after.locale, after.phase, json.dumps(after.options),
            after.first, after.n, after.moves, after.opened_at, after.active_at, after.edition, after.pace,
            after.warned, after.lost + after.asleep, write_column(LESSONS, after.lesson),
            write_column(PROPOSALS, after.proposal),
            after.hinted, after.time_outs, write_column(ORIGINS, after.origin),
            write_column(TRANSFERS, after.transfer), after.is_rated, after.tempo, after.id,
        )  # fmt: skip
        names = (
            "game guild channel host locale phase options first n moves opened active edition pace warned lost lesson"
            " proposal hinted time_outs origin transfer is_rated tempo"
        )
        columns = names.split()
        sql = (
            f"INSERT INTO tables ({', '.join(columns)}, id) VALUES ({', '.join('?' * len(values))})"
            if before is None
            else f"UPDATE tables SET {', '.join(f'{column} = ?' for column in columns)} WHERE id = ?"
        )
        try:
            self._db.execute(sql, values)
        except sqlite3.IntegrityError as error:
            if "tables.channel" in str(error):
                raise ChannelTaken from error
            raise
        self._save_seats(before.sitters if before is not None else (), after)

    def _save_seats(self, before: tuple[Sitter, ...], after: Table) -> None:
        """Write the seats that differ; one person has one seat, so those that change are emptied first."""
        changed = [seat for seat, sitter in after.seated() if seat >= len(before) or before[seat] != sitter]
        gone = [*changed, *range(len(after.sitters), len(before))]
        self._db.executemany(
            "DELETE FROM seats WHERE table_id = ? AND seat = ?",
            [(after.id, seat) for seat in gone if seat < len(before)],
        )
        self._db.executemany(
            "INSERT INTO seats (table_id, seat, name, person, computer, owner, since, seen, asked, gone, lent, missed,"
            " reminded, is_away, away_until, kept_until) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [_row(after.id, seat, after.sitters[seat]) for seat in changed],
        )

    def _live(self, where: str, *values: Any) -> list[Table]:
        rows = self._db.execute(f"{_TABLE} WHERE {where} {_LIVE} ORDER BY opened, id", values).fetchall()
        return [self._read(row) for row in rows]

    def _read(self, row: Any) -> Table:
        (
            found, game, guild, channel, host, locale, phase, options, first, n, moves, opened, active, edition,
            pace, warned, lost, lesson, proposal, hinted, time_outs, origin, transfer, is_rated, tempo,
        ) = row  # fmt: skip
        sql = "SELECT slot, channel, message, at, shows FROM messages WHERE table_id = ?"
        messages = {slot: MessageRef(*ref) for slot, *ref in self._db.execute(sql, (found,))}
        sitters = tuple(
            _sitter(messages.get(f"hand-{seat}"), *sitter)
            for seat, sitter in enumerate(self._db.execute(_SITTERS, (guild, found)))
        )
        return Table(
            found, game, guild, channel, host, locale, Phase(phase), json.loads(options), seat_or_none(first), sitters,
            n, moves, opened, active, edition, pace, bool(warned), messages.get("board"), messages.get("call"),
            bool(lost), read_column(LESSONS, lesson), read_column(PROPOSALS, proposal), bool(hinted),
            TimeOuts(time_outs), read_column(ORIGINS, origin), read_column(TRANSFERS, transfer), bool(is_rated),
            Tempo(tempo), asleep=lost > 1,
        )  # fmt: skip


def _sitter(
    hand: MessageRef | None,
    given: str,
    nickname: str | None,
    person: int | None,
    computer: str | None,
    owner: int | None,
    since: int,
    seen: float,
    asked: float | None,
    gone: int,
    lent: str,
    missed: int,
    reminded: str,
    is_away: int,
    away_until: float,
    kept_until: float,
    preferences: str | None,
) -> Sitter:
    """A seat, under the name that its person has on the server now."""
    name, set_by_them = nickname or given, read_column(PREFERENCES, preferences)
    return Sitter(
        name, person, computer, hand, owner, given if given != name else "", since, seen, asked, bool(gone), lent,
        missed, reminded, bool(is_away), away_until, set_by_them.hours if set_by_them is not None else None,
        kept_until,
    )  # fmt: skip


def _row(table_id: str, seat: int, sitter: Sitter) -> tuple[object, ...]:
    """A seat as the log has it: under the name with which it was taken."""
    return (
        table_id, seat, sitter.given_name or sitter.name, sitter.person, sitter.computer, sitter.owner, sitter.since,
        sitter.seen_at, sitter.asked_at, sitter.is_gone, sitter.lent, sitter.missed, sitter.reminded, sitter.is_away,
        sitter.away_until, sitter.kept_until,
    )  # fmt: skip
