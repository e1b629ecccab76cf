"""Deliveries and drawings give way to people waiting for answers, but only briefly."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from bot.delivery import backpressure
from bot.delivery.backpressure import BUSY, Load
from tests.bot.service.evening import CHANNEL, lobby

from .port import Told


@contextmanager
def busy(answering: Load) -> Iterator[None]:
    """Keep enough interactions unanswered to be busy."""
    with ExitStack() as waiting:
        for _ in range(BUSY + 1):
            waiting.enter_context(answering.at_work())
        yield


async def test_answers_go_first(service, port):
    """Deliveries wait until pending interactions are answered."""
    told = Told(service, port)
    told.delivery.dispatcher._load = answering = Load()
    with busy(answering):
        await lobby(service, 1, game="tunhell")
        told.start()
        await asyncio.sleep(0.05)
        assert port.calls == []
    await told.all()
    assert len(port.words(CHANNEL)) == 1


async def test_pictures_wait_for_answers_as_well():
    """Drawing waits for single answers, but not during a burst, where pictures take longest."""
    answering = Load()
    with answering.at_work():
        drawing = asyncio.create_task(answering.wait_to_draw())
        await asyncio.sleep(0)
        assert not drawing.done()
        with busy(answering):
            await answering.wait_to_draw()
    await drawing


async def test_between_two_pieces_of_news_clicks_are_looked_for():
    """Deliveries start in separate iterations of the event loop, which handles clicks in between."""
    began, rounds = [], 0
    answering, loop = Load(), asyncio.get_running_loop()

    async def begin() -> None:
        await answering.wait_turn()
        began.append(rounds)

    def count() -> None:
        nonlocal rounds
        rounds += 1
        if len(began) < 5:
            loop.call_soon(count)

    loop.call_soon(count)
    await asyncio.gather(*(begin() for _ in range(5)))
    assert len(set(began)) == 5


async def test_news_wait_for_answers_no_longer_than_a_moment(service, port, monkeypatch):
    """Deliveries wait only briefly, however many people keep clicking."""
    monkeypatch.setattr(backpressure, "BURST_S", 0.01)
    told = Told(service, port)
    told.delivery.dispatcher._load = answering = Load()
    with busy(answering):
        await lobby(service, 1, game="tunhell")
        await told.all()
    assert len(port.words(CHANNEL)) == 1
