"""How the computer player sees the threats: when each is fatal, who can remove it, and with how much effort."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.core import Seat

from .rows import Disaster, Monster, Resource
from .rules.dwarfs import strengths
from .state import BASIC, HOME, State, book

_ALARM = (60.0, 28.0, 5.0, 2.0)
"""What a threat weighs that is fatal at the end of this week, of the next, and so on."""
_HARMLESS = 0.5
"""What a threat weighs that cannot end this game any more."""
_PLANNED = 0.85
"""How much of a threat a sure plan takes away; the rest goes when it is removed."""
_PER_ACTION, _PER_RESOURCE, _PER_WEEK = 0.84, 0.68, 0.92
"""What remains of the trust in a plan for each action, each missing resource, each week that it still needs."""


@dataclass(frozen=True, slots=True)
class Threat:
    """A monster or a disaster on the board.

    Attributes:
        weight: how bad it is while nobody plans to remove it.
        fights: where it can be fought, with how many weeks from now.
    """

    card: Monster | Disaster
    weight: float
    fights: tuple[tuple[str, int], ...]


@dataclass(slots=True)
class Helper:
    """What a player can still put into fights: dwarfs with their places, resources, actions and turns.

    Attributes:
        now: actions left this week, 0 if the turn is over.
        full: actions of a later week.
        placed: areas where no second dwarf can be placed this turn.
    """

    seat: Seat
    dwarfs: list[tuple[str, str]]
    stock: dict[Resource, int]
    now: int
    full: int
    placed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """One player's plan for a threat: how far to trust it, and what it takes."""

    trust: float
    helper: Helper
    dwarfs: tuple[tuple[str, str], ...]
    actions: int
    is_now: bool


def outlook(t: State, seat: Seat) -> float:
    """How the threats look from a seat: 0 without any, the lower the worse.

    The worst threat is planned for first, by the player with the best plan; nothing is counted on twice.
    """
    helpers = [_helper(t, other) for other in t.everyone(seat)]
    total = 0.0
    for threat in _threats(t, helpers):
        plan = _best_plan(t, helpers, threat)
        total -= threat.weight
        if plan is None:
            continue
        own = 0.06 * threat.card.vp if plan.helper.seat == seat else 0.0
        total += plan.trust * (_PLANNED * threat.weight + own)
        _commit(plan, threat)
    return total


def _helper(t: State, seat: Seat) -> Helper:
    """What a player can put into fights, as everyone sees it."""
    player, limits = t.players[seat], book(t).limits
    dwarfs = [*((area, BASIC) for area in player.out), *((HOME, BASIC) for _ in range(player.home))]
    dwarfs += [(place, dwarf) for dwarf, place in player.legends.items()]
    order = t.clockwise()
    is_over = t.active is not None and order.index(seat) < order.index(t.active)
    now = 0 if is_over else player.actions
    return Helper(seat, dwarfs, dict(player.stock), now, limits.action_start, player.placed if t.active == seat else ())


def _threats(t: State, helpers: Sequence[Helper]) -> list[Threat]:
    """All threats, the worst first."""
    found = [*_monsters(t), *_disasters(t, helpers)]
    return sorted(found, key=lambda threat: -threat.weight)


def _alarm(t: State, weeks: int) -> float:
    """The weight of what is fatal so many weeks from now."""
    if max(t.week, 1) + weeks > book(t).limits.weeks:
        return _HARMLESS
    return _ALARM[min(weeks, len(_ALARM) - 1)]


def _monsters(t: State) -> list[Threat]:
    """Every monster; it is fatal in the castle, and can be fought there and on its way."""
    catalogue = book(t)
    found = []
    for monster, area in t.monsters.items():
        fights, places, weeks = [], [area], 0
        while places:
            fights += [(place, weeks) for place in places]
            places = [*dict.fromkeys(other for place in places for other in catalogue.closer[place])]
            weeks += 1
        weight = _alarm(t, catalogue.areas[area].distance)
        found.append(Threat(catalogue.all_monsters[monster], weight, tuple(fights)))
    return found


def _disasters(t: State, helpers: Sequence[Helper]) -> list[Threat]:
    """Every disaster, the easiest first: at the limit that one is urgent, the next a week later, and so on."""
    catalogue = book(t)
    cards = [catalogue.all_disasters[disaster] for disaster in t.disasters]
    places = [((card.area, 0), (card.area, 1), (card.area, 2)) for card in cards]
    found = [Threat(card, 0.0, fights) for card, fights in zip(cards, places, strict=True)]
    plans = [(_best_plan(t, helpers, threat), threat) for threat in found]
    plans.sort(key=lambda pair: -pair[0].trust if pair[0] else 0.0)
    spare = catalogue.limits.disasters_to_lose - len(cards)
    return [
        Threat(threat.card, _alarm(t, max(0, spare + place)), threat.fights) for place, (_, threat) in enumerate(plans)
    ]


def _best_plan(t: State, helpers: Sequence[Helper], threat: Threat) -> Plan | None:
    """The most trusted plan of anyone for a threat, or None where there is none in time."""
    steps, worth = book(t).steps, strengths(t, threat.card)
    best, most = None, 0.0
    for helper in helpers:
        missing = sum(max(0, n - helper.stock[resource]) for resource, n in threat.card.cost.items())
        hope = _PER_RESOURCE**missing
        for area, weeks in threat.fights:
            bound = hope * _PER_WEEK**weeks
            if bound <= most or not (weeks or helper.now or helper.seat == t.active):
                continue
            used, effort = _gather(helper, threat.card.dwarfs, area, weeks, steps[area], worth)
            trust = bound * _PER_ACTION**effort
            if used and trust > most and effort + (missing > 0) <= helper.now + weeks * helper.full:
                best, most = Plan(trust, helper, used, effort, not weeks), trust
    return best


def _gather(
    helper: Helper, need: int, area: str, weeks: int, steps: Mapping[str, int], worth: Mapping[str, int]
) -> tuple[tuple[tuple[str, str], ...], int]:
    """The dwarfs that are brought to an area with the fewest actions, and those actions; none if they are too few.

    One dwarf a turn can be placed in the area itself; any other from home is placed beside it and moved.
    """
    direct = weeks + (helper.now > 0 and area not in helper.placed)
    by_cost: tuple[list[tuple[str, str]], ...] = ([], [], [], [], [])
    for pair in helper.dwarfs:
        if pair[0] != HOME:
            by_cost[steps[pair[0]]].append(pair)
        elif direct:
            by_cost[1].append(pair)
            direct -= 1
        else:
            by_cost[2].append(pair)
    used: list[tuple[str, str]] = []
    effort = 0
    for cost, pairs in enumerate(by_cost):
        for pair in pairs:
            used.append(pair)
            effort += cost
            need -= worth[pair[1]]
            if need <= 0:
                return tuple(used), effort
    return (), effort


def _commit(plan: Plan, threat: Threat) -> None:
    """Set aside what a plan takes, so that no other plan counts on it."""
    helper = plan.helper
    for dwarf in plan.dwarfs:
        helper.dwarfs.remove(dwarf)
    for resource, n in threat.card.cost.items():
        helper.stock[resource] = max(0, helper.stock[resource] - n)
    if plan.is_now:
        helper.now = max(0, helper.now - plan.actions)
