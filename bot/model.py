"""What the bot remembers about tables and people, as plain values."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bot.post import BOARD, CALL, PostedMessage, hand_slot
from bot.profile import PlayingHours, Preferences, fingerprint
from games.core import Seat
from locales import Locale


class TimeOuts(StrEnum):
    """Who answers for a person whose time has run out."""

    COMPUTER = "computer"
    """A computer player makes this one decision."""
    RULES = "rules"
    """The answer that the game's rules have for absent players."""


class Tempo(StrEnum):
    """How fast computer players play."""

    FAST = "fast"
    READABLE = "readable"
    SLOW = "slow"


class Change(StrEnum):
    """How a seat may change hands."""

    OFFER = "offer"
    """Its person offers it to another one."""
    CLAIM = "claim"
    """A person asks for it while a computer player has it."""
    STAND_IN = "stand-in"
    """The others vote whether a computer player takes over for a person who is late."""


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
class Person:
    """Someone who has met the bot.

    Attributes:
        id: Discord's id.
        name: their global name when last seen, cleaned.
        locale: the language they read: their own choice, or else their client's.
        chosen: whether they chose it themselves.
        mentions: whether they want to be mentioned when it is their turn.
        dm: the channel of private messages, once opened.
        closed: whether the last private message could not be delivered.
        untold: what they could not be told, in a form that only the delivery reads.
        preferences: what else they have set.
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
        """Return whether another person's doings may neither mention this one nor write to them."""
        blocked = self.preferences.blocked
        return other is not None and bool(blocked) and (other in blocked or fingerprint(self.id, other) in blocked)


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a person has been taught at a table whose game is new to them.

    Attributes:
        is_on: whether they are shown tips.
        seen: the kinds of questions whose tip has been shown.
        showing: the kind whose tip stands beside their present question, if any.
        answered: the kind whose tip stood beside the question they answered last; it comes back with that question.
        has_left: whether their last answer led away from the script of a guided game.
    """

    is_on: bool = True
    seen: tuple[str, ...] = ()
    showing: str = ""
    answered: str = ""
    has_left: bool = False


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a seat: a person, or a computer player.

    Attributes:
        name: what they are called on the table's server now.
        person: the person, None for a computer player.
        computer: the strategy of a computer player.
        owner: the person for whom a computer player keeps the seat.
        given_name: the name they sat down with, where they are called otherwise by now.
        since: the entry of the log at which they sat down.
        seen_at: when the person last did something at this table, in seconds since 1970.
        asked_at: since when the table waits for this seat; None while it does not.
        is_gone: whether the person is known to have left the server.
        played_by_clock_for: the question a computer player answers, as the person's time ran out; empty for none.
        missed: how many times in a row the person's time ran out.
        reminded: the question of which the person was reminded; empty for none.
        is_away: whether the person has said that they are away.
        away_until: until when; once they are back, since when they are. Their clock begins no sooner.
        is_out: whether its person may not have it again: the tournament has excluded them, or they were too late.
        kept_until: until when a rematch keeps the seat for a person who has not accepted it; 0 for one who has.
        lesson: what they have been taught; None for a person who has played the game before.
        hours: when their clock runs at a slow table, as they have set it by now; None for always.
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
    """Who had a seat before the one who has it now.

    Attributes:
        seat: which seat.
        since, until: the entries of the log between which they had it; the last one is not theirs any more.
        name: what they are called.
        person, computer: who it was, as of a sitter.
    """

    seat: Seat
    since: int
    until: int
    name: str
    person: int | None = None
    computer: str | None = None


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something that a player proposes and all the others must agree to.

    Attributes:
        n: the entry of the log that made it; controls carry it.
        seat: who proposes it.
        back_to: the position to go back to; None where the game is to be ended.
        until: when it lapses, in seconds since 1970.
        agreed: who has agreed so far.
        unrates: whether the game is no longer rated once it is carried out.
    """

    n: int
    seat: Seat
    back_to: int | None
    until: float
    agreed: tuple[Seat, ...] = ()
    unrates: bool = False


