"""Seats that change hands while a game runs, and whose table it is."""

from bot.model import Person, Phase, Sitter, Table
from games.core import Ending, Seat

from .commands import Leave
from .draft import Draft
from .entries import CameBack, Ended, HostPassed, StoodIn
from .state import refuse, usual_strategy

ABSENT_S = 24 * 3600.0
"""Seconds that a table waits at least for a person's answer before the person counts as absent."""
ABSENT_IN_LOBBY_S = 30 * 60.0
"""Seconds without a sign of them after which a person counts as absent from a lobby."""


def is_absent(table: Table, sitter: Sitter, now: float) -> bool:
    """Whether the person at a seat is gone from the server, is away, or has kept the table waiting for long.

    Somebody whom nothing is asked is not absent, however long they have been silent.
    """
    if sitter.person is None:
        return False
    if sitter.is_gone or sitter.is_away:
        return True
    if table.phase is Phase.LOBBY:
        return now - sitter.seen_at >= ABSENT_IN_LOBBY_S
    return sitter.asked_at is not None and now - max(sitter.asked_at, sitter.seen_at) >= absent_after(table)


def absent_after(table: Table) -> float:
    """Seconds of waiting for an answer after which a person counts as absent: a day, or all that the pace allows."""
    return max(ABSENT_S, table.pace or 0.0)


def seated_by_age(table: Table) -> list[int]:
    """The people seated, longest seated first; those who have yet to accept a seat do not count."""
    people = [
        (sitter.since, seat, sitter.person)
        for seat, sitter in table.seated()
        if sitter.person is not None and not sitter.kept_until
    ]
    return [person for _, _, person in sorted(people)]


def effective_host(table: Table, now: float) -> int:
    """The host; while they are absent, the longest seated person who is present."""
    seat = table.seat_of(table.host)
    if seat is not None and not is_absent(table, table.sitters[seat], now):
        return table.host
    absent = {sitter.person for sitter in table.sitters if is_absent(table, sitter, now)}
    return next((person for person in seated_by_age(table) if person not in absent), table.host)


def require_host(draft: Draft, by: Person) -> None:
    """Refuse to anyone but the host; someone who acts for an absent host becomes host."""
    table, host = draft.table, effective_host(draft.table, draft.now)
    if host != by.id:
        seat = table.seat_of(host)
        raise refuse("bot-no-not-host", name="" if seat is None else table.sitters[seat].name)
    if table.host != host:
        draft.add(HostPassed(host), by.id)


def leave(draft: Draft, command: Leave) -> None:
    """Let a computer player keep the seat of someone who leaves a running game."""
    seat = draft.table.seat_of(command.by.id)
    if seat is None:
        raise refuse("bot-no-not-seated")
    draft.add(StoodIn(seat, usual_strategy(draft.table), for_good=command.for_good), command.by.id)
    pass_on(draft)


def pass_on(draft: Draft) -> None:
    """Give a table whose host has no seat any more to the longest seated person, or end it when there is none."""
    heirs = seated_by_age(draft.table)
    if not heirs:
        draft.add(Ended(Ending.ABANDONED, reason="deserted"))
    elif draft.table.host not in heirs:
        present = effective_host(draft.table, draft.now)
        draft.add(HostPassed(present if present in heirs else heirs[0]))


def come_back(draft: Draft, by: Person) -> None:
    """Give someone the seat again that a computer player kept for them."""
    seat = next((seat for seat, sitter in draft.table.seated() if sitter.owner == by.id), None)
    if seat is None:
        raise refuse("bot-no-already-started")
    draft.add(CameBack(seat, by.name), by.id)


def require_seat_in_play(table: Table, by: Person) -> Seat:
    """The seat of someone who plays.

    Raises:
        Refusal: the game has not begun or is over, or they do not play.
    """
    if not table.phase.live:
        raise refuse("bot-no-table-ended")
    if table.phase is Phase.LOBBY:
        raise refuse("bot-no-not-started")
    seat = table.seat_of(by.id)
    if seat is None:
        raise refuse("bot-no-not-seated")
    return seat
