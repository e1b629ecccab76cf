"""Every store that the bot can use, opened on nothing: what is promised in `bot/store/protocol` holds for each."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import SqliteStore, Store
from bot.store.postgres import PostgresStore
from tests.postgres import Cluster, empty


@pytest.fixture(scope="session")
def url(cluster: Cluster) -> str:
    """The address of the one schema that all these tests use in turn: to lay one out takes longer than most tests."""
    return cluster.new()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store of each kind."""
    opened: Store
    if request.param == "sqlite":
        opened = await SqliteStore.open(tmp_path / "porion.sqlite")
    else:
        opened = await PostgresStore.open(request.getfixturevalue("url"))
    yield opened
    await opened.close()
    if request.param == "postgres":
        empty(request.getfixturevalue("url"))
