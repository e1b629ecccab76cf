"""Rows of results, ratings, reviews, records and achievements."""

from collections.abc import Collection, Mapping
from typing import Any

from bot.store.protocol.tables import Records, Results, Reviews
from bot.tables.ratings import GameResult, Rated, SeatResult, Tally
from bot.tables.records import REACHED, Achievement, RecordEntry, RecordKind
from games.core import Ending, Seat

from .schema import Rows, value_of


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
            f"INSERT INTO ratings (guild, game, person, computer, {_TALLY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (guild, game, person, computer) DO UPDATE SET played = excluded.played, won = excluded.won,"
            " drawn = excluded.drawn, survived = excluded.survived, best = excluded.best, mu = excluded.mu,"
            " sigma = excluded.sigma, rated = excluded.rated",
            [
                (guild, game, *_player(who), one.played, one.won, one.drawn, one.survived, one.best, one.rated, *skill)
                for who, one in tallies.items()
                for skill in [one.skill or (None, None)]
            ],
        )

    def of_person(self, guild: int, person: int) -> dict[str, Tally]:
        sql = f"SELECT game, {_TALLY} FROM ratings WHERE guild = ? AND person = ? ORDER BY game"
        return {game: _tally(*tally) for game, *tally in self._db.execute(sql, (guild, person))}

    def latest(self, guild: int, person: int, most: int) -> list[str]:
        sql = (
            "SELECT table_id, max(at) AS ended FROM results WHERE person = ? AND guild = ?"
            " GROUP BY table_id ORDER BY ended DESC, table_id LIMIT ?"
        )
        return [table_id for table_id, _ in self._db.execute(sql, (person, guild, most))]

    def met(self, guild: int, one: int, other: int) -> list[tuple[int, int]]:
        sql = (
            "SELECT mine.place, theirs.place FROM results mine JOIN results theirs USING (table_id)"
            " WHERE mine.person = ? AND theirs.person = ? AND mine.guild = ?"
            " AND mine.place IS NOT NULL AND theirs.place IS NOT NULL"
        )
        return list(self._db.execute(sql, (one, other, guild)))

    def get(self, table_id: str) -> GameResult | None:
        sql = f"SELECT game, guild, at, ending, {_SEAT} FROM results WHERE table_id = ? ORDER BY seat"
        rows = self._db.execute(sql, (table_id,)).fetchall()
        if not rows:
            return None
        (game, guild, at, ending, *_), *_ = rows
        seats = tuple(SeatResult(Seat(seat), *rest) for _, _, _, _, seat, *rest in rows)
        return GameResult(table_id, game, guild, at, Ending(ending), seats)

    def after(self, at: float, table_id: str, most: int) -> list[tuple[float, str]]:
        sql = "SELECT DISTINCT at, table_id FROM results WHERE (at, table_id) > (?, ?) ORDER BY at, table_id LIMIT ?"
        return [(ended, found) for ended, found in self._db.execute(sql, (at, table_id, most))]

    def streak(self, guild: int, game: str, person: int, at: float) -> int:
        of = "person = :person AND guild = :guild AND game = :game AND at <= :at"
        last = f"SELECT max(at) FROM results WHERE {of} AND NOT coalesce({_WON}, FALSE)"
        sql = f"SELECT count(*) FROM results WHERE {of} AND at > coalesce(({last}), -1)"
        values = {"person": person, "guild": guild, "game": game, "at": at}
        return int(value_of(self._db.execute(sql, values)))

    def played(self, guild: int, since: float, until: float) -> list[tuple[str, int]]:
        sql = (
            "SELECT game, count(DISTINCT table_id) AS games FROM results WHERE guild = ? AND at >= ? AND at < ?"
            " GROUP BY game ORDER BY games DESC, game"
        )
        return [(game, games) for game, games in self._db.execute(sql, (guild, since, until))]

    def victories(self, guild: int, since: float, until: float, most: int) -> list[tuple[int, int]]:
        sql = (
            f"SELECT person, count(*) AS won FROM results WHERE guild = ? AND at >= ? AND at < ? AND {_WON}"
            " AND person > 0 GROUP BY person ORDER BY won DESC, person LIMIT ?"
        )
        return [(person, won) for person, won in self._db.execute(sql, (guild, since, until, most))]


