"""The hero market: when a card is taken, those on its left move up, and a new one is added (3.3, R30)."""

from games.core import Seat
from games.winter.state import State, book


def draw_hero(t: State, seat: Seat, slot: int) -> None:
    """Move the card of a slot to a player's action deck, and refill the market."""
    card = t.market.pop(slot - 1)
    assert card is not None, "an empty slot is not offered"
    t.players[seat].cards += (card,)
    new = t.hero_deck.pop() if t.hero_deck else None
    t.market.insert(0, new)
    if new is None:
        t.tell("winter-log-market-empty")
        return
    t.learn()
    t.tell("winter-log-market", card=new, n=book(t).prices[0])
