"""A computer player by rules of thumb: build many colours, dig where the mine stays open, hinder the leader."""

from collections.abc import Sequence

from games import core
from games.core import Amount, Choice, Dice, Number, OneOf, Revise, Seat, Shape, Some, SomeOf, decision

from .cards import book
from .choices import (
    Accept,
    Act,
    Bribe,
    Buy,
    Claim,
    Confirm,
    Consider,
    Demolish,
    Done,
    Erect,
    Give,
    Hinder,
    Hire,
    Keep,
    Lay,
    Offer,
    Pass,
    Propose,
    Put,
    Sabotage,
    Sell,
    Tile,
    To,
    Toss,
    Turndown,
    Upgrade,
    Use,
)
from .rules.actions import cost_of
from .rules.construct import price_of
from .rules.market import Market
from .rules.offers import free_cards, offers_of, waits_for
from .rules.prospect import spots
from .scoring import points
from .state import State, Trade, hand_limit, tunnels
from .worth import gained, hiring, plan, worth

_RESERVE = 3
"""Coins that are kept for the next building."""
_BID = 5
"""The most a player bids: the winner sees the packet first, and gets one card more."""


def thumb(state: core.State, seat: Seat, dice: Dice) -> Choice:
    """A sensible answer to what the seat is asked, from an imagined state.

    Raises:
        LookupError: the seat is not asked anything.
    """
    assert isinstance(state, State)
    now = decision(state)
    if now is None or seat not in now.asks:
        raise LookupError(f"seat {seat} is not asked")
    shape = now.asks[seat]
    if isinstance(now.step, Market):
        return _trade(state, seat, shape)
    match shape:
        case SomeOf(items, least, _):
            return _some(state, seat, items, least, keeps=now.step.word() in ("from-pile", "take-packet"))
        case Amount(low, high):
            return Number(max(low, min(high, _BID, state.clans[seat].coins // 4)))
        case OneOf(choices):
            marks = [(_mark(state, seat, choice), -place) for place, choice in enumerate(choices)]
            return choices[-max(marks)[1]]
    return core.any_of(shape, dice)


def _some(t: State, seat: Seat, items: Sequence[str], count: int, *, keeps: bool) -> Some:
    """The cards one keeps, or the ones one can best do without."""
    places = sorted(range(len(items)), key=lambda place: worth(t, seat, items[place]), reverse=keeps)
    return Some(tuple(items[place] for place in sorted(places[:count])))


def _leader(t: State, seat: Seat) -> Seat:
    """The opponent with the most points."""
    return max(t.others(seat), key=lambda other: sum(points(t, other).values()))


def _mark(t: State, seat: Seat, choice: Choice) -> float:
    """How good a choice looks; only choices of one question are compared."""
    match choice:
        case Keep(card):
            return worth(t, seat, card)
        case Toss(card):
            return -worth(t, seat, card)
        case Give(card, other):  # bad cards go to the leader, and nothing good goes away
            return -worth(t, seat, card) + (0.5 if other == _leader(t, seat) else 0)
        case Act():
            return plan(t, seat, choice, cost_of(t, seat, choice) or 0)
        case Tile(card):
            return max(_lay(t, seat, Lay(card, cell, turn)) for cell, turn in spots(t, seat, card))
        case Lay():
            return _lay(t, seat, choice)
        case Demolish():
            return -1.0
        case Hire():
            return hiring(t, seat)
        case Erect(card):
            return 3 + gained(t, seat, card)
        case Hinder(_, other):
            return 1.0 if other == _leader(t, seat) else -1.0
        case Sell(card):
            crowded = len(t.clans[seat].hand) > hand_limit(t, seat)
            return 3.0 - worth(t, seat, card) + (2 if crowded else 0)
        case Use():
            return _use(t, seat, choice)
        case Sabotage(other):
            return 2.0 if other == _leader(t, seat) else 1.0
        case Accept():
            return 1.0 if t.clans[seat].coins >= 3 + _RESERVE else -1.0
        case Bribe():
            return 1.0 if t.clans[seat].coins > 6 else -1.0
        case Pass():
            return 0.5
        case Upgrade():
            return 1.0
    return 0.0


def _lay(t: State, seat: Seat, choice: Lay) -> float:
    """A rich vein, and as many open ends as possible."""
    openings = book(t).openings[choice.card, choice.turn]
    after = book(t).ground.survey((*tunnels(t, seat), (choice.cell, openings)))
    ends = after.open_ends
    return (
        3 + 2 * book(t).tiles[choice.card].value + min(ends, 3) - (6 if ends < 2 and len(t.clans[seat].mine) < 9 else 0)
    )


def _use(t: State, seat: Seat, choice: Use) -> float:
    if choice.card:
        return 4.0 - worth(t, seat, choice.card)
    effect = book(t).buildings[choice.building].effect[0]
    return 6.0 if effect.op == "gain_coins" else 3.5


def _trade(state: State, seat: Seat, shape: Shape) -> Choice:
    """Buy what is worth its price, sell a building one cannot use at its cost, and leave."""
    given = list(state.answers.get(seat, ()))
    match given[:1]:
        case []:
            return _first_word(state, seat, shape)
        case [Consider(id_)]:
            return _reply(state, seat, next(trade for trade in state.offers if trade.id == id_))
        case [Offer()]:
            return _next_word(state, seat, shape)
        case [Propose()]:
            return Offer("sale") if shape.fits(Offer("sale")) else _next_word(state, seat, shape)
    return Revise()


def _first_word(t: State, seat: Seat, shape: Shape) -> Choice:
    for trade in offers_of(t, seat):
        if waits_for(trade, seat):
            return Consider(trade.id) if shape.fits(Consider(trade.id)) else _reply(t, seat, trade)
    is_new = not t.clans[seat].offered and not any(trade.seller == seat for trade in t.offers)
    if is_new and _to_sell(t, seat) and _buyer(t, seat, _to_sell(t, seat)) is not None:
        return Offer("sale")
    return Done()


def _reply(t: State, seat: Seat, trade: Trade) -> Choice:
    """A building at a fair price is bought, a better card shown openly is taken; all else is refused."""
    if trade.seller == seat:
        better = worth(t, seat, trade.answer) > worth(t, seat, trade.card)
        return Confirm(trade.id) if better and trade.answer_claim == "open" else Turndown(trade.id)
    if trade.price is None:
        return Turndown(trade.id)
    row = book(t).buildings.get(trade.card if trade.claim == "open" else trade.claim)
    is_good = row is not None and 1.3 * worth(t, seat, row.id) > trade.price + price_of(t, seat, row.id) * 0.4
    fits = t.clans[seat].coins >= trade.price and len(t.clans[seat].hand) < hand_limit(t, seat)
    return Buy(trade.id) if is_good and fits else Turndown(trade.id)


def _to_sell(t: State, seat: Seat) -> str:
    """A building of the hand that is already built, if there is one."""
    owned = t.clans[seat].buildings
    return next((card for card in free_cards(t, seat) if card in owned), "")


def _buyer(t: State, seat: Seat, card: str) -> Seat | None:
    """Somebody in the market with room and coins for it, who does not own it."""
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


__all__ = ["thumb", "worth"]
