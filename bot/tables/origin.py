"""The position with which a table's game begins, where that is no deal."""

from bot.model import Origin, Table
from games.core import Event, Say, State
from games.positions import begin_from

from .lobby_facts import Opened, Started
from .state import Past, game_of, refuse


def origin_of(opened: Opened) -> Origin | None:
    """Where the position comes from with which a table begins; None for an ordinary deal."""
    return Origin(opened.after or "", opened.step) if opened.position else None


def position_begun(table: Table, deal: Started, n: int, past: Past) -> State:
    """The first position of such a game."""
    return begin_from(game_of(table), opening_of(past).position, deal.seed, n)


def told_of_position(origin: Origin) -> Event:
    """What the table is told of it."""
    if origin.table:
        return Event(Say("bot-story-continued", {"step": origin.step}))
    return Event(Say("bot-story-position", {}))


def opening_of(past: Past) -> Opened:
    """The entry that opened such a table.

    Raises:
        Refusal: it holds no position.
    """
    first = past.entry(0)
    if first is None or not isinstance(first.fact, Opened) or not first.fact.position:
        raise refuse("bot-no-broken-table")
    return first.fact
