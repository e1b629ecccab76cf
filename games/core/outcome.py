"""How a game ends: scores, places, who has won."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import groupby
from typing import Any

from .texts import Say, Seat


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's result: the total, and where each point came from, by the id of its `<game>-score-<part>` text."""

    seat: Seat
    total: int
    parts: Mapping[str, int]


class Ending(StrEnum):
    """How a game came to its end. Games end in the first two ways; the others are decided by the table."""

    FINISHED = "finished"
    LOST = "lost"
    """Everyone has lost."""
    AGREED = "agreed"
    CONCEDED = "conceded"
    ABANDONED = "abandoned"


class Concession(StrEnum):
    """How a game can be given up before its final score."""

    OPPONENT_WINS = "opponent-wins"
    """With two seats, either may concede to the other; with more, nobody can."""
    COMMON_DEFEAT = "common-defeat"
    """Everyone loses together: all must agree, and a game that is ended early is lost."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    Attributes:
        scores: by seat, in seat order; empty when nothing is counted.
        ranking: best first; seats that tie after every tie-break share a place. Empty when nobody is ranked.
        ending: how it came about.
        titles: a title by seat, as the id of a thing with a name.
        reasons: why everyone has lost, or which tie-break decided.
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
        """Who has won: several share a victory, and nobody may have won."""
        return self.ranking[0] if self.ranking and self.ending in {Ending.FINISHED, Ending.CONCEDED} else ()


def rank(keys: Mapping[Seat, Any]) -> tuple[tuple[Seat, ...], ...]:
    """Seats by their key, highest first; equal keys share a place. A key may be a tuple: total, then tie-breaks."""
    order = sorted(keys, key=lambda seat: keys[seat], reverse=True)
    return tuple(tuple(sorted(group)) for _, group in groupby(order, key=lambda seat: keys[seat]))
