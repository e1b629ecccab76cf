"""The state of a tournament: people, rounds, pairings and results, as frozen records that can be saved and loaded."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NewType, TypeAlias

from games.transcript import commitment

from .choices import FormatName, Settings

EntrantId = NewType("EntrantId", int)
"""A place in a tournament, numbered from 0 in order of enrolment; it keeps its number when another person takes it."""

Ahead: TypeAlias = tuple[tuple[tuple[EntrantId, ...], ...], ...]
"""Planned future rounds, each with its tables; a single person has no opponent."""

WIN = 12
"""Points of a win, chosen so that all shares at tables of 2 to 4 are whole numbers: a draw of two is worth 6."""


class Phase(StrEnum):
    """The phase of a tournament."""

    ENROLMENT = "enrolment"
    CHECK_IN = "check-in"
    PLAYING = "playing"
    OVER = "over"


class Status(StrEnum):
    """The status of an entrant."""

    ENROLLED = "enrolled"
    CHECKED_IN = "checked-in"
    PLAYING = "playing"
    WITHDRAWN = "withdrawn"
    EXCLUDED = "excluded"
    ABSENT = "absent"
    """Did not check in, or vanished from a league."""


class Source(StrEnum):
    """The origin of a result."""

    TABLE = "table"
    ORGANISER = "organiser"
    FORFEIT = "forfeit"


class Slot(StrEnum):
    """The purpose of a pairing, in formats whose rounds differ."""

    PLAIN = ""
    GROUP = "group"
    WINNERS = "winners"
    """In a knock-out: between people without a defeat."""
    LOSERS = "losers"
    """In a knock-out: between people with one defeat."""
    FINAL = "final"


@dataclass(frozen=True, slots=True)
class Entrant:
    """A place in a tournament and the person who has it.

    Attributes:
        number: number of the place.
        person: their Discord id; a substitute id once they are forgotten.
        name: their name at enrolment.
        rating: their rating at enrolment, for the first pairings.
        division: in a league, from 0 for the highest; None before their first season.
        former: ids of those who had the place before.
        left_in: the first round in which they no longer play; None while they do.
        share: Discord's id of the interaction by which they enrolled: part of the seed of their games.
    """

    number: EntrantId
    person: int
    name: str
    status: Status = Status.ENROLLED
    rating: float = 0.0
    division: int | None = None
    former: tuple[int, ...] = ()
    left_in: int | None = None
    share: str = ""

    @property
    def is_in(self) -> bool:
        """Whether the entrant still takes part."""
        return self.status in {Status.ENROLLED, Status.CHECKED_IN, Status.PLAYING}


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game of a tournament.

    Attributes:
        places: by seat, 1 for the winner; tied seats share a place.
        scores: points in the game by seat, None if it counts none.
        source: where the result comes from.
        forfeits: seats that did not play to the end; they get no points, whatever their place.
        survived: for games won or lost together, whether it was won.
        reason: the organiser's reason for correcting it.
        by: the organiser who corrected it.
    """

    places: tuple[int, ...]
    scores: tuple[int | None, ...]
    source: Source = Source.TABLE
    forfeits: tuple[int, ...] = ()
    survived: bool = True
    reason: str = ""
    by: int | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """One table of a round.

    Attributes:
        number: the table's number in its round, from 1.
        seats: the entrants in seat order; the first one begins. None for a computer player.
        group: group, division or branch, from 0.
        slot: the purpose of the pairing.
        table: the bot's id of the table, once it is opened.
        gone: seats taken over permanently by a computer player because their people were excluded or late.
        result: the result, once there is one.
    """

    number: int
    seats: tuple[EntrantId | None, ...]
    group: int = 0
    slot: Slot = Slot.PLAIN
    table: str = ""
    gone: tuple[int, ...] = ()
    result: Result | None = None

    @property
    def entrants(self) -> tuple[EntrantId, ...]:
        """The people at the table."""
        return tuple(one for one in self.seats if one is not None)

    def seat_of(self, entrant: EntrantId) -> int:
        """Return the seat of an entrant at the table."""
        return self.seats.index(entrant)


@dataclass(frozen=True, slots=True)
class Round:
    """A round of a tournament.

    Attributes:
        number: from 1.
        matches: its tables.
        byes: entrants without an opponent, who get the points of a win.
        began_at: when it was paired, in seconds since 1970.
        until: when its time is up; None for no limit.
        commitment: digest of the secret of the deal that all tables share; "" for separate deals.
        secret: that secret; shown to nobody before the round has ended.
        reminded: whether people were reminded to play.
        is_closed: whether its time is up and late players have been handled.
        ended_at: when its last result was recorded; None before.
    """

    number: int
    matches: tuple[Match, ...]
    byes: tuple[EntrantId, ...] = ()
    began_at: float = 0.0
    until: float | None = None
    commitment: str = ""
    secret: str = ""
    reminded: bool = False
    is_closed: bool = False
    ended_at: float | None = None

    def match(self, number: int) -> Match | None:
        """Return the table with a number."""
        return next((match for match in self.matches if match.number == number), None)

    def match_of(self, entrant: EntrantId) -> Match | None:
        """Return the table of an entrant."""
        return next((match for match in self.matches if entrant in match.seats), None)

    @property
    def open_matches(self) -> tuple[Match, ...]:
        """The tables without a result."""
        return tuple(match for match in self.matches if match.result is None)


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """A person's final result in a season of a league.

    Attributes:
        rank: in their division, from 1.
        points: in twelfths of a win.
        to: their division in the next season; None for those who left the league.
    """

    entrant: EntrantId
    division: int
    rank: int
    points: int
    to: int | None


