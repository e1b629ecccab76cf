"""An event loop whose clock jumps to the next event, with random delays and failures."""

import asyncio
import random
import selectors
import sqlite3
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from typing import Any

from bot.store import Process
from bot.store.connection import SqliteUnit
from bot.store.sqlite import lay_out

from .path import Path


class QuickLoop(asyncio.SelectorEventLoop):
    """An event loop on which time passes instantly while every task waits."""

    def __init__(self) -> None:
        self.now = 0.0
        super().__init__(_Waiting(self))

    def time(self) -> float:
        return self.now


class _Waiting(selectors.DefaultSelector):
    def __init__(self, loop: QuickLoop) -> None:
        super().__init__()
        self._quick = loop

    def select(self, timeout: float | None = None) -> Any:
        assert timeout is not None, "everybody waits, and nothing will ever happen"
        self._quick.now += max(timeout, 0.0)
        return super().select(0)


@dataclass
class Chances:
    """Random durations and failures."""

    seed: str
    trouble: float = 0.0

    def __post_init__(self) -> None:
        self.dice = random.Random(self.seed)

    async def travel(self) -> None:
        """Delay a request: mostly briefly, sometimes for long."""
        most = self.dice.choice((0.02, 0.02, 0.1, 0.4, 1.2))
        await asyncio.sleep(self.dice.random() * most)

    def drawing(self) -> float:
        """Return the seconds that drawing a picture takes."""
        return self.dice.random() * self.dice.choice((0.01, 0.2, 3.0))

    def fails(self) -> bool:
        return self.dice.random() < self.trouble


class StoreHere:
    """A database in memory whose work runs on the loop after a delay."""

    def __init__(self, chances: Chances) -> None:
        self._chances, self.writes = chances, 0
        self.path: Path | None = None
        self.process = Process()
        self.db = sqlite3.connect(":memory:", isolation_level=None)
        self.db.execute("PRAGMA foreign_keys = ON")
        lay_out(self.db)
        self._unit = SqliteUnit(self.db)

    async def write(self, work: Callable[[Any], Any]) -> Any:
        self.writes += 1
        return await self._carry_out(work, "COMMIT")

    async def read(self, work: Callable[[Any], Any]) -> Any:
        return await self._carry_out(work, "ROLLBACK")

    read_by_key = read

    async def close(self) -> None:
        self.db.close()

    async def _carry_out(self, work: Callable[[Any], Any], end: str) -> Any:
        await asyncio.sleep(self._chances.dice.random() * 0.01)
        self.db.execute("BEGIN")
        self._unit.ahead.clear()
        try:
            result = work(self._unit)
        except BaseException:
            self.db.execute("ROLLBACK")
            raise
        for tell in self._unit.ahead:
            asyncio.get_running_loop().call_soon(tell)
        if end == "COMMIT" and self.path is not None:
            self.path.reaches_commit()
        self.db.execute(end)
        await asyncio.sleep(self._chances.dice.random() * 0.01)
        return result


class Head:
    """Computer players that think on the loop, after a delay."""

    def __init__(self, chances: Chances) -> None:
        self._chances = chances

    async def run(self, work: Callable[[Any], Any], task: Any) -> Any:
        await asyncio.sleep(self._chances.dice.random() * 0.3)
        return work(task)

    async def close(self) -> None:
        """Do nothing: there is nothing to close."""


class Easel(Executor):
    """An executor that takes a while and draws a blank picture."""

    def __init__(self, chances: Chances) -> None:
        self._chances = chances

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        asyncio.get_running_loop().call_later(self._chances.drawing(), future.set_result, b"PNG")
        return future
