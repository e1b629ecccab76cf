"""Writing a move down with all that follows from it for the people at the table, before anyone is told."""

import sqlite3
from dataclasses import dataclass

from bot.model import Phase, Table
from bot.store import Kind, log, outbox, positions, tables
from games import core
from games.core import Choice, Event, Say, Seat, State, TooLate

from .desk import game_of, seated

PRESENCE = 120.0
"""Seconds for which someone who was the last person to move is taken to be looking, and is not called."""


@dataclass(frozen=True, slots=True)
class Move:
    """A choice and what it led to.

    Attributes:
        before, after: the position before and after it.
        seat, person: whose it was; no person for a computer player's.
        ticket, choice: what was answered, and how.
        key: the interaction it came from, if any.
        at: when.
    """

    before: State
    after: State
    seat: Seat
    person: int | None
    ticket: str
    choice: Choice
    key: str | None
    at: float


def deal_out(db: sqlite3.Connection, table: Table, first: State, seal: str, by: int, now: float) -> None:
    """Write down the first position of a table; `seal` is the digest of its seed, told to everyone."""
    codec = game_of(table).codec
    log.add(db, table.id, log.Entry(0, None, by, None, None, None, now))
    positions.save(db, table.id, 0, codec.save(first).decode())
    log.tell(db, table.id, 0, [Event(Say("bot-story-seal", {"seal": seal})), *first.told])
    tables.set_phase(db, table.id, Phase.PLAYING)
    _tell(db, table, None, first, now)


def write_down(db: sqlite3.Connection, table: Table, move: Move) -> None:
    """Write a move down.

    Raises:
        TooLate: another move was written since the position was read.
    """
    if not tables.advance(db, table.id, table.moves):
        raise TooLate(Say("bot-no-moved-on", {}))
    codec = game_of(table).codec
    number, text = table.moves + 1, codec.save_choice(move.choice)
    log.add(db, table.id, log.Entry(number, move.seat, move.person, move.ticket, text, move.key, move.at))
    positions.save(db, table.id, number, codec.save(move.after).decode())
    log.tell(db, table.id, number, move.after.told)
    _tell(db, table, move.before, move.after, move.at)


def reveal_seed(db: sqlite3.Connection, table: Table) -> None:
    """Tell everyone the seed, so that the deal can be checked against its seal."""
    seed = tables.seed_of(db, table.id)
    if seed is not None:
        log.tell(db, table.id, table.moves, [Event(Say("bot-story-seed", {"seed": seed}))])


def _tell(db: sqlite3.Connection, table: Table, before: State | None, after: State, now: float) -> None:
    """Put into the outbox what a new position means to everyone."""
    outbox.flag(db, table.id, Kind.BOARD, now)
    for seat, sitter in seated(table):
        if sitter.person is not None and _hand_changed(table, before, after, seat):
            outbox.flag(db, table.id, Kind.HAND, now, seat)
    if core.decision(after) is None:
        _finish(db, table, now)
    else:
        _call(db, table, before, after, now)


def _hand_changed(table: Table, before: State | None, after: State, seat: Seat) -> bool:
    """Whether a private board would show anything new: cards, sentences, or what is asked of whom."""
    if before is None or any(event.to == seat for event in after.told):
        return True
    if core.ticket(before, seat) != core.ticket(after, seat):
        return True
    game = game_of(table)
    return _asked(before, seat) != _asked(after, seat) or (
        list(game.hand(game.view(before, seat))) != list(game.hand(game.view(after, seat)))
    )


def _asked(state: State, seat: Seat) -> object:
    now = core.decision(state)
    return (now.asks.get(seat), seat in now.done) if now else None


def _finish(db: sqlite3.Connection, table: Table, now: float) -> None:
    tables.set_phase(db, table.id, Phase.OVER)
    reveal_seed(db, tables.table(db, table.id) or table)
    outbox.keep_pings(db, table.id, {})
    outbox.flag(db, table.id, Kind.FINAL, now)


def _call(db: sqlite3.Connection, table: Table, before: State | None, after: State, now: float) -> None:
    """Call whoever must answer and was not asked before; forget calls that came to nothing."""
    asked = core.decision(after)
    if asked is None:
        return
    last = log.last_person(db, table.id)
    here = last[0] if last and now - last[1] <= PRESENCE else None
    away = {seat for seat, sitter in seated(table) if seat in asked.asks and sitter.person not in {None, here}}
    outbox.keep_pings(db, table.id, {seat: str(core.ticket(after, seat)) for seat in away})
    earlier = core.decision(before) if before is not None else None
    for seat in sorted(away - _asked_the_same(earlier, asked)):
        outbox.flag(db, table.id, Kind.PING, now, seat, str(core.ticket(after, seat)))


def _asked_the_same(earlier: core.Decision | None, now: core.Decision) -> set[Seat]:
    """The seats that the same question was waiting for before: they have been called."""
    return set(earlier.asks) if earlier and type(earlier.step) is type(now.step) else set()
