"""The one door to every change at a table. Pure: no database, no Discord, no clock of its own, nothing is drawn."""

from dataclasses import dataclass

from games.core import Event, Refusal, Seat, State

from . import places  # noqa: F401 - its commands stand in RULES only once it is imported; all else is below
from .decision import RULES, Command, Context, Decision
from .fold import apply_entry
from .log import Entry, NoPast, Past
from .notify import Notice, notices_for
from .opening import Again, Open, PlayOn
from .state import TableState
from .timers import Timer, timers_for


@dataclass(frozen=True, slots=True)
class Accepted:
    """A command that stands.

    Attributes:
        entries: what is added to the log; none when the command was carried out before, or is not due yet.
        after: the table after it.
        notices: what is to be told.
        timers: all that will be due at this table.
        positions: the new positions, by the entry that made each.
        told: what is added to the table's story, by entry.
        seat: whose step it was.
        is_repeated: whether it stood already, so that nothing was changed.
    """

    entries: tuple[Entry, ...]
    after: TableState
    notices: tuple[Notice, ...] = ()
    timers: tuple[Timer, ...] = ()
    positions: tuple[tuple[int, State], ...] = ()
    told: tuple[tuple[int, Event], ...] = ()
    seat: Seat | None = None
    is_repeated: bool = False


def decide(
    table: TableState, command: Command, now: float, past: Past, context: Context | None = None
) -> Accepted | Refusal:
    """Return what a command does to a table.

    Args:
        table: the table as it is.
        command: what is wanted.
        now: the time in seconds since 1970.
        past: the entries of its log.
        context: what else counts: the channel named, how many tables there are.

    Returns:
        the entries to be added with all that follows from them, or the reason why nothing changes.
    """
    return _decided(Decision(table.table.id, table, past, now, context or Context(), apply_entry), command)


def decide_opening(table_id: str, command: Open | Again | PlayOn, now: float, context: Context) -> Accepted | Refusal:
    """Return what opening a table leads to.

    Args:
        table_id: the table that is to be.
        command: what is wanted.
        now: the time in seconds since 1970.
        context: what else counts; also the table whose people want to play again, or on.

    Returns:
        the first entries of its log with all that follows from them, or the reason why it is not opened.
    """
    return _decided(Decision(table_id, None, NoPast(), now, context, apply_entry), command)


def _decided(decision: Decision, command: Command) -> Accepted | Refusal:
    try:
        RULES[type(command)](decision, command)
    except Refusal as refusal:
        return refusal
    entries = tuple(decision.entries)
    return Accepted(
        entries,
        decision.after,
        notices_for(decision.before, decision.after, entries) if entries else (),
        timers_for(decision.after),
        tuple(decision.positions),
        tuple(decision.told),
        decision.seat,
        decision.is_repeated,
    )
