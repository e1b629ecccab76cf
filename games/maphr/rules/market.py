"""Phase IV: the market, where everyone offers, answers and confirms at the same time (8.2)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from games import core
from games.core import Choice, NotAllowed, Number, OneOf, Say, Seat, Shape, Value, record, say
from games.maphr.cards import book
from games.maphr.choices import (
    Answer,
    Buy,
    Claim,
    Confirm,
    Consider,
    Done,
    Haggle,
    Meet,
    Offer,
    Propose,
    Put,
    StayOut,
    To,
    Turndown,
    Withdraw,
)
from games.maphr.state import State, Trade, ordered

from .asking import Asking, Fault, Stage, among, card_label, refuse
from .deals import (
    asked_of_offers,
    close_market,
    find,
    haggle,
    leave_market,
    meet,
    propose,
    reply,
    sell,
    shown_as,
    swap,
    terms_of,
    turn_down,
    withdraw,
)
from .draws import bad_target
from .offers import (
    OPEN,
    away,
    bounds,
    claim_fault,
    claim_label,
    claim_of,
    consider_label,
    form_of,
    free_cards,
    highest_price,
    is_full,
    is_vain,
    likely_claims,
    looks,
    met,
    not_free,
    offer_fault,
    offers_of,
    other_prices,
    own_offer,
    price_fault,
    put_label,
    replies,
    waits_for,
)
from .table import distinct

Reply = Buy | Haggle | Answer | Confirm | Turndown | Withdraw
Word = Propose | Consider | Meet | Offer | To | Put | Claim | Number | Reply | Done | StayOut


@record
class OpenMarket(core.Step[State]):
    """Everyone who does not stay out enters the market (8.2)."""

    def run(self, t: State) -> None:
        if t.is_first_dig and not book(t).first_dig.market:
            return
        t.market = [seat for seat in t.order() if not t.clans[seat].stays_out]
        if is_open(t):
            t.heading("maphr-log-market")
            t.then(Market())
        else:
            t.market = []


def is_open(t: State) -> bool:
    """Return whether anybody could still trade: there are two players, and one of them has a card."""
    return len(t.market) > 1 and any(t.clans[seat].hand for seat in t.market)


@record
class Market(Asking[Word], core.AskAny[State, Word]):
    """Sales and swaps between any two players, built step by step, until all have left (8.2, D18)."""

    prompt = "maphr-ask-market"
    phase = "market"
    people_first = True

    def options(self, t: State) -> Mapping[Seat, Shape]:
        return {seat: stage.shape for seat in t.market if (stage := self.stage(t, seat, ()))}

    def concern(self, t: State, seat: Seat) -> object:
        """Return what the seat's options depend on: its possible deals; before that, the offers to it."""
        if seat not in t.market:
            return None
        others = tuple((other, highest_price(t, other)) for other in t.market if other != seat)
        mine = others, tuple(free_cards(t, seat))
        if any(isinstance(choice, Propose | Offer) for choice in t.answers.get(seat, ())):
            return mine  # the player is making an offer: others' offers wait
        seen = tuple(looks(trade, seat) for trade in offers_of(t, seat))
        return seen, _menu(t, seat).shape, mine

    def resumed(self, t: State, seat: Seat, given: Sequence[Word]) -> Sequence[Word]:
        """Return the player's words so far, adjusted to the present menu: with or without the choice of an offer."""
        said = [choice for choice in given if not isinstance(choice, Propose | Consider)]
        menu = _menu(t, seat).shape
        if not said or menu.fits(said[0]):
            begun: list[Word] = [] if said else [*given]
        elif isinstance(said[0], Offer):
            begun = [Propose()]
        else:
            begun = [Consider(said[0].offer)] if isinstance(said[0], Answer | Haggle) else []
        if len(t.market) == 2:  # no other partner is possible
            said = [choice for choice in said if not isinstance(choice, To) or choice.seat not in t.market]
        return [*begun, *said]

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        if not given:
            return _menu(t, seat)
        match given[0], given[1:]:
            case Propose(), ():
                return among(say("maphr-ask-offer", seat=seat), _NEW, lambda choice: offer_fault(t, seat, choice))
            case Consider(id_), ():
                return _reply_stage(t, seat, find(t, id_))
            case ((Propose() | Consider()), rest):
                return self.stage(t, seat, rest)
            case Offer(deal), rest:
                return _offer_stage(t, seat, deal, rest)
            case Answer(), rest:
                return _card_stage(t, seat, rest, is_sale=False)
            case Haggle(id_), ():
                return _haggle_stage(t, seat, find(t, id_))
        return None

    def together(self, t: State, seat: Seat, choice: Choice) -> Mapping[str, Shape]:
        return form_of(t, seat, choice)

    def default(self, t: State, seat: Seat) -> Choice:
        """Return the choice to leave the market (D18)."""
        return Done()

    def label(self, t: State, choice: Choice) -> core.Say:
        match choice:
            case Consider(id_):
                return consider_label(t, id_)
            case Buy(id_):
                return say("maphr-do-buy", n=next((trade.price or 0 for trade in t.offers if trade.id == id_), 0))
            case Meet(id_):
                return say("maphr-do-meet", n=next((trade.price or 0 for trade in t.named if trade.id == id_), 0))
            case Haggle() | Answer() | Confirm() | Turndown() | Withdraw():
                return say(f"maphr-do-{choice.word()}")
            case Claim():
                return claim_label(choice)
            case Offer(deal):
                return say(f"maphr-do-offer-{deal}")
            case To(buyer):
                return say("maphr-do-to", seat=buyer, n=t.clans[buyer].coins)
        return core.Say(f"maphr-do-{choice.word()}", choice.fields())

    def label_for(self, t: State, seat: Seat, choice: Choice) -> core.Say:
        return put_label(t, seat, choice.card) if isinstance(choice, Put) else self.label(t, choice)

    def field_label(self, t: State, seat: Seat, choice: Choice, name: str) -> core.Say:
        match choice, name:
            case Claim(how), "how":
                return say(f"maphr-claim-{how}")
            case Claim(), "card":
                return claim_label(choice) if choice.card else say("maphr-claim-only")
            case Offer(deal), "deal":
                has_buyers = deal != "sale" or not is_vain(t, seat)
                return say(f"maphr-do-offer-{deal}" if has_buyers else "maphr-do-offer-sale-full")
            case To(buyer), "seat" if Offer("sale") in t.answers.get(seat, ()) and is_full(t, buyer):
                return say("maphr-part-seat-full", seat=buyer)
            case ((Consider() | Meet() | Buy() | Haggle() | Answer() | Confirm() | Turndown() | Withdraw()), _):
                return self.label(t, choice)
        return (
            card_label(t, seat, choice.card)
            if isinstance(choice, Put)
            else core.Say(f"maphr-part-{name}", choice.fields())
        )

    def warning(self, t: State, seat: Seat, choice: Choice) -> Say | None:
        """Return a warning about a sale that no player can accept at present (8.2)."""
        return say("maphr-sure-sale") if choice == Offer("sale") and is_vain(t, seat) else None

    def take_all(self, t: State, seat: Seat, given: Sequence[Choice]) -> None:
        given = given[1:] if isinstance(given[0], Propose | Consider) else given
        match given[0]:
            case Offer():
                propose(t, seat, given)
            case Answer(id_):
                reply(t, id_, given)
            case Haggle(id_):
                haggle(t, id_, given[1])
            case Meet():
                meet(t, seat)
            case Buy(id_):
                sell(t, id_)
            case Confirm(id_):
                swap(t, id_)
            case Turndown(id_):
                turn_down(t, id_, seat)
            case Withdraw(id_):
                withdraw(t, id_)
            case Done() | StayOut():
                leave_market(t, seat, for_long=isinstance(given[0], StayOut))
        if is_open(t):
            t.then(self)
        else:
            close_market(t)

    def otherwise(self, t: State) -> None:
        close_market(t)


