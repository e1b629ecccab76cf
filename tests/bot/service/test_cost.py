"""The costs of a click, counted: table loads, parsed positions, write transactions."""

import asyncio
from collections import Counter

import pytest

from bot.post import PostedMessage, hand_slot
from bot.store.rows.tables import TableRows
from bot.tables.play import Move
from games import core
from games.core import Dice, Seat

from .evening import deliver, key, playing


@pytest.fixture
def counted(service, monkeypatch):
    """Start counting."""
    found = Counter()
    read, look, write = service.store.read, service.store.read_by_key, service.store.write
    load = TableRows._read

    async def reading(work):
        found["reads"] += 1
        return await read(work)

    async def writing(work):
        found["writes"] += 1
        return await write(work)

    def loading(tables, row, *around):
        found["loads"] += 1
        return load(tables, row, *around)

    async def looking(work):
        found["reads"] += 1
        return await look(work)

    monkeypatch.setattr(service.store, "read", reading)
    monkeypatch.setattr(service.store, "read_by_key", looking)
    monkeypatch.setattr(service.store, "write", writing)
    monkeypatch.setattr(TableRows, "_read", loading)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", ["tunhell", "dungeon_lords"])
async def test_a_click_loads_little_and_writes_twice(service, counted, game):
    """A click, with all its deliveries, loads little and writes twice."""
    table = await playing(service, 2, game=game)
    await deliver(service)
    for number in range(10):
        snapshot = await service.queries.snapshot(table.id)
        seat = snapshot.view_for(None).waiting[0]
        person = snapshot.table.occupants[seat].person
        counted.clear()
        parsed = service._cache.parses

        await service.people.meet(person, snapshot.people[seat].name, "fr" if person == 1 else "en-GB")
        view = await service.queries.view_of(table.id, person)
        done = await service.execute(
            table.id, Move(person, view.ticket, core.any_of(view.offer.shape, Dice(f"{game} {number}")), key()), person
        )
        assert done.view.table.n == table.n + number + 1
        items = await service.outbox_feed.take()
        shown = await service.queries.snapshot(table.id)
        assert shown.view_for(None).table == done.table
        await service.outbox_feed.report(done=items)

        assert counted["loads"] <= 3
        assert counted["writes"] == 2
        assert service._cache.parses == parsed, "a position that was decided is not read again"


async def test_while_many_wait_what_a_move_led_to_is_read_afterwards_and_once(service, counted, monkeypatch):
    """Under load, board and hands of a move are read once, after the mover's confirmation."""
    table = await playing(service, 2, game="tunhell")
    await deliver(service)
    view = await service.queries.view_for(table.id, None)
    monkeypatch.setattr(service.runner, "_is_busy", lambda: True)
    counted.clear()
    person, choice = table.occupants[view.waiting[0]].person, view.offer.shape.choices[0]
    done = await service.execute(table.id, Move(person, view.ticket, choice, key()))
    assert (done.snapshot, done.table.n, counted["loads"]) == (None, table.n + 1, 1)
    assert not await service.arrivals.is_current(table)
    first, second = await asyncio.gather(service.queries.snapshot(table.id), service.queries.snapshot(table.id))
    assert first.view_for(None).view is second.view_for(None).view
    assert (first.table.n, counted["loads"]) == (table.n + 1, 2)


async def test_a_process_that_knows_nothing_yet_parses_once(service, counted):
    """A process with an empty cache parses a position once."""
    table = await playing(service, 2, game="tunhell")
    service._cache.forget()
    parsed = service._cache.parses
    view = await service.queries.view_for(table.id, None)
    await service.execute(
        table.id, Move(table.occupants[view.waiting[0]].person, None, view.offer.shape.choices[0], key())
    )
    assert service._cache.parses == parsed + 1


async def test_a_moment_is_shared_until_a_message_of_the_table_changes(service):
    table = await playing(service, 2, game="tunhell")
    await deliver(service)
    first = await service.queries.snapshot(table.id)
    assert await service.queries.snapshot(table.id) is first
    assert first.view_for(Seat(0)) is first.view_for(Seat(0))
    moved = PostedMessage(7, 8, 9.0)
    await service.outbox_feed.report(messages=[(table.id, hand_slot(Seat(0)), moved)])
    second = await service.queries.snapshot(table.id)
    assert second.view_for(Seat(0)).table.hand(Seat(0)) == moved
    assert second.table.read_at > first.table.read_at
    assert await service.queries.snapshot(table.id) is second
