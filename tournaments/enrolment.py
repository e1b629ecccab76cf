"""Participation: enrolling, checking in, and withdrawing before or after the first round."""

from dataclasses import replace

from games.core import Say
from games.core.record import record

from .choices import FormatName
from .effects import AnnounceCheckIn, Remind, Tell
from .log import Actor, Command, Decision, Entry, Fact, refuse, rule
from .model import Entrant, EntrantId, Match, Phase, Round, Status, Tournament
from .opening import require, require_say

NO_CHECK_IN_S = 15 * 60.0
"""Seconds for a check-in that the organiser opens although none was planned."""


@record
class Enrol(Command):
    """Enrol a person, by themselves or by the organiser."""

    by: Actor
    person: int
    name: str
    rating: float = 0.0


@record
class CheckIn(Command):
    """Check in a person, by themselves or by the organiser."""

    by: Actor
    person: int


@record
class OpenCheckIn(Command):
    """Ask all entrants to check in; without `by`, at the scheduled time."""

    by: Actor | None = None


@record
class RemindCheckIn(Command):
    """Remind those who have not checked in yet, once."""


@record
class Withdraw(Command):
    """Withdraw a person, by themselves or by the organiser; impossible while they are playing."""

    by: Actor
    person: int


@record
class Enrolled(Fact):
    """A person enrolled, or enrolled again."""

    person: int
    name: str
    rating: float = 0.0

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Give the person the next place, or the one they had before."""
        known = t.entrant_of(self.person)
        number = EntrantId(len(t.entrants)) if known is None else known.number
        share = entry.key or "" if entry.person == self.person else ""
        if known is not None:
            again = replace(known, name=self.name, status=Status.ENROLLED, left_in=None, share=share)
            return t.with_entrant(again)
        new = Entrant(number, self.person, self.name, rating=self.rating, share=share)
        return replace(t, entrants=(*t.entrants, new))


@record
class CheckInOpened(Fact):
    """Check-in opened."""

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Begin the check-in; if no start was scheduled, schedule it for its end."""
        starts = t.starts_at if t.starts_at is not None else entry.at + (t.settings.check_in_s or NO_CHECK_IN_S)
        return replace(t, phase=Phase.CHECK_IN, check_in_at=entry.at, starts_at=starts)


@record
class CheckedIn(Fact):
    """A person checked in."""

    entrant: EntrantId

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Record the check-in."""
        return t.with_entrant(replace(t.entrants[self.entrant], status=Status.CHECKED_IN))


@record
class CheckInReminded(Fact):
    """Those who had not checked in were reminded."""

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Record the reminder."""
        return replace(t, is_reminded=True)


@record
class Withdrawn(Fact):
    """A person withdrew."""

    entrant: EntrantId

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Keep the entrant's place and results, but pair them no more."""
        return t.with_entrant(gone(t, self.entrant, Status.WITHDRAWN))


def gone(t: Tournament, number: EntrantId, status: Status) -> Entrant:
    """Return an entrant who is no longer paired from the next round on."""
    return replace(t.entrants[number], status=status, left_in=len(t.rounds) + 1)


@rule(Enrol)
def enrol(decision: Decision, command: Enrol) -> None:
    """Enrol a person once, if enrolment is open; in a league it always is, for the next season."""
    t = decision.t
    if t.settings.format is FormatName.LEAGUE:
        require_say(t, command.by, command.person)
    else:
        require(t, command.by, command.person, before=True)
    known = t.entrant_of(command.person)
    if known is not None and known.is_in:
        raise refuse("tournament-no-enrolled-twice", name=known.name)
    if known is not None and known.status is Status.EXCLUDED and command.by.id == command.person:
        raise refuse("tournament-no-excluded")
    if known is not None and known.status is Status.WITHDRAWN and command.by.id != command.person:
        raise refuse("tournament-no-withdrew", name=known.name)
    most = min(t.settings.most or decision.context.limits.people, decision.context.limits.people)
    if len(t.active) >= most:
        raise refuse("tournament-no-full", most=most)
    decision.add(Enrolled(command.person, command.name, command.rating), command.by.id)
    if t.phase is Phase.CHECK_IN:  # enrolling during the check-in includes checking in
        found = decision.t.entrant_of(command.person)
        assert found is not None
        decision.add(CheckedIn(found.number), command.by.id)


@rule(OpenCheckIn)
def open_check_in(decision: Decision, command: OpenCheckIn) -> None:
    """Open the check-in; automatically not before the scheduled time."""
    t = decision.t
    require(t, command.by, before=True, running=command.by is not None)
    if t.phase is Phase.CHECK_IN:
        decision.is_repeated = True
        return
    if command.by is None and (t.check_in_at is None or decision.now < t.check_in_at or t.paused_at is not None):
        return
    decision.add(CheckInOpened(), command.by.id if command.by else None)
    decision.do(AnnounceCheckIn())


@rule(CheckIn)
def check_in(decision: Decision, command: CheckIn) -> None:
    """Check in a person."""
    t = decision.t
    require(t, command.by, command.person, before=True)
    found = require_entrant(t, command.person)
    if t.phase is not Phase.CHECK_IN:
        raise refuse("tournament-no-check-in")
    if found.status is Status.CHECKED_IN:
        decision.is_repeated = True
        return
    decision.add(CheckedIn(found.number), command.by.id)


@rule(RemindCheckIn)
def remind_check_in(decision: Decision, _: RemindCheckIn) -> None:
    """Remind those who have not checked in, once."""
    t = decision.t
    if t.phase is not Phase.CHECK_IN or t.is_reminded or t.paused_at is not None:
        return
    missing = tuple(one.number for one in t.active if one.status is Status.ENROLLED)
    decision.add(CheckInReminded())
    if missing:
        decision.do(Remind(0, missing))


@rule(Withdraw)
def withdraw(decision: Decision, command: Withdraw) -> None:
    """Withdraw a person who is not in the middle of a game."""
    t = decision.t
    if t.settings.format is FormatName.LEAGUE:
        require_say(t, command.by, command.person)
    else:
        require(t, command.by, command.person)
    found = require_entrant(t, command.person)
    playing = open_match(t, found.number)
    if playing is not None:
        raise refuse("tournament-no-withdraw-playing", name=found.name, table=playing[1].number)
    decision.add(Withdrawn(found.number), command.by.id)
    if t.phase is Phase.PLAYING:
        decision.do(Tell(Say("tournament-told-withdrawn", {"name": found.name})))


def require_entrant(t: Tournament, person: int) -> Entrant:
    """Return the place of a person who takes part; refuse if they do not."""
    found = t.entrant_of(person)
    if found is None or not found.is_in:
        raise refuse("tournament-no-not-enrolled")
    return found


def open_match(t: Tournament, number: EntrantId) -> tuple[Round, Match] | None:
    """Return the open table at which an entrant currently plays, with its round."""
    now = t.round
    match = now.match_of(number) if now is not None else None
    return (now, match) if now is not None and match is not None and match.result is None else None
