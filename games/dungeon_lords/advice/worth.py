"""What a lord's goods are worth: gold for taxes before gold to spare, food for payday, a lair for the adventurers to
come, and evil below what the paladin bears."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from games.core import Seat
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.rows import Creature, Good
from games.dungeon_lords.state import State

from .outlook import Season


@dataclass(frozen=True, slots=True)
class Weights:
    """The figures of `weights.toml`, which explains them."""

    letter: float
    mined: float
    income: float
    gold: float
    gold_more: float
    unpaid: float
    fetched: float
    food: float
    food_more: float
    imp: float
    imp_more: float
    trap: float
    tunnel: float
    tunnel_more: float
    evil: float
    paladin_near: float
    paladin: float
    prize: float
    danger: float
    ready: float
    fatigue: float
    later: float
    room: float
    produce: float
    caught: float
    paladin_caught: float
    conquered: float
    room_lost: float
    wound: float
    reserve: float
    trap_kept: float
    title: float
    again: float
    lost: float
    locked: float
    far: float
    lead: float
    lead_late: float
    early: Mapping[str, float]
    late: Mapping[str, float]


_IMPS, _TRAPS, _TUNNELS, _SPARE = 6, 4, 5, 3
"""Numbers of imps, traps, tunnels, and gold or food to spare, beyond which more is worth less."""
_NOTHING: Mapping[Good, int] = {}
_NEAR = 2
"""The distance from the paladin's tolerance at which evil becomes dangerous."""


class Estate(NamedTuple):
    """What a lord has, in figures that can be changed to ask "what if".

    Attributes:
        tunnels: those that are not conquered; `tiles` counts everything that is taxed.
        wages: food that the creatures want on payday; `blame` is the evil they want there.
        might: damage that the creatures who are ready can do in this year's combat.
    """

    gold: int
    food: int
    evil: int
    imps: int
    traps: int
    tunnels: int
    tiles: int
    wages: int
    blame: int
    might: float


class Traits(NamedTuple):
    """What a creature does and wants."""

    power: float
    food: int
    evil: int


@cache
def traits(edition: str, creature: str) -> Traits:
    """Return what a creature does and wants; the answer is cached."""
    row = EDITIONS[edition].creature[creature]
    return Traits(power(row), row.wage.get("food", 0), row.wage.get("evil", 0))


def estate_of(t: State, seat: Seat) -> Estate:
    """Return what a lord has now; on a payday only creatures that were not paid yet want wages."""
    lord = t.lords[seat]
    tiles = lord.tiles
    tunnels = [*tiles.values()].count("tunnel") - sum([tiles[cell] == "tunnel" for cell in lord.conquered])
    wages = blame = 0
    is_payday = lord.unsettled and t.events[t.round - 2] == "payday"
    for creature in lord.unsettled if is_payday else lord.creatures():
        _, food, evil = traits(t.edition, creature)
        wages += food
        blame += evil
    might = sum([traits(t.edition, creature).power for creature in (lord.lair if t.fight else lord.creatures())])
    traps = len(lord.traps) + (len(lord.plan.traps) if lord.plan else 0)
    return Estate(lord.gold, lord.food, lord.evil, lord.imps, traps, tunnels, len(tiles), wages, blame, might)


