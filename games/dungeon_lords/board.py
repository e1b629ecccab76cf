"""The table as text: the season, the central board, the combat, and each lord's dungeon (18)."""

from collections.abc import Iterable
from operator import itemgetter

from games.core import Say, Seat, Section, Sign, Value, say

from .cards import EDITIONS
from .grid import Grid
from .rules.asking import goods
from .rules.orders import SPACES, short
from .state import FREE, STAND_IN
from .view import LordSeen, View, card_now


def board(seen: View) -> tuple[Section, ...]:
    """Return the public table as text, short enough for a phone."""
    parts = [_season(seen)]
    if seen.fight:
        parts.append(_combat(seen))
    elif seen.phase:
        parts += _town(seen)
    parts.append(Section(None, (say("dungeon_lords-board-legend"),)))
    parts += [_dungeon(seen, Seat(seat)) for seat in range(len(seen.lords))]
    if seen.outcome:
        parts.append(_end(seen))
    return tuple(parts)


def stage(seen: View) -> Say:
    """Return the year with its season, or with the round of its combat."""
    if seen.fight:
        return say("dungeon_lords-stage-combat", year=seen.year, n=seen.fight)
    return say("dungeon_lords-stage", year=seen.year, season=seen.season)


def _season(seen: View) -> Section:
    """Return the time of the year, who is nicest, where the paladin is, and what the next round brings."""
    season = say("dungeon_lords-board-season", year=seen.year, season=seen.season, n=seen.round, seat=seen.marker)
    lines = [say("dungeon_lords-board-phase", phase=seen.phase)] if seen.phase else []
    counters = [
        (seen.lords[seat].evil, say("dungeon_lords-board-counter", seat=seat, n=seen.lords[seat].evil))
        for seat in seen.order
    ]
    if seen.neutral:
        counters.append((seen.neutral, say("dungeon_lords-board-neutral", n=seen.neutral)))
    nicest_first = tuple(counter for _, counter in sorted(counters, key=itemgetter(0)))
    lines.append(say("dungeon_lords-board-evil", counters=nicest_first, n=seen.tolerance))
    if seen.tent:
        lines.append(say("dungeon_lords-board-tent"))
    elif seen.host is not None:
        lines.append(say("dungeon_lords-board-host", seat=seen.host))
    if seen.event:
        lines.append(say("dungeon_lords-board-event", event=seen.event))
    if seen.arriving:
        lines.append(say("dungeon_lords-board-arriving", visits=tuple(_visits(seen, seen.arriving))))
    if seen.next_event:
        lines.append(say("dungeon_lords-board-next-event", event=seen.next_event))
    if seen.waiting:
        if seen.arriving:
            lines.append(say("dungeon_lords-board-waiting", heroes=tuple(_traits(seen, seen.waiting))))
        else:
            lines.append(say("dungeon_lords-board-forecast", heroes=tuple(_visits(seen, seen.waiting))))
    return Section(season, tuple(lines))


def _visits(seen: View, heroes: Iterable[str]) -> Iterable[Say]:
    """Yield each adventurer with the lord he would visit now."""
    for hero, seat in zip(heroes, seen.forecast, strict=False):
        hp, icons = _hp(seen, hero), _icons(seen, hero)
        if seat is None:
            yield say("dungeon_lords-board-visit-none", hero=hero, hp=hp, icons=icons)
        else:
            yield say("dungeon_lords-board-visit", hero=hero, hp=hp, icons=icons, seat=seat)


def _traits(seen: View, heroes: Iterable[str]) -> Iterable[Say]:
    """Yield each adventurer with his hit points and abilities."""
    for hero in heroes:
        yield say("dungeon_lords-board-traits", hero=hero, hp=_hp(seen, hero), icons=_icons(seen, hero))


def _hp(seen: View, hero: str) -> Say:
    """Return the hit points of an adventurer who has not been hurt yet."""
    return say("dungeon_lords-board-hp", n=EDITIONS[seen.edition].hero[hero].hp)


