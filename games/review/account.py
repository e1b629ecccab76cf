"""What a review says of a game, for one seat: shares along the game, luck and choice, the decisions that turned it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from games.core import Choice, Say, Seat

SURE = 2.0
"""So many standard errors a difference needs to be named."""
LEAST = 0.02
"""What a decision must cost or bring to be named."""
NAMED = 3
"""Decisions named for what they cost."""


@dataclass(frozen=True, slots=True)
class Part:
    """A share of the victory that something gave (or took, below 0), with its standard error."""

    share: float
    error: float = 0.0

    @property
    def is_told(self) -> bool:
        """Whether it can be told from nothing."""
        return abs(self.share) >= max(SURE * self.error, 0.005)


@dataclass(frozen=True, slots=True)
class Parts:
    """From what the seat began with to what it ended with: the three parts add up to the difference.

    Attributes:
        start: the share with which the seat began: an equal one; what the first position promised where all survive
            together, or where the game began in the middle.
        luck: what dice, deals and cards turned up gave.
        own: what its choices gave beside the best ones that the search found: 0 at best, but for what it cannot tell.
        rivals: what the choices of others gave it, beside the best ones for them.
        end: the share with which it ended.
    """

    start: float
    luck: Part
    own: Part
    rivals: Part
    end: float

    @classmethod
    def of(cls, start: float, end: float, own: Part, rivals: Part, error: float = 0.0) -> "Parts":
        """Return the parts of a difference: what no choice explains is luck.

        Args:
            start, end: the shares at both ends.
            own, rivals: what choices gave.
            error: the standard error of the start.
        """
        luck = end - start - own.share - rivals.share
        return cls(start, Part(luck, sqrt(own.error**2 + rivals.error**2 + error**2)), own, rivals, end)


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision, with the answer given beside the best other one, as both looked to the seat when it decided.

    Attributes:
        entry: the number of its entry in the record.
        turn: the number of its turn.
        when: that turn as players of the game count.
        seat: whose.
        choice: the answer given.
        other: the best other answer.
        chance: the share that the answer given promised.
        gap: how much more it promised than the other; below 0 where the other was better.
        reasons: what speaks for the better of the two: whom it helps in the games played ahead, then the adviser's
            words.
        labels: the answer given and the other one as sentences.
        question: what was asked.
        others: what speaks for the weaker one and not for the better.
    """

    entry: int
    turn: int
    when: Say
    seat: Seat
    choice: Choice
    other: Choice
    chance: float
    gap: Part
    reasons: tuple[Say, ...]
    labels: tuple[Say, Say]
    question: Say
    others: tuple[Say, ...] = ()

    @property
    def is_named(self) -> bool:
        """Whether the search can tell the two answers apart, and they differ by enough to speak of."""
        return self.gap.is_told and abs(self.gap.share) >= LEAST


@dataclass(frozen=True, slots=True)
class Point:
    """What every seat could expect at one moment, as the reader could know it then.

    Attributes:
        entry: the number of the entry after which it was so.
        turn: the number of the turn that ended then; 0 before the first one.
        shares: by seat.
        error: the standard error of the reader's.
    """

    entry: int
    turn: int
    shares: tuple[float, ...]
    error: float


@dataclass(frozen=True, slots=True)
class Review:
    """A review, as far as it has come.

    Attributes:
        game: id of the game.
        seat: whose review it is.
        points: the shares along the game, from the deal to the end.
        parts: luck and choice.
        costs: the decisions that cost most, the worst first: at most three, only those that the search can tell.
        praise: the decision that brought most, if the search can tell one.
        decisions: how many decisions the seat made among several answers.
        weighed: how many of them the search has looked at.
        is_together: whether all survive or fall together, so that shares stand for more than the victory.
        progress: how much of the budget is used up, from 0 to 1.
        is_done: whether nothing more will be found.
    """

    game: str
    seat: Seat
    points: tuple[Point, ...]
    parts: Parts
    costs: tuple[Judged, ...]
    praise: Judged | None
    decisions: int
    weighed: int
    is_together: bool
    progress: float
    is_done: bool

    @property
    def turning_points(self) -> Sequence[Judged]:
        """The decisions that the picture marks: those that cost most and the one that brought most, as they came."""
        return sorted((*self.costs, *((self.praise,) if self.praise else ())), key=lambda one: one.entry)
