"""A turn's choices (5.1): what is offered, what is not and why, all derived from the faults of a card."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

from games.core import Choice, Seat
from games.tunhell.cards import Book
from games.tunhell.choices import Discard, Draw, Play, Recruit
from games.tunhell.rows import Card
from games.tunhell.state import State, book

from .faults import Fault, refuse
from .sites import Mines, Sites, sites

Kits = tuple[tuple[str, ...], ...]
NO_KIT: Kits = ((),)


def turn_choices(t: State, seat: Seat) -> tuple[Choice, ...]:
    """Return everything a player may do in a turn; only a stuck one discards (5.1, R12)."""
    catalogue = book(t)
    where = sites(t, seat)
    hand = t.clans[seat].hand
    kits = kits_of(hand, catalogue)
    found = recruits(t, seat, where, kits)
    cards = sorted(set(hand), key=catalogue.order.__getitem__)
    for card in cards:
        row = catalogue.cards[card]
        if card_fault(row) is None:
            found += _plays(card, where.of(row).mines, kits if row.kind == "digger" else NO_KIT)
    return found or tuple(map(Discard, cards))


def is_stuck(t: State, seat: Seat) -> bool:
    """Return whether a player can only discard (R12)."""
    choices = turn_choices(t, seat)
    return bool(choices) and isinstance(choices[0], Discard)


def recruits(t: State, seat: Seat, where: Sites, kits: Kits = NO_KIT) -> tuple[Choice, ...]:
    """Return the dwarfs in the row that a player may recruit (5.1, R13, R14)."""
    catalogue = book(t)
    found: tuple[Choice, ...] = ()
    if hand_fault(t, seat):
        return found
    for slot, card in enumerate(t.row, 1):
        if card is None:
            continue
        row = catalogue.cards[card]
        if row.hurried:
            found += _recruits(slot, where.of(row).mines, kits if row.kind == "digger" else NO_KIT)
        else:
            found += _recruits(slot, (0,), NO_KIT)
    return found


def twins(t: State, choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """Return the choices that an earlier one equals: the same dwarf in another slot, or another card with its figures.

    The slot does not matter, since any slot is refilled from the pile (5.2).
    """
    alike, seen, found = book(t).alike, set[object](), list[Choice]()
    for choice in choices:
        match choice:
            case Recruit(slot, mine, bonuses):
                same: object = (Recruit, alike[t.row[slot - 1] or ""], mine, bonuses)
            case Play(card, mine, bonuses):
                same = (Play, alike[card], mine, bonuses)
            case _:
                continue
        if same in seen:
            found.append(choice)
        seen.add(same)
    return tuple(found)


def not_offered(t: State, seat: Seat) -> Iterator[tuple[Choice, Fault]]:
    """Yield choices that a player may think of but cannot make, with their faults: slots, and cards at mines."""
    where, cards = sites(t, seat), book(t).cards
    for slot, card in enumerate(t.row, 1):
        if fault := slot_fault(t, seat, slot, where):
            yield Recruit(slot), fault
        elif card and cards[card].hurried:
            yield from ((Recruit(slot, mine), fault) for mine, fault in where.of(cards[card]).faults.items())
    if t.pile:
        yield Draw(), draw_fault(t, seat)
    for card in dict.fromkeys(t.clans[seat].hand):
        row = cards[card]
        if fault := card_fault(row):
            yield Play(card), fault
        else:
            yield from ((Play(card, mine), fault) for mine, fault in where.of(row).faults.items())


def slot_fault(t: State, seat: Seat, slot: int, where: Sites) -> Fault | None:
    """Return why nothing can be recruited from a slot; None if it can (5.2, R10, R13, R14)."""
    return hand_fault(t, seat) or _row_fault(book(t), t.row, slot, where)


def _row_fault(catalogue: Book, cards: Sequence[str | None], slot: int, where: Sites) -> Fault | None:
    """Return why a player with space in hand cannot recruit from a slot; None if they can (R10, R14)."""
    if not 1 <= slot <= len(cards):
        return refuse("bad-slot", "5.2", n=len(cards))
    card = cards[slot - 1]
    if card is None:
        return refuse("empty-slot", "R10", slot=slot)
    row = catalogue.cards[card]
    if row.hurried and not where.of(row).mines:
        return refuse("hurried-no-place", "R14", card=card)
    return None


def hand_fault(t: State, seat: Seat) -> Fault | None:
    """Return the fault of a full hand, which prevents recruiting; None for any other (R13)."""
    n, limit = len(t.clans[seat].hand), book(t).limits.hand
    return refuse("hand-full", "R13", n=n, limit=limit) if n >= limit else None


def draw_fault(t: State, seat: Seat) -> Fault:
    """Return the fault of drawing the top card of the pile, which is visible but never taken (5.2)."""
    return hand_fault(t, seat) or refuse("pile-card", "5.2")


def card_fault(row: Card) -> Fault | None:
    """Return why a card of the hand cannot be played at all; None if it can (8.8, 8.9)."""
    if row.kind == "bonus":
        return refuse("bonus-alone", "8.9", card=row.id)
    return None if row.is_dwarf_type else refuse("not-playable", "8.8", card=row.id)


def kits_of(hand: list[str], catalogue: Book) -> Kits:
    """Return every distinct set of bonuses in a hand, the empty one first."""
    return _kits(tuple(sorted([card for card in hand if card in catalogue.bonuses])))


@cache
def _kits(bonuses: tuple[str, ...]) -> Kits:
    counted = Counter(bonuses)
    amounts = product(*(range(n + 1) for n in counted.values()))
    kits = [tuple(card for card, n in zip(counted, taken, strict=True) for _ in range(n)) for taken in amounts]
    return tuple(sorted(kits, key=lambda kit: (len(kit), kit)))


@cache
def _plays(card: str, mines: Mines, kits: Kits) -> tuple[Choice, ...]:
    """Return every way to play a card; cached, because most turns offer the same few."""
    return tuple(Play(card, mine, kit) for mine in mines for kit in kits)


@cache
def _recruits(slot: int, mines: Mines, kits: Kits) -> tuple[Choice, ...]:
    return tuple(Recruit(slot, mine, kit) for mine in mines for kit in kits)
