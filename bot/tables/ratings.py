"""Results of games, and players' ratings and totals, updated from each result."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from openskill.models import PlackettLuce

from bot.model import Phase, Table
from games.core import Ending, Outcome, Say, Seat, say

from .consent import claimant, counts
from .ending import Ended
from .log import Entry
from .state import TableState, game_of

Rated: TypeAlias = int | str
"""Who has a rating: a person by id, or a kind of computer player by name."""
FIRST = 1000
"""The rating of a new player."""
POINTS = 20
"""The points of a rating for one point of OpenSkill's strength."""
SETTLED = 5
"""The number of games that have changed a rating from which it is meaningful."""
RATED = "bot-story-rated"
"""The sentence with a player's new rating after a game."""
BEHIND_ALL = 99
"""The place of a person who had left the game when it came to its final score: behind everybody who stayed."""
_MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of a game for one seat.

    Attributes:
        name: the name of the one who sat there.
        person: the person at the end, or who had left and was not back by then; None for a computer player.
        computer: the strategy of a computer player that had the seat from the start.
        place: 1 for the best; tied seats share it; None without a ranking. `BEHIND_ALL` for a person who had left.
        total: points; None if the game has none, and for a person who had left.
    """

    seat: Seat
    name: str
    person: int | None
    computer: str | None
    place: int | None
    total: int | None

    @property
    def rated(self) -> Rated | None:
        """Who gets this result; None if a computer player kept the seat for someone whose result it is not."""
        return self.person if self.person is not None else self.computer

    @property
    def has_left(self) -> bool:
        """Whether the person had left the game when it came to its final score."""
        return self.place == BEHIND_ALL


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a game.

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

    @property
    def is_rated(self) -> bool:
        """Whether it changes ratings, which takes results of at least two people."""
        return len({seat.person for seat in self.seats if seat.person is not None}) > 1

    def won_by(self, seat: SeatResult) -> bool:
        """Return whether a seat has won, alone or against others, in a game that was not lost; a draw is no victory."""
        return self._is_first(seat) and not self.drawn_by(seat)

    def drawn_by(self, seat: SeatResult) -> bool:
        """Return whether a seat has shared the first place, in a game that was not lost."""
        return self._is_first(seat) and any(other.place == 1 for other in self.seats if other is not seat)

    def _is_first(self, seat: SeatResult) -> bool:
        return self.ending is not Ending.LOST and seat.place == 1


def result_of(after: TableState, entry: Entry) -> GameResult | None:
    """Return the result of a game that this entry brought to its final score or gave up; None for any other game.

    A game that does not count has none; `consent.unrated_reason` gives the reason.
    """
    outcome = outcome_of(after, entry) if counts(after.table) else None
    return _result(after.table, outcome, entry.at) if outcome is not None else None


def outcome_of(after: TableState, last: Entry | None) -> Outcome | None:
    """Return the outcome of a game at its final score, or one that its last entry gave up; None for any other."""
    table, ended = after.table, last.fact if last is not None else None
    if after.state is None:
        return None
    if table.phase is Phase.OVER:
        return game_of(table).outcome(after.state)
    if isinstance(ended, Ended) and ended.ending is Ending.CONCEDED and last is not None and last.person is not None:
        loser = table.seat_of(last.person)
        order = sorted((seat for seat, _ in table.seated()), key=lambda seat: seat == loser)
        return Outcome((), tuple((seat,) for seat in order), Ending.CONCEDED)
    if isinstance(ended, Ended) and ended.ending is Ending.LOST:
        return Outcome((), (), Ending.LOST)
    return None


def places_of(outcome: Outcome) -> Mapping[Seat, int]:
    """Return the place of each ranked seat: 1 for the best; ties share a place."""
    places: dict[Seat, int] = {}
    for group in outcome.ranking:
        places |= dict.fromkeys(group, len(places) + 1)
    return places


def _result(table: Table, outcome: Outcome, at: float) -> GameResult:
    """Return the result seat by seat.

    Leaving early does not avoid a shared defeat, and anyone who is not back by the final score comes last.
    """
    places = places_of(outcome)
    totals = {score.seat: score.total for score in outcome.scores}
    seats = []
    for seat, occupant in table.seated():
        person, place, total = occupant.person, places.get(seat), totals.get(seat)
        if person is None and outcome.ending is not Ending.CONCEDED:
            person = claimant(occupant)
            if person is not None and outcome.ending is not Ending.LOST:
                place, total = BEHIND_ALL, None
        computer = occupant.computer if occupant.owner is None and not occupant.is_out else None
        seats.append(SeatResult(seat, occupant.name, person, computer, place, total))
    return GameResult(table.id, table.game, table.guild, at, outcome.ending, tuple(seats))


@dataclass(frozen=True, slots=True)
class Tally:
    """A player's totals in one game.

    Attributes:
        played, won, drawn: games, those won alone, and those in which they shared the first place.
        survived: games that were not lost by everyone together.
        best: most points.
        skill: their estimated strength, and its uncertainty; None while they have played against no one.
        rated: games that have changed it.
    """

    played: int = 0
    won: int = 0
    survived: int = 0
    best: int | None = None
    skill: tuple[float, float] | None = None
    rated: int = 0
    drawn: int = 0

    @property
    def rating(self) -> int | None:
        """Their estimated strength, on a scale that starts at 1,000.

        What one newcomer gains, the other loses. OpenSkill's ordinal, which subtracts a margin for uncertainty, would
        raise both with each early game.
        """
        return None if self.skill is None else round(FIRST + POINTS * (self.skill[0] - _MODEL.mu))

    @property
    def is_settled(self) -> bool:
        """Whether enough games have changed the rating for it to be meaningful."""
        return self.rated >= SETTLED


@dataclass(frozen=True, slots=True)
class LeaderboardLine:
    """A line of a leaderboard: a person by name, or a kind of computer player by its strategy."""

    who: Rated
    name: str
    tally: Tally


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """The best players who have finished a game on a server, people and computer players separately, best first."""

    game: str
    people: tuple[LeaderboardLine, ...]
    computers: tuple[LeaderboardLine, ...]


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game as one of its players tells it.

    Attributes:
        at: when it ended, in seconds since 1970.
        way: `won`, `drawn`, `lost`, `conceded`, `together` (everyone lost), or `placed` between first and last.
        place: 1 for the best; 0 without a ranking.
        others: the names of the others, best first.
        points: the player's points, then those of the others; empty if the game has none.
        table, when: where it can be looked at; and of a common defeat, the round, if that is known.
        rating: the player's rating after it; None if it did not change.
    """

    at: float
    game: str
    way: str
    place: int
    others: tuple[str, ...]
    points: tuple[int, ...] = ()
    table: Table | None = None
    rating: int | None = None
    when: Say | None = None

    @classmethod
    def of(cls, result: GameResult, person: int, table: Table | None = None) -> "PastGame":
        """Return a game as this person, one of its players, tells it."""
        own = next(seat for seat in result.seats if seat.person == person)
        others = sorted((seat for seat in result.seats if seat is not own), key=lambda seat: seat.place or BEHIND_ALL)
        totals = [seat.total for seat in (own, *others)]
        points = tuple(total for total in totals if total is not None)
        way, last = "placed", max(seat.place or 0 for seat in result.seats)
        if result.ending is Ending.LOST:
            way = "together"
        elif own.place == 1:
            way = "drawn" if result.drawn_by(own) else "won"
        elif own.place in {last, BEHIND_ALL}:
            way = "conceded" if result.ending is Ending.CONCEDED else "lost"
        names = tuple(seat.name for seat in others)
        whole = points if len(points) == len(totals) else ()
        return cls(result.at, result.game, way, own.place or 0, names, whole, table)


