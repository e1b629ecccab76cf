"""Pace: how long people have for an answer, when they are reminded, and who answers once their time has run out."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import ceil

from bot.model import Change, Occupant, Person, Phase, Table, Tempo, TimeOuts
from bot.profile import SLOW_S, PlayingHours, moment_after
from games import core
from games.core import Refusal, Say, Seat, State, TooLate
from games.core.record import record

from .absence import StoodIn
from .ending import absent_after, is_absent, pass_on
from .lobby import prepare
from .log import Command, Decision, Entry, Fact, rule
from .play import answered_for, require_position
from .state import is_quiet, refuse, usual_strategy, voters_on_late, waiting, with_seat

PACE_LEAST_S, PACE_MOST_S = 60.0, 30 * 24 * 3600.0
"""The bounds of the time for each answer, in seconds."""
MISSED_MOST = 3
"""The number of consecutive time-outs of a person after which a computer player keeps the seat."""
LATE_S, LATE_LEAST_S = 4 * 3600.0, 150.0
"""Seconds after which a person counts as late at a table without a pace; and the minimum at any other."""
LATE_IN_A_ROW = 2
"""The number of consecutive time-outs after which a person counts as late even if nothing is asked of them."""
VOTE_S, VOTE_LEAST_S, VOTE_MOST_S = 3600.0, 300.0, 12 * 3600.0
"""Duration of a vote in seconds at a table without a pace; otherwise half of its pace, within these bounds."""
QUIET_S = 5 * 60.0
"""Seconds after a person's last action during which they are not reminded."""


@record
class SetPace(Command):
    """Set the time a person has for each answer; None for no limit."""

    by: Person
    seconds: float | None


@record
class SetTimeOuts(Command):
    """Set who answers when a person's time has run out."""

    by: Person
    time_outs: TimeOuts


@record
class SetTempo(Command):
    """Set how fast computer players play."""

    by: Person
    tempo: Tempo


@record
class Remind(Command):
    """Remind a person: half the time for an answer is over."""

    seat: Seat
    ticket: str


@record
class TimeOut(Command):
    """Let a computer player or the rules answer: the time for an answer has run out.

    Attributes:
        is_failed: whether the rules have failed to answer, so that a computer player does instead.
    """

    seat: Seat
    ticket: str
    is_failed: bool = False


@record
class RescheduleTimers(Command):
    """Recompute the timers, because a person has changed their playing hours."""


@record
class PaceSet(Fact):
    """The time for each answer was set; None for no limit."""

    seconds: float | None

    def change(self, table: Table, entry: Entry) -> Table:
        return replace(table, pace=self.seconds)


@record
class TimeOutsSet(Fact):
    """The choice of who answers when a person's time has run out was set."""

    time_outs: TimeOuts

    def change(self, table: Table, entry: Entry) -> Table:
        return replace(table, time_outs=self.time_outs)


@record
class TempoSet(Fact):
    """The speed of computer players was set."""

    tempo: Tempo

    def change(self, table: Table, entry: Entry) -> Table:
        return replace(table, tempo=self.tempo)


@record
class Reminded(Fact):
    """Half of the time for an answer was over, and the person was reminded of the question with this ticket."""

    seat: Seat
    ticket: str

    def change(self, table: Table, entry: Entry) -> Table:
        return with_seat(table, self.seat, replace(table.occupants[self.seat], reminded=self.ticket))


@record
class TurnTakenOver(Fact):
    """The time for an answer ran out: a computer player may answer the question with this ticket.

    Attributes:
        is_quiet: whether nobody may know who has answered it, so that no sentence mentions it.
    """

    seat: Seat
    ticket: str
    is_quiet: bool = False

    def change(self, table: Table, entry: Entry) -> Table:
        late = table.occupants[self.seat]
        missed = late.missed + (not self.is_quiet)  # or their having missed it would show later
        return with_seat(table, self.seat, replace(late, played_by_clock_for=self.ticket, missed=missed))

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        if not self.is_quiet:
            late = table.occupants[self.seat]
            n, others = late.missed, voters_on_late(table)
            yield Say(
                "bot-notice-turn-taken-over", {"name": late.name, "count": 1, "n": n, "others": others, "everybody": 0}
            )


