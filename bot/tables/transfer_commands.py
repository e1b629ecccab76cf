"""Commands about seats that change hands, as values."""

from dataclasses import dataclass

from bot.model import Person
from games.core import Seat


@dataclass(frozen=True, slots=True)
class OfferSeat:
    """Offer one's own seat in a running game to somebody else, who may accept."""

    by: Person
    to: Person


@dataclass(frozen=True, slots=True)
class ClaimSeat:
    """Ask for a seat in a running game that a computer player has."""

    by: Person
    seat: Seat


@dataclass(frozen=True, slots=True)
class ProposeStandIn:
    """Propose that a computer player takes over for somebody who keeps the table waiting."""

    by: Person
    seat: Seat


@dataclass(frozen=True, slots=True)
class AnswerTransfer:
    """Agree that a seat changes hands as proposed by the entry numbered `transfer`, or decline it."""

    by: Person
    transfer: int
    agrees: bool


@dataclass(frozen=True, slots=True)
class CloseTransfer:
    """Take one's own offer, request or proposal back; `by` is None where its time is up."""

    transfer: int
    by: Person | None = None


@dataclass(frozen=True, slots=True)
class ReleaseSeats:
    """The time is up for which a rematch keeps seats for those who have not accepted yet."""