@dataclass(frozen=True, slots=True)
class PersonalRecord:
    """A person's results on a server.

    Attributes:
        tallies: by game.
        latest: their latest games, newest first.
        cups: the number of tournaments they have won.
        puzzles: by game, how many puzzles they have solved, and how many they have tried.
        against: games against the reader: how often this person came first, how often the reader, how often neither;
            None if that is the same person, or they have never met.
    """

    name: str
    tallies: dict[str, Tally]
    against: tuple[int, int, int] | None = None
    latest: tuple[PastGame, ...] = ()
    cups: int = 0
    puzzles: Mapping[str, tuple[int, int]] = field(default_factory=dict)


def after_game(before: Mapping[Rated, Tally], result: GameResult) -> dict[Rated, Tally]:
    """Return the players' totals after a game, given those before."""
    found: dict[Rated, Tally] = {}
    for seat in result.seats:
        if seat.rated is None:
            continue
        tally = found.get(seat.rated) or before.get(seat.rated, Tally())
        found[seat.rated] = Tally(
            tally.played + 1,
            tally.won + result.won_by(seat),
            tally.survived + (result.ending is not Ending.LOST and not seat.has_left),
            max((points for points in (tally.best, seat.total) if points is not None), default=None),
            tally.skill,
            tally.rated,
            tally.drawn + result.drawn_by(seat),
        )
    return found | {
        who: replace(found[who], skill=skill, rated=found[who].rated + 1)
        for who, skill in _skills(found, result).items()
    }


