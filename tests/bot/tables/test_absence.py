"""An absent person blocks nothing: seat, host's rights and table pass to others."""

import pytest

from bot.model import Phase, TimeOuts
from bot.tables.absence import ReportMissing, StandIn
from bot.tables.deal import Start
from bot.tables.decide import Due
from bot.tables.ending import ABSENT_IN_LOBBY_S, ABSENT_S, IDLE_S, LOBBY_EXPIRES_S, PUT_AWAY_S, End, Expire
from bot.tables.lobby import SetOption
from bot.tables.pace import SetPace, SetTimeOuts, TimeOut, answer_due
from bot.tables.play import Move
from bot.tables.ratings import result_of
from bot.tables.seats import Join, Leave
from games import core
from games.core import Dice, Ending, Number, Refusal, Revise, Seat
from games.registry import GAMES
from tests.lantern import Hush, Light
from tests.lantern.market import Done, Sell

from .memory import FERN, GRO, MIRA, ODO, PEOPLE, ZED, MemoryTable


def said(table: MemoryTable) -> list[str]:
    """Return the sentences announced by the last command."""
    return [notice.say.id for notice in table.last.notices if notice.say is not None]


def test_a_computer_player_steps_in_for_someone_absent():
    """After a day's wait a computer player may replace an absent person, on request of any player."""
    table = MemoryTable.playing("lantern", 3)
    assert table.refusal(StandIn(MIRA, Seat(2))) == "bot-no-not-absent"
    table.now += ABSENT_S
    table.do(StandIn(MIRA, Seat(2)))
    assert (table.table.occupants[2].computer, table.table.occupants[2].owner) == ("random", FERN.id)
    assert said(table) == ["bot-notice-stood-in"]
    table.do(Join(FERN))
    assert said(table) == ["bot-notice-back"]
    assert table.refusal(StandIn(MIRA, Seat(2))) == "bot-no-not-absent", "the one who comes back is there"


def test_someone_whom_nothing_is_asked_is_not_absent():
    """A person who is not asked is not absent, however long others take."""
    table = MemoryTable.playing("lantern", 2)
    table.do(Move(1, None, Number(2)))
    table.now += 30 * ABSENT_S
    assert table.refusal(StandIn(ODO, Seat(0))) == "bot-no-not-absent"
    table.do(StandIn(MIRA, Seat(1)))


def test_someone_who_left_the_server_is_absent_at_once():
    """A person who left the server is absent at once, until they act here again."""
    table = MemoryTable.playing("lantern", 3)
    table.do(ReportMissing(FERN.id))
    assert said(table) == ["bot-notice-missing"]
    assert table.do(ReportMissing(FERN.id)).entries == ()
    table.do(Move(3, None, Number(1)))
    assert table.refusal(StandIn(MIRA, Seat(2))) == "bot-no-not-absent"
    table.do(ReportMissing(FERN.id))
    table.do(StandIn(MIRA, Seat(2)))


def test_only_people_who_play_call_for_a_stand_in():
    """Only playing people may call a substitute, and only for a person's seat."""
    table = MemoryTable.playing("lantern", 2, 1)
    table.now += ABSENT_S
    assert table.refusal(StandIn(ZED, Seat(1))) == "bot-no-not-seated"
    assert table.refusal(StandIn(MIRA, Seat(2))) == "bot-no-computer-already"
    for seat in (7, -1):
        assert table.refusal(StandIn(MIRA, Seat(seat))) == "bot-no-such-seat"
    assert MemoryTable.open().refusal(StandIn(MIRA, Seat(1))) == "bot-no-not-started"


def test_the_hosts_rights_pass_to_the_longest_seated_person_present():
    """The rights of an absent host pass to the longest seated person present."""
    table = MemoryTable.open("lantern", 3)
    assert table.refusal(End(ODO)) == "bot-no-not-host"
    table.do(ReportMissing(MIRA.id))
    assert table.refusal(End(FERN)) == "bot-no-not-host"
    table.do(End(ODO))
    assert (table.table.host, table.table.phase) == (ODO.id, Phase.ENDED)
    assert said(table) == ["bot-notice-host", "bot-notice-ended"]


