"""The daily message is due a day after the last event that could have told its person."""

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.model import Occupant, Phase, Table
from bot.post import PostedMessage
from bot.profile import PlayingHours, Span
from bot.tables.state import DAY_S, daily_due, waiting_tables

MIRA, ODO = 1, 2
ASKED = 1000.0


def table(name: str = "t", *, asked: float | None = ASKED, phase: Phase = Phase.PLAYING, **seat: object) -> Table:
    """Return a table that has waited for Mira since `asked`; `seat` sets further fields of her seat."""
    mira = replace(Occupant("Mira", MIRA, asked_at=asked), **seat)
    return Table(name, "tunhell", 5, 10, MIRA, "en", phase, occupants=(mira, Occupant("Odo", ODO)))


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
    """Nothing is due without an open question, or for people who are away."""
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
    """Activity or a call at any table postpones the message, and so does a hand sent privately."""
    assert daily_due(found, MIRA, 0.0) == 5000.0 + DAY_S


def test_one_a_day_at_most():
    assert daily_due([table()], MIRA, 7000.0) == 7000.0 + DAY_S


HOURS = PlayingHours("Europe/Paris", (Span(18, 23),) * 5 + (None, Span(22, 2)))
"""Weekday evenings, no Saturday, and Sunday until two at night."""


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
    """The message is due within playing hours only, in their zone."""
    paris = ZoneInfo("Europe/Paris")
    at, expected = (datetime.fromisoformat(one).replace(tzinfo=paris).timestamp() for one in (due, told))
    assert daily_due([table(asked=at - DAY_S)], MIRA, 0.0, HOURS) == expected
    assert daily_due([table(asked=at - DAY_S)], MIRA, 0.0) == at


def test_the_longest_wait_comes_first():
    found = [table("b", asked=300.0), table("a", asked=300.0), table("c", asked=200.0)]
    assert [one.id for one in waiting_tables(found, MIRA)] == ["c", "a", "b"]
