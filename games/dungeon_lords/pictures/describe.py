"""What the pictures show, in sentences, for people who cannot see them."""

from collections.abc import Iterator, Sequence

from games.core import Outcome, Say, Seat, say
from games.dungeon_lords.board import goods_held
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.hand import given
from games.dungeon_lords.rules.orders import SPACES, short
from games.dungeon_lords.state import FREE, STAND_IN
from games.dungeon_lords.view import LordSeen, View, card_now


def describe_orders(view: View) -> tuple[Say, ...]:
    """Return the question, and whose minions are on each order."""
    minions = tuple(_standing(view)) or (say("dungeon_lords-alt-orders-free"),)
    return (*_now(view), *minions)


def describe_town(view: View) -> tuple[Say, ...]:
    """Return the season, what is on offer, who is coming, and how evil everybody is."""
    season = say("dungeon_lords-alt-season", year=view.year, season=view.season, n=view.round)
    return (season, *_town(view), _evil(view), *_host(view))


def describe_combat(view: View, seats: Sequence[Seat]) -> tuple[Say, ...]:
    """Return the round's card, and the fights of these lords."""
    return (*_now(view), say("dungeon_lords-alt-combat", year=view.year, n=view.fight), *_fights(view, seats))


def describe_score(outcome: Outcome) -> tuple[Say, ...]:
    """Return the winners, then every total, best first, and what decided a tie."""
    ranked = sorted(outcome.scores, key=lambda score: (score.seat not in outcome.winners, -score.total))
    totals = (say("dungeon_lords-alt-total", seat=score.seat, n=score.total) for score in ranked)
    return (say("dungeon_lords-picture-underlord", seats=outcome.winners), *totals, *outcome.reasons)


def describe_rest(view: View) -> tuple[Say, ...]:
    """Return everybody's evil, the host of the paladin, and the tiles that nobody took."""
    tiles = (say("dungeon_lords-alt-discarded", tiles=view.discarded),) if view.discarded else ()
    return (_evil(view), *_host(view), *tiles)


def _now(view: View) -> Iterator[Say]:
    """Yield the question: always in public, in private only to a lord who is asked.

    So the private messages of the other lords do not change.
    """
    if view.question and (view.seat is None or view.seat in view.asked):
        yield view.question


def _host(view: View) -> Iterator[Say]:
    if view.host is not None:
        yield say("dungeon_lords-board-host", seat=view.host)


def describe_offer(view: View) -> tuple[Say, ...]:
    """Return the creatures and rooms on offer."""
    creatures = [say("dungeon_lords-alt-offer", creatures=view.offer)] if view.offer else []
    return (*creatures, *([say("dungeon_lords-alt-rooms", rooms=view.halls)] if view.halls else []))


def _visits(view: View, heroes: Sequence[str]) -> tuple[Say, ...]:
    """Return each adventurer with the lord he would visit now."""
    return tuple(
        say("dungeon_lords-alt-visit-none", hero=hero)
        if seat is None
        else say("dungeon_lords-alt-visit", hero=hero, seat=seat)
        for hero, seat in zip(heroes, view.forecast, strict=False)
    )


def _evil(view: View) -> Say:
    """Return everybody's evil, the nicest lord first, and the evil that draws the paladin."""
    nicest = sorted(view.order, key=lambda seat: view.lords[seat].evil)
    counters = tuple(say("dungeon_lords-board-counter", seat=seat, n=view.lords[seat].evil) for seat in nicest)
    return say("dungeon_lords-board-evil", counters=counters, n=view.tolerance)


def _standing(view: View) -> Iterator[Say]:
    """Yield whose minions are on each order."""
    for row in EDITIONS[view.edition].order.values():
        places = view.spaces[3 * row.index - 3 : 3 * row.index]
        minions = tuple(_minion(SPACES[number], who) for number, who in enumerate(places) if who != FREE)
        if minions:
            yield say("dungeon_lords-alt-order", order=short(row.id), minions=minions)


def _town(view: View) -> Iterator[Say]:
    """Yield what is on offer, and the events and adventurers of this round and the next."""
    yield from describe_offer(view)
    if view.event:
        yield say("dungeon_lords-alt-event", event=view.event)
    if view.arriving:
        yield say("dungeon_lords-alt-arriving", visits=_visits(view, view.arriving))
    if view.next_event:
        yield say("dungeon_lords-alt-next-event", event=view.next_event)
    if view.waiting:
        heroes = view.waiting if view.arriving else _visits(view, view.waiting)
        yield say("dungeon_lords-alt-waiting", heroes=heroes)


