"""Absent people: announced absences, computer players that keep a seat, and people who have left the server."""

from collections.abc import Collection, Iterator
from dataclasses import replace

from bot.model import Occupant, Person, Phase, Table
from games.core import Ending, NotYours, Say, Seat, State
from games.core.record import record

from .consent import claim_of, others, require_no_contest
from .ending import Ended, HostPassed, absent_after, is_absent, pass_on
from .log import Command, Decision, Entry, Fact, Past, rule
from .state import DAY_S, refuse, reopen_for, require_seat, usual_strategy, with_seat
from .state import is_quiet as is_asked_quietly

AWAY_MOST_S = 30 * 24 * 3600.0
"""The maximum number of seconds for which a person may be away."""


@record
class GoAway(Command):
    """Announce an absence: the seat's clock stops, and the others may call for a stand-in."""

    by: Person
    until: float


@record
class EndAway(Command):
    """End an absence; `by` is None if it has expired."""

    seat: Seat
    by: Person | None = None


@record
class StandIn(Command):
    """Let a computer player keep an absent person's seat."""

    by: Person
    seat: Seat


@record
class ReportMissing(Command):
    """Record that a person is no longer on the server, as reported by Discord."""

    person: int


@record
class WentAway(Fact):
    """A person announced an absence with an end date; their clock stops."""

    seat: Seat
    until: float

    def change(self, table: Table, entry: Entry) -> Table:
        away = replace(table.occupants[self.seat], is_away=True, away_until=self.until)
        return with_seat(table, self.seat, away)

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        if table.phase is Phase.PLAYING:
            name, until = table.occupants[self.seat].name, str(round(self.until))
            yield Say("bot-notice-away", {"name": name, "until": until})

    def hands(self, table: Table, entry: Entry) -> Collection[Seat]:
        return (self.seat,)


@record
class AwayEnded(Fact):
    """A person came back, or their absence expired."""

    seat: Seat

    def change(self, table: Table, entry: Entry) -> Table:
        return with_seat(table, self.seat, back(table.occupants[self.seat], entry))

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        if table.phase is Phase.PLAYING:
            said = "bot-notice-back" if entry.person is not None else "bot-notice-away-over"
            yield Say(said, {"name": table.occupants[self.seat].name})

    def hands(self, table: Table, entry: Entry) -> Collection[Seat]:
        return (self.seat,)


@record
class StoodIn(Fact):
    """A computer player keeps a seat for its person, who left it or stayed away.

    Attributes:
        missed: how many times in a row their time had run out, if that is the reason.
        for_good: whether the person will not come back.
        is_out: whether they may not come back, by decision of a tournament's organiser.
    """

    seat: Seat
    strategy: str
    missed: int = 0
    for_good: bool = False
    is_out: bool = False

    def change(self, table: Table, entry: Entry) -> Table:
        left = table.occupants[self.seat]
        kept = Occupant(
            left.name, None, self.strategy, None if self.is_out else left.person, left.given_name, left.since,
            left.seen_at, left.asked_at, hours=left.hours, lesson=left.lesson, is_out=self.is_out,
        )  # fmt: skip
        return with_seat(without_transfer_of(table, self.seat), self.seat, kept)

    def position(self, table: Table, state: State | None, entry: Entry, past: Past) -> State | None:
        return reopen_for(state, self.seat, entry.n)

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        left = table.occupants[self.seat]
        if self.missed:
            yield Say("bot-notice-missed", {"name": left.name, "n": self.missed})
        elif self.for_good:
            yield Say("bot-notice-left-for-good", {"name": left.name})
        elif table.is_deserted:
            yield Say("bot-notice-sleeps", {"name": left.name})
        else:
            is_own = entry.person == left.owner
            yield Say("bot-notice-left" if is_own else "bot-notice-stood-in", {"name": left.name})

    def hands(self, table: Table, entry: Entry) -> Collection[Seat]:
        return (self.seat,)


@record
class CameBack(Fact):
    """A person took back the seat that a computer player kept."""

    seat: Seat
    name: str

    def change(self, table: Table, entry: Entry) -> Table:
        kept = table.occupants[self.seat]
        there = Occupant(self.name, kept.owner, since=entry.n, seen_at=entry.at, hours=kept.hours, lesson=kept.lesson)
        return with_seat(without_transfer_of(table, self.seat), self.seat, there)

    def position(self, table: Table, state: State | None, entry: Entry, past: Past) -> State | None:
        return reopen_for(state, self.seat, entry.n)

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        yield Say("bot-notice-back", {"name": self.name})

    def hands(self, table: Table, entry: Entry) -> Collection[Seat]:
        return (self.seat,)


