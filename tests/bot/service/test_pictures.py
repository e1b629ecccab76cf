"""Pictures on their way to Discord: words never wait for them, and what has been overtaken is not sent."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from bot.courier import Courier
from bot.model import MessageRef
from bot.post import Picture, Post
from bot.service import Service
from bot.studio import Studio
from bot.whispers import Whispers
from games.core import Seat
from locales import LOCALES, words

from .evening import Clock, playing


class Port:
    """Remembers what is sent and edited, as (channel, how many pictures it shows)."""

    def __init__(self) -> None:
        self.shown: list[tuple[int, int]] = []
        self.count = 0
        self.news = asyncio.Event()

    async def send(self, channel: int, post: Post, nonce: str) -> MessageRef:
        self.count += 1
        self.note(channel, post)
        return MessageRef(channel, self.count, 1_000_000.0)

    async def edit(self, ref: MessageRef, post: Post) -> None:
        self.note(ref.channel, post)

    async def delete(self, ref: MessageRef) -> None: ...

    async def open_dm(self, person: int) -> int:
        return 100 + person

    async def talk_since(self, ref: MessageRef, limit: int) -> int:
        return 0

    def note(self, channel: int, post: Post) -> None:
        self.shown.append((channel, sum(isinstance(block, Picture) for block in post.blocks)))
        self.news.set()

    async def until(self, seen: Callable[[], bool]) -> None:
        """Wait until something holds that only our messages can bring about."""
        async with asyncio.timeout(20):
            while not seen():
                self.news.clear()
                await self.news.wait()

    def of(self, channel: int) -> list[int]:
        return [pictures for where, pictures in self.shown if where == channel]


class SlowPool(ThreadPoolExecutor):
    """Draws nothing until the brush is handed over."""

    def __init__(self) -> None:
        super().__init__(1)
        self.brush = threading.Event()

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Any:
        def later() -> Any:
            self.brush.wait(10)
            return work(*args, **kwargs)

        return super().submit(later)


@pytest.fixture
async def pool() -> AsyncIterator[SlowPool]:
    made = SlowPool()
    yield made
    made.brush.set()
    made.shutdown(wait=False, cancel_futures=True)


def courier_of(service: Service, port: Port, clock: Clock, studio: Studio) -> Courier:
    """The real courier with a port that only remembers."""
    return Courier(service, port, Whispers(clock), clock, studio)  # type: ignore[arg-type]  # all it needs


async def test_words_go_first_and_the_picture_follows(service: Service, clock: Clock, pool: SlowPool) -> None:
    """A board and both hands are told without pictures; as soon as these are drawn they are added by an edit."""
    table, port = await playing(service, game="tunhell"), Port()
    courier, places = courier_of(service, port, clock, Studio(pool)), (table.channel, 101, 102)
    running = asyncio.create_task(courier.run())
    await port.until(lambda: all(port.of(place) for place in places))
    assert all(1 not in port.of(place) for place in places)
    pool.brush.set()
    await port.until(lambda: all(1 in port.of(place) for place in places))
    running.cancel()
    await courier.drain()
    assert [port.of(place)[-1] for place in places] == [1, 1, 1]


async def test_a_picture_that_is_ready_comes_with_its_words(service: Service, clock: Clock) -> None:
    """Drawn already, it costs no second edit."""
    table, port, studio = await playing(service, game="tunhell"), Port(), Studio()
    for seat in (None, Seat(0), Seat(1)):
        for locale in LOCALES:
            assert await studio.pictures(await service.glance(table.id, seat), words(locale))
    courier, places = courier_of(service, port, clock, studio), (table.channel, 101, 102)
    running = asyncio.create_task(courier.run())
    await port.until(lambda: all(1 in port.of(place) for place in places))
    running.cancel()
    await courier.drain()
    assert [port.of(place) for place in places[1:]] == [[1], [1]]
    studio.close()
