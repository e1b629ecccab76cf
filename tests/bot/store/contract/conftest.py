"""Every store that the bot can use, opened on nothing: what is promised in `bot/store/protocol` holds for each."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store import SqliteStore, Store
from bot.store.postgres import PostgresStore
from tests import postgres


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[postgres.Cluster]:
    """A PostgreSQL server, where the machine has one."""
    if postgres.programs() is None:
        pytest.skip("there is no PostgreSQL on this machine")
    with postgres.running(tmp_path_factory.mktemp("cluster") / "pg") as found:
        yield found


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store of each kind."""
    opened: Store
    if request.param == "sqlite":
        opened = await SqliteStore.open(tmp_path / "porion.sqlite")
    else:
        opened = await PostgresStore.open(request.getfixturevalue("cluster").new())
    yield opened
    await opened.close()
