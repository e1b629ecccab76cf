"""Settings before the first round, and the effects of an adjournment and of the server's limits."""

from dataclasses import replace
from random import Random

from games.core import Refusal
from tests.tournaments.play import ORGANISER, SPEC, Director, settings_of
from tournaments import (
    Arrange,
    Context,
    Extend,
    FormatName,
    Limits,
    NextSeason,
    OpenCheckIn,
    Pause,
    Report,
    Resume,
    decide,
    fold,
)


def test_a_round_that_ends_while_adjourned_leads_to_the_next_one_at_once() -> None:
    """A round that ends during an adjournment is followed at once by the next, after a break from its resumption."""
    director = Director().opened(settings_of(break_s=60.0), 4).begun()
    director.do(Pause(ORGANISER))
    director.now += 3600
    director.do(Report(1, 1, (1, 2), (3, 2)))
    director.do(Report(1, 2, (1, 2), (3, 2)))
    director.now += 10
    director.do(Resume(ORGANISER))
    assert director.tournament.next_at == director.now + 60


def test_while_adjourned_the_check_in_is_not_opened() -> None:
    """The check-in does not open during an adjournment, as its time would run."""
    director = Director().opened(settings_of(), 4)
    director.do(Pause(ORGANISER))
    assert director.refused(OpenCheckIn(ORGANISER)) == "tournament-no-paused"


def test_the_title_and_the_options_can_be_changed_until_the_first_round() -> None:
    """Title and options can be changed until the first round, and are checked; unchanged values are not logged."""
    director = Director(replace(SPEC, options={"board": ("standard", "short")})).opened(settings_of(), 4)
    settings = director.tournament.settings
    short = replace(settings, options={"board": "short"})
    assert director.refused(Arrange(ORGANISER, settings, " ")) == "tournament-no-title"
    assert director.refused(Arrange(ORGANISER, settings, "x" * 81)) == "tournament-no-title"
    for wrong in ({"board": "huge"}, {"size": "short"}):
        assert director.refused(Arrange(ORGANISER, replace(settings, options=wrong))) == "tournament-no-option"
    director.do(Arrange(ORGANISER, short, " Spring cup "))
    t = director.tournament
    assert (t.title, t.settings.options) == ("Spring cup", {"board": "short"})
    assert director.do(Arrange(ORGANISER, short, "Spring cup")).entries == ()
    assert fold(director.log) == t
    director.begun()
    assert director.refused(Arrange(ORGANISER, short, "Cup")) == "tournament-no-begun"


def test_another_setting_leaves_a_start_that_was_put_off() -> None:
    """Other settings keep a postponed start, even after the original time."""
    director = Director().opened(settings_of(starts_at=1_800_003_600.0, check_in_s=600.0), 4)
    director.do(Extend(ORGANISER, 3600))
    director.now = 1_800_003_601.0
    director.do(Arrange(ORGANISER, replace(director.tournament.settings, rounds=3)))
    t = director.tournament
    assert (t.starts_at, t.check_in_at, t.settings.rounds) == (1_800_007_200.0, 1_800_006_600.0, 3)


def test_a_season_needs_room_like_a_tournament() -> None:
    """A league's next season counts towards the server's limit like a tournament."""
    director = Director().opened(settings_of(FormatName.LEAGUE), 4).begun()
    director.play_out(Random(1))
    full = Context(SPEC, on_server=5, limits=Limits(per_server=5))
    answer = decide(director.tournament, NextSeason(ORGANISER), director.now, full)
    assert isinstance(answer, Refusal)
    assert answer.say.id == "tournament-no-more-here"
    director.do(NextSeason(ORGANISER))