@pytest.mark.parametrize(("missing", "heir"), [((), ODO), ((ODO,), FERN), ((ODO, FERN), ODO)])
def test_a_host_who_leaves_is_succeeded_by_the_longest_seated_person_present(missing, heir):
    """If all who stay are absent, it is the one seated longest."""
    table = MemoryTable.playing("lantern", 3)
    for person in missing:
        table.do(ReportMissing(person.id))
    table.do(Leave(MIRA))
    assert table.table.host == heir.id


def test_an_absent_host_does_not_hold_a_lobby():
    """After half an hour of the host's absence the next person may start the lobby."""
    table = MemoryTable.open("lantern", 3)
    table.now += ABSENT_IN_LOBBY_S
    table.do(Leave(ODO))
    assert table.refusal(Start(GRO, "seed")) == "bot-no-not-host"
    table.do(Join(GRO))
    table.do(Start(GRO, "seed"))
    assert table.table.host == GRO.id
    assert table.refusal(SetOption(MIRA, "rounds", "5")) == "bot-no-already-started"


def test_a_host_who_acts_in_time_keeps_the_table():
    """Any action makes a host present again."""
    table = MemoryTable.open("lantern", 2)
    table.now += ABSENT_IN_LOBBY_S - 1
    table.do(SetOption(MIRA, "rounds", "5"))
    table.now += ABSENT_IN_LOBBY_S - 1
    assert table.refusal(Start(ODO, "seed")) == "bot-no-not-host"


def test_the_rules_answer_for_someone_whose_time_has_run_out():
    """The default answer is given for a person whose time is up, only for the question open then."""
    table = MemoryTable.open("lantern", 2, 1)
    for seconds in (59.0, 31 * 86400.0):
        assert table.refusal(SetPace(MIRA, seconds)) == "bot-no-such-pace"
    table.do(SetPace(MIRA, 600.0))
    table.do(SetTimeOuts(MIRA, TimeOuts.RULES))
    table.do(Start(MIRA, "seed"))
    turns = [timer for timer in table.last.timers if timer.kind is Due.TURN]
    assert [(timer.seat, timer.at) for timer in turns] == [(0, table.now + 600), (1, table.now + 600)]
    table.now += 300
    table.do(Move(2, None, Number(1)))
    (left,) = [timer for timer in table.last.timers if timer.kind is Due.TURN]
    assert left == turns[0]
    assert table.refusal(turns[1].command()) == "bot-no-moved-on"
    (default,) = core.default_answer(table.state, Seat(0))
    table.now = left.at
    table.do(left.command())
    assert said(table)[0] == "bot-notice-timed-out"
    (entry,) = table.last.entries
    assert (entry.fact.by, entry.person) == ("clock", None)
    assert GAMES["lantern"].codec.load_choice(entry.fact.choice) == default
    assert isinstance(table.try_(TimeOut(Seat(0), left.ticket)), Refusal)


def test_what_was_half_said_is_taken_back_when_the_time_runs_out():
    """A time-out discards a half-made answer for the default one, announced and counted once."""
    table = MemoryTable.open("lantern", 2)
    table.do(SetOption(MIRA, "market", "open"))
    table.do(SetPace(MIRA, 600.0))
    table.do(SetTimeOuts(MIRA, TimeOuts.RULES))
    table.do(Start(MIRA, "seed"))
    for person, choice in ((1, Number(2)), (2, Number(1)), (1, Light(3)), (2, Hush()), (1, Sell(Seat(1)))):
        table.do(Move(person, None, choice))
    table.now += 600
    table.do(TimeOut(Seat(0), table.tickets()[Seat(0)]))
    assert [(entry.fact.by, entry.fact.choice) for entry in table.last.entries] == [
        (by, GAMES["lantern"].codec.save_choice(choice)) for by, choice in (("clock", Revise()), ("rules", Done()))
    ]
    assert said(table) == ["bot-notice-timed-out"]
    assert table.table.occupants[0].missed == 1
    assert not table.state.answers