_SEAT = "seat, name, person, computer, place, total"
_SHARED = "SELECT 1 FROM results other WHERE other.table_id = results.table_id AND other.seat <> results.seat"
_WON = f"(place = 1 AND ending <> 'lost' AND NOT EXISTS ({_SHARED} AND other.place = 1))"
_TALLY = "played, won, drawn, survived, best, rated, mu, sigma"


def _player(who: Rated) -> tuple[int, str]:
    """Return the columns `person` and `computer`; the one that does not apply is 0, or empty."""
    return (who, "") if isinstance(who, int) else (0, who)


def _tally(played: int, won: int, drawn: int, survived: int, best: int | None, rated: int, *skill: Any) -> Tally:
    """Return a row of ratings; of the two columns of a skill, both are empty or neither."""
    return Tally(played, won, survived, best, None if None in skill else skill, rated, drawn)


class ReviewRows(Rows, Reviews):
    """Reviews of finished games."""

    def get(self, table_id: str, seat: Seat) -> str | None:
        sql = "SELECT review FROM reviews WHERE table_id = ? AND seat = ?"
        review: str | None = value_of(self._db.execute(sql, (table_id, seat)))
        return review

    def keep(self, table_id: str, seat: Seat, person: int, review: str) -> None:
        self._db.execute(
            "INSERT INTO reviews (table_id, seat, person, review) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, review = excluded.review",
            (table_id, seat, person, review),
        )


class RecordRows(Rows, Records):
    """Records of servers, and achievements."""

    def keep(self, entries: Collection[RecordEntry]) -> None:
        self._db.executemany(
            f"INSERT INTO records ({_RECORD}) VALUES (?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (guild, game, record, person) DO UPDATE SET rank = excluded.rank, at = excluded.at,"
            " table_id = excluded.table_id"
            " WHERE (excluded.rank, excluded.at, excluded.table_id) < (records.rank, records.at, records.table_id)",
            [(one.guild, one.game, str(one.kind), one.person, one.rank, one.at, one.table) for one in entries],
        )

    def best(self, guild: int, game: str, kind: RecordKind, most: int, skipped: int = 0) -> list[RecordEntry]:
        sql = (
            f"SELECT {_RECORD} FROM records WHERE guild = ? AND game = ? AND record = ?"
            " ORDER BY rank, at, table_id, person LIMIT ? OFFSET ?"
        )
        rows = self._db.execute(sql, (guild, game, kind.value, most, skipped))
        return [RecordEntry(where, of, RecordKind(record), *rest) for where, of, record, *rest in rows]

    def reached(self, guild: int, person: int) -> list[RecordEntry]:
        sql = f"SELECT {_RECORD} FROM records WHERE guild = ? AND person = ? AND record LIKE ? ORDER BY game, record"
        return [RecordEntry(*row) for row in self._db.execute(sql, (guild, person, f"{REACHED}%"))]

    def clear(self) -> None:
        self._db.execute("DELETE FROM records")

    def achieve(self, table_id: str, found: Collection[Achievement]) -> None:
        self._db.execute("DELETE FROM achievements WHERE table_id = ?", (table_id,))
        self._db.executemany(
            f"INSERT INTO achievements ({_ACHIEVEMENT}) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (person, guild, game, achievement) DO UPDATE SET table_id = excluded.table_id,"
            " at = excluded.at WHERE (excluded.at, excluded.table_id) < (achievements.at, achievements.table_id)",
            [(one.person, one.guild, one.game, one.id, one.table, one.at) for one in found],
        )

    def of_person(self, guild: int, person: int) -> list[Achievement]:
        sql = (
            f"SELECT {_ACHIEVEMENT} FROM achievements WHERE person = ? AND guild = ? ORDER BY at, table_id, achievement"
        )
        return [Achievement(*row) for row in self._db.execute(sql, (person, guild))]

    def achieved(self, guild: int, since: float, until: float, most: int) -> list[Achievement]:
        sql = (
            f"SELECT {_ACHIEVEMENT} FROM achievements WHERE guild = ? AND at >= ? AND at < ?"
            " ORDER BY at, table_id, person, achievement LIMIT ?"
        )
        return [Achievement(*row) for row in self._db.execute(sql, (guild, since, until, most))]


_RECORD = "guild, game, record, person, rank, at, table_id"
_ACHIEVEMENT = "person, guild, game, achievement, table_id, at"
