"""Pace: reminders at half time, answers after time-outs, absences; each question has its own clock."""

from dataclasses import replace

import pytest

from bot.model import Phase, TimeOuts
from bot.profile import PlayingHours, Span
from bot.tables.absence import AWAY_MOST_S, EndAway, GoAway, StandIn
from bot.tables.deal import Start
from bot.tables.decide import Due, Timer
from bot.tables.notify import Kind, Notice
from bot.tables.pace import (
    MISSED_MOST,
    QUIET_S,
    Remind,
    Reminded,
    SetPace,
    SetTimeOuts,
    TimeOut,
    TurnTakenOver,
    answer_due,
    half_time,
)
from bot.tables.play import ComputerMove, Move
from bot.tables.seats import Join
from bot.tables.state import is_quiet
from bot.tables.undo import TakeBack
from games.core import Dice, Number, Seat, any_of, decision, opened, say
from games.registry import GAMES

from .memory import FERN, MIRA, ODO, PEOPLE, ZED, MemoryTable
from .test_absence import said

HOUR_S, DAY_S = 3600.0, 24 * 3600.0


def timed(pace: float = DAY_S, people: int = 2, computers: int = 0, how: TimeOuts = TimeOuts.COMPUTER) -> MemoryTable:
    """Return a game of the test kind with a pace, in which everyone is asked for a secret bid."""
    table = MemoryTable.open("lantern", people, computers)
    table.do(SetPace(MIRA, pace))
    table.do(SetTimeOuts(MIRA, how))
    table.do(Start(MIRA, "seed"))
    return table


def timers(table: MemoryTable, kind: Due) -> dict[Seat, Timer]:
    """Return the timers of a kind by seat."""
    assert table.last is not None
    return {timer.seat: timer for timer in table.last.timers if timer.kind is kind and timer.seat is not None}


def late(table: MemoryTable, seat: int) -> None:
    """Let the time of a seat run out."""
    timer = timers(table, Due.TURN)[Seat(seat)]
    table.now = max(table.now, timer.at)
    table.do(timer.command())


def test_a_person_is_reminded_at_half_time_once():
    """A person is reminded once at half time, without other deliveries."""
    table = timed()
    reminder = timers(table, Due.REMINDER)[Seat(1)]
    assert reminder.at == table.now + DAY_S / 2
    table.now = reminder.at
    table.do(reminder.command())
    assert table.last.notices == (Notice(Kind.REMINDER, Seat(1), reminder.ticket),)
    assert set(timers(table, Due.REMINDER)) == {0}
    assert set(timers(table, Due.TURN)) == {0, 1}, "their time runs on"


def test_somebody_who_was_active_is_left_alone():
    """An active person is reminded minutes later, or not at all with a short pace."""
    quick = timed(QUIET_S)
    assert set(timers(quick, Due.REMINDER)) == set(), "both have just sat down or started"
    slow = timed(4 * QUIET_S)
    assert timers(slow, Due.REMINDER)[Seat(0)].at == slow.now + 2 * QUIET_S


def test_a_reminder_that_is_too_late_reminds_nobody():
    """A reminder for an answered or another question does nothing."""
    table = timed()
    reminder = timers(table, Due.REMINDER)[Seat(1)]
    table.do(Move(ODO.id, None, Number(1)))
    assert table.refusal(reminder.command()) == "bot-no-moved-on"
    assert table.refusal(Remind(Seat(0), "999")) == "bot-no-moved-on"


def test_nothing_happens_before_its_time():
    """An early time-out does nothing."""
    table = timed()
    for timer in (timers(table, Due.REMINDER)[Seat(1)], timers(table, Due.TURN)[Seat(1)]):
        table.now = timer.at - 1
        assert table.do(timer.command()).entries == ()
        assert table.last.timers, "what is due follows from the table"
        table.now = timer.at
        assert table.do(timer.command()).entries != ()


def test_a_computer_player_makes_one_decision():
    """A computer player answers once, with a public note; the person keeps the seat."""
    table = timed()
    ticket = table.tickets()[Seat(1)]
    assert table.refusal(ComputerMove(Seat(1), ticket, Number(1))) == "bot-no-moved-on"
    late(table, 1)
    assert said(table) == ["bot-notice-turn-taken-over"]
    assert table.table.occupants[1].person == ODO.id
    assert set(timers(table, Due.TURN)) == {0}
    table.do(ComputerMove(Seat(1), ticket, Number(1)))
    assert (table.last.entries[0].fact.by, table.last.entries[0].person) == ("substitute", None)
    assert table.table.occupants[1].played_by_clock_for == ""
    assert table.table.occupants[1].missed == 1
    assert table.refusal(ComputerMove(Seat(1), ticket, Number(1))) == "bot-no-moved-on"
    assert table.refusal(TakeBack(ODO)) == "bot-no-nothing-to-take-back"


