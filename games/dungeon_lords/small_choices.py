"""Everything a lord is asked besides orders and combat plans, by what it changes in the estate."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.core import Choice, Seat, Some, SomeOf

from . import choices as c
from .battle import aim_mark, attack_mark, next_blow
from .cards import book
from .estate import Weights, estate_of, power, season_of, spend, worth_of
from .orders_advice import creature_worth, room_worth
from .rows import Good
from .rules.digging import sites
from .rules.payment import together
from .rules.specials import effect
from .rules.turn import Turn
from .state import State

_TRAPS = {"magic_dart": 0.2, "poisoned_meal": 0.5, "poisoned_dart": 0.6}
"""Traps that are worth less or more than the others, which are worth 1."""


class Judge:
    """What the choices of one question are worth to one lord."""

    def __init__(self, t: State, seat: Seat, weights: Weights) -> None:
        """Look at what the lord has."""
        self._t, self._seat, self._w = t, seat, weights
        self._own, self._season = estate_of(t, seat), season_of(t, seat)
        self._here = worth_of(weights, self._own, self._season)

    def mark(self, choice: Choice) -> float:
        """How good a choice looks; only choices of one question are compared."""
        judge = _JUDGES.get(type(choice))
        return judge(self, choice) if judge else 0.0

    def some(self, shape: SomeOf) -> Some:
        """Orders one can best do without for a round, or traps one can best do without."""
        items, count = shape.items, max(shape.least, min(shape.most, shape.least))
        places = sorted(range(len(items)), key=lambda place: self._keep(items[place]))
        return Some(tuple(items[place] for place in sorted(places[:count])))

    def _keep(self, item: str) -> float:
        if item in book(self._t).order:
            return {"buy_traps": 0.0, "improve_reputation": 1.0, "build_room": 2.0}.get(item, 5.0)
        return _TRAPS.get(item, 1.0)

    def _after(self, cost: Mapping[Good, int], gain: Mapping[Good, int]) -> float:
        """What paying a cost and receiving a gain changes."""
        after = spend(self._own, cost, gain)
        return worth_of(self._w, after, self._season) - self._here if after else -9.0

    def _creature(self, name: str) -> float:
        return creature_worth(self._w, self._season, book(self._t).creature[name])

    def _use(self, choice: c.UseOrder | c.Spy | c.DrawExtra) -> float:
        step = self._t.agenda[-1]
        assert isinstance(step, Turn)
        row = step.row(self._t)
        more = {c.Spy: 0.05, c.DrawExtra: 0.3}.get(type(choice), 0.0)
        return self._after(row.cost, row.gain) + more

    def _dig(self, choice: c.Dig) -> float:
        """A tunnel, the better the more can be dug from it, unless imps are needed to mine."""
        t = self._t
        after = [*t.lords[self._seat].tiles, choice.cell]
        further = len(book(t).map.tunnels(after)) - len(sites(t, self._seat))
        return self._after({}, {"tunnel": 1}) + 0.05 * further + 0.01 * int(choice.cell[1])

    def _hire(self, choice: c.Hire) -> float:
        row = book(self._t).creature[choice.creature]
        step = self._t.agenda[-1]
        assert isinstance(step, Turn)
        cost = step.row(self._t).cost
        paid = spend(self._own, together(cost, row.wage))
        if paid is None:
            return -9.0
        after = paid._replace(wages=paid.wages + row.wage.get("food", 0))
        monster = 1.5 if row.wage.get("monster") else 0.0
        return self._creature(row.id) + worth_of(self._w, after, self._season) - self._here - monster

    def _build(self, choice: c.Build) -> float:
        t = self._t
        far = book(t).map.distances(t.lords[self._seat].tiles).get(choice.cell, 0)
        step = t.agenda[-1]
        assert isinstance(step, Turn)
        cost = self._after(step.row(t).cost, {})
        return room_worth(self._w, self._season, book(t).room[choice.room]) + cost + self._w.far * far

    def _produce(self, choice: c.Produce) -> float:
        made = book(self._t).room[choice.room].produce
        return self._after(made.cost, made.gain) + 0.01 * choice.trolls if made else 0.0

    def _retrieve(self, choice: c.Retrieve) -> float:
        return self._keep(choice.order)

    def _pay(self, choice: c.Pay) -> float:
        """The wage is worth it when the creature is worth more, with the evil of letting it go."""
        wage = book(self._t).creature[choice.creature].wage
        monster = 1.5 if wage.get("monster") else 0.0
        return self._creature(choice.creature) + self._w.evil + 0.3 + self._wage(wage) - monster

    def _wage(self, wage: Mapping[Good, int]) -> float:
        """What a wage costs at the payday itself: food that was kept for it counts as spare now."""
        w, left = self._w, self._season.left
        price: dict[Good, float] = {
            "food": w.food * left,
            "gold": w.gold * left,
            "evil": w.evil,
            "trap": w.trap * self._season.fights,
        }
        return -sum([price.get(good, 0.0) * n for good, n in wage.items()])

    def _let_go(self, choice: c.LetGo) -> float:
        return -0.01 * self._creature(choice.creature)

    def _give(self, choice: c.GiveUp) -> float:
        return -self._creature(choice.creature)

    def _trap(self, choice: c.DiscardTrap) -> float:
        return -_TRAPS.get(choice.trap, 1.0)

    def _sacrifice(self, choice: c.Sacrifice) -> float:
        return -self._creature(choice.creature)

    def _take_evil(self, choice: c.TakeEvil) -> float:
        return self._after({"evil": effect(self._t).evil}, {})

    def _appease(self, choice: c.Appease) -> float:
        row = book(self._t).creature[self._t.lords[self._seat].unsettled[0]]
        cost: dict[Good, int] = {good: 1 for good in row.wage if good == choice.good}
        return self._w.combat * power(row) + self._after(cost, {}) - (1.5 if choice.good == "monster" else 0.0)

    def _shore(self, choice: c.Shore) -> float:
        return 1.0

    def _free(self, choice: c.Free) -> float:
        hero = book(self._t).hero[choice.hero]
        return -5.0 if hero.role == "paladin" else -0.1 * hero.strength

    def _flip(self, choice: c.Flip) -> float:
        return 0.0 if self._t.lords[self._seat].tiles[choice.cell] == "tunnel" else -2.0

    def _attack(self, choice: c.Attack) -> float:
        return attack_mark(self._t, self._seat, choice)

    def _aim(self, choice: c.Aim) -> float:
        t, step = self._t, self._t.agenda[-1]
        trap = book(t).trap.get(getattr(step, "trap", ""))
        return aim_mark(t, choice.hero, 1, trap)

    def _withdraw(self, choice: c.Withdraw) -> float:
        return -power(book(self._t).creature[choice.creature])

    def _expose(self, choice: c.Expose) -> float:
        return -power(book(self._t).creature[choice.creature])

    def _keep_one(self, choice: c.Keep) -> float:
        return float(choice.creature == next_blow(self._t, self._seat))

    def _stand_in(self, choice: c.StandInOrder) -> float:
        given = self._t.answers.get(self._seat, [])
        own: Sequence[str] = [name for orders in given for name in orders.fields().values()]
        return -1.0 if choice.order in own else 0.0

    def _mine(self, choice: c.Mine) -> float:
        return self._after({}, {"gold": choice.gold})


_JUDGES: Mapping[type[Choice], Callable[[Judge, Any], float]] = {
    c.UseOrder: Judge._use,
    c.Spy: Judge._use,
    c.DrawExtra: Judge._use,
    c.Dig: Judge._dig,
    c.Mine: Judge._mine,
    c.Hire: Judge._hire,
    c.Build: Judge._build,
    c.Produce: Judge._produce,
    c.Retrieve: Judge._retrieve,
    c.Pay: Judge._pay,
    c.LetGo: Judge._let_go,
    c.GiveUp: Judge._give,
    c.DiscardTrap: Judge._trap,
    c.Sacrifice: Judge._sacrifice,
    c.TakeEvil: Judge._take_evil,
    c.Appease: Judge._appease,
    c.Shore: Judge._shore,
    c.Free: Judge._free,
    c.Flip: Judge._flip,
    c.Attack: Judge._attack,
    c.Aim: Judge._aim,
    c.Withdraw: Judge._withdraw,
    c.Expose: Judge._expose,
    c.Keep: Judge._keep_one,
    c.StandInOrder: Judge._stand_in,
}
"""What judges each kind of choice; others, like to decline or to stop, change nothing."""