def _menu(t: State, seat: Seat) -> Stage:
    """Return the first stage: answer an offer, see to the player's own offer, make one, or leave.

    One offer is answered at once; of several, one is turned to first. There are at most five choices. Only the player
    reads of offers; the public question names none.
    """
    open_to = [trade for trade in offers_of(t, seat) if waits_for(trade, seat)]
    found: list[Choice] = []
    match open_to:
        case [only]:
            found += replies(t, only, seat)
        case _:
            found += [Consider(trade.id) for trade in open_to]
    own = own_offer(t, seat)
    if own is None:
        wish = None if open_to else met(t, seat)
        found += [Propose()] if open_to else [*([Meet(wish.id)] if wish else []), *_NEW]
    elif not own.answer:
        found.append(Withdraw(own.id))
    found.append(Done())
    if not open_to and own is None:
        found.append(StayOut())
    asks = say(Market.prompt, seat=seat, coins=t.clans[seat].coins, away_seats=away(t))
    stage = among(asks, found, lambda choice: offer_fault(t, seat, choice) or _too_soon(choice, found), Done())
    return replace(stage, own=asked_of_offers(t, seat))


def _too_soon(choice: Choice, found: Sequence[Choice]) -> NotAllowed | None:
    """Return the refusal of a later stage of an offer that is given before its first one."""
    if isinstance(choice, Offer) and choice not in found:
        return refuse("propose-first", "8.2")
    return refuse("offer-first", "8.2") if isinstance(choice, To | Put | Claim | Number) else None


