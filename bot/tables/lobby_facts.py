"""What happens before a game begins, as facts of a table's log."""

from dataclasses import dataclass, field
from typing import Literal

from bot.model import Tempo, TimeOuts
from games.core import Seat
from locales import Locale


@dataclass(frozen=True, slots=True)
class LoggedSeat:
    """Who sits at a seat, as the log has it.

    Attributes:
        kept_until: until when a rematch keeps the seat for a person; 0 where somebody sits there.
    """

    name: str
    person: int | None = None
    computer: str | None = None
    owner: int | None = None
    kept_until: float = 0.0


@dataclass(frozen=True, slots=True)
class Opened:
    """A lobby was opened.

    Attributes:
        after: the table whose people and options it took over.
        secret: what the seed will be mixed from; shown to nobody before the end.
        share: what the host added to the seed.
        position: the position its game begins with, as the game saves it; empty for an ordinary deal.
        step: at which step of the replay of the table `after` that position stood.
    """

    game: str
    guild: int
    channel: int
    host: int
    locale: Locale
    options: dict[str, str]
    chairs: tuple[LoggedSeat, ...]
    after: str | None = None
    secret: str = ""
    share: str = ""
    position: str = ""
    step: int = 0
    kind: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class Joined:
    """A person took the next seat of the lobby, and added a share to the seed."""

    person: int
    name: str
    share: str = ""
    kind: Literal["joined"] = "joined"


@dataclass(frozen=True, slots=True)
class ComputerSeated:
    """A computer player took the next seat of the lobby."""

    name: str
    strategy: str
    kind: Literal["computer-seated"] = "computer-seated"


@dataclass(frozen=True, slots=True)
class Unseated:
    """A seat of the lobby was given up; those behind it moved up."""

    seat: Seat
    kind: Literal["unseated"] = "unseated"


@dataclass(frozen=True, slots=True)
class OptionSet:
    """A variant was chosen."""

    option: str
    value: str
    kind: Literal["option-set"] = "option-set"


@dataclass(frozen=True, slots=True)
class FirstSet:
    """The first player was chosen; None leaves it to chance."""

    seat: Seat | None
    kind: Literal["first-set"] = "first-set"


@dataclass(frozen=True, slots=True)
class PaceSet:
    """The time for each answer was chosen; None for no limit."""

    seconds: float | None
    kind: Literal["pace-set"] = "pace-set"


@dataclass(frozen=True, slots=True)
class TimeOutsSet:
    """Who answers when somebody's time has run out was chosen."""

    time_outs: TimeOuts
    kind: Literal["time-outs-set"] = "time-outs-set"


@dataclass(frozen=True, slots=True)
class TempoSet:
    """How fast computer players play was chosen."""

    tempo: Tempo
    kind: Literal["tempo-set"] = "tempo-set"


@dataclass(frozen=True, slots=True)
class RatedSet:
    """Whether the game counts in standings and ratings was chosen."""

    is_rated: bool
    kind: Literal["rated-set"] = "rated-set"


@dataclass(frozen=True, slots=True)
class LanguageSet:
    """The table speaks another language."""

    locale: Locale
    kind: Literal["language-set"] = "language-set"


@dataclass(frozen=True, slots=True)
class Started:
    """The game was dealt.

    Attributes:
        shares: what each person added to the seed, by name; None where the seed was given.
        guided: whether this is a guided first game, from the deal that its game keeps for that.
        is_position: whether the game begins with the position of the opening instead of a deal.
        tips: the seats of those to whom the game is new, each with whether they are shown tips.
    """

    seed: str
    edition: str
    options: dict[str, str]
    first: Seat | None
    shares: tuple[tuple[str, str], ...] | None = None
    guided: bool = False
    is_position: bool = False
    tips: dict[Seat, bool] = field(default_factory=dict)
    kind: Literal["started"] = "started"


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A person took a seat of a lobby whose game begins with a position, and added a share to the seed."""

    seat: Seat
    person: int
    name: str
    share: str = ""
    kind: Literal["seat-taken"] = "seat-taken"


@dataclass(frozen=True, slots=True)
class SeatFreed:
    """A person left their seat in such a lobby to a computer player, who keeps it for them."""

    seat: Seat
    strategy: str
    kind: Literal["seat-freed"] = "seat-freed"


@dataclass(frozen=True, slots=True)
class TipsSet:
    """A person to whom the game is new switched their tips on or off."""

    is_on: bool
    kind: Literal["tips-set"] = "tips-set"
