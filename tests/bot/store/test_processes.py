"""Several processes on one PostgreSQL: numbers, deliveries, clocks and notifications."""

import asyncio
import logging
from contextlib import asynccontextmanager

import psycopg
import pytest

from bot.__main__ import open_store
from bot.service import Service, loading
from bot.settings import SettingsError
from bot.store import News, UnusableDatabase, processes
from bot.store.postgres import PostgresStore
from bot.store.protocol import SHARDS
from bot.tables.decide import Due, Timer
from bot.tables.ending import End
from bot.tables.notify import Kind, Notice
from bot.tables.state import DAY_S
from games.core import Seat
from tests.bot.service.conftest import _lantern, _same_deals, clock
from tests.bot.service.evening import lobby, meet, playing

__all__ = ["_lantern", "_same_deals", "clock"]

pytestmark = pytest.mark.xdist_group("postgres")

FIRST, SECOND = 5, 5 + (1 << 22)
"""Servers received by the first and the second of two processes."""


@pytest.fixture
def url(cluster):
    return cluster.new()


@pytest.fixture
def _quick(monkeypatch):
    """Shorten the time after which silent processes count as dead."""
    monkeypatch.setattr(processes, "BEAT_S", 0.05)


class Following:
    """A store that follows others and records notifications; `die` leaves it like a kill some time ago."""

    def __init__(self, store, url):
        self.store, self.url, self.heard = store, url, []
        self.task = asyncio.create_task(store.follow(self.heard.append))

    async def until(self, what):
        async with asyncio.timeout(30):
            while not what():  # noqa: ASYNC110 - another process changes it
                await asyncio.sleep(0.01)

    async def stop(self):
        self.task.cancel()
        await asyncio.wait({self.task})

    async def die(self):
        await self.stop()
        with psycopg.connect(self.url) as connection:
            connection.execute("UPDATE processes SET beat = beat - 60 WHERE holder = %s", (self.store.process.name,))

    async def leave(self):
        await self.stop()
        await self.store.close()


@asynccontextmanager
async def sharing(url, count=2):
    """Run several processes on one database."""
    made = [Following(await PostgresStore.open(url, count), url) for _ in range(count)]
    try:
        await made[0].until(lambda: all(one.heard for one in made) and made[0].store.process.homes == {0})
        yield made
    finally:
        for one in made:
            await one.leave()


async def test_each_process_has_a_number_and_what_belongs_to_it(url):
    """Processes are numbered from zero, and each has its own share of work."""
    async with sharing(url, 3) as all_three:
        assert [one.store.process.number for one in all_three] == [0, 1, 2]
        assert [one.store.process.homes for one in all_three] == [{0}, {1}, {2}]
        assert len({one.store.process.name for one in all_three}) == 3
        assert [one.store.process.is_heir for one in all_three] == [True, False, False]


async def test_a_server_belongs_to_the_process_of_its_shard(url):
    async with sharing(url) as (one, _):
        assert [one.store.process.home(guild) for guild in (FIRST, SECOND, FIRST + (2 << 22))] == [0, 1, 0]


@pytest.mark.usefixtures("_quick")
async def test_one_too_many_stands_by_until_another_leaves(url, caplog):
    """A surplus process stands by, logs that once, and takes over a freed number with its work."""
    async with sharing(url) as (_, other):
        with caplog.at_level(logging.WARNING):
            joining = asyncio.create_task(PostgresStore.open(url, 2))
            await other.until(lambda: caplog.records)
            await asyncio.sleep(0.3)
        assert not joining.done()
        said = [record.getMessage() for record in caplog.records]
        assert said == ["PORION_PROCESSES processes are running already: standing by until one ends"]
        await other.leave()
        async with asyncio.timeout(20):
            third = Following(await joining, url)
        assert third.store.process.number == 1
        await third.leave()


@pytest.mark.usefixtures("_quick")
async def test_one_that_stands_by_outlives_a_loss_of_its_connection(url, cluster):
    """A process on standby survives the loss of its connection."""
    async with sharing(url) as (_, other):
        joining = asyncio.create_task(PostgresStore.open(url, 2))
        await asyncio.sleep(0.3)
        cluster.cut_off()
        await asyncio.sleep(0.3)
        assert not joining.done()
        await other.leave()
        async with asyncio.timeout(30):
            third = Following(await joining, url)
        assert third.store.process.number == 1
        await third.leave()


