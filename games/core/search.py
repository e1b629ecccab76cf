"""The search of all games: flat Monte Carlo with sequential halving over the most promising choices."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, inf, log2, sqrt
from statistics import mean, stdev
from typing import Generic, TypeVar

from .adviser import Adviser, Marked, Plan
from .dice import Dice, QuickDice
from .engine import advance, clone, decision
from .imagining import Redeal, branch, determinise
from .shapes import Choice, OneOf
from .state import State
from .strategy import any_of
from .texts import Seat

S = TypeVar("S", bound=State)

Spent = Callable[[], float]
"""Returns the used part of the budget, 1 when it is exhausted. The clock is the caller's."""

CANDIDATES = 16
"""Maximum number of plans that are compared."""
_SURE, _ENOUGH = 3.0, 16
"""The search stops early once the best plan leads all others by this many standard errors, after this many passes."""


@dataclass(frozen=True, slots=True)
class Found:
    """A plan, its estimated probability of winning, and the number of simulations behind it."""

    plan: Plan
    chance: float
    simulations: int


@dataclass(frozen=True, slots=True)
class Search(Generic[S]):
    """A computer player that simulates every promising choice on the same imagined deals.

    Attributes:
        adviser: the game's playing knowledge.
        redeal: re-deals what the seat cannot know.
        simulations: default number of simulations, used without another budget.
    """

    adviser: Adviser[S]
    redeal: Redeal[S]
    simulations: int

    def __call__(self, state: S, seat: Seat, dice: Dice, spent: Spent | None = None) -> Choice:
        """Return the choice that wins most often.

        Args:
            state: an imagined state; further deals are imagined from it.
            seat: the seat that chooses.
            dice: of the computer player.
            spent: the budget; None for `simulations`.
        """
        return self.ranking(state, seat, dice, spent)[0].plan[0]

    def ranking(self, state: S, seat: Seat, dice: Dice, spent: Spent | None = None) -> Sequence[Found]:
        """Return the plans that were compared, best first; a single plan is returned without simulating it."""
        # candidates come from an imagined deal, so that they do not depend on what the given state hides
        determinised = determinise(self.redeal, state, seat, dice.quick())
        marked = self.adviser.candidates(determinised, seat, CANDIDATES)
        race = self.race(state, seat, dice.quick(), marked, self.adviser.scale(determinised))
        if len(marked) > 1:
            race.run(spent or race.counted(self.simulations))
        return race.ranking()

    def race(self, state: S, seat: Seat, dice: QuickDice, marked: Sequence[Marked], scale: float) -> "Race[S]":
        """Return the race of these plans, the most promising first, in a position where a lead of `scale` is large."""
        return Race(self, state, seat, dice, marked, scale)


