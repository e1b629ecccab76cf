"""Rows about how games ended."""

import sqlite3
from itertools import groupby
from typing import Any

from bot.tables.results import GameResult, SeatResult
from games.core import Ending, Seat

_ROWS = "SELECT table_id, game, guild, at, ending, seat, name, person, computer, place, total FROM results"


class SqliteResults:
    """Results of games."""

    def __init__(self, db: sqlite3.Connection) -> None:
        """Work in the transaction that is open on this connection."""
        self._db = db

    def add(self, result: GameResult) -> None:
        """Keep the result of a game that has ended."""
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

    def on_server(self, guild: int) -> list[GameResult]:
        """All results of a server, oldest first."""
        rows = self._db.execute(f"{_ROWS} WHERE guild = ? ORDER BY at, table_id, seat", (guild,)).fetchall()
        return [_result(list(group)) for _, group in groupby(rows, key=lambda row: str(row[0]))]


def _result(rows: list[Any]) -> GameResult:
    table, game, guild, at, ending, *_ = rows[0]
    seats = tuple(SeatResult(Seat(row[5]), *row[6:]) for row in rows)
    return GameResult(table, game, guild, at, Ending(ending), seats)