@rule(SetPace)
def set_pace(decision: Decision, command: SetPace) -> None:
    """Set the time a person has for each answer."""
    prepare(decision, command.by)
    if command.seconds is not None and not PACE_LEAST_S <= command.seconds <= PACE_MOST_S:
        raise refuse("bot-no-such-pace")
    decision.add(PaceSet(command.seconds), command.by.id)


@rule(SetTimeOuts)
def set_time_outs(decision: Decision, command: SetTimeOuts) -> None:
    """Set who answers when a person's time has run out."""
    prepare(decision, command.by)
    decision.add(TimeOutsSet(command.time_outs), command.by.id)


@rule(SetTempo)
def set_tempo(decision: Decision, command: SetTempo) -> None:
    """Set how fast computer players play."""
    prepare(decision, command.by)
    decision.add(TempoSet(command.tempo), command.by.id)


@rule(Remind)
def remind(decision: Decision, command: Remind) -> None:
    """Remind a person of a question, once; nothing happens too early."""
    _require_awaited(decision, command.seat, command.ticket)
    due = reminder_due(decision.table, command.seat, command.ticket)
    if due is None or decision.now < due:
        return
    decision.seat = command.seat
    decision.add(Reminded(command.seat, command.ticket))


@rule(TimeOut)
def time_out(decision: Decision, command: TimeOut) -> None:
    """Let a computer player or the rules answer once; after repeated time-outs a computer player keeps the seat.

    Nothing happens too early. If nobody may know who has answered, it happens silently, and the person keeps their
    seat.
    """
    seat = command.seat
    state, due = _require_awaited(decision, seat, command.ticket)
    if decision.now < due:
        return
    decision.seat = seat
    missed, quiet = decision.table.occupants[seat].missed + 1, is_quiet(state)
    if missed >= MISSED_MOST and not quiet:
        decision.add(StoodIn(seat, usual_strategy(decision.table), missed))
        pass_on(decision)
    elif decision.table.time_outs is TimeOuts.RULES and not command.is_failed:
        _answer_by_rules(decision, seat, core.default_answer(state, seat), is_told=not quiet)
    else:
        decision.add(TurnTakenOver(seat, command.ticket, quiet))


def _answer_by_rules(decision: Decision, seat: Seat, answer: Sequence[core.Choice], *, is_told: bool) -> None:
    """Give an absent person's whole answer; a partial one is taken back. One entry may announce all stages."""
    for number, choice in enumerate(answer):
        state = require_position(decision)
        decision.add(answered_for(decision, state, seat, choice, "rules" if number or not is_told else "clock"))


@rule(RescheduleTimers)
def reschedule_timers(decision: Decision, _: RescheduleTimers) -> None:
    """Add nothing: timers are recomputed with every decision."""


def answer_due(table: Table, seat: Seat, *, is_quiet: bool = False) -> float | None:
    """Return until when a person has time for the current question, in seconds since 1970.

    None if no clock runs: at a table without a pace or without its server, for a person who is away, for a seat whose
    time has already run out, and if only computer players would wait. While `is_quiet` the others cannot vote about a
    late player, so a clock runs even without a pace.
    """
    occupant, pace = table.occupants[seat], table.pace or (absent_after(table) if is_quiet else None)
    if pace is None or occupant.asked_at is None or occupant.person is None or len(table.people) < 2:
        return None
    if table.asleep or occupant.is_away or occupant.played_by_clock_for or table.phase is not Phase.PLAYING:
        return None
    return _after(table, occupant, pace)


def move_by(table: Table, seat: Seat, *, is_quiet: bool = False) -> float | None:
    """Return until when a person should answer: their deadline, or the end of a vote about their seat before that."""
    due, vote = answer_due(table, seat, is_quiet=is_quiet), table.transfer
    if (
        vote is None
        or vote.change is not Change.STAND_IN
        or vote.seat != seat
        or table.occupants[seat].asked_at is None
    ):
        return due
    return vote.until if due is None else min(due, vote.until)


def half_time(table: Table, seat: Seat) -> float | None:
    """Return when half of a person's time for the current question is over; None if no clock runs."""
    if table.pace is None or answer_due(table, seat) is None:
        return None
    return _after(table, table.occupants[seat], table.pace / 2)


