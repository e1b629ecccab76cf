"""Which orders to give: every three of them are carried out in thought, with what they cost and bring."""

from collections.abc import Mapping, Sequence
from itertools import combinations

from games.core import Marked, OneOf, Seat, shape_for

from .cards import book
from .choices import Orders, StandInOrder
from .estate import Estate, Season, Weights, estate_of, power, season_of, spend, worth_of
from .rows import Creature, Good, Room
from .rules.building import plots
from .rules.payment import together
from .state import State

_ROOM_FOR_PRODUCTION = 3
"""Imps that a production room keeps busy."""


class Council:
    """What orders promise to one lord this round."""

    def __init__(self, t: State, seat: Seat, weights: Weights) -> None:
        """Look at what the lord has, and at what is on offer."""
        self._t, self._seat, self._w = t, seat, weights
        self._own, self._season = estate_of(t, seat), season_of(t, seat)
        self._here = worth_of(weights, self._own, self._season)
        lord = t.lords[seat]
        self._free = lord.free_imps()
        self._open = lord.open_tunnels()
        self._offer = [book(t).creature[one] for one in t.offer]
        self._creatures = {row.id: creature_worth(weights, self._season, row) for row in self._offer}
        rooms = [book(t).room[one] for one in t.halls if plots(t, seat, one)]
        self._rooms = [room_worth(weights, self._season, row) for row in rooms]
        self._sets: dict[tuple[tuple[str, int], ...], float] = {}

    def marks(self) -> list[Marked]:
        """Every three orders, with the order that is chosen for a stand-in; none that block one another."""
        shape = shape_for(self._t, self._seat)
        assert isinstance(shape, OneOf)
        return [Marked(self.mark(one), (one, *self._rest(one))) for one in shape.choices if isinstance(one, Orders)]

    def hasty(self) -> Orders:
        """The best three of the four orders that are best alone."""
        names = self._t.lords[self._seat].hand
        best = sorted(names, key=lambda name: self._single(name, 0), reverse=True)[:4]
        return max((Orders(*three) for three in combinations(best, 3)), key=self.mark)

    def mark(self, orders: Orders) -> float:
        """What three orders promise, the first for certain, and again next time."""
        w, names = self._w, (orders.first, orders.second, orders.third)
        chances = (1.0, w.second, w.third)
        # orders are carried out in the order of the board, each at the space that its minion will find
        plan = sorted(zip(names, (0, 1, 1), strict=True), key=lambda one: book(self._t).order[one[0]].index)
        key = tuple(plan)
        if key not in self._sets:
            self._sets[key] = self._carried_out(key)
        single = [self._single(name, place) for name, place in zip(names, (0, 1, 1), strict=True)]
        missed = sum([(1 - chance) * max(0.0, gain) for chance, gain in zip(chances, single, strict=True)])
        return self._sets[key] - missed + w.again * max(0.0, single[0])

    def _single(self, order: str, place: int) -> float:
        key = ((order, place),)
        if key not in self._sets:
            self._sets[key] = self._carried_out(key)
        return self._sets[key]

    def _rest(self, orders: Orders) -> Sequence[StandInOrder]:
        """With two players, an order for the stand-in that does not take one's own spaces."""
        t = self._t
        if t.seats > 2:
            return ()
        names = (orders.first, orders.second, orders.third)
        return (StandInOrder(min(t.stand_ins[self._seat].hand, key=lambda order: order in names)),)

    def _carried_out(self, plan: Sequence[tuple[str, int]]) -> float:
        """What is gained when orders are carried out one after the other; one that cannot be paid brings nothing."""
        own, extra, imps = self._own, 0.0, self._free
        for order, place in plan:
            row = book(self._t).order[order].spaces[place]
            match book(self._t).order[order].kind:
                case "exchange":
                    own = spend(own, row.cost, row.gain) or own
                case "dig":
                    dug = min(row.max_workers, imps)
                    imps -= dug
                    own = spend(own, {}, {"tunnel": dug}) or own
                case "mine":
                    mined = max(0, min(row.max_workers, imps, self._open))
                    imps -= mined
                    own = spend(own, {}, {"gold": mined}) or own
                case "hire":
                    own, gain = self._hired(own, row.cost)
                    extra += gain
                case "build":
                    own, gain = self._built(own, row.cost)
                    extra += gain
        idle = max(0, min(imps, _ROOM_FOR_PRODUCTION)) * 0.05
        return worth_of(self._w, own, self._season) + extra + idle - self._here

    def _hired(self, own: Estate, cost: Mapping[Good, int]) -> tuple[Estate, float]:
        """The best creature on offer that can be paid, if one is worth its wage."""
        best, gain, now = own, 0.0, worth_of(self._w, own, self._season)
        for row in self._offer:
            paid = spend(own, together(cost, row.wage))
            if paid is None:
                continue
            after = paid._replace(wages=paid.wages + row.wage.get("food", 0))
            found = self._creatures[row.id]
            net = found + worth_of(self._w, after, self._season) - now
            if net > gain:
                best, gain = after, net
        return best, gain - (worth_of(self._w, best, self._season) - now)

    def _built(self, own: Estate, cost: Mapping[Good, int]) -> tuple[Estate, float]:
        """The best room on offer that can be paid and has a place."""
        paid = spend(own, cost)
        if paid is None or not self._rooms or paid.tunnels < 1:
            return own, 0.0
        return paid._replace(tunnels=paid.tunnels - 1), max(self._rooms)


def creature_worth(w: Weights, season: Season, row: Creature) -> float:
    """A creature: a point at the end, and its damage in the combats to come."""
    return 1.0 + w.combat * power(row) * season.fights


def room_worth(w: Weights, season: Season, row: Room) -> float:
    """A room: its points, and what it makes until the end."""
    found = w.room
    if row.produce:
        goods: dict[Good, float] = {
            "food": w.food,
            "gold": w.gold,
            "imp": w.imp,
            "trap": w.trap,
            "tunnel": w.tunnel,
            "evil": w.evil,
        }
        made = sum([goods.get(good, 0.3) * abs(n) for good, n in row.produce.gain.items()])
        found += w.produce * made * season.left * 4
    if row.score or row.score_titles:
        found += 2.0
    if row.damage_bonus or row.capacity or row.no_spells:
        found += 0.8
    return found
