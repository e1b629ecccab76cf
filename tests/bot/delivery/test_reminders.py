"""Reminders: one new private message or a call; none for active people or those without mentions."""

from dataclasses import replace

import pytest

from bot.delivery.backpressure import CALLS_APART
from bot.post import Gone, Refused
from bot.service import Snapshot
from bot.store import OutboxItem
from bot.tables.deal import Start
from bot.tables.lobby import SetFirst
from bot.tables.notify import Kind
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
    """Return a table at which Odo was called and half of his time is over."""
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
    """A reminder is a new private message with the deadline that replaces the hand; the channel is unaffected."""
    table = await at_half_time(service, clock, told, port)
    before = set(port.posts(DM + 2))
    await told.all()
    (message,) = port.posts(DM + 2)
    assert message not in before
    (words,) = port.words(DM + 2)
    due = round((await service.queries.table(table.id)).occupants[1].asked_at + DAY_S)
    assert "A reminder: the table is waiting for you." in words
    assert f"<t:{due}:R>" in words
    assert [channel for kind, channel in port.calls if kind in {"send", "edit"}] == [DM + 2]


async def test_nobody_is_reminded_twice(service, clock, told, port):
    """A person is reminded once per question, and the message stays until it is answered."""
    table = await at_half_time(service, clock, told, port)
    await told.all()
    before = set(port.posts(DM + 2))
    clock.now += 1000
    await service.clocks.fire()
    await service.people.refresh_hand(table.id, 2)
    await told.all()
    assert set(port.posts(DM + 2)) == before


async def test_closed_messages_are_replaced_by_a_call(service, clock, told, port):
    """With closed private messages, a new call in the channel replaces the reminder."""
    port.closed.add(2)
    await at_half_time(service, clock, told, port)
    (called,) = [message for message, post in port.posts(CHANNEL).items() if 2 in post.mentions]
    await told.all()
    (again,) = [message for message, post in port.posts(CHANNEL).items() if 2 in post.mentions]
    assert again != called


async def test_nobody_active_is_reminded(service, clock, told, port):
    """An active person is reminded later if they have not answered; an answer cancels the reminder."""
    table = await at_half_time(service, clock, told, port)
    told.delivery.presence.saw(2)
    await told.all()
    assert ("send", DM + 2) not in port.calls
    await move(service, table)
    clock.now += 10 * AFTER
    await told.all()
    assert not any("A reminder" in words for words in port.words(DM + 2))


async def test_somebody_without_mentions_is_not_reminded(service, clock, told, port):
    await service.people.meet(2, "Odo", "en-GB")
    await service.people.set_mentions(2, False)
    await at_half_time(service, clock, told, port)
    await told.all()
    assert ("send", DM + 2) not in port.calls
    assert port.pinged(CHANNEL) == []


def reminder(table, view, attempts=1):
    """Return the outbox item for a reminder of the open question."""
    return OutboxItem(77, table.id, Kind.REMINDER, view.seat, view.ticket, attempts=attempts)


@pytest.mark.parametrize(("left", "is_put_off"), [(AFTER + 1, True), (AFTER, False), (AFTER - 1, False)])
async def test_a_reminder_is_put_off_only_to_where_there_is_still_time_to_answer(
    service, clock, told, port, left, is_put_off
):
    """A reminder for a present person is postponed only while there will be time left to answer."""
    table = await at_half_time(service, clock, told, port)
    item = reminder(table, await service.queries.view_of(table.id, 2))
    clock.now = (await service.queries.table(table.id)).occupants[1].asked_at + DAY_S - left
    told.delivery.presence.saw(2)
    put_off = await told.delivery.reminders.deliver(item)
    assert put_off == ({item.id: clock.now + AFTER} if is_put_off else {})
    assert not port.calls


async def test_a_reminder_that_got_through_is_not_sent_again(service, clock, told, port):
    """A reminder whose confirmation was lost is not sent again, judging by the age of the hand."""
    table = await at_half_time(service, clock, told, port)
    view = await service.queries.view_of(table.id, 2)
    await told.delivery.reminders.deliver(reminder(table, view))
    assert port.calls.count(("send", DM + 2)) == 1
    clock.now += 10 * AFTER
    assert await told.delivery.reminders.deliver(reminder(table, view, attempts=2)) == {}
    assert port.calls.count(("send", DM + 2)) == 1
    await told.delivery.reminders.deliver(reminder(table, view))
    assert port.calls.count(("send", DM + 2)) == 2