def _icons(seen: View, hero: str) -> tuple[Say, ...]:
    """Return an adventurer's abilities."""
    icons = EDITIONS[seen.edition].hero[hero].icons
    return tuple(say(f"dungeon_lords-icons-{icon}", n=n) for icon, n in icons.items())


def _town(seen: View) -> tuple[Section, ...]:
    """Return the minions on the central board, and the creatures and rooms on offer; nothing if there are none."""
    book = EDITIONS[seen.edition]
    lines = []
    for row in book.order.values():
        places = seen.spaces[row.start : row.start + 3]
        who = tuple(_minion(space, place) for space, place in zip(SPACES, places, strict=True) if place != FREE)
        if who:
            lines.append(say("dungeon_lords-board-order", order=row.id, minions=who))
    if seen.offer:
        creatures = tuple(
            say("dungeon_lords-board-creature", creature=one, cost=goods(book.creature[one].wage)) for one in seen.offer
        )
        lines.append(say("dungeon_lords-board-offer", creatures=creatures))
    if seen.halls:
        rooms = tuple(_hall(one, book.room[one].zone) for one in seen.halls)
        lines.append(say("dungeon_lords-board-rooms", rooms=rooms))
    lines += [say_ban(seen, number) for number in range(len(seen.stand_ins))]
    return (Section(say("dungeon_lords-board-town"), tuple(lines)),) if lines else ()


def say_ban(seen: View, number: int) -> Say:
    """Return a line about which orders a non-player lord cannot give."""
    orders = tuple(map(short, seen.stand_ins[number][1]))
    if len(seen.stand_ins) > 1:
        return say("dungeon_lords-board-stand-in-of", seat=number, orders=orders)
    return say("dungeon_lords-board-stand-in", orders=orders)


def describe_ban(seen: View, number: int) -> Say:
    """Return a whole sentence about which orders a non-player lord cannot give, for the description of a picture."""
    orders = tuple(map(short, seen.stand_ins[number][1]))
    if len(seen.stand_ins) > 1:
        return say("dungeon_lords-alt-stand-in-of", seat=number, orders=orders)
    return say("dungeon_lords-alt-stand-in", orders=orders)


def _hall(room: str, zone: str) -> Value:
    """Return a room on offer, with its zone if it has one."""
    return room if zone == "any" else say("dungeon_lords-board-room", room=room, zone=zone)


def _minion(space: str, place: int) -> Say:
    if place >= STAND_IN:
        return say("dungeon_lords-board-minion-stand-in", space=space)
    return say("dungeon_lords-board-minion", space=space, seat=place)


def _combat(seen: View) -> Section:
    """Return the round, the card, the plans, and the spell in force."""
    lines = []
    if (card := card_now(seen)) is not None:
        row = EDITIONS[seen.edition].spell[card]
        lines.append(say("dungeon_lords-board-card", spell=row.id, speed=row.speed, n=row.fatigue))
    if len(seen.cards) < seen.fight:
        lines.append(say("dungeon_lords-card-hidden"))
    for seat in seen.order:
        plan = seen.lords[seat].plan
        if plan:
            tile = seen.lords[seat].tiles[plan.cell]
            lines.append(
                say(
                    "dungeon_lords-board-plan",
                    seat=seat,
                    cell=plan.cell,
                    tile=tile,
                    traps=plan.traps,
                    creatures=plan.creatures,
                )
            )
    if seen.clash:
        lines.append(say("dungeon_lords-board-clash", seat=seen.clash.seat))
        if seen.clash.spell:
            lines.append(say("dungeon_lords-board-spell", spell=seen.clash.spell))
        if seen.clash.kept:
            lines.append(say("dungeon_lords-log-kept", seat=seen.clash.seat))
    return Section(say("dungeon_lords-board-combat", n=seen.fight), tuple(lines))


