"""An ephemeral message is kept up to date only while its person is likely to look at it."""

import asyncio
from collections.abc import Collection, Mapping
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.delivery import choosing as choosing_module
from bot.delivery.choosing import CLOSED_WITHIN_S, HELD_S, LOCK_S, LOOKED_AT_S, Answers, Choosing, OpenAnswer, held
from bot.ids import ControlAction, parse
from bot.model import Phase
from bot.post import FileGone, Gone, Post, Text, digest_of
from bot.present.messages.board import moved_on_post
from games.core import Seat
from locales import words
from tests.bot.service.evening import Clock

SEEN: Any = SimpleNamespace(
    table=SimpleNamespace(id="t", phase=Phase.PLAYING, game="tunhell"),
    game=SimpleNamespace(id="tunhell"),
    seat=Seat(0),
    ticket="2",
)
ANN: Any = SimpleNamespace(locale="en")
FRESH = Post((Text("now"),))


class Draft:
    """A draft without pictures."""

    def wanted(self) -> Post:
        return FRESH

    def digest(self, kept: Collection[str] = ()) -> str:
        return digest_of(FRESH)

    async def finished(self, kept: object, patience: float) -> tuple[Post, bool]:
        return FRESH, False


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def edits() -> list[Post]:
    return []


REMOVED = Post((Text("removed"),))
"""Recorded as an edit when a message is deleted."""


def opened(message: int, edits: list[Post]) -> OpenAnswer:
    """Return a message with outdated content that records its edits."""

    async def edit(post: Post, kept: Mapping[str, int]) -> Mapping[str, int]:
        edits.append(post)
        return {}

    async def remove() -> None:
        edits.append(REMOVED)

    return OpenAnswer(message, lambda view, person: Draft(), edit, remove, "older")  # type: ignore[arg-type, return-value]  # enough


@pytest.fixture
def answers(clock: Clock, edits: list[Post]) -> Answers:
    """Return answers in which message 7 shows outdated content to seat 0."""
    made = Answers(Choosing(clock), clock)
    made.keep(SEEN, opened(7, edits))
    return made


async def test_the_message_used_last_is_brought_up_to_date(answers, edits):
    """The last used message is updated once, to the current content."""
    await answers.refresh(SEEN, ANN)
    await answers.refresh(SEEN, ANN)
    assert edits == [FRESH]


async def test_nobody_looks_at_a_message_for_long(answers, edits, clock):
    """A message unused for a while is closed by one edit at the next change; its only button shows the current one."""
    clock.now += LOOKED_AT_S
    for _ in range(3):
        await answers.refresh(SEEN, ANN)
    assert edits == [moved_on_post(SEEN, words("en"))]
    assert [parse(one.id).action for one in edits[-1].controls()] == [ControlAction.HAND]
    assert not answers.has_one("t", Seat(0))


async def test_a_message_that_still_shows_what_is_so_is_left_alone(answers, edits):
    """A message whose content is still correct is not edited, even if its person has acted elsewhere."""
    answers._open["t", Seat(0)][7].digest = digest_of(FRESH)
    answers.used("t", Seat(0), 8)
    await answers.refresh(SEEN, ANN)
    assert edits == []


async def test_a_message_whose_token_is_old_is_left_alone(answers, edits, clock):
    """A message whose interaction token has expired is not edited, as Discord would refuse it."""
    clock.now += CLOSED_WITHIN_S
    await answers.refresh(SEEN, ANN)
    assert edits == []


async def test_a_press_in_the_message_keeps_it_for_longer(answers, edits, clock):
    clock.now += LOOKED_AT_S / 2
    answers.used("t", Seat(0), 7)
    clock.now += LOOKED_AT_S / 2
    await answers.refresh(SEEN, ANN)
    assert edits == [FRESH]


async def test_a_press_elsewhere_takes_the_message_away_with_the_next_change(answers, edits):
    """A press in another message deletes the message with the next change; another seat's press does not."""
    answers.used("t", Seat(1), 8)
    await answers.refresh(SEEN, ANN)
    assert edits == [FRESH]
    answers._open["t", Seat(0)][7].digest = "older"
    answers.used("t", Seat(0), 8)
    await answers.refresh(SEEN, ANN)
    await answers.refresh(SEEN, ANN)
    assert edits == [FRESH, REMOVED]


