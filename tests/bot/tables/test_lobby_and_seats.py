"""The lobby: who sits where, who has it when the host goes, and what can be chosen, by whom and until when."""

from dataclasses import replace
from itertools import islice

import pytest

from bot.model import Occupant, Phase
from bot.profile import ServerSettings
from bot.tables import Accepted, Context, Limits
from bot.tables.ending import End, Ended, HostPassed
from bot.tables.lobby import (
    FirstSet,
    LanguageSet,
    SetFirst,
    SetLanguage,
    SetOption,
    SetRated,
    opening_of,
    require_room_for,
    require_room_on_server,
)
from bot.tables.log import Entry
from bot.tables.seats import Join, Leave, SeatComputer, UnseatComputer, Unseated
from bot.tables.state import RANDOM, computer_names, daily_due, is_current, options_of, position_number, waiting_tables
from games.core import Dice, Refusal, Seat
from games.registry import GAMES
from locales import words

from .memory import FERN, GRO, MIRA, ODO, ZED, MemoryTable

DAY_S = 24 * 3600.0


def names(table):
    return [occupant.name for occupant in table.table.occupants]


def facts(done, kind):
    return [entry.fact for entry in done.entries if isinstance(entry.fact, kind)]


def test_those_behind_move_up_and_the_first_of_them_has_the_lobby():
    """The host's table passes to whoever has sat there longest, and closes with the last one."""
    table = MemoryTable.open("lantern", 3)
    done = table.do(Leave(MIRA))
    assert (names(table), table.table.host, facts(done, HostPassed)) == (["Odo", "Fern"], ODO.id, [HostPassed(ODO.id)])
    assert facts(table.do(Leave(FERN)), HostPassed) == []
    assert table.table.host == ODO.id
    assert facts(table.do(Leave(ODO)), Ended)[0].reason == "deserted"
    assert table.table.phase is Phase.ENDED


@pytest.mark.parametrize(
    ("first", "leaves", "after"), [(2, FERN, None), (2, ODO, 1), (0, FERN, 0), (1, ODO, None), (None, ODO, None)]
)
def test_who_begins_moves_up_with_their_seat(first, leaves, after):
    """If the one who was to begin leaves, chance decides again."""
    table = MemoryTable.open("lantern", 3)
    table.do(SetFirst(MIRA, None if first is None else Seat(first)))
    table.do(Leave(leaves))
    assert table.table.first == after


def test_a_computer_player_alone_has_no_lobby():
    table = MemoryTable.open("lantern", 1, computers=1)
    table.do(Leave(MIRA))
    assert table.table.phase is Phase.ENDED


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (Leave(ZED), "bot-no-not-seated"),
        (Join(ODO), "bot-no-already-seated"),
        (SeatComputer(MIRA, "nobody"), "bot-no-such-computer"),
        (UnseatComputer(MIRA), "bot-no-computer-here"),
        (SetFirst(MIRA, Seat(2)), "bot-no-such-seat"),
        (SetFirst(MIRA, Seat(-1)), "bot-no-such-seat"),
        (SetOption(MIRA, "nothing", "nothing"), "bot-no-such-option"),
        (SetOption(ODO, "nothing", "nothing"), "bot-no-not-host"),
        (SetRated(ODO, is_rated=False), "bot-no-not-host"),
        (SetLanguage("fr", ODO), "bot-no-not-host"),
    ],
)
def test_what_a_lobby_refuses(command, refusal):
    assert MemoryTable.open("lantern", 2).refusal(command) == refusal


def test_after_the_deal_and_after_the_end_nothing_is_arranged():
    commands = (SetFirst(MIRA, Seat(0)), SetRated(MIRA, is_rated=False), SetLanguage("fr", MIRA), SeatComputer(MIRA))
    table = MemoryTable.playing("lantern", 2)
    assert table.refusal(Join(ZED)) == "bot-no-seat-waiting"
    assert [table.refusal(one) for one in commands] == ["bot-no-already-started"] * 4
    assert table.refusal(Leave(MIRA, is_declining=True)) == "bot-no-decline-started"
    table.do(End(MIRA, moderator=True))
    assert [table.refusal(one) for one in (*commands, Join(ZED), Leave(MIRA))] == ["bot-no-table-ended"] * 6


