"""Refusals in words, and corrections by the organiser."""

import re
from functools import cache

import pytest

from games.core import Refusal
from locales import LOCALES, Locale, words
from tests.house.sources import ROOT, python_files
from tests.house.uttered import uttered_by
from tests.tournaments.play import ORGANISER, SPEC, Director, opened_tables, settings_of
from tournaments import (
    Accepted,
    Actor,
    Begin,
    CheckIn,
    CloseRound,
    CloseTable,
    Column,
    Context,
    Correct,
    End,
    Enrol,
    Exclude,
    Extend,
    FormatName,
    GiveSeat,
    Late,
    Limits,
    NextSeason,
    NoteTable,
    Open,
    OpenCheckIn,
    Pair,
    PassOn,
    Pause,
    Phase,
    Replace,
    Report,
    Resume,
    Source,
    Status,
    TakeOver,
    Withdraw,
    decide,
    standings,
    timers_for,
)

MIRA, ODO = Actor(1, "P1"), Actor(2, "P2")
MODERATOR = Actor(77, "Mo", manages=True)


def four(**changes: object) -> Director:
    """Return a Swiss tournament of four with its first round paired."""
    return Director().opened(settings_of(**changes), 4).begun()  # type: ignore[arg-type]  # fields by name


def test_nobody_enrols_twice() -> None:
    """A second enrolment is refused."""
    director = Director().opened(settings_of(), 3)
    assert director.refused(Enrol(MIRA, 1, "P1")) == "tournament-no-enrolled-twice"


def test_two_people_are_too_few() -> None:
    """With two people a tournament does not begin, and is cancelled at its start time."""
    director = Director().opened(settings_of(starts_at=1_800_003_600.0), 2)
    assert director.refused(Begin(ORGANISER)) == "tournament-no-too-few"
    (start,) = timers_for(director.tournament)
    assert director.do(start.command()).entries == ()
    director.now = start.at
    director.do(start.command())
    assert (director.tournament.phase, director.tournament.reason) == (Phase.OVER, "too-few")


def test_only_the_organiser_decides_or_who_holds_the_permission() -> None:
    """Only the organiser and server managers decide; others are told who may."""
    director = four()
    assert director.refused(Pause(MIRA)) == "tournament-no-organiser"
    director.do(Pause(MODERATOR))
    director.do(Resume(ORGANISER))
    director.do(PassOn(ORGANISER, 1, "P1"))
    director.do(Pause(MIRA))
    assert director.refused(Resume(ORGANISER)) == "tournament-no-organiser"


def test_who_does_not_check_in_does_not_play() -> None:
    """The check-in opens at its time and closes at the start; who missed it does not play."""
    director = Director().opened(settings_of(starts_at=1_800_003_600.0, check_in_s=600.0), 5)
    opens, start = timers_for(director.tournament)
    assert director.refused(CheckIn(MIRA, 1)) == "tournament-no-check-in"
    director.now = opens.at
    director.do(opens.command())
    for person in (1, 2, 3, 4):
        director.do(CheckIn(Actor(person, "P"), person))
    assert director.do(CheckIn(MIRA, 1)).is_repeated
    assert director.do(OpenCheckIn(ORGANISER)).is_repeated
    director.now = start.at
    director.do(start.command("luck"))
    assert [one.status for one in director.tournament.entrants] == [Status.PLAYING] * 4 + [Status.ABSENT]


def test_a_result_that_contradicts_the_table_is_refused() -> None:
    """A contradicting report is refused, an equal one is harmless, and one of another table is ignored."""
    director = four()
    director.do(NoteTable(1, 1, "abc"))
    assert director.refused(Report(1, 1, (1, 2), (3, 2), table="xyz")) == "tournament-no-other-table"
    assert director.refused(Report(1, 1, (1, 3), (3, 2))) == "tournament-no-wrong-places"
    assert director.refused(Report(1, 1, (1, 2, 3), (3, 2, 1))) == "tournament-no-wrong-seats"
    assert director.refused(Report(1, 9, (1, 2), (3, 2))) == "tournament-no-such-table"
    director.do(Report(1, 1, (1, 2), (3, 2), table="abc"))
    assert director.do(Report(1, 1, (1, 2), (3, 2), table="abc")).is_repeated
    assert director.refused(Report(1, 1, (2, 1), (2, 3), table="abc")) == "tournament-no-contradiction"


