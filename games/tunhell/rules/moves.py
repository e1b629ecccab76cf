"""What may be played: the mines open to each kind of dwarf, and the full list of a turn's choices (5.1, 6)."""

from collections import Counter
from functools import cache
from itertools import product
from typing import NamedTuple

from games.core import Choice, Seat
from games.tunhell.cards import Book, Card
from games.tunhell.state import Discard, Play, Recruit, State, book

Mines = tuple[int, ...]
Kits = tuple[tuple[str, ...], ...]
NO_KIT: Kits = ((),)


class Sites(NamedTuple):
    """The mines, by number, where a player may now do something.

    Attributes:
        open: mines with at least one card: scouts and blasters go anywhere (6.3, 6.4, R42).
        post: open mines where no proud guard keeps warriors away (6.1).
        dig: open mines where no opponent is stronger, or where the player's back door lies (6.2).
    """

    open: Mines
    post: Mines
    dig: Mines

    def of(self, card: Card) -> Mines:
        """The mines where this card may be played."""
        match card.kind:
            case "warrior":
                return self.post
            case "digger":
                return self.dig
            case "scout" | "blaster":
                return self.open
        return ()


def sites(t: State, seat: Seat) -> Sites:
    """Where a player may do what."""
    catalogue = book(t)
    combat, proud = catalogue.combat, catalogue.proud
    open_, post, dig = [], [], []
    for number, mine in enumerate(t.mines, 1):
        if not mine.shaft:
            continue
        open_.append(number)
        if proud.isdisjoint(mine.guards[seat]):
            post.append(number)
        strengths = [sum([combat[card] for card in side]) if side else 0 for side in mine.guards]
        if mine.door == seat or strengths[seat] == max(strengths):
            dig.append(number)
    return Sites(tuple(open_), tuple(post), tuple(dig))


def turn_choices(t: State, seat: Seat) -> tuple[Choice, ...]:
    """Everything a player may do in a turn; only a stuck one discards (5.1, R12)."""
    catalogue = book(t)
    where = sites(t, seat)
    hand = t.clans[seat].hand
    kits = kits_of(hand, catalogue)
    found = recruits(t, seat, where, kits)
    for card in sorted(set(hand), key=catalogue.order.__getitem__):
        row = catalogue.cards[card]
        if mines := where.of(row):
            found += _plays(card, mines, kits if row.kind == "digger" else NO_KIT)
    return found or tuple([Discard(card) for card in sorted(set(hand), key=catalogue.order.__getitem__)])


def recruits(t: State, seat: Seat, where: Sites, kits: Kits = NO_KIT) -> tuple[Choice, ...]:
    """The dwarfs in the row that a player may recruit (5.1, R13, R14)."""
    catalogue = book(t)
    found: tuple[Choice, ...] = ()
    if len(t.clans[seat].hand) >= catalogue.limits.hand:
        return found
    for slot, card in enumerate(t.row, 1):
        if card is None:
            continue
        row = catalogue.cards[card]
        if not row.hurried:
            found += _recruits(slot, (0,), NO_KIT)
        elif mines := where.of(row):
            found += _recruits(slot, mines, kits if row.kind == "digger" else NO_KIT)
    return found


def kits_of(hand: list[str], catalogue: Book) -> Kits:
    """Every different set of bonuses in a hand, the empty one first."""
    return _kits(tuple(sorted([card for card in hand if card in catalogue.bonuses])))


@cache
def _kits(bonuses: tuple[str, ...]) -> Kits:
    counted = Counter(bonuses)
    amounts = product(*(range(n + 1) for n in counted.values()))
    kits = [tuple(card for card, n in zip(counted, taken, strict=True) for _ in range(n)) for taken in amounts]
    return tuple(sorted(kits, key=lambda kit: (len(kit), kit)))


@cache
def _plays(card: str, mines: Mines, kits: Kits) -> tuple[Choice, ...]:
    """Every way to play a card, made once: most turns offer the same few."""
    return tuple(Play(card, mine, kit) for mine in mines for kit in kits)


@cache
def _recruits(slot: int, mines: Mines, kits: Kits) -> tuple[Choice, ...]:
    return tuple(Recruit(slot, mine, kit) for mine in mines for kit in kits)