def test_a_language_that_is_set_already_is_not_set_again():
    """Those who may set it for the channel need not be the host, nor in the lobby."""
    table = MemoryTable.playing("lantern", 2)
    assert table.do(SetLanguage("en")).entries == ()
    done = table.do(SetLanguage("fr"))
    assert (facts(done, LanguageSet), done.entries[0].person, table.table.locale) == ([LanguageSet("fr")], None, "fr")
    lobby = MemoryTable.open("lantern", 2)
    assert lobby.do(SetLanguage("fr", MIRA)).entries[0].person == MIRA.id


def test_a_table_has_no_more_seats_than_its_game():
    most = max(GAMES["lantern"].seats)
    table = MemoryTable.open("lantern", 1, computers=most - 1)
    for command in (Join(ODO), SeatComputer(MIRA)):
        assert table.refusal(command) == "bot-no-table-full"
    table.do(UnseatComputer(MIRA))
    table.do(Join(ODO))
    assert len(table.table.occupants) == most


def test_a_computer_player_goes_by_its_name_or_the_last_one_first():
    table = MemoryTable.open("lantern", 1, computers=2)
    _, one, other = names(table)
    assert facts(table.do(UnseatComputer(MIRA)), Unseated) == [Unseated(Seat(2))]
    table.do(SeatComputer(MIRA))
    assert names(table) == ["Mira", one, other], "the name is free again"
    assert facts(table.do(UnseatComputer(MIRA, one)), Unseated) == [Unseated(Seat(1))]
    assert table.refusal(UnseatComputer(MIRA, one)) == "bot-no-computer-here"
    assert table.refusal(UnseatComputer(MIRA, "Mira")) == "bot-no-computer-here"


def test_computer_players_have_the_strategy_that_was_asked_for_or_the_usual_one():
    table = MemoryTable.open("tunhell", 1)
    for strategy in (None, RANDOM, "strong"):
        table.do(SeatComputer(MIRA, strategy))
    assert [occupant.computer for occupant in table.table.occupants] == [None, "normal", RANDOM, "strong"]


def test_names_of_computer_players_are_those_of_characters_then_numbered():
    """Each name comes once, in the table's language."""
    known = [words("en").text(f"tunhell-character-{who}") for who in GAMES["tunhell"].characters.players]
    numbered = [words("en").text("bot-computer-name", n=n) for n in (1, 2)]
    assert [*islice(computer_names("tunhell", "en"), len(known) + 2)] == [*known, *numbered]


@pytest.mark.parametrize(
    ("found", "refusal"),
    [
        ({"tables_of_person": 2, "tables_of_person_here": 1}, None),
        ({"tables_of_person": 3}, "bot-no-more-tables-of-theirs"),
        ({"tables_of_person_here": 2}, "bot-no-more-tables-of-theirs"),
    ],
)
def test_somebody_else_is_seated_up_to_their_limits(found, refusal):
    """Those of the bot, and those of the server."""
    context = Context(limits=Limits(per_person=3), server_settings=ServerSettings(per_person=2), **found)
    assert refused(lambda: require_room_for("Odo", context)) == refusal


@pytest.mark.parametrize(
    ("limit", "wanted", "tables", "is_full"),
    [(5, None, 4, False), (5, None, 5, True), (5, 3, 2, False), (5, 3, 3, True), (5, 9, 4, False), (5, 9, 5, True)],
)
def test_a_server_has_as_many_tables_as_it_wants_and_the_bot_allows(limit, wanted, tables, is_full):
    settings = ServerSettings(per_server=wanted)
    context = Context(limits=Limits(per_server=limit), server_settings=settings, on_server=tables)
    assert refused(lambda: require_room_on_server(context)) == ("bot-no-more-tables-here" if is_full else None)


