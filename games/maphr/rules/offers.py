"""Offers on the market: who may put which card into a deal, and at what price (8.2)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from games.core import Amount, Choice, NotAllowed, OneOf, Say, Seat, Shape, say
from games.maphr.cards import EDITIONS, Book, book
from games.maphr.choices import (
    Answer,
    Buy,
    Claim,
    Confirm,
    Consider,
    Haggle,
    Meet,
    Offer,
    Propose,
    Put,
    To,
    Turndown,
    Withdraw,
    Word,
)
from games.maphr.rows import Building
from games.maphr.state import State, Trade, hand_limit, ordered

from .asking import named, refuse
from .table import distinct

OPEN = "open"
WORDS: tuple[Word, ...] = ("gallery", "vein", "building", "impediment")
"""The words for types of cards that a claim may use."""


def own_offer(t: State, seat: Seat) -> Trade | None:
    """Return the open offer a player has made."""
    return next((trade for trade in t.offers if trade.seller == seat), None)


def offers_of(t: State, seat: Seat) -> list[Trade]:
    """Return the open offers in which a player takes part, in the order they were made."""
    return [trade for trade in t.offers if seat in (trade.seller, trade.buyer)]


def free_cards(t: State, seat: Seat) -> list[str]:
    """Return the hand without the cards in open offers (8.2)."""
    hand = list(t.clans[seat].hand)
    for trade in t.offers:
        for owner, card in ((trade.seller, trade.card), (trade.buyer, trade.answer)):
            if owner == seat and card:
                hand.remove(card)
    return hand


def bounds(t: State, card: str, claim: str, buyer: Seat) -> Amount:
    """Return the legal prices: those of the real card and those of a building that is claimed (8.2, R45, E21).

    Other cards cost at most as much as the dearest building, or all the coins the buyer has now: if the
    buyer's purse alone decided, a price above it would reveal that a blind card is a building.
    """
    least, most = 0, highest_price(t, buyer)
    rows = [row for row in map(book(t).buildings.get, (card, claim)) if row]
    if rows:
        least = max(_least(t, row) for row in rows)
        most = min(_most(t, row) for row in rows)
    return Amount(least, most)


def other_prices(t: State, trade: Trade) -> Amount:
    """Return the prices that a buyer can name: below the one asked, within their coins, and legal for what they see."""
    assert trade.price is not None, "it is for sale"
    row = book(t).buildings.get(trade.card if trade.claim == OPEN else trade.claim)
    return Amount(_least(t, row) if row else 0, min(t.clans[trade.buyer].coins, trade.price - 1))


def met(t: State, seat: Seat) -> Trade | None:
    """Return the sale, at the price that the buyer named, that a player whose offer was refused can offer now (8.2)."""
    trade = next((trade for trade in t.named if trade.seller == seat), None)
    if trade is None or trade.price is None or trade.card not in free_cards(t, seat):
        return None
    legal = bounds(t, trade.card, trade.claim, trade.buyer)
    return (
        trade
        if legal.low <= trade.price <= legal.high and buy_fault(t, trade) is None and _new_offer_fault(t, seat) is None
        else None
    )


def highest_price(t: State, buyer: Seat) -> int:
    """Return the highest price of anything: that of the dearest building, or the buyer's coins if they are more."""
    return max(t.clans[buyer].coins, *(_most(t, row) for row in book(t).buildings.values()))


def _least(t: State, row: Building) -> int:
    factor: int = book(t).market["building_price_min_factor"]
    return row.cost * factor


def _most(t: State, row: Building) -> int:
    factor: int = book(t).market["building_price_max_factor"]
    return row.cost * factor


def claim_of(choice: Claim) -> str:
    """Return a claim as text: "open", "mystery", a type word or a card id."""
    return choice.card or choice.how


@lru_cache(8)
def claims(edition: str) -> tuple[Claim, ...]:
    """Return all possible claims: shown open, nothing, its type, or the name of a card (8.2)."""
    return tuple(_claims(EDITIONS[edition]))


def _claims(catalogue: Book) -> Iterator[Claim]:
    yield Claim("open")
    yield Claim("mystery")
    for word in WORDS:
        yield Claim(word)
        yield from (Claim(word, id_) for id_, kind in catalogue.type_of.items() if kind == word)


def likely_claims(t: State, seat: Seat, card: str) -> tuple[Claim, ...]:
    """Return all possible claims about a card, of each type the likely ones first.

    They are the truth, the names of other cards in the hand, and buildings that others in the market can build by now.
    """
    hand, rows = t.clans[seat].hand, book(t).buildings
    level = max((t.clans[other].level for other in t.market if other != seat), default=1)
    found, types = claims(t.edition), ["open", "mystery", *WORDS]

    def rank(claim: Claim) -> tuple[int, bool, bool, bool, bool]:
        named = claim.card
        is_late = named in rows and rows[named].level > level
        return types.index(claim.how), bool(named), named != card, named not in hand, is_late

    return tuple(sorted(found, key=rank))


