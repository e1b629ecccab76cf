"""What the bot stores about tables and people, as plain values."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bot.post import BOARD, CALL, PostedMessage, hand_slot
from bot.profile import PlayingHours, Preferences, fingerprint
from games.core import Say, Seat
from locales import Locale


class TimeOuts(StrEnum):
    """Who answers for a person whose time has run out."""

    COMPUTER = "computer"
    """A computer player makes this one decision."""
    RULES = "rules"
    """The game's rules supply an answer for absent players."""


class Tempo(StrEnum):
    """How fast computer players play."""

    FAST = "fast"
    READABLE = "readable"
    SLOW = "slow"


class Change(StrEnum):
    """The ways in which a seat changes hands."""

    OFFER = "offer"
    """Its occupant offers it to another person."""
    CLAIM = "claim"
    """A person asks for a seat that a computer player holds."""
    STAND_IN = "stand-in"
    """The others vote whether a computer player takes over for a person who is late."""


class Phase(StrEnum):
    """The lifecycle of a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    """Played to the final score."""
    ENDED = "ended"
    """Ended before the final score."""

    @property
    def live(self) -> bool:
        """Whether the table still occupies its channel."""
        return self in {Phase.LOBBY, Phase.PLAYING}


@dataclass(frozen=True, slots=True)
class Person:
    """Someone who has used the bot.

    Attributes:
        id: Discord's id.
        name: their global name when last seen, cleaned.
        locale: the language they read: their own choice, or else their client's.
        chosen, mentions: whether they chose it themselves, and want to be mentioned when it is their turn.
        dm: the channel of private messages, once opened.
        closed: whether the last private message could not be delivered.
        untold: what they could not be told, in a format private to the delivery.
        preferences: their other settings.
    """

    id: int
    name: str
    locale: Locale
    chosen: bool = False
    mentions: bool = True
    dm: int | None = None
    closed: bool = False
    untold: str = ""
    preferences: Preferences = field(default_factory=Preferences)

    def has_blocked(self, other: int | None) -> bool:
        """Return whether this person has blocked another, whose actions then neither mention nor write to this one."""
        blocked = self.preferences.blocked
        return other is not None and bool(blocked) and (other in blocked or fingerprint(self.id, other) in blocked)


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a person has been taught at a table whose game is new to them.

    Attributes:
        is_on: whether they are shown tips.
        seen: the kinds of questions whose tip has been shown.
        showing: the kind whose tip is shown with their current question, if any.
        answered: the kind whose tip was shown with the question they answered last; it comes back with that question.
        has_left: whether their last answer departed from the script of a guided game.
        left_at, why: the position in which they departed from it, and why the marked answer was good there, if known.
    """

    is_on: bool = True
    seen: tuple[str, ...] = ()
    showing: str = ""
    answered: str = ""
    has_left: bool = False
    left_at: int | None = None
    why: Say | None = None


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits at a seat: a person, or a computer player.

    Attributes:
        name: what they are called on the table's server now.
        person: the person, None for a computer player.
        computer: the strategy of a computer player.
        owner: the person for whom a computer player keeps the seat.
        given_name: the name they sat down with, if it has changed since.
        since: the log entry at which they sat down.
        seen_at: when the person last did something at this table, in seconds since 1970.
        asked_at: since when the table has been waiting for this seat; None while it is not.
        is_gone: whether the person is known to have left the server.
        played_by_clock_for: the question a computer player answers because the person's time ran out; empty if none.
        missed: how many times in a row the person's time has run out.
        reminded: the question of which the person was reminded; empty if none.
        is_away: whether the person has said that they are away.
        away_until: when the absence ends; once they are back, when it ended. Their clock starts no earlier.
        is_out: whether its person may not take it back: excluded from the tournament, or too late.
        kept_until: until when a rematch reserves the seat for a person who has not accepted yet; 0 once accepted.
        lesson: what they have been taught; None for a person who has played the game before.
        hours: when their clock runs at a slow table, according to their current setting; None for always.
    """

    name: str
    person: int | None = None
    computer: str | None = None
    owner: int | None = None
    given_name: str = ""
    since: int = 0
    seen_at: float = 0.0
    asked_at: float | None = None
    is_gone: bool = False
    played_by_clock_for: str = ""
    missed: int = 0
    reminded: str = ""
    is_away: bool = False
    away_until: float = 0.0
    hours: PlayingHours | None = None
    kept_until: float = 0.0
    lesson: Lesson | None = None
    is_out: bool = False


@dataclass(frozen=True, slots=True)
class Former:
    """A previous occupant of a seat.

    Attributes:
        seat: the seat.
        since, until: the log entries between which they had it; `until` is exclusive.
        name, person, computer: what they are called, and who it was, as in `Occupant`.
    """

    seat: Seat
    since: int
    until: int
    name: str
    person: int | None = None
    computer: str | None = None


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal of a player that all the others must accept.

    Attributes:
        n, seat: the log entry that made it, which controls carry, and the proposer's seat.
        back_to: the position to return to; None if the proposal is to end the game.
        until, agreed: when it expires, in seconds since 1970, and the seats that have agreed so far.
        unrates: whether carrying it out makes the game unrated.
        later, moves: how many moves made since would be undone too; all that would be, as everyone was told of it.
        movers, has_roll, has_news: the seats that have moved since; whether a die was thrown, or more came to light.
    """

    n: int
    seat: Seat
    back_to: int | None
    until: float
    agreed: tuple[Seat, ...] = ()
    unrates: bool = False
    later: int = 0
    moves: tuple[Say, ...] = ()
    movers: tuple[Seat, ...] = ()
    has_roll: bool = False
    has_news: bool = False