@pytest.mark.usefixtures("_quick")
async def test_the_work_of_a_dead_process_is_done_by_the_first_until_another_takes_its_number(url):
    async with sharing(url) as (one, other):
        await other.die()
        await one.until(lambda: one.store.process.homes == {0, 1})
        assert News(is_inheritance=True) in one.heard
        third = Following(await PostgresStore.open(url, 2), url)
        assert third.store.process.number == 1
        await one.until(lambda: one.store.process.homes == {0})
        await third.leave()


@pytest.mark.usefixtures("_quick")
async def test_what_a_dead_process_had_in_hand_is_handed_out_again(url, clock):
    """A dead process's items are handed out again before their lease expires, marked as tried."""
    async with sharing(url) as (one, other):
        service = Service(one.store, clock)
        host = await meet(service, 1)
        table = await service.openings.open("lantern", SECOND, 10, host, "en")
        (item,) = await take(other, clock)
        await other.die()
        await one.until(lambda: one.store.process.homes == {0, 1})
        (again,) = await take(one, clock)
        assert (again.table, again.id, again.attempts) == (table.id, item.id, 2)
        await service.drain()


@pytest.mark.usefixtures("_quick")
async def test_a_process_that_was_silent_for_too_long_has_to_end(url):
    """A process that was silent too long loses its number, and ends with a sentence."""
    async with sharing(url) as (one, other):
        await other.die()
        await one.until(lambda: one.store.process.homes == {0, 1})
        third = Following(await PostgresStore.open(url, 2), url)
        with pytest.raises(
            UnusableDatabase, match="another process runs as number 1 of 2, since this one was not heard"
        ):
            async with asyncio.timeout(20):
                await other.store.follow(other.heard.append)
        await third.leave()


async def test_another_number_of_processes_is_refused(url):
    async with sharing(url):
        with pytest.raises(SettingsError) as found:
            await open_store(url, 3)
    assert "it is shared by 2 process(es), and PORION_PROCESSES says 3 here" in str(found.value)


async def test_a_file_is_not_shared(tmp_path):
    with pytest.raises(SettingsError, match="PORION_PROCESSES asks for 2 processes, but only a PostgreSQL database"):
        await open_store(tmp_path / "porion.sqlite", 2)
    assert not (tmp_path / "porion.sqlite").exists()


async def take(one, clock):
    name = one.store.process.name
    return await one.store.write(lambda unit: unit.outbox.take(clock.now, 20, name, clock.now + 60))


def due(one, clock):
    return one.store.read(lambda unit: unit.outbox.next_due(clock.now, one.store.process.name))


async def test_each_message_is_delivered_by_the_process_that_hears_its_clicks(url, clock):
    """Messages are delivered by the process that receives their clicks, notified by the other."""
    async with sharing(url) as (one, other):
        service = Service(one.store, clock)
        host = await meet(service, 1)
        table = await service.openings.open("lantern", SECOND, 10, host, "en")
        await other.until(lambda: any(news.table == table.id for news in other.heard))
        assert [item.kind for item in await take(other, clock)] == [Kind.BOARD]
        notices = [
            Notice(Kind.BOARD),
            Notice(Kind.HAND, Seat(0)),
            Notice(Kind.CALL, Seat(0)),
            Notice(Kind.DAILY, Seat(0)),
        ]
        other.heard.clear()
        enqueued = await one.store.write(
            lambda unit: unit.outbox.enqueue(table.id, notices, clock.now, one.store.process.name, clock.now + 60)
        )
        assert [item.kind for item in enqueued] == [Kind.HAND, Kind.DAILY]
        await other.until(lambda: other.heard)
        assert other.heard == [News(table.id, hands=(0,))]
        assert await due(one, clock) == clock.now + 60, "the rest is not its own"
        assert await take(one, clock) == []
        assert [item.kind for item in await take(other, clock)] == [Kind.CALL], "it has the board already"
        await service.drain()


async def test_a_clock_is_carried_out_by_the_process_of_its_server(url, clock):
    """Clocks are handled by the process of their server, notified by the other."""
    async with sharing(url) as (one, other):
        service = Service(one.store, clock)
        host = await meet(service, 1)
        table = await service.openings.open("lantern", SECOND, 10, host, "en")
        timer = Timer(next(iter(Due)), clock.now + 5)
        other.heard.clear()
        await one.store.write(lambda unit: unit.timers.schedule(table.id, [timer]))
        await other.until(lambda: any(news.due == clock.now + 5 for news in other.heard))

        def look(unit):
            return unit.timers.next_due(), unit.timers.due(clock.now + 9, 9)

        assert await one.store.read(look) == (None, [])
        assert await other.store.read(look) == (clock.now + 5, [(table.id, timer)])
        await service.drain()


