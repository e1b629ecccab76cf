"""Compares the answers of a seat by simulations on the same imagined deals, weak answers less often."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from math import inf, sqrt
from statistics import mean, stdev
from typing import Any

from games import core
from games.core import Adviser, Choice, Dice, Game, QuickDice, Seat, State, play_ahead
from games.core.adviser import Plan
from games.core.foresight import answers_of
from games.core.imagining import branch, determinise
from games.core.search import Search
from games.puzzles import is_same

AnyGame = Game[Any, Any]

PLAYED_OUT = frozenset({"dungeon_lords"})
"""Games whose gaps are those of games played to their end, which cost little there."""
EVERY = 150
"""Maximum number of answers where all are compared."""
ANSWERS = 24
"""Maximum number of answers compared: the adviser's, then others that the rules offer."""
_DOZEN = 12
_PLANS = 2
"""Plans that are kept of an answer that counts as the best: one more right answer after it adds little."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Numbers of deals for each stage of judging a position.

    Attributes:
        glance: for all answers, to see whether any may be better than the move of level normal.
        second: for the best few, if one of them may be.
        look: for the best few again, to decide whether a verdict is worthwhile.
        verdict: for each of the two seeds.
        ends: maximum for simulations to the end of the game.
        share: the share of each game's positions to judge, counted from its end.
        last: how many of each seat's consecutive decisions to judge, the last ones: what is decided there depends
            little on how the rule of thumb goes on; 0 for all.
        on: how many answers that may as well come before the best are given first, where a position is given up because
            of them: with less of the turn left, the best answer may stand alone.
        slips: one in so many moves of the games is random.
        hope: the least and the greatest chance that the adviser gives the seat at a glance: where all is won or lost,
            answers hardly differ.
    """

    glance: int = 2
    second: int = 5
    look: int = 20
    verdict: int = 150
    ends: int = 120
    share: float = 0.6
    last: int = 0
    on: int = 0
    slips: int = 20
    hope: tuple[float, float] = (0.0, 1.0)


@dataclass(frozen=True, slots=True)
class Standing:
    """The result of comparing a seat's answers on the same deals.

    Attributes:
        best: the best answer.
        chance: its estimated chance, from 0 to 1.
        gap: its lead over the next best answer that is not as good.
        error: the standard error of the gap; 0 if it was the same on every deal.
    """

    best: Choice
    chance: float
    gap: float
    error: float

    def is_off(self, bound: float, errors: float) -> bool:
        """Return whether the gap is `errors` standard errors above a bound, or half as many below it.

        The lower bar is laxer because giving up too many positions does no harm.
        """
        ahead = self.gap - bound
        return ahead >= errors * self.error or -ahead >= errors / 2 * self.error


