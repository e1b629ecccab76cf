"""Playing hours, and the daily message about what waits for a person."""

from collections.abc import Iterator, Sequence
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.model import Phase, Sitter, Table
from bot.post import PostedMessage
from bot.profile import PlayingHours, Span

SLOW_S = 3600.0
"""Playing hours count at tables whose pace is at least this many seconds; faster ones are played live."""
EVENINGS = (*(Span(18, 23),) * 5, *(Span(10, 23),) * 2)
"""The suggested hours: evenings and weekends."""
_DAY = timedelta(days=1)


@lru_cache(maxsize=4096)
def moment_after(start: float, seconds: float, hours: PlayingHours | None) -> float:
    """Return when a person's clock will have run for some time.

    Args:
        start: when it starts, in seconds since 1970.
        seconds: the running time.
        hours: when it runs; None for always. An unknown time zone counts as UTC.
    """
    if hours is None or not any(hours.week):
        return start + seconds
    left, counted = seconds, start
    for begins, ends in _spans(start, hours):
        counted = max(counted, begins)  # hours past midnight may overlap those of the next day
        if ends - counted >= left:
            return counted + left
        left -= max(ends - counted, 0.0)
        counted = max(counted, ends)
    raise AssertionError("playing hours come back every week")


def is_playing(at: float, hours: PlayingHours | None) -> bool:
    """Return whether a person's clock runs at a given time."""
    return moment_after(at, 0.0, hours) == at


def zone_named(typed: str) -> str | None:
    """Return the time zone that was typed: by its full name, or by its city if that is unique."""
    wanted = _folded(typed)
    whole = [zone for zone in zones() if _folded(zone) == wanted]
    found = whole or [zone for zone in zones() if _folded(zone.rpartition("/")[2]) == wanted]
    return found[0] if len(found) == 1 else None


def zones_like(typed: str) -> list[str]:
    """Return the time zones whose name contains what was typed; those whose city starts with it come first."""
    wanted = _folded(typed)
    found = [zone for zone in zones() if wanted in _folded(zone)]
    return sorted(found, key=lambda zone: (not _folded(zone.rpartition("/")[2]).startswith(wanted), zone))


@lru_cache(maxsize=1)
def zones() -> tuple[str, ...]:
    """Return the names of all geographic time zones, and UTC."""
    of_places = (zone for zone in available_timezones() if "/" in zone and not zone.startswith("Etc/"))
    return (*sorted(of_places), "UTC")


def local_time(at: float, zone: str) -> datetime:
    """Return a time as local time of a zone."""
    return datetime.fromtimestamp(at, _zone(zone))


def _spans(start: float, hours: PlayingHours) -> Iterator[tuple[float, float]]:
    """Yield the playing hours from a time on, in order, in seconds since 1970; some may already be over."""
    zone = _zone(hours.zone)
    day = datetime.fromtimestamp(start, zone).date() - _DAY
    while True:
        if (span := hours.week[day.weekday()]) is not None:
            last = day if span.ends > span.begins else day + _DAY
            yield _at(day, span.begins, zone), _at(last, span.ends, zone)
        day += _DAY


def _at(day: date, hour: int, zone: ZoneInfo) -> float:
    """Return an hour of a day; if clocks skip it the next one, if it occurs twice the first."""
    if hour == 24:
        day, hour = day + _DAY, 0
    return datetime.combine(day, time(hour), zone).timestamp()


@lru_cache(maxsize=256)
def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


def _folded(text: str) -> str:
    return text.strip().replace("_", " ").casefold()


DAY_S = 24 * 3600.0
"""Seconds without an answer, an action or a call before the daily message; and between two such messages."""


def waiting_tables(tables: Sequence[Table], person: int) -> list[Table]:
    """Return the tables in play that wait for a person, longest waiting first, except those where they are away."""
    asked = [(since, table) for table in tables if (since := _asked_at(table, person)) is not None]
    return [table for _, table in sorted(asked, key=lambda one: (one[0], one[1].id))]


def daily_due(tables: Sequence[Table], person: int, sent: float, hours: PlayingHours | None = None) -> float | None:
    """Return when a person's daily message is due; None while nothing waits for them.

    Args:
        tables: the live tables where they sit.
        person: the person.
        sent: when they received the last such message, in seconds since 1970.
        hours: their playing hours, outside of which no message is sent; None for always.

    Returns:
        a day after the latest of: the first question, their last action at any table, the last call or private message
        for one that waits, the last such message; or the start of their playing hours after that.
    """
    waiting = waiting_tables(tables, person)
    if not waiting:
        return None
    asked = _asked_at(waiting[0], person) or 0.0
    seen = max(_sitter(table, person).seen_at for table in tables if table.seat_of(person) is not None)
    called = [ref.at for table in waiting for ref in _messages_to(table, person)]
    return moment_after(max(asked, seen, sent, *called) + DAY_S, 0.0, hours)


def _asked_at(table: Table, person: int) -> float | None:
    """Return since when a table has been waiting for a person; None if it is not, or if they are away."""
    if table.phase is not Phase.PLAYING or table.seat_of(person) is None:
        return None
    sitter = _sitter(table, person)
    return None if sitter.is_away else sitter.asked_at


def _messages_to(table: Table, person: int) -> list[PostedMessage]:
    """Return a table's calls and the private message with a person's hand."""
    seat = table.seat_of(person)
    hand = None if seat is None else table.hand(seat)
    return [*table.calls.values(), *([hand] if hand is not None else [])]


def _sitter(table: Table, person: int) -> Sitter:
    return next(sitter for sitter in table.sitters if sitter.person == person)
