"""What can be done, and what comes to mind but cannot: one source of (move, fault or none) for each kind of move."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from games.core import Choice, Seat
from games.winter.state import (
    BASIC,
    LETTERS,
    Beat,
    Buy,
    Move,
    Music,
    Overcome,
    Place,
    Play,
    Player,
    Shift,
    State,
    book,
)

from .dwarfs import banned, sets
from .faults import buy_fault, card_fault, fight_fault, is_free, move_fault, music_fault, place_fault, target_of

Judged = Iterator[tuple[Choice, str | None]]
"""Moves, each with the key of its first fault, or None when it can be made."""

_MOST = 25
"""Greyed choices shown at once."""

place = lru_cache(None)(Place)
move = lru_cache(None)(Move)
shift = lru_cache(None)(Shift)


def legal(judged: Judged) -> list[Choice]:
    """The moves without a fault."""
    return [choice for choice, fault in judged if fault is None]


def actions(t: State, seat: Seat) -> Judged:
    """Everything that can be tried in a turn, except ending it (5.4)."""
    player = t.players[seat]
    yield from placements(t, player)
    yield from movements(t, player)
    for slot in range(1, len(t.market) + 1):
        yield Buy(slot), buy_fault(t, player, slot)
    silent = banned(t)
    for instrument in book(t).instruments:
        yield Music(instrument), music_fault(t, seat, instrument, silent)
    yield from fights(t, seat)


def free_actions(t: State, seat: Seat) -> Judged:
    """What costs no action: fights, and placing a dwarf whose placement is free (5.4, R24)."""
    yield from fights(t, seat)
    player = t.players[seat]
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


def fights(t: State, seat: Seat) -> Judged:
    """Beating each monster and overcoming each disaster, with every set of dwarfs that will do (D11)."""
    found: list[Beat | Overcome] = [*map(Beat, t.monsters), *map(Overcome, t.disasters)]
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
    """The cards of the hand that show the instrument (3.4)."""
    known = book(t).instrument
    for card in t.players[seat].hand:
        if known[card] == instrument:
            yield Play(card), card_fault(t, seat, card, instrument)


def holds(t: State, seat: Seat, instrument: str) -> bool:
    """Whether a hand has a card of the instrument left."""
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
