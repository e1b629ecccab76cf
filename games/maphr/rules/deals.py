"""What happens to an offer: made, answered, refused, withdrawn, or carried out at once and finally (8.2)."""

from collections.abc import Sequence
from dataclasses import replace

from games.core import Choice, Number, Say, Seat, Sign, Value, say
from games.maphr.cards import book
from games.maphr.choices import Claim, Put, To
from games.maphr.state import State, Trade

from .offers import OPEN, WORDS, buy_fault, claim_of, is_full, met, offers_of, own_offer, waits_for
from .prospect import spots
from .table import cell_sign, gain, leave, lose


def shown_as(card: str, claim: str) -> Say:
    """Return a card as the other player in a deal sees it: itself if open, else what is claimed of it."""
    if claim == OPEN:
        return say("maphr-item-open", card=card)
    if claim in (*WORDS, "mystery"):
        return say(f"maphr-item-{claim}")
    return say("maphr-item-claim", card=claim)


def _fitting(t: State, seat: Seat, card: str, claim: str) -> Say:
    """Return a card as the player who would receive it sees it; of an open tile also where it would fit now."""
    if claim != OPEN or card not in book(t).tiles:
        return shown_as(card, claim)
    cells = tuple(map(cell_sign, dict.fromkeys(cell for cell, _ in spots(t, seat, card))))
    return say("maphr-item-fits", card=card, cells=cells) if cells else say("maphr-item-nowhere", card=card)


def _about(t: State, card: str, claim: str) -> Say | Sign:
    """Return what the building that a player is shown or told of does; nothing for another card (8.2)."""
    named = card if claim == OPEN else claim
    return say("maphr-item-does", card=named) if named in book(t).buildings else Sign("")


def terms_of(t: State, seat: Seat, trade: Trade) -> Say:
    """Return the question that tells the terms of an offer, for the player who answers it alone."""
    claim, terms = trade.claim, dict[str, Value](seat=seat, other_seat=trade.seller)
    if trade.seller == seat:
        claim = trade.answer_claim
        item = _fitting(t, seat, trade.answer, claim)
        terms |= {"other_seat": trade.buyer, "item": item, "card": trade.card, "hidden": int(claim != OPEN)}
        terms["about"] = _about(t, trade.answer, claim)
        return Say("maphr-ask-answered", terms)
    terms |= {"item": _fitting(t, seat, trade.card, claim), "hidden": int(claim != OPEN)}
    terms["about"] = _about(t, trade.card, claim)
    if trade.price is None:
        return Say("maphr-ask-swapped", terms)
    return Say("maphr-ask-sold", {**terms, "n": trade.price, "coins": t.clans[seat].coins})


def asked_of_offers(t: State, seat: Seat) -> Say | None:
    """Return the question about the offers of a player, for that player alone; None if there are none."""
    found = offers_of(t, seat)
    match [trade for trade in found if waits_for(trade, seat)]:
        case [only]:
            return terms_of(t, seat, only)
        case [_, *_] as several:
            return say("maphr-ask-which-offer", seat=seat, n=len(several))
    if own := own_offer(t, seat):
        return say("maphr-ask-sent", seat=seat, other_seat=own.buyer)
    if found:
        return say("maphr-ask-answer-sent", seat=seat, other_seat=found[0].seller)
    if wish := met(t, seat):
        return say("maphr-ask-named", seat=seat, other_seat=wish.buyer, card=wish.card, n=wish.price or 0)
    return None


def _lie_of(t: State, card: str, claim: str) -> Say | None:
    """Return what a card was claimed to be, if it turns out to be another (8.2)."""
    if claim in {OPEN, "mystery", card, book(t).type_of[card]}:
        return None
    return say(f"maphr-said-{claim}") if claim in WORDS else say("maphr-claim-card", card=claim)


def find(t: State, id_: int) -> Trade:
    """Return the open offer with this number."""
    return next(trade for trade in t.offers if trade.id == id_)


def _new_id(t: State, seller: Seat, buyer: Seat) -> int:
    """Return a number for an offer, from the round, the two players, and their number of such offers this round.

    A running number would reveal how many offers there have been.
    """
    most: int = book(t).market["max_offers_per_player_per_round"]
    return ((t.round * most + t.clans[seller].offered.count(buyer)) * t.seats + seller) * t.seats + buyer


def propose(t: State, seat: Seat, given: Sequence[Choice]) -> None:
    """Make an offer; only its two players hear of it (8.2)."""
    named = [choice.seat for choice in given if isinstance(choice, To)]
    buyer = named[0] if named else next(other for other in t.market if other != seat)
    card = next(choice.card for choice in given if isinstance(choice, Put))
    claim = next(claim_of(choice) for choice in given if isinstance(choice, Claim))
    price = next((choice.n for choice in given if isinstance(choice, Number)), None)
    _open(t, Trade(id=_new_id(t, seat, buyer), seller=seat, buyer=buyer, card=card, claim=claim, price=price))


def meet(t: State, seat: Seat) -> None:
    """Offer a card again, shown as before, at the price that its buyer named (8.2)."""
    wish = met(t, seat)
    assert wish is not None, "it is offered only while it stands"
    _open(t, replace(wish, id=_new_id(t, seat, wish.buyer)))


