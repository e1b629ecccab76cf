"""What each entry of the log does to a table. Decisions and replays go through here, so they cannot differ."""

from dataclasses import replace

from bot.model import Phase, Sitter, Table
from games import core
from games.core import State

from .absence import WentAway
from .ending import Warned
from .lobby import Opened
from .log import Entry, Past
from .play import Moved
from .state import TableState
from .tutorial import advance_lessons


def apply_entry(table_id: str, before: TableState | None, entry: Entry, past: Past) -> TableState:
    """Return the table after one more entry.

    Raises:
        Refusal: the move is not legal; this concerns only entries that are not in a log yet.
    """
    if before is None:
        return TableState(open_table(table_id, entry))
    table = entry.fact.change(before.table, entry)
    state = entry.fact.position(table, before.state, entry, past)
    if isinstance(entry.fact, Moved) and state is not None and core.decision(state) is None:
        table = replace(table, phase=Phase.OVER, transfer=None)
    table = _stamped(table, entry, _sitters_after(table, state, entry))
    return TableState(advance_lessons(table, state, entry), state, entry.fact.told(table, state))


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
    """Return seats, settings and place after an entry, without what follows from the position."""
    table = entry.fact.change(table, entry)
    return _stamped(table, entry, table.sitters)


def _stamped(table: Table, entry: Entry, sitters: tuple[Sitter, ...]) -> Table:
    """Return the table with its latest entry; only a warning leaves it warned."""
    is_warned = isinstance(entry.fact, Warned)
    return replace(table, n=entry.n, active_at=entry.at, warned=is_warned, sitters=sitters)


def _sitters_after(table: Table, state: State | None, entry: Entry) -> tuple[Sitter, ...]:
    """Return the seats with who was seen, who is asked since when, and whose question a computer player answers."""
    now = core.decision(state) if state is not None and table.phase is Phase.PLAYING else None
    own = table.seat_of(entry.person) if entry.person is not None else None
    moved = entry.fact if isinstance(entry.fact, Moved) else None
    found = []
    for seat, sitter in table.seated():
        asked_at, ticket, missed, is_new = None, "", sitter.missed, True
        if state is not None and now is not None and seat in now.asks:
            is_new = sitter.asked_at is None or core.opened(state, seat) == entry.n
            asked_at = entry.at if is_new else sitter.asked_at
            ticket = str(core.ticket(state, seat))
        taken_over = ticket if sitter.played_by_clock_for == ticket else ""
        if moved is not None and moved.seat == seat:
            # a computer player that answers for a person goes on until it has given all stages of the answer
            is_begun = moved.by == "computer" and state is not None and seat in state.answers
            taken_over = ticket if sitter.played_by_clock_for and is_begun else ""
            missed += moved.by == "clock"
        reminded = sitter.reminded
        if moved is not None and moved.seat == seat and reminded == moved.ticket and not is_new:
            reminded = ticket  # of the same question, at its next stage
        if seat == own:
            found.append(replace(_seen(sitter, entry, asked_at, taken_over), reminded=reminded))
        elif (asked_at, taken_over, missed) == (sitter.asked_at, sitter.played_by_clock_for, sitter.missed):
            found.append(sitter)
        else:
            late = replace(sitter, asked_at=asked_at, played_by_clock_for=taken_over, missed=missed)
            found.append(replace(late, reminded=reminded))
    return tuple(found)


def _seen(sitter: Sitter, entry: Entry, asked_at: float | None, taken_over: str) -> Sitter:
    """Return a person who has just done something: they are present, and no longer away unless they just said so."""
    is_back = sitter.is_away and not isinstance(entry.fact, WentAway)
    return replace(
        sitter,
        seen_at=entry.at,
        is_gone=False,
        missed=0,
        is_away=sitter.is_away and not is_back,
        away_until=entry.at if is_back else sitter.away_until,
        asked_at=asked_at,
        played_by_clock_for=taken_over,
    )
