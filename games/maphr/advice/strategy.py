"""How Les Mines de Maphr is played well: rise to the next level in time, keep the mine open, build many colours."""

from collections.abc import Callable, Sequence
from copy import copy
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Self

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
    Some,
    SomeOf,
    decision,
    read_weights,
    shape_for,
    weighted,
)
from games.maphr import choices as c
from games.maphr.cards import book
from games.maphr.redeal import redeal
from games.maphr.rules.actions import ChooseActions
from games.maphr.rules.auction import TakePacket
from games.maphr.rules.draws import FromPile
from games.maphr.rules.market import Market
from games.maphr.rules.prospect import Prospecting, spots
from games.maphr.scoring import outcome
from games.maphr.state import State, hand_limit

from .action_plans import Actions, mark_of_lay
from .bargaining import words
from .reasons import reasons
from .standing import TRAITS, progress, traits
from .usual import usual
from .worth import Weights, Worth

_SETS = 60
"""The most sets of cards that are compared with each other."""
_WASTED = 10.0
"""The cost of laying no tile in a Prospect: more than that of any tile."""
_SCALE = 12.0
"""The lead that makes victory likely, in the unit in which the weights were fitted."""


class Advice(Adviser[State]):
    """Marks choices by the points they should bring; judges positions with weights fitted to finished games."""

    horizon = 400
    slips = 0
    """None: what a plan brings until the round is over hardly depends on how the others would err."""
    faith = 1
    """Little: the difference between two plans on the same deal is small, and few deals show it better than marks."""
    fans = 6
    """The most plans that a search compares: the game has many cards, so few simulations are left for each plan."""
    rounds = 1
    """How many rounds a search plays ahead from phase II on."""

    def __init__(self, weights: Weights) -> None:
        """Play by these weights."""
        self.weights = weights

    def marks(self, t: State, seat: Seat) -> Sequence[Marked]:
        """Return every sensible choice, with the points it promises."""
        shape, worth = shape_for(t, seat), Worth(t, seat, self.weights)
        if isinstance(_step(t), Market):
            return [Marked(-n, (word,)) for n, word in enumerate(words(t, seat, shape, worth))]
        match shape:
            case SomeOf(items, least, _):
                return _sets(worth, items, least, keeps=_keeps(t))
            case Amount(low, high):
                usual = self._bid(t, seat, shape)
                bids = sorted({low, usual, *(n for n in (1, 3, usual + 2, usual + 5) if n <= high)})
                return [Marked(-0.3 * abs(n - usual), (Number(n),)) for n in bids]
            case OneOf(choices):
                mark = _marker(t, seat, worth)
                return [Marked(mark(choice), (choice,)) for choice in choices]

    def choose(self, t: State, seat: Seat, dice: Dice) -> Choice:
        """Return the choice that promises most."""
        shape = shape_for(t, seat)
        if isinstance(shape, OneOf) and len(shape.choices) == 1:
            return shape.choices[0]
        worth = Worth(t, seat, self.weights)
        if isinstance(_step(t), Market):
            return words(t, seat, shape, worth)[0]
        match shape:
            case SomeOf(items, least, _):
                return _best_set(worth, items, least, keeps=_keeps(t))
            case Amount():
                return Number(self._bid(t, seat, shape))
            case OneOf(choices):
                return self.best(choices, _marker(t, seat, worth), dice)

    def _bid(self, t: State, seat: Seat, shape: Amount) -> int:
        """Return the bid: seeing the packet first, and one card more, are worth some coins, but no building."""
        return int(max(shape.low, min(shape.high, self.weights.bid, t.clans[seat].coins // 4)))

    def candidates(self, t: State, seat: Seat, most: int) -> Sequence[Marked]:
        """Return the few plans that promise most; of the same actions in orders marked alike, one is enough."""
        alike: dict[object, Marked] = {}
        for one in super().candidates(t, seat, _SETS):
            first = one.plan[0]
            alike.setdefault((one.mark, frozenset(first.field_values())) if isinstance(first, c.Act) else first, one)
        return [*alike.values()][: min(most, self.fans)]

    def is_far(self, start: State, t: State) -> bool:
        """Return whether the rounds to play ahead are over: then all actions have been carried out and paid for.

        From phase I this is always one: which cards are drawn later is chance, and tells nothing about those of now.
        """
        return t.round > start.round and (t.round >= start.round + self.rounds or _is_drawing(start))

    @property
    def unhurried(self) -> Self:
        """Compare more plans, and what they make possible in the next round."""
        other = copy(self)
        other.fans, other.rounds = 10, 2
        return other

    def position_values(self, t: State) -> Sequence[float]:
        """Return every clan's standing."""
        w, clans = self.weights, [traits(t, Seat(seat)) for seat in range(t.seats)]
        return weighted(TRAITS, clans, progress(t), w.early, w.late)

    def scale(self, t: State) -> float:
        """Return a constant, because the weights grow as the game goes on."""
        return _SCALE

    def reasons(self, t: State, seat: Seat, plan: Plan) -> tuple[Say, ...]:
        """Return the reasons for a plan."""
        return tuple(reasons(t, seat, plan[0], Worth(t, seat, self.weights)))

    def usual(self, t: State, seat: Seat, plan: Plan) -> tuple[Say, ...]:
        """Return what speaks for a plan in general."""
        return tuple(usual(t, seat, plan[0]))

    def outcome(self, t: State) -> Outcome:
        """Return the outcome by points."""
        return outcome(t)


def _step(t: State) -> object:
    now = decision(t)
    return now.step if now else None


def _is_drawing(t: State) -> bool:
    """Return whether actions are still to be chosen in this round."""
    return any(isinstance(step, ChooseActions) for step in t.agenda[:-1])


def _keeps(t: State) -> bool:
    """Return whether cards are chosen to be kept; otherwise they are given away."""
    return isinstance(_step(t), FromPile | TakePacket)


def _sets(worth: Worth, items: Sequence[str], count: int, *, keeps: bool) -> Sequence[Marked]:
    """Return every distinct set of `count` cards with its worth, negative if the cards are given away."""
    if comb(len(items), count) > _SETS:
        return [Marked(0.0, (_best_set(worth, items, count, keeps=keeps),))]
    found: dict[tuple[str, ...], Marked] = {}
    for cards in combinations(items, count):
        mark = sum([worth.card(card) for card in cards])
        found.setdefault(tuple(sorted(cards)), Marked(mark if keeps else -mark, (Some(cards),)))
    return list(found.values())


def _best_set(worth: Worth, items: Sequence[str], count: int, *, keeps: bool) -> Some:
    """Return the best cards to keep, or the ones to give away with the least loss."""
    places = sorted(range(len(items)), key=lambda place: worth.card(items[place]), reverse=keeps)
    return Some(tuple([items[place] for place in sorted(places[:count])]))


def _marker(t: State, seat: Seat, worth: Worth) -> Callable[[Choice], float]:
    """Return the function that marks the choices of the current question; compare only marks of one question."""
    actions, w = Actions(t, seat, worth), worth.weights
    coins, step = t.clans[seat].coins, _step(t)

    def mark(choice: Choice) -> float:
        match choice:
            case c.Act():
                return actions.mark(choice)
            case c.Lay():
                return mark_of_lay(t, seat, choice)
            case c.Tile(card):
                return max(mark_of_lay(t, seat, c.Lay(card, cell, turn)) for cell, turn in spots(t, seat, card))
            case c.Keep(card):
                return worth.card(card)
            case c.Toss(card):
                return -worth.card(card)
            case c.Give(card, other):  # give bad cards to the leader, and never good ones
                return -worth.card(card) + (0.5 if other == worth.leader else 0)
            case c.Erect(card):
                return 3 + worth.gained(card)
            case c.Hire():
                return worth.hiring
            case c.Hinder(_, other) | c.Sabotage(other):
                return 2.0 if other == worth.leader else -1.0
            case c.Sell(card):
                crowded = len(t.clans[seat].hand) > hand_limit(t, seat)
                return 3.0 - worth.card(card) + (2 if crowded else 0)
            case c.Use():
                return _use(t, worth, choice)
            case c.Accept() | c.Bribe():
                return 1.0 if coins >= 3 + w.reserve else -1.0
            case c.Upgrade():
                return 1.0
            case c.Pass():
                return 0.5
            case c.Demolish():
                return -1.0
            case c.Decline() if isinstance(step, Prospecting) and not step.laid:
                return -_WASTED
        return 0.0

    return mark


def _use(t: State, worth: Worth, choice: c.Use) -> float:
    if choice.card:
        return 4.0 - worth.card(choice.card)
    effect = book(t).buildings[choice.building].effect[0]
    return 6.0 if effect.op == "gain_coins" else 3.5


ADVICE = Advice(read_weights(Path(__file__).with_name("weights.toml"), Weights))
"""The playing knowledge of this game, for computer players and hints."""
SIMULATIONS = 60
STRATEGIES = core.levels(ADVICE, redeal, simulations=SIMULATIONS)
CHARACTERS = core.read_characters(
    Path(__file__).with_name("characters.toml"), ADVICE.weights, Advice, redeal, simulations=SIMULATIONS
)