async def test_a_reminder_that_did_not_get_through_is_sent_by_the_next_try(service, clock, told, port):
    """A reminder that did not get through is sent by the next attempt, and edited in case it did."""
    table = await at_half_time(service, clock, told, port)
    view = await service.queries.view_of(table.id, 2)
    assert await told.delivery.reminders.deliver(reminder(table, view, attempts=2)) == {}
    assert [kind for kind, channel in port.calls if channel == DM + 2][:2] == ["send", "edit"]


async def test_a_reminder_sent_before_a_kill_does_not_stay_beside_the_hand(service, clock, told, port):
    """A reminder sent before a kill is deleted, so that it does not keep its controls forever."""
    table = await at_half_time(service, clock, told, port)
    view = await service.queries.view_for(table.id, Seat(1))
    (standing,) = port.posts(DM + 2)
    await port.send(DM + 2, port.posts(DM + 2)[standing], "a reminder of which nobody has heard")
    await move(service, table)
    await told.delivery.reminders.deliver(reminder(table, view, attempts=1))
    assert len(port.posts(DM + 2)) == 2, "nobody looks where nothing was tried"
    await told.delivery.reminders.deliver(reminder(table, view, attempts=2))
    assert set(port.posts(DM + 2)) == {standing}


@pytest.mark.parametrize("error", [Refused("403"), Gone("404")])
async def test_where_private_messages_cannot_be_read_a_stray_reminder_stays(service, clock, told, port, error):
    table = await at_half_time(service, clock, told, port)
    view = await service.queries.view_for(table.id, Seat(1))
    await move(service, table)
    port.failures.append(error)
    assert await told.delivery.reminders.deliver(reminder(table, view, attempts=2)) == {}


async def test_a_reminder_counts_as_a_call(service, clock, told, port):
    """A reminder counts as a call: none follows soon after in the channel."""
    table = await at_half_time(service, clock, told, port)
    await told.delivery.reminders.deliver(reminder(table, await service.queries.view_of(table.id, 2)))
    assert told.delivery.presence.calls_rest_until(table, 2) == clock.now + CALLS_APART * AFTER


@pytest.mark.parametrize("why", ["another question", "nobody there", "left", "no such seat", "no such table"])
async def test_nobody_is_reminded_in_vain(service, clock, told, port, why):
    """A pointless reminder is not sent and not retried."""
    table = await at_half_time(service, clock, told, port)
    item = reminder(table, await service.queries.view_of(table.id, 2))
    if why == "another question":
        item = replace(item, ticket="999")
    if why == "nobody there":
        item = replace(item, seat=None)
    if why == "no such seat":
        item = replace(item, seat=Seat(5))
    if why == "no such table":
        item = replace(item, table="abcdefghij")
    if why == "left":
        port.left.add(2)
    assert await told.delivery.reminders.deliver(item) == {}
    assert not port.calls


async def test_who_wants_no_hand_in_private_is_reminded_in_the_channel(service, clock, told, port):
    """A person with their hand by button is reminded by a call, and gets no private message."""
    table = await at_half_time(service, clock, told, port)
    await service.preferences.change(2, lambda now: replace(now, hand_by_message=False))
    before = len(port.pinged(CHANNEL))
    await told.delivery.reminders.deliver(reminder(table, await service.queries.view_of(table.id, 2)))
    assert ("send", CHANNEL) in port.calls
    assert ("send", DM + 2) not in port.calls
    assert len(port.pinged(CHANNEL)) == before, "in place of the call that stood there"


async def test_nobody_is_reminded_of_a_quiet_question_in_the_channel(service, clock, told, port, monkeypatch):
    """A quiet question is never followed by a reminder in the channel, which would reveal who has not answered."""
    table = await at_half_time(service, clock, told, port)
    port.closed.add(2)
    item = reminder(table, await service.queries.view_of(table.id, 2))
    shown = Snapshot.view_for
    monkeypatch.setattr(Snapshot, "view_for", lambda self, seat: replace(shown(self, seat), is_quiet=True))
    await told.delivery.reminders.deliver(item)
    assert ("send", CHANNEL) not in port.calls