async def test_who_was_erased_is_forgotten_by_all(url, clock):
    """An erasure clears the caches of all processes."""
    async with sharing(url) as (one, other):
        services = [Service(each.store, clock) for each in (one, other)]
        table = await lobby(services[0], 2)
        assert (await services[1].queries.snapshot(table.id)) is not None
        await services[0].privacy.forget(await meet(services[0], 2))
        await other.until(lambda: any(news.is_erasure for news in other.heard))
        for news in other.heard:
            services[1].hear(news)
        for service in services:
            await service.drain()


async def test_the_daily_message_goes_out_once(url, clock):
    """The daily message is sent once, although both processes find it due."""
    async with sharing(url) as pair:
        services = [Service(each.store, clock) for each in pair]
        await playing(services[0], 2)
        clock.now += 2 * DAY_S
        await asyncio.gather(*(service.daily.fire() for service in services))
        sql = "SELECT seat, version FROM outbox WHERE kind = 'daily' ORDER BY seat"
        assert await pair[0].store.read(lambda unit: unit.db.execute(sql).fetchall()) == [(0, 1), (1, 1)]
        for service in services:
            await service.drain()


async def test_games_that_are_over_are_packed_by_the_first_process(url, clock):
    """The first process packs each finished game once."""
    async with sharing(url) as pair:
        services = [Service(each.store, clock) for each in pair]
        host = await meet(services[0], 1)
        table = await services[0].openings.open("lantern", SECOND, 10, host, "en")
        await services[0].execute(table.id, End(host))
        clock.now += 10 * DAY_S

        def packed(unit):
            return unit.db.execute("SELECT table_id FROM packed").fetchall()

        await services[1].packing.fire()
        assert await pair[0].store.read(packed) == []
        await services[0].packing.fire()
        assert await pair[0].store.read(packed) == [(table.id,)]
        for service in services:
            await service.drain()


async def test_all_agree_on_the_number_of_shards(url):
    """All processes use the number of shards that the first one got from Discord."""
    async with sharing(url) as (one, other):
        assert await one.store.write(lambda unit: unit.bookkeeping.agree(SHARDS, "4")) == "4"
        assert await other.store.write(lambda unit: unit.bookkeeping.agree(SHARDS, "10")) == "4"
    async with sharing(url) as (one, _):
        assert await one.store.write(lambda unit: unit.bookkeeping.agree(SHARDS, "10")) == "10"


async def test_the_rules_of_a_table_are_learnt_from_the_store(url, clock, monkeypatch):
    """A table dealt with an edition unknown to this process is read from the store."""
    async with sharing(url) as (one, other):
        services = [Service(each.store, clock) for each in (one, other)]
        table = await playing(services[0], 2, game="tunhell")
        await services[0].drain()
        kept = await other.store.read(lambda unit: unit.bookkeeping.editions())
        learnt = []

        def parse(game, text, cache, real=loading.parse):
            if not learnt:
                raise KeyError(table.edition)
            return real(game, text, cache)

        monkeypatch.setattr(loading, "parse", parse)
        monkeypatch.setattr(loading, "learn", lambda *edition: learnt.append(edition))
        assert (await services[1].queries.state_of(table.id)) is not None
        assert learnt == kept
        await services[1].drain()


async def test_the_database_may_be_away_for_a_moment(url, cluster):
    """After a lost connection notifications are resumed and everything is checked."""
    async with sharing(url) as (one, other):
        await one.until(lambda: one.heard)
        await other.until(lambda: other.heard)
        one.heard.clear()
        other.heard.clear()
        with psycopg.connect(cluster.url, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s",
                (processes.LINE,),
            )
        await one.until(lambda: News() in one.heard)
        await other.until(lambda: News() in other.heard)
        assert not one.task.done()
        assert not other.task.done()


def test_silence_means_death_only_where_the_database_was_heard_of_all_the_time(monkeypatch):
    """A process that was itself disconnected waits longer before it declares others dead."""
    now = [1000.0]
    monkeypatch.setattr(processes, "monotonic", lambda: now[0])
    hearing = processes._Hearing()
    assert hearing.is_steady()
    now[0] += processes.DEAD_S / 2 + 0.1
    for _ in range(4):
        now[0] += 0.3 * processes.DEAD_S
        assert not hearing.is_steady()
    now[0] += processes.DEAD_S / 2
    assert hearing.is_steady(), "so long a gap is no gap"
