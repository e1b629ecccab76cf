"""Dealing again everything that a seat cannot know, for a search from that seat's point of view (5.4)."""

from collections import Counter

from games.core import OneOf, Seat

from .rules.finds import HeartPrice
from .rules.table import mode_of
from .state import Clan, Mine, State, book


def redeal(t: State, seat: Seat | None) -> None:
    """Shuffle what is hidden from a seat: hands, the pile below its top, the mines and the box.

    What everyone saw happen stays: dwarfs recruited from the row, finds, loot, and the cards a seat has scouted.
    Cards are sorted before they are shuffled: equal knowledge and equal dice give the same table.
    """
    _redeal_mines(t, seat)
    _redeal_dwarfs(t, seat)
    step = t.agenda[-1] if t.agenda else None
    if isinstance(step, HeartPrice) and step.seat != seat:
        # The question about a price tells everyone that there is a choice of diggers.
        while len(_offer(step, t)) < 2:
            _redeal_dwarfs(t, seat)


def _offer(step: HeartPrice, t: State) -> tuple[object, ...]:
    shape = step.options(t)
    return shape.choices if isinstance(shape, OneOf) else ()


def _redeal_dwarfs(t: State, seat: Seat | None) -> None:
    """Exchange the dwarfs that only their holders have seen with the pile below its top card."""
    others = [clan for other, clan in enumerate(t.clans) if other != seat]
    secrets = [_secret(t, clan) for clan in others]
    pool = sorted(t.pile[:-1] + [card for secret in secrets for card in secret])
    t.dice.shuffle(pool)
    for clan, secret in zip(others, secrets, strict=True):
        known = Counter(clan.hand) - Counter(secret)
        clan.hand = sorted(known.elements()) + [pool.pop() for _ in secret]
    t.pile[:-1] = pool


def _secret(t: State, clan: Clan) -> list[str]:
    """Return the dwarfs in a hand that nobody saw being recruited."""
    cards = book(t).cards
    dwarfs = Counter(card for card in clan.hand if cards[card].back == "dwarf")
    return list((dwarfs - Counter(clan.recruited)).elements())


def _redeal_mines(t: State, seat: Seat | None) -> None:
    """Exchange the unseen cards of the mines with the box, end cards among themselves."""
    catalogue, mode = book(t), mode_of(t)
    is_end = catalogue.end_cards.__contains__
    can_mix = [card for card in t.box if mode.plus_cards or not catalogue.cards[card].plus]
    can_mix = [card for card in can_mix if mode.end_cards or not is_end(card)]
    for card in can_mix:
        t.box.remove(card)
    hidden = [mine.shaft[: len(mine.shaft) - _known(mine, seat)] for mine in t.mines]
    pool = can_mix + [card for cards in hidden for card in cards]
    ends = sorted(card for card in pool if is_end(card))
    pool = sorted(card for card in pool if not is_end(card))
    t.dice.shuffle(pool)
    t.dice.shuffle(ends)
    for mine, cards in zip(t.mines, hidden, strict=True):
        mine.shaft[: len(cards)] = [(ends if is_end(card) else pool).pop() for card in cards]
    t.box += pool + ends


def _known(mine: Mine, seat: Seat | None) -> int:
    """Return how many cards from the top this seat has seen."""
    return max(0 if seat is None else mine.seen[seat], int(mine.shown))
