"""Pace: until when somebody has time, when they are reminded, and from when on the others may vote about them."""

from dataclasses import replace

import pytest

from bot.model import Change, Occupant, Phase, Table, Transfer
from bot.profile import SLOW_S, PlayingHours, Span
from bot.tables.pace import (
    LATE_IN_A_ROW,
    LATE_LEAST_S,
    LATE_S,
    PACE_LEAST_S,
    PACE_MOST_S,
    QUIET_S,
    VOTE_LEAST_S,
    VOTE_MOST_S,
    VOTE_S,
    SetPace,
    TurnTakenOver,
    answer_due,
    duration,
    half_time,
    is_late,
    late_after,
    move_by,
    reminder_due,
    replaceable,
    too_early,
    vote_lasts,
    vote_until,
)
from games.core import Say, Seat

from .memory import MIRA, MemoryTable

ODO, ASKED, HOUR_S = Seat(1), 1000.0, 3600.0
OCCUPANTS = (Occupant("Mira", 1), Occupant("Odo", 2, asked_at=ASKED), Occupant("Fern", 3))
TABLE = Table("t", "lantern", 5, 10, 1, "en", Phase.PLAYING, pace=HOUR_S, occupants=OCCUPANTS)


def table(odo=None, **values):
    """Return a table with an hour for each answer at which Odo is asked something."""
    occupants = (OCCUPANTS[0], replace(OCCUPANTS[1], **(odo or {})), OCCUPANTS[2])
    return replace(TABLE, occupants=occupants, **values)


def test_somebody_has_the_time_of_the_table_from_when_they_were_asked_or_came_back():
    assert answer_due(table(), ODO) == ASKED + HOUR_S
    assert answer_due(table({"away_until": ASKED + 50}), ODO) == ASKED + 50 + HOUR_S
    assert answer_due(table({"away_until": ASKED - 50}), ODO) == ASKED + HOUR_S


@pytest.mark.parametrize(
    ("odo", "values"),
    [
        ({}, {"pace": None}),
        ({"asked_at": None}, {}),
        ({"person": None, "computer": "normal"}, {}),
        ({"is_away": True}, {}),
        ({"played_by_clock_for": "3"}, {}),
        ({}, {"asleep": True}),
        ({}, {"phase": Phase.OVER}),
    ],
)
def test_no_clock_runs_where_nobody_would_wait(odo, values):
    """Nor is anybody reminded."""
    found = table(odo, **values)
    assert (answer_due(found, ODO), half_time(found, ODO), reminder_due(found, ODO, "9")) == (None, None, None)


def test_no_clock_runs_for_somebody_whom_only_computer_players_wait_for():
    alone = tuple(replace(one, person=None, computer="normal") for one in OCCUPANTS)
    assert answer_due(replace(TABLE, occupants=(alone[0], OCCUPANTS[1], alone[2])), ODO) is None
    assert answer_due(replace(TABLE, occupants=(OCCUPANTS[0], OCCUPANTS[1], alone[2])), ODO) is not None


def test_where_nobody_may_know_who_is_late_a_clock_runs_without_a_pace():
    """There the others cannot vote; nobody is reminded by it."""
    unpaced = table(pace=None)
    due = answer_due(unpaced, ODO, is_quiet=True)
    assert due is not None
    assert due > ASKED
    assert answer_due(table(), ODO, is_quiet=True) == ASKED + HOUR_S
    assert half_time(unpaced, ODO) is None


@pytest.mark.parametrize(("pace", "is_slow"), [(SLOW_S, True), (SLOW_S - 1, False), (2 * SLOW_S, True)])
def test_only_at_a_slow_table_clocks_run_in_playing_hours_alone(pace, is_slow):
    hours = PlayingHours("UTC", (Span(8, 9),) * 7)
    due = answer_due(table({"hours": hours}, pace=pace), ODO)
    assert (due == ASKED + pace) == (not is_slow)
    assert due >= ASKED + pace


def test_a_reminder_comes_at_half_time_or_a_while_after_the_last_action():
    assert (half_time(table(), ODO), reminder_due(table(), ODO, "9")) == (ASKED + HOUR_S / 2,) * 2
    seen = ASKED + HOUR_S / 2
    assert reminder_due(table({"seen_at": seen}), ODO, "9") == seen + QUIET_S
    assert reminder_due(table({"reminded": "9"}), ODO, "9") is None
    assert reminder_due(table({"reminded": "8"}), ODO, "9") is not None
    late = ASKED + HOUR_S - QUIET_S
    assert reminder_due(table({"seen_at": late}), ODO, "9") is None, "the time would be over"
    assert reminder_due(table({"seen_at": late - 1}), ODO, "9") == late - 1 + QUIET_S


@pytest.mark.parametrize(
    ("pace", "seconds"),
    [(None, LATE_S), (10 * LATE_LEAST_S, 5 * LATE_LEAST_S), (LATE_LEAST_S, LATE_LEAST_S), (1.0, LATE_LEAST_S)],
)
def test_others_may_vote_after_half_of_the_pace(pace, seconds):
    assert late_after(table(pace=pace)) == seconds


@pytest.mark.parametrize(
    ("pace", "seconds"),
    [
        (None, VOTE_S),
        (1.0, VOTE_LEAST_S),
        (2 * VOTE_LEAST_S + 2, VOTE_LEAST_S + 1),
        (2 * VOTE_MOST_S - 2, VOTE_MOST_S - 1),
        (99 * VOTE_MOST_S, VOTE_MOST_S),
    ],
)
def test_a_vote_lasts_half_of_the_pace(pace, seconds):
    assert vote_lasts(table(pace=pace)) == seconds


