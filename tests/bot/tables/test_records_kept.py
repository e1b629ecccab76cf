"""Which results are records of a server, and when its digest is due."""

from datetime import UTC, datetime

import pytest

from bot.tables.ending import IDLE_S, PUT_AWAY_S
from bot.tables.ratings import GameResult, SeatResult
from bot.tables.records import RecordKind, month_due, records_of
from games.core import MASTER, NORMAL, STRONG, Ending, Seat

MIRA, ODO, GONE = 1, 2, -7
DAY_S = 24 * 3600.0


def result(*seats, game="tunhell", ending=Ending.FINISHED):
    """Return a result of seats given as person, place, points, and the level of a computer player."""
    made = [
        SeatResult(Seat(n), f"{n}", person, computer, place, total)
        for n, (person, place, total, computer) in enumerate(seats)
    ]
    return GameResult("t", game, 5, 9.0, ending, tuple(made))


def person(number, place, total=None):
    return number, place, total, None


def computer(level, place, total=None):
    return None, place, total, level


def found(result_, kind, moves=1, streaks=None):
    """Return who has set a record of a kind, and its rank."""
    return [(one.person, one.rank) for one in records_of(result_, moves, streaks or {}) if one.kind is kind]


TWO = result(person(MIRA, 1, 30), person(ODO, 2, 22))


def test_a_long_game_is_a_record_of_all_its_people():
    """Computer players and people who were forgotten have none."""
    game = result(person(MIRA, 1, 30), person(GONE, 2, 22), computer(NORMAL, 3, 10))
    assert found(game, RecordKind.LONGEST, moves=40) == [(MIRA, -40)]
    (record,) = [one for one in records_of(game, 40, {}) if one.kind is RecordKind.LONGEST]
    assert (record.guild, record.game, record.at, record.table) == (5, "tunhell", 9.0, "t")


def test_two_victories_in_a_row_are_a_streak():
    assert found(TWO, RecordKind.STREAK, streaks={MIRA: 2, ODO: 1, 3: 9}) == [(MIRA, -2)]


def test_points_are_a_record_unless_there_are_none():
    game = result(person(MIRA, 1, 30), person(ODO, 2, 0), person(3, 3, -4), person(4, 4, None), person(GONE, 5, 9))
    assert found(game, RecordKind.HIGHEST) == [(MIRA, -30)]


@pytest.mark.parametrize(
    ("seats", "who"),
    [
        ([person(MIRA, 1), computer(STRONG, 2)], [MIRA]),
        ([person(MIRA, 1), computer(MASTER, 2)], [MIRA]),
        ([person(MIRA, 1), computer(NORMAL, 2)], []),
        ([person(MIRA, 2), computer(STRONG, 1)], []),
        ([person(MIRA, 1), person(ODO, 2), computer(STRONG, 3)], [MIRA]),
    ],
)
def test_the_first_victory_over_a_strong_computer_player_is_kept(seats, who):
    assert found(result(*seats), RecordKind.FIRST) == [(one, 0) for one in who]


@pytest.mark.parametrize(
    ("seats", "records"),
    [
        ([person(MIRA, 1, 30), person(ODO, 2, 22)], [(MIRA, 8), (ODO, 8)]),
        ([person(MIRA, 1, 30), person(ODO, 1, 30)], []),
        ([person(MIRA, 1, 30), computer(NORMAL, 2, 22)], []),
        ([computer(NORMAL, 1, 30), person(ODO, 2, 22)], []),
        ([person(MIRA, 1, 30), person(ODO, 2, 22), person(3, 2, 22)], [(MIRA, 8), (ODO, 8), (3, 8)]),
        ([person(MIRA, 1, 30), person(ODO, 2, None)], []),
        ([person(MIRA, 1, None), person(ODO, 2, 22)], []),
    ],
)
def test_the_smallest_lead_of_one_person_over_another_belongs_to_both(seats, records):
    assert found(result(*seats), RecordKind.CLOSEST) == records


@pytest.mark.parametrize(
    ("game", "ending", "records"),
    [
        ("winter", Ending.FINISHED, [(MIRA, -52), (ODO, -52)]),
        ("winter", Ending.CONCEDED, []),
        ("tunhell", Ending.FINISHED, []),
        ("chess", Ending.FINISHED, []),
    ],
)
def test_where_all_win_together_their_points_are_added_up(game, ending, records):
    both = result(person(MIRA, 1, 30), person(ODO, 1, 22), game=game, ending=ending)
    assert found(both, RecordKind.SURVIVAL) == records


def test_a_game_that_all_have_lost_is_only_long():
    lost = result(person(MIRA, 1, 30), person(ODO, 1, 22), game="winter", ending=Ending.LOST)
    assert {one.kind for one in records_of(lost, 5, {})} == {RecordKind.LONGEST}


@pytest.mark.parametrize(
    ("day", "hour", "is_due"),
    [(1, 8, False), (1, 9, True), (2, 0, True), (3, 23, True), (4, 0, False), (31, 23, False)],
)
def test_a_digest_is_due_from_the_morning_of_the_first_to_the_third(day, hour, is_due):
    now = datetime(2026, 1, day, hour, tzinfo=UTC).timestamp()
    month = month_due(now, "UTC")
    assert (month is not None) == is_due
    if month is not None:
        limits = [datetime(year, number, 1, tzinfo=UTC).timestamp() for year, number in ((2025, 12), (2026, 1))]
        assert (month.year, month.month, month.begins, month.ends) == (2025, 12, *limits)


def test_a_digest_is_due_by_the_clock_of_its_server():
    now = datetime(2026, 1, 1, 8, 30, tzinfo=UTC).timestamp()
    assert month_due(now, "UTC") is None
    assert month_due(now, "Europe/Paris") is not None


def test_a_game_is_put_away_after_the_times_that_its_warning_names():
    """Two weeks without a move, and three days more."""
    assert (IDLE_S, PUT_AWAY_S) == (14 * DAY_S, 3 * DAY_S)
