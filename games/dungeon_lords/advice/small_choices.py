"""Marks for all questions except orders and combat plans, by how an answer changes the estate."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from games.core import Choice, Seat, Some, SomeOf
from games.dungeon_lords import choices as c
from games.dungeon_lords.cards import book
from games.dungeon_lords.rows import Good
from games.dungeon_lords.rules.digging import Digging, sites
from games.dungeon_lords.rules.production import Producing
from games.dungeon_lords.rules.specials import effect
from games.dungeon_lords.rules.turn import Turn
from games.dungeon_lords.state import State

from .combat_plans import aim_mark, attack_mark, next_blow
from .order_outcomes import OrderOutcomes, PlacedOrder, creature_worth, hired, room_worth
from .orders import OrderPlanner
from .outlook import Season, season_of
from .worth import Estate, Weights, estate_of, power, spend, traits, worth_of

TRAP_WORTH = {"magic_dart": 0.2, "poisoned_meal": 0.5, "poisoned_dart": 0.6}
"""Traps that are worth less than the others, which are worth 1."""
_GONE = -9.0
"""The mark of a choice that cannot be paid for."""


class ChoiceRater:
    """Marks the choices of one question for one lord, counting the orders that he still has to carry out."""

    def __init__(self, t: State, seat: Seat, weights: Weights) -> None:
        """Judge at this moment."""
        self._t, self._seat, self._w = t, seat, weights

    @cached_property
    def _own(self) -> Estate:
        return estate_of(self._t, self._seat)

    @cached_property
    def _season(self) -> Season:
        return season_of(self._t, self._seat)

    @cached_property
    def _outcomes(self) -> OrderOutcomes:
        return OrderOutcomes(self._t, self._seat, self._w, self._season)

    @cached_property
    def _ahead(self) -> Sequence[PlacedOrder]:
        """The lord's minions on spaces that come up later this round."""
        t, step = self._t, self._t.agenda[-1]
        if not isinstance(step, Turn):
            return ()
        sequence = book(t).sequence
        here = next(n for n, (order, space, _) in enumerate(sequence) if (order, space) == (step.order, step.space))
        return [(order, space) for order, space, place in sequence[here + 1 :] if t.spaces[place] == self._seat]

    @cached_property
    def _here(self) -> float:
        """What the estate promises when nothing is done now."""
        return self._value(self._own)

    def _value(self, own: Estate, imps: int = 0) -> float:
        """Return what an estate promises when `imps` imps work now."""
        producing = isinstance(self._t.agenda[-1], Turn | Producing)
        return self._outcomes.value(own, self._ahead, self._t.lords[self._seat].free_imps() - imps if producing else 0)

    def mark(self, choice: Choice) -> float:
        """Return how good a choice looks; only choices of one question are compared."""
        judge = _JUDGES.get(type(choice))
        return judge(self, choice) if judge else 0.0

    def some(self, shape: SomeOf) -> Some:
        """Return the orders, for a round, or the traps that the lord can best do without."""
        items, count = shape.items, max(shape.least, min(shape.most, shape.least))
        places = sorted(range(len(items)), key=lambda place: self._keep(items[place]))
        return Some(tuple(items[place] for place in sorted(places[:count])))

    def _keep(self, item: str) -> float:
        if item in book(self._t).order:
            return {"buy_traps": 0.0, "improve_reputation": 1.0, "build_room": 2.0}.get(item, 5.0)
        return TRAP_WORTH.get(item, 1.0)

    def _after(self, cost: Mapping[Good, int], gain: Mapping[Good, int], imps: int = 0) -> float:
        """Return what paying a cost and receiving a gain changes, when `imps` imps work for it."""
        after = spend(self._own, cost, gain)
        return self._value(after, imps) - self._here if after else _GONE

    def _creature(self, name: str) -> float:
        row = book(self._t).creature[name]
        return creature_worth(self._w, self._season, row) + self._w.danger * power(row) * self._season.fights

    def _use(self, choice: c.UseOrder | c.Spy | c.DrawExtra) -> float:
        return self._used + {c.Spy: 0.05, c.DrawExtra: 0.3}.get(type(choice), 0.0)

    @cached_property
    def _used(self) -> float:
        """What the exchange of the order changes, whatever is spied."""
        step = self._t.agenda[-1]
        assert isinstance(step, Turn)
        row = step.row(self._t)
        return self._after(row.cost, row.gain)

    @cached_property
    def _dug(self) -> float:
        """What one more tunnel changes, wherever it is dug; if that is a loss and a second is tax-free, what two do."""
        t, step = self._t, self._t.agenda[-1]
        one = self._after({}, {"tunnel": 1}, 1)
        if one > 0 or not isinstance(step, Digging) or step.most(t) < 2 or self._own.tiles % 2:
            return one
        return self._after({}, {"tunnel": 2}, 2)

    def _dig(self, choice: c.Dig) -> float:
        """Return the mark of a tunnel: better the more can be dug from it, unless taxes or the imps forbid it."""
        t = self._t
        after = [*t.lords[self._seat].tiles, choice.cell]
        further = len(book(t).map.tunnels(after)) - len(sites(t, self._seat))
        return self._dug + 0.02 * further + 0.005 * int(choice.cell[1])

    def _hire(self, choice: c.Hire) -> float:
        row = book(self._t).creature[choice.creature]
        step = self._t.agenda[-1]
        assert isinstance(step, Turn)
        after = hired(self._t, self._own, step.row(self._t).cost, row)
        if after is None:
            return _GONE
        return creature_worth(self._w, self._season, row) + self._value(after) - self._here

    def _build(self, choice: c.Build) -> float:
        t = self._t
        far = book(t).map.distances(t.lords[self._seat].tiles).get(choice.cell, 0)
        step = t.agenda[-1]
        assert isinstance(step, Turn)
        return self._room(choice.room) + self._after(step.row(t).cost, {}) + self._w.far * far

    def _room(self, room: str) -> float:
        lair = self._t.lords[self._seat].creatures()
        return room_worth(self._w, self._season, book(self._t).room[room], self._outcomes.hands, lair)

    def _produce(self, choice: c.Produce) -> float:
        """Return what a room makes for each of its workers."""
        made = book(self._t).room[choice.room].produce
        if made is None:
            return 0.0
        after = spend(self._own, made.cost, made.gain)
        if after is None:
            return _GONE
        return (self._plain(after) - self._plain(self._own)) / made.workers + 0.01 * choice.trolls

    def _plain(self, own: Estate) -> float:
        return worth_of(self._w, own, self._season)

    def _retrieve(self, choice: c.Retrieve) -> float:
        return self._keep(choice.order)

    def _pay(self, choice: c.Pay) -> float:
        """Return what paying a wage brings, compared with the evil of letting the creature go."""
        own, row = self._own, book(self._t).creature[choice.creature]
        force, food, evil = traits(self._t.edition, choice.creature)
        settled = own._replace(wages=own.wages - food, blame=own.blame - evil)
        kept = spend(settled, row.wage)
        if kept is None:
            return _GONE
        gone = settled._replace(evil=own.evil + 1, might=own.might - force)
        monster = 1.5 if row.wage.get("monster") else 0.0
        worth = 1.0 + self._w.later * power(row) * self._season.later
        return worth + self._plain(kept) - self._plain(gone) - monster

    def _let_go(self, choice: c.LetGo) -> float:
        return -0.01 * self._creature(choice.creature)

    def _give(self, choice: c.GiveUp) -> float:
        return -self._creature(choice.creature)

    def _trap(self, choice: c.DiscardTrap) -> float:
        return -TRAP_WORTH.get(choice.trap, 1.0)

    def _sacrifice(self, choice: c.Sacrifice) -> float:
        return -self._creature(choice.creature)

    def _take_evil(self, choice: c.TakeEvil) -> float:
        return self._after({"evil": effect(self._t).evil}, {})

    def _appease(self, choice: c.Appease) -> float:
        row = book(self._t).creature[self._t.lords[self._seat].unsettled[0]]
        cost: dict[Good, int] = {good: 1 for good in row.wage if good == choice.good}
        monster = 1.5 if choice.good == "monster" else 0.0
        return self._w.danger * power(row) * self._season.fights + self._after(cost, {}) - monster

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
        return sum([self._planner.mark(own, choice.order) for own in given if isinstance(own, c.Orders)])

    @cached_property
    def _planner(self) -> OrderPlanner:
        return OrderPlanner(self._t, self._seat, self._w)

    def _mine(self, choice: c.Mine) -> float:
        step = self._t.agenda[-1]
        assert isinstance(step, Turn)
        return self._after({}, {"gold": choice.gold}, choice.gold + step.row(self._t).foreman)