class Judge:
    """Compares the possible answers of a seat at a position, using only what the seat may know."""

    def __init__(
        self,
        game: AnyGame,
        state: State,
        seat: Seat,
        dice: Dice,
        most: int = ANSWERS,
        usual: Choice | None = None,
        search: int = 0,
    ) -> None:
        """Start with every answer of the adviser, then add the usual one and others up to `most`.

        Args:
            game: the game.
            state: the position.
            seat: the seat that is asked.
            dice: for deals.
            most: maximum number of answers.
            usual: an answer to be compared in any case.
            search: simulations by which the seat chooses each later answer; 0 for the rule of thumb.
        """
        assert game.search is not None, "only games with a search are judged"
        self._adviser: Adviser[Any] = game.search.adviser.without_habits()
        self._search = Search(self._adviser, game.redeal, search) if search else None
        self._game, self._state, self._seat, self._dice = game, state, seat, dice.quick()
        determinised = determinise(game.redeal, state, seat, self._dice)
        plans: list[Plan] = [
            marked.plan for marked in self._adviser.candidates(determinised, seat, min(most, core.CANDIDATES))
        ]
        known = {plan[0] for plan in plans}
        now = core.decision(state)
        assert now is not None, "the position is over"
        if usual is not None and not any(is_same(usual, choice) for choice in known):
            plans.append((usual,))
            known.add(usual)
        rest: Iterable[Choice] = (choice for choice in answers_of(now.asks[seat]) if choice not in known)
        if most < EVERY:  # those that look best first
            marks = {marked.plan[0]: -marked.mark for marked in self._adviser.marks(determinised, seat)}
            rest = sorted(rest, key=lambda choice: marks.get(choice, inf))
        plans += [(choice,) for choice in islice(rest, max(0, most - len(plans)))]
        self.simulations = 0
        self.alike: frozenset[Choice] = frozenset()
        """Answers that count as one, because they are about as good as the best."""
        self._scores: dict[Plan, list[float]] = {plan: [] for plan in plans}

    def __len__(self) -> int:
        """Return the number of answers still compared."""
        return len({plan[0] for plan in self._scores})

    def keep(self, most: int, behind: float, least: int = 1) -> None:
        """Keep at most `most` plans, within `behind` of the best unless fewer than `least` would remain.

        Answers that count as the best are kept besides these, each with its best plans.
        """
        order = sorted(self._scores, key=self._mean, reverse=True)
        best, alike = self._mean(order[0]), list[Plan]()
        for answer in self.alike:
            alike += [plan for plan in order if plan[0] == answer][:_PLANS]
        others = [plan for plan in order if plan[0] not in self.alike]
        kept = [plan for place, plan in enumerate(others) if place < least or best - self._mean(plan) <= behind]
        self._scores = {plan: self._scores[plan] for plan in (*alike, *kept[:most])}

    def forget(self) -> None:
        """Discard all scores."""
        self._scores = {plan: [] for plan in self._scores}

    def only(self, answers: Collection[Choice]) -> None:
        """Keep these answers only."""
        self._scores = {plan: kept for plan, kept in self._scores.items() if any(is_same(plan[0], a) for a in answers)}

    def follow(self, right: Collection[Choice]) -> None:
        """Try also to carry out the plan of a right answer after each other one: it may only be a matter of order."""
        plans = [plan for plan in self._scores if any(is_same(plan[0], one) for one in right)]
        answers = {plan[0] for plan in self._scores}
        pairs = [(one, plan) for one in answers for plan in plans if not is_same(one, plan[0])]
        self._scores |= {(one, *(step for step in plan if step != one)): [] for one, plan in pairs}

    def only_before(self, best: Choice) -> None:
        """Keep the plans that end with an answer."""
        self._scores = {plan: kept for plan, kept in self._scores.items() if is_same(plan[-1], best)}

    def join(self, within: float) -> None:
        """Let all answers less than this behind the best count as the best."""
        best = max(map(self._mean, self._scores))
        self.alike = frozenset(plan[0] for plan in self._scores if best - self._mean(plan) < within)

    def compare(self, passes: int, *, to_the_end: bool = False) -> None:
        """Simulate every plan once on each of `passes` deals.

        The rule of thumb breaks ties at random, so that the order of the choices does not matter.

        Args:
            passes: the number of deals.
            to_the_end: simulate to the end of the game instead of as far as a search does.
        """
        for _ in range(passes):
            deal, seed = determinise(self._game.redeal, self._state, self._seat, self._dice), self._dice.below(1 << 32)
            for plan, scores in self._scores.items():
                t, dice = branch(deal, QuickDice(seed)), QuickDice(seed ^ 1)
                scores.append(self._play(t, dice, plan, to_the_end=to_the_end))
                self.simulations += 1

    def settle(
        self, most: int, bound: float, errors: float, *, precision: float = inf, to_the_end: bool = False
    ) -> Standing:
        """Discard all scores and compare again until it is clear on which side of a bound the gap is.

        Args:
            most: maximum number of deals; the first check is after a dozen.
            bound: the bound for the gap.
            errors: required distance from the bound, in standard errors.
            precision: required standard error.
            to_the_end: simulate to the end of the game.
        """
        self.forget()
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
        if self._search:
            over = self._play_well(self._search, t, dice, plan[0])
        else:
            over = play_ahead(adviser, self._state, t, me, plan, dice, inf if to_the_end else 1)
        return adviser.final(t, me) if over else adviser.promise(t, me)

    def _play_well(self, search: Search[Any], t: State, dice: QuickDice, answer: Choice) -> bool:
        """Play on with a search for the seat's own choices; return whether the game is over.

        Whatever the answer, what is left of the turn is made the best of.
        """
        core.advance(t, self._seat, answer)
        decisions = 0
        while (now := core.decision(t)) and decisions < search.adviser.horizon:
            if search.adviser.is_far(self._state, t):
                break
            seat, shape = next(iter(now.asks.items()))
            choice = core.only_answer(shape)
            if choice is None:
                decisions += 1
                choose = search if seat == self._seat else search.adviser.playout
                choice = choose(t, seat, dice)
            core.advance(t, seat, choice)
        return now is None

    def standing(self) -> Standing:
        """Return the best answer with its lead."""
        best = max(self._scores, key=self._mean)
        as_good = self.alike if best[0] in self.alike else {best[0]}
        rest = [plan for plan in self._scores if plan[0] not in as_good]
        if not rest:
            return Standing(best[0], self._mean(best), inf, 0.0)
        ahead, error = self.behind(max(rest, key=self._mean)[0])
        return Standing(best[0], self._mean(best), ahead, error)

    def chance_of(self, answer: Choice) -> float:
        """Return the estimated chance of the best plan with this answer; 0 if it is no longer compared."""
        return max((self._mean(plan) for plan in self._scores if is_same(plan[0], answer)), default=0.0)

    def lead_over(self, answer: Choice) -> float:
        """Return the lead of the best answer over this one."""
        return self.standing().chance - self.chance_of(answer)

    def lead_of(self, answer: Choice) -> float:
        """Return the lead of an answer over the best of those that do not count as the best; it may be negative."""
        rest = max(chance for other, chance in self.answers() if other not in self.alike)
        return self.chance_of(answer) - rest

    def behind(self, answer: Choice, right: Collection[Choice] = ()) -> tuple[float, float]:
        """Return how far an answer is behind the best on their common deals, with the standard error.

        Args:
            answer: the answer.
            right: where there are any, it is compared with the best of these, and may be ahead.
        """
        mine = max((plan for plan in self._scores if is_same(plan[0], answer)), key=self._mean)
        best = max((plan for plan in self._scores if not right or plan[0] in right), key=self._mean)
        ahead = [one - two for one, two in zip(self._scores[best], self._scores[mine], strict=True)]
        return mean(ahead), stdev(ahead) / sqrt(len(ahead)) if len(ahead) > 1 else inf

    def answers(self) -> Sequence[tuple[Choice, float]]:
        """Return the answers still compared with their estimated chances, best first."""
        answers = {plan[0]: self.chance_of(plan[0]) for plan in self._scores}
        return sorted(answers.items(), key=lambda one: -one[1])

    def _mean(self, plan: Plan) -> float:
        return mean(self._scores[plan] or (0.0,))
