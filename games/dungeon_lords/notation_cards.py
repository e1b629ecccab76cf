"""The place of every card and tile of a position: what `...` deals, and whether the box holds everything.

`...` in a stack stands for the cards that are nowhere else, shuffled: all of them, or as many as that stack has.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from games.core import Dice, Sign
from games.core.notation import Line, Lines

from .cards import book
from .rows import Creature
from .state import State

REST = "..."


@dataclass(frozen=True, slots=True)
class Kind:
    """Cards or tiles with one back.

    Attributes:
        box: how many of each have come into the game by now.
        year: how many of each came with this year.
        stacks: the stacks in which `...` may occur, in the order they are filled, with how many they hold (0: any).
        open: those of this year that are neither in a stack nor held.
        held: those that a lord has, of any year.
    """

    box: Counter[str]
    year: Counter[str]
    stacks: Mapping[str, int]
    open: tuple[str, ...] = ()
    held: tuple[str, ...] = ()


def deal_rest(t: State, seed: str) -> None:
    """Replace `...` by the cards that are nowhere else, shuffled by a seed.

    Raises:
        ValueError: there are too few of them.
    """
    dice = Dice(seed)
    for kind in kinds(t):
        given = [card for name in kind.stacks for card in getattr(t, name)]
        if REST not in given:
            continue
        seen = Counter([*given, *kind.open])
        rest = sorted(((kind.year - seen) & (kind.box - seen - Counter(kind.held))).elements())
        dice.shuffle(rest)
        for name, size in kind.stacks.items():
            _fill(getattr(t, name), rest, size)


def _fill(stack: list[str], rest: list[str], size: int) -> None:
    if REST not in stack:
        return
    place = stack.index(REST)
    n = max(0, size - len(stack) + 1) if size else len(rest)
    if n > len(rest):
        raise ValueError(f"{n} cards are needed and {len(rest)} are left")
    stack[place : place + 1] = [rest.pop() for _ in range(n)]


def check_cards(t: State, found: Lines) -> None:
    """Check that every card on the table is known, and that there are no more copies than in the box.

    Raises:
        PositionError: a card is unknown or too frequent; its line is named.
    """
    for kind in kinds(t):
        lying = Counter([*(card for name in kind.stacks for card in getattr(t, name)), *kind.open, *kind.held])
        for card in lying - kind.box:
            *_, line = (Line(card, "", card), *(one for one in found if card in re.split(r"[ =,]", one.text)))
            raise line.wrong("core-position-copies", card=Sign(card), n=kind.box[card])


def kinds(t: State) -> Iterator[Kind]:
    """Yield each kind of card or tile, with its stacks and other places."""
    rules, lords, first, now = book(t), t.lords, 1, t.year
    rounds, years = rules.meta["combat_rounds_per_year"], rules.meta["years"]

    traps = Counter({row.id: row.count for row in rules.traps})
    planned = [trap for lord in lords if lord.plan for trap in lord.plan.traps]
    held = [*t.discard, *planned, *(trap for lord in lords for trap in lord.traps)]
    yield Kind(traps, traps, {"deck": 0}, held=tuple(held))

    monsters = {year: Counter({row.id: _count(row, year) for row in rules.monsters}) for year in (first, now)}
    open_tiles = [*t.offer, *(tile for tile in t.discarded if tile not in rules.room)]
    yield Kind(_by_now(monsters), monsters[now], {"monsters": 0}, tuple(open_tiles), tuple(_creatures(t)))

    rooms = {year: Counter({row.id: row.count for row in rules.rooms if row.year == year}) for year in (first, now)}
    open_tiles = [*t.halls, *(tile for tile in t.discarded if tile in rules.room)]
    built = [tile for lord in lords for tile in lord.tiles.values() if tile != "tunnel"]
    yield Kind(_by_now(rooms), rooms[now], {"rooms": 0}, tuple(open_tiles), tuple(built))

    heroes = {year: Counter(row.id for row in rules.hero.values() if row.year == year) for year in (first, now)}
    here = [*t.arriving, *t.waiting, *(hero for lord in lords for hero in lord.file), *t.away]
    here += [rules.paladin(t.year)] if t.tent else []
    prisoners = [hero for lord in lords for hero in lord.prison]
    yield Kind(_by_now(heroes), heroes[now], {"adventurers": 0}, tuple(here), tuple(prisoners))

    spells = Counter({row.id: row.count for row in rules.combat_cards if row.year == now})
    yield Kind(spells, spells, {"cards": rounds, "pile": 0})
    events = Counter(row.id for row in rules.events)
    yield Kind(events, events, {"events": 0})
    specials = Counter({row.id: row.count for row in rules.special_events})
    yield Kind(specials, specials, {"specials": years})


def _count(row: Creature, year: int) -> int:
    return row.count_year1 if year == 1 else row.count_year2


def _by_now(years: Mapping[int, Counter[str]]) -> Counter[str]:
    """Return what came into the game with this year and the years before."""
    return sum(years.values(), Counter[str]())


def _creatures(t: State) -> Iterator[str]:
    """Yield the monsters and ghosts of all lairs and plans."""
    for lord in t.lords:
        yield from (*lord.creatures(), *(lord.plan.creatures if lord.plan else ()))
    if t.clash and t.clash.tame:
        yield t.clash.tame
