"""Seats that change hands, as facts of a table's log."""

from dataclasses import dataclass
from typing import Literal

from games.core import Seat


@dataclass(frozen=True, slots=True)
class SeatOffered:
    """A person offered their seat to somebody who may accept until then."""

    seat: Seat
    person: int
    name: str
    until: float
    kind: Literal["seat-offered"] = "seat-offered"


@dataclass(frozen=True, slots=True)
class SeatClaimed:
    """Somebody asked for a seat that a computer player has; those who play may agree until then."""

    seat: Seat
    person: int
    name: str
    until: float
    kind: Literal["seat-claimed"] = "seat-claimed"


@dataclass(frozen=True, slots=True)
class StandInProposed:
    """The person at seat `by` proposed that a computer player takes over for the one at `seat`, who is late."""

    seat: Seat
    by: Seat
    until: float
    kind: Literal["stand-in-proposed"] = "stand-in-proposed"


@dataclass(frozen=True, slots=True)
class TransferAnswered:
    """A person at a seat said whether another seat may change hands; a later answer replaces an earlier one."""

    seat: Seat
    agrees: bool
    kind: Literal["transfer-answered"] = "transfer-answered"


@dataclass(frozen=True, slots=True)
class TransferClosed:
    """A seat does not change hands after all."""

    why: Literal["declined", "withdrawn", "expired"]
    kind: Literal["transfer-closed"] = "transfer-closed"


@dataclass(frozen=True, slots=True)
class SeatAccepted:
    """Somebody accepted the seat that a rematch kept for them, and added a share to the seed."""

    seat: Seat
    share: str = ""
    kind: Literal["seat-accepted"] = "seat-accepted"
