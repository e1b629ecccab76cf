"""One evening for each file of tests, and the people who come to it."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from playground.person import Person
from tests.e2e.evening import Evening


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def evening(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Evening]:
    """A playground with its bot; the first to come owns the servers, so that is nobody who plays."""
    async with Evening(tmp_path_factory.mktemp("evening")) as evening:
        await evening.person("Keeper")
        yield evening
        check_log(evening)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def mira(evening: Evening) -> Person:
    return await evening.person("Mira")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def odo(evening: Evening) -> Person:
    """He reads French."""
    return await evening.person("Odo", "fr")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def tess(evening: Evening) -> Person:
    return await evening.person("Tess")


def check_log(evening: Evening) -> None:
    """Whatever was done to the bot, nothing broke inside it, and its token is written down nowhere."""
    written = evening.log.read_text()
    broken = [line for line in written.splitlines() if "Traceback" in line or "went wrong" in line]
    assert not broken, written
    assert evening.playground.environment["DISCORD_TOKEN"] not in written
