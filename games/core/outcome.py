"""How a game ends: scores, ranking and winners."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import groupby
from typing import Any

from .texts import Say, Seat


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's result: the total, and the points by source; each source is the id of a `<game>-score-<part>` text."""

    seat: Seat
    total: int
    parts: Mapping[str, int]


class Ending(StrEnum):
    """How a game came to its end. Games themselves end in the first two ways; the others are decided by the table."""

    FINISHED = "finished"
    LOST = "lost"
    """Everyone has lost."""
    AGREED = "agreed"
    CONCEDED = "conceded"
    ABANDONED = "abandoned"


class Concession(StrEnum):
    """How a game can be given up before its final score."""

    OPPONENT_WINS = "opponent-wins"
    """With two seats, either may concede to the other; with more, conceding is impossible."""
    COMMON_DEFEAT = "common-defeat"
    """Everyone loses together: all must agree, and a game that is ended early is lost."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    Attributes:
        scores: by seat, in seat order; empty if the game counts no points.
        ranking: best first; seats still tied after all tie-breaks share a place. Empty if there is no ranking.
        ending: how the game came to its end.
        titles: a title by seat, as the id of a named thing.
        reasons: why everyone has lost, or which tie-break was decisive.
    """

    scores: tuple[Score, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    ending: Ending = Ending.FINISHED
    titles: Mapping[Seat, str] = field(default_factory=dict)
    reasons: tuple[Say, ...] = ()

    @classmethod
    def by_points(cls, scores: Sequence[Score]) -> "Outcome":
        """Return a finished game where the highest total wins and equal totals share a place."""
        return cls(tuple(scores), rank({score.seat: score.total for score in scores}))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won: several if they share the victory, none if nobody has won."""
        return self.ranking[0] if self.ranking and self.ending in {Ending.FINISHED, Ending.CONCEDED} else ()


def rank(keys: Mapping[Seat, Any]) -> tuple[tuple[Seat, ...], ...]:
    """Rank seats by key, highest first; equal keys share a place. A key may be a tuple: the total, then tie-breaks."""
    order = sorted(keys, key=lambda seat: keys[seat], reverse=True)
    return tuple(tuple(sorted(group)) for _, group in groupby(order, key=lambda seat: keys[seat]))