def worth_of(w: Weights, own: Estate, season: Season) -> float:
    """Return what an estate is worth in points."""
    gold, food, imps, traps = own.gold, own.food, own.imps, own.traps
    due, hungry = (own.tiles + 1) // 2, 0
    if season.special:
        match season.special:
            case "rats":
                food -= (max(0, food - (own.wages if season.payday >= 1 else 0)) + 1) // 2
            case "bank_collapse":
                gold -= (max(0, gold - (due if season.taxes >= 1 else 0)) + 1) // 2
            case "room_census" | "cave_in":
                extra = max(0, own.tiles - own.tunnels) if season.special == "room_census" else 1
                due = extra + (due if season.taxes else 0)
            case "imp_unrest":
                hungry = (imps + 2) // 3
            case "trap_recall":
                traps = min(2, traps)
    taxes = max(season.taxes, 0.7) if season.special in ("room_census", "cave_in") else season.taxes
    found = -_missing(w.letter, w.mined, w.income * season.until_taxes, due - gold) * taxes
    spare = max(0.0, gold - due * taxes)
    found += season.left * (w.gold * min(_SPARE, spare) + w.gold_more * max(0.0, spare - _SPARE))
    found -= _missing(w.unpaid, w.fetched, w.income * season.until_payday, own.wages - food) * season.payday
    found -= 0.5 * w.imp * season.long * max(0, hungry - food)
    spare = max(0.0, food - own.wages * season.payday - hungry)
    found += season.left * (w.food * min(_SPARE, spare) + w.food_more * max(0.0, spare - _SPARE))
    found += season.long * (w.imp * min(_IMPS, imps) + w.imp_more * max(0, imps - _IMPS))
    found += w.tunnel * min(_TUNNELS, own.tunnels) + w.tunnel_more * max(0, own.tunnels - _TUNNELS)
    return found + _defence(w, own, season, traps)


def _missing(price: float, labour: float, income: float, short: float) -> float:
    """Return the cost of a shortage: labour for what can still be earned in time, the price for the rest."""
    if short <= 0:
        return 0.0
    return labour * short if short <= income else labour * income + price * (short - income)


def _defence(w: Weights, own: Estate, season: Season, traps: int) -> float:
    """Return the worth of a lord's defence: what adventurers will cost, and what catching the paladin would bring."""
    found = season.later * w.trap_kept * traps - w.evil * own.evil
    # wages of evil beyond the end of the scale cannot be paid (7)
    found -= w.unpaid * season.payday * max(0, own.evil + own.blame - _MOST_EVIL)
    need, ready = season.toughness - w.fatigue, own.might + w.trap * min(_TRAPS, traps)
    worst = own.evil + (own.blame if season.is_payday else 0)
    is_coming = season.fights > 0 and not season.is_host and worst >= season.tolerance
    need += season.paladin if is_coming else 0.0
    if is_coming or season.is_host:
        spare = ready - need + season.paladin
        found += w.prize * season.fights * max(0.0, min(1.0, spare / season.paladin)) - w.paladin
    elif season.fights and worst >= season.tolerance - _NEAR:
        found -= w.paladin_near
    over = ready - need
    return found + season.fights * (w.ready * min(over, _ENOUGH) if over > 0 else w.danger * over)


_ENOUGH = 6.0
"""Strength to spare beyond which more is worth nothing this year."""


def spend(own: Estate, cost: Mapping[Good, int], gain: Mapping[Good, int] = _NOTHING) -> Estate | None:
    """Return the estate after a cost is paid and a gain received, or None when the cost cannot be paid."""
    gold, food, evil = own.gold, own.food, own.evil
    imps, traps, tunnels, tiles, wages, blame, might = own[3:]
    for good, n in cost.items():
        if good == "gold":
            gold -= n
        elif good == "food":
            food -= n
        elif good == "evil":
            evil += n
        elif good == "imp":
            imps -= n
        elif good == "trap":
            traps -= n
    if gold < 0 or food < 0 or imps < 0 or traps < 0 or evil > _MOST_EVIL:
        return None
    for good, n in gain.items():
        if good == "gold":
            gold += n
        elif good == "food":
            food += n
        elif good == "evil":
            evil = max(1, evil + n)
        elif good == "imp":
            imps += n
        elif good == "trap":
            traps += n
        elif good == "tunnel":
            tunnels += n
            tiles += n
    return Estate(gold, food, evil, imps, traps, tunnels, tiles, wages, blame, might)


_MOST_EVIL = 15
"""A cost may not raise evil any higher (5)."""


def power(row: Creature) -> float:
    """Return how much damage a creature does in a combat, roughly: its best way of attacking."""
    found = 0.0
    for mode in row.attacks:
        hits = {"all": 2.2, "none": 0.0}.get(mode.target, 1.15 if mode.target.startswith("any") else 1.0)
        harm = mode.damage * mode.hits * hits + (0.5 if mode.on_kill else 0) + 0.6 * mode.no_conquest
        found = max(found, harm * (1.7 if mode.returns else 1) - 0.3 * sum(mode.extra_cost.values()))
    return found
