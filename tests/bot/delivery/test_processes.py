"""Several processes on one file, in succession or concurrently: everything is delivered once."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from bot.delivery import messages
from bot.delivery.dispatcher import RETRIES_S
from bot.delivery.pictures import PictureMaker
from bot.service import Service
from bot.service.outbox_feed import LEASE_S
from bot.store import SqliteStore, StoreFailed
from bot.tables.seats import Join
from tests.bot.service.evening import CHANNEL, as_process, lobby, meet, playing

from .port import DM, FakePort, Told
from .test_places import live_boards, move


@asynccontextmanager
async def process(file, clock, port, pictures=None, name="porion", **settings):
    """Start a process with its own store, service and delivery, and without memory."""
    store = await SqliteStore.open(file, busy=1.0)
    service = Service(as_process(store, name), clock, **settings)
    told = Told(service, port, pictures)
    try:
        yield service, told
    finally:
        await told.stop()
        told.delivery.close()
        await service.drain()
        await store.close()


async def killed_before_it_notes(told, port, sent):
    """Deliver until `sent` requests were made, and stop before anything is recorded."""

    async def never(*_, **__):
        await asyncio.Event().wait()

    told.service.outbox_feed.report = never
    told.start()
    async with asyncio.timeout(60):
        while len(port.calls) < sent:  # noqa: ASYNC110 - the port tells nobody
            await asyncio.sleep(0.002)
    running = [told._running, *told.delivery.dispatcher._workers.values(), told.delivery.ledger._writer]
    for task in filter(None, running):
        task.cancel()
    await asyncio.gather(*filter(None, running), return_exceptions=True)


@pytest.mark.slow
@pytest.mark.parametrize("requests", [1, 2])
async def test_a_kill_after_the_board_was_posted_again_leaves_one_live_board(service, file, clock, port, requests):
    """A kill while a board is posted again leaves one live board, at whatever point it happens."""
    told, table = Told(service, port), await playing(service, 2, game="tunhell")
    await told.all()
    first = (await service.queries.table(table.id)).board
    clock.now += 30
    await service.places.repost(table.id)
    port.calls.clear()
    await killed_before_it_notes(told, port, requests)
    assert (await service.queries.table(table.id)).board == first, "nothing of it was noted"
    async with process(file, clock, port) as (fresh, again):
        await fresh.resume()
        await again.all()
        board = (await fresh.queries.table(table.id)).board
        assert board.message != first.message
        assert live_boards(port) == [board.message]
        await move(fresh, table)
        await again.all()
        assert live_boards(port) == [(await fresh.queries.table(table.id)).board.message]


@pytest.mark.slow
async def test_another_process_finds_nothing_to_change(service, file, clock, port):
    """A process of another release that compares everything finds messages and pictures unchanged."""
    told = Told(service, port, PictureMaker())
    table = await playing(service, 2, game="tunhell")
    await move(service, table)
    await told.all()
    port.calls.clear()
    async with process(file, clock, port, PictureMaker(), release="another") as (fresh, again):
        await fresh.resume()
        assert await again.due() == 3
        await again.all()
        assert port.calls == []
        assert await again.due() == 0
        await move(fresh, table)
        await again.all()
        assert port.calls != []
    told.delivery.close()


async def test_two_processes_side_by_side_tell_everything_once(file, clock):
    """Two concurrent processes post each message exactly once for tables changed through both."""
    port = FakePort()
    async with (
        process(file, clock, port, name="left") as (left, one),
        process(file, clock, port, name="right") as (right, other),
    ):
        tables = []
        for number, service in enumerate((left, right, left, right)):
            host = await meet(service, 1 + number % 2)
            tables.append(await service.openings.open("tunhell", 5, 100 + number, host, "en"))
        one.start()
        other.start()
        for table in tables:
            person = await meet(left, 3)
            side = right if table is tables[0] else left
            await side.execute(table.id, Join(person))
        async with asyncio.timeout(60):
            while await one.due() or one.is_busy or other.is_busy:
                clock.now += LEASE_S / 20
                left.outbox_feed.wakeup.set()
                right.outbox_feed.wakeup.set()
                await asyncio.sleep(0.005)
        for number, table in enumerate(tables):
            (board,) = port.posts(100 + number)
            assert (await left.queries.table(table.id)).board.message == board
            assert "Fern" in port.shown[board][1].words()
        sends = [channel for kind, channel in port.calls if kind == "send"]
        assert sorted(sends) == [100, 101, 102, 103]


async def test_what_a_dead_process_had_in_hand_is_told_by_another(service, file, clock, told, port):
    """Another process delivers a dead process's items when their lease expires."""
    await lobby(service, 1, game="tunhell")
    assert [item.attempts for item in await service.outbox_feed.take()] == [1]
    async with process(file, clock, port, name="other") as (_, other):
        other.start()
        await asyncio.sleep(0.05)
        assert port.words(CHANNEL) == []
        clock.now += LEASE_S + 1
        await other.all()
        assert len(port.words(CHANNEL)) == 1


