"""How Dungeon Lords is played well: keep gold for taxes and food for payday, stay nicer than the paladin likes, and
meet the adventurers with a trap and the right creatures."""

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import copy
from math import exp
from pathlib import Path
from typing import Any, Self

from games import core
from games.core import (
    Adviser,
    Amount,
    Choice,
    Dice,
    Marked,
    Number,
    OneOf,
    Outcome,
    Plan,
    Say,
    Seat,
    SomeOf,
    read_weights,
    shape_for,
    weighted,
)
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Orders, StandInOrder
from games.dungeon_lords.redeal import redeal
from games.dungeon_lords.rules.events import Payday
from games.dungeon_lords.rules.levies import GoldLevy
from games.dungeon_lords.rules.orders import SelectOrders
from games.dungeon_lords.rules.planning import Planning
from games.dungeon_lords.scoring import outcome, titles
from games.dungeon_lords.state import State

from .combat_plans import answers, plans, ways
from .objections import objections
from .order_outcomes import running
from .orders import OrderPlanner, Wishes
from .outlook import season_of
from .reasons import reasons
from .small_choices import ChoiceRater
from .standing import TRAITS, progress, traits
from .usual import usual
from .worth import Weights, estate_of, power, worth_of

_WAYS = 2
"""How many sequences of the same three orders a search compares."""


