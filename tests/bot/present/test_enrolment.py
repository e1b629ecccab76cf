"""Enrolment for a tournament: what people read before they enrol, and what its organiser can do until enough have."""

from collections import Counter
from dataclasses import replace
from math import comb
from random import Random

import pytest

from bot.post import Buttons, Menu
from bot.present.messages.organising import organiser_post, reason_form
from bot.present.messages.tournament import own_post, round_post, tournament_post
from bot.present.messages.tournament_settings import settings_blocks
from bot.present.messages.tournaments import Ask, people_line
from bot.store.protocol.people import Stored
from bot.tables.matches import spec_of, usual_settings
from locales import LOCALES, Locale, words
from tests.tournaments.play import ORGANISER, Director
from tournaments import CheckIn, FormatName, OpenCheckIn, Pair, Report, Slot
from tournaments.history import history_of

from .test_organising import ENGLISH, begun, text_of


@pytest.mark.parametrize(
    ("people", "seats", "told"),
    [
        (2, 2, "At least 3 players are needed to begin."),
        (
            3, 2,
            "With those enrolled so far: 3 rounds in which everyone meets everyone else; "
            "in each of them one player has no opponent and gets 1 point for it.",
        ),
        (4, 2, "With those enrolled so far: 3 rounds in which everyone meets everyone else."),
        (
            7, 2,
            "With those enrolled so far: 3 rounds, "
            "in each of which one player has no opponent and gets 1 point for it.",
        ),
        (8, 2, "With those enrolled so far: 3 rounds."),
        (9, 3, "With those enrolled so far: 3 rounds."),
    ],
)  # fmt: skip
def test_people_enrol_knowing_rounds_byes_and_tie_breaks(people: int, seats: int, told: str) -> None:
    """The public message tells what the number of players means, whether all meet, and the tie-breaks."""
    director = Director(spec_of("tunhell")).opened(replace(usual_settings("tunhell"), seats=seats), people)
    lines = text_of(tournament_post(Stored("t", director.tournament), {}, ENGLISH)).splitlines()
    assert f"-# {told}" in lines
    (order,) = [line for line in lines if line.startswith("-# Tie-breaks, in this order: ")]
    assert ("Buchholz" in order) is ("meets everyone" not in told), "it only reverses the order where all meet"


@pytest.mark.parametrize(
    ("people", "seats", "rounds", "told"),
    [
        (3, 3, 10, "Everyone meets everyone else more than once."),
        (4, 2, 6, "Everyone meets everyone else more than once."),
        (4, 2, 4, "With so many rounds, some players meet more than once."),
        (9, 3, 5, "With so many rounds, some players meet more than once."),
        (3, 3, 1, None),
        (4, 2, 3, None),
        (9, 3, 4, None),
    ],
)
def test_where_the_same_people_meet_again_that_is_told_before_they_enrol(
    people: int, seats: int, rounds: int, told: str | None
) -> None:
    """Players and organiser read it, and no text promises that opponents never meet twice."""
    settings = replace(usual_settings("tunhell"), seats=seats, rounds=rounds)
    stored = Stored("t", Director(spec_of("tunhell")).opened(settings, people).tournament)
    public, panel = text_of(tournament_post(stored, {}, ENGLISH)), text_of(organiser_post(stored, (), ENGLISH))
    for text in (public, panel):
        assert [line for line in text.splitlines() if "more than once" in line] == ([f"-# {told}"] if told else [])
    is_for_all = "everyone meets everyone else" in public  # that says it all
    assert ("nobody twice" in public) is (told is None and not is_for_all)
    (_, chosen) = (block for block in settings_blocks(stored, ENGLISH, "format") if isinstance(block, Menu))
    assert ("nobody twice" in str(chosen.entries[0].detail)) is (told is None), "the menu of formats says no more"


@pytest.mark.parametrize(("rounds", "is_told"), [(None, True), (5, True), (3, False)])
def test_a_round_robin_with_fewer_rounds_does_not_promise_that_everyone_plays_everyone(
    rounds: int | None, is_told: bool
) -> None:
    settings = replace(usual_settings("tunhell"), format=FormatName.EVERYONE, rounds=rounds)
    stored = Stored("t", Director(spec_of("tunhell")).opened(settings, 6).tournament)
    assert ("Everyone plays everyone" in text_of(tournament_post(stored, {}, ENGLISH))) is is_told


@pytest.mark.parametrize("locale", LOCALES)
def test_every_explanation_in_the_menus_is_whole(locale: Locale) -> None:
    """A sentence that is cut off promises something else."""
    lang = words(locale)
    stored = Stored("t", Director(spec_of("winter")).opened(usual_settings("winter"), 4).tournament)
    for setting in ("format", "late"):
        (_, menu) = (block for block in settings_blocks(stored, lang, setting) if isinstance(block, Menu))
        assert [entry.detail for entry in menu.entries if entry.detail.endswith("…")] == []


@pytest.mark.parametrize(("people", "seats", "rounds"), [(3, 3, 2), (4, 2, 6), (5, 2, 10), (6, 2, 10)])
def test_they_do_all_meet_again_where_that_is_told(people: int, seats: int, rounds: int) -> None:
    settings = replace(usual_settings("tunhell"), seats=seats, rounds=rounds)
    director = Director(spec_of("tunhell")).opened(settings, people).begun()
    director.play_out(Random(5))
    met = history_of(director.tournament.rounds).met
    assert len(met) == comb(people, 2)
    assert min(met.values()) >= 2


