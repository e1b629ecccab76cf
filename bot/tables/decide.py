"""From a command to its consequences: the entries it adds, the table they result in, and the timers."""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.model import Change, Occupant, Phase, Table
from games import core
from games.core import Event, Refusal, Seat, State

from .absence import EndAway, WentAway
from .deal import start_rematch
from .ending import Expire, Warned, idle_until
from .lobby import Opened
from .log import RULES, Command, Context, Decision, Entry, NoPast, Past
from .matches import OpenMatch
from .notify import Notice, notices_for
from .opening import Again, Open, PlayOn, ReleaseSeats
from .pace import Remind, TimeOut, answer_due, reminder_due
from .play import Moved, answered
from .proposals import WithdrawProposal
from .seats import Join
from .state import TableState, is_quiet, waiting
from .transfers import CloseTransfer
from .tutorial import advance_lessons


class Due(StrEnum):
    """The purposes of timers."""

    IDLE = "idle"
    """Nothing has happened for a long time."""
    PROPOSAL = "proposal"
    """The time to answer a proposal has run out."""
    TURN = "turn"
    """The time for an answer has run out."""
    REMINDER = "reminder"
    """Half the time for an answer is over."""
    RETURN = "return"
    """A person's absence has expired."""
    TRANSFER = "transfer"
    """The time to agree to a transfer of a seat has run out."""
    KEPT = "kept"
    """The time for which a rematch reserves seats has run out."""


@dataclass(frozen=True, slots=True)
class Timer:
    """Something that becomes due.

    Attributes:
        at: when, in seconds since 1970.
        seat, ticket: whose answer is awaited, and to which question; or the proposal that expires.
    """

    kind: Due
    at: float
    seat: Seat | None = None
    ticket: str = ""

    def command(self) -> Command:
        """Return the command to issue when it is due."""
        match self.kind, self.seat:
            case Due.PROPOSAL, _:
                return WithdrawProposal(int(self.ticket))
            case Due.TRANSFER, _:
                return CloseTransfer(int(self.ticket))
            case Due.KEPT, _:
                return ReleaseSeats()
            case Due.TURN, int(seat):
                return TimeOut(Seat(seat), self.ticket)
            case Due.REMINDER, int(seat):
                return Remind(Seat(seat), self.ticket)
            case Due.RETURN, int(seat):
                return EndAway(Seat(seat))
        return Expire()


def timers_for(after: TableState) -> tuple[Timer, ...]:
    """Return all timers of a table in its current state."""
    table = after.table
    if not table.phase.live:
        return ()
    found = [Timer(Due.IDLE, idle_until(after))]
    if table.proposal is not None:
        found.append(Timer(Due.PROPOSAL, table.proposal.until, ticket=str(table.proposal.n)))
    if table.transfer is not None:
        found.append(Timer(Due.TRANSFER, table.transfer.until, ticket=str(table.transfer.n)))
    if kept := [occupant.kept_until for occupant in table.occupants if occupant.kept_until]:
        found.append(Timer(Due.KEPT, min(kept)))
    for seat, ticket in waiting(after.state).items():
        if (due := answer_due(table, seat, is_quiet=is_quiet(after.state))) is not None:
            found.append(Timer(Due.TURN, due, seat, ticket))
        if (half := reminder_due(table, seat, ticket)) is not None:
            found.append(Timer(Due.REMINDER, half, seat, ticket))
    found += [Timer(Due.RETURN, occupant.away_until, seat) for seat, occupant in table.seated() if occupant.is_away]
    return tuple(found)


def apply_entry(table_id: str, before: TableState | None, entry: Entry, past: Past) -> TableState:
    """Return the table after one more entry.

    Raises:
        Refusal: the move is not legal; this can only happen with entries that are not in a log yet.
    """
    if before is None:
        return TableState(open_table(table_id, entry))
    table = entry.fact.change(before.table, entry)
    state = entry.fact.position(table, before.state, entry, past)
    if isinstance(entry.fact, Moved) and state is not None and core.decision(state) is None:
        table = replace(table, phase=Phase.OVER, transfer=None)
    if table.transfer is not None and table.transfer.change is Change.STAND_IN and is_quiet(state):
        table = replace(table, transfer=None)  # the outcome of that vote would reveal who has answered
    occupants = advance_lessons(table, _occupants_after(table, state, entry), before.state, state, entry)
    table = _stamped(table, entry, occupants)
    return TableState(table, state, entry.fact.told(table, state))


def open_table(table_id: str, entry: Entry) -> Table:
    """Return the table created by its first entry.

    Raises:
        ValueError: a log cannot start with this entry.
    """
    opened = entry.fact
    if not isinstance(opened, Opened):
        raise ValueError(f"a log cannot begin with {opened}")
    occupants = tuple(
        Occupant(
            seat.name, seat.person, seat.computer, owner=seat.owner, since=entry.n, seen_at=entry.at,
            kept_until=seat.kept_until,
        )
        for seat in opened.seats
    )  # fmt: skip
    return Table(
        table_id, opened.game, opened.guild, opened.channel, opened.host, opened.locale, Phase.LOBBY,
        dict(opened.options), None, occupants, entry.n, opened_at=entry.at, active_at=entry.at, origin=opened.origin,
        contest=opened.contest,
    )  # fmt: skip


