"""Postponements by the organiser, and games of excluded or replaced people."""

import pytest

from tests.tournaments.play import ORGANISER, Director, settings_of
from tournaments import (
    Actor,
    CloseRound,
    Exclude,
    Extend,
    Late,
    PassOn,
    Pause,
    Replace,
    Report,
    TakeOver,
    timers_for,
)
from tournaments.organising import EXTEND_MOST_S

START = 1_800_003_600.0


def times(director: Director) -> list[float]:
    """Return the times of automatic events."""
    return [timer.at for timer in timers_for(director.tournament)]


@pytest.mark.parametrize(
    ("seconds", "is_possible"), [(59, False), (60, True), (EXTEND_MOST_S, True), (EXTEND_MOST_S + 1, False)]
)
def test_what_is_next_is_put_off_by_a_minute_to_sixty_days(seconds: float, is_possible: bool) -> None:
    """Postponements of a minute to sixty days are possible; check-in and start move together."""
    director = Director().opened(settings_of(starts_at=START, check_in_s=600.0), 4)
    before = times(director)
    if not is_possible:
        assert director.refused(Extend(ORGANISER, seconds)) == "tournament-no-extend"
        return
    director.do(Extend(ORGANISER, seconds))
    assert times(director) == [at + seconds for at in before]


def test_where_nothing_is_due_nothing_is_put_off() -> None:
    """Nothing can be postponed for a manual start or a round without a deadline."""
    director = Director().opened(settings_of(), 4)
    assert director.refused(Extend(ORGANISER, 600)) == "tournament-no-deadline"
    director.begun()
    assert director.refused(Extend(ORGANISER, 600)) == "tournament-no-deadline"


def test_an_open_check_in_closes_later_and_does_not_open_again() -> None:
    director = Director().opened(settings_of(starts_at=START, check_in_s=600.0), 4)
    opens = timers_for(director.tournament)[0]
    director.now = opens.at
    director.do(opens.command())
    director.do(Extend(ORGANISER, 900))
    assert director.tournament.check_in_at == opens.at
    assert director.tournament.starts_at == START + 900


def test_nobody_passes_on_what_they_have() -> None:
    """The organiser's role can be passed on with its rights, but not to oneself."""
    director = Director().opened(settings_of(), 4)
    assert director.refused(PassOn(ORGANISER, ORGANISER.id, "Orla")) == "tournament-no-organises-already"
    director.do(PassOn(ORGANISER, 1, "P1"))
    assert (director.tournament.organiser, director.tournament.organiser_name) == (1, "P1")
    assert director.refused(Pause(ORGANISER)) == "tournament-no-organiser"
    director.do(Pause(Actor(1, "P1")))


def test_of_three_the_other_two_play_on_and_of_two_the_other_one_wins() -> None:
    """At a table of three a computer player replaces an excluded one; the second exclusion ends the game."""
    director = Director().opened(settings_of(seats=3), 3).begun()
    match = director.tournament.rounds[0].matches[0]
    people = [director.tournament.entrants[number].person for number in match.entrants]
    assert director.refused(Exclude(ORGANISER, people[0], "  ")) == "tournament-no-reason"
    done = director.do(Exclude(ORGANISER, people[0], " unfair "))
    assert [effect for effect in done.effects if isinstance(effect, TakeOver)] == [TakeOver(1, 1, (0,))]
    assert director.tournament.rounds[0].matches[0].gone == (0,)
    assert director.tournament.rounds[0].matches[0].result is None
    done = director.do(Exclude(ORGANISER, people[1], "unfair"))
    assert [effect for effect in done.effects if isinstance(effect, TakeOver)] == []
    result = director.tournament.rounds[0].matches[0].result
    assert result is not None
    assert result.places[2] == 1
    assert min(result.places[:2]) > 1


def test_a_place_whose_game_a_computer_player_ends_passes_to_nobody() -> None:
    """A place played by a computer player can be passed on only after the game, with its results."""
    director = Director().opened(settings_of(round_s=3600.0, late=Late.REPLACE), 4).begun()
    match = director.tournament.rounds[0].matches[0]
    person = director.tournament.entrants[match.seats[0]].person
    timer = timers_for(director.tournament)[-1]
    director.now = timer.at
    director.do(CloseRound(1, {1: (0,), 2: ()}))
    assert director.tournament.rounds[0].matches[0].gone == (0,)
    assert director.refused(Replace(ORGANISER, person, 50, "New")) == "tournament-no-replace-late"
    director.do(Report(1, 1, (2, 1), (1, 4)))
    director.do(Replace(ORGANISER, person, 50, "New"))
    assert director.tournament.entrants[match.seats[0]].former == (person,)
    assert director.tournament.entrant_of(50) == director.tournament.entrants[match.seats[0]]
