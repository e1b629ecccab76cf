"""Everything that changes a table, as values. `decide` answers each with entries of the log or with a refusal."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.model import Person
from games.core import Choice, Ending, Seat, State
from locales import Locale

from .pace_commands import EndAway, GoAway, Reckon, Remind, SetPace, SetTempo, SetTimeOuts, TimeOut
from .place_commands import FindChannel, LoseChannel, MovePlace
from .transfer_commands import AnswerTransfer, ClaimSeat, CloseTransfer, OfferSeat, ProposeStandIn, ReleaseSeats

RANDOM = "random"
"""The computer player that every game has."""


@dataclass(frozen=True, slots=True)
class Open:
    """Open a lobby in a channel; the host sits down at it.

    Attributes:
        secret: what the seed is mixed from, drawn for this table; without it the seed is given at the start.
        share: what the host adds to the seed.
        is_guided: whether a guided first game begins at once.
    """

    game: str
    guild: int
    channel: int
    by: Person
    locale: Locale
    secret: str = ""
    share: str = ""
    is_guided: bool = False


@dataclass(frozen=True, slots=True)
class Again:
    """Open a lobby with the people, computer players and options of a table that is over.

    Attributes:
        channel: where; None for the channel of the older table.
    """

    by: Person
    secret: str = ""
    share: str = ""
    channel: int | None = None


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Open a lobby whose game begins with a position.

    Attributes:
        state: the position.
        step: at which step of its table's replay it stood; 0 for one that somebody shared.
        names: what the computer players of a shared position are called, by seat.
        secret: what the seed is mixed from, drawn for this table.
        share: what the host adds to the seed.
    """

    game: str
    guild: int
    channel: int
    by: Person
    locale: Locale
    state: State
    step: int = 0
    names: tuple[str, ...] = ()
    secret: str = ""
    share: str = ""


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down in the lobby, adding a share to the seed; in play, have the seat again that a computer player kept."""

    by: Person
    share: str = ""


@dataclass(frozen=True, slots=True)
class Leave:
    """Get up. In the lobby the seat is free again; in play a computer player keeps it.

    Attributes:
        for_good: whether the person does not come back, since they are about to be forgotten.
        is_declining: whether it answers an invitation, which is void once the game has begun.
    """

    by: Person
    for_good: bool = False
    is_declining: bool = False


@dataclass(frozen=True, slots=True)
class SeatComputer:
    """Seat a computer player that plays by a strategy of the game (None: the one it usually plays by)."""

    by: Person
    strategy: str | None = None


@dataclass(frozen=True, slots=True)
class UnseatComputer:
    """Send a computer player away: the one of that name (None: the one that was seated last)."""

    by: Person
    name: str | None = None


@dataclass(frozen=True, slots=True)
class SetOption:
    """Choose a variant."""

    by: Person
    option: str
    value: str


@dataclass(frozen=True, slots=True)
class SetFirst:
    """Choose who begins; None leaves it to chance."""

    by: Person
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class SetRated:
    """Choose whether the game counts in standings and ratings."""

    by: Person
    is_rated: bool


@dataclass(frozen=True, slots=True)
class SetLanguage:
    """Let the table speak another language. Who may choose it is checked by the caller."""

    locale: Locale


@dataclass(frozen=True, slots=True)
class Start:
    """Deal. From here on the table plays by the rules edition of this moment.

    Attributes:
        seed: of the dice, where the table has no secret from which it is mixed.
    """

    by: Person
    seed: str


@dataclass(frozen=True, slots=True)
class Guide:
    """Turn a lobby where nobody but the host waits into a guided first game."""

    by: Person


@dataclass(frozen=True, slots=True)
class SetTips:
    """Switch one's own tips on or off, where the game is new."""

    by: Person
    is_on: bool


@dataclass(frozen=True, slots=True)
class Move:
    """Answer the question that is open, or take a sealed answer back with `Revise()`.

    Attributes:
        person: who answers.
        ticket: the question that the control was made for; None for a typed move, which answers the present one.
        choice: the answer.
        key: names the interaction, so that a second delivery of it is recognised.
    """

    person: int
    ticket: str | None
    choice: Choice
    key: str | None = None


@dataclass(frozen=True, slots=True)
class ComputerMove:
    """Let a computer player answer the question with this ticket."""

    seat: Seat
    ticket: str
    choice: Choice


@dataclass(frozen=True, slots=True)
class ComputerTurn:
    """Let computer players make several moves in a row, which everyone sees as one turn.

    Attributes:
        moves: in order; where one does not fit any more, none is made.
    """

    moves: tuple[ComputerMove, ...]


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take one's own last step back, while nobody has learnt anything by it."""

    by: Person
    key: str | None = None


@dataclass(frozen=True, slots=True)
class Propose:
    """Propose to take one's last step back although others have learnt from it, or to end the game."""

    by: Person
    what: Literal["take-back", "end"]


@dataclass(frozen=True, slots=True)
class Respond:
    """Agree to a proposal (the entry that made it) or decline it."""

    by: Person
    proposal: int
    agrees: bool


@dataclass(frozen=True, slots=True)
class WithdrawProposal:
    """Take one's own proposal back; `by` is None where its time is up."""

    proposal: int
    by: Person | None = None


@dataclass(frozen=True, slots=True)
class Concede:
    """Give up a game of two: the other one wins."""

    by: Person


@dataclass(frozen=True, slots=True)
class AskHint:
    """Ask what a computer player would do in one's place; the game is not rated then."""

    by: Person


@dataclass(frozen=True, slots=True)
class StandIn:
    """Let a computer player keep the seat of someone who is absent."""

    by: Person
    seat: Seat


@dataclass(frozen=True, slots=True)
class ReportMissing:
    """Someone is no longer on the server, says Discord."""

    person: int


@dataclass(frozen=True, slots=True)
class End:
    """End the table before its final score: the host may, and so may the moderators of the server."""

    by: Person
    moderator: bool = False
    ending: Ending = Ending.ABANDONED


@dataclass(frozen=True, slots=True)
class Expire:
    """Nobody has done anything here for long: warn, and the next time end the table."""


Command: TypeAlias = (
    Open
    | PlayOn
    | Again
    | Join
    | Leave
    | SeatComputer
    | UnseatComputer
    | SetOption
    | SetFirst
    | SetPace
    | SetTimeOuts
    | SetTempo
    | SetRated
    | SetLanguage
    | Start
    | Guide
    | SetTips
    | Move
    | ComputerMove
    | ComputerTurn
    | TakeBack
    | Propose
    | Respond
    | WithdrawProposal
    | Concede
    | AskHint
    | Reckon
    | Remind
    | TimeOut
    | GoAway
    | EndAway
    | StandIn
    | OfferSeat
    | ClaimSeat
    | ProposeStandIn
    | AnswerTransfer
    | CloseTransfer
    | ReleaseSeats
    | ReportMissing
    | MovePlace
    | LoseChannel
    | FindChannel
    | End
    | Expire
)
