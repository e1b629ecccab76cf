"""The outbox: everything is delivered at least once, nothing needlessly twice, and no call in vain."""

import asyncio
import sqlite3
from dataclasses import replace

import pytest

from bot.service import Service
from bot.store import SqliteStore, StoreFailed
from bot.tables.ending import End
from bot.tables.notify import Kind
from bot.tables.play import Move
from bot.tables.seats import Join, Leave
from games.core import Number
from tests.lantern import Hush

from .evening import as_process, bid, deliver, key, lit, lobby, meet, of_kind, play_out, playing


async def test_moves_in_a_row_are_one_new_board(service):
    """Several moves lead to one delivery of the newest board."""
    table = await playing(service, 3)
    await deliver(service)
    await bid(service, table, 1, 2, 3)
    (board,) = of_kind(await service.outbox_feed.take(), Kind.BOARD)
    assert board.version == 3


async def test_what_changes_during_its_delivery_is_delivered_again(service):
    """A change during a delivery is delivered again, as only the seen version is done."""
    table = await playing(service)
    (board,) = of_kind(await service.outbox_feed.take(), Kind.BOARD)
    await service.execute(table.id, Move(1, None, Number(1), key()))
    assert of_kind(await service.outbox_feed.take(), Kind.BOARD) == []
    service.outbox_feed.wakeup.clear()
    await service.outbox_feed.report(done=[board])
    async with asyncio.timeout(60):
        await service.outbox_feed.wakeup.wait()
    (fresh,) = of_kind(await service.outbox_feed.take(), Kind.BOARD)
    assert (fresh.id, fresh.version) == (board.id, board.version + 1)
    await service.outbox_feed.report(done=[fresh])
    assert of_kind(await service.outbox_feed.take(), Kind.BOARD) == []


async def test_what_changes_while_its_report_is_on_its_way_is_delivered_again(service, monkeypatch):
    """A change during a delivery's report is delivered again by the same process, in either order of events."""
    table = await playing(service, 3)
    (board,) = of_kind(await service.outbox_feed.take(), Kind.BOARD)
    await bid(service, table, 1)
    write, is_heard = service.store.write, asyncio.Event()

    async def heard_late(work):
        result = await write(work)
        await is_heard.wait()
        return result

    monkeypatch.setattr(service.store, "write", heard_late)
    reporting = asyncio.create_task(service.outbox_feed.report(done=[board]))
    await asyncio.sleep(0)
    monkeypatch.setattr(service.store, "write", write)
    await service.execute(table.id, Move(2, None, Number(2), key()))
    assert of_kind(await service.outbox_feed.take(), Kind.BOARD) == []
    is_heard.set()
    await reporting
    (fresh,) = of_kind(await service.outbox_feed.take(), Kind.BOARD)
    assert (fresh.id, fresh.version) == (board.id, board.version + 2)


@pytest.mark.parametrize("is_reporting", [True, False])
async def test_what_another_process_leaves_during_a_write_is_found(service, clock, monkeypatch, is_reporting):
    """An announcement that arrives while this process reports or checks the database is not forgotten afterwards."""
    await lobby(service)
    found = await service.outbox_feed.take()
    other = Service(as_process(service.store, "other"), clock)
    if not is_reporting:
        await service.outbox_feed.report(done=found)
        service.outbox_feed.check_soon()
    write = service.store.write

    async def beside(work):
        result = await write(work)
        monkeypatch.setattr(service.store, "write", write)
        table = await lobby(other, channel=2)
        await other.store.write(lambda unit: unit.outbox.release("other", clock()))
        service.outbox_feed.check_soon()
        left.append(table.id)
        return result

    left = []
    monkeypatch.setattr(service.store, "write", beside)
    await (service.outbox_feed.report(done=found) if is_reporting else service.outbox_feed.take())
    assert service.outbox_feed.wakeup.is_set()
    assert [item.table for item in await service.outbox_feed.take()] == left
    await other.drain()


async def test_an_item_is_handed_out_once_until_it_is_reported_on(service, clock):
    """An item is handed out once until its report, or again after a minute, marked as possibly delivered."""
    await lobby(service)
    first = await service.outbox_feed.take()
    assert [(item.kind, item.attempts) for item in first] == [(Kind.BOARD, 1)]
    assert await service.outbox_feed.take() == []
    clock.now += 61
    again = await service.outbox_feed.take()
    assert again == [replace(item, attempts=2) for item in first]
    assert await service.outbox_feed.take() == []


