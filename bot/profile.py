"""What is known of people and servers: names, made harmless once where they come in, playing hours, and settings."""

import unicodedata
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from hashlib import blake2b
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from locales import Locale

LONGEST_NAME = 32
_RIGHT_TO_LEFT = {"R", "AL"}
_JOINERS = "\u200c\u200d"  # inside emoji families and Persian words
_HIDDEN = {"Cc", "Cf", "Cs"}
_BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Letters and signs that look like nothing."""


@lru_cache(maxsize=4096)
def clean_name(name: str) -> str:
    """Return a name on one line, without invisible or direction-changing characters; empty when nothing is left.

    A right-to-left name is isolated, so that it does not turn the sentence around it. Cleaning twice changes nothing.
    """
    shown = (" " if c.isspace() else c for c in name.translate(_BLANKS) if not _is_hidden(c))
    kept = " ".join("".join(shown).split())[:LONGEST_NAME].strip(_JOINERS + " ")
    if not any(unicodedata.category(c)[0] in "LNPS" for c in kept):
        return ""
    if any(unicodedata.bidirectional(c) in _RIGHT_TO_LEFT for c in kept):
        return f"\u2068{kept}\u2069"
    return kept


def _is_hidden(c: str) -> bool:
    return unicodedata.category(c) in _HIDDEN and not c.isspace() and c not in _JOINERS


@dataclass(frozen=True, slots=True)
class Span:
    """Hours of a day.

    Attributes:
        begins: the hour at which they begin, from 0 to 23.
        ends: the hour at which they end, from 1 to 24; unless it is later than `begins`, on the next day.
    """

    begins: int
    ends: int


@dataclass(frozen=True, slots=True)
class PlayingHours:
    """The hours in which a person's clock runs: at no other time of the week does it run.

    Attributes:
        zone: the time zone, by its name in the IANA database.
        week: the hours that begin on each day, Monday first; None for a day without any. One day has some at least.
    """

    zone: str
    week: tuple[Span | None, ...]


@dataclass(frozen=True, slots=True)
class Preferences:
    """The settings of a person besides their language and mentions.

    Attributes:
        hand_by_message: whether their hand comes by private message; if not, only the button “My hand” shows it.
        tips: whether games that are new to them, guided ones among them, begin with tips.
        hours: when their clock runs at slow tables; None for always.
        motion: whether pictures may move: in what they are shown alone, and on the boards of the tables they host.
        blocked: whose doings neither mention them nor write to them; of people who were forgotten, a `fingerprint`.
        named: whether others read their name in a server's records and achievements.
        told_languages: whether they have been told that what a table says in its channel may be in another language.
    """

    hand_by_message: bool = True
    tips: bool = True
    hours: PlayingHours | None = None
    motion: bool = True
    blocked: tuple[int, ...] = ()
    named: bool = True
    told_languages: bool = False


def fingerprint(owner: int, blocked: int) -> int:
    """Return the number, below zero, that stands for a forgotten person among those whom `owner` has blocked.

    Someone who comes back is recognised by it; it leads nowhere else, and is another one in everybody's list.
    """
    return -1 - (int.from_bytes(blake2b(f"{owner} {blocked}".encode(), digest_size=8).digest()) >> 2)


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """The settings of a server, made by its managers.

    Attributes:
        locale: the language of its tables; None for the one that Discord knows of the server.
        channels: where tables may be opened, threads below them included; empty for everywhere.
        role: who may open tables; None for everyone.
        pace: seconds that a person has for each answer at new tables; None for no limit.
        mentions: whether people may be mentioned.
        motion: whether boards may show what has just happened as a short moving picture.
        per_person: live tables that one person may have here; None for as many as anywhere.
        per_server: live tables that the server may have; None for as many as any server.
        puzzle_channel: where the puzzle of the day appears; None for no such puzzle.
        puzzle_hour: at which hour.
        zone: the time zone of the server's clocks.
        known_locale: the language that Discord knew of the server when its puzzle or digest was switched on.
        organisers: the role that may organise tournaments, besides the managers; None for managers only.
        puzzle_trouble: why the bot has switched the puzzle off itself: "gone" or "refused"; empty if it has not.
        digest_channel: where the digest of each month appears; None for none.
        digest_trouble: why the bot has switched the digest off itself, as of the puzzle.
    """

    locale: Locale | None = None
    channels: tuple[int, ...] = ()
    role: int | None = None
    pace: float | None = None
    mentions: bool = True
    motion: bool = True
    per_person: int | None = None
    per_server: int | None = None
    puzzle_channel: int | None = None
    puzzle_hour: int = 18
    zone: str = "UTC"
    known_locale: Locale = "en"
    puzzle_trouble: str = ""
    organisers: int | None = None
    digest_channel: int | None = None
    digest_trouble: str = ""

    def allows_channel(self, *places: int | None) -> bool:
        """Return whether a table may be opened in a channel; for a thread, the channel above is given as well."""
        return not self.channels or any(place in self.channels for place in places)

    def allows_roles(self, roles: Collection[int]) -> bool:
        """Return whether a person with these roles may open a table."""
        return self.role is None or self.role in roles


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """What someone answered to a puzzle.

    Attributes:
        person: who.
        puzzle: the id of the puzzle.
        day: when, as 2026-11-24 by the clocks of the server.
        guild: where; 0 for outside of any server.
        at: when, in seconds since 1970.
        answer: the answer as it is typed.
        is_right: whether it is the solution.
    """

    person: int
    puzzle: str
    day: str
    guild: int
    at: float
    answer: str
    is_right: bool


@dataclass(frozen=True, slots=True)
class DailyPuzzle:
    """The puzzle that a server has on a day.

    Attributes:
        day: the day by the clocks of the server, as 2026-11-24.
        puzzle: the id of the puzzle.
        message: its message in the server's channel; 0 if there is none yet.
        until: until when only one process tries to post it.
        attempts: how often that was tried; above 1, it may have been posted without a receipt.
    """

    day: str
    puzzle: str
    message: int = 0
    until: float = 0.0
    attempts: int = 1


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