@dataclass(frozen=True, slots=True)
class Season:
    """A finished season of a league."""

    number: int
    rows: tuple[SeasonRow, ...]


@dataclass(frozen=True, slots=True)
class Tournament:
    """The state of a tournament, as it follows from its log.

    Attributes:
        n: number of its latest entry.
        guild, channel: the server and channel it takes place in.
        locale: the language of public messages.
        title: its name.
        organiser: the person in charge.
        entrants: by number.
        rounds: the rounds of this season; the last one is the current one.
        planned: number of rounds; 0 before the first.
        upcoming: the secret of the next round if all share one deal, drawn in advance; shown to nobody.
        ahead: a plan of the rounds after the current one, with as few repeated meetings as possible.
        luck: seed for breaking ties in the first pairings.
        starts_at: when it starts automatically.
        check_in_at: when check-in opened or opens; None for no check-in.
        is_reminded: whether people were reminded to check in.
        next_at: when the next round begins; None during a round.
        paused_at: when it was adjourned; None if it is not.
        reason: why it ended: `finished`, `too-few`, or the organiser's reason.
        is_complete: whether all its rounds were played.
        season: number of a league's season, from 1.
        seasons: the finished seasons of a league.
    """

    n: int
    guild: int
    channel: int
    locale: str
    title: str
    organiser: int
    organiser_name: str
    settings: Settings
    phase: Phase = Phase.ENROLMENT
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    planned: int = 0
    ahead: Ahead = ()
    upcoming: str = ""
    luck: str = ""
    starts_at: float | None = None
    check_in_at: float | None = None
    is_reminded: bool = False
    next_at: float | None = None
    opened_at: float = 0.0
    active_at: float = 0.0
    paused_at: float | None = None
    ended_at: float | None = None
    reason: str = ""
    is_complete: bool = False
    season: int = 1
    seasons: tuple[Season, ...] = ()

    @property
    def promised(self) -> str:
        """The commitment to the deal of the next round if all its tables share one; empty otherwise."""
        return commitment(self.upcoming) if self.upcoming and self.settings.same_deal else ""

    @property
    def round(self) -> Round | None:
        """The current round."""
        return self.rounds[-1] if self.rounds else None

    @property
    def active(self) -> tuple[Entrant, ...]:
        """The entrants that still take part."""
        return tuple(entrant for entrant in self.entrants if entrant.is_in)

    @property
    def players(self) -> tuple[EntrantId, ...]:
        """The numbers of the entrants to be paired in the next round."""
        return tuple(entrant.number for entrant in self.entrants if entrant.status is Status.PLAYING)

    @property
    def is_knock_out(self) -> bool:
        """Whether later rounds depend on the results of earlier ones."""
        return self.settings.format in {FormatName.GROUPS, FormatName.KNOCK_OUT, FormatName.SECOND_CHANCE}

    def entrant(self, number: EntrantId) -> Entrant:
        """Return the entrant with a number."""
        return self.entrants[number]

    def entrant_of(self, person: int) -> Entrant | None:
        """Return the place of a person."""
        return next((one for one in self.entrants if one.person == person), None)

    def matches(self) -> Iterator[tuple[Round, Match]]:
        """Yield every table of this season with its round."""
        for found in self.rounds:
            for match in found.matches:
                yield found, match

    def with_entrant(self, entrant: Entrant) -> "Tournament":
        """Return the tournament with an entrant replaced."""
        before, after = self.entrants[: entrant.number], self.entrants[entrant.number + 1 :]
        return replace(self, entrants=(*before, entrant, *after))

    def with_round(self, found: Round) -> "Tournament":
        """Return the tournament with a round replaced."""
        return replace(self, rounds=(*self.rounds[: found.number - 1], found, *self.rounds[found.number :]))

    def with_match(self, number: int, match: Match) -> "Tournament":
        """Return the tournament with a table of a round replaced."""
        found = self.rounds[number - 1]
        matches = tuple(match if one.number == match.number else one for one in found.matches)
        return self.with_round(replace(found, matches=matches))


def shares(result: Result) -> tuple[int, ...]:
    """Return the points that each seat gets for a result, in twelfths of a win.

    The winner gets all, the last nothing, those in between equal steps; tied seats share the points of their
    places. Seats that forfeited get nothing, nor does anyone if all have lost together.
    """
    seats = len(result.places)
    if seats == 1:
        return (0 if result.forfeits or not result.survived else WIN,)
    worth = [WIN * (seats - place) // (seats - 1) for place in range(1, seats + 1)]
    found = []
    for seat, place in enumerate(result.places):
        tied = result.places.count(place)
        has_none = seat in result.forfeits or not result.survived
        found.append(0 if has_none else sum(worth[place - 1 : place - 1 + tied]) // tied)
    return tuple(found)