async def test_a_press_in_a_message_that_was_left_keeps_it(answers, edits):
    """A message that its person uses again before the next change is kept."""
    answers.used("t", Seat(0), 8)
    answers.used("t", Seat(0), 7)
    await answers.refresh(SEEN, ANN)
    assert edits == [FRESH]


async def test_a_seat_without_an_open_answer_costs_no_look_at_its_table(answers):
    """A seat without an open answer needs no read of its table."""
    assert answers.has_one("t", Seat(0))
    assert not answers.has_one("t", Seat(1))
    assert not answers.has_one("u", Seat(0))


async def test_an_answer_that_cannot_be_edited_is_forgotten(clock):
    """An answer that cannot be edited, for example after its token expired, is dropped without a retry."""
    tries = []

    async def edit(post: Post, kept: Mapping[str, int]) -> Mapping[str, int]:
        tries.append(post)
        raise Gone("no such message")

    answers = Answers(Choosing(clock), clock)
    answers.keep(SEEN, replace(opened(7, []), edit=edit))
    for _ in range(2):
        await answers.refresh(SEEN, ANN)
    assert tries == [FRESH]
    assert not answers.has_one("t", Seat(0))


async def test_nobody_is_interrupted_in_a_choice(answers, edits):
    """A message in the middle of a choice is not updated while its decision is open; an outdated choice is."""
    choosing = answers._choosing
    choosing.begin(7, SEEN.ticket)
    await answers.refresh(SEEN, ANN)
    assert edits == []
    choosing.begin(7, "an earlier one")
    mark = choosing.touch(7)
    await answers.refresh(SEEN, ANN)
    assert edits == [FRESH]
    assert not choosing.is_latest(7, mark), "what was on its way to the message comes too late"
    assert choosing.until(7, "an earlier one") is None


async def test_a_message_that_is_pressed_while_it_is_drawn_is_looked_at_again(answers, edits, clock, monkeypatch):
    """A message pressed while its update is drawn is checked again, so that it is neither closed nor kept wrongly."""

    async def slow(self: object, kept: object, patience: float) -> tuple[Post, bool]:
        clock.now += LOOKED_AT_S
        return FRESH, False

    monkeypatch.setattr(Draft, "finished", slow)
    await answers.refresh(SEEN, ANN)
    assert edits == []
    assert answers.has_one("t", Seat(0))


async def test_a_message_is_changed_by_one_at_a_time(answers, edits):
    """Updates wait for the lock that an answer to a press holds."""
    async with answers._choosing.lock(7):
        waiting = asyncio.create_task(answers.refresh(SEEN, ANN))
        for _ in range(5):
            await asyncio.sleep(0)
        assert edits == []
    await waiting
    assert edits == [FRESH]


async def test_of_two_answers_the_later_one_is_kept_up_to_date(answers, edits):
    """Only the later of two answers is kept up to date; the other is deleted, even if nothing changes."""
    later: list[Post] = []
    for answer in answers._open["t", Seat(0)].values():
        answer.digest = digest_of(FRESH)
    assert answers.keep(SEEN, replace(opened(8, later), digest=digest_of(FRESH)))
    await answers.refresh(SEEN, ANN)
    assert (edits, later) == ([REMOVED], [])


async def test_files_that_a_message_shows_already_stay(clock):
    """Otherwise an animation would begin anew; a file that is gone after all is uploaded again with the next try."""
    tries = list[Mapping[str, int]]()

    async def edit(post: Post, kept: Mapping[str, int]) -> Mapping[str, int]:
        tries.append(kept)
        if "gone.gif" in kept:
            raise FileGone("no such file")
        return {"a.gif": 3}

    answers = Answers(Choosing(clock), clock)
    answers.keep(SEEN, replace(opened(7, []), edit=edit, files={"gone.gif": 1}))
    assert await answers.refresh(SEEN, ANN)
    assert not await answers.refresh(SEEN, ANN)
    answers.stepped("t", Seat(0), 7)
    await answers.refresh(SEEN, ANN)
    assert tries == [{"gone.gif": 1}, {}, {"a.gif": 3}]


