"""Dealing again everything that a seat cannot know, for a search from that seat's point of view (10)."""

from collections import Counter
from collections.abc import Callable, Sequence

from games.core import Seat

from .cards import book
from .rules.actions import ChooseActions
from .rules.auction import TakePacket
from .rules.immediate import ImmediateCards, ShowImmediates
from .rules.offers import OPEN, bounds
from .rules.trade import RuneLibrary
from .state import State, Trade


def redeal(t: State, seat: Seat | None) -> None:
    """Shuffle everything that the seat does not know: deck, unseen discards, hands, packets; hide others' offers.

    What everyone saw stays: cards taken openly, cards seen going to the discard pile. Cards are sorted before they
    are shuffled: equal knowledge and equal dice give an equal table.
    """
    t.offers = [trade for trade in t.offers if seat is not None and seat in (trade.seller, trade.buyer)]
    t.named = [trade for trade in t.named if trade.seller == seat]
    seats = [Seat(other) for other in range(t.seats)]
    known = {other: _known(t, other, seat) for other in seats}
    hidden = {other: len(t.clans[other].hand) - len(known[other]) for other in seats}
    packets = [t.clans[other].packet for other in seats if other != seat]
    if not _holds_packet(t, seat):
        packets.append(t.packet)
    looked = _looked(t, seat)
    secret = [list((Counter(t.clans[other].hand) - Counter(known[other])).elements()) for other in seats]
    pool = sorted(card for cards in (t.deck, t.discard, *packets, *secret) for card in cards)
    for card in looked:
        pool.remove(card)
    t.dice.shuffle(pool)
    for other in seats:
        if hidden[other]:
            t.clans[other].hand = [*known[other], *_hand(t, other, pool, hidden[other])]
        if other != seat:
            t.clans[other].lets_pass = False
            t.clans[other].offered = [buyer for buyer in t.clans[other].offered if buyer == seat]
    for packet in packets:
        packet[:] = _take(pool, len(packet))
    t.discard = [*looked, *_take(pool, len(t.discard) - len(looked))]
    t.deck = pool
    _look_again(t, seat)
    for trade in t.offers:
        _fit_blind_card(t, trade, seat)


def _known(t: State, other: Seat, seat: Seat | None) -> list[str]:
    """Return what a seat knows of a hand: all of its own, and cards it saw being taken or that are offered openly."""
    clan = t.clans[other]
    if other == seat:
        return list(clan.hand)
    shown = [trade.card for trade in t.offers if trade.seller == other and trade.claim == OPEN]
    shown += [trade.answer for trade in t.offers if trade.buyer == other and trade.answer_claim == OPEN]
    return list((Counter(clan.known) | Counter(shown)).elements())


def _holds_packet(t: State, seat: Seat | None) -> bool:
    step = t.agenda[-1] if t.agenda else None
    return isinstance(step, TakePacket) and step.seat == seat


def _looked(t: State, seat: Seat | None) -> list[str]:
    """Return the cards this seat has just looked at in the unseen part of the discard pile."""
    step = t.agenda[-1] if t.agenda else None
    if not isinstance(step, RuneLibrary) or step.seat != seat:
        return []
    return list((Counter(step.cards) & Counter(t.discard)).elements())


def _look_again(t: State, seat: Seat | None) -> None:
    """Replace the cards that someone else looks at by random ones."""
    step = t.agenda[-1] if t.agenda else None
    if isinstance(step, RuneLibrary) and step.seat != seat:
        cards = t.dice.sample([*t.discard, *t.seen], len(step.cards))
        t.agenda[-1] = RuneLibrary(step.seat, tuple(cards))


def _take(pool: list[str], count: int) -> list[str]:
    taken = pool[len(pool) - count :]
    del pool[len(pool) - count :]
    return taken


def _hand(t: State, other: Seat, pool: list[str], count: int) -> list[str]:
    """Return the cards for a hand; once immediate cards have been shown, a hand holds none."""
    if _may_hold_immediates(t, other):
        return _take(pool, count)
    immediate = book(t).queue_order
    return _pick(pool, count, lambda card: card not in immediate)


def _pick(pool: list[str], count: int, fits: Callable[[str], bool]) -> list[str]:
    """Return the last cards of a shuffled pool that fit."""
    places = [place for place in range(len(pool) - 1, -1, -1) if fits(pool[place])][:count]
    return [pool.pop(place) for place in places]


def _may_hold_immediates(t: State, other: Seat) -> bool:
    """Return whether a hand may hold immediate cards: in phase I, until the player has shown them."""
    if any(isinstance(step, ImmediateCards) for step in t.agenda):
        return True
    is_first_phase = any(isinstance(step, ChooseActions) for step in t.agenda[:-1])
    return is_first_phase and ShowImmediates(other) in t.agenda


def _fit_blind_card(t: State, trade: Trade, seat: Seat | None) -> None:
    """Replace an unseen card of an offer by one from the imagined hand for which the price is legal (8.2)."""
    if trade.seller != seat and trade.claim != OPEN:
        trade.card = _other_card(t, trade.seller, trade, lambda card: _is_legal(t, trade, card))
    if trade.answer and trade.buyer != seat and trade.answer_claim != OPEN:
        trade.answer = _other_card(t, trade.buyer, trade, lambda _: True)


def _is_legal(t: State, trade: Trade, card: str) -> bool:
    if trade.price is None or card not in book(t).buildings:
        return True
    found = bounds(t, card, "", trade.buyer)
    return found.low <= trade.price <= found.high


def _other_card(t: State, owner: Seat, trade: Trade, fits: Callable[[str], bool]) -> str:
    """Return a card of the hand that is in no other offer; if none fits, a fitting one is taken from the deck."""
    hand = t.clans[owner].hand
    tied = Counter(_tied(t, owner, trade))
    free = list((Counter(hand) - tied).elements())
    found = next((card for card in free if fits(card)), None)
    if found is not None:
        return found
    immediate = book(t).queue_order
    place = next(i for i, card in enumerate(t.deck) if card not in immediate and fits(card))
    card, t.deck[place] = t.deck[place], free[-1]
    hand[hand.index(free[-1])] = card
    return card


def _tied(t: State, owner: Seat, but: Trade) -> Sequence[str]:
    """Return the cards of a hand that are in other known offers."""
    mine = [trade.card for trade in t.offers if trade.seller == owner and trade is not but]
    return [*mine, *(trade.answer for trade in t.offers if trade.buyer == owner and trade.answer and trade is not but)]
