"""What a computer player does on the market: pay or name fair prices, swap for better cards, sell a spare building."""

from collections.abc import Sequence
from math import ceil

from games.core import Choice, Number, Revise, Seat, Shape
from games.maphr.cards import book
from games.maphr.choices import (
    Answer,
    Buy,
    Claim,
    Confirm,
    Consider,
    Done,
    Haggle,
    Offer,
    Propose,
    Put,
    To,
    Turndown,
)
from games.maphr.rules.asking import price_of
from games.maphr.rules.offers import buy_fault, free_cards, offers_of, other_prices, waits_for
from games.maphr.rules.prospect import spots
from games.maphr.state import State, Trade, hand_limit

from .worth import Worth

_GAIN = 1.0
"""How many points a card must be worth more than the one given for it."""
_TILE = 3
"""The most coins that a tile is worth beyond those that an exploit brings."""


def words(t: State, seat: Seat, shape: Shape, worth: Worth) -> Sequence[Choice]:
    """Return the moves on the market worth considering, the best first; after an offer, the replies to it.

    An answer that someone else began is taken back if it is not the one that would be given here.
    """
    given = list(t.answers.get(seat, ()))
    match given:
        case []:
            return _first_words(t, seat, shape, worth)
        case [Consider(id_)]:
            return _replies(t, seat, _found(t, id_), worth)
        case [*_, Haggle(id_)]:
            return (Number(_fair(t, seat, _found(t, id_), worth)),)
        case [*_, Answer(id_)]:
            card = _in_return(t, seat, _found(t, id_), worth)
            return (Put(card) if card else Revise(),)
        case [*_, Answer(), Put()]:
            return (Claim("open"),)
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


def _found(t: State, id_: int) -> Trade:
    return next(trade for trade in t.offers if trade.id == id_)


def _replies(t: State, seat: Seat, trade: Trade, worth: Worth) -> Sequence[Choice]:
    """Return the replies to an offer.

    What is worth its price is bought, a lower price is named for what is worth less, and a card shown openly is swapped
    for one that is worth less. All else is refused.
    """
    no = Turndown(trade.id)
    if trade.seller == seat:
        if trade.answer_claim != "open":
            return (no,)
        yes: Choice = Confirm(trade.id)
        return (yes, no) if worth.card(trade.answer) > worth.card(trade.card) else (no, yes)
    if trade.price is None:
        return (Answer(trade.id), no) if _in_return(t, seat, trade, worth) else (no,)
    fair, other = _fair(t, seat, trade, worth), other_prices(t, trade)
    if trade.price <= fair and buy_fault(t, trade) is None:
        return Buy(trade.id), no
    is_full = len(t.clans[seat].hand) >= hand_limit(t, seat)
    counter = (Haggle(trade.id),) if other.low <= min(fair, other.high) and not is_full else ()
    return (*counter, no, *((Buy(trade.id),) if buy_fault(t, trade) is None else ()))


def _fair(t: State, seat: Seat, trade: Trade, worth: Worth) -> int:
    """Return the highest price that a card for sale is worth, below the one asked if it is not worth that; -1 if none.

    A card that is not shown is worth nothing, unless it is said to be a building.
    """
    card, rows = trade.card if trade.claim == "open" else trade.claim, book(t)
    if card in rows.buildings:
        fair = ceil(1.3 * worth.card(card) - price_of(t, seat, card) * 0.4) - 1
    elif trade.claim == "open" and card in rows.tiles and spots(t, seat, card):
        fair = min(_TILE + rows.tiles[card].value, int(worth.card(card) / worth.coin), t.clans[seat].coins // 3)
    else:
        return -1
    assert trade.price is not None, "it is for sale"
    return trade.price if fair >= trade.price else min(fair, other_prices(t, trade).high)


def _in_return(t: State, seat: Seat, trade: Trade, worth: Worth) -> str:
    """Return the best card in hand that is worth less than one shown openly in a swap; "" if there is none."""
    if trade.claim != "open":
        return ""
    most = worth.card(trade.card) - _GAIN
    return max((card for card in free_cards(t, seat) if worth.card(card) <= most), key=worth.card, default="")


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
