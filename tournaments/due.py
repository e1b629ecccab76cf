"""The timers of a tournament, as a kind and a time."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from .enrolment import OpenCheckIn, RemindCheckIn
from .log import Command
from .model import Phase, Tournament
from .rounds import Begin, CloseRound, Pair, RemindRound


class Due(StrEnum):
    """The purpose of a timer."""

    CHECK_IN = "check-in"
    """Check-in opens."""
    CHECK_IN_REMINDER = "check-in-reminder"
    """Half the check-in time is over."""
    START = "start"
    """Check-in closes and the first round begins."""
    REMINDER = "reminder"
    """Half the time of the round is over."""
    CLOSE = "close"
    """The time of the round is up."""
    NEXT = "next"
    """The next round begins."""


@dataclass(frozen=True, slots=True)
class Timer:
    """A moment at which something falls due.

    Attributes:
        at: the time in seconds since 1970.
        round: the round it concerns.
    """

    kind: Due
    at: float
    round: int = 0

    def command(self, luck: str = "", secret: str = "", late: Mapping[int, tuple[int, ...]] | None = None) -> Command:
        """Return the command to carry out when the timer is due.

        Args:
            luck: for the start: an unpredictable text.
            secret: for a new round with the same deal at all tables: the secret of that deal.
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
    """Return all timers of a tournament; none while it is adjourned, or after its end."""
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
