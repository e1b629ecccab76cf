"""What a computer player does on the market: buy at a fair price, sell a building it already has, and leave (8.2)."""

from collections.abc import Sequence

from games.core import Choice, Number, Revise, Seat, Shape
from games.maphr.cards import book
from games.maphr.choices import Buy, Claim, Confirm, Consider, Done, Offer, Propose, Put, To, Turndown
from games.maphr.rules.asking import price_of
from games.maphr.rules.offers import free_cards, offers_of, waits_for
from games.maphr.state import State, Trade, hand_limit

from .worth import Worth


def words(t: State, seat: Seat, shape: Shape, worth: Worth) -> Sequence[Choice]:
    """Return the moves on the market worth considering, the best first; after an offer, both replies to it.

    An answer that somebody else began is taken back if it is not the one that would be given here.
    """
    given = list(t.answers.get(seat, ()))
    match given:
        case []:
            return _first_words(t, seat, shape, worth)
        case [Consider(id_)]:
            return _replies(t, seat, next(trade for trade in t.offers if trade.id == id_), worth)
        case [Offer(), *_]:
            return (_next_word(t, seat, shape),)
        case [Propose(), *_]:
            return (Offer("sale") if shape.fits(Offer("sale")) else _next_word(t, seat, shape),)
    return (Revise(),)


def _first_words(t: State, seat: Seat, shape: Shape, worth: Worth) -> Sequence[Choice]:
    for trade in offers_of(t, seat):
        if waits_for(trade, seat):
            return (Consider(trade.id),) if shape.fits(Consider(trade.id)) else _replies(t, seat, trade, worth)
    is_new = not t.clans[seat].offered and not any(trade.seller == seat for trade in t.offers)
    if is_new and (card := _to_sell(t, seat)) and _buyer(t, seat, card) is not None:
        return (Offer("sale"),)
    return (Done(),)


def _replies(t: State, seat: Seat, trade: Trade, worth: Worth) -> Sequence[Choice]:
    """Return the replies: a building at a fair price and an openly shown better card are taken, all else is refused."""
    no = Turndown(trade.id)
    if trade.seller == seat:
        if trade.answer_claim != "open":
            return (no,)
        yes: Choice = Confirm(trade.id)
        return (yes, no) if worth.card(trade.answer) > worth.card(trade.card) else (no, yes)
    if trade.price is None:
        return (no,)
    row = book(t).buildings.get(trade.card if trade.claim == "open" else trade.claim)
    fits = t.clans[seat].coins >= trade.price and len(t.clans[seat].hand) < hand_limit(t, seat)
    if row is None or not fits:
        return (no,)
    is_good = 1.3 * worth.card(row.id) > trade.price + price_of(t, seat, row.id) * 0.4
    return (Buy(trade.id), no) if is_good else (no, Buy(trade.id))


def _to_sell(t: State, seat: Seat) -> str:
    """Return a building card in hand that the clan has already built, or ""."""
    owned = t.clans[seat].buildings
    return next((card for card in free_cards(t, seat) if card in owned), "")


def _buyer(t: State, seat: Seat, card: str) -> Seat | None:
    """Return the richest clan on the market that has room and coins for a building and does not own it, or None."""
    cost = book(t).buildings[card].cost
    fit = [
        other
        for other in t.market
        if other != seat
        and card not in t.clans[other].buildings
        and t.clans[other].coins >= cost
        and len(t.clans[other].hand) < hand_limit(t, other)
    ]
    return max(fit, key=lambda other: t.clans[other].coins, default=None)


def _next_word(t: State, seat: Seat, shape: Shape) -> Choice:
    card = _to_sell(t, seat)
    if not card:
        return Revise()
    buyer = _buyer(t, seat, card)
    wanted: tuple[Choice, ...] = (Put(card), Claim("open"), Number(book(t).buildings[card].cost))
    wanted += (To(buyer),) if buyer is not None else ()
    return next((choice for choice in wanted if shape.fits(choice)), Revise())
