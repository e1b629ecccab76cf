"""Rows about tables, who sits there, and how their games ended."""

import json
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from operator import attrgetter
from time import monotonic
from typing import Any

from pydantic import TypeAdapter

from bot.model import Lesson, Origin, Phase, Proposal, Sitter, Table, Tempo, TimeOuts, Transfer
from bot.store.protocol.tables import ChannelTaken, Results, Tables, TableStamp
from bot.tables.ratings import GameResult, Rated, Tally

from .outbox import MessageRows
from .people import PREFERENCES
from .schema import Rows, fetch_one, read_column, seat_or_none, write_column

_TAKEN = ("tables.channel", "one_live_table")
"""How SQLite and PostgreSQL name what stands against a second live table in a channel."""
_LIVE = "phase IN ('lobby', 'playing')"
_TABLE = (
    "SELECT id, game, guild, channel, host, locale, phase, options, first, n, moves, opened, active, edition, pace,"
    " warned, lost, is_guided, proposal, hinted, time_outs, origin, transfer, is_rated, tempo FROM tables"
)
LESSONS: TypeAdapter[Lesson] = TypeAdapter(Lesson)
ORIGINS: TypeAdapter[Origin] = TypeAdapter(Origin)
PROPOSALS: TypeAdapter[Proposal] = TypeAdapter(Proposal)
TRANSFERS: TypeAdapter[Transfer] = TypeAdapter(Transfer)
_PLAIN = {
    "game": "game", "guild": "guild", "channel": "channel", "host": "host", "locale": "locale", "phase": "phase",
    "first": "first", "n": "n", "moves": "moves", "opened": "opened_at", "active": "active_at", "edition": "edition",
    "pace": "pace", "warned": "warned", "time_outs": "time_outs", "is_rated": "is_rated",
    "tempo": "tempo", "is_guided": "is_guided",
}  # fmt: skip
"""By column, the attribute of a table that it holds as it is."""
_plain_values = attrgetter(*_PLAIN.values())
_WRITTEN: Mapping[str, Callable[[Any], str]] = {
    "options": json.dumps,
    "proposal": partial(write_column, PROPOSALS),
    "origin": partial(write_column, ORIGINS),
    "transfer": partial(write_column, TRANSFERS),
}
"""By column, which is called as the attribute that it holds, what writes it."""
_SITTERS = (
    "SELECT seats.name, nicknames.name, seats.person, computer, owner, since, seen, asked, gone,"
    " played_by_clock_for, missed, reminded, is_away, away_until, kept_until, lesson, people.preferences FROM seats"
    " LEFT JOIN nicknames ON nicknames.guild = ? AND nicknames.person = coalesce(seats.person, seats.owner)"
    " LEFT JOIN people ON people.id = coalesce(seats.person, seats.owner)"
    " WHERE table_id = ? ORDER BY seat"
)

_STAMP = (
    "SELECT n, erasures + (SELECT coalesce(sum(revision), 0) FROM seats"
    " JOIN people ON people.id = coalesce(seats.person, seats.owner) WHERE table_id = tables.id)"
    " FROM tables WHERE id = ?"
)
"""People who take a seat or leave it make an entry; so at one entry the sum only changes when one of them does."""


