"""Which step of a table may be taken back by the seat that made it, while nobody has learnt anything by it."""

from collections.abc import Iterable, Mapping

from bot.model import Phase, Table
from games.core import Refusal, Say, Seat, State

from .entries import Entry, Moved, TookBack
from .state import Past, refuse


def own_step(table: Table, state: State, seat: Seat, past: Past, last: Entry | None) -> Moved:
    """The step that a seat may take back by itself: `last`, the one that led to this position, if it is its own.

    Raises:
        Refusal: there is none.
    """
    if table.phase is not Phase.PLAYING:
        raise refuse("bot-no-table-ended")
    if last is None or not isinstance(last.fact, Moved) or last.fact.seat != seat or last.fact.by != "person":
        raise refuse("bot-no-nothing-to-take-back")
    try:
        before = past.position(last.fact.before)
    except LookupError:
        raise refuse("bot-no-nothing-to-take-back") from None
    if before.learnt != state.learnt:
        raise refuse("bot-no-learnt-since")
    return last.fact


def barred_from(table: Table, state: State, seats: Iterable[Seat], past: Past) -> Mapping[Seat, Say | None]:
    """Why each of these seats cannot take its last step back by itself; None for one that can."""
    last, found = last_step(state, past), dict[Seat, Say | None]()
    for seat in seats:
        try:
            own_step(table, state, seat, past, last)
        except Refusal as refusal:
            found[seat] = refusal.say
        else:
            found[seat] = None
    return found


def last_step(state: State, past: Past) -> Entry | None:
    """The entry that led to this position, behind whatever was taken back since; None after the deal."""
    entry = past.entry(state.number)
    while entry is not None and isinstance(entry.fact, TookBack):
        try:
            entry = past.entry(past.position(entry.fact.to).number)
        except LookupError:
            return None
    return entry if entry is not None and isinstance(entry.fact, Moved) else None
