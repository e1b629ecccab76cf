"""A new process on the same file continues at the same decision with the same rules."""

import sqlite3
from collections.abc import Iterator
from contextlib import asynccontextmanager

import pytest

from bot.model import Phase
from bot.post import PostedMessage
from bot.service import Service
from bot.store import SqliteStore, StoreFailed
from bot.tables import Limits
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.notify import Kind
from bot.tables.play import Move
from bot.tables.seats import Join, Leave
from games.core import Number, Seat
from tests.lantern import EDITIONS, Hush, Light

from .evening import bid, check_whole, deliver, key, lobby, meet, of_kind, play_out, playing, ticket_of
from .test_secrets import seen

RICH = "[rules]\ngalleries = 40\ncoins = 9\n"


@asynccontextmanager
async def restarted(service: Service, clock, computer_pause: float = 0.0):
    """Stop the service, and return another one on the same file."""
    path = await service.store.read(lambda unit: unit.db.execute("PRAGMA database_list").fetchone()[2])
    await service.drain()
    await service.store.close()
    store = await SqliteStore.open(path)
    fresh = Service(store, clock)
    fresh.computer_pause = computer_pause
    await fresh.resume()
    yield fresh
    await fresh.drain()
    await store.close()


async def test_a_restart_in_mid_turn_asks_the_same_with_the_same_buttons(service, clock):
    """A restart during sealed answers changes nothing, and old controls work."""
    table = await playing(service, 3)
    deal = await ticket_of(service, table, 1)
    await service.execute(table.id, Move(2, deal, Number(4), key()))
    seats = (None, Seat(0), Seat(1), Seat(2))
    before = [seen(await service.queries.view_for(table.id, seat)) for seat in seats]
    async with restarted(service, clock) as fresh:
        assert [seen(await fresh.queries.view_for(table.id, seat)) for seat in seats] == before
        await fresh.execute(table.id, Move(1, deal, Number(1), key()))
        last = await fresh.execute(table.id, Move(3, deal, Number(2), key()), 3)
        done = await fresh.execute(table.id, Move(2, str(last.table.n), Light(7), key()), 2)
        assert not done.is_repeated


async def test_a_click_that_was_done_before_the_restart_is_recognised(service, clock):
    """Clicks carried out before a restart are recognised, as repeated interactions or presses."""
    table = await playing(service)
    once = key()
    deal = await ticket_of(service, table, 1)
    await service.execute(table.id, Move(1, deal, Number(4), once))
    async with restarted(service, clock) as fresh:
        assert (await fresh.execute(table.id, Move(1, deal, Number(4), once), 1)).is_repeated
        assert (await fresh.execute(table.id, Move(1, deal, Number(4), key()), 1)).is_repeated
        assert (await fresh.queries.table(table.id)).moves == 1


async def test_what_was_not_told_is_told_after_the_restart(service, clock):
    """Pending deliveries survive a restart: boards, hands, calls, notices, scores."""
    table = await playing(service, 3)
    await deliver(service)
    await service.outbox_feed.report(messages=[(table.id, "board", PostedMessage(10, 77, 5.0))])
    await service.execute(table.id, Leave(await meet(service, 3)))
    taken = await service.outbox_feed.take()
    assert Kind.NOTICE in {item.kind for item in taken}
    async with restarted(service, clock, computer_pause=3600.0) as fresh:
        assert fresh.outbox_feed.wakeup.is_set()
        found = await deliver(fresh)
        assert [item.say.id for item in of_kind(found, Kind.NOTICE)] == ["bot-notice-left"]
        assert {item.seat for item in of_kind(found, Kind.HAND)} == {0, 1, 2}
        assert len(of_kind(found, Kind.BOARD)) == 1
        assert (await fresh.queries.table(table.id)).board == PostedMessage(10, 77, 5.0)
        assert await deliver(fresh) == []


async def test_a_ping_that_was_delivered_is_not_repeated_by_a_restart(service, clock):
    """A restart repeats neither calls nor other finished deliveries."""
    table = await playing(service)
    found = await deliver(service)
    assert [item.seat for item in of_kind(found, Kind.CALL)] == [Seat(0), Seat(1)]
    async with restarted(service, clock) as fresh:
        assert await deliver(fresh) == []
        assert (await fresh.queries.table(table.id)).phase == "playing"


@pytest.mark.slow
async def test_tables_that_are_over_are_left_alone(service, clock):
    """A restart leaves messages of finished tables unchanged."""
    await play_out(service, await playing(service))
    await deliver(service)
    async with restarted(service, clock) as fresh:
        assert await deliver(fresh) == []


