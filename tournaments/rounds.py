"""Rounds: pairing the first and the next one, opening tables, and handling the end of a round's time."""

from collections.abc import Mapping
from dataclasses import replace

from games.core import Refusal, Say, say
from games.core.record import record
from games.transcript import commitment

from .choices import FormatName, Late, Settings
from .effects import AnnounceRound, OpenTable, Remind, TakeOver, Tell
from .ending import TOO_FEW, Ended, end_if_over, finish
from .formats import FORMATS, table_sizes
from .leagues import SeasonBegan, first_divisions
from .log import Actor, Command, Decision, Entry, Fact, GameSpec, refuse, rule
from .model import Ahead, EntrantId, Match, Phase, Round, Status, Tournament
from .opening import game_of, require, table_seats
from .results import forfeit, match_of

SEASON_S = 30 * 24 * 3600.0
"""Default length of a league season in seconds: rounds without a time limit share 30 days."""


@record
class Begin(Command):
    """Begin the tournament and pair the first round, without people not checked in; without `by`, at the set time.

    Attributes:
        luck: an unpredictable text: the seed for breaking ties in the first pairings.
        secret: the secret of the deal that all tables share, if the organiser wants that: for this round, or for the
            next one if that of this round was drawn before.
    """

    by: Actor | None = None
    luck: str = ""
    secret: str = ""


@record
class Pair(Command):
    """Pair the next round; without `by`, at the set time."""

    by: Actor | None = None
    secret: str = ""


@record
class NoteTable(Command):
    """Record which of the bot's tables was opened for a pairing."""

    round: int
    number: int
    table: str


@record
class RemindRound(Command):
    """Remind those who still have to play in a round, once."""

    round: int


@record
class CloseRound(Command):
    """Handle late players when the time of a round is up.

    Attributes:
        late: the seats that each open table waits for, by its number; tables not listed wait for all seats.
    """

    round: int
    late: Mapping[int, tuple[int, ...]]
    by: Actor | None = None


@record
class Began(Fact):
    """The tournament began.

    Attributes:
        present: the entrants that play.
        planned: number of rounds.
        luck: seed for breaking ties in the first pairings.
    """

    present: tuple[EntrantId, ...]
    planned: int
    luck: str = ""

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Let those who are present play, and mark the others as absent."""
        entrants = tuple(
            replace(one, status=Status.PLAYING)
            if one.number in self.present
            else replace(one, status=Status.ABSENT, left_in=1)
            if one.is_in
            else one
            for one in t.entrants
        )
        return replace(t, phase=Phase.PLAYING, entrants=entrants, planned=self.planned, luck=self.luck, starts_at=None)


@record
class RoundPaired(Fact):
    """A round was paired."""

    matches: tuple[Match, ...]
    byes: tuple[EntrantId, ...] = ()
    until: float | None = None
    secret: str = ""
    ahead: Ahead = ()
    upcoming: str = ""

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Add the round."""
        promised = commitment(self.secret) if self.secret else ""
        found = Round(len(t.rounds) + 1, self.matches, self.byes, entry.at, self.until, promised, self.secret)
        planned = max(t.planned, found.number)
        t = replace(
            t, rounds=(*t.rounds, found), next_at=None, planned=planned, ahead=self.ahead, upcoming=self.upcoming
        )
        if self.matches:
            return t
        # no game in this round, so the next one follows
        return replace(t.with_round(replace(found, ended_at=entry.at)), next_at=entry.at + t.settings.break_s)


@record
class TableNoted(Fact):
    """A table was opened for a pairing."""

    round: int
    number: int
    table: str

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Record the table's id."""
        match = t.rounds[self.round - 1].match(self.number)
        return t if match is None else t.with_match(self.round, replace(match, table=self.table))


@record
class RoundReminded(Fact):
    """Those who still had to play were reminded."""

    round: int

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Record the reminder."""
        return t.with_round(replace(t.rounds[self.round - 1], reminded=True))


@record
class RoundClosed(Fact):
    """The time of a round was up.

    Attributes:
        gone: by table, the seats that a computer player took over permanently.
    """

    round: int
    gone: Mapping[int, tuple[int, ...]]

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Close the round and record the seats that were taken over."""
        found = t.rounds[self.round - 1]
        matches = tuple(
            replace(match, gone=tuple(sorted({*match.gone, *self.gone.get(match.number, ())})))
            for match in found.matches
        )
        return t.with_round(replace(found, matches=matches, is_closed=True))


@rule(Begin)
def begin(decision: Decision, command: Begin) -> None:
    """Begin with those who are present."""
    t = decision.t
    require(t, command.by, before=True, running=True)
    if command.by is None and (t.starts_at is None or decision.now < t.starts_at):
        return None
    reason, present = too_few(t), present_in(t)
    if reason is not None:
        if command.by is None:
            decision.add(Ended(TOO_FEW))
            return finish(decision)
        raise Refusal(reason)
    planned = t.settings.rounds or _rounds(t.settings, len(present), game_of(decision.context))
    decision.add(Began(present, planned, command.luck), command.by.id if command.by else None)
    if t.settings.format is FormatName.LEAGUE:
        decision.add(SeasonBegan(first_divisions(decision.t), planned, command.luck))
    pair_next(decision, command.secret, command.by)
    return None


def present_in(t: Tournament) -> tuple[EntrantId, ...]:
    """Return the people with whom a tournament would begin now: once check-in is open, those who have checked in."""
    must_check_in = t.phase is Phase.CHECK_IN
    return tuple(one.number for one in t.active if not must_check_in or one.status is Status.CHECKED_IN)


