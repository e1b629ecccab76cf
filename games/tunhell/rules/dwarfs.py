"""Dwarfs that do not dig: warriors stand guard, scouts look, blasters clear a mine (6)."""

from games.core import Seat, say
from games.tunhell.state import State, book

from .table import discard, guards_leave, strength, tally


def post(t: State, seat: Seat, card: str, number: int, *, is_recruit: bool) -> None:
    """Post a warrior at a mine; a proud one sends its owner's others away (6.1, R23)."""
    guards = t.mine(number).guards[seat]
    sent_away = guards.copy() if book(t).cards[card].proud else []
    if sent_away:
        guards.clear()
        discard(t, sent_away)
    guards.append(card)
    total = strength(t, seat, number)
    t.tell("tunhell-log-warrior", seat=seat, card=card, mine=number, n=total, recruited=int(is_recruit))
    if sent_away:
        t.tell("tunhell-log-proud", card=card, cards=tally(sent_away))


def look(t: State, seat: Seat, card: str, number: int, *, is_recruit: bool) -> None:
    """Show a player the top cards of a mine, in order, and discard the scout (6.3)."""
    mine = t.mine(number)
    count = min(book(t).cards[card].looks, len(mine.shaft))
    mine.seen[seat] = max(mine.seen[seat], count)
    discard(t, [card])
    t.learn()
    t.tell("tunhell-log-scout", seat=seat, card=card, n=count, mine=number, recruited=int(is_recruit))
    t.tell("tunhell-log-scouted", to=seat, mine=number, cards=tuple(reversed(mine.shaft[-count:])))


def blast(t: State, seat: Seat, card: str, number: int) -> None:
    """Discard all warriors of all players at a mine, then the blaster itself (6.4, R9)."""
    guards = t.mine(number).guards
    losses = [say("tunhell-loss", seat=other, cards=tally(guards[other])) for other in t.everyone() if guards[other]]
    gone = guards_leave(t, number)
    discard(t, [card])
    t.tell("tunhell-log-blaster", seat=seat, mine=number, cards=tally(gone), losses=tuple(losses))