def claim_label(claim: Claim) -> Say:
    """Return the label of a whole claim."""
    return say("maphr-claim-hidden", card=claim.card) if claim.card else say(f"maphr-claim-{claim.how}")


def put_label(t: State, seat: Seat, card: str) -> Say:
    """Return a card to offer: of a building, the prices of a sale, and whether no other player can pay the lowest."""
    if card not in book(t).buildings:
        return say("maphr-do-put", card=card)
    legal = bounds(t, card, "", seat)
    is_dear = all(t.clans[other].coins < legal.low for other in t.market if other != seat)
    return say("maphr-do-put-building", card=card, min=legal.low, max=legal.high, dear=int(is_dear))


def replies(t: State, trade: Trade, seat: Seat) -> list[Choice]:
    """Return the possible answers to an offer that waits for a player."""
    no = Turndown(trade.id)
    if trade.seller == seat:
        return [Confirm(trade.id), no]
    if trade.price is None:
        return [Answer(trade.id), no]
    return [Buy(trade.id), *([Haggle(trade.id)] if other_prices(t, trade) else []), no]


def consider_label(t: State, id_: int) -> Say:
    """Return who makes an offer and for how much; the card is shown in the hand's list of offers and its picture."""
    trade = next((trade for trade in t.offers if trade.id == id_), None)
    if trade is None:
        return say("maphr-do-gone")
    if trade.price is not None:
        return say("maphr-do-consider-sale", seat=trade.seller, n=trade.price)
    if trade.answer:
        return say("maphr-do-consider-answer", seat=trade.buyer)
    return say("maphr-do-consider-swap", seat=trade.seller)


def form_of(t: State, seat: Seat, choice: Choice) -> dict[str, Shape]:
    """Return the parts of an offer, or of the answer to a swap, that are given in one dialog.

    Claims that are likely for any card of the hand come first. A sale is for those with room in their hands; while
    no player has any, it is made step by step, after a warning.
    """
    if not isinstance(choice, Offer | Answer) or (choice == Offer("sale") and is_vain(t, seat)):
        return {}
    others = [other for other in t.order() if other in t.market and other != seat]
    found: dict[str, Shape] = {}
    if isinstance(choice, Offer) and len(others) > 1:
        if choice.deal == "sale":
            others = [other for other in others if not is_full(t, other)]
        found["maphr-form-to"] = OneOf(tuple(map(To, others)))
    hand = distinct(ordered(book(t), free_cards(t, seat)))
    named = sorted(likely_claims(t, seat, ""), key=lambda claim: bool(claim.card) and 1 + (claim.card not in hand))
    found |= {"maphr-form-card": OneOf(tuple(map(Put, hand))), "maphr-form-claim": OneOf(tuple(named))}
    if choice == Offer("sale"):
        prices = [bounds(t, card, "", other) for card in hand for other in others]
        found["maphr-form-price"] = Amount(min(one.low for one in prices), max(one.high for one in prices))
    return found


def claim_fault(t: State, choice: Claim, card: str, *, is_sale: bool) -> NotAllowed | None:
    """Return the refusal of a claim that names no card, or for which there is no legal price (8.2)."""
    catalogue = book(t)
    if choice.card and catalogue.type_of.get(choice.card) != choice.how:
        return refuse("no-such-claim", "8.2")
    if is_sale and not bounds(t, card, choice.card, Seat(0)):  # for a buyer, only a building's price can be illegal
        row = catalogue.buildings[card]
        return refuse("claim-price", "8.2", card=card, min=_least(t, row), max=_most(t, row))
    return None


