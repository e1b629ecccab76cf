"""Possible moves, and others that come to mind: one source of (move, fault or None) for each kind of move."""

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
"""Moves, each with the key of its first fault, or None if it is legal."""

_MOST = 25
"""The most unavailable choices that are shown, disabled."""

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
    """Yield every move that can be tried in a turn, except ending it (5.4)."""
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
    """Return the moves of `actions` without a fault, in the same order, found without checking the others.

    A turn is asked for after every action, and most of what could be tried fails for the same reason. Tests check
    at every decision of whole games that both agree.
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
    """Return the choices to place a dwarf in each area of the board."""
    return tuple(place(area, dwarf) for area in EDITIONS[edition].areas)


@lru_cache(None)
def _ways(edition: str, start: str, dwarf: str) -> tuple[Move, ...]:
    """Return the choices to move a dwarf from an area to each adjacent one."""
    return tuple(move(start, end, dwarf) for end in EDITIONS[edition].adjacent[start])


def free_actions(t: State, seat: Seat) -> Judged:
    """Yield the free actions: fights, and placing a dwarf whose placement is free (5.4, R24)."""
    player = t.players[seat]
    yield from fights(t, seat, player.areas())
    for dwarf in player.legends:
        if is_free(t, dwarf):
            for area in book(t).areas:
                yield place(area, dwarf), place_fault(t, player, area, dwarf)


def placements(t: State, player: Player, *, costs: bool = True) -> Judged:
    """Yield placing a dwarf from home anywhere; the basic one even if none is there, which is refused with a reason."""
    for dwarf in player.kinds_at_home() or [BASIC]:
        for area in book(t).areas:
            yield place(area, dwarf), place_fault(t, player, area, dwarf, costs=costs)


def movements(t: State, player: Player, *, costs: bool = True) -> Judged:
    """Yield moving the player's dwarfs to each adjacent area."""
    adjacent = book(t).adjacent
    for start in sorted(player.areas()):
        for dwarf in player.kinds_at(start):
            for end in adjacent[start]:
                yield move(start, end, dwarf), move_fault(t, player, start, end, dwarf, costs=costs)


def shifts(t: State, areas: Iterable[str]) -> Iterator[Shift]:
    """Yield moving any player's dwarf out of these areas."""
    adjacent = book(t).adjacent
    for start in areas:
        for letter, player in zip(LETTERS, t.players, strict=False):
            for dwarf in player.kinds_at(start):
                for end in adjacent[start]:
                    yield shift(start, letter, end, dwarf)


def fights(t: State, seat: Seat, areas: Container[str] | None = None) -> Judged:
    """Yield beating each monster and overcoming each disaster, with every possible set of dwarfs (D11).

    Args:
        t: the table.
        seat: who fights.
        areas: only fights in these areas; None for all.
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
    """Yield the cards in hand that belong to the instrument (3.4)."""
    known = book(t).instrument
    for card in t.players[seat].hand:
        if known[card] == instrument:
            yield Play(card), card_fault(t, seat, card, instrument)


def holds(t: State, seat: Seat, instrument: str) -> bool:
    """Return whether a hand still has a card of the instrument."""
    known = book(t).instrument
    return any(known[card] == instrument for card in t.players[seat].hand)


def unavailable(judged: Judged) -> Sequence[Choice]:
    """Return the moves that cannot be made now; of placing and moving, only one for each reason."""
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
