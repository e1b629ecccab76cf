"""Who owns a table, and how it ends before its final score."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Literal

from bot.model import Occupant, Person, Phase, Table
from games.core import Ending, Event, Say, Seat, State
from games.core.record import record

from .consent import claim_of, claims, closing_refusal, given_up, may_close_for_others
from .log import Command, Decision, Entry, Fact, rule
from .state import DAY_S, TableState, refuse
from .state import is_quiet as is_asked_quietly

ABSENT_S = 24 * 3600.0
"""The minimum number of seconds that a table waits for a person before they count as absent."""
ABSENT_IN_LOBBY_S = 30 * 60.0
"""Seconds of inactivity after which a person counts as absent from a lobby."""
LOBBY_EXPIRES_S = 24 * 3600.0
"""Seconds without any change after which a lobby is closed."""
IDLE_S = 14 * 24 * 3600.0
"""Seconds without a move after which people are warned that their game will be closed."""
PUT_AWAY_S = 3 * 24 * 3600.0
"""Seconds from the warning until the game is closed."""
FELL = "bot-story-fell"
"""Records the points of a player in a game that all have lost, and when that was; read on the page of results."""
AGREED, CONCEDED, STOOD = "bot-notice-agreed", "bot-notice-conceded", "bot-story-stood"
GAVE_UP, GIVEN_UP, LEFT_LOST = "bot-notice-gave-up", "bot-notice-given-up", "bot-notice-left-lost"
DEFEATS = frozenset({GAVE_UP, GIVEN_UP, LEFT_LOST})
"""The sentences about a game that is lost for everybody without a final score."""
OWN_ENDINGS = DEFEATS | {AGREED, CONCEDED}
"""The sentences about a game that its players have ended themselves, if only by no longer playing."""


@record
class End(Command):
    """End the table before its final score: the host may if nobody else has a claim, moderators always."""

    by: Person
    moderator: bool = False
    ending: Ending = Ending.ABANDONED


@record
class Expire(Command):
    """End a table where nothing has happened for a long time; people in a game are warned first."""


@record
class HostPassed(Fact):
    """Another person became host, who may change, start and end the table."""

    person: int

    def change(self, table: Table, entry: Entry) -> Table:
        return replace(table, host=self.person)

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        seat = table.seat_of(self.person)
        if seat is not None:
            yield Say("bot-notice-host", {"name": table.occupants[seat].name})


@record
class Warned(Fact):
    """People were warned that the table will be closed unless they play."""

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        is_lost = given_up(table, Ending.ABANDONED) is Ending.LOST
        yield Say("bot-notice-idle", {"days": round(PUT_AWAY_S / DAY_S), "how": "lost" if is_lost else "closed"})


@record
class Ended(Fact):
    """The table ended before its final score.

    Attributes:
        name: the person who asked for it, or conceded.
        winner: the person to whom they conceded.
    """

    ending: Ending
    name: str = ""
    reason: Literal["asked", "agreed", "conceded", "deserted", "expired", "channel-lost", "settled", "unanswered"] = (
        "asked"
    )
    winner: str = ""

    @property
    def said(self) -> Say | None:
        """The sentence shown at a table whose players have ended the game themselves."""
        if self.ending is Ending.LOST and self.reason == "expired":
            return Say(LEFT_LOST, {})
        if self.ending is Ending.LOST:
            return Say(GIVEN_UP, {}) if self.reason == "agreed" else Say(GAVE_UP, {"name": self.name})
        if self.reason == "agreed":
            return Say(AGREED, {})
        return Say(CONCEDED, {"name": self.name, "winner": self.winner}) if self.reason == "conceded" else None

    def change(self, table: Table, entry: Entry) -> Table:
        return replace(table, phase=Phase.ENDED, proposal=None, transfer=None)

    def told(self, table: Table, state: State | None) -> tuple[Event, ...]:
        return (Event(self.said),) if self.said is not None else ()

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        was_lobby = before is not None and before.phase is Phase.LOBBY
        game = Say(f"{table.game}-title", {})
        if self.said is not None:
            yield self.said
            return
        match self.reason:
            case "deserted":
                yield Say("bot-notice-deserted", {})
            case "expired":
                yield Say("bot-notice-expired-lobby" if was_lobby else "bot-notice-expired", {"game": game})
            case "settled":
                yield Say("bot-notice-settled", {})
            case "unanswered":
                yield Say("bot-notice-no-rematch", {"game": game})
            case "channel-lost":
                yield Say("bot-notice-lost-lobby", {"game": game})
            case _ if was_lobby and {occupant.person for occupant in table.occupants} <= {entry.person, None}:
                pass  # nobody else was seated, and the table's message shows it
            case _:
                yield Say("bot-notice-ended", {"name": self.name})

    def hands(self, table: Table, entry: Entry) -> Collection[Seat]:
        return seats_with_hand(table)


@rule(End)
def end(decision: Decision, command: End) -> None:
    """End a table for its host, unless others have a claim on its game, or for a moderator of the server."""
    if not decision.table.phase.live:
        raise refuse("bot-no-table-ended")
    if command.moderator and may_close_for_others(decision.table, command.by.id):
        decision.add(Ended(command.ending, command.by.name), command.by.id)
        return
    require_host(decision, command.by)
    if (refusal := closing_refusal(decision.table, command.by.id, is_readable=decision.state is not None)) is not None:
        raise refusal
    decision.add(Ended(given_up(decision.table, command.ending), command.by.name), command.by.id)


@rule(Expire)
def expire(decision: Decision, _: Expire) -> None:
    """Warn of an idle game, then close it; close an idle lobby. Nothing happens too early."""
    table = decision.table
    if not table.phase.live or decision.now < idle_until(decision.after):
        return
    if table.phase is Phase.PLAYING and not table.warned:
        decision.add(Warned())
    else:
        decision.add(Ended(given_up(table, Ending.ABANDONED), reason="expired"))


def idle_until(after: TableState) -> float:
    """Return until when a table may stay unchanged, in seconds since 1970."""
    table = after.table
    if table.phase is Phase.LOBBY:
        return table.active_at + LOBBY_EXPIRES_S
    return table.active_at + (PUT_AWAY_S if table.warned else IDLE_S)


def is_absent(table: Table, occupant: Occupant, now: float, *, is_quiet: bool = False) -> bool:
    """Return whether the person at a seat has left the server, is away, or has kept the table waiting for long.

    A person who is asked nothing is not absent, however long they have been silent. Nor does anybody count as keeping
    the table waiting while `is_quiet`: that would reveal who has answered.
    """
    if occupant.person is None:
        return False
    if occupant.is_gone or occupant.is_away:
        return True
    if table.phase is Phase.LOBBY:
        return now - occupant.seen_at >= ABSENT_IN_LOBBY_S
    return (
        not is_quiet
        and occupant.asked_at is not None
        and now - max(occupant.asked_at, occupant.seen_at) >= absent_after(table)
    )


def absent_after(table: Table) -> float:
    """Return the seconds of waiting after which a person counts as absent: a day, or the whole pace if longer."""
    return max(ABSENT_S, table.pace or 0.0)


def seated_by_age(table: Table) -> list[int]:
    """Return the people seated, longest seated first, without those who have yet to accept a seat."""
    people = [
        (occupant.since, seat, occupant.person)
        for seat, occupant in table.seated()
        if occupant.person is not None and not occupant.kept_until
    ]
    return [person for _, _, person in sorted(people)]


def seats_with_hand(table: Table) -> list[Seat]:
    """Return the seats that have a private hand, or still have that of a person who has left."""
    return [seat for seat, occupant in table.seated() if occupant.person is not None or table.hand(seat) is not None]


def effective_host(table: Table, now: float, *, is_quiet: bool = False) -> int:
    """Return the host or, while they are absent (see `is_absent`), the longest-seated person who is present."""
    seat = table.seat_of(table.host)
    if seat is not None and not is_absent(table, table.occupants[seat], now, is_quiet=is_quiet):
        return table.host
    absent = {occupant.person for occupant in table.occupants if is_absent(table, occupant, now, is_quiet=is_quiet)}
    return next((person for person in seated_by_age(table) if person not in absent), table.host)


def require_host(decision: Decision, by: Person) -> None:
    """Refuse to anyone but the host; a person who acts for an absent host becomes host."""
    table = decision.table
    host = effective_host(table, decision.now, is_quiet=is_asked_quietly(decision.state))
    if host != by.id:
        seat = claim_of(table, host)
        raise refuse("bot-no-not-host", name="" if seat is None else table.occupants[seat].name)
    if table.host != host:
        decision.add(HostPassed(host), by.id)


def pass_on(decision: Decision) -> None:
    """Pass a table whose host has left their seat to the longest-seated person.

    If nobody is seated, the game is suspended so that each of them can come back; if nobody has a claim on it
    either, it ends.
    """
    heirs = seated_by_age(decision.table)
    if not heirs:
        if not claims(decision.table):
            decision.add(Ended(Ending.ABANDONED, reason="deserted"))
    elif decision.table.host not in heirs:
        present = effective_host(decision.table, decision.now, is_quiet=is_asked_quietly(decision.state))
        decision.add(HostPassed(present if present in heirs else heirs[0]))