@dataclass(frozen=True, slots=True)
class Transfer:
    """A proposed change of a seat's occupant.

    Attributes:
        n: the log entry that proposed it; controls carry it.
        change, seat: how the seat would change hands, and which it is.
        until: when the proposal expires, or the votes are counted, in seconds since 1970.
        person, name: the new occupant; None for a computer player.
        agreed, declined, by: who has said so, and which seat has proposed a vote.
        is_accepted: whether the person to whom a seat is offered has accepted it, so that only the votes are missing.
    """

    n: int
    change: Change
    seat: Seat
    until: float
    person: int | None = None
    name: str = ""
    agreed: tuple[Seat, ...] = ()
    declined: tuple[Seat, ...] = ()
    is_accepted: bool = False
    by: Seat | None = None


@dataclass(frozen=True, slots=True)
class Origin:
    """The position that a table's game starts from instead of a deal.

    Attributes:
        table: the table whose game it comes from; empty for a position that a person shared.
        step: the step of that table's replay.
    """

    table: str = ""
    step: int = 0


class Contest(StrEnum):
    """How a table of a tournament is dealt."""

    OWN_DEAL = "own"
    SAME_DEAL = "same"  # shared by all tables of its round


@dataclass(frozen=True, slots=True)
class Table:
    """A table in a channel.

    Attributes:
        id: short and unguessable; buttons carry it.
        host: the person who may change, start and end the table.
        first: the seat chosen to start, None for a random one.
        n: the number of its last log entry, its only revision number.
        moves: how many moves were made.
        opened_at, active_at: when it was opened, and when something last happened there.
        edition, pace: the rules edition it plays by, once dealt; seconds a person has for an answer, None for no limit.
        time_outs: who answers once these have run out.
        warned: whether everyone has been warned that the table will soon be closed.
        lost: whether its channel has been deleted; the game continues by private message.
        asleep: whether it was lost because the bot was removed from the server: then no clock runs.
        is_guided, proposal: whether this is a guided first game; a player's proposal that others have yet to accept.
        hinted: whether a person has asked what a computer player would do, which makes the game unrated.
        rewound: whether a step that revealed something was taken back, which makes the game unrated, too.
        transfer: a proposed change of a seat's occupant, if any.
        is_rated: whether its people want the game to count towards standings and ratings.
        tempo: how fast computer players play.
        origin: the position its game starts from instead of a deal, which also makes it unrated.
        former: previous occupants of seats; loaded only for the history.
        contest: how a table of a tournament is dealt; None outside tournaments.
        is_held: whether what opens this table waits for others of its round, which still play the same deal; only known
            where a game that is over is looked into.
        messages: the bot's messages about the table, by slot; not part of the table's state.
        read_at: when `messages` was read, on this process's monotonic clock.
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
    occupants: tuple[Occupant, ...] = ()
    n: int = 0
    moves: int = 0
    opened_at: float = 0.0
    active_at: float = 0.0
    edition: str | None = None
    pace: float | None = None
    warned: bool = False
    lost: bool = False
    is_guided: bool = False
    proposal: Proposal | None = None
    hinted: bool = False
    time_outs: TimeOuts = TimeOuts.COMPUTER
    origin: Origin | None = None
    transfer: Transfer | None = None
    is_rated: bool = True
    tempo: Tempo = Tempo.READABLE
    asleep: bool = False
    rewound: bool = False
    former: tuple[Former, ...] = ()
    contest: Contest | None = None
    is_held: bool = False
    messages: Mapping[str, PostedMessage] = field(default_factory=dict, compare=False, repr=False)
    read_at: float = field(default=0.0, compare=False, repr=False)

    @property
    def board(self) -> PostedMessage | None:
        """The board's message as of when the table was read; `MessageLedger.place` is more current."""
        return self.messages.get(BOARD)

    def hand(self, seat: Seat) -> PostedMessage | None:
        """Return the message with a seat's hand as of when the table was read, see `board`."""
        return self.messages.get(hand_slot(seat))

    @property
    def calls(self) -> Mapping[str, PostedMessage]:
        """The channel's call messages as of when the table was read, by slot, see `board`."""
        return {slot: ref for slot, ref in self.messages.items() if slot.startswith(CALL)}

    def seat_of(self, person: int) -> Seat | None:
        """Return the seat a person sits at."""
        return next((Seat(number) for number, occupant in enumerate(self.occupants) if occupant.person == person), None)

    def seated(self) -> Iterator[tuple[Seat, Occupant]]:
        """Return the seats with their occupants, in seat order."""
        return ((Seat(number), occupant) for number, occupant in enumerate(self.occupants))

    @property
    def people(self) -> tuple[int, ...]:
        """The people seated there, in seat order."""
        return tuple(occupant.person for occupant in self.occupants if occupant.person is not None)

    @property
    def is_deserted(self) -> bool:
        """Whether everybody has left a running game: it is suspended until one of them comes back."""
        return self.phase is Phase.PLAYING and not self.people

    @property
    def host_name(self) -> str:
        """The name of the host, who sits at every live table unless it is deserted."""
        seat = self.seat_of(self.host)
        return "" if seat is None else self.occupants[seat].name

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat, unescaped: escape them before they go into markdown."""
        return tuple(occupant.name for occupant in self.occupants)
