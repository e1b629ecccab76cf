"""How games ended: facts, from which standings and ratings follow."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.model import Phase, Table
from games.core import Ending, Outcome, Seat

from .entries import Ended, Entry
from .state import TableState, game_of

Rated: TypeAlias = int | str
"""Who has a rating: a person by their id, or a kind of computer player by its name."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a game ended for one seat.

    Attributes:
        name: what whoever sat there was called.
        person: the person at the end; None for a computer player.
        computer: how it played, for a computer player that had the seat from the start.
        place: 1 for the best; tied seats share it; None where nobody is ranked.
        total: points; None where none are counted.
    """

    seat: Seat
    name: str
    person: int | None
    computer: str | None
    place: int | None
    total: int | None

    @property
    def rated(self) -> Rated | None:
        """Who gets this result; nobody where a computer player kept the seat for an absent person."""
        return self.person if self.person is not None else self.computer


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game ended.

    Attributes:
        at: when, in seconds since 1970.
        ending: finished, conceded, or lost by everyone together.
    """

    table: str
    game: str
    guild: int
    at: float
    ending: Ending
    seats: tuple[SeatResult, ...]

    def won_by(self, seat: SeatResult) -> bool:
        """Whether a seat has won: in a game that was not lost, and against somebody or alone."""
        return self.ending is not Ending.LOST and seat.place == 1


def result_of(after: TableState, entry: Entry) -> GameResult | None:
    """The result of a game that this entry brought to its final score or conceded; None of any other.

    Guided games, unrated games, those with hints and those that began with a position have none.
    """
    table = after.table
    if after.state is None or table.is_guided or table.hinted or table.origin is not None or not table.is_rated:
        return None
    if table.phase is Phase.OVER:
        return _result(table, game_of(table).outcome(after.state), entry.at)
    if isinstance(entry.fact, Ended) and entry.fact.ending is Ending.CONCEDED and entry.person is not None:
        loser = table.seat_of(entry.person)
        order = sorted((seat for seat, _ in table.seated()), key=lambda seat: seat == loser)
        return _result(table, Outcome((), tuple((seat,) for seat in order), Ending.CONCEDED), entry.at)
    return None


def _result(table: Table, outcome: Outcome, at: float) -> GameResult:
    places: dict[Seat, int] = {}
    for group in outcome.ranking:
        places |= dict.fromkeys(group, len(places) + 1)
    totals = {score.seat: score.total for score in outcome.scores}
    seats = tuple(
        SeatResult(
            seat, sitter.name, sitter.person, sitter.computer if sitter.owner is None else None,
            places.get(seat), totals.get(seat),
        )
        for seat, sitter in table.seated()
    )  # fmt: skip
    return GameResult(table.id, table.game, table.guild, at, outcome.ending, seats)
