"""How good the answers of a seat are: each is played ahead on the same imagined deals, weak ones less often."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from math import inf, sqrt
from statistics import mean, stdev
from typing import Any

from games import core
from games.core import Adviser, Choice, Dice, Game, QuickDice, Seat, State, play_ahead
from games.core.adviser import Plan
from games.core.foresight import answers_of
from games.core.imagining import branch, daydream
from games.puzzles import is_same

AnyGame = Game[Any, Any]

ANSWERS = 24
"""Answers compared at most: those the adviser thinks of, and others that the rules offer."""
_DOZEN = 12


@dataclass(frozen=True, slots=True)
class Standing:
    """The answers of a seat as they did on the same deals.

    Attributes:
        best: the answer that did best.
        chance: how good it looked, from 0 to 1.
        gap: how far it is ahead of the next best answer.
        error: the standard error of the gap; 0 where it was the same on every deal.
    """

    best: Choice
    chance: float
    gap: float
    error: float

    def is_off(self, bound: float, errors: float) -> bool:
        """Return whether the gap is so many standard errors above a bound, or half as many below it.

        To give up too many positions does no harm.
        """
        ahead = self.gap - bound
        return ahead >= errors * self.error or -ahead >= errors / 2 * self.error


class Judge:
    """Compares what a seat may answer at one position, from what it may know."""

    def __init__(
        self, game: AnyGame, state: State, seat: Seat, dice: Dice, most: int = ANSWERS, usual: Choice | None = None
    ) -> None:
        """Begin with every answer the adviser thinks of, then the usual one and others, until there are enough."""
        assert game.search is not None, "only games with a search are judged"
        self._adviser: Adviser[Any] = game.search.adviser.without_habits()
        self._game, self._state, self._seat, self._dice = game, state, seat, dice.quick()
        dream = daydream(game.redeal, state, seat, self._dice)
        plans: list[Plan] = [
            marked.plan for marked in self._adviser.candidates(dream, seat, min(most, core.CANDIDATES))
        ]
        known = {plan[0] for plan in plans}
        now = core.decision(state)
        assert now is not None, "the position is over"
        if usual is not None and not any(is_same(usual, choice) for choice in known):
            plans.append((usual,))
            known.add(usual)
        rest = (choice for choice in answers_of(now.asks[seat]) if choice not in known)
        plans += [(choice,) for choice in islice(rest, max(0, most - len(plans)))]
        self.simulations = 0
        self._scores: dict[Plan, list[float]] = {plan: [] for plan in plans}

    def __len__(self) -> int:
        """Return how many answers are still compared."""
        return len({plan[0] for plan in self._scores})

    def keep(self, most: int, behind: float, least: int = 1) -> None:
        """Go on with so many plans at most, and none further behind the best unless there were too few."""
        order = sorted(self._scores, key=self._mean, reverse=True)
        best = self._mean(order[0])
        kept = [plan for place, plan in enumerate(order) if place < least or best - self._mean(plan) <= behind]
        self._scores = {plan: self._scores[plan] for plan in kept[:most]}

    def compare(self, passes: int, *, to_the_end: bool = False) -> None:
        """Play every plan ahead once on each of so many deals.

        The rule of thumb breaks ties at random, so that no answer owes its gap to the order of the choices.

        Args:
            passes: how many deals.
            to_the_end: to the end of the game; otherwise as far as a search does.
        """
        for _ in range(passes):
            deal, seed = daydream(self._game.redeal, self._state, self._seat, self._dice), self._dice.below(1 << 32)
            for plan, scores in self._scores.items():
                t, dice = branch(deal, QuickDice(seed)), QuickDice(seed ^ 1)
                scores.append(self._play(t, dice, plan, to_the_end=to_the_end))
                self.simulations += 1

    def settle(
        self, most: int, bound: float, errors: float, *, precision: float = inf, to_the_end: bool = False
    ) -> Standing:
        """Forget all scores and compare anew until it is clear where the gap lies.

        Args:
            most: deals at most; the first look is after a dozen.
            bound: of the gap.
            errors: standard errors that it has to be away from the bound.
            precision: and how small a standard error has to be.
            to_the_end: whether to play to the end of the game.
        """
        self._scores = {plan: [] for plan in self._scores}
        played = 0
        while played < most:
            passes = min(max(_DOZEN, played), most - played)
            self.compare(passes, to_the_end=to_the_end)
            played += passes
            seen = self.standing()
            if seen.error <= precision and seen.is_off(bound, errors):
                break
        return self.standing()

    def _play(self, t: State, dice: QuickDice, plan: Plan, *, to_the_end: bool) -> float:
        adviser, me = self._adviser, self._seat
        over = play_ahead(adviser, self._state, t, me, plan, dice, inf if to_the_end else 1)
        return adviser.final(t, me) if over else adviser.chance(t, me)

    def standing(self) -> Standing:
        """Return which answer is best, and by how much."""
        best = max(self._scores, key=self._mean)
        rest = [plan for plan in self._scores if plan[0] != best[0]]
        if not rest:
            return Standing(best[0], self._mean(best), inf, 0.0)
        next_best = max(rest, key=self._mean)
        ahead = [one - two for one, two in zip(self._scores[best], self._scores[next_best], strict=True)]
        error = stdev(ahead) / sqrt(len(ahead)) if len(ahead) > 1 else 0.0
        return Standing(best[0], self._mean(best), mean(ahead), error)

    def chance_of(self, answer: Choice) -> float:
        """Return how good the best plan with this answer looked; 0 for one that is no longer compared."""
        return max((self._mean(plan) for plan in self._scores if is_same(plan[0], answer)), default=0.0)

    def lead_over(self, answer: Choice) -> float:
        """Return how much better than this answer the best one looked."""
        return self.standing().chance - self.chance_of(answer)

    def answers(self) -> Sequence[tuple[Choice, float]]:
        """Return the answers still compared with how good they looked, best first."""
        answers = {plan[0]: self.chance_of(plan[0]) for plan in self._scores}
        return sorted(answers.items(), key=lambda one: -one[1])

    def _mean(self, plan: Plan) -> float:
        return mean(self._scores[plan] or (0.0,))
