"""Commands about clocks and holidays, as values."""

from dataclasses import dataclass

from bot.model import Person, Tempo, TimeOuts
from games.core import Seat


@dataclass(frozen=True, slots=True)
class SetPace:
    """Choose how long a person has for each answer; None for as long as they like."""

    by: Person
    seconds: float | None


@dataclass(frozen=True, slots=True)
class SetTimeOuts:
    """Choose who answers when somebody's time has run out."""

    by: Person
    time_outs: TimeOuts


@dataclass(frozen=True, slots=True)
class SetTempo:
    """Choose how fast computer players play."""

    by: Person
    tempo: Tempo


@dataclass(frozen=True, slots=True)
class Remind:
    """Half the time for an answer is over: remind the person."""

    seat: Seat
    ticket: str


@dataclass(frozen=True, slots=True)
class TimeOut:
    """The time for an answer has run out: a computer player answers, or the rules do."""

    seat: Seat
    ticket: str


@dataclass(frozen=True, slots=True)
class Reckon:
    """Somebody has changed their playing hours: work out anew what falls due."""


@dataclass(frozen=True, slots=True)
class GoAway:
    """Say that one is away until then: one's clock stands still, and the others may call for a stand-in."""

    by: Person
    until: float


@dataclass(frozen=True, slots=True)
class EndAway:
    """Someone is back; `by` is None where the time that they had chosen is over."""

    seat: Seat
    by: Person | None = None