def test_the_organiser_corrects_with_a_reason() -> None:
    """A correction is logged with author and reason, and changes the points."""
    director = four()
    director.do(Report(1, 1, (1, 2), (3, 2)))
    assert director.refused(Correct(ORGANISER, 1, 1, (2, 1), (2, 3), " ")) == "tournament-no-reason"
    assert director.refused(Correct(ORGANISER, 1, 1, (1, 2), (3, 2), "why")) == "tournament-no-as-before"
    director.do(Correct(ORGANISER, 1, 1, (2, 1), (2, 3), "misread"))
    result = director.tournament.rounds[0].matches[0].result
    assert result is not None
    assert (result.source, result.reason, result.by) == (Source.ORGANISER, "misread", ORGANISER.id)
    assert standings(director.tournament)[0].entrant == director.tournament.rounds[0].matches[0].seats[1]


def test_a_knock_out_result_is_not_corrected_once_built_upon() -> None:
    """A knock-out result cannot be corrected after the next round has been paired."""
    director = Director().opened(settings_of(FormatName.SECOND_CHANCE), 4).begun()
    director.do(Report(1, 1, (1, 2), (3, 2)))
    director.do(Report(1, 2, (1, 2), (3, 2)))
    director.do(Correct(ORGANISER, 1, 1, (2, 1), (2, 3), "misread"))
    director.do(Pair(ORGANISER))
    assert director.refused(Correct(ORGANISER, 1, 1, (1, 2), (3, 2), "again")) == "tournament-no-built-upon"


def test_nobody_withdraws_in_the_middle_of_a_game() -> None:
    """Withdrawing is possible after a game, not during it."""
    director = four(rounds=3)
    assert director.refused(Withdraw(MIRA, 1)) == "tournament-no-withdraw-playing"
    director.do(Report(1, 1, (1, 2), (3, 2)))
    director.do(Report(1, 2, (1, 2), (3, 2)))
    director.do(Withdraw(MIRA, 1))
    director.do(Pair(ORGANISER))
    assert 0 not in [one for match in director.tournament.rounds[1].matches for one in match.entrants]


def test_an_excluded_player_loses_and_the_table_is_closed() -> None:
    """An excluded player loses; of two the other wins, otherwise a computer player takes over."""
    director = four()
    done = director.do(Exclude(ORGANISER, 1, "unfair"))
    match = director.tournament.rounds[0].match_of(director.tournament.entrants[0].number)
    assert match is not None
    assert match.result is not None
    assert match.result.places[match.seat_of(director.tournament.entrants[0].number)] == 2
    assert CloseTable(1, match.number) in done.effects
    larger = four(seats=4)
    done = larger.do(Exclude(ORGANISER, 1, "unfair"))
    seat = larger.tournament.rounds[0].matches[0].seats.index(larger.tournament.entrants[0].number)
    assert TakeOver(1, 1, (seat,)) in done.effects
    larger.do(Report(1, 1, (1, 1, 1, 1), (5, 5, 5, 5)))
    result = larger.tournament.rounds[0].matches[0].result
    assert result is not None
    assert result.places[seat] == 4


def test_a_substitute_takes_the_place_and_the_seat() -> None:
    """A substitute takes over the place with its number, but not if already enrolled."""
    director = four()
    assert director.refused(Replace(ORGANISER, 1, 2, "P2")) == "tournament-no-enrolled-twice"
    done = director.do(Replace(ORGANISER, 1, 30, "Sub"))
    assert next(effect for effect in done.effects if isinstance(effect, GiveSeat)).entrant == 0
    assert (director.tournament.entrants[0].person, director.tournament.entrants[0].former) == (30, (1,))


@pytest.mark.parametrize("late", [*Late])
def test_who_does_not_come_in_time_loses_or_is_taken_over(late: Late) -> None:
    """Late players lose or are replaced, as set, once, when their time is up."""
    director = four(round_s=3600.0, late=late)
    reminder, close = timers_for(director.tournament)
    assert director.do(close.command()).entries == ()
    director.now = reminder.at
    director.do(reminder.command())
    assert timers_for(director.tournament) == (close,)
    director.now = close.at
    done = director.do(CloseRound(1, {1: (0,), 2: (1,)}))
    first = director.tournament.rounds[0].matches[0]
    if late is Late.REPLACE:
        assert TakeOver(1, 1, (0,)) in done.effects
        director.do(Report(1, 1, (1, 2), (9, 1)))
        first = director.tournament.rounds[0].matches[0]
    assert first.result is not None
    assert (first.result.places, first.result.forfeits) == ((2, 1), (0,))
    assert director.do(CloseRound(1, {})).entries == ()


def test_a_pause_stops_all_clocks_and_moves_them() -> None:
    """An adjournment stops and shifts all clocks, and nothing is paired."""
    director = four(round_s=3600.0)
    before = timers_for(director.tournament)
    director.do(Pause(ORGANISER, "storm"))
    assert timers_for(director.tournament) == ()
    assert director.refused(Pair(ORGANISER)) == "tournament-no-paused"
    director.now += 500
    director.do(Resume(ORGANISER))
    assert [timer.at for timer in timers_for(director.tournament)][-1] == before[-1].at + 500
    director.do(Extend(ORGANISER, 600))
    assert timers_for(director.tournament)[-1].at == before[-1].at + 1100


