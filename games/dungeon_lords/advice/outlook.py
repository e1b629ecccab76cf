"""The time of the year as a lord sees it: what the calendar announces, who is expected, and where the paladin waits."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from games.core import Seat, Step
from games.dungeon_lords.cards import EDITIONS, book
from games.dungeon_lords.rules.asking import Asking
from games.dungeon_lords.rules.events import BeginPayday, Payday
from games.dungeon_lords.rules.orders import SelectOrders
from games.dungeon_lords.rules.specials import BeginStrike
from games.dungeon_lords.state import State

_PRESSING = (1.0, 0.8, 0.6, 0.3, 0.0)
"""How pressing an event is by the rounds until it comes: this round, the next, later this year, next year, never."""
_LATER, _NEXT_YEAR, _NO_MORE = 2, 3, 4
"""What counts as rounds until an event not turned up yet, one of next year, and one that will not come again."""
_NEVER = 99
"""A tolerance that nobody reaches: the paladin is caught, or gone."""


class Season(NamedTuple):
    """What the time of the year does to the worth of goods.

    Attributes:
        left: how much of the game is left to use goods, from 1 down to 0.
        long: rounds to come, in years: from 2 down to 0.
        later: years after this one.
        fights: how much of this year's combat is still to come, from 1 down to 0.
        taxes, payday: how pressing they are: 1 in their round, 0 when they will not come again.
        is_taxed, is_payday: whether they are still to come this year.
        until_taxes, until_payday: how many more rounds there are to mine gold, and to fetch food, before.
        special: the special event that is announced, or "".
        tolerance: the evil at which the paladin would come to this lord.
        is_host: whether the paladin is here already.
        toughness: hit points of the adventurers who are here or still expected this year, with what protects them.
        paladin: the same for the paladin, who is counted with the others once he is here.
    """

    left: float
    long: float
    later: int
    fights: float
    taxes: float
    payday: float
    is_taxed: bool
    is_payday: bool
    until_taxes: int
    until_payday: int
    special: str
    tolerance: int
    is_host: bool
    toughness: float
    paladin: float


def season_of(t: State, seat: Seat, *, is_given: bool = False) -> Season:
    """Return the time of the year, as a lord sees it.

    Args:
        t: the table.
        seat: whose dungeon is looked at: the paladin may be here, and orders out of reach.
        is_given: whether to take this round's orders for given, when they are being thought out.
    """
    rules = book(t)
    years, rounds = rules.meta["years"], rules.meta["rounds_per_year"]
    gone = (t.year - 1) * rounds + (rounds if t.fight else t.round - 1)
    more = years * rounds - gone
    coming = _coming(t, seat)
    until_taxes, until_payday = _until(t, coming, "taxes"), _until(t, coming, "payday")
    if not is_given and isinstance(t.agenda[-1], SelectOrders):
        # gold due this round can still be earned
        until_taxes += until_taxes < _LATER and "mine_gold" in t.lords[seat].hand
        until_payday += until_payday < _LATER and "get_food" in t.lords[seat].hand
    is_host = rules.paladin(t.year) in t.lords[seat].file
    return Season(
        left=min(1.0, more / rounds),
        long=more / rounds,
        later=years - t.year,
        fights=1 - max(0, t.fight - 1) / rounds,
        taxes=_PRESSING[until_taxes],
        payday=_PRESSING[until_payday],
        until_taxes=until_taxes,
        until_payday=until_payday,
        is_taxed="taxes" in coming,
        is_payday="payday" in coming,
        special=t.special if "special" in coming else "",
        tolerance=_tolerance(t, seat, coming),
        is_host=is_host,
        toughness=_toughness(t, seat),
        paladin=_tough(t.edition, rules.paladin(t.year)),
    )


def _coming(t: State, seat: Seat) -> Sequence[str]:
    """Return the events still to come for a lord this year; this round's may be over for some of them."""
    if t.fight:
        return ()
    return t.events[max(0, t.round - 1 if _is_settled(t, seat) else t.round - 2) :]


def _is_settled(t: State, seat: Seat) -> bool:
    """Return whether this round's event is over for a lord, while it still asks something of others."""
    asked = [lord for step in t.agenda if (lord := _asked_by_event(step)) is not None]
    return bool(asked) and seat not in asked


def _asked_by_event(step: Step[Any]) -> Seat | None:
    """Return the lord of whom an event asks something in a step; None for other steps."""
    match step:
        case BeginPayday(seat=seat) | BeginStrike(seat=seat):
            return seat
        case Asking() if step.phase == Payday.phase:
            return step.seat
    return None


def _until(t: State, coming: Sequence[str], event: str) -> int:
    """Return the rounds until an event, this one not counted, from what is turned up."""
    if event not in coming:
        return _NEXT_YEAR if t.year < book(t).meta["years"] else _NO_MORE
    known = t.events[: t.event_known]
    return known.index(event) + 2 - t.round if event in known else _LATER


def _tolerance(t: State, seat: Seat, coming: Sequence[str]) -> int:
    """Return the evil at which the paladin comes: more than his present host has, and never once he is caught (8.3)."""
    tolerance = t.tolerance
    if t.special == "crusade" and "special" in coming:
        tolerance = min(tolerance, book(t).event["crusade"].effect.value)
    if t.tent:
        return tolerance
    host = t.host()
    if host is None:
        return _NEVER
    evil = t.lords[host].evil + (host != seat)
    if "payday" in _coming(t, host):  # then the host's own creatures add to his evil, too
        evil += sum([EDITIONS[t.edition].creature[one].wage.get("evil", 0) for one in t.lords[host].creatures()])
    return max(tolerance, evil)


def _toughness(t: State, seat: Seat) -> float:
    """Return what the adventurers here, and those still expected, can bear."""
    rules, file = book(t), t.lords[seat].file
    found: float = sum([_tough(t.edition, hero) for hero in file])
    if t.stout or t.wounds:
        found += sum([t.stout.get(hero, 0) - t.wounds.get(hero, 0) for hero in file])
    if t.fight:
        return found
    visits = int(rules.meta["rounds_per_year"]) - 1
    come = len(file) - (rules.paladin(t.year) in file)
    # with two players the lesser adventurers may go to the non-player counter: as many are expected anyway
    return found + max(0, visits - come) * _ordinary(t.edition, t.year)


@cache
def _tough(edition: str, hero: str) -> float:
    """Return an adventurer's hit points, and what blocked traps, healing and magic are worth to the party."""
    row = EDITIONS[edition].hero[hero]
    return row.hp + 0.6 * sum(row.icons.values())


@cache
def _ordinary(edition: str, year: int) -> float:
    """Return the average toughness of an adventurer of the year."""
    found = [_tough(edition, row.id) for row in EDITIONS[edition].adventurers if row.year == year]
    return sum(found) / len(found)