def test_the_person_may_still_answer_first():
    """An answer before the computer player's resets the count of time-outs."""
    table = timed()
    ticket = table.tickets()[Seat(1)]
    late(table, 1)
    table.do(Move(ODO.id, ticket, Number(1)))
    assert (table.table.occupants[1].played_by_clock_for, table.table.occupants[1].missed) == ("", 0)
    assert table.refusal(ComputerMove(Seat(1), ticket, Number(1))) == "bot-no-moved-on"


@pytest.mark.parametrize("how", [*TimeOuts])
def test_after_several_a_computer_player_keeps_the_seat(how):
    """After several time-outs in a row a computer player keeps the seat until the person returns."""
    table = timed(people=3, how=how)
    for missed in range(1, MISSED_MOST):
        table = missed_again(table, how)
        assert (table.table.occupants[1].person, table.table.occupants[1].missed) == (ODO.id, missed)
    until_asked(table, 1)
    late(table, 1)
    assert said(table)[0] == "bot-notice-missed"
    assert (table.table.occupants[1].person, table.table.occupants[1].owner) == (None, ODO.id)
    table.do(Join(ODO))
    assert (table.table.occupants[1].person, table.table.occupants[1].missed) == (ODO.id, 0)


def missed_again(table: MemoryTable, how: TimeOuts) -> MemoryTable:
    """Let Odo's time run out again, and be answered for."""
    until_asked(table, 1)
    late(table, 1)
    if how is TimeOuts.COMPUTER:
        now = decision(table.state)
        assert now is not None
        choice = any_of(now.asks[Seat(1)], Dice("odo"))
        table.do(ComputerMove(Seat(1), table.tickets()[Seat(1)], choice))
    return table


def until_asked(table: MemoryTable, seat: int) -> None:
    """Let others answer until a seat is asked."""
    for number in range(200):
        now = decision(table.state)
        assert now is not None
        if seat in now.asks:
            return
        asked = min(now.asks)
        choice = any_of(now.asks[asked], Dice(str(number)))
        table.do(Move(table.table.occupants[asked].person, table.tickets()[asked], choice))
    raise AssertionError("the seat is never asked")


def test_a_clock_hurries_nobody_who_plays_alone():
    """Solo players have no time limit, and the last person at a table keeps the seat."""
    table = timed(people=1, computers=1)
    assert timers(table, Due.TURN) == timers(table, Due.REMINDER) == {}
    assert table.refusal(TimeOut(Seat(0), table.tickets()[Seat(0)])) == "bot-no-moved-on"


def test_old_tickets_are_lent_to_nobody():
    """A question asked again has its own clock; old tickets are ignored."""
    table = timed()
    late(table, 1)
    old = table.tickets()[Seat(1)]
    table.hand_over(ODO, ZED)
    assert table.table.occupants[1].played_by_clock_for == ""
    assert table.refusal(ComputerMove(Seat(1), old, Number(1))) == "bot-no-moved-on"
    assert timers(table, Due.TURN)[Seat(1)].ticket == table.tickets()[Seat(1)] != old


def test_the_clock_of_somebody_away_is_paused():
    """An absent person's clock is paused until their date, with an announcement; a vote is possible."""
    table = timed(people=3)
    until = table.now + 3 * DAY_S
    late_then = timers(table, Due.TURN)[Seat(1)]
    table.do(GoAway(ODO, until))
    assert said(table) == ["bot-notice-away"]
    assert set(timers(table, Due.TURN)) == set(timers(table, Due.REMINDER)) == {0, 2}
    back = timers(table, Due.RETURN)[Seat(1)]
    assert back.at == until
    assert table.refusal(late_then.command()) == "bot-no-moved-on"
    assert table.do(back.command()).entries == (), "it is too early"
    table.now = until
    table.do(back.command())
    assert said(table) == ["bot-notice-away-over"]
    assert timers(table, Due.TURN)[Seat(1)].at == until + DAY_S
    table.do(GoAway(ODO, until + DAY_S))
    table.do(StandIn(MIRA, Seat(1)))
    assert not table.table.occupants[1].is_away


def test_a_player_who_acts_is_no_longer_away():
    """Commands and moves end a person's absence."""
    table = timed()
    table.do(GoAway(ODO, table.now + 3 * DAY_S))
    table.now += HOUR_S
    table.do(EndAway(Seat(1), ODO))
    assert said(table) == ["bot-notice-back"]
    assert timers(table, Due.TURN)[Seat(1)].at == table.now + DAY_S
    assert table.do(EndAway(Seat(1), ODO)).entries == ()
    table.do(GoAway(ODO, table.now + 3 * DAY_S))
    table.do(Move(ODO.id, None, Number(1)))
    assert not table.table.occupants[1].is_away


