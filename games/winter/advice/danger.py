"""How the computer player judges threats: when each is fatal, who can remove it, and with how much effort."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import NamedTuple

from games.core import Seat
from games.winter.cards import CASTLE, EDITIONS
from games.winter.choices import BASIC
from games.winter.rows import RESOURCES, Disaster, Monster
from games.winter.rules.dwarfs import strengths
from games.winter.state import HOME, State, book, last_week

from .weights import Weights


@dataclass(frozen=True, slots=True)
class Threat:
    """A monster or a disaster on the board.

    Attributes:
        id: of the card.
        weight: how bad it is as long as nobody plans to remove it.
        fights: where it can be fought, each area with the number of weeks from now.
    """

    id: str
    card: Monster | Disaster
    weight: float
    fights: tuple[tuple[str, int], ...]


class Helper(NamedTuple):
    """What a player can still put into fights: dwarfs with their areas, resources, actions and turns.

    Attributes:
        stock: resources in the order of the catalogue.
        now: actions left this week, 0 if the turn is over.
        full: actions of a later week.
        is_active: whether it is this player's turn.
        placed: areas where no second dwarf can be placed this turn.
    """

    seat: Seat
    dwarfs: tuple[tuple[str, str], ...]
    stock: tuple[int, ...]
    now: int
    full: int
    is_active: bool
    placed: tuple[str, ...]


class Plan(NamedTuple):
    """One player's plan against a threat: how much it can be relied on, and what it takes."""

    trust: float
    dwarfs: tuple[tuple[str, str], ...]
    actions: int
    is_now: bool


class Board(NamedTuple):
    """The threats to the castle, with the current and the last week."""

    edition: str
    week: int
    last_week: int
    monsters: tuple[tuple[str, str], ...]
    disasters: tuple[str, ...]


def outlook(t: State, seat: Seat, w: Weights) -> float:
    """Return how the threats look from a seat: 0 without any, lower if they are worse."""
    board = Board(t.edition, t.week, last_week(t), tuple(t.monsters.items()), tuple(t.disasters))
    return _outlook(board, tuple([_helper(t, other) for other in t.everyone(seat)]), w, is_safe=is_safe(t))


@lru_cache(1 << 15)
def _outlook(board: Board, players: tuple[Helper, ...], w: Weights, *, is_safe: bool) -> float:
    """Plan against the worst threat first, by the player with the best plan; nothing is counted twice.

    The answer is cached, because a search meets most positions more than once.
    """
    helpers = list(players)
    own, total = w.safe_own if is_safe else w.own, 0.0
    for threat in _threats(board, helpers, w):
        place, plan = _best_plan(board.edition, helpers, threat, w)
        total -= threat.weight
        if plan is None:
            continue
        points = own * threat.card.vp if not place else 0.0
        total += plan.trust * (w.planned * threat.weight + points)
        helpers[place] = _committed(board.edition, helpers[place], plan, threat)
    return total


def is_last_week(t: State) -> bool:
    """Return whether this is the last week."""
    return t.week >= last_week(t)


def is_safe(t: State) -> bool:
    """Return whether only the last week can still end the game, so that only points count."""
    limits = book(t).limits
    return is_last_week(t) and CASTLE not in t.monsters.values() and len(t.disasters) < limits.disasters_to_lose


def _helper(t: State, seat: Seat) -> Helper:
    """Return what a player can put into fights, from public information."""
    player, full = t.players[seat], book(t).limits.action_start
    dwarfs = (*[(area, BASIC) for area in player.out], *(((HOME, BASIC),) * player.home))
    if player.legends:
        dwarfs += tuple([(place, dwarf) for dwarf, place in player.legends.items()])
    is_active, now = t.active == seat, player.actions
    if t.active is not None and not is_active:
        order = t.clockwise()
        now = 0 if order.index(seat) < order.index(t.active) else now
    stock = tuple([player.stock[resource] for resource in RESOURCES])
    return Helper(seat, dwarfs, stock, now, full, is_active, player.placed if is_active else ())


def _threats(board: Board, helpers: Sequence[Helper], w: Weights) -> list[Threat]:
    """Return all threats, the worst first."""
    found = [*_monsters(board, w), *_disasters(board, helpers, w)]
    return sorted(found, key=lambda threat: -threat.weight)


def _alarm(board: Board, weeks: int, w: Weights) -> float:
    """Return the weight of something that is fatal in `weeks` weeks."""
    if max(board.week, 1) + weeks > board.last_week:
        return w.harmless
    return w.alarm[str(min(weeks, len(w.alarm) - 1))]


