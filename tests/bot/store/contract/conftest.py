"""Fixtures: an empty store of every kind, since all must keep the promises of `bot/store/protocol`."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import SqliteStore, Store
from bot.store.postgres import PostgresStore
from tests.postgres import Cluster, empty


@pytest.fixture(scope="session")
def url(cluster: Cluster) -> str:
    """Return the address of one schema shared by these tests, as creating one is slow."""
    return cluster.new()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """Yield an empty store of each kind."""
    opened: Store
    if request.param == "sqlite":
        opened = await SqliteStore.open(tmp_path / "porion.sqlite")
    else:
        opened = await PostgresStore.open(request.getfixturevalue("url"))
    yield opened
    await opened.close()
    if request.param == "postgres":
        empty(request.getfixturevalue("url"))