@pytest.fixture
def _editions(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Forget editions that a test added, as a new process knows only the current catalogue."""
    known = dict(EDITIONS)
    monkeypatch.setattr(EDITIONS, "_texts", dict(EDITIONS._texts))
    monkeypatch.setattr(EDITIONS, "current", EDITIONS.current)
    yield
    EDITIONS.clear()
    EDITIONS.update(known)


@pytest.mark.slow
@pytest.mark.usefixtures("_editions")
async def test_a_table_keeps_the_rules_it_began_with(service, clock):
    """A table keeps its catalogue's edition after a correction; new tables use the new one."""
    table, old = await playing(service), EDITIONS.current
    EDITIONS.current = EDITIONS.learn(RICH)
    EDITIONS.pop(old)
    EDITIONS._texts.pop(old)
    async with restarted(service, clock) as fresh:
        assert old in EDITIONS
        assert (await fresh.queries.view_of(table.id, 1)).offer.shape.high == 6
        await play_out(fresh, await fresh.queries.table(table.id))
        await fresh.store.read(lambda unit: check_whole(unit, table.id))  # its log replays with its own edition
        table = await playing(fresh)
        assert (await fresh.queries.view_of(table.id, 1)).offer.shape.high == 9


@pytest.mark.usefixtures("_editions")
async def test_an_edition_that_cannot_be_read_stops_its_own_tables_only(service, clock, caplog):
    """An unreadable edition stops its own tables only; they say so and can be ended."""
    table, old = await playing(service), EDITIONS.current
    await service.store.write(lambda unit: unit.db.execute("UPDATE editions SET text = ?", (RICH,)).rowcount)
    EDITIONS.current = EDITIONS.learn(RICH)
    EDITIONS.pop(old)
    EDITIONS._texts.pop(old)
    async with restarted(service, clock) as fresh:
        line = next(one for one in caplog.records if one.getMessage() == "An edition reads as another one")
        assert (line.game, line.edition) == ("lantern", old)
        with pytest.raises(Exception, match="bot-no-broken-table"):
            await fresh.queries.view_for(table.id, None)
        assert not ((await fresh.execute(table.id, End(await meet(fresh, 1), moderator=False))).table).phase.live
        assert (await fresh.queries.view_of((await playing(fresh)).id, 1)).offer.shape.high == 9


async def test_a_busy_file_refuses_the_move_and_changes_nothing(service, file):
    """While another program locks the file, each click is refused with one sentence, and later all continues."""
    table = await playing(service)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreFailed):
        await service.execute(table.id, Move(1, None, Number(4), key()))
    other.execute("ROLLBACK")
    other.close()
    assert (await service.queries.table(table.id)).moves == 0
    await bid(service, table, 4, 2)
    assert (await service.execute(table.id, Move(1, None, Light(3), key()), 1)).table.moves == 3
    assert not (await service.execute(table.id, Move(2, None, Hush(), key()), 2)).is_repeated


async def test_a_lobby_from_before_an_upgrade_can_start(service):
    """A lobby with options that no longer exist can start without them."""
    table = await lobby(service, 2)
    old = '{"rounds": "99", "weather": "rain"}'
    await service.store.write(lambda unit: unit.db.execute("UPDATE tables SET options = ?", (old,)).rowcount)
    started = (await service.execute(table.id, Start(await meet(service, 1)))).table
    assert started.phase is Phase.PLAYING


async def test_after_an_upgrade_everything_is_compared_some_tables_later(service, clock):
    """After an upgrade all tables are checked gradually, without delaying new moves."""
    service = Service(service.store, clock, limits=Limits(per_person=99))
    host = await meet(service, 1)
    opened = []
    for n in range(30):
        clock.now += 200  # within the hourly limit
        opened.append(await service.openings.open("lantern", 5, 100 + n, host, "fr"))
    await deliver(service)
    upgraded = Service(service.store, clock, release="2", limits=Limits(per_person=99))
    await upgraded.resume()
    clock.now += 0.01
    await upgraded.execute(opened[0].id, Join(await meet(upgraded, 2)))
    first = [item.table for item in await upgraded.outbox_feed.take(100)]
    assert len(first) == 22
    assert opened[-1].id in first
    assert opened[0].id in first
    clock.now += 1
    assert len(await upgraded.outbox_feed.take(100)) == 8
    await upgraded.drain()
