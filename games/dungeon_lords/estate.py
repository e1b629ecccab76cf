"""What a lord's goods are worth: gold needed for taxes before gold to spare, food for payday, evil near the paladin."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from games.core import Seat

from .cards import book
from .rows import Creature, Good
from .state import State


@dataclass(frozen=True, slots=True)
class Weights:
    """The figures of `weights.toml`, which explains them."""

    gold_due: float
    gold: float
    food_due: float
    food: float
    imp: float
    imp_more: float
    trap: float
    trap_more: float
    tunnel: float
    tunnel_more: float
    evil: float
    paladin_near: float
    paladin: float
    room: float
    produce: float
    combat: float
    caught: float
    paladin_caught: float
    conquered: float
    room_lost: float
    wound: float
    reserve: float
    threat: float
    title: float
    again: float
    second: float
    third: float
    far: float


_IMPS, _TRAPS, _TILES = 7, 4, 10
"""Beyond so many, more are worth less."""
_NOTHING: Mapping[Good, int] = {}
_NEAR = 2
"""So close to the paladin's tolerance evil becomes dangerous."""


class Estate(NamedTuple):
    """What a lord has, in figures that can be changed to ask "what if".

    Attributes:
        wages: food that the creatures want at a payday.
    """

    gold: int
    food: int
    evil: int
    imps: int
    traps: int
    tunnels: int
    tiles: int
    wages: int


@dataclass(frozen=True, slots=True)
class Season:
    """What the time of the year does to the worth of goods.

    Attributes:
        left: how much of the game is left to use goods, from 1 down to 0.
        fights: how much of this year's combat and of the next one is still to come, from 1 down to 0.
        is_taxed, is_payday: whether taxes and wages are still to come this year.
        tolerance: where the paladin begins to care.
        is_host: whether the paladin is here already.
    """

    left: float
    fights: float
    is_taxed: bool
    is_payday: bool
    tolerance: int
    is_host: bool


def estate_of(t: State, seat: Seat) -> Estate:
    """What a lord has now."""
    lord, rows = t.lords[seat], book(t).creature
    tunnels = sum([tile == "tunnel" for tile in lord.tiles.values()]) - sum(
        [lord.tiles[cell] == "tunnel" for cell in lord.conquered]
    )
    wages = sum([rows[creature].wage.get("food", 0) for creature in lord.creatures()])
    traps = len(lord.traps) + (len(lord.plan.traps) if lord.plan else 0)
    return Estate(lord.gold, lord.food, lord.evil, lord.imps, traps, tunnels, len(lord.tiles), wages)


def season_of(t: State, seat: Seat) -> Season:
    """The time of the year, as a lord sees it."""
    rules = book(t)
    years, rounds = rules.meta["years"], rules.meta["rounds_per_year"]
    now = rounds if t.fight else t.round - 1
    gone = (t.year - 1) * rounds + now
    left = min(1.0, (years * rounds - gone) / rounds)
    fights = 1.0 if t.year < years else 1 - max(0, t.fight - 1) / rounds
    past = t.events if t.fight else t.events[: max(0, t.round - 2)]
    paladin = rules.paladin(t.year)
    return Season(left, fights, "taxes" not in past, "payday" not in past, t.tolerance, paladin in t.lords[seat].file)


def worth_of(w: Weights, own: Estate, season: Season) -> float:
    """What an estate is worth in points."""
    left = season.left
    taxes = (own.tiles + 1) // 2
    due = taxes if season.is_taxed else round(taxes * (left >= 1) / 2)
    wages = own.wages if season.is_payday else round(own.wages * (left >= 1) / 2)
    found = w.gold_due * min(own.gold, due) + w.gold * left * max(0, own.gold - due)
    found += w.food_due * min(own.food, wages) + w.food * left * max(0, own.food - wages)
    found += left * (w.imp * min(_IMPS, own.imps) + w.imp_more * max(0, own.imps - _IMPS))
    found += season.fights * (w.trap * min(_TRAPS, own.traps) + w.trap_more * max(0, own.traps - _TRAPS))
    more = max(0, own.tiles - _TILES)
    found += w.tunnel * max(0, own.tunnels - more) + w.tunnel_more * min(more, own.tunnels)
    found -= w.evil * own.evil
    if season.fights and not season.is_host:
        if own.evil >= season.tolerance:
            found -= w.paladin
        elif own.evil >= season.tolerance - _NEAR:
            found -= w.paladin_near
    return found


def spend(own: Estate, cost: Mapping[Good, int], gain: Mapping[Good, int] = _NOTHING) -> Estate | None:
    """The estate after a cost is paid and a gain received, or None when the cost cannot be paid."""
    gold, food = own.gold - cost.get("gold", 0), own.food - cost.get("food", 0)
    imps, traps = own.imps - cost.get("imp", 0), own.traps - cost.get("trap", 0)
    if gold < 0 or food < 0 or imps < 0 or traps < 0:
        return None
    tunnels = gain.get("tunnel", 0)
    return Estate(
        gold + gain.get("gold", 0),
        food + gain.get("food", 0),
        max(1, own.evil + cost.get("evil", 0) + gain.get("evil", 0)),
        imps + gain.get("imp", 0),
        traps + gain.get("trap", 0),
        own.tunnels + tunnels,
        own.tiles + tunnels,
        own.wages,
    )


def power(row: Creature) -> float:
    """How much damage a creature does in a combat, roughly: its best way of attacking."""
    found = 0.0
    for mode in row.attacks:
        hits = {"all": 2.2, "none": 0.0}.get(mode.target, 1.15 if mode.target.startswith("any") else 1.0)
        harm = mode.damage * mode.hits * hits + (0.5 if mode.on_kill else 0) + 0.6 * mode.no_conquest
        found = max(found, harm * (1.7 if mode.returns else 1) - 0.3 * sum(mode.extra_cost.values()))
    return found
