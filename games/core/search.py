"""One search for all games: flat Monte Carlo with sequential halving over the choices that look best."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, inf, log2, sqrt
from statistics import mean, stdev
from typing import Generic, TypeVar

from .adviser import Adviser, Marked, Plan
from .dice import Dice, QuickDice
from .engine import advance, clone, decision
from .imagining import Redeal, branch, daydream
from .shapes import Choice, OneOf
from .state import State
from .strategy import any_of
from .texts import Seat

S = TypeVar("S", bound=State)

Spent = Callable[[], float]
"""How much of the budget is used up: 1 when all of it is. The clock is the caller's."""

CANDIDATES = 16
"""Plans that are compared at most."""
_SURE, _ENOUGH = 3.0, 16
"""Thinking ends early once the best plan is so many standard errors ahead of each other, after so many passes."""


@dataclass(frozen=True, slots=True)
class Found:
    """A plan, how likely it is to win, and in how many simulations that showed."""

    plan: Plan
    chance: float
    simulations: int


@dataclass(frozen=True, slots=True)
class Search(Generic[S]):
    """A computer player that plays every promising choice ahead on the same imagined deals.

    Attributes:
        adviser: knows the game.
        redeal: deals again what the seat cannot know.
        simulations: how often it plays ahead when nobody gives it a budget.
    """

    adviser: Adviser[S]
    redeal: Redeal[S]
    simulations: int

    def __call__(self, state: S, seat: Seat, dice: Dice, spent: Spent | None = None) -> Choice:
        """Return the choice that wins most often.

        Args:
            state: an imagined state; deals are imagined anew from it.
            seat: who chooses.
            dice: of the computer player.
            spent: the budget; without one, the number of simulations decides.
        """
        return self.ranking(state, seat, dice, spent)[0].plan[0]

    def ranking(self, state: S, seat: Seat, dice: Dice, spent: Spent | None = None) -> Sequence[Found]:
        """Return the plans that were compared, best first; a single one is not played ahead at all."""
        # candidates come from a deal of one's own making: the same whatever the given state hides
        dream = daydream(self.redeal, state, seat, dice.quick())
        marked = self.adviser.candidates(dream, seat, CANDIDATES)
        race = _Race(self, state, seat, dice.quick(), marked, self.adviser.scale(dream))
        if len(marked) > 1:
            race.run(spent or race.counted(self.simulations))
        return race.ranking()


class _Race(Generic[S]):
    """The plans in the running, with what they have scored on the same deals."""

    def __init__(
        self, search: Search[S], state: S, seat: Seat, dice: QuickDice, marked: Sequence[Marked], scale: float
    ) -> None:
        self._adviser, self._redeal = search.adviser, search.redeal
        self._state, self._seat, self._dice = state, seat, dice
        self._plans = [plan for _, plan in marked]
        best = max(mark for mark, _ in marked)
        # near an even game a lead of one scale is worth a quarter of a victory
        self._first = [max(-0.5, (mark - best) / scale / 4) for mark, _ in marked]
        self._scores: list[list[float]] = [[] for _ in marked]
        self._running = list(range(len(marked)))
        self._played = 0

    def counted(self, simulations: int) -> Spent:
        """Return a budget of so many simulations."""
        return lambda: self._played / simulations

    def run(self, spent: Spent) -> None:
        """Halve the field until one is left, each round with an equal part of the budget, or until it is settled."""
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
        """Return those that stayed in the running longest first, then by what they have scored."""
        order = sorted(range(len(self._plans)), key=lambda one: (len(self._scores[one]), self._mean(one)), reverse=True)
        return [Found(self._plans[one], mean(self._scores[one] or (0.0,)), len(self._scores[one])) for one in order]

    def _halve(self, *, is_last: bool) -> None:
        """Drop the worse half; what looked best at first is compared until the last round."""
        self._running.sort(key=self._mean, reverse=True)
        half = (len(self._running) + 1) // 2
        favourites = () if is_last else [one for one in self._running[half:] if not self._first[one]]
        self._running[half:] = favourites

    def _is_settled(self) -> bool:
        """Return whether more thinking would hardly change the choice.

        The best is far ahead, or all do equally well.
        """
        passes = len(self._scores[self._running[0]])
        if passes < _ENOUGH or passes & (passes - 1):  # looked at after 16 passes, 32, 64 and so on
            return False
        best = max(self._running, key=self._mean)
        return all(one == best or self._lead(best, one) >= _SURE for one in self._running)

    def _lead(self, one: int, other: int) -> float:
        """Return how many standard errors one plan is ahead of another on the deals that both met.

        Infinite if the deals do not differ.
        """
        ahead = [mine - theirs for mine, theirs in zip(self._scores[one], self._scores[other], strict=True)]
        error = stdev(ahead) / sqrt(len(ahead)) if len(ahead) > 1 else 0.0
        return (self._mean(one) - self._mean(other)) / error if error else inf

    def _mean(self, one: int) -> float:
        """Return what a plan has scored, and its first mark counted as some passes more."""
        scores, faith = self._scores[one], self._adviser.faith
        score = sum(scores) / len(scores) if scores else 0.0
        return score + self._first[one] * faith / (faith + len(scores))

    def _pass(self, is_over: Callable[[], bool]) -> None:
        """Every plan once, on one new deal; a pass that is not finished does not count."""
        deal = daydream(self._redeal, self._state, self._seat, self._dice)
        seed = self._dice.below(1 << 32)
        found = []
        for one in self._running:
            if is_over():
                return
            found.append(self._play(branch(deal, QuickDice(seed)), QuickDice(seed ^ 1), self._plans[one]))
            self._played += 1
        for one, score in zip(self._running, found, strict=True):
            self._scores[one].append(score)

    def _play(self, t: S, dice: QuickDice, plan: Plan) -> float:
        """Play a plan ahead; how good the end looks to the seat."""
        adviser, me = self._adviser, self._seat
        is_over = play_ahead(adviser, self._state, t, me, plan, dice)
        return adviser.final(t, me) if is_over else adviser.chance(t, me)


def play_ahead(adviser: Adviser[S], start: S, t: S, me: Seat, plan: Plan, dice: QuickDice, horizons: float = 1) -> bool:
    """Play on in place: a seat's plan first, then everybody by rule of thumb with some slips.

    It ends with the game, at the adviser's horizon, or where the adviser says that it may stop.

    Args:
        adviser: knows the game.
        start: the position from which the adviser measures how far it has come.
        t: the position to play on from, as `branch` gives it.
        me: whose plan.
        plan: answers in a row, the first one for the question that this seat is asked now; may be empty.
        dice: with which slips are made.
        horizons: how many of them are played, each one measured from the end of the one before; `inf` for the whole
            game.

    Returns:
        whether the game is over.
    """
    is_over = _play_to_horizon(adviser, start, t, me, plan, dice)
    while not is_over and horizons > 1:
        is_over = _play_to_horizon(adviser, clone(t), t, me, (), dice)
        horizons -= 1
    return is_over


def _play_to_horizon(adviser: Adviser[S], start: S, t: S, me: Seat, plan: Plan, dice: QuickDice) -> bool:
    """Play on in place until the horizon; returns whether the game is over."""
    if plan:
        advance(t, me, plan[0])
    rest = list(plan[:0:-1])
    decisions, slips = 0, adviser.slips
    while (now := decision(t)) and decisions < adviser.horizon and not adviser.is_far(start, t):
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
