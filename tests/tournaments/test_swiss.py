"""A Swiss tournament from enrolment to its end."""

from itertools import combinations
from random import Random

import pytest

from tests.tournaments.play import ORGANISER, Director, opened_tables, settings_of
from tournaments import (
    FACTS,
    TOURNAMENTS,
    WIN,
    AnnounceEnd,
    Column,
    Pair,
    Phase,
    Report,
    fold,
    history_of,
    standings,
)


@pytest.mark.parametrize("people", [3, 4, 5, 8, 9, 16])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_played_to_its_end(people: int, seats: int) -> None:
    """Everybody plays or has a bye in each round, and the log folds."""
    if people < seats:
        return
    director = Director().opened(settings_of(seats=seats), people).begun()
    director.play_out(Random(people * 10 + seats))
    t = director.tournament
    assert t.phase is Phase.OVER
    assert t.is_complete
    assert len(t.rounds) == t.planned
    for found in t.rounds:
        present = [one for match in found.matches for one in match.entrants] + [*found.byes]
        assert sorted(present) == list(range(people))
    assert fold(director.log) == t
    assert isinstance(director.effects[-1], AnnounceEnd)
    assert len(opened_tables(director.effects)) == sum(len(found.matches) for found in t.rounds)


def test_nobody_meets_twice_while_that_can_be_avoided() -> None:
    """Sixteen people over five rounds never meet twice."""
    director = Director().opened(settings_of(rounds=5), 16).begun()
    director.play_out(Random(5))
    history = history_of(director.tournament.rounds)
    assert max(history.met.values()) == 1
    assert len(standings(director.tournament)) == 16


@pytest.mark.parametrize("people", [3, 4, 5, 6])
@pytest.mark.parametrize("luck", range(5))
def test_a_few_people_at_tables_of_two_all_meet_once(people: int, luck: int) -> None:
    """Whatever the results, the number of rounds proposed for up to six people lets everyone meet everyone."""
    director = Director().opened(settings_of(), people).begun()
    director.play_out(Random(luck))
    met = history_of(director.tournament.rounds).met
    assert met == dict.fromkeys(combinations(range(people), 2), 1)


def test_log_and_tournament_are_saved_and_read_back() -> None:
    """Every entry and the tournament are saved as JSON and read back."""
    director = Director().opened(settings_of(rounds=3), 7).begun()
    director.play_out(Random(1))
    assert [FACTS.load(FACTS.dump(entry.fact)) for entry in director.log] == [entry.fact for entry in director.log]
    assert TOURNAMENTS.load(TOURNAMENTS.dump(director.tournament)) == director.tournament


@pytest.mark.parametrize("winner", [1, 2])
def test_a_bye_brings_a_point_but_no_advantage_over_those_who_have_won_theirs(winner: int) -> None:
    """The winner of the only game of three leads after each of the first rounds, also while the loser has the bye.

    The point of a bye comes with the end of its round, like those of the games.
    """
    director = Director().opened(settings_of(rounds=2), 3).begun()
    assert [row.points for row in standings(director.tournament)] == [0, 0, 0]
    (match,), places = director.tournament.rounds[0].matches, (winner, 3 - winner)
    won = match.entrants[places.index(1)]
    director.do(Report(1, 1, places, (None, None)))
    for _ in range(2):
        found = standings(director.tournament)
        assert [row.points for row in found[:2]] == [WIN, WIN]
        assert found[0].entrant == won
        if len(director.tournament.rounds) == 1:
            director.do(Pair(ORGANISER))


def test_while_a_round_is_played_its_games_break_no_ties() -> None:
    """Who has lost does not stand above those who still play for the points of the winner; after the round they do."""
    director = Director().opened(settings_of(rounds=2), 4).begun()
    first, second = director.tournament.rounds[0].matches
    director.do(Report(1, first.number, (1, 2), (3, 2)))
    ranks = {row.entrant: row.rank for row in standings(director.tournament)}
    assert [ranks[one] for one in (*first.entrants, *second.entrants)] == [1, 2, 2, 2]
    director.do(Report(1, second.number, (1, 2), (3, 2)))
    points = {row.entrant: row.values[Column.BUCHHOLZ] for row in standings(director.tournament)}
    assert [points[one] for one in (*first.entrants, *second.entrants)] == [0, WIN, 0, WIN]
