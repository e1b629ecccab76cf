"""What falls due in a tournament, as rows of a kind and a time."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from .enrolment import OpenCheckIn, RemindCheckIn
from .log import Command
from .model import Phase, Tournament
from .rounds import Begin, CloseRound, Pair, RemindRound


class Due(StrEnum):
    """What a timer is for."""

    CHECK_IN = "check-in"
    """People can check in."""
    CHECK_IN_REMINDER = "check-in-reminder"
    """Half the time for it is over."""
    START = "start"
    """Check-in closes, the first round begins."""
    REMINDER = "reminder"
    """Half the time of the round is over."""
    CLOSE = "close"
    """The time of the round is up."""
    NEXT = "next"
    """The next round begins."""


@dataclass(frozen=True, slots=True)
class Timer:
    """Something that falls due.

    Attributes:
        at: when, in seconds since 1970.
        round: of which round.
    """

    kind: Due
    at: float
    round: int = 0

    def command(self, luck: str = "", secret: str = "", late: Mapping[int, tuple[int, ...]] | None = None) -> Command:
        """Return what is to be done when it is due.

        Args:
            luck: for the start: a text that nobody could foresee.
            secret: for a new round with the same deal at all tables: from which that deal follows.
            late: for the end of a round: the seats that each open table waits for, by its number.
        """
        match self.kind:
            case Due.CHECK_IN:
                return OpenCheckIn()
            case Due.CHECK_IN_REMINDER:
                return RemindCheckIn()
            case Due.START:
                return Begin(None, luck, secret)
            case Due.REMINDER:
                return RemindRound(self.round)
            case Due.CLOSE:
                return CloseRound(self.round, late or {})
            case Due.NEXT:
                return Pair(None, secret)


def timers_for(t: Tournament) -> tuple[Timer, ...]:
    """Return all that will be due in a tournament as it is now; nothing while it is adjourned, or over."""
    if t.paused_at is not None or t.phase is Phase.OVER:
        return ()
    found: list[Timer] = []
    if t.phase is Phase.ENROLMENT and t.check_in_at is not None:
        found.append(Timer(Due.CHECK_IN, t.check_in_at))
    if t.phase is Phase.CHECK_IN and t.starts_at is not None and t.check_in_at is not None and not t.is_reminded:
        found.append(Timer(Due.CHECK_IN_REMINDER, (t.check_in_at + t.starts_at) / 2))
    if t.phase in {Phase.ENROLMENT, Phase.CHECK_IN} and t.starts_at is not None:
        found.append(Timer(Due.START, t.starts_at))
    now = t.round
    if now is not None and now.open_matches and now.until is not None:
        if not now.reminded:
            found.append(Timer(Due.REMINDER, (now.began_at + now.until) / 2, now.number))
        if not now.is_closed:
            found.append(Timer(Due.CLOSE, now.until, now.number))
    if t.next_at is not None:
        found.append(Timer(Due.NEXT, t.next_at, len(t.rounds) + 1))
    return tuple(found)