def _open(t: State, trade: Trade) -> None:
    """Add an offer to those that are open; a price that was named for an earlier one lapses."""
    seat, buyer, card, claim, price = trade.seller, trade.buyer, trade.card, trade.claim, trade.price
    t.clans[seat].offered.append(buyer)
    t.named = [one for one in t.named if one.seller != seat]
    t.offers.append(trade)
    t.learn()
    item = shown_as(card, claim)
    if price is None:
        t.tell("maphr-log-swap-offer", to=buyer, seat=seat, item=item)
        t.tell("maphr-log-swap-offered", to=seat, seat=buyer, card=card, item=item)
    else:
        t.tell("maphr-log-sale-offer", to=buyer, seat=seat, item=item, n=price)
        t.tell("maphr-log-sale-offered", to=seat, seat=buyer, card=card, item=item, n=price)


def reply(t: State, id_: int, given: Sequence[Choice]) -> None:
    """Answer a swap with a card; its proposer then decides (8.2)."""
    trade = find(t, id_)
    trade.answer = next(choice.card for choice in given if isinstance(choice, Put))
    trade.answer_claim = next(claim_of(choice) for choice in given if isinstance(choice, Claim))
    t.learn()
    item = shown_as(trade.answer, trade.answer_claim)
    t.tell("maphr-log-swap-answer", to=trade.seller, seat=trade.buyer, item=item)
    t.tell("maphr-log-swap-answered", to=trade.buyer, seat=trade.seller, card=trade.answer)


def sell(t: State, id_: int) -> None:
    """Carry out a sale: coins and card change hands; the others hear who and for how much (8.2)."""
    trade = find(t, id_)
    t.offers.remove(trade)
    assert trade.price is not None, "it is for sale"
    price = lose(t, trade.buyer, trade.price)
    gain(t, trade.seller, price)
    _move(t, trade.seller, trade.buyer, trade.card)
    t.tell("maphr-log-sold", seat=trade.buyer, other_seat=trade.seller, n=price)
    t.tell("maphr-log-bought-card", to=trade.buyer, seat=trade.seller, card=trade.card, n=price)
    t.tell("maphr-log-sold-card", to=trade.seller, seat=trade.buyer, card=trade.card, n=price)
    if said := _lie_of(t, trade.card, trade.claim):
        t.tell("maphr-log-lied-to", to=trade.buyer, seat=trade.seller, said=said)
        t.tell("maphr-log-lied", to=trade.seller, seat=trade.buyer, said=said)


def swap(t: State, id_: int) -> None:
    """Carry out a swap: both cards change hands; each of the two reads what they receive, then what they give (8.2)."""
    trade = find(t, id_)
    t.offers.remove(trade)
    _move(t, trade.seller, trade.buyer, trade.card)
    _move(t, trade.buyer, trade.seller, trade.answer)
    t.tell("maphr-log-swapped", seat=trade.seller, other_seat=trade.buyer)
    ways = (
        (trade.seller, trade.buyer, trade.card, trade.claim),
        (trade.buyer, trade.seller, trade.answer, trade.answer_claim),
    )
    for giver, taker, card, claim in ways:
        t.tell("maphr-log-swapped-card", to=taker, seat=giver, card=card)
        if said := _lie_of(t, card, claim):
            t.tell("maphr-log-lied-to", to=taker, seat=giver, said=said)
    for giver, taker, card, claim in ways:
        t.tell("maphr-log-swapped-own", to=giver, seat=taker, card=card)
        if said := _lie_of(t, card, claim):
            t.tell("maphr-log-lied", to=giver, seat=taker, said=said)


def _move(t: State, giver: Seat, taker: Seat, card: str) -> None:
    leave(t, giver, card)
    t.clans[taker].hand.append(card)
    t.learn()


def turn_down(t: State, id_: int, seat: Seat) -> None:
    """Refuse an offer, or the answer to a swap; the offer ends (8.2)."""
    trade = find(t, id_)
    t.offers.remove(trade)
    t.learn()
    text = "maphr-log-turned-down"
    if trade.price is not None and buy_fault(t, trade) is not None:  # coins and the sizes of hands are public
        text = f"{text}-full" if is_full(t, seat) else f"{text}-poor"
    t.tell(text, to=trade.buyer if seat == trade.seller else trade.seller, seat=seat)


def haggle(t: State, id_: int, price: Choice) -> None:
    """Refuse a sale and name another price, which is not binding (8.2, R63)."""
    trade = find(t, id_)
    t.offers.remove(trade)
    t.learn()
    assert isinstance(price, Number), "a price was asked for"
    t.named.append(replace(trade, price=price.n))
    t.tell("maphr-log-haggle", to=trade.seller, seat=trade.buyer, card=trade.card, n=price.n)
    t.tell("maphr-log-haggled", to=trade.buyer, seat=trade.seller, item=shown_as(trade.card, trade.claim), n=price.n)


def withdraw(t: State, id_: int) -> None:
    """Withdraw an offer (8.2)."""
    trade = find(t, id_)
    t.offers.remove(trade)
    t.learn()
    t.tell("maphr-log-withdrawn", to=trade.buyer, seat=trade.seller)


def leave_market(t: State, seat: Seat, *, for_long: bool) -> None:
    """Let a player leave the market; offers by them and to them lapse (8.2)."""
    t.market.remove(seat)
    for trade in [trade for trade in t.offers if seat in (trade.seller, trade.buyer)]:
        t.offers.remove(trade)
        other = trade.buyer if seat == trade.seller else trade.seller
        t.tell("maphr-log-lapsed", to=other, seat=seat)
    t.named = [one for one in t.named if seat not in (one.seller, one.buyer)]
    t.learn()
    if for_long:
        t.clans[seat].stays_out = True
        t.tell("maphr-log-stays-out", seat=seat)
    else:
        t.tell("maphr-log-leaves-market", seat=seat)


def close_market(t: State) -> None:
    """Close the market; open offers lapse (8.2)."""
    t.market, t.offers, t.named = [], [], []
    t.tell("maphr-log-market-closed")
