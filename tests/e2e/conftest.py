"""Fixtures: one evening per test file, and its people."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from playground.person import Person
from tests.e2e.evening import Evening


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def evening(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Evening]:
    """Yield a playground with its bot; its servers are owned by somebody who does not play."""
    async with Evening(tmp_path_factory.mktemp("evening")) as evening:
        await evening.person("Keeper")
        yield evening
        check_log(evening)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def mira(evening: Evening) -> Person:
    return await evening.person("Mira")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def odo(evening: Evening) -> Person:
    """Return Odo, who reads French."""
    return await evening.person("Odo", "fr")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def tess(evening: Evening) -> Person:
    return await evening.person("Tess")


def check_log(evening: Evening) -> None:
    """Assert that no error was logged, and that the token appears nowhere."""
    written = evening.log.read_text()
    broken = [line for line in written.splitlines() if "Traceback" in line or "went wrong" in line]
    assert not broken, written
    assert evening.playground.environment["DISCORD_TOKEN"] not in written