def offer_fault(t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
    """Return why an offer cannot be begun, answered or ended now; None if it can (8.2)."""
    match choice:
        case Offer() | Propose():
            return _new_offer_fault(t, seat)
        case Consider(id_):
            trade = _by_id(t, id_)
            return None if trade and waits_for(trade, seat) else refuse("no-such-offer", "8.2")
        case Buy(id_) | Haggle(id_):
            trade = _incoming(t, seat, id_)
            if trade is None or trade.price is None:
                return refuse("no-such-offer", "8.2")
            return buy_fault(t, trade) if isinstance(choice, Buy) else _haggle_fault(t, trade)
        case Meet(id_):
            wish = met(t, seat)
            return None if wish and wish.id == id_ else refuse("no-such-offer", "8.2")
        case Answer(id_):
            trade = _incoming(t, seat, id_)
            if trade is None or trade.price is not None or trade.answer:
                return refuse("no-such-offer", "8.2")
            return None if free_cards(t, seat) else refuse("no-free-card", "8.2")
        case Turndown(id_):
            trade = _by_id(t, id_)
            to_answer = trade is not None and trade.buyer == seat and not trade.answer
            to_confirm = trade is not None and trade.seller == seat and bool(trade.answer)
            return None if to_answer or to_confirm else refuse("no-such-offer", "8.2")
        case Confirm(id_):
            trade = own_offer(t, seat)
            return None if trade and trade.id == id_ and trade.answer else refuse("no-such-offer", "8.2")
        case Withdraw(id_):
            trade = own_offer(t, seat)
            return None if trade and trade.id == id_ else refuse("no-such-offer", "8.2")
    return None


def _by_id(t: State, id_: int) -> Trade | None:
    return next((trade for trade in t.offers if trade.id == id_), None)


def _incoming(t: State, seat: Seat, id_: int) -> Trade | None:
    trade = _by_id(t, id_)
    return trade if trade and trade.buyer == seat else None


def _new_offer_fault(t: State, seat: Seat) -> NotAllowed | None:
    limits = book(t).market
    if own_offer(t, seat):
        return refuse("offer-open", "8.2")
    if len(t.clans[seat].offered) >= limits["max_offers_per_player_per_round"]:
        return refuse("offer-limit", "8.2")
    return None if free_cards(t, seat) else refuse("no-free-card", "8.2")


def buy_fault(t: State, trade: Trade) -> NotAllowed | None:
    """Return what prevents a buyer from accepting: coins, or a full hand; None if nothing does (8.2)."""
    buyer, price = t.clans[trade.buyer], trade.price
    assert price is not None, "it is for sale"
    if buyer.coins < price:
        return refuse("not-enough-coins", "8.2", need=price, have=buyer.coins)
    return refuse("hand-full", "8.2", seat=trade.buyer) if is_full(t, trade.buyer) else None


def _haggle_fault(t: State, trade: Trade) -> NotAllowed | None:
    """Return why a buyer can name no other price: it would be below what the rules allow, or beyond their coins."""
    legal, coins = other_prices(t, trade), t.clans[trade.buyer].coins
    if legal:
        return None
    if coins < legal.low:
        return refuse("not-enough-coins", "8.2", need=legal.low, have=coins)
    return refuse("lowest-price", "8.2", n=legal.low)


def is_full(t: State, seat: Seat) -> bool:
    """Return whether a player's hand is full, so that they cannot buy a card (8.2)."""
    return len(t.clans[seat].hand) >= hand_limit(t, seat)


def is_vain(t: State, seat: Seat) -> bool:
    """Return whether all other hands in the market are full, so that no card can be sold."""
    return all(is_full(t, other) for other in t.market if other != seat)


def away(t: State) -> tuple[Seat, ...]:
    """Return the players who have left this round's market."""
    return tuple(seat for seat in t.order() if seat not in t.market)


class Glimpse(NamedTuple):
    """An offer as one of its players sees it; a card not seen is "", an answer not seen "?"."""

    id: int
    seller: Seat
    buyer: Seat
    card: str
    claim: str
    price: int | None
    answer: str
    answer_claim: str


def looks(trade: Trade, seat: Seat) -> Glimpse:
    """Return an offer as one of its players sees it: of a blind card, only the claim."""
    card = trade.card if seat == trade.seller or trade.claim == OPEN else ""
    answer = trade.answer if seat == trade.buyer or trade.answer_claim == OPEN else "?" * bool(trade.answer)
    return Glimpse(trade.id, trade.seller, trade.buyer, card, trade.claim, trade.price, answer, trade.answer_claim)


def price_fault(card: str, legal: Amount) -> NotAllowed:
    """Return the refusal of a price outside its bounds, which are only told to the seller (8.2)."""
    return refuse("price-bounds", "8.2", card=card, min=legal.low, max=legal.high)


def waits_for(trade: Trade, seat: Seat) -> bool:
    """Return whether this player has to answer: the buyer, or the seller whose swap has been answered."""
    return seat == (trade.seller if trade.answer else trade.buyer)


def not_free(t: State, seat: Seat, card: str) -> NotAllowed | None:
    """Return the refusal of a card that is not in the hand, or is in an open offer (8.2)."""
    if card in free_cards(t, seat):
        return None
    if card in t.clans[seat].hand:
        return refuse("card-offered", "8.2", card=card)
    return refuse("not-in-hand", "8.2", card=named(card))
