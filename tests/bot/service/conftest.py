"""Fixtures: a service with a file of its own, the test game, and a clock that only tests advance."""

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.service import Service
from bot.store import SqliteStore
from games.core import Strategy
from games.registry import GAMES
from tests.lantern import GAME as LANTERN

from .evening import Clock


@pytest.fixture(autouse=True)
def _lantern(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "lantern", LANTERN)


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make deals equal in every run, by fixing the bot's share of seeds."""
    monkeypatch.setattr("bot.service.places.token_hex", lambda size: "0f" * size)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "porion.sqlite"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def service(file: Path, clock: Clock) -> AsyncIterator[Service]:
    store = await SqliteStore.open(file, busy=0.1)
    made = Service(store, clock)
    yield made
    await made.drain()
    await store.close()


@pytest.fixture
def with_strategy(monkeypatch: pytest.MonkeyPatch) -> Callable[[Strategy], None]:
    """Return a function that gives the test game a computer player called "spy"."""

    def give(strategy: Strategy) -> None:
        monkeypatch.setitem(GAMES, "lantern", replace(LANTERN, strategies={"spy": strategy}))

    return give
