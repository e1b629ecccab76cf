"""One decision as it is weighed: its answers are played ahead on the same deals, imagined from what the seat knew."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from games.core import (
    CANDIDATES,
    Adviser,
    Choice,
    Plan,
    QuickDice,
    Say,
    Search,
    Seat,
    Some,
    State,
    branch,
    daydream,
    decision,
    only_answer,
    play_ahead,
)

from .line import Said

USUAL = 0.1
"""How far one game played ahead usually differs from another: what is assumed before there are any figures."""
_WEIGHT = 2
"""How many figures that assumption is worth."""
_FIELD = 5
"""Answers that are weighed at a time, beside the one given."""
_FAR = 3
"""How many horizons of the adviser a judgement looks ahead. It must not depend on what the adviser believes of the
position right after the answer; to the end of the game it would take many more deals to be as sure."""


class Tally:
    """Figures of one kind: how many, their mean, and its standard error."""

    __slots__ = ("_squares", "mean", "n")

    def __init__(self) -> None:
        self.n, self.mean, self._squares = 0, 0.0, 0.0

    def add(self, figure: float) -> None:
        """Take one more figure in (Welford)."""
        self.n += 1
        off = figure - self.mean
        self.mean += off / self.n
        self._squares += off * (figure - self.mean)

    @property
    def error(self) -> float:
        """The standard error of the mean; what is usual for one figure before there are any."""
        spread = sqrt((self._squares + _WEIGHT * USUAL**2) / (max(0, self.n - 1) + _WEIGHT))
        return spread / sqrt(max(1, self.n))


class _Expected(NamedTuple):
    """What can be expected at the end of a game that was played ahead.

    Attributes:
        own: the share of victory of the seat that decides.
        effect: the share of the reader.
        worths: the worth of every seat's position by the adviser's measure, or its score once the game is over.
        is_over: whether the game came to its end.
    """

    own: float
    effect: float
    worths: Sequence[float]
    is_over: bool

    def less(self, other: "_Expected") -> "_Expected":
        """Return by how much each figure exceeds that of another game; scores and other worths are not compared."""
        alike = self.is_over == other.is_over
        worths = [alike * (mine - theirs) for mine, theirs in zip(self.worths, other.worths, strict=True)]
        return _Expected(self.own - other.own, self.effect - other.effect, worths, self.is_over)


class Weighing:
    """A decision, with how far each other answer is ahead of the one given.

    First the best other answer is looked for. Once it is settled, only games on further deals, played further ahead,
    say by how much it is better: an answer that was chosen for its figures is not judged by them.

    Attributes:
        said: the answer given, and the position.
        other: the best other answer, once it is settled; None before, or where no other is worth a thought.
        gap: how much more the seat could expect with the answer given than with that one.
        effect: how much more the reader could.
        worths: by seat, how much more its position was worth then.
    """

    def __init__(self, search: Search[Any], said: Said, reader: Seat, dice: QuickDice) -> None:
        """Look for the answers worth weighing.

        Args:
            search: how the game is played ahead.
            said: the decision.
            reader: the seat whose review it is: the one that decides, or another that its choice helps or harms.
            dice: with which worlds are imagined.
        """
        self.said, self._search, self._reader, self._dice = said, search, reader, dice
        adviser: Adviser[Any] = search.adviser
        # whatever the position hides is dealt again before anybody looks at it
        self._start = daydream(search.redeal, said.before, said.seat, dice)
        marked = adviser.candidates(self._start, said.seat, CANDIDATES)
        scale, best = adviser.scale(self._start), max(mark for mark, _ in marked)
        self._plans: dict[Choice, Plan] = {}
        faith: dict[Choice, float] = {}
        for mark, plan in marked:
            answer = said.choice if _is_same(plan[0], said.choice) else plan[0]
            if answer not in self._plans:
                self._plans[answer] = plan
                faith[answer] = max(-0.5, (mark - best) / scale / 4)
        self._plans.setdefault(said.choice, (said.choice,))
        given = faith.get(said.choice, min(faith.values()))
        self._ahead = {answer: Tally() for answer in self._plans if answer != said.choice}
        self._faith = {answer: trust - given for answer, trust in faith.items()}
        self._worth = Tally()
        self.other: Choice | None = None
        self.gap, self.effect = Tally(), Tally()
        self.worths = tuple(Tally() for _ in range(said.before.seats))

    @property
    def lead(self) -> float:
        """How far the best other answer is ahead of the one given, so far; less than nothing for a good decision."""
        best = self._best()
        return -1.0 if best is None else self._promise(best)

    @property
    def error(self) -> float:
        """The standard error of the lead."""
        best = self._best()
        return 0.0 if best is None else self._ahead[best].error

    @property
    def is_doubtful(self) -> bool:
        """Whether the other answer seemed better when it was settled: if not, the one given has cost nothing."""
        return self.other is not None and self.lead > self.error

    @property
    def worth(self) -> float:
        """The share that the answer given promised the seat."""
        return self._worth.mean

    def search(self) -> int:
        """Play the answer given and the most promising others ahead, on one new deal; returns how many games it took.

        Raises:
            RuntimeError: the best other answer is settled.
        """
        if self.other is not None:
            raise RuntimeError("what is judged has been settled")
        answers = sorted(self._ahead, key=lambda one: self._promise(one) + self._ahead[one].error)[-_FIELD:]
        for answer, ahead in self._compared(answers).items():
            self._ahead[answer].add(ahead.own)
        return len(answers) + 1

    def settle(self, other: Choice | None = None) -> None:
        """Choose the best other answer by what has been found, or compare with one that is named; it is judged then."""
        if other is not None:
            self._plans.setdefault(other, (other,))
            self._ahead.setdefault(other, Tally())
            self._faith.setdefault(other, 0.0)
        self.other = other or self._best()

    def judge(self) -> int:
        """Play the answer given and the best other one ahead, on one new deal; returns how many games that took."""
        assert self.other is not None, "there is something to compare with"
        ahead = self._compared([self.other], _FAR)[self.other]
        self.gap.add(-ahead.own)
        self.effect.add(-ahead.effect)
        for tally, worth in zip(self.worths, ahead.worths, strict=True):
            tally.add(-worth)
        return 2

    def reasons(self, answer: Choice) -> tuple[Say, ...]:
        """Return what speaks for an answer, in the adviser's words."""
        return self._search.adviser.reasons(self._start, self.said.seat, self._plans[answer])

    def _best(self) -> Choice | None:
        return self.other or max(self._ahead, key=self._promise, default=None)

    def _compared(self, answers: Sequence[Choice], horizons: int = 1) -> Mapping[Choice, "_Expected"]:
        """Return how far each of these answers is ahead of the one given, on one deal for all."""
        deal = daydream(self._search.redeal, self.said.before, self.said.seat, self._dice)
        seed = self._dice.below(1 << 32)
        given = self._played(deal, seed, self.said.choice, horizons)
        self._worth.add(given.own)
        return {answer: self._played(deal, seed, answer, horizons).less(given) for answer in answers}

    def _played(self, deal: State, seed: int, answer: Choice, horizons: int) -> "_Expected":
        """Return what can be expected after an answer, in one game that is played ahead."""
        t, seat, adviser = branch(deal, QuickDice(seed)), self.said.seat, self._search.adviser
        is_over = play_ahead(adviser, self._start, t, seat, self._plans[answer], QuickDice(seed ^ 1), horizons)
        expected = adviser.final if is_over else adviser.chance
        own = expected(t, seat)
        effect = own if seat == self._reader else expected(t, self._reader)
        worths = [score.total for score in adviser.outcome(t).scores] if is_over else adviser.worths(t)
        return _Expected(own, effect, worths, is_over)

    def _promise(self, answer: Choice) -> float:
        """Return how far an answer is ahead, the first mark counted as some figures more."""
        tally, faith = self._ahead[answer], self._search.adviser.faith
        return (tally.mean * tally.n + self._faith[answer] * faith) / (tally.n + faith)


def shares(search: Search[Any], state: State, reader: Seat, dice: QuickDice) -> Sequence[float]:
    """Return the expected share of every seat from what one of them knows, in one game that is played ahead."""
    adviser: Adviser[Any] = search.adviser
    seats = range(state.seats)
    if decision(state) is None:
        return [adviser.final(state, Seat(seat)) for seat in seats]
    start = daydream(search.redeal, state, reader, dice)
    t = branch(start, QuickDice(dice.below(1 << 32)))
    is_over = play_ahead(adviser, start, t, reader, (), QuickDice(dice.below(1 << 32)))
    return [adviser.final(t, Seat(seat)) if is_over else adviser.chance(t, Seat(seat)) for seat in seats]


def is_forced(said: Said) -> bool:
    """Return whether there was only one answer to give."""
    now = decision(said.before)
    return now is None or said.seat not in now.asks or only_answer(now.asks[said.seat]) is not None


def _is_same(one: Choice, other: Choice) -> bool:
    """Return whether two answers say the same: the order of things taken together does not count."""
    if isinstance(one, Some) and isinstance(other, Some):
        return Counter(one.items) == Counter(other.items)
    return one == other
