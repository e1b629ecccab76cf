"""What falls due at a table: it follows from the table alone, so it survives whatever the table survives."""

from dataclasses import dataclass
from enum import StrEnum

from bot.model import Phase, Sitter, Table
from games.core import Seat

from .commands import Expire, WithdrawProposal
from .hours import SLOW_S, moment_after
from .pace_commands import EndAway, Remind, TimeOut
from .state import TableState, waiting
from .transfer_commands import CloseTransfer, ReleaseSeats

LOBBY_EXPIRES_S = 24 * 3600.0
"""Seconds after which a lobby is closed that nobody has touched."""
IDLE_S = 14 * 24 * 3600.0
"""Seconds without a move after which people are warned that their game will be put away."""
PUT_AWAY_S = 3 * 24 * 3600.0
"""Seconds after the warning."""
QUIET_S = 5 * 60.0
"""Seconds after a sign of them for which nobody is reminded."""


class Due(StrEnum):
    """What a timer is for."""

    IDLE = "idle"
    """Nobody has done anything for long."""
    PROPOSAL = "proposal"
    """The time to answer a proposal is up."""
    TURN = "turn"
    """The time for an answer has run out."""
    REMINDER = "reminder"
    """Half the time for an answer is over."""
    RETURN = "return"
    """The time for which somebody is away is over."""
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

    def command(self) -> Expire | Remind | TimeOut | EndAway | WithdrawProposal | CloseTransfer | ReleaseSeats:
        """What is to be done when it is due."""
        if self.kind is Due.PROPOSAL:
            return WithdrawProposal(int(self.ticket))
        if self.kind is Due.TRANSFER:
            return CloseTransfer(int(self.ticket))
        if self.kind is Due.KEPT:
            return ReleaseSeats()
        if self.seat is None:
            return Expire()
        match self.kind:
            case Due.TURN:
                return TimeOut(self.seat, self.ticket)
            case Due.REMINDER:
                return Remind(self.seat, self.ticket)
            case Due.RETURN:
                return EndAway(self.seat)
        return Expire()


def timers_for(after: TableState) -> tuple[Timer, ...]:
    """All that will be due at a table as it is now."""
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
        if (due := answer_due(table, seat)) is not None:
            found.append(Timer(Due.TURN, due, seat, ticket))
        if (half := reminder_due(table, seat, ticket)) is not None:
            found.append(Timer(Due.REMINDER, half, seat, ticket))
    found += [Timer(Due.RETURN, sitter.away_until, seat) for seat, sitter in table.seated() if sitter.is_away]
    return tuple(found)


def answer_due(table: Table, seat: Seat) -> float | None:
    """Until when a person has time for what they are asked, in seconds since 1970.

    None where no clock runs: at a table without a pace or without its server, for somebody away, for a seat whose
    time has run out already, and where nobody but computer players would wait.
    """
    sitter = table.sitters[seat]
    if table.pace is None or sitter.asked_at is None or sitter.person is None or len(table.people) < 2:
        return None
    if table.asleep or sitter.is_away or sitter.lent or table.phase is not Phase.PLAYING:
        return None
    return _after(table, sitter, table.pace)


def half_time(table: Table, seat: Seat) -> float | None:
    """When half of a person's time for what they are asked is over; None where no clock runs."""
    if table.pace is None or answer_due(table, seat) is None:
        return None
    return _after(table, table.sitters[seat], table.pace / 2)


def _after(table: Table, sitter: Sitter, seconds: float) -> float:
    """When a person's clock has run for so long; outside of their playing hours it stands still at a slow table."""
    start = max(sitter.asked_at or 0.0, sitter.away_until)
    is_slow = table.pace is not None and table.pace >= SLOW_S
    return moment_after(start, seconds, sitter.hours if is_slow else None)


def reminder_due(table: Table, seat: Seat, ticket: str) -> float | None:
    """When a person is reminded of a question: at half time, once, and not within minutes of what they last did."""
    due, half, sitter = answer_due(table, seat), half_time(table, seat), table.sitters[seat]
    if due is None or half is None or sitter.reminded == ticket:
        return None
    quiet = max(half, sitter.seen_at + QUIET_S)
    return quiet if quiet < due else None


def idle_until(after: TableState) -> float:
    """How long a table may stay as it is without anybody doing anything."""
    table = after.table
    if table.phase is Phase.LOBBY:
        return table.active_at + LOBBY_EXPIRES_S
    return table.active_at + (PUT_AWAY_S if table.warned else IDLE_S)
