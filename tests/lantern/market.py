"""Lantern's market: everyone may sell galleries at once, each offer known to two people only (rule 3)."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from games import core
from games.core import Amount, Choice, OneOf, Say, Seat, Shape, record, say

if TYPE_CHECKING:
    from . import State


@record
class Deal(core.Record):
    """An open offer of the seller's last gallery for some coins, with a unique number."""

    number: int
    seller: Seat
    buyer: Seat
    coins: int


@record
class Sell(Choice):
    """Offer one's last gallery to somebody; the price is asked next."""

    to_seat: Seat


@record
class Accept(Choice):
    number: int


@record
class Decline(Choice):
    number: int


@record
class Withdraw(Choice):
    number: int


@record
class Done(Choice):
    """Stop trading in this round."""


@record
class Market(core.AskAny["State", Choice]):
    """Offers are made, accepted, declined and withdrawn until everyone is done."""

    prompt = "lantern-ask-market"

    def options(self, t: "State") -> Mapping[Seat, Shape]:
        return {seat: OneOf(tuple(_choices(t, seat))) for seat in t.everyone() if seat not in t.done_trading}

    def follow(self, t: "State", seat: Seat, given: Sequence[Choice]) -> Shape | None:
        match given:
            case [Sell(buyer)] if t.miners[buyer].coins:
                return Amount(1, t.miners[buyer].coins)
        return None

    def question(self, t: "State", seat: Seat) -> Say:
        return say("lantern-ask-price" if seat in t.answers else "lantern-ask-market", seat=seat)

    def default(self, t: "State", seat: Seat) -> Choice:
        return Done()

    def take_all(self, t: "State", seat: Seat, given: Sequence[Choice]) -> None:
        match given:
            case [Sell(buyer), core.Number(coins)]:
                t.deals_made += 1
                t.deals.append(Deal(t.deals_made, seat, buyer, coins))
                t.learn()
                t.tell("lantern-offer", to=buyer, seat=seat, coins=coins)
            case [Accept(number)]:
                _trade(t, _taken(t, number))
            case [Decline(number) | Withdraw(number)]:
                _taken(t, number)
                t.learn()
            case [Done()]:
                t.done_trading.append(seat)
        if len(t.done_trading) < t.seats:
            t.then(self)
        else:
            t.done_trading.clear()
            t.deals.clear()


def _choices(t: "State", seat: Seat) -> list[Choice]:
    """Return what a seat may do: sell, answer or withdraw offers, be done."""
    choices: list[Choice] = []
    for deal in t.deals:
        if deal.buyer == seat:
            if t.miners[seat].coins >= deal.coins and t.miners[deal.seller].lit:
                choices.append(Accept(deal.number))
            choices.append(Decline(deal.number))
        if deal.seller == seat:
            choices.append(Withdraw(deal.number))
    if t.miners[seat].lit and len(t.deals) < 6:
        choices += [Sell(other) for other in t.everyone() if other != seat and t.miners[other].coins]
    return [*choices, Done()]


def _taken(t: "State", number: int) -> Deal:
    """Remove an open offer from the list and return it."""
    deal = next(deal for deal in t.deals if deal.number == number)
    t.deals.remove(deal)
    return deal


def _trade(t: "State", deal: Deal) -> None:
    seller, buyer = t.miners[deal.seller], t.miners[deal.buyer]
    seller.coins += deal.coins
    buyer.coins -= deal.coins
    buyer.lit.append(seller.lit.pop())
    t.learn()
    t.tell("lantern-sold", seat=deal.seller, buyer_seat=deal.buyer, coins=deal.coins)
