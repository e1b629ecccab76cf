"""What one lord holds, for that lord alone: traps, spied cards, order cards, and why some actions are impossible."""

from collections.abc import Iterable

from games.core import Say, Section, Some, say

from .cards import EDITIONS
from .choices import Defend, LayTrap, NoTrap, Orders, StandInOrder
from .rules.orders import short
from .state import distinct
from .view import LordSeen, Own, View


def hand(seen: View) -> tuple[Section, ...]:
    """Return each thing held, with what it does."""
    if seen.seat is None or seen.own is None:
        return ()
    own, lord = seen.own, seen.lords[seen.seat]
    parts = [Section(say("dungeon_lords-hand-traps", n=len(own.traps)), tuple(_traps(own)))]
    if own.spied:
        spied = tuple(_spied(seen, place, spell) for place, spell in own.spied)
        parts.append(Section(say("dungeon_lords-hand-spied"), spied))
    if seen.phase in ("phase_lock", "phase_orders"):
        parts.append(Section(say("dungeon_lords-hand-orders"), tuple(_orders(lord, own))))
    if seen.phase in ("phase_orders", "phase_resolve") and (seen.offer or seen.halls):
        offer = tuple(map(_thing, distinct((*seen.offer, *seen.halls))))
        parts.append(Section(say("dungeon_lords-hand-offer"), offer))
    if rooms := tuple(tile for cell, tile in lord.tiles.items() if tile != "tunnel" and cell not in lord.conquered):
        parts.append(Section(say("dungeon_lords-hand-rooms"), tuple(map(_thing, rooms))))
    if (seen.fight or seen.phase == "phase_event") and (lair := distinct(_lair(lord))):
        parts.append(Section(say("dungeon_lords-hand-creatures"), tuple(map(_thing, lair))))
    if own.given:
        parts.append(Section(say("dungeon_lords-hand-given"), tuple(given(answer, own) for answer in own.given)))
    if own.barred:
        parts.append(Section(say("dungeon_lords-hand-barred"), own.barred))
    return tuple(parts)


def held(seen: View) -> tuple[str, ...]:
    """Return a lord's traps, including those already laid; nobody else knows which they are."""
    return (*seen.own.traps, *seen.own.laid) if seen.own is not None else ()


def _does(thing: str) -> Say:
    """Return one line on what a thing does."""
    return say(f"dungeon_lords-name-{thing}.does")


def _thing(thing: str) -> Say:
    """Return a thing and what it does."""
    return say("dungeon_lords-hand-thing", thing=thing, does=_does(thing))


def _lair(lord: LordSeen) -> tuple[str, ...]:
    planned = lord.plan.creatures if lord.plan else ()
    return (*lord.lair, *planned, *lord.spent, *lord.struck)


def _traps(own: Own) -> Iterable[Say]:
    """Yield each trap card; those already laid are marked."""
    for trap in sorted(own.traps):
        yield _thing(trap)
    for trap in own.laid:
        yield say("dungeon_lords-hand-laid", thing=trap, does=_does(trap))
    if not own.traps and not own.laid:
        yield say("dungeon_lords-hand-no-trap")


def _spied(seen: View, place: int, spell: str) -> Say:
    row = EDITIONS[seen.edition].spell[spell]
    return say(
        "dungeon_lords-hand-card",
        n=place,
        spell=spell,
        speed=row.speed,
        fatigue=row.fatigue,
        does=_does(spell),
    )


def _orders(lord: LordSeen, own: Own) -> Iterable[Say]:
    """Yield the order cards that can be played, and those that cannot."""
    for order in own.dealt or lord.hand:
        yield _thing(order)
    for order in lord.locked:
        yield say("dungeon_lords-hand-locked", order=order)


def given(answer: object, own: Own) -> Say:
    """Return a sentence on the reader's sealed answer, or on a stage of it."""
    match answer:
        case Orders(first, second, third):
            return say("dungeon_lords-hand-given-orders", orders=tuple(map(short, (first, second, third))))
        case StandInOrder(order):
            return say("dungeon_lords-hand-given-stand-in", order=short(order))
        case Defend(cell):
            return say("dungeon_lords-hand-given-cell", cell=cell)
        case LayTrap(trap):
            return say("dungeon_lords-hand-given-trap", trap=trap)
        case NoTrap():
            is_first = not any(isinstance(one, LayTrap) for one in own.given)
            return say("dungeon_lords-hand-given-no-trap" if is_first else "dungeon_lords-hand-given-no-more")
        case Some(items):
            return say("dungeon_lords-hand-given-some", things=items)
    raise TypeError(f"{answer!r} is no sealed answer")
