"""The result of a review for one seat: winning chances over time, luck and choice, the decisive decisions."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot
from operator import attrgetter

from games.core import Choice, Say, Seat

SURE = 2.0
"""A difference must be at least this many standard errors to be mentioned."""
CLEAR = 1.5
"""A part must be this many times its margin to be named as what decided a game."""
SWING = 0.2
"""The least change of a share that counts as a swing."""
LEAST = 0.02
"""A decision must change the share of victory by at least this much to be mentioned."""
MISSED = 10
"""The least rise, in points out of a hundred, that makes a better answer a missed chance."""
NAMED = 3
"""Maximum number of mentioned mistakes."""


@dataclass(frozen=True, slots=True)
class Part:
    """A share of victory that something gave (negative: took), with its standard error."""

    share: float
    error: float = 0.0

    @property
    def is_told(self) -> bool:
        """Whether the share is distinguishable from zero."""
        return abs(self.share) >= max(SURE * self.error, 0.005)

    @property
    def is_clear(self) -> bool:
        """Whether the share is so much larger than its margin that it can be named as a cause."""
        return self.is_told and abs(self.share) >= CLEAR * SURE * self.error

    @property
    def margin(self) -> int:
        """How far the share may be off, in points out of a hundred: in about 19 cases of 20 no further than that."""
        return max(1, round(100 * SURE * self.error))


@dataclass(frozen=True, slots=True)
class Parts:
    """The change from the initial to the final share of victory, split into parts that add up to it.

    Attributes:
        start: the initial share: an equal one, or the estimate for the first position if all win or lose
            together, or if the game started from a saved position.
        luck: the effect of dice, deals and revealed cards.
        own: the effect of its choices compared with the best the search found: at most 0, apart from errors.
        rivals: the effect of other seats' choices, compared with the best ones for them.
        end: the final share.
    """

    start: float
    luck: Part
    own: Part
    rivals: Part
    end: float

    @classmethod
    def of(cls, start: float, end: float, own: Part, rivals: Part, error: float = 0.0) -> "Parts":
        """Split a change into its parts: whatever no weighed choice explains is luck.

        Args:
            start, end: the initial and final shares.
            own, rivals: the effects of choices.
            error: the standard error of the initial and the final share together.
        """
        luck = end - start - own.share - rivals.share
        return cls(start, Part(luck, hypot(own.error, rivals.error, error)), own, rivals, end)


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision: the given answer compared with the best other one, as estimated at the time.

    Attributes:
        entry: the number of its entry in the record.
        turn: the number of its turn.
        when: the turn as players of the game count it.
        seat: the seat that decided.
        choice: the given answer.
        other: the best other answer.
        chance: the estimated share of victory after the given answer.
        gap: its lead over the other; negative if the other was better.
        reasons: the adviser's reasons for the better of the two.
        labels: the given and the other answer as sentences.
        question: the question.
        others: the reasons for the weaker one that the better one lacks.
        against: the reasons against the weaker one that do not hold for the better one.
        compared: of a costly decision, what comes of the given answer and of the better one when both are played on.
        stood: the share of victory before the decision, as the line shows it; None if it is not known.
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
    against: tuple[Say, ...] = ()
    compared: tuple[Say, ...] = ()
    stood: float | None = None

    @property
    def chances(self) -> tuple[int, int]:
        """The chances in 100 of winning with the given and with the other answer; they differ by exactly the gap.

        The better one promises at least what the line shows before the decision, which looks less far ahead.
        """
        points, given = round(100 * self.gap.share), round(100 * self.chance)
        if self.stood is not None:
            given = max(given, round(100 * self.stood) + min(points, 0))
        given = min(100, 100 + points, max(0, points, given))
        return given, given - points

    @property
    def missed(self) -> int | None:
        """The chance in 100 from which the better answer would have raised it, if much; None for any other decision.

        Both answers are compared at one moment, so a line that shows what to expect of everybody need not show it.
        """
        stood = None if self.stood is None else round(100 * self.stood)
        given, other = self.chances
        return stood if stood is not None and given <= stood <= other - MISSED else None

    @property
    def is_explained(self) -> bool:
        """Whether it is known why the better answer is better, or what comes of both."""
        return bool(self.reasons or self.against or self.compared)

    @property
    def weight(self) -> float:
        """What a costly decision counts when those to be mentioned are chosen: half of its cost without a reason."""
        return self.gap.share * (1.0 if self.is_explained else 1 / 2)

    @property
    def is_named(self) -> bool:
        """Whether the difference between the two answers is larger than its margin, as readers see both."""
        return abs(self.gap.share) >= LEAST and round(100 * abs(self.gap.share)) > self.gap.margin


SHARE, WEIGHT = attrgetter("gap.share"), attrgetter("weight")
"""Order decisions by what they cost, and by what that counts, the costliest first."""


@dataclass(frozen=True, slots=True)
class Risked:
    """A choice that the game had warned against, and that is not mentioned otherwise: when it was made, and which."""

    when: Say
    chosen: Say


@dataclass(frozen=True, slots=True)
class Point:
    """The estimated shares of victory at one moment, from what the reader could know then.

    Attributes:
        entry: the number of the entry that led to it.
        turn: the number of the turn that ended there; 0 before the first one.
        shares: the share of each seat.
        error: the standard error of the reader's share.
    """

    entry: int
    turn: int
    shares: tuple[float, ...]
    error: float


@dataclass(frozen=True, slots=True)
class Review:
    """A review, as far as it has progressed.

    Attributes:
        game: id of the game.
        seat: the seat whose review it is.
        points: the shares over time, from the deal to the end.
        parts: luck and choice.
        costs: the costliest decisions, worst first: at most three, and only significant ones.
        praise: the best decision, if there is a significant one.
        decisions: the number of decisions in which the seat had several answers.
        weighed: how many of them the search has examined.
        slips: how many choices besides the named ones make up what its choices cost.
        is_together: whether all win or lose together.
        progress: the used part of the budget, from 0 to 1.
        is_done: whether the review is complete.
        is_given_up: whether the game was given up: it then ends with the estimate for its last position.
        warned: its choices that the game had warned against and that are not mentioned, in chronological order.
        ending: how the game ended for the reader; None in a competitive game that points did not decide.
        smaller: its other choices that cost something, each too little or too uncertain to be named, in chronological
            order: the costliest of them, and where all lost, the worst of the last round.
        last: the entry of that choice of the last round; None without one.
    """

    game: str
    seat: Seat
    points: tuple[Point, ...]
    parts: Parts
    costs: tuple[Judged, ...]
    praise: Judged | None
    decisions: int
    weighed: int
    slips: int
    is_together: bool
    progress: float
    is_done: bool
    is_given_up: bool = False
    warned: tuple[Risked, ...] = ()
    ending: Say | None = None
    smaller: tuple[Judged, ...] = ()
    last: int | None = None

    @property
    def is_weighed(self) -> bool:
        """Whether at least half of the decisions were examined; else luck cannot be told from choice."""
        return 2 * self.weighed >= self.decisions

    @property
    def turning_points(self) -> Sequence[Judged]:
        """The decisions that the picture marks, in chronological order: the costliest and the best."""
        return sorted((*self.costs, *((self.praise,) if self.praise else ())), key=lambda one: one.entry)

    @property
    def choices(self) -> Sequence[Judged]:
        """All decisions that can be looked at and tried again: the marked ones, then the smaller ones."""
        return (*self.turning_points, *self.smaller)


def without_choices(found: Review, seat: Seat) -> Review:
    """Return what another seat's pending review already shows everybody: the curve."""
    parts = Parts.of(found.parts.start, found.parts.end, Part(0.0), Part(0.0))
    blank = replace(
        found, seat=seat, parts=parts, costs=(), praise=None, warned=(), weighed=0, smaller=(), slips=0, last=None
    )
    return replace(blank, progress=0.0, is_done=False)


def through(points: Sequence[Point], told: Sequence[Point]) -> tuple[Point, ...]:
    """Return a curve that passes through more moments; they replace its own at the same entries, but not its end."""
    found = {one.entry: one for one in (*points, *told, points[-1])}
    return tuple(found[entry] for entry in sorted(found))


def swung(shares: Sequence[float]) -> bool:
    """Return whether a curve swings to and fro: it turns around at least twice, by at least `SWING` each way."""
    legs = 0
    rising: bool | None = None
    low = high = shares[0] if shares else 0.0
    for share in shares:
        low, high = min(low, share), max(high, share)
        if rising is not True and share - low >= SWING:
            legs, rising, high = legs + 1, True, share
        elif rising is not False and high - share >= SWING:
            legs, rising, low = legs + 1, False, share
    return legs > 2
