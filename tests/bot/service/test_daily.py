"""The daily message is sent once to everybody who is due one, whatever happens to the process."""

import asyncio
from dataclasses import replace

import pytest

from bot.profile import PlayingHours, Span
from bot.service import Service
from bot.service import clocks as module
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.notify import Kind
from bot.tables.seats import Join

from .evening import CHANNEL, bid, deliver, meet, of_kind, playing

DAY_S = 24 * 3600.0


CARD = "digger-2"
"""A card of a hand, which must not be logged."""


async def told(service):
    """Return the recipients that are currently due, by table and seat."""
    await service.daily.fire()
    return [(item.table, item.seat) for item in of_kind(await deliver(service), Kind.DAILY)]


async def test_somebody_who_has_been_waited_for_is_told_once_a_day(service, clock):
    """Somebody who is awaited is told once per day, not too early, and not after answering."""
    table = await playing(service, 2)
    clock.now += DAY_S - 1
    assert await told(service) == []
    clock.now += 1
    assert await told(service) == [(table.id, 0), (table.id, 1)]
    clock.now += DAY_S - 1
    assert await told(service) == []
    await bid(service, table, 1)
    clock.now += 1
    assert await told(service) == [(table.id, 1)]


async def test_those_who_do_not_want_it_are_left_alone(service, clock):
    """People who switched the message or mentions off get none, and can switch it on again."""
    table = await playing(service, 2)
    await service.daily.switch(1, False)
    await service.people.set_mentions(2, False)
    assert (await service.daily.is_wanted(1), await service.daily.is_wanted(2)) == (False, True)
    clock.now += 2 * DAY_S
    assert await told(service) == []
    await service.daily.switch(1, True)
    assert await told(service) == [(table.id, 0)]


async def test_somebody_with_playing_hours_is_told_within_them(service, clock):
    """Somebody with playing hours is told within them only, also after an outage."""
    table = await playing(service, 2)
    evenings = PlayingHours("UTC", (Span(18, 22),) * 7)
    await service.preferences.change(2, lambda now: replace(now, hours=evenings))
    start = clock.now - clock.now % DAY_S
    clock.now = start + 2 * DAY_S + 17.9 * 3600
    assert await told(service) == [(table.id, 0)]
    clock.now = start + 2 * DAY_S + 23 * 3600
    assert await told(service) == []
    clock.now = start + 3 * DAY_S + 18 * 3600
    assert await told(service) == [(table.id, 0), (table.id, 1)]
    clock.now += 4 * 3600 + 1
    assert await told(service) == []


async def test_nobody_is_told_of_a_table_that_has_ended(service, clock):
    table = await playing(service, 2)
    clock.now += DAY_S
    await service.execute(table.id, End(await meet(service, 1), moderator=True))
    assert await told(service) == []


async def test_what_is_due_is_told_after_a_restart(service, clock):
    """A due message is sent once after a restart, from the outbox."""
    await playing(service, 2)
    clock.now += DAY_S
    await service.daily.fire()
    second = Service(service.store, clock)
    await second.resume()
    await second.daily.fire()
    assert len(of_kind(await deliver(second), Kind.DAILY)) == 2
    await second.drain()


async def test_it_is_looked_for_again_and_again(service, clock, monkeypatch):
    """Due messages are checked every few minutes."""
    monkeypatch.setattr(module.Recurring, "apart", 0.01)
    await playing(service, 2)
    service.daily.start()
    await asyncio.sleep(0.03)
    clock.now += DAY_S
    async with asyncio.timeout(60):
        while not of_kind(await service.outbox_feed.take(), Kind.DAILY):  # noqa: ASYNC110 - there is no event
            await asyncio.sleep(0.01)


async def test_a_run_that_fails_is_logged_and_ends_nothing(service, monkeypatch, caplog):
    """A failing run is logged without the error's text, and later runs continue."""
    runs = []

    async def fire():
        runs.append(len(runs))
        if len(runs) == 1:
            raise ValueError(f"hand: {CARD}")

    monkeypatch.setattr(module.Recurring, "apart", 0.001)
    monkeypatch.setattr(service.daily, "fire", fire)
    service.daily.start()
    async with asyncio.timeout(60):
        while len(runs) < 3:  # noqa: ASYNC110 - there is no event
            await asyncio.sleep(0.001)
    assert [(line.message, line.job) for line in caplog.records] == [("A recurring job went wrong", "Daily")]
    assert CARD not in caplog.text


@pytest.mark.parametrize("count", [1, 3])
async def test_one_message_for_all_tables(service, clock, count):
    """All tables share one message, attached to the one with the longest wait."""
    mira, odo = await meet(service, 1), await meet(service, 2)
    opened = []
    for number in range(count):
        table = await service.openings.open("lantern", 5, CHANNEL + number, mira, "en")
        await service.execute(table.id, Join(odo))
        opened.append((await service.execute(table.id, Start(mira))).table)
        clock.now += 10
    clock.now += DAY_S
    assert await told(service) == [(opened[0].id, 0), (opened[0].id, 1)]
