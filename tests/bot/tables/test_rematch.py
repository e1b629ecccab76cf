"""A rematch: seats are reserved, the first player moves on, options are kept."""

from dataclasses import replace

import pytest

from bot.model import Phase, Tempo
from bot.tables import Context, decide_opening
from bot.tables.consent import REAL_MOVES
from bot.tables.deal import Start
from bot.tables.decide import Due
from bot.tables.ending import End
from bot.tables.lobby import SetRated
from bot.tables.notify import Kind
from bot.tables.opening import KEPT_S, Again, PlayOn, kept_for
from bot.tables.pace import SetPace, SetTempo
from bot.tables.ratings import result_of
from bot.tables.seats import Join, Leave, SeatComputer
from games.core import Dice, Ending, Seat
from tests.lantern import GAME as LANTERN

from .memory import FERN, GRO, MIRA, ODO, MemoryTable


def again(old: MemoryTable, by, began: int | None = None) -> MemoryTable:
    """Return the lobby of a rematch."""
    table = MemoryTable(now=old.now)
    context = Context(began=None if began is None else Seat(began))
    table.take(decide_opening("table", Again(by), old.now, replace(context, old=old.table)))
    return table


def ended(people: int = 3, computers: int = 1) -> MemoryTable:
    table = MemoryTable.playing("lantern", people, computers)
    table.do(End(MIRA, moderator=True))
    return table


def kept(table: MemoryTable) -> list[str]:
    return [occupant.name for occupant in table.table.occupants if occupant.kept_until]


def test_declining_never_leaves_a_game_that_has_begun():
    """Declining after the start changes nothing, and explains how to leave."""
    table = again(ended(computers=0), ODO)
    table.do(Join(MIRA))
    table.do(Leave(FERN, is_declining=True))
    table.do(Start(ODO, "seed"))
    assert table.refusal(Leave(MIRA, is_declining=True)) == "bot-no-decline-started"
    assert table.table.seat_of(MIRA.id) == 0


def test_seats_are_kept_in_their_order_for_those_who_were_there():
    """Former players' seats are reserved in order, with one invitation; the host and computers are seated."""
    table = again(ended(), ODO)
    assert [occupant.name for occupant in table.table.occupants][:3] == ["Mira", "Odo", "Fern"]
    assert (kept(table), table.table.host) == (["Mira", "Fern"], ODO.id)
    said = [notice.say.id for notice in table.last.notices if notice.kind is Kind.NOTICE]
    assert said == ["bot-rematch"]
    (notice,) = [notice for notice in table.last.notices if notice.kind is Kind.NOTICE]
    assert notice.say.values["n"] == len(kept(table)) == 2, "with one person invited, the text does not say everybody"
    asked = [notice.seat for notice in table.last.notices if notice.kind is Kind.TRANSFER]
    assert asked == [0, 2], "each of them alone, too"
    table.do(Join(MIRA))
    assert (kept(table), table.table.seat_of(MIRA.id)) == (["Fern"], 0)
    table.do(Leave(FERN))
    assert table.table.seat_of(FERN.id) is None
    table.do(Join(GRO))
    assert table.table.seat_of(GRO.id) == 3, "others take what is free"


def test_a_kept_seat_is_free_again_when_its_time_is_up():
    table = again(ended(), ODO)
    (timer,) = [timer for timer in table.last.timers if timer.kind is Due.KEPT]
    assert timer.at == table.now + KEPT_S
    assert table.do(timer.command()).entries == (), "not before its time"
    table.now = timer.at
    table.do(Join(MIRA))
    table.do(timer.command())
    assert kept(table) == []
    assert table.table.people == (MIRA.id, ODO.id)
    assert not [timer for timer in table.last.timers if timer.kind is Due.KEPT]


def told(table: MemoryTable) -> list[str]:
    """Return what the last command told the channel."""
    return [notice.say.id for notice in table.last.notices if notice.kind is Kind.NOTICE]


def test_a_rematch_that_everybody_declines_frees_its_channel():
    """The table is closed with the last no; while an answer is missing, or once somebody has accepted, it is open."""
    table = again(ended(), ODO)
    table.do(Leave(FERN, is_declining=True))
    assert table.table.phase is Phase.LOBBY
    table.do(Leave(MIRA, is_declining=True))
    assert (table.table.phase, told(table)) == (Phase.ENDED, ["bot-rematch-declined", "bot-notice-no-rematch"])


def test_a_rematch_that_nobody_answers_frees_its_channel():
    table = again(ended(2, 0), ODO)
    (timer,) = [timer for timer in table.last.timers if timer.kind is Due.KEPT]
    table.now = timer.at
    table.do(timer.command())
    assert (table.table.phase, told(table)) == (Phase.ENDED, ["bot-rematch-declined", "bot-notice-no-rematch"])


@pytest.mark.parametrize("other", [Join(GRO), SeatComputer(ODO)])
def test_a_declined_rematch_with_others_at_the_table_stays_open(other):
    """It stays open if somebody else has joined, or if its host has added a computer player."""
    table = again(ended(2, 0), ODO)
    table.do(other)
    table.do(Leave(MIRA, is_declining=True))
    assert (table.table.phase, len(table.table.occupants)) == (Phase.LOBBY, 2)


def test_a_lobby_that_is_no_rematch_stays_open_for_its_host():
    table = MemoryTable.open("lantern", 2)
    table.do(Leave(ODO))
    assert table.table.phase is Phase.LOBBY