class TableRows(Rows, Tables):
    """The tables."""

    def lock(self, table_id: str) -> Table | None:
        return self.get(table_id)

    def get(self, table_id: str) -> Table | None:
        row = fetch_one(self._db, f"{_TABLE} WHERE id = ?", table_id)
        return self._read(row) if row else None

    def stamp(self, table_id: str) -> TableStamp | None:
        row = fetch_one(self._db, _STAMP, table_id)
        return TableStamp(*row) if row else None

    def stamps(self, table_ids: Collection[str]) -> dict[str, TableStamp]:
        found = ((table_id, self.stamp(table_id)) for table_id in table_ids)
        return {table_id: stamp for table_id, stamp in found if stamp is not None}

    def in_channel(self, channel: int) -> Table | None:
        latest = f"WHERE channel = ? ORDER BY {_LIVE} DESC, opened DESC, id LIMIT 1"
        row = fetch_one(self._db, f"{_TABLE} {latest}", channel)
        return self._read(row) if row else None

    def ended_in_channel(self, channel: int) -> Table | None:
        where = f"WHERE channel = ? AND NOT {_LIVE} ORDER BY opened DESC, id LIMIT 1"
        row = fetch_one(self._db, f"{_TABLE} {where}", channel)
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
        return int(fetch_one(self._db, f"SELECT count(*) FROM ({seated} UNION {deserted}) AS theirs", *rest)[0])

    def has_finished(self, person: int, game: str) -> bool:
        sql = (
            "SELECT 1 FROM seats JOIN tables ON id = table_id WHERE person = ? AND game = ? AND phase = 'over' LIMIT 1"
        )
        return fetch_one(self._db, sql, person, game) is not None

    def count_on_server(self, guild: int) -> int:
        return int(fetch_one(self._db, f"SELECT count(*) FROM tables WHERE guild = ? AND {_LIVE}", guild)[0])

    def count_live(self) -> tuple[int, int]:
        rows = self._db.execute("SELECT phase, count(*) FROM tables WHERE phase IN ('lobby', 'playing') GROUP BY phase")
        counts: dict[str, int] = dict(rows.fetchall())
        return counts.get("lobby", 0), counts.get("playing", 0)

    def is_taken(self, channel: int, but: str = "") -> bool:
        sql = f"SELECT 1 FROM tables WHERE channel = ? AND id <> ? AND {_LIVE}"
        return fetch_one(self._db, sql, channel, but) is not None

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
        except Exception as error:
            if any(sign in str(error) for sign in _TAKEN):
                raise ChannelTaken from error
            raise
        self._save_seats(before.sitters if before is not None else (), after)

    def _save_seats(self, before: tuple[Sitter, ...], after: Table) -> None:
        """Write the seats that differ; one person has one seat, so those that change hands are emptied first."""
        changed = [seat for seat, sitter in after.seated() if seat >= len(before) or before[seat] != sitter]
        kept = [seat for seat in changed if seat < len(before) and before[seat].person == after.sitters[seat].person]
        gone = [seat for seat in (*changed, *range(len(after.sitters), len(before))) if seat not in kept]
        for seat in gone:
            self._db.execute("DELETE FROM seats WHERE table_id = ? AND seat = ?", (after.id, seat))
        for seat in changed:
            values = _row(after.sitters[seat])
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

    def _read(self, row: Any) -> Table:
        (
            found, game, guild, channel, host, locale, phase, options, first, n, moves, opened, active, edition,
            pace, warned, lost, is_guided, proposal, hinted, time_outs, origin, transfer, is_rated, tempo,
        ) = row  # fmt: skip
        read_at, messages = monotonic(), MessageRows(self._db).of_table(found)
        sitters = tuple(_sitter(*sitter) for sitter in self._db.execute(_SITTERS, (guild, found)))
        return Table(
            found, game, guild, channel, host, locale, Phase(phase), json.loads(options), seat_or_none(first), sitters,
            n, moves, opened, active, edition, pace, bool(warned),
            bool(lost), bool(is_guided), read_column(PROPOSALS, proposal), bool(hinted & 1),
            TimeOuts(time_outs), read_column(ORIGINS, origin), read_column(TRANSFERS, transfer), bool(is_rated),
            Tempo(tempo), asleep=lost > 1, rewound=hinted > 1, messages=messages, read_at=read_at,
        )  # fmt: skip


def _sitter(
    given: str,
    nickname: str | None,
    person: int | None,
    computer: str | None,
    owner: int | None,
    since: int,
    seen: float,
    asked: float | None,
    gone: int,
    played_by_clock_for: str,
    missed: int,
    reminded: str,
    is_away: int,
    away_until: float,
    kept_until: float,
    lesson: str,
    preferences: str | None,
) -> Sitter:
    """A seat, under the name that its person has on the server now."""
    name, set_by_them = nickname or given, read_column(PREFERENCES, preferences)
    return Sitter(
        name, person, computer, owner, given if given != name else "", since, seen, asked, bool(gone),
        played_by_clock_for, missed, reminded, bool(is_away), away_until,
        set_by_them.hours if set_by_them is not None else None, kept_until, read_column(LESSONS, lesson),
    )  # fmt: skip


def _row(sitter: Sitter) -> dict[str, object]:
    """The columns of a seat as the log has it: under the name with which it was taken."""
    return {
        "name": sitter.given_name or sitter.name, "person": sitter.person, "computer": sitter.computer,
        "owner": sitter.owner, "since": sitter.since, "seen": sitter.seen_at, "asked": sitter.asked_at,
        "gone": sitter.is_gone, "played_by_clock_for": sitter.played_by_clock_for, "missed": sitter.missed,
        "reminded": sitter.reminded,
        "is_away": sitter.is_away, "away_until": sitter.away_until, "kept_until": sitter.kept_until,
        "lesson": write_column(LESSONS, sitter.lesson),
    }  # fmt: skip