def reminder_due(table: Table, seat: Seat, ticket: str) -> float | None:
    """Return when to remind a person of a question: at half time, once, and not soon after their last action."""
    due, half, occupant = answer_due(table, seat), half_time(table, seat), table.occupants[seat]
    if due is None or half is None or occupant.reminded == ticket:
        return None
    quiet = max(half, occupant.seen_at + QUIET_S)
    return quiet if quiet < due else None


def late_after(table: Table) -> float:
    """Return the seconds of waiting for one answer after which the others may vote: half of the pace."""
    return LATE_S if table.pace is None else max(table.pace / 2, LATE_LEAST_S)


def is_late(table: Table, occupant: Occupant, now: float) -> bool:
    """Return whether the others may vote about a person's seat.

    They may while that person keeps the table waiting, and once their time has run out several times in a row, until
    they do something here. One late answer is not enough: a player who is asked nothing cannot act faster.
    """
    if occupant.person is None or table.phase is not Phase.PLAYING:
        return False
    if occupant.missed >= LATE_IN_A_ROW:
        return True
    if occupant.asked_at is None:
        return False
    return bool(occupant.played_by_clock_for) or now - max(occupant.asked_at, occupant.seen_at) >= late_after(table)


def replaceable(table: Table, own: Seat | None, now: float, *, is_quiet: bool = False) -> list[Seat]:
    """Return the seats of others whose people are absent or late, so that a computer player may take over.

    Nobody counts as late while `is_quiet`: that would reveal who has answered.
    """
    return [
        seat
        for seat, occupant in table.seated()
        if seat != own
        and (is_absent(table, occupant, now, is_quiet=is_quiet) or (not is_quiet and is_late(table, occupant, now)))
    ]


def too_early(table: Table, name: str = "") -> Refusal:
    """Return the refusal of a vote about someone who is not late: of the named person, or of all if it is empty."""
    unit, n = duration(late_after(table))
    time, paced = Say(f"bot-pace-{unit}", {"n": n}), int(table.pace is not None)
    if name:
        return refuse("bot-no-not-late", name=name, time=time, paced=paced, n=LATE_IN_A_ROW)
    return refuse("bot-no-nobody-late", time=time, paced=paced, n=LATE_IN_A_ROW)


def duration(seconds: float) -> tuple[str, int]:
    """Return a length of time as a unit and a number: days, hours or minutes, whichever comes out even."""
    for unit, length in (("days", 24 * 3600), ("hours", 3600)):
        if seconds % length == 0:
            return unit, round(seconds / length)
    return "minutes", ceil(seconds / 60)


def vote_lasts(table: Table) -> float:
    """Return the seconds that a late person has to move while the others vote."""
    return VOTE_S if table.pace is None else min(max(table.pace / 2, VOTE_LEAST_S), VOTE_MOST_S)


def vote_until(table: Table, occupant: Occupant, now: float) -> float:
    """Return when a vote about a seat ends if it begins now; at a slow table it lasts in playing hours only."""
    return moment_after(now, vote_lasts(table), _hours(table, occupant))


def _after(table: Table, occupant: Occupant, seconds: float) -> float:
    """Return when a person's clock will have run for `seconds`; at a slow table it runs only in their playing hours."""
    start = max(occupant.asked_at or 0.0, occupant.away_until)
    return moment_after(start, seconds, _hours(table, occupant))


def _hours(table: Table, occupant: Occupant) -> PlayingHours | None:
    """Return when a person's clock runs at a table; None for always."""
    return occupant.hours if table.pace is not None and table.pace >= SLOW_S else None


def _require_awaited(decision: Decision, seat: Seat, ticket: str) -> tuple[State, float]:
    """Return the position, and the deadline for this answer.

    Raises:
        TooLate: no clock runs for it, or no longer.
    """
    state = require_position(decision)
    is_awaited = waiting(state).get(seat) == ticket
    due = answer_due(decision.table, seat, is_quiet=is_quiet(state)) if is_awaited else None
    if due is None:
        raise TooLate(Say("bot-no-moved-on", {}))
    return state, due