async def test_pictures_that_are_late_are_added_later(answers, edits, monkeypatch):
    """What was shown without them does not count as up to date."""

    async def late(self: object, kept: object, patience: float) -> tuple[Post, bool]:
        return FRESH, not edits

    monkeypatch.setattr(Draft, "finished", late)
    assert [await answers.refresh(SEEN, ANN) for _ in range(3)] == [True, False, False]
    assert edits == [FRESH, FRESH]


async def test_a_lock_that_is_free_is_taken_at_once():
    """A free lock is acquired at once, and released afterwards."""
    lock = asyncio.Lock()
    async with held(lock) as is_held:
        assert is_held
        assert lock.locked()
    assert not lock.locked()


async def test_a_lock_that_is_soon_free_is_waited_for():
    lock = asyncio.Lock()
    await lock.acquire()
    asyncio.get_running_loop().call_later(LOCK_S / 10, lock.release)
    async with held(lock) as is_held:
        assert is_held
    assert not lock.locked()


async def test_an_answer_does_not_wait_long_for_a_lock(monkeypatch):
    """An answer continues without a lock that is held for long, leaving it to its holder."""
    monkeypatch.setattr(choosing_module, "LOCK_S", 0.01)
    lock = asyncio.Lock()
    await lock.acquire()
    async with held(lock) as is_held:
        assert not is_held
    assert lock.locked()


async def test_an_answer_does_not_wait_long_behind_somebody_who_waits_already(monkeypatch):
    """An answer does not wait long if others are already waiting for the lock, which looks free between holders."""
    monkeypatch.setattr(choosing_module, "LOCK_S", 0.01)
    lock, done = asyncio.Lock(), asyncio.Event()
    await lock.acquire()

    async def next_holder():
        async with lock:
            await done.wait()

    waiting = asyncio.create_task(next_holder())
    await asyncio.sleep(0)
    lock.release()
    async with asyncio.timeout(60), held(lock) as is_held:
        assert not is_held
    done.set()
    await waiting


async def test_a_lock_that_is_free_is_never_given_up(monkeypatch):
    """A free lock is acquired even with no time left."""
    monkeypatch.setattr(choosing_module, "LOCK_S", 0.0)
    async with held(asyncio.Lock()) as is_held:
        assert is_held


def test_a_choice_keeps_its_message_for_a_while(clock):
    """A choice reserves its message for a while after the last press, for one decision; other steps reserve nothing."""
    choosing = Choosing(clock)
    choosing.begin(7, "4")
    assert choosing.until(7, "4") == clock.now + HELD_S
    assert [choosing.until(7, "5"), choosing.until(7, ""), choosing.until(8, "4")] == [None, None, None]
    clock.now += HELD_S / 2
    choosing.begin(7, "4")
    clock.now += HELD_S - 1
    assert choosing.until(7, "4") is not None
    clock.now += 1
    assert choosing.until(7, "4") is None
    choosing.begin(7, "")
    assert choosing.until(7, "") is None


def test_a_choice_begun_from_what_is_still_so_leaves_nothing_to_show(clock):
    """A choice begun from current content needs no update until it ends or its message shows something else."""
    choosing = Choosing(clock)
    choosing.note_resting(7, "shown")
    assert not choosing.has_begun_from(7, "shown")
    choosing.begin(7, "4")
    assert choosing.has_begun_from(7, "shown")
    assert not choosing.has_begun_from(7, "something else")
    assert not choosing.has_begun_from(8, "shown")
    choosing.end(7)
    assert not choosing.has_begun_from(7, "shown")
    choosing.end(7)


def test_the_latest_thing_shown_is_known(clock):
    choosing = Choosing(clock)
    first, second = choosing.touch(7), choosing.touch(7)
    assert [choosing.is_latest(7, first), choosing.is_latest(7, second), choosing.is_latest(8, second)] == [
        False, True, False,
    ]  # fmt: skip
    assert choosing.lock(7) is not choosing.lock(8)
