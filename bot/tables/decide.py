"""From a command to what follows: the entries it makes, the table they add up to, and what falls due."""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.model import Change, Phase, Sitter, Table
from games import core
from games.core import Event, Refusal, Seat, State

from .absence import EndAway, WentAway
from .ending import Expire, Warned, idle_until
from .lobby import Opened
from .log import RULES, Command, Context, Decision, Entry, NoPast, Past
from .matches import OpenMatch
from .notify import Notice, notices_for
from .opening import Again, Open, PlayOn, ReleaseSeats
from .pace import Remind, TimeOut, answer_due, reminder_due
from .play import Moved, answered
from .proposals import WithdrawProposal
from .state import TableState, is_quiet, waiting
from .transfers import CloseTransfer
from .tutorial import advance_lessons


class Due(StrEnum):
    """What a timer is for."""

    IDLE = "idle"
    """Nothing has happened for long."""
    PROPOSAL = "proposal"
    """The time to answer a proposal is up."""
    TURN = "turn"
    """The time for an answer has run out."""
    REMINDER = "reminder"
    """Half the time for an answer is over."""
    RETURN = "return"
    """The time for which a person is away is over."""
    TRANSFER = "transfer"
    """The time is up to agree that a seat changes hands."""
    KEPT = "kept"
    """The time is over for which a rematch keeps seats."""


@dataclass(frozen=True, slots=True)
class Timer:
    """Something that falls due.

    Attributes:
        at: when, in seconds since 1970.
        seat, ticket: whose answer is awaited, and to which question; or the proposal that lapses.
    """

    kind: Due
    at: float
    seat: Seat | None = None
    ticket: str = ""

    def command(self) -> Command:
        """Return what is to be done when it is due."""
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
    """Return all that will be due at a table as it is now."""
    table = after.table
    if not table.phase.live:
        return ()
    found = [Timer(Due.IDLE, idle_until(after))]
    if table.proposal is not None:
        found.append(Timer(Due.PROPOSAL, table.proposal.until, ticket=str(table.proposal.n)))
    if table.transfer is not None:
        found.append(Timer(Due.TRANSFER, table.transfer.until, ticket=str(table.transfer.n)))
    if kept := [sitter.kept_until for sitter in table.sitters if sitter.kept_until]:
        found.append(Timer(Due.KEPT, min(kept)))
    for seat, ticket in waiting(after.state).items():
        if (due := answer_due(table, seat, is_quiet=is_quiet(after.state))) is not None:
            found.append(Timer(Due.TURN, due, seat, ticket))
        if (half := reminder_due(table, seat, ticket)) is not None:
            found.append(Timer(Due.REMINDER, half, seat, ticket))
    found += [Timer(Due.RETURN, sitter.away_until, seat) for seat, sitter in table.seated() if sitter.is_away]
    return tuple(found)


def apply_entry(table_id: str, before: TableState | None, entry: Entry, past: Past) -> TableState:
    """Return the table after one more entry.

    Raises:
        Refusal: the move is not legal; this concerns only entries that are not in a log yet.
    """
    if before is None:
        return TableState(open_table(table_id, entry))
    table = entry.fact.change(before.table, entry)
    state = entry.fact.position(table, before.state, entry, past)
    if isinstance(entry.fact, Moved) and state is not None and core.decision(state) is None:
        table = replace(table, phase=Phase.OVER, transfer=None)
    if table.transfer is not None and table.transfer.change is Change.STAND_IN and is_quiet(state):
        table = replace(table, transfer=None)  # how that vote comes out would tell who has answered
    sitters = advance_lessons(table, _sitters_after(table, state, entry), before.state, state, entry)
    table = _stamped(table, entry, sitters)
    return TableState(table, state, entry.fact.told(table, state))


def open_table(table_id: str, entry: Entry) -> Table:
    """Return the table as its first entry makes it.

    Raises:
        ValueError: a log cannot begin with this entry.
    """
    opened = entry.fact
    if not isinstance(opened, Opened):
        raise ValueError(f"a log cannot begin with {opened}")
    sitters = tuple(
        Sitter(
            seat.name, seat.person, seat.computer, owner=seat.owner, since=entry.n, seen_at=entry.at,
            kept_until=seat.kept_until,
        )
        for seat in opened.seats
    )  # fmt: skip
    return Table(
        table_id, opened.game, opened.guild, opened.channel, opened.host, opened.locale, Phase.LOBBY,
        dict(opened.options), None, sitters, entry.n, opened_at=entry.at, active_at=entry.at, origin=opened.origin,
        contest=opened.contest,
    )  # fmt: skip


