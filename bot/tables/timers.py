"""What falls due at a table: it follows from the table alone, so it survives whatever the table survives."""

from dataclasses import dataclass
from enum import StrEnum

from bot.model import Phase
from games.core import Seat

from .commands import Expire, TimeOut, WithdrawProposal
from .state import TableState, waiting

LOBBY_EXPIRES_S = 24 * 3600.0
"""Seconds after which a lobby is closed that nobody has touched."""
IDLE_S = 14 * 24 * 3600.0
"""Seconds without a move after which people are warned that their game will be put away."""
PUT_AWAY_S = 3 * 24 * 3600.0
"""Seconds after the warning."""


class Due(StrEnum):
    """What a timer is for."""

    IDLE = "idle"
    """Nobody has done anything for long."""
    PROPOSAL = "proposal"
    """The time to answer a proposal is up."""
    TURN = "turn"
    """The time for an answer has run out."""


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

    def command(self) -> Expire | TimeOut | WithdrawProposal:
        """What is to be done when it is due."""
        if self.kind is Due.PROPOSAL:
            return WithdrawProposal(int(self.ticket))
        if self.kind is Due.TURN and self.seat is not None:
            return TimeOut(self.seat, self.ticket)
        return Expire()


def timers_for(after: TableState) -> tuple[Timer, ...]:
    """All that will be due at a table as it is now."""
    table = after.table
    if not table.phase.live:
        return ()
    found = [Timer(Due.IDLE, idle_until(after))]
    if table.proposal is not None:
        found.append(Timer(Due.PROPOSAL, table.proposal.until, ticket=str(table.proposal.n)))
    if table.pace is not None:
        for seat, ticket in waiting(after.state).items():
            sitter = table.sitters[seat]
            if sitter.person is not None and sitter.asked_at is not None:
                found.append(Timer(Due.TURN, sitter.asked_at + table.pace, seat, ticket))
    return tuple(found)


def idle_until(after: TableState) -> float:
    """How long a table may stay as it is without anybody doing anything."""
    table = after.table
    if table.phase is Phase.LOBBY:
        return table.active_at + LOBBY_EXPIRES_S
    return table.active_at + (PUT_AWAY_S if table.warned else IDLE_S)