async def test_what_one_process_has_in_hand_no_other_gets(service, clock):
    """An item held by one process goes to no other until its lease expires; after a restart it is returned at once."""
    await lobby(service)
    other = Service(as_process(service.store, "other"), clock)
    assert await other.outbox_feed.take() == []
    again = Service(service.store, clock)
    await again.resume()
    (board,) = await again.outbox_feed.take()
    assert (board.kind, board.attempts) == (Kind.BOARD, 2)
    clock.now += 61
    assert [item.kind for item in await other.outbox_feed.take()] == [Kind.BOARD]
    await again.drain()


async def test_one_table_is_told_of_by_one_process_at_a_time(service, clock):
    """Each table is delivered by one process at a time, to keep the order."""
    table = await playing(service)
    other = Service(as_process(service.store, "other"), clock)
    found = await service.outbox_feed.take()
    await service.outbox_feed.report(done=found[1:])
    await other.places.lose(table.channel)
    assert await other.outbox_feed.take() == []
    clock.now += 30
    assert await Service(as_process(service.store, "third"), clock).outbox_feed.take() == []


async def test_a_failed_errand_comes_again_later(service, clock):
    """A failed item is handed out again after the requested time, with a notification."""
    await lobby(service)
    (board,) = await service.outbox_feed.take()
    await service.outbox_feed.report(put_off=[(board, service.clock() + 0.05)])
    service.outbox_feed.wakeup.clear()
    assert await service.outbox_feed.take() == []
    async with asyncio.timeout(60):
        await service.outbox_feed.wakeup.wait()
    clock.now += 0.05
    assert await service.outbox_feed.take() == [replace(board, attempts=2)]


async def test_what_became_due_again_does_not_wait_for_the_retry(service):
    """A new version of an item does not wait for the old one's retry."""
    table = await lobby(service, 1)
    (board,) = await service.outbox_feed.take()
    await service.execute(table.id, Join(await meet(service, 2)))
    await service.outbox_feed.report(put_off=[(board, service.clock() + 100)])
    assert [item.version for item in await service.outbox_feed.take()] == [board.version + 1]


async def test_a_delivery_that_cannot_be_written_down_is_made_again(service, file, clock):
    """A delivery whose report fails is reported again, or else handed out again."""
    await lobby(service)
    (board,) = await service.outbox_feed.take()
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreFailed):
        await service.outbox_feed.report(done=[board])
    with pytest.raises(StoreFailed):
        await service.outbox_feed.report(put_off=[(board, service.clock() + 0.0)])
    other.execute("ROLLBACK")
    other.close()
    assert await service.outbox_feed.take() == []
    clock.now += 61
    assert await service.outbox_feed.take() == [replace(board, attempts=2)]


async def test_when_nothing_can_be_read_there_is_nothing_to_deliver_for_a_moment(service, monkeypatch):
    """If the outbox cannot be read, there is a pause and then another notification."""
    monkeypatch.setattr("bot.service.outbox_feed.STORE_RETRY_S", 0.02)
    await lobby(service)
    await service.outbox_feed.recover()
    service.outbox_feed._ready.clear()
    with monkeypatch.context() as broken:

        async def fail(work):
            raise StoreFailed

        broken.setattr(service.store, "write", fail)
        service.outbox_feed.wakeup.clear()
        assert await service.outbox_feed.take() == []
    async with asyncio.timeout(60):
        await service.outbox_feed.wakeup.wait()
    assert len(await service.outbox_feed.take()) == 1


async def test_few_are_handed_out_at_a_time_and_the_rest_is_news(service):
    """Items are handed out in limited numbers, and the rest causes a notification."""
    await playing(service, 4)
    service.outbox_feed.wakeup.clear()
    assert len(await service.outbox_feed.take(2)) == 2
    async with asyncio.timeout(60):
        await service.outbox_feed.wakeup.wait()
    assert len(await deliver(service)) >= 4


async def test_there_is_news_when_something_happens(service):
    """Moves and lobby changes notify the dispatcher."""
    service.outbox_feed.wakeup.clear()
    table = await playing(service)
    assert service.outbox_feed.wakeup.is_set()
    service.outbox_feed.wakeup.clear()
    await service.execute(table.id, Move(1, None, Number(1), key()))
    assert service.outbox_feed.wakeup.is_set()


async def test_a_refused_click_is_no_news(service):
    """A refused click does not notify the dispatcher."""
    table = await playing(service)
    await deliver(service)
    with pytest.raises(Exception, match="bot-no-not-in-game"):
        await service.execute(table.id, Move(9, None, Number(1), key()))
    assert await service.outbox_feed.take() == []