_NEW = (Offer("sale"), Offer("swap"))


def _reply_stage(t: State, seat: Seat, trade: Trade) -> Stage:
    return among(
        terms_of(t, seat, trade),
        replies(t, trade, seat),
        lambda choice: offer_fault(t, seat, choice),
        Turndown(trade.id),
    )


def _offer_stage(t: State, seat: Seat, deal: str, given: Sequence[Choice]) -> Stage | None:
    """Return the next stage of an offer: to whom, which card, how it is shown, and for a sale the price."""
    others = [other for other in t.order() if other in t.market and other != seat]
    buyer = others[0]
    if len(others) > 1:
        if not given:
            asks = say("maphr-ask-to-whom", seat=seat, away_seats=away(t))
            return among(asks, map(To, others), lambda choice: _to_fault(t, seat, choice))
        assert isinstance(given[0], To)
        buyer, given = given[0].seat, given[1:]
    found = _card_stage(t, seat, given, is_sale=deal == "sale")
    if found or deal == "swap" or len(given) > 2:
        return found
    put, claim = given
    assert isinstance(put, Put)
    assert isinstance(claim, Claim)
    shape, coins = bounds(t, put.card, claim.card, buyer), t.clans[buyer].coins
    item = shown_as(put.card, claim_of(claim))
    terms: dict[str, Value] = {"seat": seat, "card": put.card, "other_seat": buyer, "coins": coins}
    shown: dict[str, Value] = {"item": item, "hidden": int(claim.how != OPEN)}
    asks = Say("maphr-ask-price", {**terms, **shown, "min": shape.low, "max": shape.high})
    if shape.low == shape.high:
        asks = Say("maphr-ask-only-price", {**terms, "n": shape.low})

    def fault(choice: Choice) -> NotAllowed | None:
        return price_fault(put.card, shape) if isinstance(choice, Number) else None

    return Stage(asks, shape, Number(shape.low), fault)


def _to_fault(t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
    if not isinstance(choice, To):
        return None
    if fault := bad_target(t, seat, choice.seat):
        return fault
    return None if choice.seat in t.market else refuse("market-left", "8.2", seat=choice.seat)


def _card_stage(t: State, seat: Seat, given: Sequence[Choice], *, is_sale: bool) -> Stage | None:
    """Return the stage that chooses the card for a deal, or the one that chooses how it is shown."""
    if not given:
        return among(
            say("maphr-ask-put", seat=seat),
            map(Put, distinct(ordered(book(t), free_cards(t, seat)))),
            lambda choice: not_free(t, seat, choice.card) if isinstance(choice, Put) else None,
        )
    if len(given) > 1:
        return None
    put = given[0]
    assert isinstance(put, Put)
    asks, every = say("maphr-ask-claim", seat=seat, card=put.card), likely_claims(t, seat, put.card)
    fault = _claim_fault(t, put, is_sale)
    if put.card not in book(t).buildings or not is_sale:  # no price can be illegal
        return Stage(asks, OneOf(every), every[0], fault)
    return among(asks, every, fault)


def _claim_fault(t: State, put: Put, is_sale: bool) -> Fault:
    return lambda choice: claim_fault(t, choice, put.card, is_sale=is_sale) if isinstance(choice, Claim) else None


def _haggle_stage(t: State, seat: Seat, trade: Trade) -> Stage | None:
    """Return the stage with the prices that a buyer could name."""
    coins, asked, shape = t.clans[seat].coins, trade.price, other_prices(t, trade)
    assert asked is not None, "it is for sale"

    def fault(choice: Choice) -> NotAllowed | None:
        found = refuse("haggle-range", "8.2", min=shape.low, max=shape.high)
        return found if isinstance(choice, Number) else None

    asks = say("maphr-ask-haggle", seat=seat, n=asked, coins=coins, min=shape.low, max=shape.high)
    return Stage(asks, shape, Number(shape.low), fault)
