"""What the bot remembers about tables and people, as plain values."""

from dataclasses import dataclass, field
from enum import StrEnum

from games.core import Seat
from locales import Locale


class Phase(StrEnum):
    """The life of a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    """Played to the final score."""
    ENDED = "ended"
    """Given up before that."""

    @property
    def live(self) -> bool:
        """Whether the table still occupies its channel."""
        return self in {Phase.LOBBY, Phase.PLAYING}


@dataclass(frozen=True, slots=True)
class MessageRef:
    """Where a message of ours stands.

    Attributes:
        at: when it was sent, in seconds since 1970.
        shows: what it shows, in a form that only the delivery reads.
    """

    channel: int
    message: int
    at: float
    shows: str = ""


@dataclass(frozen=True, slots=True)
class Person:
    """Someone who has met the bot.

    Attributes:
        id: Discord's id.
        name: the display name last seen.
        locale: the language they read: their own choice, or else their client's.
        chosen: whether they chose it themselves.
        pings: whether they want to be mentioned when it is their turn.
        dm: the channel of private messages, once opened.
        closed: whether the last private message could not be delivered.
    """

    id: int
    name: str
    locale: Locale
    chosen: bool = False
    pings: bool = True
    dm: int | None = None
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a seat: a person, or a computer player of some strategy. `hand` is their private board."""

    name: str
    person: int | None = None
    computer: str | None = None
    hand: MessageRef | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A table in a channel.

    Attributes:
        id: short and unguessable; buttons carry it.
        moves: length of its log; every write checks it.
        host: the person who may change, start and end the table.
        first: the seat chosen to begin, None for a random one.
        board, ping: our messages in the channel, if any.
        lost: whether the channel is gone; the game goes on by private message.
    """

    id: str
    game: str
    guild: int
    channel: int
    host: int
    locale: Locale
    phase: Phase
    options: dict[str, str] = field(default_factory=dict)
    first: Seat | None = None
    sitters: tuple[Sitter, ...] = ()
    moves: int = 0
    board: MessageRef | None = None
    ping: MessageRef | None = None
    lost: bool = False

    def seat_of(self, person: int) -> Seat | None:
        """The seat a person sits at."""
        return next((Seat(i) for i, sitter in enumerate(self.sitters) if sitter.person == person), None)

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat, as they were given: escape them before they go into markdown."""
        return tuple(sitter.name for sitter in self.sitters)
