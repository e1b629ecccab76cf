"""A half-made choice: where it goes on, what drops it, and which message it blocks, and for how long."""

from dataclasses import replace

import pytest

from bot.delivery import choosing
from bot.delivery.choosing import HELD_S, RESTED_S, Choosing
from bot.tables.view import view_for
from games.core import NotAllowed, Seat, say
from locales import words
from tests.bot.service.evening import Clock
from tests.bot.tables.memory import MemoryTable

EN, SEAT = words("en"), Seat(0)
PATH = ("somewhere",)
HAND, OTHER = 7, 8
"""Messages that show the choice."""


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def half(clock):
    return Choosing(clock)


@pytest.fixture(autouse=True)
def possible(monkeypatch):
    """Let every step be possible, unless a test removes it from the returned set."""
    paths = {PATH}

    def step_field(view, path, lang):
        if path not in paths:
            raise NotAllowed(say("bot-no-such-control"))
        return ""

    monkeypatch.setattr(choosing, "step_field", step_field)
    return paths


@pytest.fixture
def view():
    """Return the view of a seat that is asked something."""
    table = MemoryTable.playing("poursuite")
    found = view_for(table.table, table.state, SEAT)
    assert found.offer is not None
    return found


def test_a_choice_goes_on_only_with_its_question_while_its_step_is_possible(half, view, possible):
    asked_anew = replace(view, ticket="99")
    half.keep_half(view, PATH, HAND)
    assert half.half_made(view) == half.going_on(view, EN) is not None
    for other in (asked_anew, replace(view, offer=None), replace(view, table=replace(view.table, n=view.table.n - 1))):
        assert half.going_on(other, EN) is None
    assert half.half_made(asked_anew) is None
    assert half.half_made(replace(view, offer=None)) is None
    assert half.half_made(replace(view, seat=Seat(1))) is None
    possible.clear()
    assert half.going_on(view, EN) is None


def test_a_first_step_is_no_half_made_choice(half, view):
    """Going back to the first step ends a half-made choice; nothing is begun without a question."""
    half.keep_half(view, PATH, HAND)
    half.keep_half(view, (), HAND)
    assert half.half_made(view) is None
    for other in (replace(view, ticket=""), replace(view, offer=None)):
        half.keep_half(other, PATH, HAND)
        assert half.half_made(view) is None


@pytest.mark.parametrize(
    ("change", "is_dropped"),
    [({}, False), ({"ticket": "99"}, True), ({"offer": None}, True), ({"ticket": "99", "offer": None}, True)],
)
def test_only_another_question_drops_a_choice_and_says_so(half, view, possible, change, is_dropped):
    half.keep_half(view, PATH, HAND)
    now = replace(view, **change)
    half.update(now, EN)
    assert (half.dropped(now, EN) != "", half.half_made(view) is None) == (is_dropped, is_dropped)


def test_a_step_that_is_impossible_for_now_drops_nothing(half, view, possible):
    """The question is the same: what was begun there is forgotten without a word once another step is taken."""
    half.keep_half(view, PATH, HAND)
    possible.clear()
    half.update(view, EN)
    assert (half.dropped(view, EN), half.half_made(view) is None) == ("", False)


def test_an_older_position_drops_nothing(half, view):
    """A reader whose table was read before the choice was begun learns nothing of it."""
    half.keep_half(view, PATH, HAND)
    older = replace(view, ticket="1", table=replace(view.table, n=view.table.n - 1))
    half.update(older, EN)
    assert half.half_made(view) is not None


@pytest.mark.parametrize(("missed", "why"), [(0, "moved"), (1, "time")])
def test_the_sentence_says_why_a_choice_was_dropped(half, view, missed, why):
    """Somebody whose time has run out hears that; otherwise others have moved."""
    occupants = tuple(replace(one, missed=missed) for one in view.table.occupants)
    half.keep_half(view, PATH, HAND)
    now = replace(view, ticket="99", table=replace(view.table, occupants=occupants))
    half.update(now, EN)
    assert half.dropped(now, EN) == EN.text("bot-hand-dropped", why=why, name="")


@pytest.mark.parametrize("ends", ["begun anew", "moved"])
def test_what_was_dropped_is_told_until_something_else_is_done(half, view, ends):
    half.keep_half(view, PATH, HAND)
    now = replace(view, ticket="99")
    half.update(now, EN)
    assert half.dropped(now, EN)
    half.keep_half(now, (), HAND) if ends == "begun anew" else half.finish(view.table.id, SEAT)
    assert half.dropped(now, EN) == ""


def test_a_message_is_reserved_for_its_own_question_and_for_two_minutes(half, clock):
    half.begin(HAND, "3")
    assert half.until(HAND, "3") == clock.now + HELD_S
    assert (half.until(HAND, "4"), half.until(HAND, ""), half.until(OTHER, "3")) == (None, None, None)
    clock.now += HELD_S
    assert half.until(HAND, "3") is None
    half.begin(HAND, "")
    assert half.until(HAND, "") is None, "it is no decision"
    half.begin(HAND, "3")
    half.end(HAND)
    assert half.until(HAND, "3") is None


def test_going_on_in_another_message_frees_the_first(half, view):
    half.begin(HAND, view.ticket)
    half.keep_half(view, PATH, HAND)
    assert half.until(HAND, view.ticket) is not None
    half.begin(OTHER, view.ticket)
    half.keep_half(view, PATH, OTHER)
    assert (half.until(HAND, view.ticket), half.until(OTHER, view.ticket) is None) == (None, False)
    half.keep_half(view, PATH, OTHER)
    assert half.until(OTHER, view.ticket) is not None, "the next step stands in the same message"


def test_a_choice_has_begun_from_what_its_message_showed(half, clock):
    half.note_resting(HAND, "digest")
    assert not half.has_begun_from(HAND, "digest"), "nothing is begun"
    half.begin(HAND, "3")
    assert half.has_begun_from(HAND, "digest")
    assert not half.has_begun_from(HAND, "another")
    assert not half.has_begun_from(OTHER, "digest")
    clock.now += RESTED_S
    half.begin(HAND, "3")
    assert not half.has_begun_from(HAND, "digest"), "that was long ago"


def test_a_mark_is_the_latest_until_something_else_is_shown(half):
    mark = half.touch(HAND)
    half.touch(OTHER)
    assert half.is_latest(HAND, mark)
    half.touch(HAND)
    assert not half.is_latest(HAND, mark)