def _monsters(board: Board, w: Weights) -> list[Threat]:
    """Return every monster as a threat: fatal in the castle, to be fought there or on its way."""
    catalogue, found = EDITIONS[board.edition], []
    for monster, area in board.monsters:
        weight = _alarm(board, catalogue.areas[area].distance, w)
        fights = ((area, 0),) if board.week >= board.last_week else _way(board.edition, area)
        found.append(Threat(monster, catalogue.all_monsters[monster], weight, fights))
    return found


@cache
def _way(edition: str, area: str) -> tuple[tuple[str, int], ...]:
    """Return the areas a monster may pass on its way to the castle, each with the number of weeks until then."""
    closer = EDITIONS[edition].closer
    fights, places, weeks = [], [area], 0
    while places:
        fights += [(place, weeks) for place in places]
        places = [*dict.fromkeys(other for place in places for other in closer[place])]
        weeks += 1
    return tuple(fights)


def _disasters(board: Board, helpers: Sequence[Helper], w: Weights) -> list[Threat]:
    """Return every disaster as a threat, the easiest first: at the limit it is urgent, the next a week later, etc."""
    catalogue = EDITIONS[board.edition]
    cards = [(disaster, catalogue.all_disasters[disaster]) for disaster in board.disasters]
    weeks = (0,) if board.week >= board.last_week else (0, 1, 2)
    found = [Threat(id_, card, 0.0, tuple([(card.area, week) for week in weeks])) for id_, card in cards]
    plans = [(_best_plan(board.edition, helpers, threat, w)[1], threat) for threat in found]
    plans.sort(key=lambda pair: -pair[0].trust if pair[0] else 0.0)
    spare = catalogue.limits.disasters_to_lose - len(cards)
    return [replace(threat, weight=_alarm(board, max(0, spare + place), w)) for place, (_, threat) in enumerate(plans)]


def _best_plan(edition: str, helpers: Sequence[Helper], threat: Threat, w: Weights) -> tuple[int, Plan | None]:
    """Return the most reliable plan of any player against a threat, with the index of that player.

    The plan is None if nobody has one in time.
    """
    best: Plan | None = None
    best_place, id_ = 0, threat.id
    for place, helper in enumerate(helpers):
        plan = _plan(edition, helper, id_, threat.fights, w)
        if plan and (best is None or plan.trust > best.trust):
            best, best_place = plan, place
    return best_place, best


@lru_cache(1 << 15)
def _plan(edition: str, helper: Helper, id_: str, fights: tuple[tuple[str, int], ...], w: Weights) -> Plan | None:
    """Return a player's most reliable plan against a monster or a disaster, or None.

    The answer is cached, because most choices of a turn leave most plans unchanged.
    """
    catalogue, stock = EDITIONS[edition], helper.stock
    card: Monster | Disaster = catalogue.all_monsters.get(id_) or catalogue.all_disasters[id_]
    worth = strengths(edition, card)
    missing = sum([n - held for n, held in zip(_cost(edition, id_), stock, strict=True) if n > held])
    hope = w.per_resource**missing
    best, most = None, 0.0
    for area, weeks in fights:
        bound = hope * w.per_week**weeks
        if bound <= most or not (weeks or helper.now or helper.is_active):
            continue
        used, effort = _gather(helper, card.dwarfs, area, weeks, catalogue.steps[area], worth)
        trust = bound * w.per_action**effort
        if used and trust > most and effort + (missing > 0) <= helper.now + weeks * helper.full:
            best, most = Plan(trust, used, effort, not weeks), trust
    return best


@cache
def _cost(edition: str, id_: str) -> tuple[int, ...]:
    """Return what a fight costs, in the order of the catalogue's resources."""
    catalogue = EDITIONS[edition]
    card: Monster | Disaster = catalogue.all_monsters.get(id_) or catalogue.all_disasters[id_]
    return tuple([card.cost.get(resource, 0) for resource in RESOURCES])


def _gather(
    helper: Helper, need: int, area: str, weeks: int, steps: Mapping[str, int], worth: Mapping[str, int]
) -> tuple[tuple[tuple[str, str], ...], int]:
    """Return the dwarfs that reach an area with the fewest actions, and those actions; no dwarfs if too few.

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


def _committed(edition: str, helper: Helper, plan: Plan, threat: Threat) -> Helper:
    """Return what a player has left besides a plan's dwarfs, resources and actions."""
    dwarfs = list(helper.dwarfs)
    for dwarf in plan.dwarfs:
        dwarfs.remove(dwarf)
    cost = _cost(edition, threat.id)
    stock = tuple([max(0, held - n) for held, n in zip(helper.stock, cost, strict=True)])
    now = max(0, helper.now - plan.actions) if plan.is_now else helper.now
    return helper._replace(dwarfs=tuple(dwarfs), stock=stock, now=now)
