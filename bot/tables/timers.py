"""What falls due at a table: it follows from the table alone, so it is never lost while the table is there."""

from dataclasses import dataclass
from enum import StrEnum

from games.core import Seat

from .absence import EndAway
from .decision import Command
from .ending import Expire, idle_until
from .opening import ReleaseSeats
from .pace import Remind, TimeOut, answer_due, reminder_due
from .proposals import WithdrawProposal
from .state import TableState, waiting
from .transfers import CloseTransfer


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
    for seat, ticket in waiting(after.state).items() if table.pace is not None else ():
        if (due := answer_due(table, seat)) is not None:
            found.append(Timer(Due.TURN, due, seat, ticket))
        if (half := reminder_due(table, seat, ticket)) is not None:
            found.append(Timer(Due.REMINDER, half, seat, ticket))
    found += [Timer(Due.RETURN, sitter.away_until, seat) for seat, sitter in table.seated() if sitter.is_away]
    return tuple(found)
