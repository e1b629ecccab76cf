"""When somebody is told what waits for them: a day after the last thing that could have told them."""

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.model import Phase, Sitter, Table
from bot.post import PostedMessage
from bot.profile import PlayingHours, Span
from bot.tables.hours import DAY_S, daily_due, waiting_tables

MIRA, ODO = 1, 2
ASKED = 1000.0


def table(name: str = "t", *, asked: float | None = ASKED, phase: Phase = Phase.PLAYING, **seat: object) -> Table:
    """A table that waits for Mira since a moment; `seat` is what else is known of her there."""
    mira = replace(Sitter("Mira", MIRA, asked_at=asked), **seat)
    return Table(name, "tunhell", 5, 10, MIRA, "en", phase, sitters=(mira, Sitter("Odo", ODO)))


def called(at: float) -> PostedMessage:
    return PostedMessage(10, 7, at)


def test_a_day_after_the_question():
    assert daily_due([table()], MIRA, 0.0) == ASKED + DAY_S
    assert daily_due([table(), table("earlier", asked=400.0)], MIRA, 0.0) == 400.0 + DAY_S


@pytest.mark.parametrize(
    "found",
    [[], [table(asked=None)], [table(phase=Phase.LOBBY)], [table(is_away=True, away_until=9e9)]],
)
def test_nothing_is_told_while_nothing_waits(found):
    """Neither to those who are not asked, nor to those who have said that they are away."""
    assert daily_due(found, MIRA, 0.0) is None
    assert waiting_tables(found, MIRA) == []


def test_others_are_not_told_what_waits_for_her():
    assert daily_due([table()], ODO, 0.0) is None
    assert daily_due([table()], 3, 0.0) is None


@pytest.mark.parametrize(
    "found",
    [
        [table(seen_at=5000.0)],
        [table(), table("elsewhere", asked=None, seen_at=5000.0)],
        [replace(table(), messages={"hand:0": called(5000.0)})],
        [replace(table(), messages={"call:7": called(5000.0)})],
    ],
)
def test_a_sign_of_life_or_a_call_puts_it_off(found):
    """At any table; a private message with the hand is a call as well."""
    assert daily_due(found, MIRA, 0.0) == 5000.0 + DAY_S


def test_one_a_day_at_most():
    assert daily_due([table()], MIRA, 7000.0) == 7000.0 + DAY_S


HOURS = PlayingHours("Europe/Paris", (Span(18, 23),) * 5 + (None, Span(22, 2)))
"""Weekday evenings, not on Saturday, and on Sunday until two o'clock at night."""


@pytest.mark.parametrize(
    ("due", "told"),
    [
        ("2026-11-17 20:30", "2026-11-17 20:30"),
        ("2026-11-17 03:00", "2026-11-17 18:00"),
        ("2026-11-17 23:30", "2026-11-18 18:00"),
        ("2026-11-20 23:30", "2026-11-22 22:00"),
        ("2026-11-23 01:30", "2026-11-23 01:30"),
        ("2026-11-23 02:30", "2026-11-23 18:00"),
    ],
)
def test_it_comes_within_playing_hours(due, told):
    """At once within them, else when the next ones begin: by the clocks of the zone, weekends included."""
    paris = ZoneInfo("Europe/Paris")
    at, expected = (datetime.fromisoformat(one).replace(tzinfo=paris).timestamp() for one in (due, told))
    assert daily_due([table(asked=at - DAY_S)], MIRA, 0.0, HOURS) == expected
    assert daily_due([table(asked=at - DAY_S)], MIRA, 0.0) == at


def test_the_longest_wait_comes_first():
    found = [table("b", asked=300.0), table("a", asked=300.0), table("c", asked=200.0)]
    assert [one.id for one in waiting_tables(found, MIRA)] == ["c", "a", "b"]
