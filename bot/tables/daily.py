"""When a person is told, once a day at most, what waits for them: it follows from their tables alone."""

from collections.abc import Sequence

from bot.model import Phase, Sitter, Table
from bot.post import PostedMessage
from bot.profile import PlayingHours

from .hours import moment_after

DAY_S = 24 * 3600.0
"""Seconds without an answer, a sign of life or a call after which a person is told; and between two such messages."""


def waiting_tables(tables: Sequence[Table], person: int) -> list[Table]:
    """Return the tables in play that wait for a person, longest waiting first, without those where they are away."""
    asked = [(since, table) for table in tables if (since := _asked_at(table, person)) is not None]
    return [table for _, table in sorted(asked, key=lambda one: (one[0], one[1].id))]


def daily_due(tables: Sequence[Table], person: int, sent: float, hours: PlayingHours | None = None) -> float | None:
    """Return when a person is told what waits for them; None while nothing does.

    Args:
        tables: the live tables where they sit.
        person: who.
        sent: when they had the last such message, in seconds since 1970.
        hours: their playing hours, outside of which they are told nothing; None for always.

    Returns:
        a day after the latest of: the first question, the last sign of them at any table, the last call or private
        message for one that waits, the last such message; or when their playing hours begin after that.
    """
    waiting = waiting_tables(tables, person)
    if not waiting:
        return None
    asked = _asked_at(waiting[0], person) or 0.0
    seen = max(_sitter(table, person).seen_at for table in tables if table.seat_of(person) is not None)
    called = [ref.at for table in waiting for ref in _messages_to(table, person)]
    return moment_after(max(asked, seen, sent, *called) + DAY_S, 0.0, hours)


def _asked_at(table: Table, person: int) -> float | None:
    """Return since when a table waits for a person who is not away."""
    if table.phase is not Phase.PLAYING or table.seat_of(person) is None:
        return None
    sitter = _sitter(table, person)
    return None if sitter.is_away else sitter.asked_at


def _messages_to(table: Table, person: int) -> list[PostedMessage]:
    """The calls at a table, and the private message with a person's hand."""
    seat = table.seat_of(person)
    hand = None if seat is None else table.hand(seat)
    return [*table.calls.values(), *([hand] if hand is not None else [])]


def _sitter(table: Table, person: int) -> Sitter:
    return next(sitter for sitter in table.sitters if sitter.person == person)