async def test_a_table_that_cannot_be_read_for_a_moment_is_told_of_later(service, clock, told, port, monkeypatch):
    """A table that cannot be read temporarily is delivered later, without delaying others."""
    look = service.queries.snapshot

    async def broken(table_id):
        monkeypatch.setattr(service.queries, "snapshot", look)
        raise StoreFailed

    monkeypatch.setattr(service.queries, "snapshot", broken)
    await lobby(service, 1, game="tunhell")
    await told.all()
    assert port.words(CHANNEL) == []
    clock.now += RETRIES_S[0]
    await told.all()
    assert len(port.words(CHANNEL)) == 1


async def test_what_could_not_be_written_down_is_written_down_later(service, told, port, monkeypatch, caplog):
    """A failed report is stored later; nothing is sent twice, and message positions are known meanwhile."""
    monkeypatch.setattr(messages, "STORE_RETRY_S", 0.01)
    report, failures = service.outbox_feed.report, 3
    table = await playing(service, 2, game="tunhell")

    async def failing(*given):
        nonlocal failures
        if failures:
            failures -= 1
            raise StoreFailed
        await report(*given)

    monkeypatch.setattr(service.outbox_feed, "report", failing)
    await told.all()
    assert failures == 0
    assert "Deliveries could not be recorded yet" in caplog.text
    boards, hands = port.posts(CHANNEL), port.posts(DM + 1)
    standing = await service.queries.table(table.id)
    assert standing.board.message in boards
    assert standing.hand(0).message in hands
    assert len([kind for kind, _ in port.calls if kind == "send"]) == len(boards) + len(hands) + len(port.posts(DM + 2))


@pytest.mark.parametrize("is_noted_first", [False, True])
async def test_who_overwrote_something_newer_puts_it_right(file, clock, is_noted_first):
    """A process that overwrote something newer corrects it, whichever process recorded its edit first."""
    port = FakePort()
    async with (
        process(file, clock, port, name="late") as (late, one),
        process(file, clock, port, name="heir") as (heir, other),
    ):
        for service in (late, heir):
            service.store.process.count = 2
        table = await lobby(late, 1, game="tunhell")
        await one.all()
        board = (await late.queries.table(table.id)).board.message
        port.held[board] = asyncio.Event()
        await late.execute(table.id, Join(await meet(late, 2)))
        editing = asyncio.create_task(one.delivery.boards.bring(table.id))
        await asyncio.sleep(0.05)
        gate = port.held.pop(board)
        await heir.execute(table.id, Join(await meet(heir, 3)))
        await other.delivery.boards.bring(table.id)
        if is_noted_first:
            await other.delivery.ledger.flush()
        assert "Fern" in port.shown[board][1].words()
        gate.set()
        await editing
        assert "Fern" not in port.shown[board][1].words(), "the late edit has overwritten it"
        await one.delivery.ledger.flush()
        await other.delivery.ledger.flush()
        clock.now += LEASE_S + 1
        await other.all()
        assert "Fern" in port.shown[board][1].words()