@pytest.mark.parametrize("locale", LOCALES)
def test_the_form_in_which_a_tournament_is_ended_says_so(locale: Locale) -> None:
    lang = words(locale)
    titles = [reason_form("t", (ask, "1"), lang).title for ask in (Ask.END, Ask.PAUSE, Ask.EXCLUDE, Ask.RESULT)]
    assert titles[0].startswith(lang.text("tournament-button-end"))
    assert len({*titles}) == len(titles)
    assert not any(title.endswith("…") for title in titles)


@pytest.mark.parametrize(
    ("people", "told", "can_begin"),
    [
        (0, "Nobody has enrolled, and at least 3 must. Invite some players.", False),
        (2, "Only 2 players have enrolled, and at least 3 are needed. Invite more.", False),
        (4, "-# With those enrolled so far: 3 rounds in which everyone meets everyone else.", True),
    ],
)
def test_begin_stays_grey_with_a_reason_until_enough_have_enrolled(people: int, told: str, can_begin: bool) -> None:
    """The organiser's panel says what is missing, and offers only what has a use with these people."""
    director = Director(spec_of("tunhell")).opened(usual_settings("tunhell"), people)
    post = organiser_post(Stored("t", director.tournament), (), ENGLISH)
    assert told in text_of(post).splitlines()
    buttons = [one for block in post.blocks if isinstance(block, Buttons) for one in block.buttons]
    (begin,) = (one for one in buttons if one.label == "Begin")
    assert (begin.disabled, begin.style) == (not can_begin, "success" if can_begin else "secondary")
    check_in = ["Open check-in"] if people else []
    assert [one.label for one in buttons] == [*check_in, "Begin", "End the tournament", "Refresh"]


def test_begin_stays_grey_until_enough_have_checked_in() -> None:
    director = Director(spec_of("tunhell")).opened(usual_settings("tunhell"), 4)
    director.do(OpenCheckIn(ORGANISER))
    post = organiser_post(Stored("t", director.tournament), (), ENGLISH)
    assert "Nobody has checked in, and at least 3 must. Put off the start." in text_of(post).splitlines()
    buttons = [one for block in post.blocks if isinstance(block, Buttons) for one in block.buttons]
    assert [one.disabled for one in buttons if one.label == "Begin"] == [True]


def test_the_usual_title_stands_in_the_language_of_its_reader_and_another_as_it_was_typed() -> None:
    t = replace(begun(3).tournament, title="Tunhell tournament")
    french = words("fr")
    heads = [text_of(own_post(Stored("t", t), {}, 1, lang)).splitlines()[0] for lang in (ENGLISH, french)]
    assert heads == ["### Tunhell tournament", "### Tournoi : Tunhell"]
    typed = replace(t, title="Cup of the deep")
    assert text_of(own_post(Stored("t", typed), {}, 1, french)).splitlines()[0] == "### Cup of the deep"


@pytest.mark.parametrize("locale", LOCALES)
def test_without_an_opponent_in_a_knock_out_one_goes_on_and_gets_no_point(locale: Locale) -> None:
    """Points do not count there, so nobody is promised any."""
    lang = words(locale)
    t = begun(3, format=FormatName.SECOND_CHANCE).tournament
    assert t.round is not None
    (alone,) = t.round.byes
    own = text_of(own_post(Stored("t", t), {}, t.entrants[alone].person or 0, lang))
    public = text_of(tournament_post(Stored("t", t), {}, lang))
    for text in (own, public):
        assert {"en": "straight on to the next", "fr": "directement à la suivante"}[locale] in text
        assert "1 point" not in text


def test_a_final_that_is_played_again_says_why() -> None:
    """In a double elimination both finalists must have lost twice or once; nobody has won before that."""
    director, told, lost = begun(4, format=FormatName.SECOND_CHANCE), list[str](), Counter[object]()
    while not any("play the final again" in one for one in told):
        found = director.tournament.round
        assert found is not None
        for match in found.matches:
            first, second = match.seats
            loses = lost[first] < lost[second] if match.slot is Slot.FINAL else False
            lost[first if loses else second] += 1
            director.do(Report(found.number, match.number, (2, 1) if loses else (1, 2), (None, None)))
        director.do(Pair(ORGANISER))
        t = director.tournament
        told.append(text_of(round_post(Stored("t", t), {}, len(t.rounds), ENGLISH)))
    assert "won the first final" in told[-1]
    assert not any("won the final" in one for one in told)


@pytest.mark.parametrize(
    ("people", "here", "told"),
    [
        (1, 0, "One player: P1. Nobody has checked in yet."),
        (1, 1, "One player: P1. Checked in so far: 1."),
        (2, 0, "2 players: P1 and P2. Nobody has checked in yet."),
        (2, 1, "2 players: P1 and P2. Checked in so far: 1."),
    ],
)
def test_the_list_of_those_enrolled_says_how_many_have_checked_in(people: int, here: int, told: str) -> None:
    director = Director(spec_of("tunhell")).opened(usual_settings("tunhell"), people)
    director.do(OpenCheckIn(ORGANISER))
    for person in range(1, here + 1):
        director.do(CheckIn(ORGANISER, person))
    assert people_line(director.tournament, ENGLISH) == told