class Advice(Adviser[State]):
    """Values an estate in points: the result so far, titles held, goods by what they are needed for, and threats."""

    horizon = 120
    slips = 0
    """None: the orders of rivals are drawn at random anyway, and slips hid what a plan brings."""
    looks_back = 2
    """One horizon would make chances jump before the last round of a year, the only one played ahead through combat."""
    faults = frozenset({"dungeon_lords-advice-lost"})
    fans: Mapping[int, int] = {2: 7, 3: 6, 4: 5}
    """Plans that a search compares, by number of seats: with four, a year takes four times as long to play ahead."""

    def __init__(self, weights: Weights) -> None:
        """Play by these weights."""
        self.weights = weights
        self._wishes: Wishes = {}

    def marks(self, t: State, seat: Seat) -> Sequence[Marked]:
        """Return every choice, whole plans for orders and combat, with what it promises."""
        step, shape = t.agenda[-1], shape_for(t, seat)
        if isinstance(step, SelectOrders) and not t.answers.get(seat):
            return OrderPlanner(t, seat, self.weights).marks()
        if isinstance(step, Planning):
            return plans(t, seat, self.weights)
        judge = ChoiceRater(t, seat, self.weights)
        match shape:
            case OneOf(choices):
                return [Marked(judge.mark(choice), (choice,)) for choice in choices]
            case Amount(low, high):
                return [Marked(float(n), (Number(n),)) for n in range(low, high + 1)]
            case SomeOf():
                return [Marked(0.0, (judge.some(shape),))]

    def choose(self, t: State, seat: Seat, dice: Dice) -> Choice:
        """Return the choice that promises most."""
        step, shape = t.agenda[-1], shape_for(t, seat)
        if isinstance(shape, OneOf) and len(shape.choices) == 1:
            return shape.choices[0]
        if isinstance(step, Planning):
            best = self.best(ways(t, seat, self.weights), lambda way: way.mark, dice)
            return answers(t, seat, best)[0]
        if isinstance(step, SelectOrders) and not t.answers.get(seat):
            return super().choose(t, seat, dice)
        judge = ChoiceRater(t, seat, self.weights)
        match shape:
            case OneOf(choices):
                return self.best(choices, judge.mark, dice)
            case Amount(_, high):
                return Number(high)
            case SomeOf():
                return judge.some(shape)

    def is_plain(self, t: State, seat: Seat) -> bool:
        """Return whether taxes, a census or wages are due: unpaid, they cost more than anything the money could buy."""
        return isinstance(t.agenda[-1], GoldLevy | Payday)

    def playout(self, t: State, seat: Seat, dice: Dice) -> Choice:
        """Return random plausible orders for the lord and his stand-in; for other questions, the best choice."""
        if isinstance(t.agenda[-1], SelectOrders):
            if t.answers.get(seat):
                return StandInOrder(dice.pick(t.stand_ins[seat].hand))
            return OrderPlanner(t, seat, self.weights).guess(dice, self._wishes)
        return self.choose(t, seat, dice)

    def candidates(self, t: State, seat: Seat, most: int) -> Sequence[Marked]:
        """Return the best plans, with at most two sequences of the same three orders."""
        most = min(most, self.fans[t.seats])
        if not isinstance(t.agenda[-1], SelectOrders) or t.answers.get(seat):
            return super().candidates(t, seat, most)
        planner = OrderPlanner(t, seat, self.weights)
        found: list[Marked] = []
        seen: Counter[frozenset[Any]] = Counter()
        for mark, (orders, *_) in sorted(planner.marks(), key=lambda marked: marked.mark, reverse=True):
            assert isinstance(orders, Orders)
            three = frozenset(orders.fields().values())
            seen[three] += 1
            if seen[three] <= _WAYS and len(found) < most:
                found.append(Marked(mark, (orders, planner.stand_in(orders)) if t.seats == 2 else (orders,)))
        return found

    def is_far(self, start: State, t: State) -> bool:
        """Return whether the round is over or, from the last round of a year on, the year.

        A whole year takes so long to play ahead that too few imagined deals would be tried.
        """
        return t.year > start.year or (not start.fight and t.round > start.round)

    @property
    def unhurried(self) -> Self:
        """Compare twice as many plans: those that the rule of thumb marks lower are sometimes better."""
        other = copy(self)
        other.fans = {seats: 2 * plans for seats, plans in self.fans.items()}
        return other

    def position_values(self, t: State) -> Sequence[float]:
        """Return each lord's result so far with titles at part of their worth, plus goods, creatures and threats."""
        w, rules = self.weights, book(t)
        held = titles(t)
        found = []
        for score in outcome(t).scores:
            seat, lord = score.seat, t.lords[score.seat]
            season = season_of(t, seat)
            # a title held early may still change hands
            title = w.title * (1 - 0.4 * season.long)
            points = sum([n if part not in held else title * n for part, n in score.parts.items()])
            points += worth_of(w, estate_of(t, seat), season)
            strength = sum([power(rules.creature[one]) for one in lord.creatures()])
            points += w.later * season.later * strength + running(t, seat, w, season)
            found.append(points)
        return found

    def scale(self, t: State) -> float:
        """Return the lead that makes victory likely: it shrinks as the second year passes."""
        season = season_of(t, Seat(0))
        return 2.0 + 5.0 * (season.left if t.year > 1 else 1.2)

    def promise(self, t: State, seat: Seat) -> float:
        """Return the probability of winning, fitted to how finished games ended."""
        w, how_far = self.weights, progress(t)
        worths = weighted(TRAITS, traits(t, w), how_far, w.early, w.late)
        sure = (1 - how_far) / w.lead + how_far / w.lead_late
        return 1 / sum([exp(min(50.0, sure * (worth - worths[seat]))) for worth in worths])

    def reasons(self, t: State, seat: Seat, plan: Plan) -> tuple[Say, ...]:
        """Return the reasons for a plan."""
        return tuple(reasons(t, seat, plan))

    def usual(self, t: State, seat: Seat, plan: Plan) -> tuple[Say, ...]:
        """Return what a plan is good for in general."""
        return tuple(usual(t, seat, plan))

    def objections(self, t: State, seat: Seat, plan: Plan) -> tuple[Say, ...]:
        """Return what speaks against a plan."""
        return tuple(objections(t, seat, plan[0]))

    def outcome(self, t: State) -> Outcome:
        """Return the outcome by points."""
        return outcome(t)


ADVICE = Advice(read_weights(Path(__file__).with_name("weights.toml"), Weights))
"""The playing knowledge of this game, for computer players and hints."""
SIMULATIONS = 60
STRATEGIES = core.levels(ADVICE, redeal, simulations=SIMULATIONS)
CHARACTERS = core.read_characters(
    Path(__file__).with_name("characters.toml"), ADVICE.weights, Advice, redeal, simulations=SIMULATIONS
)
