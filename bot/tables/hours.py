"""Playing hours: when a person's clock runs, and when so much of it has passed."""

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.profile import PlayingHours, Span

SLOW_S = 3600.0
"""Playing hours count at tables that give at least so many seconds for each answer; quicker ones are played live."""
EVENINGS = (*(Span(18, 23),) * 5, *(Span(10, 23),) * 2)
"""The hours that are offered first: evenings and weekends."""
_DAY = timedelta(days=1)


@lru_cache(maxsize=4096)
def moment_after(start: float, seconds: float, hours: PlayingHours | None) -> float:
    """Return when a person's clock has run for so long.

    Args:
        start: when it begins, in seconds since 1970.
        seconds: for how long.
        hours: when it runs; None for always. A zone that is not known any more counts as UTC.
    """
    if hours is None or not any(hours.week):
        return start + seconds
    left, counted = seconds, start
    for begins, ends in _spans(start, hours):
        counted = max(counted, begins)  # hours past midnight may run into those of the next day
        if ends - counted >= left:
            return counted + left
        left -= max(ends - counted, 0.0)
        counted = max(counted, ends)
    raise AssertionError("playing hours come back every week")


def is_playing(at: float, hours: PlayingHours | None) -> bool:
    """Return whether a person's clock runs at a moment."""
    return moment_after(at, 0.0, hours) == at


def zone_named(typed: str) -> str | None:
    """Return the time zone that was typed: by its whole name, or by the only one whose city is called so."""
    wanted = _folded(typed)
    whole = [zone for zone in zones() if _folded(zone) == wanted]
    found = whole or [zone for zone in zones() if _folded(zone.rpartition("/")[2]) == wanted]
    return found[0] if len(found) == 1 else None


def zones_like(typed: str) -> list[str]:
    """Return the time zones whose name contains what was typed; those whose city begins so come first."""
    wanted = _folded(typed)
    found = [zone for zone in zones() if wanted in _folded(zone)]
    return sorted(found, key=lambda zone: (not _folded(zone.rpartition("/")[2]).startswith(wanted), zone))


@lru_cache(maxsize=1)
def zones() -> tuple[str, ...]:
    """Return the names of all time zones that belong to a place, and UTC."""
    of_places = (zone for zone in available_timezones() if "/" in zone and not zone.startswith("Etc/"))
    return (*sorted(of_places), "UTC")


def local_time(at: float, zone: str) -> datetime:
    """Return a moment by the clocks of a zone."""
    return datetime.fromtimestamp(at, _zone(zone))


def _spans(start: float, hours: PlayingHours) -> Iterator[tuple[float, float]]:
    """Return the playing hours from a moment on, in order, as seconds since 1970; some may be over."""
    zone = _zone(hours.zone)
    day = datetime.fromtimestamp(start, zone).date() - _DAY
    while True:
        if (span := hours.week[day.weekday()]) is not None:
            last = day if span.ends > span.begins else day + _DAY
            yield _at(day, span.begins, zone), _at(last, span.ends, zone)
        day += _DAY


def _at(day: date, hour: int, zone: ZoneInfo) -> float:
    """Return an hour of a day; for one that clocks skip the next one, of one that comes twice the first."""
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
