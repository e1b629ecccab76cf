"""An ephemeral message is kept up to date while its person is likely to look at it, and no longer."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.delivery.choosing import CLOSED_WITHIN_S, LOOKED_AT_S, Answers, Choosing, OpenAnswer
from bot.ids import ControlAction, parse
from bot.model import Phase
from bot.post import Post, Text, digest_of
from bot.present.messages.hand import moved_on_post
from games.core import Seat
from locales import words
from tests.bot.service.evening import Clock

SEEN: Any = SimpleNamespace(
    table=SimpleNamespace(id="t", phase=Phase.PLAYING), game=SimpleNamespace(id="tunhell"), seat=Seat(0), ticket="2"
)
ANN: Any = SimpleNamespace(locale="en")
FRESH = Post((Text("now"),))


class Draft:
    """A message without pictures."""

    def wanted(self) -> Post:
        return FRESH

    def digest(self) -> str:
        return digest_of(FRESH)

    async def finished(self, kept: object, patience: float) -> tuple[Post, bool]:
        return FRESH, False


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def edits() -> list[Post]:
    return []


@pytest.fixture
def answers(clock: Clock, edits: list[Post]) -> Answers:
    """Message 7 shows seat 0 what is out of date by now."""

    async def edit(post: Post) -> None:
        edits.append(post)

    made = Answers(Choosing(clock), clock)
    made.keep(SEEN, OpenAnswer(7, lambda view, person: Draft(), edit, "older"))  # type: ignore[arg-type, return-value]  # all that is asked of a draft
    return made


async def test_the_message_used_last_is_brought_up_to_date(answers, edits):
    """Once: it shows what it should from then on."""
    await answers.refresh(SEEN, ANN)
    await answers.refresh(SEEN, ANN)
    assert edits == [FRESH]


async def test_nobody_looks_at_a_message_for_long(answers, edits, clock):
    """It is closed with the next change, by one edit; after that it costs nothing."""
    clock.now += LOOKED_AT_S
    for _ in range(3):
        await answers.refresh(SEEN, ANN)
    assert edits == [moved_on_post(SEEN, words("en"))]
    assert not answers.has_one("t", Seat(0))


async def test_a_message_that_still_shows_what_is_so_is_left_alone(answers, edits):
    """Though its person has acted elsewhere: it contradicts nothing."""
    answers._open["t", Seat(0)][7].digest = digest_of(FRESH)
    answers.used("t", Seat(0), 8)
    await answers.refresh(SEEN, ANN)
    assert edits == []


async def test_a_message_whose_token_is_old_is_left_alone(answers, edits, clock):
    """Discord would not take the edit."""
    clock.now += CLOSED_WITHIN_S
    await answers.refresh(SEEN, ANN)
    assert edits == []


async def test_a_press_in_the_message_keeps_it_for_longer(answers, edits, clock):
    clock.now += LOOKED_AT_S / 2
    answers.used("t", Seat(0), 7)
    clock.now += LOOKED_AT_S / 2
    await answers.refresh(SEEN, ANN)
    assert edits == [FRESH]


async def test_a_press_elsewhere_closes_the_message_with_the_next_change(answers, edits):
    """Another seat's press does not; the way to what is so now is its only button."""
    answers.used("t", Seat(1), 8)
    await answers.refresh(SEEN, ANN)
    assert edits == [FRESH]
    answers._open["t", Seat(0)][7].digest = "older"
    answers.used("t", Seat(0), 8)
    await answers.refresh(SEEN, ANN)
    await answers.refresh(SEEN, ANN)
    assert edits == [FRESH, moved_on_post(SEEN, words("en"))]
    assert [parse(one.id).action for one in edits[-1].controls()] == [ControlAction.HAND]


async def test_a_seat_without_an_open_answer_costs_no_look_at_its_table(answers):
    """Only of a message that is still kept up to date is there anything to find out."""
    assert answers.has_one("t", Seat(0))
    assert not answers.has_one("t", Seat(1))
    assert not answers.has_one("u", Seat(0))