def _dungeon(seen: View, seat: Seat) -> Section:
    """Return one lord: goods, cards, dungeon, lair, file and prison."""
    lord = seen.lords[seat]
    lines = [
        goods_held(lord),
        *_grid(EDITIONS[seen.edition].map, lord),
        *_rooms(lord),
    ]
    if lord.lair or lord.spent or lord.struck:
        lines.append(say("dungeon_lords-board-lair", creatures=lord.lair, spent=lord.spent, struck=lord.struck))
    if lord.file:
        heroes = tuple(
            say("dungeon_lords-board-hero", hero=one.hero, left=one.left, full=one.full, icons=_icons(seen, one.hero))
            for one in lord.file
        )
        lines.append(say("dungeon_lords-board-file", heroes=heroes))
    if lord.prison:
        lines.append(say("dungeon_lords-board-prison", heroes=lord.prison))
    if lord.played and not seen.fight:
        lines.append(say("dungeon_lords-board-played", orders=tuple(_played(lord))))
    if lord.locked and not seen.fight and seen.phase:
        lines.append(say("dungeon_lords-board-locked", orders=tuple(map(short, lord.locked))))
    return Section(say("dungeon_lords-board-lord", seat=seat), tuple(lines))


def _grid(ground: Grid, lord: LordSeen) -> Iterable[Say]:
    """Yield the dungeon as a small map: columns as letters, the row of the entrance first."""
    yield say("dungeon_lords-board-row", row=Sign(" "), cells=Sign(" ".join(ground.columns).upper()))
    for row in ground.rows:
        cells = " ".join(_mark(lord, f"{column}{row}") for column in ground.columns)
        yield say("dungeon_lords-board-row", row=Sign(str(row)), cells=Sign(cells))


def _mark(lord: LordSeen, cell: str) -> str:
    """Return the sign of a cell: nothing, a tunnel or a room, conquered or not."""
    tile = lord.tiles.get(cell)
    if tile is None:
        return "."
    if cell in lord.conquered:
        return "x" if tile == "tunnel" else "X"
    return "o" if tile == "tunnel" else "#"


def goods_held(lord: LordSeen) -> Say:
    """Return what a lord has, in a line."""
    return say(
        "dungeon_lords-board-goods",
        gold=lord.gold,
        food=lord.food,
        imps=lord.imps - lord.busy,
        all=lord.imps,
        tokens=lord.tokens - lord.busy_trolls,
        traps=lord.traps,
        letters=lord.letters,
    )


def _rooms(lord: LordSeen) -> Iterable[Say]:
    """Yield every room by name, conquered or not."""
    rooms = [(cell, tile) for cell, tile in sorted(lord.tiles.items()) if tile != "tunnel"]
    if rooms:
        built = tuple(say("dungeon_lords-board-built", room=room, cell=cell) for cell, room in rooms)
        yield say("dungeon_lords-board-built-rooms", rooms=built)


def _played(lord: LordSeen) -> Iterable[Say]:
    """Yield the played order cards in order, marked if a minion is on them."""
    for order in lord.played:
        yield say(f"dungeon_lords-board-played-{'idle' if order in lord.idle else 'done'}", order=short(order))


def _end(seen: View) -> Section:
    """Return the final count: every line of every lord, the licence, and the Underlord (13)."""
    lines: list[Say] = []
    for score in seen.outcome.scores if seen.outcome else ():
        parts = tuple(
            say("dungeon_lords-board-part", what=say(f"dungeon_lords-score-{part}"), n=n)
            for part, n in score.parts.items()
            if n
        )
        licence = int(score.total >= EDITIONS[seen.edition].scoring["licence_minimum"])
        lines.append(say("dungeon_lords-board-score", seat=score.seat, n=score.total, parts=parts, licence=licence))
    if seen.outcome:
        lines.append(say("dungeon_lords-board-underlord", seats=seen.outcome.winners))
    return Section(say("dungeon_lords-board-final"), tuple(lines))
