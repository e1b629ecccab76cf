"""The weighing of one decision: its answers are simulated on the same deals, imagined from what the seat knew."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from math import sqrt
from operator import sub
from statistics import NormalDist
from typing import Any

from games.core import (
    CANDIDATES,
    Adviser,
    Choice,
    Dice,
    Plan,
    QuickDice,
    Say,
    Search,
    Seat,
    Some,
    Spent,
    State,
    branch,
    decision,
    determinise,
    only_answer,
    play_ahead,
    say,
)

from .account import NAMED, SURE, Part
from .line import Said

USUAL = 0.1
"""Assumed standard deviation of a single simulation, before there are samples."""
_WEIGHT = 2
"""How many samples that assumption counts for."""
_FIELD = 5
"""How many answers are compared at a time, besides the given one."""
FEWEST = 8
"""Minimum number of simulations before a decision is mentioned."""
_CLEAR = 0.0125
"""A difference with a smaller standard error is known well enough to be told."""
_FAR = 3
"""Horizons of the adviser that a judgement simulates: enough not to depend on how the adviser rates the position right
after the answer; simulating to the end of the game would need many more deals for the same certainty."""


class Tally:
    """Running statistics of a series: count, mean and standard error."""

    __slots__ = ("_squares", "mean", "n")

    def __init__(self) -> None:
        self.n, self.mean, self._squares = 0, 0.0, 0.0

    def add(self, figure: float) -> None:
        """Add a sample (Welford's algorithm)."""
        self.n += 1
        off = figure - self.mean
        self.mean += off / self.n
        self._squares += off * (figure - self.mean)

    @property
    def error(self) -> float:
        """The standard error of the mean; without samples, the assumed one of a single sample."""
        spread = sqrt((self._squares + _WEIGHT * USUAL**2) / (max(0, self.n - 1) + _WEIGHT))
        return spread / sqrt(max(1, self.n))


class Weighing:
    """A decision, with the lead of every other answer over the given one.

    First the best other answer is searched for. Once it is settled, its lead is measured by longer simulations on new
    deals only, to avoid selection bias.

    Attributes:
        said: the given answer and its position.
        other: the best other answer, once it is settled; None before, or if no other is worth considering.
        gap: the lead of the given answer over that one, for the seat's share.
        effects: the same for the share of each seat.
    """

    def __init__(self, search: Search[Any], said: Said, dice: QuickDice) -> None:
        """Find the answers worth weighing.

        Args:
            search: the search that simulates the game.
            said: the decision.
            dice: used to imagine worlds.
        """
        self.said, self._search, self._dice = said, search, dice
        adviser: Adviser[Any] = search.adviser
        # hidden information is re-dealt before anything uses the position
        self._start = determinise(search.redeal, said.before, said.seat, dice)
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
        self._judged: Choice | None = None
        self.gap = Tally()
        self.effects = tuple(Tally() for _ in range(said.before.seats))

    @property
    def lead(self) -> float:
        """The current lead of the best other answer over the given one; negative for a good decision."""
        best = self._best()
        return -1.0 if best is None else self._promise(best)

    @property
    def error(self) -> float:
        """The standard error of the lead."""
        best = self._best()
        return 0.0 if best is None else self._ahead[best].error

    @property
    def is_doubtful(self) -> bool:
        """Whether the other answer still seems better: if not, the given one has cost nothing."""
        return self.other is not None and not self.came_anyway and self.lead > self.error

    @property
    def came_anyway(self) -> bool:
        """Whether the other answer was only given later in the same turn: then the given one has cost nothing."""
        return self.other is not None and any(_is_same(self.other, one) for one in self.said.after)

    @property
    def is_refuted(self) -> bool:
        """Whether the longer simulations speak for the given answer, which then has cost nothing either."""
        return self.gap.mean > self.gap.error

    @property
    def worth(self) -> float:
        """The estimated share of victory after the given answer, once the other is settled by the same simulations."""
        return self._worth.mean

    def search(self) -> int:
        """Simulate the given answer and the most promising others on one new deal; return the number of simulations.

        Raises:
            RuntimeError: the best other answer is already settled.
        """
        if self.other is not None:
            raise RuntimeError("what is judged has been settled")
        answers = sorted(self._ahead, key=lambda one: self._promise(one) + self._ahead[one].error)[-_FIELD:]
        for answer, ahead in self._compared(answers).items():
            self._ahead[answer].add(ahead[self.said.seat])
        return len(answers) + 1

    def settle(self, other: Choice | None = None) -> None:
        """Fix the best other answer found so far, or a given one, as the one to `judge`."""
        if other is not None:
            self._plans.setdefault(other, (other,))
            self._ahead.setdefault(other, Tally())
            self._faith.setdefault(other, 0.0)
        best = other or self._best()
        if best != self._judged:  # what was measured of another answer says nothing of this one
            self.gap, self._worth = Tally(), Tally()
            self.effects = tuple(Tally() for _ in self.effects)
        self.other = self._judged = best

    def release(self) -> None:
        """Let the search go on: another answer than the settled one may turn out to be better."""
        self.other = None

    def judge(self) -> int:
        """Simulate the given answer and the settled other one on one new deal; return the number of simulations."""
        assert self.other is not None, "there is something to compare with"
        ahead = self._compared([self.other], _FAR)[self.other]
        self.gap.add(-ahead[self.said.seat])
        for tally, share in zip(self.effects, ahead, strict=True):
            tally.add(-share)
        return 2

    def reasons(self, answer: Choice) -> tuple[Say, ...]:
        """Return the adviser's reasons for an answer."""
        return self._search.adviser.reasons(self._start, self.said.seat, self._plans[answer])

    def _best(self) -> Choice | None:
        return self.other or max(self._ahead, key=self._promise, default=None)

    def _compared(self, answers: Sequence[Choice], horizons: int = 1) -> Mapping[Choice, Sequence[float]]:
        """Return the lead of each of these answers over the given one, on one common deal, for every seat's share."""
        deal = determinise(self._search.redeal, self.said.before, self.said.seat, self._dice)
        seed = self._dice.below(1 << 32)
        given = self._played(deal, seed, self.said.choice, horizons)
        if self.other is not None:
            self._worth.add(given[self.said.seat])
        return {answer: [*map(sub, self._played(deal, seed, answer, horizons), given)] for answer in answers}

    def _played(self, deal: State, seed: int, answer: Choice, horizons: int) -> Sequence[float]:
        """Simulate one game after an answer and return the expected share of victory of each seat."""
        t, adviser = branch(deal, QuickDice(seed)), self._search.adviser
        plan, dice = self._plans[answer], QuickDice(seed ^ 1)
        is_over = play_ahead(adviser, self._start, t, self.said.seat, plan, dice, horizons)
        expected = adviser.final if is_over else adviser.promise
        return [expected(t, Seat(one)) for one in range(t.seats)]

    def _promise(self, answer: Choice) -> float:
        """Return the lead of an answer, with its first mark as a prior worth several samples."""
        tally, faith = self._ahead[answer], self._search.adviser.faith
        return (tally.mean * tally.n + self._faith[answer] * faith) / (tally.n + faith)


def _above(mean: float, error: float) -> float:
    """Return the mean square of an uncertain figure where it is above zero; elsewhere it counts as zero."""
    if not error:
        return max(0.0, mean) ** 2
    noise = NormalDist(0, error)
    return (mean**2 + noise.variance) * noise.cdf(mean) + mean * noise.variance * noise.pdf(mean)


def unsettled(nameable: Sequence[Weighing]) -> list[Weighing]:
    """Return the decisions of which more simulations could change what is told; the review is complete without any.

    These are all that few simulations have judged, and those that may be among the costliest or the best and are not
    known well enough.
    """
    order = sorted(nameable, key=lambda one: one.gap.mean)
    cost = max((one.gap.mean + SURE * one.gap.error for one in order[:NAMED]), default=0.0)
    gain = max((one.gap.mean - SURE * one.gap.error for one in order), default=0.0)
    return [
        one
        for one in order
        for mean, doubt in [(one.gap.mean, SURE * one.gap.error)]
        if one.gap.n < FEWEST or (one.gap.error > _CLEAR and (mean - doubt < cost or mean + doubt > gain))
    ]


class Lazy:
    """A decision whose weighing is created only when needed."""

    def __init__(self, search: Search[Any], said: Said, dice: Dice) -> None:
        self.said = said
        self._made = partial(Weighing, search, said, dice.quick())
        self._weighing: Weighing | None = None

    @property
    def weighing(self) -> Weighing:
        """The weighing of the decision's answers."""
        if self._weighing is None:
            self._weighing = self._made()
        return self._weighing

    @property
    def is_looked_at(self) -> bool:
        """Whether the weighing has been created."""
        return self._weighing is not None

    @property
    def lead(self) -> float:
        """The lead of the best other answer over the given one."""
        return self._weighing.lead if self._weighing else 0.0

    @property
    def error(self) -> float:
        """The standard error of the lead; 1 if the decision has not been examined."""
        return self._weighing.error if self._weighing else 1.0

    @property
    def risk(self) -> float:
        """The mean square of what is lost by mistaking which answer is better."""
        return _above(-abs(self.lead), self.error)

    def overlooked(self, usual: float) -> float:
        """Return the mean square of what the given answer may have cost: of the lead, as far as it may be above zero.

        Args:
            usual: what decisions usually cost (root mean square), which the lead is believed to be less the less it
                is known.
        """
        known = usual**2 / (usual**2 + self.error**2)
        return _above(known * self.lead, sqrt(known) * self.error)


def compare(
    search: Search[Any], before: State, seat: Seat, answers: tuple[Choice, Choice], seed: str, spent: Spent
) -> Part:
    """Return the lead of one answer over another, from what the seat knows in a position.

    Args:
        search: the search that judges.
        before: the position.
        seat: the seat that is asked.
        answers: the answer, and the one it is compared with.
        seed: seed for imagining worlds.
        spent: returns the used part of the budget; the answers are compared at least eight times.
    """
    said = Said(0, 0, say("review-start"), seat, before, answers[0], is_own=True)
    weighing = Weighing(search, said, Dice(seed).quick())
    weighing.settle(answers[1])
    while weighing.gap.n < FEWEST or spent() < 1:
        weighing.judge()
    return Part(weighing.gap.mean, weighing.gap.error)


def is_forced(said: Said) -> bool:
    """Return whether only one answer was possible."""
    now = decision(said.before)
    return now is None or said.seat not in now.asks or only_answer(now.asks[said.seat]) is not None


def _is_same(one: Choice, other: Choice) -> bool:
    """Return whether two answers are equivalent: the order of several selected items does not matter."""
    if isinstance(one, Some) and isinstance(other, Some):
        return Counter(one.items) == Counter(other.items)
    return one == other
