"""A rematch: the same game at the same table, its seats kept for a while for those who were there."""

from bot.model import Person, Sitter, Table
from games.core import Seat

from .commands import Again
from .draft import Draft
from .lobby import require_room_for_table
from .lobby_facts import FirstSet, LoggedSeat, Opened, PaceSet, RatedSet, TempoSet, TimeOutsSet, Unseated
from .state import options_of, refuse
from .transfer_commands import ReleaseSeats

KEPT_S, KEPT_LEAST_S, KEPT_MOST_S = 30 * 60.0, 15 * 60.0, 12 * 3600.0
"""Seconds for which a seat is kept without a pace; else as long as the pace gives for one answer, within these."""


def open_again(draft: Draft, command: Again, old: Table) -> None:
    """Open a lobby with the seats and options of an older table; the person who asks is host.

    Computer players sit down at once; for people their seat is kept until they accept it. The first player moves on.
    """
    if old.phase.live:
        raise refuse("bot-no-still-running")
    if old.seat_of(command.by.id) is None:
        raise refuse("bot-no-not-in-game")
    require_room_for_table(draft.around)
    until = draft.now + kept_for(old)
    kept = [(seat, sitter) for seat, sitter in old.seated() if sitter.owner is None]
    chairs = tuple(_chair(sitter, command.by, until) for _, sitter in kept)
    place = old.channel if command.channel is None else command.channel
    opened = Opened(
        old.game, old.guild, place, command.by.id, old.locale, options_of(old), chairs, old.id, command.secret,
        command.share,
    )  # fmt: skip
    draft.add(opened, command.by.id)
    if (first := _next_first([seat for seat, _ in kept], draft.around.began)) is not None:
        draft.add(FirstSet(first), command.by.id)
    if old.pace is not None:
        draft.add(PaceSet(old.pace), command.by.id)
        draft.add(TimeOutsSet(old.time_outs), command.by.id)
    if old.tempo is not draft.table.tempo:
        draft.add(TempoSet(old.tempo), command.by.id)
    if not old.is_rated:
        draft.add(RatedSet(old.is_rated), command.by.id)


def kept_for(old: Table) -> float:
    """Seconds for which a rematch keeps a seat for somebody."""
    return KEPT_S if old.pace is None else min(max(old.pace, KEPT_LEAST_S), KEPT_MOST_S)


def release_seats(draft: Draft, _: ReleaseSeats) -> None:
    """Free the seats of those who have not accepted in time."""
    late = [seat for seat, sitter in draft.table.seated() if 0 < sitter.kept_until <= draft.now]
    for seat in reversed(late):
        draft.add(Unseated(seat))


def _chair(sitter: Sitter, by: Person, until: float) -> LoggedSeat:
    is_asked = sitter.person is not None and sitter.person != by.id
    return LoggedSeat(sitter.name, sitter.person, sitter.computer, kept_until=until if is_asked else 0.0)


def _next_first(seats: list[Seat], began: Seat | None) -> Seat | None:
    """The new seat of the first one after the seat that began; None where nobody knows who did."""
    if began is None or not seats:
        return None
    after = next((seat for seat in seats if seat > began), seats[0])
    return Seat(seats.index(after))
