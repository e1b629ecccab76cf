"""All games are moved from SQLite to PostgreSQL and back without loss, even after interruptions."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from bot.__main__ import open_store
from bot.operation import move as module
from bot.operation.move import KINDS, MoveError, main, move, opened
from bot.service import Service
from bot.settings import SettingsError
from bot.store import SqliteStore
from bot.store.postgres import PostgresStore
from tests.bot.service.conftest import _lantern, _same_deals, clock
from tests.bot.service.evening import meet, play, play_out, playing

__all__ = ["_lantern", "_same_deals", "clock"]

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture
async def file(tmp_path, clock):
    """Return a database with a running game, a finished one, and people with settings."""
    path = tmp_path / "porion.sqlite"
    store = await SqliteStore.open(path)
    service = Service(store, clock)
    table = await playing(service, 2, game="tunhell")
    await play(service, table, 30)
    over = await playing(service, 2, channel=11)
    await play_out(service, over)
    await service.people.change_untold(1, lambda _: "« déjà dit »")
    await service.drain()
    await store.close()
    return path


async def rows(name):
    """Return all rows of a database, by table."""
    async with AsyncExitStack() as held:
        store = await opened(name, held)
        found = {kind.name: [row async for page in module._pages(store, kind) for row in page] for kind in KINDS}
        return {kind: sorted(map(tuple, rows), key=repr) for kind, rows in found.items()}


async def moved(source, target):
    async with AsyncExitStack() as held:
        return await move(await opened(source, held), await opened(target, held), source)


async def test_there_and_back_everything_is_the_same(file, cluster, tmp_path, clock):
    """After moving there and back, everything is unchanged, including a move made in PostgreSQL."""
    url, other = cluster.new(), f"sqlite:{tmp_path / 'other.sqlite'}"
    assert await moved(f"sqlite:{file}", url) == 2
    assert await rows(url) == await rows(str(file))
    store = await PostgresStore.open(url)
    service = Service(store, clock)
    (table,) = await service.queries.live_tables()
    await play(service, table, 3)
    await service.drain()
    await store.close()
    assert await moved(url, other) == 2
    assert await rows(other) == await rows(url)
    store = await SqliteStore.open(tmp_path / "other.sqlite")
    service = Service(store, clock)
    await play(service, table, 3)
    await service.drain()
    await store.close()


async def test_what_was_interrupted_is_taken_up_again(file, cluster, monkeypatch):
    """A move interrupted at any table can be continued; until then no bot starts there."""
    url, add = cluster.new(), module._add
    for stop in ("people", "log", "outbox"):

        def adding(kind, rows, unit, stop=stop):
            add(kind, rows, unit)
            if kind.name == stop:
                raise KeyboardInterrupt

        monkeypatch.setattr(module, "_add", adding)
        with pytest.raises(KeyboardInterrupt):
            await moved(str(file), url)
        monkeypatch.setattr(module, "_add", add)
        with pytest.raises(SettingsError, match="a move into it has not come to its end"):
            await open_store(url)
        with pytest.raises(MoveError, match="The target is not empty"):
            await moved(str(file.with_name("another.sqlite")), url)
    assert await moved(str(file), url) == 2
    store, claimed = await open_store(url)
    await store.close()
    claimed.close()
    assert await rows(url) == await rows(str(file))


async def test_a_database_in_use_is_left_alone(file, cluster, capsys):
    """A database in use is neither a source nor a target of a move."""
    url = cluster.new()
    store, claimed = await open_store(file)
    assert await asyncio.to_thread(main, [str(file), url]) == 1
    assert "another Porion is running on it" in capsys.readouterr().err
    await store.close()
    claimed.close()
    store, claimed = await open_store(url)
    following = asyncio.create_task(store.follow(lambda _: None))
    assert await asyncio.to_thread(main, [str(file), url]) == 1
    assert "another Porion is running on it" in capsys.readouterr().err
    following.cancel()
    await asyncio.wait({following})
    await store.close()
    assert await asyncio.to_thread(main, [str(file), url]) == 0
    assert "2 table(s) are moved" in capsys.readouterr().out


async def test_a_target_that_holds_something_is_refused(file, cluster, clock):
    url = cluster.new()
    store = await PostgresStore.open(url)
    await meet(Service(store, clock), 3)
    await store.close()
    with pytest.raises(MoveError, match="The target is not empty"):
        await moved(str(file), url)


async def test_a_log_that_leads_elsewhere_is_noticed(file, cluster):
    """A log that leads to another position is reported with its table."""
    store = await SqliteStore.open(file)
    await store.write(lambda unit: unit.db.execute("UPDATE positions SET state = replace(state, '\"', ' \"')"))
    await store.close()
    with pytest.raises(MoveError, match="does not lead to what is stored of it"):
        await moved(str(file), cluster.new())