def _columns(table: Table) -> dict[str, object]:
    """The columns of a table, besides its id."""
    plain = dict(zip(_PLAIN, _plain_values(table), strict=True))
    return plain | {column: write(getattr(table, column)) for column, write in _WRITTEN.items()} | _flags(table)


def _changes(before: Table, after: Table) -> dict[str, object]:
    """The columns of a table that differ. Most entries change a few, and seldom one that is written as JSON."""
    each = zip(_PLAIN, _plain_values(before), _plain_values(after), strict=True)
    plain = {column: value for column, old, value in each if old != value}
    written = {
        column: write(value)
        for column, write in _WRITTEN.items()
        if (value := getattr(after, column)) != getattr(before, column)
    }
    old = _flags(before)
    return plain | written | {column: value for column, value in _flags(after).items() if old[column] != value}


def _flags(table: Table) -> dict[str, object]:
    """What two columns hold together: the channel is gone (1), or the server is (2); a hint (1), a step back (2)."""
    return {"lost": table.lost + table.asleep, "hinted": table.hinted + 2 * table.rewound}


def _assigned(values: Iterable[str]) -> str:
    """Columns as an update names them."""
    return ", ".join(f"{column} = ?" for column in values)


class ResultRows(Rows, Results):
    """Results of games."""

    def add(self, result: GameResult) -> None:
        self._db.executemany(
            "INSERT INTO results (table_id, game, guild, at, ending, seat, name, person, computer, place, total)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    result.table, result.game, result.guild, result.at, result.ending.value, seat.seat, seat.name,
                    seat.person, seat.computer, seat.place, seat.total,
                )
                for seat in result.seats
            ],
        )  # fmt: skip

    def tallies(self, guild: int, game: str, of: Collection[Rated] | None = None) -> dict[Rated, Tally]:
        where, values = "guild = ? AND game = ?", (guild, game)
        if of is None:
            rows = self._db.execute(f"SELECT person, computer, {_TALLY} FROM ratings WHERE {where}", values).fetchall()
        else:
            sql = f"SELECT person, computer, {_TALLY} FROM ratings WHERE {where} AND person = ? AND computer = ?"
            rows = [row for who in of for row in self._db.execute(sql, (*values, *_player(who)))]
        return {computer or person: _tally(*tally) for person, computer, *tally in rows}

    def set_tallies(self, guild: int, game: str, tallies: Mapping[Rated, Tally]) -> None:
        self._db.executemany(
            f"INSERT INTO ratings (guild, game, person, computer, {_TALLY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (guild, game, person, computer) DO UPDATE SET played = excluded.played, won = excluded.won,"
            " survived = excluded.survived, best = excluded.best, mu = excluded.mu, sigma = excluded.sigma",
            [
                (guild, game, *_player(who), one.played, one.won, one.survived, one.best, *(one.skill or (None, None)))
                for who, one in tallies.items()
            ],
        )

    def of_person(self, guild: int, person: int) -> dict[str, Tally]:
        sql = f"SELECT game, {_TALLY} FROM ratings WHERE guild = ? AND person = ? ORDER BY game"
        return {game: _tally(*tally) for game, *tally in self._db.execute(sql, (guild, person))}

    def met(self, guild: int, one: int, other: int) -> list[tuple[int, int]]:
        sql = (
            "SELECT mine.place, theirs.place FROM results mine JOIN results theirs USING (table_id)"
            " WHERE mine.person = ? AND theirs.person = ? AND mine.guild = ?"
            " AND mine.place IS NOT NULL AND theirs.place IS NOT NULL"
        )
        return list(self._db.execute(sql, (one, other, guild)))


_TALLY = "played, won, survived, best, mu, sigma"


def _player(who: Rated) -> tuple[int, str]:
    """The columns `person` and `computer`: the other one is 0, or empty."""
    return (who, "") if isinstance(who, int) else (0, who)


def _tally(played: int, won: int, survived: int, best: int | None, mu: float | None, sigma: float | None) -> Tally:
    return Tally(played, won, survived, best, None if mu is None or sigma is None else (mu, sigma))
