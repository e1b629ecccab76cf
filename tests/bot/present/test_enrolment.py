"""Enrolment for a tournament: what people read before they enrol, and what its organiser can do until enough have."""

from dataclasses import replace

import pytest

from bot.post import Buttons
from bot.present.messages.organising import organiser_post
from bot.present.messages.tournament import own_post, tournament_post
from bot.store.protocol.people import Stored
from bot.tables.matches import spec_of, usual_settings
from locales import words
from tests.tournaments.play import ORGANISER, Director
from tournaments import OpenCheckIn

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
    assert any(line.startswith("-# Tie-breaks, in this order: ") for line in lines)


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
