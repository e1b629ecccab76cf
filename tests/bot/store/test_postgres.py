"""The PostgreSQL store: several processes, server failures, and SQL dialect."""

import asyncio
import logging
import os
import subprocess
from contextlib import ExitStack
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from textwrap import dedent

import psycopg
import pytest

from bot.__main__ import open_store
from bot.operation.backup import BackupError, back_up
from bot.service import Service
from bot.settings import SettingsError, read_settings
from bot.store import StoreFailed, UnusableDatabase
from bot.store.pipeline import translated
from bot.store.postgres import PostgresStore
from bot.tables.notify import Kind, Notice
from games.core import Seat
from tests.bot.service.conftest import _lantern, _same_deals, clock
from tests.bot.service.evening import lobby, meet, play, play_out, playing
from tests.house.sources import ROOT
from tests.postgres import OWNER, programs

__all__ = ["_lantern", "_same_deals", "clock"]

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture
def url(cluster):
    return cluster.new()


@pytest.fixture
async def stores(url):
    """Return the stores of two processes."""
    made = [await PostgresStore.open(url) for _ in range(2)]
    yield made
    for store in made:
        await store.close()


def refused(url):
    """Return the refusal to open a database."""
    with pytest.raises(UnusableDatabase) as found:
        asyncio.run(PostgresStore.open(url))
    return str(found.value)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["tunhell", "winter"])
async def test_a_whole_game_is_played_in_turns_by_two_processes(stores, clock, game):
    services = [Service(store, clock) for store in stores]
    table = await playing(services[0], 2, game=game)
    for number in range(20):
        if not (await services[number % 2].queries.table(table.id)).phase.live:
            break
        await play(services[number % 2], table, 5)
    over = await play_out(services[1], table)
    assert over == await services[0].queries.table(table.id)
    for service in services:
        await service.drain()


async def test_sessions_begin_five_seconds_apart_in_each_bucket(url):
    """Sessions start five seconds apart per bucket, across processes."""
    sharing = [await PostgresStore.open(url, 2) for _ in range(2)]
    at, waits, moments = "SELECT at FROM identifies WHERE bucket = 0", [], []
    for each in (*sharing, *sharing):
        waits.append(await each.identify_after(0))
        moments.append(await each.read(lambda unit: unit.db.execute(at).fetchone()[0]))
    assert all(later - earlier >= 5.499 for earlier, later in pairwise(moments))
    assert waits[0] <= 0 < waits[-1] <= 16.5
    assert await sharing[0].identify_after(1) <= 0
    for each in sharing:
        await each.close()


async def test_work_on_one_table_is_done_one_piece_after_the_other(stores, clock):
    """Concurrent work on one table is serialised across processes."""
    service = Service(stores[0], clock)
    table = await lobby(service, 1)

    def count(unit):
        locked = unit.tables.lock(table.id)
        unit.tables.save(locked, replace(locked, moves=locked.moves + 1))

    await asyncio.gather(*(stores[n % 2].write(count) for n in range(40)))
    assert (await stores[1].read(lambda unit: unit.tables.get(table.id))).moves == 40
    await service.drain()


async def test_what_is_read_and_then_written_is_not_lost(stores, clock):
    """Concurrent read-modify-write of a person loses nothing."""
    services = [Service(store, clock) for store in stores]
    await meet(services[0], 1)
    await asyncio.gather(*(services[n % 2].people.change_untold(1, lambda old: f"{old}x") for n in range(40)))
    person = await stores[0].read(lambda unit: unit.people.get(1))
    assert person.untold == "x" * 40
    for service in services:
        await service.drain()


async def test_a_table_is_told_of_by_one_process_at_a_time(stores, clock):
    """Concurrent processes never hold items of the same table."""
    service = Service(stores[0], clock)
    tables = [await lobby(service, 1)]
    for channel in range(100, 110):
        host = await meet(service, 1)
        tables.append(await service.openings.open("lantern", channel, channel, host, "en"))
    notices = [Notice(kind, seat=Seat(0)) for kind in (Kind.HAND, Kind.CALL, Kind.REMINDER)]

    def enqueue(unit):
        unit.db.execute("DELETE FROM outbox")
        for table in tables:
            unit.outbox.enqueue(table.id, notices, 0.0)

    for _ in range(5):
        await stores[0].write(enqueue)
        taken = await asyncio.gather(
            *(stores[n % 2].write(lambda unit, n=n: unit.outbox.take(1.0, 3, str(n % 2), 60.0)) for n in range(24))
        )
        by = {}
        for n, items in enumerate(taken):
            for item in items:
                by.setdefault(item.table, set()).add(n % 2)
        assert by
        assert all(len(holders) == 1 for holders in by.values())
        assert sum(map(len, taken)) == len({item.id for items in taken for item in items})
    await service.drain()


