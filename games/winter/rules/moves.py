"""What can be done, and what comes to mind but cannot: one source of (move, fault or none) for each kind of move."""

from collections.abc import Container, Iterable, Iterator, Sequence
from functools import lru_cache

from games.core import Choice, Seat
from games.winter.cards import EDITIONS
from games.winter.choices import BASIC, Beat, Buy, Move, Music, Overcome, Place, Play, Shift
from games.winter.state import LETTERS, Player, State, book, is_solo

from .dwarfs import banned, sets
from .faults import (
    buy_fault,
    card_fault,
    fight_fault,
    is_free,
    move_fault,
    music_fault,
    music_over,
    place_fault,
    target_of,
)

Judged = Iterator[tuple[Choice, str | None]]
"""Moves, each with the key of its first fault, or None when it can be made."""

_MOST = 25
"""Greyed choices shown at once."""

place = lru_cache(None)(Place)
move = lru_cache(None)(Move)
shift = lru_cache(None)(Shift)
beat = lru_cache(None)(Beat)
overcome = lru_cache(None)(Overcome)
buy = lru_cache(None)(Buy)
music = lru_cache(None)(Music)


def legal(judged: Judged) -> list[Choice]:
    """Return the moves without a fault."""
    return [choice for choice, fault in judged if fault is None]


def actions(t: State, seat: Seat) -> Judged:
    """Yield everything that can be tried in a turn, except ending it (5.4)."""
    player = t.players[seat]
    yield from placements(t, player)
    yield from movements(t, player)
    for slot in range(1, len(t.market) + 1):
        yield buy(slot), buy_fault(t, player, slot)
    silent = banned(t)
    for instrument in book(t).instruments:
        yield music(instrument), music_fault(t, seat, instrument, silent)
    yield from fights(t, seat)


def offers(t: State, seat: Seat) -> list[Choice]:
    """Return the moves of `actions` without a fault, in the same order, found without looking at the others.

    A turn is asked for after every action, and most of what could be tried fails for the same reason. That both agree
    is tested at every decision of whole games.
    """
    player = t.players[seat]
    here = player.areas()
    found: list[Choice] = []
    for dwarf in player.kinds_at_home():
        if player.actions or is_free(t, dwarf):
            all_places = _places(t.edition, dwarf)
            found += (
                [choice for choice in all_places if choice.area not in player.placed] if player.placed else all_places
            )
    if player.actions:
        for start in sorted(here):
            for dwarf in player.kinds_at(start):
                found += _ways(t.edition, start, dwarf)
        if not t.bought or is_solo(t):
            found += [buy(slot) for slot in range(1, len(t.market) + 1) if buy_fault(t, player, slot) is None]
    if music_over(t, seat) is None:
        closed = {*t.music, *banned(t)}
        found += [music(name) for name in book(t).instruments if name not in closed]
    return found + legal(fights(t, seat, here))


@lru_cache(None)
def _places(edition: str, dwarf: str) -> tuple[Place, ...]:
    """Placing a dwarf in each area of the board."""
    return tuple(place(area, dwarf) for area in EDITIONS[edition].areas)


@lru_cache(None)
def _ways(edition: str, start: str, dwarf: str) -> tuple[Move, ...]:
    """Moving a dwarf from an area to each adjacent one."""
    return tuple(move(start, end, dwarf) for end in EDITIONS[edition].adjacent[start])


def free_actions(t: State, seat: Seat) -> Judged:
    """Yield what costs no action: fights, and placing a dwarf whose placement is free (5.4, R24)."""
    player = t.players[seat]
    yield from fights(t, seat, player.areas())
    for dwarf in player.legends:
        if is_free(t, dwarf):
            for area in book(t).areas:
                yield place(area, dwarf), place_fault(t, player, area, dwarf)


def placements(t: State, player: Player, *, costs: bool = True) -> Judged:
    """Placing a dwarf from home anywhere; the basic one also when none is there, to be told so."""
    for dwarf in player.kinds_at_home() or [BASIC]:
        for area in book(t).areas:
            yield place(area, dwarf), place_fault(t, player, area, dwarf, costs=costs)


def movements(t: State, player: Player, *, costs: bool = True) -> Judged:
    """Moving an own dwarf to each adjacent area."""
    adjacent = book(t).adjacent
    for start in sorted(player.areas()):
        for dwarf in player.kinds_at(start):
            for end in adjacent[start]:
                yield move(start, end, dwarf), move_fault(t, player, start, end, dwarf, costs=costs)


def shifts(t: State, areas: Iterable[str]) -> Iterator[Shift]:
    """Moving any player's dwarf out of these areas."""
    adjacent = book(t).adjacent
    for start in areas:
        for letter, player in zip(LETTERS, t.players, strict=False):
            for dwarf in player.kinds_at(start):
                for end in adjacent[start]:
                    yield shift(start, letter, end, dwarf)


def fights(t: State, seat: Seat, areas: Container[str] | None = None) -> Judged:
    """Beating each monster and overcoming each disaster, with every set of dwarfs that will do (D11).

    Args:
        t: the table.
        seat: who fights.
        areas: leave out what lies elsewhere.
    """
    rows = book(t).all_disasters
    found: list[Beat | Overcome] = [
        beat(monster) for monster, area in t.monsters.items() if areas is None or area in areas
    ]
    found += [overcome(card) for card in t.disasters if areas is None or rows[card].area in areas]
    for fight in found:
        target = target_of(t, fight)
        assert target is not None, "it is on the board"
        fault = fight_fault(t, seat, target)
        if fault != "bad-dwarf-set":
            yield fight, fault
            continue
        for dwarfs in sets(t, seat, target.area, target.card):
            yield fight.replace(dwarfs=dwarfs), None


def cards(t: State, seat: Seat, instrument: str) -> Judged:
    """Yield the cards of the hand that show the instrument (3.4)."""
    known = book(t).instrument
    for card in t.players[seat].hand:
        if known[card] == instrument:
            yield Play(card), card_fault(t, seat, card, instrument)


def holds(t: State, seat: Seat, instrument: str) -> bool:
    """Return whether a hand has a card of the instrument left."""
    known = book(t).instrument
    return any(known[card] == instrument for card in t.players[seat].hand)


def unavailable(judged: Judged) -> Sequence[Choice]:
    """Moves that cannot be made now; of placing and moving only one for each area where they start or end."""
    found: dict[object, Choice] = {}
    for choice, fault in judged:
        if fault is None:
            continue
        match choice:
            case Place(area):
                key: object = ("place", area if fault == "already-placed-here" else fault)
            case Move():
                key = ("move", fault)
            case _:
                key = choice
        found.setdefault(key, choice)
    return tuple(found.values())[:_MOST]