def refused(doing):
    """Return the id of a refusal, None if there was none."""
    try:
        doing()
    except Refusal as refusal:
        return refusal.say.id
    return None


def test_a_log_that_holds_no_position_opens_none():
    assert refused(lambda: opening_of(MemoryTable.open().replay)) == "bot-no-broken-table"


def test_the_options_of_a_table_are_those_that_its_game_still_has():
    table = MemoryTable.open("tunhell", 2).table
    option = GAMES["tunhell"].options[0]
    usual = {one.id: one.values[0] for one in GAMES["tunhell"].options}
    assert options_of(replace(table, options={"gone": "x", option.id: "gone"})) == usual
    assert options_of(replace(table, options={option.id: option.values[-1]})) == {**usual, option.id: option.values[-1]}


def test_a_control_is_current_while_its_question_is():
    table = MemoryTable.playing("poursuite", 2)
    ((seat, ticket),) = table.tickets().items()
    assert is_current(table.state, seat, ticket)
    assert not is_current(table.state, seat, str(int(ticket) - 1))
    assert position_number(table.state) == table.table.n
    table.answer(Dice("next"))
    ((after, _),) = table.tickets().items()
    assert not is_current(table.state, after, ticket)


def waits(id_="t", since=None, *, seen=0.0, away=False, phase=Phase.PLAYING, person=ODO.id):
    """Return a table where Odo sits second, and has been asked something since a time."""
    table = MemoryTable.open("tunhell", 2).table
    occupant = Occupant("Odo", person, asked_at=since, seen_at=seen, is_away=away)
    return replace(table, id=id_, phase=phase, occupants=(table.occupants[0], occupant))


def test_the_tables_that_wait_for_somebody_are_told_longest_waiting_first():
    late, early, same = waits("b", 20.0), waits("c", 10.0), waits("a", 20.0)
    idle = [waits("d"), waits("e", 5.0, away=True), waits("f", 5.0, phase=Phase.OVER), waits("g", 5.0, person=GRO.id)]
    assert [one.id for one in waiting_tables([late, early, same, *idle], ODO.id)] == ["c", "a", "b"]


@pytest.mark.parametrize(
    ("tables", "sent", "due"),
    [
        ([waits("a", 10.0)], 0.0, 10.0),
        ([waits("a", 10.0), waits("b", 30.0)], 0.0, 10.0),
        ([waits("a", 10.0), waits("b", None, seen=50.0)], 0.0, 50.0),
        ([waits("a", 10.0)], 70.0, 70.0),
        ([waits("a", 10.0), waits("b", person=GRO.id, seen=90.0)], 0.0, 10.0),
    ],
)
def test_a_daily_message_is_due_a_day_after_the_last_thing_that_happened(tables, sent, due):
    assert daily_due(tables, ODO.id, sent) == due + DAY_S


def test_nothing_is_due_while_nothing_waits():
    assert daily_due([waits("a")], ODO.id, 0.0) is None


def test_what_chance_decides_is_stored_as_such():
    table = MemoryTable.open("lantern", 2)
    assert facts(table.do(SetFirst(MIRA, None)), FirstSet) == [FirstSet(None)]
    assert isinstance(table.try_(SetFirst(MIRA, Seat(1))), Accepted)


@pytest.mark.parametrize(("by", "kept_until", "why"), [(2, 9.0, "declined"), (None, 9.0, "expired"), (2, 0.0, None)])
def test_a_seat_that_a_rematch_reserved_in_vain_says_why(by, kept_until, why):
    """Its person declined, or did not answer; of any other seat that is left nothing is told."""
    before = MemoryTable.open("lantern", 2).table
    before = replace(before, occupants=(before.occupants[0], replace(before.occupants[1], kept_until=kept_until)))
    told = [*Unseated(Seat(1)).sentences(before, before, Entry(5, Unseated(Seat(1)), by, None, 0.0))]
    assert [said.values for said in told] == ([] if why is None else [{"name": "Odo", "why": why}])
    assert [*Unseated(Seat(1)).sentences(None, before, Entry(5, Unseated(Seat(1)), by, None, 0.0))] == []