@dataclass(frozen=True, slots=True)
class Transfer:
    """A seat that is about to change hands.

    Attributes:
        n: the entry of the log that proposed it; controls carry it.
        change: how it would change hands.
        seat: which seat.
        until: when the proposal lapses, or the votes are counted, in seconds since 1970.
        person, name: who would sit there; None where a computer player would.
        agreed, declined, by: who has said so, and which seat has proposed a vote.
        is_accepted: whether the person to whom a seat is offered has accepted it, so that only votes are missing.
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
    """The position a table's game begins with, instead of a deal.

    Attributes:
        table: the table whose game it stood in; empty for a position that a person shared.
        step: at which step of that table's replay.
    """

    table: str = ""
    step: int = 0


class Contest(StrEnum):
    """How the table of a tournament is dealt."""

    OWN_DEAL = "own"
    SAME_DEAL = "same"  # as the other tables of its round


@dataclass(frozen=True, slots=True)
class Table:
    """A table in a channel.

    Attributes:
        id: short and unguessable; buttons carry it.
        host: the person who may change, start and end the table.
        first: the seat chosen to begin, None for a random one.
        n: the last entry of its log, which is its only revision.
        moves: how many moves were made.
        opened_at, active_at: when it was opened, and when something was last done there.
        edition: the rules edition it plays by, once dealt.
        pace: seconds that a person has for each answer, None for no limit.
        time_outs: who answers when they have run out.
        warned: whether everyone has been told that the table will soon be put away.
        lost: whether the channel is gone; the game goes on by private message.
        asleep: whether it is gone because the bot was removed from the server: then no clock runs.
        is_guided: whether this is a guided first game.
        proposal: what a player proposes and others have yet to agree to.
        hinted: whether a person has asked what a computer player would do: the game is not rated.
        rewound: whether a step was taken back from which something had been learnt: it is not rated then either.
        transfer: a seat that is about to change hands, if any.
        is_rated: whether its people want the game to count in standings and ratings.
        tempo: how fast computer players play here.
        origin: the position its game begins with, where that is no deal: it is not rated either.
        former: who had seats that others have now; only known where the story is told.
        contest: how a table of a tournament is dealt; None for a table of no tournament.
        is_held: whether what opens this table waits for others of its round, which still play the same deal; only known
            where a game that is over is looked into.
        messages: where our messages about the table stand, by slot; no part of what the table is.
        read_at: when `messages` was read, by the monotonic clock of this process.
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
        """Where the board stood in the channel when the table was read; `MessageLedger.place` knows more."""
        return self.messages.get(BOARD)

    def hand(self, seat: Seat) -> PostedMessage | None:
        """Return where the hand of a seat stood when the table was read, see `board`."""
        return self.messages.get(hand_slot(seat))

    @property
    def calls(self) -> Mapping[str, PostedMessage]:
        """The calls that stood in the channel when the table was read, by slot, see `board`."""
        return {slot: ref for slot, ref in self.messages.items() if slot.startswith(CALL)}

    def seat_of(self, person: int) -> Seat | None:
        """Return the seat a person sits at."""
        for number, sitter in enumerate(self.sitters):
            if sitter.person == person:
                return Seat(number)
        return None

    def seated(self) -> Iterator[tuple[Seat, Sitter]]:
        """Return who sits where, in seat order."""
        return ((Seat(number), sitter) for number, sitter in enumerate(self.sitters))

    @property
    def people(self) -> tuple[int, ...]:
        """The people who sit there, in seat order."""
        return tuple(sitter.person for sitter in self.sitters if sitter.person is not None)

    @property
    def is_deserted(self) -> bool:
        """Whether everybody has left a running game: it sleeps until one of them comes back."""
        return self.phase is Phase.PLAYING and not self.people

    @property
    def host_name(self) -> str:
        """The name of the host, who sits at every live table but one that is deserted."""
        seat = self.seat_of(self.host)
        return "" if seat is None else self.sitters[seat].name

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat, as they were given: escape them before they go into markdown."""
        return tuple(sitter.name for sitter in self.sitters)
