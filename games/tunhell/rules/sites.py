"""The mines from a player's point of view: where each kind of dwarf may be played, and why not elsewhere (6)."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from games.core import Seat
from games.tunhell.rows import Card
from games.tunhell.state import State, book

from .faults import Fault, refuse

Mines = tuple[int, ...]


class Places(NamedTuple):
    """The mines for one kind of dwarf.

    Attributes:
        mines: numbers of those where it may be played.
        faults: by number, the fault at the others.
    """

    mines: Mines
    faults: Mapping[int, Fault]


NOWHERE = Places((), {})


class Sites(NamedTuple):
    """The mines where a player may do something now.

    Attributes:
        open: mines with at least one card: scouts and blasters go anywhere (6.3, 6.4, R42).
        post: open mines where no proud guard keeps warriors away (6.1).
        dig: open mines where no opponent is stronger, or where the player's back door is (6.2).
    """

    open: Places
    post: Places
    dig: Places

    def of(self, card: Card) -> Places:
        """Return the mines for this card; none if it is no dwarf."""
        place = _PLACES.get(card.kind)
        return NOWHERE if place is None else self[place]


_PLACES = {"scout": 0, "blaster": 0, "warrior": 1, "digger": 2}
"""For each kind of dwarf, the index of its mines in `Sites`."""


def sites(t: State, seat: Seat) -> Sites:
    """Return where a player may do what, and the faults elsewhere."""
    catalogue = book(t)
    combat, proud = catalogue.combat, catalogue.proud
    found: list[_Site] = []
    for mine in t.mines:
        if not mine.shaft:
            found.append(None)
            continue
        strengths = tuple([sum([combat[card] for card in side]) if side else 0 for side in mine.guards])
        is_guarded = mine.door != seat and strengths[seat] < max(strengths)
        found.append((not proud.isdisjoint(mine.guards[seat]), strengths if is_guarded else ()))
    return _sites(seat, tuple(found))


_Site = tuple[bool, tuple[int, ...]] | None
"""Whether a proud guard of the player's is at a mine, and the strengths there if it is guarded; None if it is empty."""


@lru_cache(maxsize=4096)
def _sites(seat: Seat, mines: tuple[_Site, ...]) -> Sites:
    exhausted: dict[int, Fault] = {}
    crowded: dict[int, Fault] = {}
    guarded: dict[int, Fault] = {}
    for number, site in enumerate(mines, 1):
        if site is None:
            exhausted[number] = crowded[number] = guarded[number] = _exhausted(number)
            continue
        has_proud, strengths = site
        if has_proud:
            crowded[number] = _crowded(number)
        if strengths:
            guarded[number] = _guarded(seat, number, strengths)
    numbers = range(1, len(mines) + 1)
    return Sites(*(_places(numbers, faults) for faults in (exhausted, crowded, guarded)))


def _places(numbers: range, faults: Mapping[int, Fault]) -> Places:
    return Places(tuple([number for number in numbers if number not in faults]), faults)


@cache
def _exhausted(number: int) -> Fault:
    return refuse("mine-empty", "R42", mine=number)


@cache
def _crowded(number: int) -> Fault:
    return refuse("proud-alone", "6.1", mine=number)


def _guarded(seat: Seat, number: int, strengths: tuple[int, ...]) -> Fault:
    """Return the fault that names the strongest opponent, ties by turn order after the player."""
    count = len(strengths)
    others = [Seat((seat + step) % count) for step in range(1, count)]
    strongest = max(others, key=strengths.__getitem__)
    theirs, yours = strengths[strongest], strengths[seat]
    return refuse("dig-blocked", "6.2", mine=number, other_seat=strongest, theirs=theirs, yours=yours)