@pytest.mark.parametrize(("pace", "seconds"), [(300.0, 900.0), (3600.0, 3600.0), (86_400.0, 43_200.0)])
def test_a_seat_is_kept_as_long_as_an_answer_may_take(pace, seconds):
    """A seat is reserved for the time of an answer, between a quarter of an hour and half a day."""
    assert kept_for(replace(ended().table, pace=pace)) == seconds


def opened_at(position: str, old: MemoryTable | None, names: tuple[str, ...] = ()) -> MemoryTable:
    """Return the lobby of a game from a position, opened by Odo."""
    table = MemoryTable()
    command = PlayOn("lantern", 5, 11, ODO, "en", position, 1, names)
    table.take(decide_opening("table", command, table.now, Context(old=old.table if old is not None else None)))
    return table


def test_in_a_position_of_their_game_people_have_the_seats_they_had():
    """In a position of their own game people keep their seats, held by computer players."""
    old = MemoryTable.playing("lantern", 2, 1)
    table = opened_at(LANTERN.codec.save(old.state).decode(), old).table
    assert [(one.person, one.owner) for one in table.occupants] == [(None, MIRA.id), (ODO.id, None), (None, None)]
    assert [one.name for one in table.occupants] == [one.name for one in old.table.occupants]


def test_in_a_shared_position_one_sits_where_an_answer_is_awaited():
    """In a shared position the opener gets the asked seat, and computer players the others."""
    state = MemoryTable.playing("lantern", 2, 1).state
    table = opened_at(LANTERN.codec.save(state).decode(), None, ("Ada", "Bo", "Cy")).table
    assert [(one.name, one.person, one.owner) for one in table.occupants] == [
        (ODO.name, ODO.id, None), ("Bo", None, None), ("Cy", None, None)
    ]  # fmt: skip


def test_nobody_is_dealt_in_who_has_not_accepted():
    """Reserved seats count only once accepted; enough people must be seated to start."""
    table = again(ended(3, 0), ODO)
    assert table.refusal(Start(ODO, "seed")) == "bot-no-wrong-number"
    table.do(Join(FERN))
    table.do(Start(ODO, "seed"))
    assert table.table.phase is Phase.PLAYING
    assert table.table.names == ("Odo", "Fern")


def test_a_rematch_begins_once_everybody_has_accepted():
    """Nobody has to press “Start” any more; the last to accept adds the last share of the seed."""
    table = again(ended(3, 1), ODO)
    table.do(Join(MIRA, "11"))
    assert table.table.phase is Phase.LOBBY
    table.do(Join(FERN, "12"))
    assert table.table.phase is Phase.PLAYING
    assert table.table.names[:3] == ("Mira", "Odo", "Fern")


def test_a_rematch_that_somebody_declines_waits_for_its_host():
    """Fewer than agreed on would play: the host may want somebody else first."""
    table = again(ended(3, 0), ODO)
    table.do(Leave(FERN, is_declining=True))
    table.do(Join(MIRA))
    assert table.table.phase is Phase.LOBBY
    table.do(Start(ODO, "seed"))
    assert table.table.phase is Phase.PLAYING


def test_somebody_whose_seat_is_only_kept_is_no_heir():
    """A reserved seat does not keep a lobby open when the last seated person leaves."""
    table = again(ended(2, 0), ODO)
    table.do(Leave(ODO))
    assert table.table.phase is Phase.ENDED


@pytest.mark.parametrize(("began", "first"), [(0, 1), (1, 2), (2, 3), (3, 0), (None, None)])
def test_the_first_player_moves_on(began, first):
    """The first player is the next seat after the previous one."""
    assert again(ended(), ODO, began).table.first == first


def test_a_seat_that_nobody_has_any_more_is_passed_over():
    """People who left are not invited, and are skipped for the first player."""
    old = MemoryTable.playing("lantern", 3)
    old.do(Leave(ODO))
    old.do(End(MIRA, moderator=True))
    table = again(old, MIRA, 0)
    assert [occupant.name for occupant in table.table.occupants] == ["Mira", "Fern"]
    assert table.table.first == 1


def test_what_was_chosen_is_chosen_again():
    """Options, pace, tempo and rating are kept."""
    old = MemoryTable.open("lantern", 2)
    for command in (SetPace(MIRA, 3600.0), SetTempo(MIRA, Tempo.SLOW), SetRated(MIRA, is_rated=False)):
        old.do(command)
    old.do(Start(MIRA, "seed"))
    old.do(End(MIRA, moderator=True))
    new = again(old, ODO).table
    assert (new.options, new.pace, new.tempo, new.is_rated) == (old.table.options, 3600.0, Tempo.SLOW, False)
    assert kept_for(old.table) == 3600.0


@pytest.mark.parametrize("is_rated", [True, False])
def test_only_rated_games_have_a_result(is_rated):
    table, dice = MemoryTable.open("poursuite", 2), Dice("rated")
    table.do(SetRated(MIRA, is_rated))
    assert table.refusal(SetRated(ODO, is_rated)) == "bot-no-not-host"
    table.do(Start(MIRA, "seed"))
    assert table.refusal(SetRated(MIRA, is_rated)) == "bot-no-already-started"
    while table.table.moves < 2 * REAL_MOVES:
        table.answer(dice)
    done = table.do(End(MIRA, moderator=True, ending=Ending.CONCEDED))
    assert (result_of(done.after, done.entries[-1]) is not None) is is_rated