def test_holidays_have_an_end():
    """An absence lasts at most a month, and requires a seat."""
    table = timed()
    for until in (table.now, table.now + AWAY_MOST_S + 1):
        assert table.try_(GoAway(ODO, until)).say == say("bot-no-such-absence", days=30)
    assert table.refusal(GoAway(FERN, table.now + DAY_S)) == "bot-no-not-in-game"
    assert table.refusal(EndAway(Seat(1), MIRA)) == "bot-no-not-in-game"


def test_only_the_host_chooses_the_pace():
    """Only the host sets the pace, before the game; a rematch keeps it."""
    table = MemoryTable.open("lantern", 2)
    assert table.refusal(SetPace(ODO, DAY_S)) == "bot-no-not-host"
    assert table.refusal(SetTimeOuts(ODO, TimeOuts.RULES)) == "bot-no-not-host"
    table = timed()
    assert table.refusal(SetTimeOuts(MIRA, TimeOuts.RULES)) == "bot-no-already-started"


def test_what_is_noted_names_the_question():
    """Time-outs and reminders name their question, so that outdated ones are ignored."""
    table = timed()
    ticket = table.tickets()[Seat(1)]
    table.now += DAY_S / 2
    table.do(Remind(Seat(1), ticket))
    assert table.last.entries[0].fact == Reminded(Seat(1), ticket)
    table.now += DAY_S / 2
    table.do(TimeOut(Seat(1), ticket))
    assert table.last.entries[0].fact == TurnTakenOver(Seat(1), ticket)


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_computer_player_gives_the_whole_answer(game):
    """A computer player gives all stages of an answer, and none of the next question."""
    table = MemoryTable.open(game, 2)
    table.do(SetPace(MIRA, DAY_S))
    table.do(Start(MIRA, "seed"))
    stages = 0
    for number in range(150):
        now = decision(table.state)
        if now is None:
            break
        seat = min(now.asks)
        table.now = answer_due(table.table, seat)
        table.do(TimeOut(seat, table.tickets()[seat]))
        if (owner := table.table.occupants[seat].owner) is not None:
            table.do(Join(PEOPLE[owner - 1]))
            continue
        asked = opened(table.state, seat)
        while table.table.phase is Phase.PLAYING and (ticket := table.table.occupants[seat].played_by_clock_for):
            assert (ticket, opened(table.state, seat)) == (table.tickets()[seat], asked), "for one decision only"
            now = decision(table.state)
            is_later, is_told = seat in table.state.answers, not is_quiet(table.state)
            done = table.do(ComputerMove(seat, ticket, any_of(now.asks[seat], Dice(f"{number} {stages}"))))
            how = "substitute" if is_told and not is_later else "computer"
            assert done.entries[0].fact.by == how, "told once for each answer"
            stages += 1
        after = decision(table.state)
        assert after is None or seat not in after.asks or seat not in table.state.answers
    assert stages


def test_a_clock_is_paused_outside_playing_hours():
    """Clocks pause outside playing hours if the pace is an hour or more."""
    morning = PlayingHours("UTC", (Span(8, 9),) * 7)
    for pace, due in ((2 * HOUR_S, (10 + 24) * HOUR_S), (HOUR_S / 2, 0.5 * HOUR_S)):
        table = timed(pace)
        occupants = tuple(replace(occupant, asked_at=23 * HOUR_S, hours=morning) for occupant in table.table.occupants)
        slow = replace(table.table, occupants=occupants)
        assert answer_due(slow, Seat(0)) == 23 * HOUR_S + due
    assert half_time(replace(slow, pace=2 * HOUR_S), Seat(0)) == 33 * HOUR_S


def test_the_clock_of_a_seat_begins_anew_with_each_of_its_questions_and_goes_on_at_a_later_stage():
    """In Underground Chase one player is asked several times in a turn."""
    table = MemoryTable.playing("poursuite", 2, seed="clock")
    table.now += 1000
    dice, asked = Dice("clock"), {}
    for _ in range(40):
        now = decision(table.state)
        seat = min(now.asks)
        number = opened(table.state, seat)
        began = asked.setdefault((seat, number), table.now if asked else table.table.occupants[seat].asked_at)
        assert table.table.occupants[seat].asked_at == began
        table.now += 60
        table.answer(dice, seat)
    assert len({number for _, number in asked}) > 2
