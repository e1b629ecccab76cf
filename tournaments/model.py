"""What a tournament is: people, rounds, pairings and results, as frozen records that can be saved and read back."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NewType, TypeAlias

from games.transcript import commitment

from .choices import FormatName, Settings

EntrantId = NewType("EntrantId", int)
"""A place in a tournament, numbered from 0 in the order of enrolment; it keeps its number when its person changes."""

Ahead: TypeAlias = tuple[tuple[tuple[EntrantId, ...], ...], ...]
"""Rounds that may follow, each with its tables; one person alone has no opponent."""

WIN = 12
"""Points of a won game, so that every share at a table of 2 to 4 is a whole number: a draw of two is worth 6."""


class Phase(StrEnum):
    """How far a tournament is."""

    ENROLMENT = "enrolment"
    CHECK_IN = "check-in"
    PLAYING = "playing"
    OVER = "over"


class Status(StrEnum):
    """Whether a person takes part."""

    ENROLLED = "enrolled"
    CHECKED_IN = "checked-in"
    PLAYING = "playing"
    WITHDRAWN = "withdrawn"
    EXCLUDED = "excluded"
    ABSENT = "absent"
    """They did not check in, or vanished from a league."""


class Source(StrEnum):
    """Where a result comes from."""

    TABLE = "table"
    ORGANISER = "organiser"
    FORFEIT = "forfeit"


class Slot(StrEnum):
    """What a pairing is for, where rounds of one tournament differ."""

    PLAIN = ""
    GROUP = "group"
    WINNERS = "winners"
    """Of a knock-out: between people without a defeat."""
    LOSERS = "losers"
    """Of a knock-out: between people with one defeat."""
    FINAL = "final"


@dataclass(frozen=True, slots=True)
class Entrant:
    """A place in a tournament, and who has it.

    Attributes:
        number: which place.
        person: Discord's id, or a number that is nobody's once they are forgotten.
        name: as it was when they enrolled.
        rating: strength when they enrolled, for the first pairings.
        division: of a league, 0 being the highest; None before their first season.
        former: those who had the place before, by their ids.
        left_in: the round from which on they no longer play; None while they do.
        share: the number that Discord gave to their press when they enrolled: part of the seed of what they play.
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
        """Whether they still take part."""
        return self.status in {Status.ENROLLED, Status.CHECKED_IN, Status.PLAYING}


@dataclass(frozen=True, slots=True)
class Result:
    """How a game of a tournament came out, by seat.

    Attributes:
        places: 1 for the winner; seats that tie share a place.
        scores: points of the game, None where it counts none.
        source: where the result comes from.
        forfeits: seats of those who did not play to the end: they get no points, whatever their place.
        survived: whether a game that is won or lost together was won.
        reason: why the organiser put it right.
        by: the organiser who did.
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
        seats: who sits there, in seat order; the first one begins. None stands for a computer player.
        group: group, division or branch, from 0.
        slot: what it is for.
        table: the bot's id of the table, once it is open.
        gone: seats that a computer player has for good, since their people were excluded or late.
        result: how it came out, once it did.
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
        """The people among those who sit there."""
        return tuple(one for one in self.seats if one is not None)

    def seat_of(self, entrant: EntrantId) -> int:
        """Return the seat of an entrant who sits there."""
        return self.seats.index(entrant)


@dataclass(frozen=True, slots=True)
class Round:
    """A round.

    Attributes:
        number: from 1.
        matches: its tables.
        byes: those who have no opponent in it and get the points of a win.
        began_at: when it was paired, in seconds since 1970.
        until: when its time is up; None for no limit.
        commitment: digest of the secret from which the same deal of all tables follows; "" for deals of their own.
        secret: that secret; shown to nobody before the round has ended.
        reminded: whether people were reminded of it.
        is_closed: whether its time has run out and late people have been dealt with.
        ended_at: when its last result came in; None before.
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
        """Return the table of that number."""
        return next((match for match in self.matches if match.number == number), None)

    def match_of(self, entrant: EntrantId) -> Match | None:
        """Return the table where an entrant sits."""
        return next((match for match in self.matches if entrant in match.seats), None)

    @property
    def open_matches(self) -> tuple[Match, ...]:
        """The tables without a result."""
        return tuple(match for match in self.matches if match.result is None)


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """How somebody ended a season of a league.

    Attributes:
        rank: in their division, from 1.
        points: in twelfths of a win.
        to: the division of the next season; None for those who left the league.
    """

    entrant: EntrantId
    division: int
    rank: int
    points: int
    to: int | None


@dataclass(frozen=True, slots=True)
class Season:
    """A season of a league that is over."""

    number: int
    rows: tuple[SeasonRow, ...]


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament as its log adds up.

    Attributes:
        n: number of its latest entry.
        guild, channel: where it takes place.
        locale: the language it speaks in public.
        title: its name.
        organiser: the person who decides.
        entrants: by number.
        rounds: of this season; the last one is the present one.
        planned: how many rounds there will be; 0 before the first.
        upcoming: the secret of the next round with one deal for all, drawn beforehand; shown to nobody.
        ahead: a plan of the rounds after the present one, in which as few as possible meet again.
        luck: from which ties of the first pairings are drawn.
        starts_at: when it begins by itself.
        check_in_at: when people were or are asked to check in; None where they need not.
        is_reminded: whether those who have not checked in were reminded.
        next_at: when the next round begins; None while one is played.
        paused_at: since when it is adjourned; None while it is not.
        reason: why it ended: `finished`, `too-few`, or what the organiser said.
        is_complete: whether it was played to its end.
        season: of a league, from 1.
        seasons: those of a league that are over.
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
        """The fingerprint of the deal of the next round, which is the same at all its tables; empty for none."""
        return commitment(self.upcoming) if self.upcoming and self.settings.same_deal else ""

    @property
    def round(self) -> Round | None:
        """The present round."""
        return self.rounds[-1] if self.rounds else None

    @property
    def active(self) -> tuple[Entrant, ...]:
        """Those who have enrolled and still take part."""
        return tuple(entrant for entrant in self.entrants if entrant.is_in)

    @property
    def players(self) -> tuple[EntrantId, ...]:
        """Those who are paired in the next round, by number."""
        return tuple(entrant.number for entrant in self.entrants if entrant.status is Status.PLAYING)

    @property
    def is_knock_out(self) -> bool:
        """Whether later rounds stand on the results of earlier ones."""
        return self.settings.format in {FormatName.GROUPS, FormatName.SECOND_CHANCE}

    def entrant(self, number: EntrantId) -> Entrant:
        """Return the entrant of that number."""
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
        """Return the tournament with this entrant at their number."""
        before, after = self.entrants[: entrant.number], self.entrants[entrant.number + 1 :]
        return replace(self, entrants=(*before, entrant, *after))

    def with_round(self, found: Round) -> "Tournament":
        """Return the tournament with this round at its number."""
        return replace(self, rounds=(*self.rounds[: found.number - 1], found, *self.rounds[found.number :]))

    def with_match(self, number: int, match: Match) -> "Tournament":
        """Return the tournament with this table at its number of a round."""
        found = self.rounds[number - 1]
        matches = tuple(match if one.number == match.number else one for one in found.matches)
        return self.with_round(replace(found, matches=matches))


def shares(result: Result) -> tuple[int, ...]:
    """Return the points that each seat gets for a result, in twelfths of a win.

    The winner gets all, the last one nothing, those between them equal steps; seats that tie share what their places
    are worth together. Who did not play to the end gets nothing, and nobody does where all have lost together.
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
