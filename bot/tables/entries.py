"""The log of a table: entries in order, each a fact that is never changed. What a table is, is what they fold to."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from pydantic import TypeAdapter

from games.core import Ending, Say, Seat

from .lobby_facts import (
    ComputerSeated,
    FirstSet,
    Joined,
    LanguageSet,
    Opened,
    OptionSet,
    PaceSet,
    RatedSet,
    SeatFreed,
    SeatTaken,
    Started,
    TempoSet,
    TimeOutsSet,
    TipsSet,
    Unseated,
)
from .pace_facts import AwayEnded, Lent, Reminded, WentAway
from .transfer_facts import SeatAccepted, SeatClaimed, SeatOffered, StandInProposed, TransferAnswered, TransferClosed

AGREED, CONCEDED = "bot-notice-agreed", "bot-notice-conceded"
"""What is told of a game that its players have ended themselves."""
HINTED = "bot-story-hinted"
"""The sentence of a hint: before the end of the game only whoever asked for it is told."""
Mover: TypeAlias = Literal["person", "computer", "clock"]
"""Who answers for a seat."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat answered, in whole or in part, or took its sealed answer back.

    Attributes:
        ticket: the entry at which the question was opened, as the control had it.
        choice: the answer, as the game saves it.
        before: the number of the position that was answered.
        by: who answered for the seat.
    """

    seat: Seat
    ticket: str
    choice: str
    before: int
    by: Mover = "person"
    kind: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class TookBack:
    """A seat took its last step back, alone or by consent of all: the position is again the one numbered `to`."""

    seat: Seat
    to: int
    by_consent: bool = False
    kind: Literal["took-back"] = "took-back"


@dataclass(frozen=True, slots=True)
class Proposed:
    """A seat proposed to go back to an earlier position, or to end the game."""

    what: Literal["take-back", "end"]
    seat: Seat
    back_to: int | None
    until: float
    kind: Literal["proposed"] = "proposed"


@dataclass(frozen=True, slots=True)
class Agreed:
    """A seat agreed to what is proposed."""

    seat: Seat
    kind: Literal["agreed"] = "agreed"


@dataclass(frozen=True, slots=True)
class ProposalClosed:
    """A proposal came to nothing."""

    why: Literal["declined", "withdrawn", "expired"]
    seat: Seat | None = None
    kind: Literal["proposal-closed"] = "proposal-closed"


@dataclass(frozen=True, slots=True)
class Hinted:
    """A seat was told what a computer player would do in its place."""

    seat: Seat
    kind: Literal["hinted"] = "hinted"


@dataclass(frozen=True, slots=True)
class StoodIn:
    """A computer player keeps a seat for its person, who left it or stayed away.

    Attributes:
        missed: how many times in a row their time had run out, where that is why.
        for_good: whether the person does not come back.
    """

    seat: Seat
    strategy: str
    missed: int = 0
    for_good: bool = False
    kind: Literal["stood-in"] = "stood-in"


@dataclass(frozen=True, slots=True)
class CameBack:
    """A person has the seat again that a computer player kept."""

    seat: Seat
    name: str
    kind: Literal["came-back"] = "came-back"


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A seat passed to another person for good.

    Attributes:
        tips: whether that person is shown tips; None where the game is not new to them.
    """

    seat: Seat
    person: int
    name: str
    tips: bool | None = None
    kind: Literal["handed-over"] = "handed-over"


@dataclass(frozen=True, slots=True)
class WentMissing:
    """The person at a seat is no longer on the server."""

    seat: Seat
    kind: Literal["went-missing"] = "went-missing"


@dataclass(frozen=True, slots=True)
class HostPassed:
    """Somebody else may now change, start and end the table."""

    person: int
    kind: Literal["host-passed"] = "host-passed"


@dataclass(frozen=True, slots=True)
class PlaceSet:
    """The table stands in another channel."""

    guild: int
    channel: int
    kind: Literal["place-set"] = "place-set"


@dataclass(frozen=True, slots=True)
class ChannelLost:
    """The channel is gone, perhaps since the bot was removed from its server."""

    with_server: bool = False
    kind: Literal["channel-lost"] = "channel-lost"


@dataclass(frozen=True, slots=True)
class ChannelFound:
    """The channel is there again."""

    kind: Literal["channel-found"] = "channel-found"


@dataclass(frozen=True, slots=True)
class Warned:
    """Everyone was told that the table will be put away unless somebody plays."""

    kind: Literal["warned"] = "warned"


@dataclass(frozen=True, slots=True)
class Ended:
    """The table ended before its final score.

    Attributes:
        name: who asked for it, or conceded.
        winner: to whom they conceded.
    """

    ending: Ending
    name: str = ""
    reason: Literal["asked", "agreed", "conceded", "deserted", "expired", "channel-lost"] = "asked"
    winner: str = ""
    kind: Literal["ended"] = "ended"

    @property
    def told(self) -> Say | None:
        """What is told at a table whose players have ended the game themselves."""
        if self.reason == "agreed":
            return Say(AGREED, {})
        return Say(CONCEDED, {"name": self.name, "winner": self.winner}) if self.reason == "conceded" else None


Fact: TypeAlias = (
    Opened
    | Joined
    | ComputerSeated
    | Unseated
    | OptionSet
    | FirstSet
    | PaceSet
    | TimeOutsSet
    | TempoSet
    | RatedSet
    | LanguageSet
    | Started
    | TipsSet
    | SeatTaken
    | SeatFreed
    | Moved
    | TookBack
    | Proposed
    | Agreed
    | ProposalClosed
    | Hinted
    | Reminded
    | Lent
    | WentAway
    | AwayEnded
    | StoodIn
    | CameBack
    | HandedOver
    | SeatOffered
    | SeatClaimed
    | StandInProposed
    | TransferAnswered
    | TransferClosed
    | SeatAccepted
    | WentMissing
    | HostPassed
    | PlaceSet
    | ChannelLost
    | ChannelFound
    | Warned
    | Ended
)


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table's log.

    Attributes:
        n: its number, counted from 0.
        fact: what happened.
        person: who brought it about, None for a computer player, a clock or Discord.
        key: the interaction it came from, if any.
        at: when, in seconds since 1970.
    """

    n: int
    fact: Fact
    person: int | None
    key: str | None
    at: float


def dump_fact(fact: Fact) -> str:
    """A fact as JSON, without the fields that have their default; its kind is stored beside it."""
    return _BY_KIND[fact.kind].dump_json(fact, exclude_defaults=True).decode()


def load_fact(kind: str, payload: str) -> Fact:
    """The fact that a kind and a JSON text describe.

    Raises:
        pydantic.ValidationError: they describe none.
    """
    return _BY_KIND[kind].validate_json(payload)


def seat_of(fact: Fact) -> Seat | None:
    """The seat whose own step a fact is."""
    return fact.seat if isinstance(fact, Moved | TookBack) else None


_BY_KIND: dict[str, TypeAdapter[Fact]] = {
    fact.__dataclass_fields__["kind"].default: TypeAdapter(fact) for fact in Fact.__args__
}
