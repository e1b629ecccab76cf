"""Which orders to give: sets of three are simulated at the spaces their minions may get."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import combinations, permutations, product

from games.core import Dice, Marked, Seat
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Orders, StandInOrder
from games.dungeon_lords.state import FREE, State

from .order_outcomes import OrderOutcomes, PlacedOrder
from .outlook import season_of
from .worth import Weights, estate_of

Space = int | None
"""A space of an order, from 0; None when they are all taken."""

Wishes = dict[tuple[object, ...], tuple[list[str], list[str]]]
"""By a lord's position, all orders in hand with the most wanted first, and the best three in that order."""

_REMEMBERED = 1024
"""How many positions are remembered with what their lords want."""
_UNLIKELY = 0.12
"""Spaces with a lower probability are left out of account."""
_SETS = 8
"""How many sets of three orders are compared, each in every sequence."""
_RANKED = (0.8, 0.7, 0.6, 0.4, 0.3, 0.2)
"""The probability that a rival gives an order, the one he wants most first; they add up to three orders."""


class OrderPlanner:
    """Estimates what orders promise to one lord this round."""

    def __init__(self, t: State, seat: Seat, weights: Weights) -> None:
        """Note what the lord has, and what is on offer."""
        self._t, self._seat, self._w = t, seat, weights
        self._own, self._season = estate_of(t, seat), season_of(t, seat, is_given=True)
        self._outcomes = OrderOutcomes(t, seat, weights, self._season)
        self._fee = book(t).orders_info["first_order_fee"]
        self._values: dict[tuple[int, tuple[PlacedOrder, ...]], float] = {}
        self._chances: dict[tuple[str, int, bool], list[tuple[Space, float]]] = {}

    def marks(self) -> list[Marked]:
        """Return the most promising sets of three orders, each in every sequence."""
        hand = self._t.lords[self._seat].hand
        sets = sorted(combinations(hand, 3), key=self._at_once, reverse=True)[:_SETS]
        ways = [Orders(*way) for three in sets for way in permutations(three)]
        return [Marked(self.mark(one), (one,)) for one in ways]

    @cached_property
    def _here(self) -> float:
        """What the estate promises without any order."""
        return self._outcomes.value(self._own, ())

    def guess(self, dice: Dice, wishes: Wishes) -> Orders:
        """Return orders that the lord may well give: the best three of the four best alone, or a weighted draw.

        Args:
            dice: decide about the orders.
            wishes: filled with what lords want, and read when one is in the same position once more.
        """
        position = self._position()
        if position not in wishes:
            if len(wishes) >= _REMEMBERED:
                wishes.clear()
            wanted = self.wanted()
            three = max(combinations(wanted[:4], 3), key=self._at_once)
            wishes[position] = wanted, [order for order in wanted if order in three]
        wanted, best = wishes[position]
        if dice.below(2):
            names = [*best]
        else:
            ranks = sorted(range(len(wanted)), key=lambda rank: (1 + dice.below(100)) / _RANKED[rank])[:3]
            names = [wanted[rank] for rank in ranks]
        if self._lacks_fee(names[0]):
            names.append(names.pop(0))
        return Orders(*names)

    def _position(self) -> tuple[object, ...]:
        """Return all that the lord's wishes depend on."""
        t, lord = self._t, self._t.lords[self._seat]
        offer = (*t.offer, *t.halls, *t.spaces)
        dungeon = (*lord.tiles.items(), *lord.conquered, *lord.creatures())
        return t.edition, t.year, t.round, self._own, self._season, tuple(lord.hand), offer, dungeon

    def mark(self, orders: Orders, stand_in: str = "") -> float:
        """Return what three orders promise on average over the spaces they may get; the first can be given again.

        Args:
            orders: the three.
            stand_in: the order of the lord's own stand-in, if it may get in the way.
        """
        names = (orders.first, orders.second, orders.third)
        found = 0.0
        for ways in product(*[self._spaces(name, place, blocked=name == stand_in) for place, name in enumerate(names)]):
            likely = 1.0
            for _, chance in ways:
                likely *= chance
            found += likely * self._value(names, [space for space, _ in ways])
        again = 0.0 if self._lacks_fee(orders.first) else self._w.again * max(0.0, self._single(orders.first))
        return found + again - self._wanted_next(names[1:])

    def wanted(self) -> list[str]:
        """Return the orders in hand, what promises most first."""
        return sorted(self._t.lords[self._seat].hand, key=self._single, reverse=True)

    def stand_in(self, orders: Orders) -> StandInOrder:
        """Return the order for the stand-in, in a game of two, that leaves the lord's own minions the best spaces."""
        return max(map(StandInOrder, self._t.stand_ins[self._seat].hand), key=lambda one: self.mark(orders, one.order))

    def _at_once(self, orders: Sequence[str]) -> float:
        """Return what orders bring at the first free space of each."""
        return self._value(("", *orders), [None, *map(self._first_free, orders)])

    def _single(self, order: str) -> float:
        return self._at_once((order,))

    def _value(self, names: Sequence[str], spaces: Sequence[Space]) -> float:
        """Return how much orders at these spaces change the worth of the estate.

        The fee is paid when the minion is placed, before gold is mined.
        """
        w, own, lost, fee = self._w, self._own, 0.0, 0
        there = []
        for place, (name, space) in enumerate(zip(names, spaces, strict=True)):
            if space is None:
                lost += w.lost * (name != "")
            elif place == 0 and name == self._fee["order"]:
                if self._lacks_fee(name):
                    lost += w.lost
                else:
                    fee = self._fee["gold"]
                    there.append((name, space))
            else:
                there.append((name, space))
        rows = book(self._t).order
        there.sort(key=lambda one: rows[one[0]].index)
        key = (fee, tuple(there))
        if key not in self._values:
            left = own._replace(gold=own.gold - fee) if fee else own
            self._values[key] = self._outcomes.value(left, there) - self._here
        return self._values[key] - lost

    def _lacks_fee(self, order: str) -> bool:
        """Return whether an order that is given first would be lost because its fee cannot be paid (P2c)."""
        return order == self._fee["order"] and self._own.gold < int(self._fee["gold"])

    def _wanted_next(self, locked: Sequence[str]) -> float:
        """Return the cost of not having the second and third order next round, when something falls due then."""
        season, own = self._season, self._own
        found = 0.0
        if "mine_gold" in locked and season.until_taxes == 1 and own.gold < (own.tiles + 1) // 2:
            found += self._w.locked
        if "get_food" in locked and season.until_payday == 1 and own.food < own.wages:
            found += self._w.locked
        return found

    def _free(self, order: str) -> list[int]:
        """Return the spaces of an order that are free before lords place their minions."""
        start = book(self._t).order[order].start
        return [space for space in range(3) if self._t.spaces[start + space] == FREE]

    def _first_free(self, order: str) -> Space:
        free = self._free(order)
        return free[0] if free else None

    def _spaces(self, order: str, place: int, *, blocked: bool) -> list[tuple[Space, float]]:
        """Return the spaces that the minion of an order may get, each with its probability; `place` counts from 0."""
        key = (order, place, blocked)
        if key not in self._chances:
            counts = [1.0]
            for chance in self._earlier(order, place):
                counts = [
                    (counts[n] if n < len(counts) else 0.0) * (1 - chance) + (counts[n - 1] * chance if n else 0.0)
                    for n in range(len(counts) + 1)
                ]
            free = self._free(order)[blocked:]
            found: dict[Space, float] = {}
            for n, chance in enumerate(counts):
                space = free[n] if n < len(free) else None
                found[space] = found.get(space, 0.0) + chance
            likely = {space: chance for space, chance in found.items() if chance >= _UNLIKELY}
            total = sum(likely.values())
            self._chances[key] = [(space, chance / total) for space, chance in likely.items()]
        return self._chances[key]

    def _earlier(self, order: str, place: int) -> list[float]:
        """Return, for each other minion, the probability that it is placed on an order before the lord's own.

        Rivals come first, then the other lord's stand-in in a game of two.
        """
        t = self._t
        found, turns = [], t.order()
        for rival, wanted in self._rivals.items():
            sooner = turns.index(rival) < turns.index(self._seat)
            found.append(wanted.get(order, 0.0) * (place + sooner) / 3)
        for number, lord in enumerate(t.stand_ins):
            if t.seats == 2 and number != self._seat and order in lord.hand:
                found.append(1 / len(lord.hand))
        return found

    @cached_property
    def _rivals(self) -> Mapping[Seat, Mapping[str, float]]:
        """How likely each rival gives an order, from what everyone can see of his dungeon."""
        t = self._t
        rivals = [Seat(number) for number in range(t.seats) if number != self._seat]
        return {one: dict(zip(OrderPlanner(t, one, self._w).wanted(), _RANKED, strict=False)) for one in rivals}