def test_an_early_end_closes_what_is_open() -> None:
    """An early end closes open tables, and nothing can be done afterwards."""
    director = four()
    done = director.do(End(ORGANISER, "no time"))
    assert len([effect for effect in done.effects if isinstance(effect, CloseTable)]) == 2
    assert director.refused(Pair(ORGANISER)) == "tournament-no-over"
    assert director.refused(NextSeason(ORGANISER)) == "tournament-no-league"


def test_the_same_deal_is_committed_before_and_given_to_every_table() -> None:
    """With equal deals the round shows a digest, and only the tables get the secret."""
    director = four(same_deal=True)
    (found,) = director.tournament.rounds
    assert len(found.commitment) == 64
    assert {effect.secret for effect in opened_tables(director.effects)} == {"secret"}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"seats": 5}, "tournament-no-seats"),
        ({"rounds": 0}, "tournament-no-rounds"),
        ({"format": FormatName.SURVIVAL}, "tournament-no-survival"),
        ({"computer": "genius"}, "tournament-no-computer"),
        ({"most": 1}, "tournament-no-most"),
        ({"round_s": 1.0}, "tournament-no-round-time"),
        ({"starts_at": 5.0}, "tournament-no-start-past"),
        ({"group_size": 99}, "tournament-no-group-size"),
        ({"advance": 4}, "tournament-no-advance"),
    ],
)
def test_settings_that_cannot_be_are_refused(changes: dict[str, object], said: str) -> None:
    """The first invalid setting is named."""
    settings = settings_of(**{"format_": changes.pop("format", FormatName.SWISS), **changes})  # type: ignore[arg-type]  # fields by name
    answer = decide(None, Open(ORGANISER, "Cup", settings, 1, 2, "en"), 10.0, Context(SPEC))
    assert isinstance(answer, Refusal)
    assert answer.say.id == said


def test_a_server_has_room_for_so_many() -> None:
    """A server's number of tournaments is limited, and the organisers' role is named."""
    command = Open(ORGANISER, "Cup", settings_of(), 1, 2, "en")
    full = decide(None, command, 10.0, Context(SPEC, on_server=5, limits=Limits(per_server=5)))
    barred = decide(None, command, 10.0, Context(SPEC, may_organise=False))
    assert isinstance(full, Refusal)
    assert isinstance(barred, Refusal)
    assert (full.say.id, barred.say.id) == ("tournament-no-more-here", "tournament-no-may-organise")
    assert isinstance(decide(None, command, 10.0, Context(SPEC)), Accepted)


@cache
def said() -> dict[str, frozenset[str]]:
    """Return the sentences in the code, each with its variables."""
    found: dict[str, frozenset[str]] = {}
    for path in python_files("tournaments"):
        source = path.read_text("utf-8")
        found.update({name: given for name, given in uttered_by("tournament", (path,)).calls if "-told-" in name})
        for name, rest in re.findall(r'refuse\(\s*"(tournament-no-[\w-]+)"((?:[^()]|\([^()]*\))*)\)', source):
            found[name] = frozenset(re.findall(r"(\w+)=", rest))
        found.update(
            dict.fromkeys(re.findall(r'"(tournament-no-too-few(?:-here)?)"', source), frozenset(("count", "least")))
        )
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_each_sentence_has_its_words_and_values(locale: str) -> None:
    """Sentences exist in both languages, and all texts are used."""
    source = (ROOT / "locales" / locale / "tournaments.ftl").read_text("utf-8")
    bodies = dict(re.findall(r"^(tournament-(?:no|told)-[\w-]+) = (.*?)(?=^\S|\Z)", source, re.MULTILINE | re.DOTALL))
    assert set(said()) == set(bodies)
    wrong = {name: set(re.findall(r"\$(\w+)", body)) - said()[name] for name, body in bodies.items()}
    assert {name: missing for name, missing in wrong.items() if missing} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_columns_formats_and_rules_have_names_and_explanations(locale: Locale) -> None:
    """Everything listed in a panel has a name and an explanation."""
    speech = words(locale)
    ids = [
        *(f"tournament-column-{column}" for column in Column),
        *(f"tournament-format-{format_}" for format_ in FormatName),
        *(f"tournament-late-{late}" for late in Late),
    ]
    assert [id_ for each in ids for id_ in (each, f"{each}.help") if not speech.has(id_)] == []
    assert all(len(speech.text(f"tournament-column-{column}.short")) <= 9 for column in Column)
