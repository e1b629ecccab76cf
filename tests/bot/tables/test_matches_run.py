"""The table of a pairing: how it opens, closes, and what becomes of the seats of people who do not come."""

import pytest

from bot.model import Contest, Phase
from bot.tables import Accepted, Context, decide_opening
from bot.tables.absence import StoodIn
from bot.tables.deal import Started
from bot.tables.ending import End, Ended
from bot.tables.lobby import Opened, RatedSet
from bot.tables.matches import CloseMatch, GiveSeat, OpenMatch, ReplaceSeats, spec_of, usual_settings
from bot.tables.pace import PaceSet
from bot.tables.transfers import HandedOver
from games.core import Concession, Ending, Refusal, Seat
from games.registry import GAMES
from games.transcript import mixed_seed
from tournaments import FormatName, GameSpec

from .memory import CHANNEL, GRO, MIRA, ODO, MemoryTable

SHARES = (("Mira", "one"), ("Odo", "two"))


def opening(seats=(MIRA, ODO), **values):
    usual = {
        "computer": None, "secret": "s", "shares": SHARES, "pace": None, "is_rated": True, "options": {},
        "same_deal": False, "locale": "en",
    }  # fmt: skip
    return OpenMatch(game="tunhell", guild=5, channel=CHANNEL, seats=seats, **{**usual, **values})


def opened(*given, **values):
    table = MemoryTable()
    table.take(decide_opening("table", opening(*given, **values), table.now, Context()))
    return table


def facts(table, kind):
    return [entry.fact for entry in table.replay.entries if isinstance(entry.fact, kind)]


def test_a_table_opens_with_everybody_in_place_and_is_dealt_at_once():
    table = opened()
    assert (table.table.phase, table.table.host, [one.name for one in table.table.occupants]) == (
        Phase.PLAYING, MIRA.id, ["Mira", "Odo"]
    )  # fmt: skip
    (started,) = facts(table, Started)
    assert (started.seed, started.first, started.shares) == (mixed_seed("s", ("one", "two")), Seat(0), SHARES)
    assert (facts(table, PaceSet), facts(table, RatedSet)) == ([], [])
    assert facts(table, Opened)[0].contest is Contest.OWN_DEAL


def test_what_the_tournament_has_chosen_holds_at_its_tables():
    option = GAMES["tunhell"].options[0]
    table = opened(pace=600.0, is_rated=False, same_deal=True, options={option.id: option.values[-1], "gone": "x"})
    assert (table.table.pace, table.table.is_rated) == (600.0, False)
    assert table.table.options[option.id] == option.values[-1]
    assert "gone" not in table.table.options
    assert facts(table, Opened)[0].contest is Contest.SAME_DEAL


@pytest.mark.parametrize(("computer", "strategy"), [("strong", "strong"), (None, "normal"), ("nobody", "normal")])
def test_a_place_without_a_person_has_a_computer_player(computer, strategy):
    """Of the level that was chosen, if the game has it; the first person is the host."""
    table = opened((None, ODO), computer=computer)
    assert [one.computer for one in table.table.occupants] == [strategy, None]
    assert (table.table.host, table.table.occupants[0].person) == (ODO.id, None)
    assert table.table.occupants[0].name not in {"", "Odo"}


@pytest.mark.parametrize("seats", [(None, None), (MIRA,), (MIRA, ODO, GRO, None, None, None)])
def test_a_table_needs_people_and_as_many_as_its_game_takes(seats):
    refused = decide_opening("table", opening(seats), 0.0, Context())
    assert isinstance(refused, Refusal)
    game = GAMES["tunhell"]
    assert refused.say.id == "bot-no-wrong-number"
    assert refused.say.values == {"players": len(seats), "least": min(game.seats), "most": max(game.seats)}


def test_a_table_of_a_game_that_is_not_installed_is_refused():
    refused = decide_opening("table", OpenMatch(**{**vars_of(opening()), "game": "chess"}), 0.0, Context())
    assert isinstance(refused, Refusal)
    assert refused.say.id == "bot-no-such-game"
    assert spec_of("chess") is None


def vars_of(command):
    return {name: getattr(command, name) for name in command.fields()}


@pytest.mark.parametrize("game", sorted(GAMES.keys() - {"lantern"}))
def test_a_tournament_knows_of_a_game_what_it_needs(game):
    """Whether all lose together decides the usual format; two play each other where two can."""
    found, settings = spec_of(game), usual_settings(game)
    together = GAMES[game].concession is Concession.COMMON_DEFEAT
    levels = tuple(GAMES[game].strategies)
    assert found == GameSpec(game, tuple(sorted(GAMES[game].seats)), together, levels, options_of(game))
    assert settings.format is (FormatName.SURVIVAL if together else FormatName.SWISS)
    assert settings.seats == (2 if 2 in GAMES[game].seats else min(GAMES[game].seats))


def options_of(game):
    return {option.id: option.values for option in GAMES[game].options}


def test_a_match_is_closed_once():
    table = opened()
    assert [fact.reason for fact in facts(table, Ended)] == []
    table.do(CloseMatch())
    (ended,) = facts(table, Ended)
    assert (ended.ending, ended.reason, table.table.phase) == (Ending.ABANDONED, "settled", Phase.ENDED)
    assert table.do(CloseMatch()).entries == ()


def test_computer_players_take_the_seats_of_people_for_good():
    """Only of people who are still there, and only while the game goes on."""
    table = opened((MIRA, ODO))
    done = table.do(ReplaceSeats((Seat(1),)))
    (fact,) = facts(table, StoodIn)
    assert (fact.seat, fact.strategy, fact.for_good, fact.is_out) == (Seat(1), "normal", True, True)
    assert done.entries
    assert table.do(ReplaceSeats((Seat(1),))).entries == ()
    table.do(End(MIRA, moderator=True))
    assert table.do(ReplaceSeats((Seat(0),))).entries == ()


def test_a_substitute_takes_a_seat_and_the_game_counts_no_more():
    """It is given once, to somebody who has had no other; not after the end."""
    table = opened()
    table.do(GiveSeat(Seat(1), GRO))
    assert (table.table.occupants[1].person, table.table.is_rated) == (GRO.id, False)
    assert len(facts(table, RatedSet)) == 1
    assert table.do(GiveSeat(Seat(1), GRO)).entries == ()
    assert isinstance(table.try_(GiveSeat(Seat(0), GRO)), Refusal)
    table.do(End(MIRA, moderator=True))
    assert isinstance(table.try_(GiveSeat(Seat(0), ODO)), Accepted)
    assert len(facts(table, HandedOver)) == 1
    unrated = opened(is_rated=False)
    unrated.do(GiveSeat(Seat(1), GRO))
    assert len(facts(unrated, RatedSet)) == 1