def _minion(space: str, who: int) -> Say:
    if who >= STAND_IN:
        return say("dungeon_lords-board-minion-stand-in", space=space)
    return say("dungeon_lords-board-minion", space=space, seat=who)


def _fights(view: View, seats: Sequence[Seat]) -> Iterator[Say]:
    """Yield the card, and each lord's plan and file with the hit points left."""
    if (card := card_now(view)) is not None:
        row = EDITIONS[view.edition].spell[card]
        yield say("dungeon_lords-alt-card", spell=row.id, speed=row.speed, n=row.fatigue)
        if view.clash is not None and view.clash.kept:
            yield say("dungeon_lords-log-kept", seat=view.clash.seat)
    for seat in seats:
        lord = view.lords[seat]
        if lord.plan:
            yield say("dungeon_lords-alt-plan", seat=seat, cell=lord.plan.cell, tile=lord.tiles[lord.plan.cell])
        if lord.file:
            yield say("dungeon_lords-alt-march", seat=seat, heroes=_marchers(lord))


def _marchers(lord: LordSeen) -> tuple[Say, ...]:
    return tuple(say("dungeon_lords-alt-marcher", hero=one.hero, left=one.left, full=one.full) for one in lord.file)


def describe_dungeon(view: View, seat: Seat) -> tuple[Say, ...]:
    """Return one lord's dungeon: evil and goods, tiles, creatures, adventurers, prison."""
    return tuple(_dungeon(view, seat))


def _dungeon(view: View, seat: Seat) -> Iterator[Say]:
    lord = view.lords[seat]
    yield say("dungeon_lords-alt-dungeon", seat=seat, n=lord.evil)
    if sites := view.sites.get(seat, ()):
        yield say("dungeon_lords-alt-site", cells=sites)
    for part in _inside(lord):
        yield say("dungeon_lords-alt-part", part=part)
    if lord.file:
        yield say("dungeon_lords-alt-march", seat=seat, heroes=_marchers(lord))


def _inside(lord: LordSeen) -> Iterator[Say]:
    """Yield what a dungeon holds."""
    yield goods_held(lord)
    tiles = sorted(lord.tiles.items())
    yield say(
        "dungeon_lords-board-tunnels",
        cells=tuple(cell for cell, tile in tiles if tile == "tunnel" and cell not in lord.conquered),
    )
    rooms = tuple(
        say("dungeon_lords-board-built", room=tile, cell=cell)
        for cell, tile in tiles
        if tile != "tunnel" and cell not in lord.conquered
    )
    if rooms:
        yield say("dungeon_lords-board-built-rooms", rooms=rooms)
    if lord.conquered:
        lost = tuple(say("dungeon_lords-board-built", room=lord.tiles[cell], cell=cell) for cell in lord.conquered)
        yield say("dungeon_lords-board-conquered", tiles=lost)
    if lord.lair or lord.spent or lord.struck:
        yield say("dungeon_lords-board-lair", creatures=lord.lair, spent=lord.spent, struck=lord.struck)
    if lord.prison:
        yield say("dungeon_lords-board-prison", heroes=lord.prison)


def describe_hand(view: View) -> tuple[Say, ...]:
    """Return the orders, traps, spied cards and the answer so far, for the lord alone to see."""
    return tuple(_hand(view))


def describe_traps(view: View) -> tuple[Say, ...]:
    """Return the traps and spied cards, for the lord alone to see."""
    own = view.own
    if own is None:
        return ()
    spied = (say("dungeon_lords-alt-hand-spied", n=place, spell=spell) for place, spell in own.spied)
    return (say("dungeon_lords-alt-traps", traps=tuple(sorted((*own.traps, *own.laid)))), *spied)


def _hand(view: View) -> Iterator[Say]:
    if view.seat is None or view.own is None:
        return
    own, lord = view.own, view.lords[view.seat]
    yield say("dungeon_lords-alt-hand-orders", orders=tuple(map(short, own.dealt or lord.hand)))
    if lord.locked:
        yield say("dungeon_lords-alt-hand-locked", orders=tuple(map(short, lord.locked)))
    yield from describe_traps(view)
    if own.given:
        yield say("dungeon_lords-alt-hand-given", things=tuple(given(answer, own) for answer in own.given))
