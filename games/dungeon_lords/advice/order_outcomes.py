"""What orders bring when they are carried out one after another, each with what the earlier ones have left."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from games.core import Seat
from games.dungeon_lords.cards import book
from games.dungeon_lords.rows import Creature, Good, Production, Room, Space
from games.dungeon_lords.rules.digging import sites
from games.dungeon_lords.rules.payment import together
from games.dungeon_lords.rules.plots import plots
from games.dungeon_lords.state import State

from .outlook import Season
from .worth import Estate, Weights, power, spend, traits, worth_of

PlacedOrder = tuple[str, int]
"""An order and the number of its space, from 0."""


class OrderOutcomes:
    """Simulates the orders of one lord with what the table offers now."""

    def __init__(self, t: State, seat: Seat, weights: Weights, season: Season) -> None:
        """Note the imps that have not worked yet, and what is on offer."""
        self._t, self._seat, self._w, self._season = t, seat, weights, season
        lord = t.lords[seat]
        self._free, self._tokens = lord.free_imps(), t.free_tokens(seat)
        self._orders = book(t).order

    @cached_property
    def _offer(self) -> Sequence[tuple[Creature, float]]:
        """The creatures on offer, with their worth at the end."""
        rows = book(self._t).creature
        return [(rows[one], creature_worth(self._w, self._season, rows[one])) for one in dict.fromkeys(self._t.offer)]

    @cached_property
    def _rooms(self) -> float:
        """The worth of the best room on offer that fits, or 0; less if a rival could leave only rooms that do not."""
        t, rules = self._t, book(self._t)
        rows = [rules.room[one] for one in t.halls if plots(t, self._seat, one)]
        lair = t.lords[self._seat].creatures()
        best = max([room_worth(self._w, self._season, row, self.hands, lair) for row in rows], default=0.0)
        return best if len(rows) == len(t.halls) else 0.75 * best

    @cached_property
    def hands(self) -> float:
        """Workers who would still be idle in an ordinary round, free for another production room."""
        t, rules, lord = self._t, book(self._t), self._t.lords[self._seat]
        rooms = [made.workers for room in lord.rooms() if (made := rules.room[room].produce)]
        return max(0.0, lord.imps + t.tokens(self._seat) - 2.0 - sum(rooms))

    @cached_property
    def _works(self) -> Sequence[tuple[Production, int]]:
        """The lord's rooms that can still produce this round, the best first, each with the number of times."""
        t, rules, lord = self._t, book(self._t), self._t.lords[self._seat]
        uses = int(rules.rooms_info[f"uses_per_round_year{t.year}"])
        found = [(made, uses - lord.used.get(room, 0)) for room in lord.rooms() if (made := rules.room[room].produce)]
        return sorted(found, key=lambda one: -_made(self._w, one[0]) / one[0].workers)

    @cached_property
    def _sites(self) -> int:
        """How many tunnels there is space for, as far as can be seen."""
        return 2 * len(sites(self._t, self._seat))

    def value(self, own: Estate, plan: Sequence[PlacedOrder], imps: int | None = None) -> float:
        """Return what an estate is worth once its lord has carried out orders, in the order of the board.

        Args:
            own: what the lord has before.
            plan: the orders, in the order in which they are carried out; one that cannot be paid is lost.
            imps: how many have not worked yet, None for the number on the table.
        """
        free = self._free if imps is None else imps
        digging = next((place for place, order in enumerate(plan) if self._orders[order[0]].kind == "dig"), None)
        if digging is None:
            return self._carried_out(own, plan, free, 0)
        order, space = plan[digging]
        row = self._orders[order].spaces[space]
        most = max(0, min(row.max_workers, free - row.foreman, self._sites))
        # one tunnel less may save a gold of taxes, or an imp for the mines
        ways = {most, max(0, most - 1), min(1, most)}
        return max([self._carried_out(own, plan, free, dug) for dug in ways])

    def _carried_out(self, own: Estate, plan: Sequence[PlacedOrder], imps: int, dug: int) -> float:
        w, extra = self._w, 0.0
        for order, space in plan:
            row = self._orders[order].spaces[space]
            after: Estate | None = None
            match self._orders[order].kind:
                case "exchange":
                    after = spend(own, row.cost, row.gain)
                    imps += row.gain.get("imp", 0) if after else 0
                case "dig" if dug:
                    after = spend(own, row.cost, {"tunnel": dug})
                    imps -= dug + row.foreman
                case "mine":
                    mined = min(row.max_workers, imps - row.foreman, own.tunnels)
                    if mined > 0:
                        imps -= mined + row.foreman
                        after = spend(own, row.cost, {"gold": mined})
                case "hire":
                    after, gain = self._hired(own, row, space)
                    extra += gain
                case "build" if self._rooms:
                    after = spend(own, row.cost)
                    if after and after.tunnels > 0:
                        after = after._replace(tunnels=after.tunnels - 1)
                        extra += self._rooms * _LAST_PICK[space]
            if after is None:
                extra -= w.lost
            else:
                own = after
        return worth_of(w, self._produced(own, imps), self._season) + extra

    def _hired(self, own: Estate, row: Space, space: int) -> tuple[Estate | None, float]:
        """Return the estate with the best affordable creature (None if none pays), and the worth it does not show."""
        best, gain, now = None, 0.0, worth_of(self._w, own, self._season)
        for creature, found in self._offer:
            after = hired(self._t, own, row.cost, creature)
            if after is None:
                continue
            net = (found + worth_of(self._w, after, self._season) - now) * _LAST_PICK[space]
            if net > gain:
                best, gain = after, net
        return best, gain - (worth_of(self._w, best, self._season) - now) if best else 0.0

    def _produced(self, own: Estate, imps: int) -> Estate:
        """Return the estate after the lord's rooms have produced with the workers who are left."""
        hands = imps + self._tokens
        for made, uses in self._works if hands > 1 else ():
            for _ in range(uses):
                after = spend(own, made.cost, made.gain) if made.workers <= hands else None
                if after is None:
                    break
                own, hands = after, hands - made.workers + made.gain.get("imp", 0)
        return own


