"""The organiser's commands while a tournament runs: adjourn, extend, replace or exclude people, hand over."""

from dataclasses import replace

from games.core import Say
from games.core.record import record

from .effects import GiveSeat, TakeOver, Tell
from .ending import end_if_over
from .enrolment import gone, open_match, require_entrant
from .log import Actor, Command, Decision, Entry, Fact, refuse, rule
from .model import EntrantId, Match, Phase, Status, Tournament
from .opening import require
from .results import forfeit

EXTEND_MOST_S = 60 * 24 * 3600.0


@record
class Pause(Command):
    """Adjourn the tournament: none of its clocks runs until it is resumed."""

    by: Actor
    reason: str = ""


@record
class Resume(Command):
    """Resume the tournament: all its times are postponed by the length of the adjournment."""

    by: Actor


@record
class Extend(Command):
    """Postpone the next event: the start, the end of the round, or the next round."""

    by: Actor
    seconds: float


@record
class Replace(Command):
    """Give a person's place, with all its results, to another person."""

    by: Actor
    person: int
    substitute: int
    name: str


@record
class Exclude(Command):
    """Exclude a person, who loses the game they are playing."""

    by: Actor
    person: int
    reason: str


@record
class PassOn(Command):
    """Make another person the organiser."""

    by: Actor
    person: int
    name: str


@record
class Paused(Fact):
    """The tournament was adjourned."""

    reason: str = ""

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Stop the tournament's clocks."""
        return replace(t, paused_at=entry.at)


@record
class Resumed(Fact):
    """The tournament was resumed."""

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Postpone all times by the length of the adjournment."""
        return put_off(replace(t, paused_at=None), entry.at - (t.paused_at or entry.at))


@record
class Extended(Fact):
    """The next event was postponed."""

    seconds: float

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Postpone it; a round whose time was up is reopened. Nobody is reminded of it again."""
        found = t.round
        if found is not None and found.is_closed and found.open_matches:
            t = t.with_round(replace(found, until=max(found.until or 0.0, entry.at), is_closed=False))
        return put_off(t, self.seconds)


@record
class Replaced(Fact):
    """A place was given to another person."""

    entrant: EntrantId
    person: int
    name: str

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Replace the person; the rating stays, because groups and plans depend on it."""
        old = t.entrants[self.entrant]
        return t.with_entrant(replace(old, person=self.person, name=self.name, former=(*old.former, old.person)))


@record
class Excluded(Fact):
    """A person was excluded.

    Attributes:
        round, table, seat: the game that continues with a computer player at their seat; 0 for none.
    """

    entrant: EntrantId
    reason: str
    round: int = 0
    table: int = 0
    seat: int = 0

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Exclude the person from further rounds, and mark their seat."""
        t = t.with_entrant(gone(t, self.entrant, Status.EXCLUDED))
        match = t.rounds[self.round - 1].match(self.table) if self.round else None
        if match is None:
            return t
        return t.with_match(self.round, replace(match, gone=tuple(sorted({*match.gone, self.seat}))))