_JUDGES: Mapping[type[Choice], Callable[[ChoiceRater, Any], float]] = {
    c.UseOrder: ChoiceRater._use,
    c.Spy: ChoiceRater._use,
    c.DrawExtra: ChoiceRater._use,
    c.Dig: ChoiceRater._dig,
    c.Mine: ChoiceRater._mine,
    c.Hire: ChoiceRater._hire,
    c.Build: ChoiceRater._build,
    c.Produce: ChoiceRater._produce,
    c.Retrieve: ChoiceRater._retrieve,
    c.Pay: ChoiceRater._pay,
    c.LetGo: ChoiceRater._let_go,
    c.GiveUp: ChoiceRater._give,
    c.DiscardTrap: ChoiceRater._trap,
    c.Sacrifice: ChoiceRater._sacrifice,
    c.TakeEvil: ChoiceRater._take_evil,
    c.Appease: ChoiceRater._appease,
    c.Shore: ChoiceRater._shore,
    c.Free: ChoiceRater._free,
    c.Flip: ChoiceRater._flip,
    c.Attack: ChoiceRater._attack,
    c.Aim: ChoiceRater._aim,
    c.Withdraw: ChoiceRater._withdraw,
    c.Expose: ChoiceRater._expose,
    c.Keep: ChoiceRater._keep_one,
    c.StandInOrder: ChoiceRater._stand_in,
}
"""The method that marks each kind of choice; others, such as declining or stopping, change nothing."""