def test_a_vote_in_a_slow_game_lasts_in_playing_hours_only():
    """Nobody has to answer a vote about their seat at night; a fast game is played at any hour."""
    evenings = PlayingHours("UTC", (Span(18, 22),) * 7)
    slow = table({"hours": evenings}, pace=24 * HOUR_S)
    assert vote_until(slow, slow.occupants[ODO], ASKED) > ASKED + 48 * HOUR_S
    fast = table({"hours": evenings}, pace=HOUR_S / 2)
    assert vote_until(fast, fast.occupants[ODO], ASKED) == ASKED + HOUR_S / 4


@pytest.mark.parametrize(
    ("odo", "values", "after", "late"),
    [
        ({}, {}, 0, True),
        ({}, {}, -1, False),
        ({"seen_at": ASKED + 60}, {}, 59, False),
        ({"seen_at": ASKED + 60}, {}, 60, True),
        ({"missed": 1}, {}, -99, False),
        ({"missed": 1, "played_by_clock_for": "3"}, {}, -99, True),
        ({"missed": 1, "asked_at": None}, {}, 9999, False),
        ({"missed": LATE_IN_A_ROW, "asked_at": None}, {}, -99, True),
        ({"missed": LATE_IN_A_ROW}, {}, -99, True),
        ({"asked_at": None}, {}, 9999, False),
        ({"person": None}, {}, 9999, False),
        ({"missed": 1}, {"phase": Phase.OVER}, 9999, False),
    ],
)
def test_somebody_is_late_who_keeps_the_table_waiting_or_whose_time_ran_out_in_a_row(odo, values, after, late):
    found = table(odo, **values)
    now = ASKED + late_after(found) + after
    assert is_late(found, found.occupants[ODO], now) == late
    assert (ODO in replaceable(found, Seat(0), now)) == late
    assert ODO not in replaceable(found, ODO, now), "nobody votes about their own seat"
    assert ODO not in replaceable(found, Seat(0), now, is_quiet=True), "that would tell who has answered"


@pytest.mark.parametrize(
    ("seconds", "found"),
    [
        (24 * HOUR_S, ("days", 1)),
        (72 * HOUR_S, ("days", 3)),
        (HOUR_S, ("hours", 1)),
        (36 * HOUR_S, ("hours", 36)),
        (1.5 * HOUR_S, ("minutes", 90)),
        (60.0, ("minutes", 1)),
        (61.0, ("minutes", 2)),
    ],
)
def test_a_length_of_time_is_told_in_the_unit_that_comes_out_even(seconds, found):
    assert duration(seconds) == found


@pytest.mark.parametrize("pace", [None, 2 * HOUR_S])
def test_a_vote_that_comes_too_early_is_refused_with_the_time(pace):
    """Of somebody by name, or of everybody; it says whether that follows from the pace."""
    found = table(pace=pace)
    unit, n = duration(late_after(found))
    for name, id_ in (("Odo", "bot-no-not-late"), ("", "bot-no-nobody-late")):
        said = too_early(found, name).say
        assert (said.id, said.values.get("name", "")) == (id_, name)
        assert (said.values["time"].id, said.values["time"].values["n"]) == (f"bot-pace-{unit}", n)
        assert said.values["paced"] == (pace is not None)


@pytest.mark.parametrize(
    ("pace", "is_taken"),
    [(None, True), (PACE_LEAST_S, True), (PACE_MOST_S, True), (PACE_LEAST_S - 1, False), (PACE_MOST_S + 1, False)],
)
def test_a_pace_has_its_limits(pace, is_taken):
    lobby = MemoryTable.open()
    if is_taken:
        lobby.do(SetPace(MIRA, pace))
        assert lobby.table.pace == pace
    else:
        assert lobby.refusal(SetPace(MIRA, pace)) == "bot-no-such-pace"


@pytest.mark.parametrize(("is_quiet", "missed"), [(False, 3), (True, 2)])
def test_a_time_out_is_told_and_counted_unless_nobody_may_know_of_it(is_quiet, missed):
    """The sentence tells of one person, how often in a row it happened, and how many others may vote about them."""
    found, fact = table({"missed": 2}), TurnTakenOver(ODO, "7", is_quiet)
    after = fact.change(found, None)
    assert (after.occupants[ODO].missed, after.occupants[ODO].played_by_clock_for) == (missed, "7")
    told = (
        []
        if is_quiet
        else [Say("bot-notice-turn-taken-over", {"name": "Odo", "count": 1, "n": 3, "others": 2, "everybody": 0})]
    )
    assert [*fact.sentences(found, after, None)] == told


@pytest.mark.parametrize(
    ("odo", "vote", "until"),
    [
        ({}, None, ASKED + HOUR_S),
        ({}, Transfer(7, Change.STAND_IN, ODO, ASKED + 60), ASKED + 60),
        ({}, Transfer(7, Change.STAND_IN, ODO, ASKED + 2 * HOUR_S), ASKED + HOUR_S),
        ({}, Transfer(7, Change.STAND_IN, Seat(2), ASKED + 60), ASKED + HOUR_S),
        ({}, Transfer(7, Change.OFFER, ODO, ASKED + 60), ASKED + HOUR_S),
        ({"asked_at": None}, Transfer(7, Change.STAND_IN, ODO, ASKED + 60), None),
    ],
)
def test_a_vote_about_a_seat_brings_its_deadline_forward(odo, vote, until):
    """Only a vote to replace somebody who is asked, and only if it ends before their time."""
    assert move_by(table(odo, transfer=vote), ODO) == until


def test_without_a_limit_a_vote_about_a_seat_is_its_deadline():
    vote = Transfer(7, Change.STAND_IN, ODO, ASKED + 60)
    assert move_by(table(pace=None, transfer=vote), ODO) == vote.until
