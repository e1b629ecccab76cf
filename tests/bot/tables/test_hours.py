"""Playing hours: clocks pause outside them, across changes of summer time."""

import random
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.profile import EVENINGS, PlayingHours, Span, is_playing, moment_after, zone_named, zones_like

PARIS = ZoneInfo("Europe/Paris")
ZONES = ("Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "UTC")
CHANGES = (datetime(2026, 3, 28, tzinfo=UTC), datetime(2026, 10, 24, tzinfo=UTC), datetime(2026, 4, 4, tzinfo=UTC))
"""Days before changes of clocks in some zone."""
STEP_S = 1800.0


def paris(*moment: int) -> float:
    return datetime(*moment, tzinfo=PARIS).timestamp()


def test_without_playing_hours_a_clock_always_runs():
    """Without playing hours, or with empty ones, a clock always runs."""
    assert moment_after(1000.0, 50.0, None) == 1050.0
    assert moment_after(1000.0, 50.0, PlayingHours("Europe/Paris", (None,) * 7)) == 1050.0


def test_a_night_does_not_count():
    """Nights are skipped: three hours from Friday 22:00 end on Saturday."""
    hours = PlayingHours("Europe/Paris", EVENINGS)
    assert moment_after(paris(2026, 11, 20, 22), 3 * 3600.0, hours) == paris(2026, 11, 21, 12)


def test_an_hour_asked_for_at_night_begins_in_the_evening():
    """An hour that starts at night begins in the evening: from Monday 4:00 to 19:00."""
    hours = PlayingHours("Europe/Paris", EVENINGS)
    assert not is_playing(paris(2026, 11, 23, 4), hours)
    assert moment_after(paris(2026, 11, 23, 4), 3600.0, hours) == paris(2026, 11, 23, 19)


def test_hours_past_midnight_belong_to_the_day_they_began():
    week = (None,) * 5 + (Span(22, 2), None)
    hours = PlayingHours("Europe/Paris", week)
    assert moment_after(paris(2026, 11, 22, 1), 3600.0, hours) == paris(2026, 11, 22, 2)
    assert moment_after(paris(2026, 11, 22, 1), 3601.0, hours) == paris(2026, 11, 28, 22) + 1.0


def test_the_day_on_which_clocks_are_put_forward_has_an_hour_less():
    """Days with a change of clocks have one hour less or more."""
    sundays = PlayingHours("Europe/Paris", (None,) * 6 + (Span(0, 6),))
    assert moment_after(paris(2026, 3, 29, 0), 5 * 3600.0, sundays) == paris(2026, 3, 29, 6)
    assert moment_after(paris(2026, 10, 25, 0), 7 * 3600.0, sundays) == paris(2026, 10, 25, 6)


@pytest.mark.parametrize("zone", ZONES)
def test_time_passes_only_in_playing_hours(zone):
    """Time passes in playing hours only, compared with the local clock by half hours."""
    luck = random.Random(zone)
    for number in range(40):
        week = tuple(luck.choice([None, Span(luck.randrange(24), luck.randrange(1, 25))]) for _ in range(7))
        if not any(week):
            continue
        hours = PlayingHours(zone, week)
        start = (CHANGES[number % 3] + timedelta(minutes=30 * luck.randrange(96))).timestamp()
        seconds = STEP_S * luck.randrange(1, 60)
        expected, left = start, seconds
        while left > 0:
            left -= STEP_S if _is_on(expected, hours) else 0
            expected += STEP_S
        assert moment_after(start, seconds, hours) == expected, (hours, start, seconds)


def _is_on(at: float, hours: PlayingHours) -> bool:
    """Return whether the half hour from `at` is within the hours by the local clock."""
    local = datetime.fromtimestamp(at + STEP_S / 2, ZoneInfo(hours.zone))
    today, before = hours.week[local.weekday()], hours.week[(local.weekday() - 1) % 7]
    if today is not None and today.begins <= local.hour < (today.ends if today.ends > today.begins else 24):
        return True
    return before is not None and before.ends <= before.begins and local.hour < before.ends


@pytest.mark.parametrize(
    ("typed", "zone"),
    [("Europe/Paris", "Europe/Paris"), ("paris", "Europe/Paris"), (" new york", "America/New_York"), ("utc", "UTC")],
)
def test_a_zone_is_known_by_its_city(typed, zone):
    assert zone_named(typed) == zone


@pytest.mark.parametrize("typed", ["", "Atlantis", "Europe", "Etc/GMT+3"])
def test_no_zone_is_guessed(typed):
    assert zone_named(typed) is None


def test_zones_are_suggested_by_city_first():
    assert zones_like("lond")[0] == "Europe/London"
    assert zones_like("zzz") == []
