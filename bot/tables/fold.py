"""What each entry of the log does to a table. Decisions and replays go through here, so they cannot differ."""

from dataclasses import replace

from bot.model import Phase, Sitter, Table
from games import core
from games.core import State

from .absence import WentAway, back
from .lobby import Opened
from .log import Entry, Past
from .play import Moved
from .state import TableState, waiting, with_seat
from .tutorial import advance_lessons


def apply_entry(table_id: str, before: TableState | None, entry: Entry, past: Past) -> TableState:
    """Return the table after one more entry.

    Raises:
        Refusal: the move is not legal; this concerns only entries that are not in a log yet.
    """
    if before is None:
        return TableState(open_table(table_id, entry))
    table = apply_to_table(before.table, entry)
    state = entry.fact.position(table, before.state, entry, past)
    if isinstance(entry.fact, Moved) and state is not None and core.decision(state) is None:
        table = replace(table, phase=Phase.OVER, transfer=None)
    told = entry.fact.told(table, state)
    table = advance_lessons(_asked_since(_seen(table, entry), state, entry), state, entry)
    if isinstance(entry.fact, Moved):
        table = _answered(table, before.table.sitters[entry.fact.seat], state, entry.fact)
    return TableState(table, state, told)


def open_table(table_id: str, entry: Entry) -> Table:
    """Return the table as its first entry makes it.

    Raises:
        ValueError: a log cannot begin with this entry.
    """
    opened = entry.fact
    if not isinstance(opened, Opened):
        raise ValueError(f"a log cannot begin with {opened}")
    sitters = tuple(
        Sitter(
            seat.name, seat.person, seat.computer, owner=seat.owner, since=entry.n, seen_at=entry.at,
            kept_until=seat.kept_until,
        )
        for seat in opened.seats
    )  # fmt: skip
    return Table(
        table_id, opened.game, opened.guild, opened.channel, opened.host, opened.locale, Phase.LOBBY,
        dict(opened.options), None, sitters, entry.n, opened_at=entry.at, active_at=entry.at, origin=opened.origin,
    )  # fmt: skip


def apply_to_table(table: Table, entry: Entry) -> Table:
    """Return seats, settings and place after an entry; the position plays no part in them."""
    return entry.fact.change(replace(table, n=entry.n, active_at=entry.at, warned=False), entry)


def _seen(table: Table, entry: Entry) -> Table:
    """Return the table where the person who did this is present, and no longer away unless they just said so."""
    seat = table.seat_of(entry.person) if entry.person is not None else None
    if seat is None:
        return table
    sitter = table.sitters[seat]
    present = sitter if isinstance(entry.fact, WentAway) else back(sitter, entry)
    return with_seat(table, seat, replace(present, seen_at=entry.at, is_gone=False, missed=0))


def _answered(table: Table, before: Sitter, state: State | None, moved: Moved) -> Table:
    """Return the table after an answer: one given by the clock is counted.

    A computer player that answers for a person goes on until it has given all stages of that answer.
    """
    seat, sitter = moved.seat, table.sitters[moved.seat]
    is_begun = state is not None and moved.by == "computer" and before.played_by_clock_for and seat in state.answers
    played_by_clock_for = waiting(state).get(seat, "") if is_begun else ""
    if played_by_clock_for == sitter.played_by_clock_for and moved.by != "clock":
        return table
    return with_seat(
        table,
        seat,
        replace(sitter, played_by_clock_for=played_by_clock_for, missed=sitter.missed + (moved.by == "clock")),
    )


def _asked_since(table: Table, state: State | None, entry: Entry) -> Table:
    """Note for every seat since when the table waits for it; a question that is gone is left to no computer player."""
    now = core.decision(state) if state is not None and table.phase is Phase.PLAYING else None
    sitters = []
    for seat, sitter in table.seated():
        since, played_by_clock_for = None, ""
        if state is not None and now is not None and seat in now.asks:
            ticket = core.ticket(state, seat)
            since = entry.at if sitter.asked_at is None or ticket == entry.n else sitter.asked_at
            played_by_clock_for = sitter.played_by_clock_for if sitter.played_by_clock_for == str(ticket) else ""
        is_same = since == sitter.asked_at and played_by_clock_for == sitter.played_by_clock_for
        sitters.append(sitter if is_same else replace(sitter, asked_at=since, played_by_clock_for=played_by_clock_for))
    is_same = all(new is old for new, old in zip(sitters, table.sitters, strict=True))
    return table if is_same else replace(table, sitters=tuple(sitters))
