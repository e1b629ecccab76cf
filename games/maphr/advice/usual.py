"""What speaks for a choice in general: said in a hint when nothing particular does."""

from collections.abc import Iterator

from games.core import Choice, Revise, Say, Seat, decision, say
from games.maphr import choices as c
from games.maphr.cards import book
from games.maphr.rules.immediate import ContractOffer
from games.maphr.rules.trade import sell_price
from games.maphr.state import State, target


def usual(t: State, seat: Seat, choice: Choice) -> Iterator[Say]:
    """Yield why cards are kept, given away or not traded, and why a contract or a bribe is paid for."""
    now, hand = decision(t), t.clans[seat].hand
    match choice, now and now.step:
        case c.Enough(), _ if not any(card in book(t).impediments for card in hand):
            yield say("maphr-advice-usual-no-impediment")
        case ((c.Done() | c.StayOut() | c.Pass()), _) if not hand:
            yield say("maphr-advice-usual-no-card")
        case ((c.Done() | c.StayOut() | Revise()), _):
            yield say("maphr-advice-usual-no-trade")
        case c.Pass(), _:
            yield say("maphr-advice-usual-no-sale", n=sell_price(t, seat))
        case c.Accept(), ContractOffer(_, card):
            yield say("maphr-advice-usual-accept", card=card)
        case c.Bribe(), _:
            yield say("maphr-advice-usual-bribe")
        case ((c.Toss(card) | c.Give(card) | c.Abandon(card)), _):
            yield say("maphr-advice-usual-least", card=card)
        case ((c.Keep(card) | c.Tile(card) | c.Lay(card)), _) if card in book(t).tiles:
            missing = max(0, target(t, seat) - len(t.clans[seat].mine))
            yield say("maphr-advice-tile", card=card, missing=missing)
        case ((c.Decline() | c.Refuse() | c.Trust() | c.Turndown()), _):
            yield say("maphr-advice-usual-keeps")