def apply_to_table(table: Table, entry: Entry) -> Table:
    """Return seats, settings and place after an entry, without what follows from the position."""
    table = entry.fact.change(table, entry)
    return _stamped(table, entry, table.sitters)


def _stamped(table: Table, entry: Entry, sitters: tuple[Sitter, ...]) -> Table:
    """Return the table with its latest entry; only a warning leaves it warned."""
    is_warned = isinstance(entry.fact, Warned)
    return replace(table, n=entry.n, active_at=entry.at, warned=is_warned, sitters=sitters)


def _sitters_after(table: Table, state: State | None, entry: Entry) -> tuple[Sitter, ...]:
    """Return the seats with who was seen, who is asked since when, and whose question a computer player answers.

    - A seat is asked anew by the entry that opens its question, not at a later stage of the answer (`is_new`).
    - A seat that is no longer asked has no `asked_at`; that counts as new, so its reminder is dropped.
    - A question that a computer player has taken over stays so until all stages of the answer are given.
    - A move that the clock made is missed; whatever a person does themselves takes all that back (`_seen`).
    - A reminder of a question holds for its next stage.
    """
    now = core.decision(state) if state is not None and table.phase is Phase.PLAYING else None
    own = table.seat_of(entry.person) if entry.person is not None else None
    moved = entry.fact if isinstance(entry.fact, Moved) else None
    found = []
    for seat, sitter in table.seated():
        asked_at, ticket, missed, is_new = None, "", sitter.missed, True
        if state is not None and now is not None and seat in now.asks:
            is_new = sitter.asked_at is None or core.opened(state, seat) == entry.n
            asked_at = entry.at if is_new else sitter.asked_at
            ticket = str(core.ticket(state, seat))
        taken_over = ticket if sitter.played_by_clock_for == ticket else ""
        if moved is not None and moved.seat == seat:
            # a computer player that answers for a person goes on until it has given all stages of the answer
            is_begun = moved.by == "computer" and state is not None and seat in state.answers
            taken_over = ticket if sitter.played_by_clock_for and is_begun else ""
            missed += moved.by == "clock"
        reminded = sitter.reminded
        if moved is not None and moved.seat == seat and reminded == moved.ticket and not is_new:
            reminded = ticket  # of the same question, at its next stage
        if seat == own:
            found.append(_seen(sitter, entry, asked_at, taken_over, reminded))
        elif (asked_at, taken_over, missed) == (sitter.asked_at, sitter.played_by_clock_for, sitter.missed):
            found.append(sitter)
        else:
            found.append(
                replace(sitter, asked_at=asked_at, played_by_clock_for=taken_over, missed=missed, reminded=reminded)
            )
    return tuple(found)


def _seen(sitter: Sitter, entry: Entry, asked_at: float | None, taken_over: str, reminded: str) -> Sitter:
    """Return a person who has just done something: they are present, and no longer away unless they just said so."""
    is_back = sitter.is_away and not isinstance(entry.fact, WentAway)
    return replace(
        sitter,
        seen_at=entry.at,
        is_gone=False,
        missed=0,
        is_away=sitter.is_away and not is_back,
        away_until=entry.at if is_back else sitter.away_until,
        asked_at=asked_at,
        played_by_clock_for=taken_over,
        reminded=reminded,
    )


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


def decide_opening(
    table_id: str, command: Open | Again | PlayOn | OpenMatch, now: float, context: Context
) -> Accepted | Refusal:
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


def _answer_at_once(decision: Decision) -> None:
    """Answer what leaves nothing to choose and is asked for its own sake, such as the throw of a die."""
    while decision.entries and decision.table.phase is Phase.PLAYING and not decision.table.is_deserted:
        state = decision.state
        now = core.decision(state) if state is not None else None
        if state is None or now is None or not now.step.at_once:
            return
        ((seat, shape),) = now.asks.items()
        only = core.only_answer(shape)
        if only is None:
            return
        decision.add(answered(decision, state, seat, only, by="rules"))


def _decided(decision: Decision, command: Command) -> Accepted | Refusal:
    try:
        RULES[type(command)](decision, command)
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
