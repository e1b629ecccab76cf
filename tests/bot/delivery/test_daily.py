"""The daily message: pending turns with links; none for people who are present or have answered."""

from dataclasses import replace

import pytest

from bot.ids import ControlAction, parse
from bot.post import Gone, Refused
from bot.tables.deal import Start
from bot.tables.lobby import SetFirst
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


async def waiting_for_odo(service, clock, told):
    """Return a game in which Odo was called and has been silent for two days."""
    table, mira = await lobby(service, 2, game="tunhell"), await meet(service, 1)
    await service.execute(table.id, SetFirst(mira, Seat(1)))
    table = (await service.execute(table.id, Start(mira))).table
    clock.now += 1000
    await told.all()
    clock.now += 2 * DAY_S
    await service.daily.fire()
    return table


def daily(port, person):
    """Return the daily messages sent to a person."""
    actions = [(post, [parse(one.id).action for one in post.controls()]) for post in port.posts(DM + person).values()]
    return [post for post, found in actions if ControlAction.DAILY in found]


async def test_all_that_waits_stands_in_one_private_message(service, clock, told, port):
    """All pending tables are in one private message, with the controls and a way to stop it; others get none."""
    table = await waiting_for_odo(service, clock, told)
    await told.all()
    (post,) = daily(port, 2)
    asked = (await service.queries.table(table.id)).occupants[1].asked_at
    assert f"<t:{round(asked)}:R>" in post.words()
    assert f"discord.com/channels/5/{CHANNEL}" in post.words()
    assert "A table is waiting for you" in post.words()
    assert daily(port, 1) == []
    clock.now += DAY_S / 2
    await service.daily.fire()
    await told.all()
    assert len(daily(port, 2)) == 1


@pytest.mark.slow
async def test_who_has_answered_meanwhile_is_not_told(service, clock, told, port):
    table = await waiting_for_odo(service, clock, told)
    await move(service, table)
    await told.all()
    assert daily(port, 2) == []


async def test_who_is_there_is_not_told(service, clock, told, port):
    """A recently active person gets no daily message."""
    await waiting_for_odo(service, clock, told)
    told.delivery.presence.saw(2)
    await told.all()
    assert daily(port, 2) == []


async def test_closed_private_messages_are_left_alone(service, clock, told, port):
    """A person with closed private messages gets no retries."""
    port.closed.add(2)
    await waiting_for_odo(service, clock, told)
    await told.all()
    assert daily(port, 2) == []
    assert (await service.people.person(2)).closed


async def test_who_has_left_the_server_is_not_told(service, clock, told, port):
    """A person who has left the server gets no daily message."""
    table = await waiting_for_odo(service, clock, told)
    port.left.add(2)
    await told.all()
    assert daily(port, 2) == []
    assert (await service.queries.table(table.id)).occupants[1].is_gone


@pytest.mark.parametrize("error", [Refused("forbidden"), Gone("no such channel")])
async def test_a_daily_message_that_does_not_arrive_is_noted(service, clock, told, port, monkeypatch, error):
    """Nothing is said about the channel, and the person's private messages count as closed."""
    await waiting_for_odo(service, clock, told)
    await service.people.dm_opened(2, 777)

    async def send(channel, post, mark):
        raise error

    monkeypatch.setattr(port, "send", send)
    await told.all()
    person = await service.people.person(2)
    assert (person.closed, person.dm) == (True, 777)


@pytest.mark.parametrize("by_message", [True, False])
async def test_where_a_daily_message_arrives_is_noted_if_that_is_new(service, clock, told, monkeypatch, by_message):
    """It is known where a hand came by private message, and new to somebody who reads their hand in the channel."""
    await meet(service, 2)
    await service.preferences.change(2, lambda now: replace(now, hand_by_message=by_message))
    await waiting_for_odo(service, clock, told)
    opened = []

    async def dm_opened(person, channel):
        opened.append((person, channel))

    monkeypatch.setattr(service.people, "dm_opened", dm_opened)
    await told.all()
    assert opened == ([] if by_message else [(2, DM + 2)])