def test_a_lobby_that_nobody_starts_is_closed():
    """A lobby is closed after a day without changes, with a sentence."""
    table = MemoryTable.open("lantern", 2)
    table.now += LOBBY_EXPIRES_S - 1
    assert table.do(Expire()).entries == ()
    table.do(SetOption(MIRA, "rounds", "5"))
    table.now += LOBBY_EXPIRES_S - 1
    assert table.do(Expire()).entries == ()
    table.now += 1
    table.do(Expire())
    assert (table.table.phase, said(table), table.last.timers) == (Phase.ENDED, ["bot-notice-expired-lobby"], ())


def test_a_game_that_nobody_plays_is_put_away_after_a_warning():
    """An unused game is archived after two weeks, a warning, and three more days; a move resets that."""
    table = MemoryTable.playing("lantern", 2)
    for _ in range(2):
        table.now += IDLE_S
        (timer,) = table.last.timers
        assert timer.at == table.now
        table.do(timer.command())
        assert said(table) == ["bot-notice-idle"]
        table.answer(Dice("awake"))
    table.now += IDLE_S
    table.do(Expire())
    table.now += PUT_AWAY_S - 1
    assert table.do(Expire()).entries == ()
    table.now += 1
    table.do(Expire())
    assert (table.table.phase, said(table)) == (Phase.ENDED, ["bot-notice-expired"])


def test_to_stop_playing_is_no_way_out_of_a_shared_defeat():
    """A common game that is archived, after a warning that says so, counts as lost."""
    table = MemoryTable.playing("winter", 2)
    for _ in range(20):
        table.answer(Dice("stopped"))
    table.now += IDLE_S
    table.do(Expire())
    assert [(one.say.id, one.say.values["how"]) for one in table.last.notices if one.say] == [
        ("bot-notice-idle", "lost")
    ]
    table.now += PUT_AWAY_S
    table.do(Expire())
    found = result_of(table.after, table.replay.entries[-1])
    assert found is not None
    assert (found.ending, said(table)) == (Ending.LOST, ["bot-notice-left-lost"])


def test_what_is_over_does_not_expire():
    """A finished table has no timers."""
    table = MemoryTable.playing("lantern", 2)
    table.do(End(MIRA, moderator=True))
    assert table.last.timers == ()
    table.now += 10 * IDLE_S
    assert table.do(Expire()).entries == ()


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_can_be_played_by_its_clock(game):
    """Default answers can play every game to its final score, and the log folds.

    People replaced by computer players return each time, and still do not answer.
    """
    table = MemoryTable.open(game, 2)
    table.do(SetPace(MIRA, 600.0))
    table.do(SetTimeOuts(MIRA, TimeOuts.RULES))
    table.do(Start(MIRA, "seed"))
    for _ in range(3000):
        if core.decision(table.state) is None:
            break
        seat, ticket = next(iter(table.tickets().items()))
        table.now = answer_due(table.table, seat)
        table.do(TimeOut(seat, ticket))
        if (owner := table.table.occupants[seat].owner) is not None:
            table.do(Join(PEOPLE[owner - 1]))
    assert table.table.phase is Phase.OVER


def test_a_lobby_closed_by_the_only_person_there_is_told_by_its_own_message_alone():
    """Closing a lobby alone in it is shown by its message, without a notice."""
    table = MemoryTable.open("lantern", 1)
    table.do(End(MIRA))
    assert (table.table.phase, said(table)) == (Phase.ENDED, [])
    table = MemoryTable.open("lantern", 2)
    table.do(End(MIRA))
    assert said(table) == ["bot-notice-ended"]
    table = MemoryTable.open("lantern", 1)
    table.do(End(ODO, moderator=True))
    assert said(table) == ["bot-notice-ended"]