_LAST_PICK = (0.85, 0.95, 1.0)
"""The share of the best tile's worth to expect at each space of an order: the third space chooses first."""


def hired(t: State, own: Estate, cost: Mapping[Good, int], row: Creature) -> Estate | None:
    """Return the estate with one creature more, or None when its price cannot be paid."""
    paid = spend(own, together(cost, row.wage))
    if paid is None:
        return None
    force, food, evil = traits(t.edition, row.id)
    return paid._replace(wages=paid.wages + food, blame=paid.blame + evil, might=paid.might + force)


def creature_worth(w: Weights, season: Season, row: Creature) -> float:
    """Return a creature's worth at the end: its point, its strength next year, less its wage besides food and evil."""
    upkeep = {"gold": w.gold, "trap": w.trap_kept, "monster": 1.5}
    price = sum([upkeep.get(good, 0.0) * n for good, n in row.wage.items()])
    first = 1.5 if row.wage.get("monster") else 0.0
    return 1.0 + w.later * power(row) * season.later - first - price * season.payday


def _made(w: Weights, made: Production) -> float:
    """Return what a room makes at once, less what it uses up."""
    goods: dict[Good, float] = {
        "food": w.food,
        "gold": w.gold,
        "imp": w.imp,
        "trap": 0.6 * w.trap * w.danger,
        "tunnel": w.tunnel,
        "evil": -w.evil,
    }
    gain = sum([goods.get(good, 0.3) * n for good, n in made.gain.items()])
    return max(0.1, gain - sum([goods.get(good, 0.3) * n for good, n in made.cost.items()]))


def running(t: State, seat: Seat, w: Weights, season: Season) -> float:
    """Return the worth of what a lord's rooms will make, as far as he has workers for all of them."""
    lord, rules = t.lords[seat], book(t)
    rooms = [made for room in lord.rooms() if (made := rules.room[room].produce)] if season.long else []
    hands, found = lord.imps + t.tokens(seat) - 2.0 if rooms else 0.0, 0.0
    for made in sorted(rooms, key=lambda made: made.workers):
        found += w.produce * _made(w, made) * min(1.0, max(0.0, hands) / made.workers) ** 2 * season.long * 4
        hands -= made.workers
    return found


def room_worth(w: Weights, season: Season, row: Room, hands: float, lair: Sequence[str]) -> float:
    """Return the worth of a room: its points, and what it makes until the end as far as there are workers for it."""
    found = w.room
    if row.produce:
        # a room without enough workers in most rounds hardly ever produces
        runs = min(1.0, hands / row.produce.workers) ** 2 * season.long * 4
        found += w.produce * _made(w, row.produce) * runs
    if row.score:
        found += 0.5 + row.score.per * sum(one in row.score.creatures for one in lair)
    if row.score_titles:
        found += 2.5
    if row.damage_bonus or row.capacity or row.no_spells:
        found += 0.8
    return found