def apply_to_table(table: Table, entry: Entry) -> Table:
    """Return seats, settings and place after an entry, without the consequences of the position."""
    table = entry.fact.change(table, entry)
    return _stamped(table, entry, table.occupants)


def _stamped(table: Table, entry: Entry, occupants: tuple[Occupant, ...]) -> Table:
    """Return the table with its latest entry; any entry but a warning clears `warned`."""
    is_warned = isinstance(entry.fact, Warned)
    return replace(table, n=entry.n, active_at=entry.at, warned=is_warned, occupants=occupants)


def _occupants_after(table: Table, state: State | None, entry: Entry) -> tuple[Occupant, ...]:
    """Return the seats with updated presence, waiting times, and questions taken over by computer players.

    - A seat is asked anew by the entry that opens its question, not at a later stage of the answer (`is_new`).
    - A question that a computer player has taken over stays so until all stages of the answer are given.
    - A move made by the clock counts as missed; anything a person does themselves resets that (`_seen`).
    - A reminder of a question still holds at its next stage.
    """
    tickets = waiting(state) if table.phase is Phase.PLAYING else {}
    own = table.seat_of(entry.person) if entry.person is not None else None
    moved = entry.fact if isinstance(entry.fact, Moved) else None
    found = []
    for seat, occupant in table.seated():
        ticket, asked_at, is_new = tickets.get(seat, ""), None, True
        if state is not None and ticket:
            is_new = occupant.asked_at is None or core.opened(state, seat) == entry.n
            asked_at = entry.at if is_new else occupant.asked_at
        taken_over, missed, reminded = occupant.played_by_clock_for, occupant.missed, occupant.reminded
        if moved is not None and moved.seat == seat:
            # a computer player that answers for a person goes on until it has given all stages of the answer
            is_begun = moved.by in {"computer", "substitute"} and state is not None and seat in state.answers
            taken_over = ticket if taken_over and is_begun else ""
            missed += moved.by == "clock"
            if reminded == moved.ticket and not is_new:
                reminded = ticket
        elif taken_over != ticket:
            taken_over = ""
        after = replace(
            occupant, asked_at=asked_at, played_by_clock_for=taken_over, missed=missed, reminded=reminded
        )  # fmt: skip
        found.append(_seen(after, entry) if seat == own else after)
    return tuple(found)


def _seen(occupant: Occupant, entry: Entry) -> Occupant:
    """Return a person who has just done something: they are present, and no longer away unless they just said so."""
    is_back = occupant.is_away and not isinstance(entry.fact, WentAway)
    return replace(
        occupant,
        seen_at=entry.at,
        is_gone=False,
        missed=0,
        is_away=occupant.is_away and not is_back,
        away_until=entry.at if is_back else occupant.away_until,
    )


@dataclass(frozen=True, slots=True)
class Accepted:
    """A command that was accepted.

    Attributes:
        entries: the entries to add to the log; none if the command was carried out before, or is not due yet.
        after: the table after it.
        notices: the notices to deliver.
        timers: all timers of this table.
        positions: the new positions, by the entry that produced each.
        told: the sentences added to the table's story, by entry.
        seat: the seat whose move it was.
        is_repeated: whether it had been carried out before, so that nothing changes.
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
    """Return the effect of a command on a table.

    Args:
        table: the current table.
        command: the command.
        now: the time in seconds since 1970.
        past: the entries of its log.
        context: further data: the channel named, how many tables there are.

    Returns:
        the entries to add with their consequences, or the reason why nothing changes.
    """
    return _decided(Decision(table.table.id, table, past, now, context or Context(), apply_entry), command)


def decide_opening(
    table_id: str, command: Open | Again | PlayOn | OpenMatch, now: float, context: Context
) -> Accepted | Refusal:
    """Return the effect of opening a table.

    Args:
        table_id: the new table's id.
        command: the command.
        now: the time in seconds since 1970.
        context: further data; also the table whose people want to play again, or to continue.

    Returns:
        the first entries of its log with their consequences, or the reason why it is not opened.
    """
    return _decided(Decision(table_id, None, NoPast(), now, context, apply_entry), command)


def _answer_at_once(decision: Decision) -> None:
    """Answer questions that no player needs to be asked, such as the throw of a die."""
    while decision.entries and decision.table.phase is Phase.PLAYING and not decision.table.is_deserted:
        state = decision.state
        now = core.decision(state) if state is not None else None
        if state is None or now is None or len(now.asks) > 1:
            return
        ((seat, shape),) = now.asks.items()
        answer = now.step.obvious(state, seat, shape)
        if answer is None:
            return
        decision.add(answered(decision, state, seat, answer, by="rules"))


def _decided(decision: Decision, command: Command) -> Accepted | Refusal:
    try:
        RULES[type(command)](decision, command)
        if isinstance(command, Join):
            start_rematch(decision, command)
        _answer_at_once(decision)
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
