"""How strong players are, worked out from the results of their games."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from openskill.models import PlackettLuce, PlackettLuceRating

from games.core import Ending

from .results import GameResult, Rated

SETTLED = 5
"""Games after which a rating says something."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What somebody has achieved in one game.

    Attributes:
        played, won: games.
        survived: games that were not lost by everyone together.
        best: most points.
        rating: around 1,000 at first; None while nobody was played against.
    """

    played: int = 0
    won: int = 0
    survived: int = 0
    best: int | None = None
    rating: int | None = None

    @property
    def is_settled(self) -> bool:
        """Whether there were enough games for the rating to say something."""
        return self.rating is not None and self.played >= SETTLED


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a leaderboard: a person by name, or a kind of computer player by its strategy."""

    who: Rated
    name: str
    tally: Tally


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """All who have finished a game on a server, people and computer players apart, best first."""

    game: str
    people: tuple[Line, ...]
    computers: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class PersonalRecord:
    """What somebody has achieved on a server.

    Attributes:
        tallies: by game.
        against: games against the reader: how often this person came first, how often the reader, how often neither;
            None where that is the same person, or they never met.
    """

    name: str
    tallies: dict[str, Tally]
    against: tuple[int, int, int] | None = None


def tallies(results: Sequence[GameResult]) -> dict[Rated, Tally]:
    """What each person and each kind of computer player has achieved in one game, from all its results in order."""
    ratings = _ratings(tuple(results))
    found: dict[Rated, Tally] = {}
    for result in results:
        for seat in result.seats:
            if seat.rated is None:
                continue
            before = found.get(seat.rated, Tally())
            best = max((points for points in (before.best, seat.total) if points is not None), default=None)
            found[seat.rated] = Tally(
                before.played + 1,
                before.won + result.won_by(seat),
                before.survived + (result.ending is not Ending.LOST),
                best,
                ratings.get(seat.rated),
            )
    return found


def ranked(found: Iterable[tuple[Rated, Tally]]) -> list[tuple[Rated, Tally]]:
    """Best first: by rating where it says something, then by games won, by the best score, and by id."""
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


def head_to_head(results: Iterable[GameResult], one: int, other: int) -> tuple[int, int, int]:
    """Games that two people played at one table: how often each came before the other, and how often neither did."""
    counts = [0, 0, 0]
    for result in results:
        places = {seat.person: seat.place for seat in result.seats if seat.person in {one, other}}
        mine, theirs = places.get(one), places.get(other)
        if mine is None or theirs is None:
            continue
        counts[0 if mine < theirs else 1 if theirs < mine else 2] += 1
    return counts[0], counts[1], counts[2]


@lru_cache(maxsize=64)
def _ratings(results: tuple[GameResult, ...]) -> dict[Rated, int]:
    """Ratings by the Plackett-Luce model of OpenSkill, for which a game is one ranking of all who played it."""
    model = PlackettLuce()
    known: dict[Rated, PlackettLuceRating] = {}
    for result in results:
        # the same kind of computer player at two seats is two opponents, and learns from the first of them
        seated = [
            (seat.rated, seat.place) for seat in result.seats if seat.rated is not None and seat.place is not None
        ]
        if len({who for who, _ in seated}) < 2:
            continue
        teams = [[known.get(who) or model.rating()] for who, _ in seated]
        rated = model.rate(teams, ranks=[float(place) for _, place in seated])
        for (who, _), (rating,) in reversed(list(zip(seated, rated, strict=True))):
            known[who] = rating
    return {who: round(1000 + 20 * rating.ordinal()) for who, rating in known.items()}