@record
class WentMissing(Fact):
    """The person at a seat is no longer on the server."""

    seat: Seat

    def change(self, table: Table, entry: Entry) -> Table:
        return with_seat(table, self.seat, replace(table.occupants[self.seat], is_gone=True))

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        said = "bot-notice-missing-lobby" if table.phase is Phase.LOBBY else "bot-notice-missing"
        yield Say(said, {"name": table.occupants[self.seat].name})


@rule(GoAway)
def go_away(decision: Decision, command: GoAway) -> None:
    """Stop a person's clock until a day that they choose."""
    if not decision.table.phase.live:
        raise refuse("bot-no-table-ended")
    if not decision.now < command.until <= decision.now + AWAY_MOST_S:
        raise refuse("bot-no-such-absence", days=round(AWAY_MOST_S / DAY_S))
    seat = require_seat(decision.table, command.by.id)
    decision.seat = seat
    decision.add(WentAway(seat, command.until), command.by.id)


@rule(EndAway)
def end_away(decision: Decision, command: EndAway) -> None:
    """Resume a person's clock; nothing happens if they are not away, or if an expiry comes too early."""
    seat, occupants = command.seat, decision.table.occupants
    if command.by is not None and decision.table.seat_of(command.by.id) != seat:
        raise NotYours(Say("bot-no-not-in-game", {}))
    if not decision.table.phase.live or seat >= len(occupants) or not occupants[seat].is_away:
        return
    if command.by is not None or decision.now >= occupants[seat].away_until:
        decision.seat = seat
        decision.add(AwayEnded(seat), command.by.id if command.by is not None else None)


@rule(StandIn)
def stand_in(decision: Decision, command: StandIn) -> None:
    """Let a computer player keep an absent person's seat; any person who plays may ask for it."""
    require_seat_in_play(decision.table, command.by)
    occupants = decision.table.occupants
    if not 0 <= command.seat < len(occupants):
        raise refuse("bot-no-such-seat")
    absent = occupants[command.seat]
    if absent.person is None:
        raise refuse("bot-no-computer-already", name=absent.name)
    is_quiet = is_asked_quietly(decision.state)
    if not is_absent(decision.table, absent, decision.now, is_quiet=is_quiet):
        if is_quiet:
            raise refuse("bot-no-late-quiet")
        raise refuse("bot-no-not-absent", name=absent.name, hours=round(absent_after(decision.table) / 3600))
    decision.seat = command.seat
    decision.add(StoodIn(command.seat, usual_strategy(decision.table)), command.by.id)
    pass_on(decision)


@rule(ReportMissing)
def report_missing(decision: Decision, command: ReportMissing) -> None:
    """Record that a person is no longer on the server; until they act here they count as absent."""
    seat = require_seat(decision.table, command.person)
    if decision.table.phase.live and not decision.table.occupants[seat].is_gone:
        decision.add(WentMissing(seat))


def leave_game(decision: Decision, by: Person, *, for_good: bool) -> None:
    """Let a computer player keep the seat of a person who leaves a running game."""
    seat = decision.table.seat_of(by.id)
    if seat is None:
        raise refuse("bot-no-not-seated")
    decision.add(StoodIn(seat, usual_strategy(decision.table), for_good=for_good), by.id)
    if for_good and not others(decision.table, seat):
        decision.add(Ended(Ending.ABANDONED, reason="deserted"))
        return
    pass_on(decision)


def come_back(decision: Decision, by: Person) -> None:
    """Give a person back the seat that a computer player kept for them; a suspended game resumes, with a host."""
    seat = claim_of(decision.table, by.id)
    if seat is None:
        require_no_contest(decision.table)  # including one who was excluded
        raise refuse("bot-no-seat-waiting")
    decision.add(CameBack(seat, by.name), by.id)
    if decision.table.seat_of(decision.table.host) is None:
        decision.add(HostPassed(by.id))


def require_seat_in_play(table: Table, by: Person) -> Seat:
    """Return the seat of a person in a game in play.

    Raises:
        Refusal: the game has not started or is over, or they do not play.
    """
    if not table.phase.live:
        raise refuse("bot-no-table-ended")
    if table.phase is Phase.LOBBY:
        raise refuse("bot-no-not-started")
    seat = table.seat_of(by.id)
    if seat is None:
        raise refuse("bot-no-not-seated")
    return seat


def back(occupant: Occupant, entry: Entry) -> Occupant:
    """Return a person who is no longer away."""
    return replace(occupant, is_away=False, away_until=entry.at) if occupant.is_away else occupant


def without_transfer_of(table: Table, seat: Seat) -> Table:
    """Return the table without a pending change of this seat's occupant."""
    is_open = table.transfer is not None and table.transfer.seat == seat
    return replace(table, transfer=None) if is_open else table
