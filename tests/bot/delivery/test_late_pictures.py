"""Late pictures: texts do not wait long for them, and only changed pictures are uploaded."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from bot.delivery import boards, hands
from bot.delivery import pictures as pictures_module
from bot.delivery.pictures import PictureMaker
from bot.post import Picture
from tests.bot.service.evening import CHANNEL, playing

from .port import DM, Told
from .test_delivery import played_one

PLACES = (CHANNEL, DM + 1, DM + 2)


class SlowPool(ThreadPoolExecutor):
    """A pool that draws nothing until the test releases it."""

    def __init__(self) -> None:
        super().__init__(1)
        self.brush = threading.Event()

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Any:
        def later() -> Any:
            self.brush.wait(60)
            return work(*args, **kwargs)

        return super().submit(later)


@pytest.fixture
def pool() -> Iterator[SlowPool]:
    made = SlowPool()
    yield made
    made.brush.set()
    made.shutdown(wait=False, cancel_futures=True)


def pictures(port, channel):
    """Return the number of pictures in each message of a channel."""
    posts = port.posts(channel).values()
    return sum(isinstance(block, Picture) for post in posts for block in post.blocks)


@pytest.mark.slow
async def test_words_go_first_and_the_pictures_follow(service, port, pool, monkeypatch):
    """A board and both hands are sent without pictures, which are added by edits once drawn."""
    monkeypatch.setattr(pictures_module, "PICTURES_S", 60.0)
    monkeypatch.setattr(boards, "FIRST_GRACE_S", 0.01)
    monkeypatch.setattr(hands, "GRACE_S", 0.01)
    await playing(service, game="tunhell")
    told = Told(service, port, PictureMaker(pool))
    told.start()
    while not all(port.words(place) for place in PLACES):  # noqa: ASYNC110 - the port tells nobody
        await asyncio.sleep(0.002)
    assert not port.uploaded
    pool.brush.set()
    await told.all()
    assert all(pictures(port, place) for place in PLACES)


@pytest.mark.slow
async def test_the_first_board_of_a_game_comes_with_its_pictures(service, port, pool, monkeypatch):
    """The first board waits for its pictures; the hands are sent as text first."""
    monkeypatch.setattr(boards, "FIRST_GRACE_S", 60.0)
    monkeypatch.setattr(hands, "GRACE_S", 0.01)
    await playing(service, game="tunhell")
    told = Told(service, port, PictureMaker(pool))
    told.start()
    while not all(port.words(place) for place in PLACES[1:]):  # noqa: ASYNC110 - the port tells nobody
        await asyncio.sleep(0.002)
    assert not port.words(CHANNEL)
    pool.brush.set()
    while not port.words(CHANNEL):  # noqa: ASYNC110 - the port tells nobody
        await asyncio.sleep(0.002)
    assert pictures(port, CHANNEL)
    await told.all()


@pytest.mark.slow
async def test_a_move_costs_few_requests_and_uploads_only_what_changed(service, port):
    """A move takes one edit of the board and one of the mover's hand; unchanged panels are kept."""
    table = await playing(service, game="tunhell")
    told = Told(service, port, PictureMaker())
    await told.all()
    shown = {place: pictures(port, place) for place in PLACES}
    port.calls.clear()
    port.uploaded.clear()
    asked = (await service.queries.view_for(table.id, None)).waiting
    await played_one(service, table)
    await told.all()
    if (await service.queries.view_for(table.id, None)).waiting == asked:
        assert len(port.calls) <= 3
    assert len(port.uploaded) <= sum(shown.values())
    assert len(port.uploaded) == len(set(port.uploaded))
    told.delivery.close()


@pytest.mark.slow
async def test_what_is_shown_already_needs_no_request(service, port):
    """Delivering everything again, as after a restart, makes no request if the messages are correct."""
    table = await playing(service, game="tunhell")
    told = Told(service, port, PictureMaker())
    await told.all()
    port.calls.clear()
    await service.places.look_at([CHANNEL])
    for person in (1, 2):
        await service.people.refresh_hand(table.id, person)
    await told.all()
    assert port.calls == []
    told.delivery.close()
