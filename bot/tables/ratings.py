"""How strong players are: what each has achieved in a game, carried forward from one result to the next."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from openskill.models import PlackettLuce

from games.core import Ending

from .results import GameResult, Rated

SETTLED = 5
"""Games after which a rating says something."""
_MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Tally:
    """What a player has achieved in one game.

    Attributes:
        played, won: games.
        survived: games that were not lost by everyone together.
        best: most points.
        skill: how strong they are taken to be, and how uncertain that is; None while they have played against no one.
    """

    played: int = 0
    won: int = 0
    survived: int = 0
    best: int | None = None
    skill: tuple[float, float] | None = None

    @property
    def rating(self) -> int | None:
        """Their skill, reduced by what is uncertain about it, as a number around 1,000 at first."""
        if self.skill is None:
            return None
        mu, sigma = self.skill
        return round(1000 + 20 * (mu - 3 * sigma))  # what OpenSkill calls the ordinal

    @property
    def is_settled(self) -> bool:
        """Whether there were enough games for the rating to say something."""
        return self.skill is not None and self.played >= SETTLED


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a leaderboard: a person by name, or a kind of computer player by its strategy."""

    who: Rated
    name: str
    tally: Tally


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """The best of those who have finished a game on a server, people and computer players apart, best first."""

    game: str
    people: tuple[Line, ...]
    computers: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class PersonalRecord:
    """What a person has achieved on a server.

    Attributes:
        tallies: by game.
        against: games against the reader: how often this person came first, how often the reader, how often neither;
            None where that is the same person, or they never met.
    """

    name: str
    tallies: dict[str, Tally]
    against: tuple[int, int, int] | None = None


def after_game(before: Mapping[Rated, Tally], result: GameResult) -> dict[Rated, Tally]:
    """What the players of a game have achieved after it, given what they had achieved before."""
    found: dict[Rated, Tally] = {}
    for seat in result.seats:
        if seat.rated is None:
            continue
        tally = found.get(seat.rated) or before.get(seat.rated, Tally())
        found[seat.rated] = Tally(
            tally.played + 1,
            tally.won + result.won_by(seat),
            tally.survived + (result.ending is not Ending.LOST),
            max((points for points in (tally.best, seat.total) if points is not None), default=None),
            tally.skill,
        )
    return found | {who: replace(found[who], skill=skill) for who, skill in _skills(found, result).items()}


def _skills(tallies: Mapping[Rated, Tally], result: GameResult) -> dict[Rated, tuple[float, float]]:
    """Skills after a game by the Plackett-Luce model of OpenSkill, for which it is one ranking of all who played it."""
    # the same kind of computer player at two seats is two opponents, and learns from the first of them
    seated = [(seat.rated, seat.place) for seat in result.seats if seat.rated is not None and seat.place is not None]
    if len({who for who, _ in seated}) < 2:
        return {}
    teams = [[_MODEL.rating(*(tallies[who].skill or ()))] for who, _ in seated]
    rated = _MODEL.rate(teams, ranks=[float(place) for _, place in seated])
    return {who: (one.mu, one.sigma) for (who, _), (one,) in reversed(list(zip(seated, rated, strict=True)))}


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


def head_to_head(places: Iterable[tuple[int, int]]) -> tuple[int, int, int]:
    """Of the places that two people came to at one table each time: how often each was first, how often neither."""
    counts = [0, 0, 0]
    for mine, theirs in places:
        counts[0 if mine < theirs else 1 if theirs < mine else 2] += 1
    return counts[0], counts[1], counts[2]