def told_ratings(before: Mapping[Rated, Tally], after: Mapping[Rated, Tally], result: GameResult) -> tuple[Say, ...]:
    """Return sentences on the new ratings of a game's people, in seat order; none if only one person played."""
    found = []
    for seat in result.seats if result.is_rated else ():
        if seat.person is None or (now := after[seat.person].rating) is None:
            continue
        earlier = before.get(seat.person, Tally()).rating
        by = now - (earlier or FIRST)
        sign = "up" if by > 0 else "down" if by else "same"
        first, left = int(earlier is None), int(seat.has_left)
        found.append(say(RATED, seat=seat.seat, rating=now, sign=sign, by=abs(by), first=first, left=left))
    return tuple(found)


def _skills(tallies: Mapping[Rated, Tally], result: GameResult) -> dict[Rated, tuple[float, float]]:
    """Return the skills after a game: of those who stayed, and of those who had left, each behind all who stayed.

    A player's departure never costs those who stayed anything. People are rated against other people only: computer
    players do not affect their ratings, but are themselves rated by their results against people.
    """
    if not result.is_rated:
        return {}
    # computer players of one kind at several seats are several opponents, but learn only from the first seat
    seated = [(seat.rated, seat.place) for seat in result.seats if seat.rated is not None and seat.place is not None]
    stayed = [(who, place) for who, place in seated if place != BEHIND_ALL]
    people = [(who, place) for who, place in stayed if isinstance(who, int)]
    found = _skills_of(tallies, people)
    for who, place in seated:
        if place == BEHIND_ALL:
            behind = _skills_of(tallies, [*people, (who, place)])
            found |= {who: behind.pop(who)} if who in behind else {}
            for one, skill in behind.items():
                found[one] = max(found.get(one, skill), skill)
    return found | {who: skill for who, skill in _skills_of(tallies, stayed).items() if isinstance(who, str)}


def _skills_of(tallies: Mapping[Rated, Tally], seated: Sequence[tuple[Rated, int]]) -> dict[Rated, tuple[float, float]]:
    """Return the skills by OpenSkill's Plackett-Luce model, treating a game as one ranking of these players."""
    if len({who for who, _ in seated}) < 2:
        return {}
    teams = [[_MODEL.rating(*(tallies[who].skill or ()))] for who, _ in seated]
    rated = _MODEL.rate(teams, ranks=[float(place) for _, place in seated])
    return {who: (one.mu, one.sigma) for (who, _), (one,) in reversed(list(zip(seated, rated, strict=True)))}


def ranked(found: Iterable[tuple[Rated, Tally]]) -> list[tuple[Rated, Tally]]:
    """Sort players, best first: by rating if it is meaningful, then by games won, by the best score, and by id."""
    return sorted(
        found,
        key=lambda one: (
            not one[1].is_settled,
            -(one[1].rating or 0) if one[1].is_settled else 0,
            -one[1].won,
            -(one[1].best or 0),
            str(one[0]),
        ),
    )


def head_to_head(places: Iterable[tuple[int, int]]) -> tuple[int, int, int]:
    """Return, from the places of two people at shared tables, how often each was first, and how often neither."""
    counts = [0, 0, 0]
    for mine, theirs in places:
        counts[0 if mine < theirs else 1 if theirs < mine else 2] += 1
    return counts[0], counts[1], counts[2]