async def test_a_connection_that_breaks_costs_one_answer(stores, cluster, clock, caplog):
    """A lost connection fails one answer in words, and later work succeeds."""
    service = Service(stores[0], clock)
    await meet(service, 1)
    with psycopg.connect(cluster.url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )
    failures = 0
    for _ in range(20):
        try:
            assert (await stores[0].read(lambda unit: unit.people.get(1))).id == 1
            break
        except StoreFailed:
            failures += 1
    assert failures < 20
    said = {record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR}
    assert said <= {"The database failed"}
    await service.drain()


def test_the_tables_of_another_program_are_left_alone(url):
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE theirs (n INTEGER)")
    assert refused(url) == "it holds the tables of another program"


def test_another_version_is_refused(url):
    asyncio.run(_opened(url))
    with psycopg.connect(url) as connection:
        connection.execute("UPDATE porion SET version = version + 1")
    assert "this version of Porion reads version" in refused(url)


async def _opened(url):
    store = await PostgresStore.open(url)
    await store.close()


def test_a_server_that_is_not_there_is_one_sentence_without_the_password(tmp_path):
    """An unreachable server is reported with the setting's name but without the password."""
    address = f"postgresql://porion:hush@/games?host={tmp_path}"
    with pytest.raises(SettingsError) as found:
        asyncio.run(open_store(address))
    assert str(found.value).startswith("The database games (setting PORION_DATABASE) cannot be used: connection")
    assert "hush" not in str(found.value)
    assert "\n" not in str(found.value)


async def test_the_setting_chooses_the_store(url, monkeypatch):
    """The setting selects PostgreSQL for an address, SQLite otherwise."""
    monkeypatch.setenv("PORION_DATABASE", url)
    settings = read_settings(None)
    assert settings.database == url
    store, claimed = await open_store(settings.database)
    with ExitStack() as held:
        held.push(claimed)
        assert await store.read(lambda unit: unit.people.get(1)) is None
        await store.close()
    with pytest.raises(BackupError, match="pg_dump"):
        back_up(settings.database, Path("copy"))


async def test_the_log_is_only_added_to(stores, clock):
    """The database refuses to change or delete log entries."""
    service = Service(stores[0], clock)
    await lobby(service, 1)
    for sql in ("UPDATE log SET payload = '{}'", "DELETE FROM log"):
        with pytest.raises(StoreFailed):
            await stores[0].write(lambda unit, sql=sql: unit.db.execute(sql))
    await service.drain()


@pytest.mark.parametrize(
    ("sql", "expected", "names"),
    [
        ("SELECT n FROM log WHERE n > ? AND key = ?", "SELECT n FROM log WHERE n > $1 AND key = $2", ()),
        ("WHERE n = :n AND n % :of <> :n", "WHERE n = $1 AND n % $2 <> $1", ("n", "of")),
        ("SELECT n::json", "SELECT n::json", ()),
    ],
)
def test_values_are_numbered_as_the_server_wants_them(sql, expected, names):
    assert translated(sql) == (expected.encode(), names)


@pytest.mark.slow
async def test_the_backup_of_the_compose_file_is_restored(cluster, clock, tmp_path):
    """The backup script of the compose file makes a copy that can be restored."""
    with psycopg.connect(cluster.url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE games")
    url = cluster.url.replace("/postgres?", "/games?")
    lines = (ROOT / "compose.yaml").read_text("utf-8").partition("      - |\n")[2].partition("      - backup\n")[0]
    script = dedent(lines).replace("$$", "$").replace("/backups", str(tmp_path))
    path = f"{programs()}:{os.environ['PATH']}"
    environment = {"PGHOST": str(cluster.folder), "PGUSER": OWNER, "PGDATABASE": "games", "PATH": path}

    def run(*arguments):
        command = ("sh", "-euc", script, "backup", *arguments)
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.strip()

    store = await PostgresStore.open(url)
    service = Service(store, clock)
    table = await playing(service, 2, game="tunhell")
    await play(service, table, 3)
    then = await service.queries.table(table.id)
    copy = run("backup")
    await play(service, table, 3)
    await service.drain()
    await store.close()
    run("restore", copy)
    store = await PostgresStore.open(url)
    service = Service(store, clock)
    assert await service.queries.table(table.id) == then
    await play(service, table, 3)
    await service.drain()
    await store.close()
