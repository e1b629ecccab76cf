"""Results by seat, late players, erased people, and levels of computer players."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from bot.model import Occupant, Phase, Table
from bot.tables import consent, ratings
from bot.tables.ending import Ended
from bot.tables.log import Entry
from bot.tables.matches import MatchResult, match_result
from bot.tables.pace import LATE_S, is_late
from bot.tables.play import Moved
from bot.tables.seats import SeatComputer
from bot.tables.state import TableState, usual_strategy
from games.core import Ending, Outcome, Refusal, Score, Seat, say

from .memory import MIRA, MemoryTable

A, B = Seat(0), Seat(1)
SCORES = (Score(A, 3, {}), Score(B, 5, {}))
PLAYED = Table(
    "t", "winter", 5, 10, 1, "en", Phase.OVER, occupants=(Occupant("Mira", 1), Occupant("Odo", 2, owner=None))
)


@pytest.mark.parametrize(
    ("outcome", "expected"),
    [
        (Outcome(SCORES, ((B,), (A,))), MatchResult((2, 1), (3, 5))),
        (Outcome(SCORES, ((A, B),)), MatchResult((1, 1), (3, 5))),
        (Outcome((), ()), MatchResult((1, 1), (None, None))),
        (Outcome(SCORES, ((B,), (A,)), Ending.LOST), MatchResult((1, 1), (3, 5), survived=False)),
    ],
)
def test_places_and_points_are_those_of_the_final_score(outcome, expected, monkeypatch):
    """Places and points equal the final score's; common losers share the first place."""
    monkeypatch.setattr(ratings, "game_of", lambda _: SimpleNamespace(outcome=lambda _: outcome))
    assert match_result(TableState(PLAYED, object()), None) == expected


@pytest.mark.parametrize(
    ("ending", "expected"),
    [
        (Ending.CONCEDED, MatchResult((2, 1), (None, None), forfeits=(1,))),
        (Ending.LOST, MatchResult((1, 1), (None, None), survived=False)),
        (Ending.ABANDONED, None),
    ],
)
def test_a_game_that_was_given_up_has_a_result_where_somebody_won_or_all_lost(ending, expected):
    """A game given up has a result if somebody won or all lost; who concedes is last."""
    occupants = (Occupant("Mira", 1), Occupant("Odo", computer="normal", is_out=True))
    table = replace(PLAYED, phase=Phase.ENDED, occupants=occupants)
    assert match_result(TableState(table, object()), Entry(9, Ended(ending), 1, None, 17.0)) == expected


def test_a_result_names_the_computer_players_that_had_their_seats_from_the_start(monkeypatch):
    """A result names computer players seated from the start, not substitutes, and the person who has left."""
    occupants = (
        Occupant("Mira", 1),
        Occupant("Dvalin", computer="strong"),
        Occupant("Odo", computer="normal", owner=2),
        Occupant("Fern", computer="normal", is_out=True),
    )
    table = Table("t", "tunhell", 5, 10, 1, "en", Phase.OVER, occupants=occupants)
    found = ratings._result(table, Outcome((), ()), 17.0)
    assert [(seat.person, seat.computer) for seat in found.seats] == [
        (1, None),
        (None, "strong"),
        (2, None),
        (None, None),
    ]


TIMED_OUT = say("bot-notice-timed-out", name=PLAYED.occupants[0].name, count=1, n=0, others=1, everybody=0)


@pytest.mark.parametrize(("by", "told"), [("person", []), ("computer", []), ("clock", [TIMED_OUT])])
def test_only_an_answer_of_the_clock_is_told_as_one(by, told):
    """Only answers by the clock are announced as such."""
    moved = Moved(A, "3", "{}", 3, by)
    entry = Entry(7, moved, None, None, 0.0)
    assert [*moved.sentences(PLAYED, PLAYED, entry)] == told


def test_behind_somebody_forgotten_nobody_goes_back_whichever_seat_they_had():
    """Nobody goes back past moves of an erased person, whichever seat they had."""
    occupants = (
        Occupant("Odo", owner=-7, computer="normal"),
        Occupant("Mira", 1),
        Occupant("Gro", owner=-8, computer="normal"),
    )
    table = Table("t", "tunhell", 5, 10, 1, "en", Phase.PLAYING, occupants=occupants)
    for moved in (Seat(0), Seat(2)):
        with pytest.raises(Refusal, match="bot-no-back-behind"):
            consent.require_undoable(table, Seat(1), moved)
        consent.require_undoable(table, moved, moved)
        consent.require_undoable(table, moved, Seat(1))


@pytest.mark.parametrize("strategy", ["abacus", "zebra"])
def test_a_level_that_the_game_does_not_have_is_refused(strategy):
    """An unknown level is refused; without one the usual level is seated."""
    table = MemoryTable.open("tunhell", 1)
    with pytest.raises(Refusal):
        table.do(SeatComputer(MIRA, strategy))
    assert len(table.table.occupants) == 1
    table.do(SeatComputer(MIRA, "easy"))
    table.do(SeatComputer(MIRA))
    assert [one.computer for one in table.table.occupants] == [None, "easy", usual_strategy(table.table)]


def test_only_a_person_who_is_asked_is_late():
    """Only asked people are late: not computer players, others, or finished tables."""
    now, asked = 1_000_000.0, 1_000_000.0 - LATE_S
    live = Table("t", "winter", 5, 10, 1, "en", Phase.PLAYING)
    late = Occupant("Odo", 2, asked_at=asked)
    assert is_late(live, late, now)
    assert not is_late(live, late, now - 1)
    assert not is_late(live, Occupant("Odo", 2), now)
    assert not is_late(live, Occupant("Dvalin", None, "normal", asked_at=asked), now)
    assert not is_late(PLAYED, late, now)