def too_few(t: Tournament) -> Say | None:
    """Return why too few people are present for a tournament to begin; None if there are enough."""
    count, least = len(present_in(t)), fewest(t.settings)
    if count >= least:
        return None
    if t.phase is Phase.CHECK_IN:
        return say("tournament-no-too-few-here", count=count, least=least)
    return say("tournament-no-too-few", count=count, least=least)


def fewest(settings: Settings) -> int:
    """Return the minimum number of people for a tournament to begin."""
    return max(FORMATS[settings.format].least, settings.seats if settings.format is not FormatName.SURVIVAL else 1)


def proposed_rounds(settings: Settings, people: int, spec: GameSpec) -> int | None:
    """Return the number of rounds that follows from the number of people; None if these are too few or it is set."""
    if settings.rounds is not None or people < fewest(settings):
        return None
    return _rounds(settings, people, spec)


def proposed_byes(settings: Settings, people: int, spec: GameSpec) -> int:
    """Return how many of some people have no opponent in each round of a format in which everyone plays every round."""
    if people < fewest(settings) or settings.computer is not None:
        return 0
    if settings.format not in {FormatName.SWISS, FormatName.EVERYONE}:
        return 0
    return table_sizes(people, settings.seats, table_seats(spec, settings))[1]


def _rounds(settings: Settings, people: int, spec: GameSpec) -> int:
    return FORMATS[settings.format].rounds(people, settings, table_seats(spec, settings))


@rule(Pair)
def pair(decision: Decision, command: Pair) -> None:
    """Pair the next round once the last table has ended; automatically not before its time."""
    t = decision.t
    require(t, command.by, running=True)
    now = t.round
    if now is None:
        raise refuse("tournament-no-not-begun")
    if command.by is None and (t.next_at is None or decision.now < t.next_at):
        return
    if now.open_matches:
        raise refuse("tournament-no-tables-open", round=now.number, count=len(now.open_matches))
    if not end_if_over(decision):
        pair_next(decision, command.secret, command.by)


@rule(NoteTable)
def note_table(decision: Decision, command: NoteTable) -> None:
    """Record the table of a pairing once."""
    match = match_of(decision.t, command.round, command.number)
    if match.table == command.table:
        decision.is_repeated = True
        return
    if match.table:
        raise refuse("tournament-no-other-table", table=command.number)
    decision.add(TableNoted(command.round, command.number, command.table))


@rule(RemindRound)
def remind_round(decision: Decision, command: RemindRound) -> None:
    """Remind those who still have to play, once."""
    found = decision.t.round
    if found is None or found.number != command.round or found.reminded or not found.open_matches:
        return
    decision.add(RoundReminded(command.round))
    waiting = tuple(
        one
        for match in found.open_matches
        for seat, one in enumerate(match.seats)
        if one is not None and seat not in match.gone
    )
    decision.do(Remind(command.round, waiting))


@rule(CloseRound)
def close_round(decision: Decision, command: CloseRound) -> None:
    """Let late players forfeit, or let computer players finish their games; automatically not before the time is up."""
    t = decision.t
    require(t, command.by, running=True)
    found = t.round
    if found is None or found.number != command.round or found.is_closed or not found.open_matches:
        return
    if command.by is None and (found.until is None or decision.now < found.until):
        return
    late = {match.number: _late_seats(match, command.late.get(match.number)) for match in found.open_matches}
    taken = {number: seats for number, seats in late.items() if _is_taken_over(t, found, number, seats)}
    decision.add(RoundClosed(command.round, taken), command.by.id if command.by else None)
    decision.do(Tell(Say("tournament-told-time-up", {"round": found.number})))
    for match in found.open_matches:
        if match.number in taken:
            decision.do(TakeOver(found.number, match.number, taken[match.number]))
        else:
            forfeit(decision, found.number, match, late[match.number])
    end_if_over(decision)


def pair_next(decision: Decision, secret: str, by: Actor | None) -> None:
    """Pair the next round and request its tables."""
    t = decision.t
    settings = t.settings
    if settings.same_deal and not secret:
        raise ValueError("the same deal for all needs a secret")
    made = FORMATS[settings.format].pair(t, table_seats(game_of(decision.context), settings))
    seconds = settings.round_s
    if seconds is None and settings.format is FormatName.LEAGUE:
        seconds = SEASON_S / t.planned
    until = None if seconds is None else decision.now + seconds
    promised, upcoming = (t.upcoming, secret) if t.upcoming else (secret, "")
    dealt = promised if settings.same_deal else ""
    decision.add(RoundPaired(made.matches, made.byes, until, dealt, made.ahead, upcoming), by.id if by else None)
    number = len(decision.t.rounds)
    decision.do(AnnounceRound(number))
    for match in made.matches:
        adding = t.players if dealt else match.entrants
        shares = tuple((one, share) for one in adding if (share := t.entrants[one].share))
        decision.do(OpenTable(number, match.number, match.seats, settings.computer, dealt, shares))


def _late_seats(match: Match, said: tuple[int, ...] | None) -> tuple[int, ...]:
    """Return the seats that a table waits for: all its people if that is unknown."""
    people = tuple(seat for seat, one in enumerate(match.seats) if one is not None)
    known = tuple(seat for seat in said or () if seat in people)
    return known or people


def _is_taken_over(t: Tournament, found: Round, number: int, seats: tuple[int, ...]) -> bool:
    """Return whether computer players finish a game: if that is set, and at least one person is not late."""
    match = found.match(number)
    if match is None or t.settings.late is not Late.REPLACE:
        return False
    return {*seats, *match.gone} < {seat for seat, one in enumerate(match.seats) if one is not None}
