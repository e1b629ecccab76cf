"""The first fault of a choice in a turn, in the order of section 14, or None if it is legal."""

from collections import Counter
from collections.abc import Iterable, Iterator

from games.core import Choice, Seat, say
from games.tunhell.cards import Book
from games.tunhell.choices import Discard, Door, Draw, Heart, Pass, Pay, Play, Recruit
from games.tunhell.rows import Card
from games.tunhell.state import State, book

from .faults import NO_SUCH_CHOICE, Fault, refuse
from .moves import card_fault, draw_fault, slot_fault, turn_choices
from .sites import Places, sites

Faults = Iterator[Fault]


def pending(choice: Choice, awaited: str, *own: type[Choice]) -> Fault | None:
    """Return the fault of a choice that belongs to another decision; the awaited one is `tunhell-choice-...`."""
    if isinstance(choice, own):
        return None
    if isinstance(choice, Recruit | Draw | Play | Discard | Pass | Pay | Heart | Door):
        return refuse("decision-pending", "5.1", choice=say(f"tunhell-choice-{awaited}"))
    return NO_SUCH_CHOICE


def turn_fault(t: State, seat: Seat, choice: Choice) -> Fault | None:
    """Return the fault of a choice in a turn, None if it has none (14)."""
    return next(_turn_faults(t, seat, choice), None)


def _turn_faults(t: State, seat: Seat, choice: Choice) -> Faults:
    possible = turn_choices(t, seat)
    is_stuck = all(isinstance(one, Discard) for one in possible)
    match choice:
        case Pay() | Heart() | Door():
            yield refuse("no-decision", "5.1")
        case Discard(card) if is_stuck:
            yield from held_faults(t, seat, card, "R12")
        case Recruit() | Draw() | Play() | Pass() if is_stuck:
            yield refuse("must-discard", "R12")
        case Discard() | Pass():
            yield refuse("no-pass", "5.1")
        case Draw():
            yield draw_fault(t, seat)
        case Recruit():
            yield from _recruit_faults(t, seat, choice)
        case Play():
            yield from _play_faults(t, seat, choice)
        case _:
            yield NO_SUCH_CHOICE


def _recruit_faults(t: State, seat: Seat, choice: Recruit) -> Faults:
    where = sites(t, seat)
    if fault := slot_fault(t, seat, choice.slot, where):
        yield fault
        return
    row = book(t).cards[t.row[choice.slot - 1] or ""]
    if row.hurried:
        yield from _placing_faults(t, seat, row, where.of(row), choice.mine, choice.bonuses)
        return
    if choice.mine:
        yield refuse("mine-not-wanted", "5.2", card=row.id)
    yield from _bonus_faults(t, seat, choice.bonuses, has_digger=False)


def _play_faults(t: State, seat: Seat, choice: Play) -> Faults:
    """Yield the faults of a card, then those of its place."""
    if missing := next(held_faults(t, seat, choice.card, "5.1"), None):
        yield missing
        return
    row = book(t).cards[choice.card]
    if fault := card_fault(row):
        yield fault
        return
    yield from _placing_faults(t, seat, row, sites(t, seat).of(row), choice.mine, choice.bonuses)


def held_faults(t: State, seat: Seat, card: str, rule: str) -> Faults:
    """Yield the faults of a card that does not exist, or is not in the hand."""
    yield from unknown_faults(book(t), [card])
    if card not in t.clans[seat].hand:
        yield refuse("not-in-hand", rule, card=card)


def unknown_faults(catalogue: Book, cards: Iterable[str]) -> Faults:
    """Yield the faults of cards that do not exist; the typed text is not repeated."""
    return (refuse("unknown-card", "3") for card in cards if card not in catalogue.cards)


def _placing_faults(t: State, seat: Seat, row: Card, places: Places, mine: int, bonuses: tuple[str, ...]) -> Faults:
    """Yield faults of the mine, of the bonuses and of the place, in this order."""
    if not mine:
        yield refuse("mine-required", "5.1", card=row.id)
    elif not 1 <= mine <= len(t.mines):
        yield refuse("bad-mine", "2", n=len(t.mines))
    elif not t.mine(mine).shaft:
        yield places.faults[mine]
    yield from _bonus_faults(t, seat, bonuses, has_digger=row.kind == "digger")
    if mine in places.faults:
        yield places.faults[mine]


def _bonus_faults(t: State, seat: Seat, bonuses: tuple[str, ...], *, has_digger: bool) -> Faults:
    catalogue, hand = book(t), Counter(t.clans[seat].hand)
    yield from unknown_faults(catalogue, bonuses)
    rows = [catalogue.cards[card] for card in bonuses if card in catalogue.cards]
    yield from (refuse("one-dwarf-only", "2", card=bonus.id) for bonus in rows if bonus.is_dwarf_type)
    yield from (refuse("not-a-bonus", "8.9", card=bonus.id) for bonus in rows if bonus.kind != "bonus")
    if not has_digger:
        yield from (refuse("bonus-needs-digger", "8.9", card=bonus.id) for bonus in rows)
    counted = Counter(bonuses)
    yield from (refuse("bonus-not-held", "5.1", card=card) for card in counted if not hand[card])
    for card, named in counted.items():
        if named > hand[card]:
            yield refuse("bonus-twice", "5.1", card=card, n=hand[card])
