"""The position of a game after each entry of its log."""

from typing import Any

from bot.model import Table
from games import core
from games.core import Deal, Game, Seat, State

from .entries import CameBack, Entry, HandedOver, Moved, StoodIn, TookBack
from .lobby_facts import Started
from .state import Past, game_of


def deal_out(table: Table, deal: Started, n: int) -> State:
    """The first position of a game; its questions are opened at entry `n`."""
    game = game_of(table)
    first: State = game.begin(Deal(len(table.sitters), deal.seed, deal.options, deal.first, deal.edition))
    return core.reopen(first, at=n)


def next_position(game: Game[Any, Any], state: State, entry: Entry, past: Past) -> State:
    """The position after one more entry; most entries leave it as it is.

    Raises:
        Refusal: the move is not legal; this concerns only entries that are not in a log yet.
    """
    match entry.fact:
        case Moved(seat, choice=choice):
            return core.apply(state, seat, game.codec.load_choice(choice), at=entry.n)
        case TookBack(to=to):
            return core.reopen(past.position(to), at=entry.n)
        case StoodIn(seat) | CameBack(seat) | HandedOver(seat):
            return reopen_for(state, seat, entry.n)
    return state


def reopen_for(state: State, seat: Seat, n: int) -> State:
    """The same position with one seat's question opened anew: no earlier control of that seat fits it."""
    if seat not in state.asked:
        return state
    t = core.clone(state)
    t.asked = {**state.asked, seat: n}
    return t
