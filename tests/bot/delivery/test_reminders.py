"""Reminders: one new message in private, or a call in the channel; never for somebody active or without pings."""

import pytest

from bot.tables.deal import Start
from bot.tables.lobby import SetFirst
from bot.tables.pace import SetPace
from games.core import Seat
from tests.bot.service.evening import CHANNEL, lobby, meet

from .port import DM, Told
from .test_places import move

DAY_S, AFTER = 24 * 3600.0, 90.0


@pytest.fixture
async def told(service, port):
    made = Told(service, port, call_after=AFTER)
    yield made
    await made.stop()


async def at_half_time(service, clock, told, port):
    """Odo is asked, has been called, and half his time is over; returns the table."""
    table, mira = await lobby(service, 2, game="tunhell"), await meet(service, 1)
    await service.execute(table.id, SetPace(mira, DAY_S))
    await service.execute(table.id, SetFirst(mira, Seat(1)))
    table = (await service.execute(table.id, Start(mira))).table
    assert (await service.queries.view_for(table.id, None)).waiting == (1,)
    clock.now += 1000
    await told.all()
    port.calls.clear()
    clock.now += DAY_S / 2 - 1000
    await service.clocks.fire()
    return table


async def test_a_reminder_is_a_new_private_message(service, clock, told, port):
    """An edit notifies nobody. It says until when, and stands in place of the old hand; the channel stays quiet."""
    table = await at_half_time(service, clock, told, port)
    before = set(port.posts(DM + 2))
    await told.all()
    (message,) = port.posts(DM + 2)
    assert message not in before
    (words,) = port.words(DM + 2)
    due = round((await service.queries.table(table.id)).sitters[1].asked_at + DAY_S)
    assert "A reminder: the table is waiting for you." in words
    assert f"<t:{due}:R>" in words
    assert [channel for kind, channel in port.calls if kind in {"send", "edit"}] == [DM + 2]


async def test_nobody_is_reminded_twice(service, clock, told, port):
    """Of one question; the hand that reminded stays until it is answered."""
    table = await at_half_time(service, clock, told, port)
    await told.all()
    before = set(port.posts(DM + 2))
    clock.now += 1000
    await service.clocks.fire()
    await service.people.refresh_hand(table.id, 2)
    await told.all()
    assert set(port.posts(DM + 2)) == before


async def test_closed_messages_are_replaced_by_a_call(service, clock, told, port):
    """In the channel, in place of the call that stands there."""
    port.closed.add(2)
    await at_half_time(service, clock, told, port)
    (called,) = [message for message, post in port.posts(CHANNEL).items() if 2 in post.mentions]
    await told.all()
    (again,) = [message for message, post in port.posts(CHANNEL).items() if 2 in post.mentions]
    assert again != called


async def test_nobody_active_is_reminded(service, clock, told, port):
    """They come a moment later if they still have not answered; an answer makes it needless."""
    table = await at_half_time(service, clock, told, port)
    told.delivery.presence.saw(2)
    await told.all()
    assert ("send", DM + 2) not in port.calls
    await move(service, table)
    clock.now += 10 * AFTER
    await told.all()
    assert not any("A reminder" in words for words in port.words(DM + 2))


async def test_somebody_without_pings_is_not_reminded(service, clock, told, port):
    await service.people.meet(2, "Odo", "en-GB")
    await service.people.set_pings(2, False)
    await at_half_time(service, clock, told, port)
    await told.all()
    assert ("send", DM + 2) not in port.calls
    assert port.pinged(CHANNEL) == []