@record
class PassedOn(Fact):
    """Another person became the organiser."""

    person: int
    name: str

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Set the organiser."""
        return replace(t, organiser=self.person, organiser_name=self.name)


def put_off(t: Tournament, seconds: float) -> Tournament:
    """Return a tournament with its next times postponed by some seconds."""

    def later(at: float | None) -> float | None:
        return None if at is None else at + seconds

    found = t.round
    if found is not None and found.open_matches:
        t = t.with_round(replace(found, until=later(found.until)))
    check_in = later(t.check_in_at) if t.phase is Phase.ENROLMENT else t.check_in_at
    return replace(t, starts_at=later(t.starts_at), check_in_at=check_in, next_at=later(t.next_at))


@rule(Pause)
def pause(decision: Decision, command: Pause) -> None:
    """Adjourn the tournament, unless it is adjourned."""
    require(decision.t, command.by)
    if decision.t.paused_at is not None:
        raise refuse("tournament-no-paused-already")
    reason = command.reason.strip()
    decision.add(Paused(reason), command.by.id)
    told = Say("tournament-told-paused-why", {"reason": reason}) if reason else Say("tournament-told-paused", {})
    decision.do(Tell(told))


@rule(Resume)
def resume(decision: Decision, command: Resume) -> None:
    """Resume the tournament."""
    require(decision.t, command.by)
    if decision.t.paused_at is None:
        raise refuse("tournament-no-not-paused")
    decision.add(Resumed(), command.by.id)
    decision.do(Tell(Say("tournament-told-resumed", {})))


@rule(Extend)
def extend(decision: Decision, command: Extend) -> None:
    """Postpone the next event, if there is one."""
    t = decision.t
    require(t, command.by)
    if not 60 <= command.seconds <= EXTEND_MOST_S:
        raise refuse("tournament-no-extend", days=int(EXTEND_MOST_S // 86400))
    is_round = t.round is not None and bool(t.round.open_matches)
    until = t.round.until if t.round is not None and is_round else t.next_at if t.round is not None else t.starts_at
    if until is None:
        raise refuse("tournament-no-deadline")
    decision.add(Extended(command.seconds), command.by.id)
    after = decision.t
    due = after.round.until if after.round is not None and is_round else after.next_at or after.starts_at
    decision.do(Tell(Say("tournament-told-extended", {"until": str(round(due or 0))})))


@rule(Replace)
def replace_person(decision: Decision, command: Replace) -> None:
    """Give a place to a person who does not take part yet."""
    t = decision.t
    require(t, command.by)
    found = require_entrant(t, command.person)
    if t.entrant_of(command.substitute) is not None:
        raise refuse("tournament-no-enrolled-twice", name=command.name)
    playing = open_match(t, found.number)
    if playing is not None and playing[1].seat_of(found.number) in playing[1].gone:
        raise refuse("tournament-no-replace-late", name=found.name)
    decision.add(Replaced(found.number, command.substitute, command.name), command.by.id)
    decision.do(Tell(Say("tournament-told-replaced", {"name": found.name, "substitute": command.name})))
    if playing is not None:
        now, match = playing
        decision.do(GiveSeat(now.number, match.number, match.seat_of(found.number), found.number))


@rule(Exclude)
def exclude(decision: Decision, command: Exclude) -> None:
    """Exclude a person with a reason: the opponent wins a game of two; in a larger one a computer player takes over."""
    t = decision.t
    require(t, command.by)
    found = require_entrant(t, command.person)
    if not command.reason.strip():
        raise refuse("tournament-no-reason")
    playing = open_match(t, found.number)
    goes_on = playing if playing is not None and _goes_on(playing[1], found.number) else None
    fact = Excluded(found.number, command.reason.strip())
    if goes_on is not None:
        now, match = goes_on
        fact = fact.replace(round=now.number, table=match.number, seat=match.seat_of(found.number))
    decision.add(fact, command.by.id)
    decision.do(Tell(Say("tournament-told-excluded", {"name": found.name, "reason": fact.reason})))
    if goes_on is not None:
        decision.do(TakeOver(fact.round, fact.table, (fact.seat,)))
    elif playing is not None:
        now, match = playing
        forfeit(decision, now.number, match, (match.seat_of(found.number),))
    end_if_over(decision)


@rule(PassOn)
def pass_on(decision: Decision, command: PassOn) -> None:
    """Make another person the organiser."""
    require(decision.t, command.by)
    if command.person == decision.t.organiser:
        raise refuse("tournament-no-organises-already", name=command.name)
    decision.add(PassedOn(command.person, command.name), command.by.id)
    decision.do(Tell(Say("tournament-told-passed-on", {"name": command.name})))


def _goes_on(match: Match, number: EntrantId) -> bool:
    """Return whether a game continues without one of its people: at least two others are still playing."""
    playing = {seat for seat, one in enumerate(match.seats) if one is not None} - {*match.gone, match.seat_of(number)}
    return len(playing) > 1