async def test_every_hand_is_looked_at_after_a_move(service):
    """After a move every hand is checked; an absence only affects one hand."""
    table = await playing(service, 3)
    assert {item.seat for item in of_kind(await deliver(service), Kind.HAND)} == {0, 1, 2}
    await service.execute(table.id, Move(1, None, Number(1), key()))
    assert {item.seat for item in of_kind(await deliver(service), Kind.HAND)} == {0, 1, 2}
    await service.away.leave(await meet(service, 2), 3)
    assert {item.seat for item in of_kind(await deliver(service), Kind.HAND)} == {1}
    assert of_kind(await deliver(service), Kind.HAND) == []


async def pinged(service):
    return [(item.seat, item.ticket) for item in of_kind(await deliver(service), Kind.CALL)]


async def test_a_player_who_must_answer_is_called_once(service):
    """A new question calls its player once, regardless of presence, which delivery checks."""
    table = await playing(service, 3)
    assert await pinged(service) == [(0, "4"), (1, "4"), (2, "4")]
    await bid(service, table, 1, 3)
    assert await pinged(service) == []
    await service.execute(table.id, Move(3, None, Number(2), key()))
    assert await pinged(service) == [(1, "7")]
    await lit(service, table, 2, 7)
    assert await pinged(service) == [(2, "8")]
    await service.execute(table.id, Move(3, None, Hush(), key()))
    assert await pinged(service) == [(0, "9")]
    await service.execute(table.id, Move(1, None, Hush(), key()))
    assert await pinged(service) == [(0, "10"), (1, "10"), (2, "10")]
    assert [occupant.seen_at for occupant in (await service.queries.table(table.id)).occupants] == [service.clock()] * 3


async def test_a_call_that_came_to_nothing_is_forgotten(service):
    """The call to somebody who has answered is dropped."""
    table = await playing(service, 3)
    await bid(service, table, 1, 3, 2)
    assert await pinged(service) == [(1, "7")]


async def test_a_call_that_waits_behind_others_is_forgotten_too(service):
    """A pending call is dropped even if other items of its table were handed out."""
    table = await playing(service, 3)
    assert len(await service.outbox_feed.take(1)) == 1
    await bid(service, table, 1, 3, 2)
    assert [item.ticket for item in of_kind(await service.outbox_feed.take(99), Kind.CALL)] == ["7"]


async def test_what_is_due_later_wakes_the_dispatcher_then(service, clock, monkeypatch):
    """A later item wakes the dispatcher when due, even if the timer fired early."""
    await playing(service, 3)
    await deliver(service)
    feed, delays = service.outbox_feed, []
    monkeypatch.setattr(feed, "_set_timer", delays.append)
    monkeypatch.setattr(feed, "_look_at", clock.now + 7)
    assert await feed.take() == []
    monkeypatch.setattr(feed, "_look_at", float("inf"))
    assert await feed.take() == []
    assert delays == [7], "where nothing is due, no timer is set"


async def test_the_end_is_told_once(service):
    """The end of a game is announced once, and calls stop."""
    table = await play_out(service, await playing(service))
    found = await deliver(service)
    assert len(of_kind(found, Kind.FINAL)) == 1
    assert of_kind(found, Kind.CALL) == []
    assert {item.seat for item in of_kind(found, Kind.HAND)} == {0, 1}
    assert all(item.table == table.id for item in found)
    assert await deliver(service) == []


async def test_each_notice_is_told(service):
    """Notices are never merged."""
    table = await playing(service, 3)
    await service.execute(table.id, Leave(await meet(service, 1)))
    await service.execute(table.id, Join(await meet(service, 1)))
    await service.execute(table.id, End(await meet(service, 2), moderator=True))
    notices = [item.say for item in of_kind(await deliver(service), Kind.NOTICE)]
    assert [(say.id, say.values.get("name")) for say in notices] == [
        ("bot-notice-left", "Mira"),
        ("bot-notice-host", "Odo"),
        ("bot-notice-back", "Mira"),
        ("bot-notice-ended", "Odo"),
    ]


async def test_errands_of_many_tables_do_not_mix(service, file):
    """Items of different tables are independent."""
    one = await playing(service)
    host = await meet(service, 3)
    other = await service.openings.open("lantern", 5, 11, host, "fr")
    boards = of_kind(await deliver(service), Kind.BOARD)
    assert {item.table for item in boards} == {one.id, other.id}
    store = await SqliteStore.open(file)
    assert await Service(as_process(store, "other"), service.clock).outbox_feed.take() == []
    await store.close()
