"""Fixtures: a service with a file of its own, and its delivery."""

from collections.abc import AsyncIterator

import pytest

from bot.service import Service
from tests.bot.service.conftest import _lantern, _same_deals, clock, file, service

from .port import FakePort, Told

__all__ = ["_lantern", "_same_deals", "clock", "file", "port", "service", "told"]


@pytest.fixture
def port() -> FakePort:
    return FakePort()


@pytest.fixture
async def told(service: Service, port: FakePort) -> AsyncIterator[Told]:
    made = Told(service, port)
    yield made
    await made.stop()