class Race(Generic[S]):
    """The plans still in the running, with their scores on the same deals."""

    def __init__(
        self, search: Search[S], state: S, seat: Seat, dice: QuickDice, marked: Sequence[Marked], scale: float
    ) -> None:
        self._adviser, self._redeal = search.adviser, search.redeal
        self._state, self._seat, self._dice = state, seat, dice
        self._plans = [plan for _, plan in marked]
        best = max(mark for mark, _ in marked)
        self._first = [first_lead(mark - best, scale) for mark, _ in marked]
        self._scores: list[list[float]] = [[] for _ in marked]
        self._running = list(range(len(marked)))
        self._played = 0

    def counted(self, simulations: int) -> Spent:
        """Return a budget of this many simulations."""
        return lambda: self._played / simulations

    def run(self, spent: Spent) -> None:
        """Halve the field until one plan is left, with equal parts of the budget per round, or until it is settled."""
        rounds = ceil(log2(len(self._plans)))
        for number in range(1, rounds + 1):
            self._pass(lambda: False)
            while spent() < number / rounds:
                self._pass(lambda: spent() >= 1)
                if self._is_settled():
                    return
            self._halve(is_last=number == rounds)
            if spent() >= 1:
                return

    def ranking(self) -> Sequence[Found]:
        """Return the plans in the order of elimination, the last remaining first, then by score."""
        order = sorted(range(len(self._plans)), key=lambda one: (len(self._scores[one]), self._mean(one)), reverse=True)
        return [Found(self._plans[one], mean(self._scores[one] or (0.0,)), len(self._scores[one])) for one in order]

    def _halve(self, *, is_last: bool) -> None:
        """Drop the worse half, except plans that looked best at first: they stay until the last round."""
        self._running.sort(key=self._mean, reverse=True)
        half = (len(self._running) + 1) // 2
        favourites = () if is_last else [one for one in self._running[half:] if not self._first[one]]
        self._running[half:] = favourites

    def _is_settled(self) -> bool:
        """Return whether further simulations would hardly change the choice.

        The best plan is far ahead, or all are equally good.
        """
        passes = len(self._scores[self._running[0]])
        if passes < _ENOUGH or passes & (passes - 1):  # checked after 16, 32, 64, ... passes
            return False
        best = max(self._running, key=self._mean)
        return all(one == best or self._lead(best, one) >= _SURE for one in self._running)

    def _lead(self, one: int, other: int) -> float:
        """Return by how many standard errors one plan leads another on their common deals.

        Infinite if the difference is the same on every deal.
        """
        ahead = [mine - theirs for mine, theirs in zip(self._scores[one], self._scores[other], strict=True)]
        error = stdev(ahead) / sqrt(len(ahead)) if len(ahead) > 1 else 0.0
        return (self._mean(one) - self._mean(other)) / error if error else inf

    def _mean(self, one: int) -> float:
        """Return the mean score of a plan, with its first mark as a prior worth several passes."""
        scores, faith = self._scores[one], self._adviser.faith
        score = sum(scores) / len(scores) if scores else 0.0
        return score + self._first[one] * faith / (faith + len(scores))

    def _pass(self, is_over: Callable[[], bool]) -> None:
        """Simulate every plan once on the same new deal; an unfinished pass does not count."""
        deal = determinise(self._redeal, self._state, self._seat, self._dice)
        seed = self._dice.below(1 << 32)
        found = []
        for one in self._running:
            if is_over():
                return
            found.append(self._play(branch(deal, QuickDice(seed)), QuickDice(seed ^ 1), one))
            self._played += 1
        for one, score in zip(self._running, found, strict=True):
            self._scores[one].append(score)

    def _play(self, t: S, dice: QuickDice, one: int) -> float:
        """Play a plan ahead, given by its index, and return the value of the resulting position for the seat."""
        adviser, me, (first, *rest) = self._adviser, self._seat, self._plans[one]
        advance(t, me, first)
        is_over = play_to_horizon(adviser, self._state, t, me, rest, dice, adviser.depth or adviser.horizon)
        return adviser.final(t, me) if is_over else adviser.promise(t, me)


def first_lead(points: float, scale: float) -> float:
    """Return what a lead in marks, negative if behind, seems to add to the probability of winning, at least -0.5.

    Near equality, a lead of one scale adds a quarter.
    """
    return max(-0.5, points / scale / 4)


def play_ahead(adviser: Adviser[S], start: S, t: S, me: Seat, plan: Plan, dice: QuickDice, horizons: float = 1) -> bool:
    """Play on in place: a seat's plan first, then every seat by the heuristic with occasional slips.

    Stops at the end of the game, at the adviser's horizon, or where `Adviser.is_far` allows it.

    Args:
        adviser: the game's playing knowledge.
        start: the position from which the adviser measures progress.
        t: the position to play on from, as returned by `branch`.
        me: the seat whose plan it is.
        plan: consecutive answers, beginning with the one to this seat's current question; may be empty.
        dice: decide about slips.
        horizons: number of horizons to play, each measured from the end of the previous one; `inf` for the whole
            game.

    Returns:
        whether the game is over.
    """
    if plan:
        advance(t, me, plan[0])
    is_over = play_to_horizon(adviser, start, t, me, plan[1:], dice, adviser.horizon)
    while not is_over and horizons > 1:
        is_over = play_to_horizon(adviser, clone(t), t, me, (), dice, adviser.horizon)
        horizons -= 1
    return is_over


def play_to_horizon(
    adviser: Adviser[S], start: S, t: S, me: Seat, rest: Sequence[Choice], dice: QuickDice, horizon: int
) -> bool:
    """Play on in place for so many decisions, or until `is_far`; return whether the game is over.

    The seat `me` gives the answers of `rest` first, the others and all later ones follow the heuristic.
    """
    rest = [*reversed(rest)]
    decisions, slips = 0, adviser.slips
    while (now := decision(t)) and decisions < horizon and not adviser.is_far(start, t):
        seat, shape = next(iter(now.asks.items()))
        if isinstance(shape, OneOf) and len(shape.choices) == 1:
            advance(t, seat, shape.choices[0])
            continue
        decisions += 1
        if rest and seat == me and shape.fits(rest[-1]):
            choice = rest.pop()
        elif not slips or dice.below(slips):
            choice = adviser.playout(t, seat, dice)
        else:
            choice = any_of(shape, dice)
        advance(t, seat, choice)
    return now is None
