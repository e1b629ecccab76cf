"""What clocks and holidays do at a table, as facts of its log."""

from dataclasses import dataclass
from typing import Literal

from games.core import Seat


@dataclass(frozen=True, slots=True)
class Reminded:
    """Half the time for an answer was over, and the person was reminded of the question with this ticket."""

    seat: Seat
    ticket: str
    kind: Literal["reminded"] = "reminded"


@dataclass(frozen=True, slots=True)
class Lent:
    """The time for an answer ran out: a computer player may answer the question with this ticket."""

    seat: Seat
    ticket: str
    kind: Literal["lent"] = "lent"


@dataclass(frozen=True, slots=True)
class WentAway:
    """A person said that they are away until then; their clock stands still."""

    seat: Seat
    until: float
    kind: Literal["went-away"] = "went-away"


@dataclass(frozen=True, slots=True)
class AwayEnded:
    """A person is back, or the time for which they were away is over."""

    seat: Seat
    kind: Literal["away-ended"] = "away-ended"
