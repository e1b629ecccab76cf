"""Preferences: hands by private message or by button, and servers without mentions."""

from dataclasses import replace

import pytest

from bot.ids import ControlAction
from bot.tables.deal import Start
from bot.tables.lobby import SetFirst
from games.core import Seat
from tests.bot.service.evening import CHANNEL, lobby, meet

from .port import DM, Told

AFTER, GUILD = 90.0, 5


@pytest.fixture
async def told(service, port):
    made = Told(service, port, call_after=AFTER)
    yield made
    await made.stop()


async def begun(service, clock, told):
    """Return a game in which Odo starts and has been absent long enough to be called."""
    table, mira = await lobby(service, 2, game="tunhell"), await meet(service, 1)
    await service.execute(table.id, SetFirst(mira, Seat(1)))
    table = (await service.execute(table.id, Start(mira))).table
    clock.now += 1000
    await told.all()
    return table


async def test_a_hand_under_a_button_is_never_sent(service, clock, told, port):
    """A hand by button is never sent privately; the call in the channel leads to it, with the question."""
    await meet(service, 2)
    await service.preferences.change(2, lambda now: replace(now, hand_by_message=False))
    await begun(service, clock, told)
    assert port.posts(DM + 2) == {}
    assert port.posts(DM + 1) != {}
    (call,) = [post for post in port.posts(CHANNEL).values() if 2 in post.mentions]
    assert any(f":{ControlAction.TURN}:" in control.id for control in call.controls())


@pytest.mark.slow
async def test_a_hand_that_stands_is_covered_and_comes_back(service, clock, told, port):
    """An existing hand is replaced by a sentence when switched off, and returns when switched on."""
    await begun(service, clock, told)
    assert len(port.posts(DM + 2)) == 1
    await service.preferences.change(2, lambda now: replace(now, hand_by_message=False))
    await told.all()
    (covered,) = port.posts(DM + 2).values()
    assert [*covered.controls()] == []
    assert "no longer shown here" in covered.words()
    await service.preferences.change(2, lambda now: replace(now, hand_by_message=True))
    await told.all()
    (shown,) = port.posts(DM + 2).values()
    assert [*shown.controls()] != []


async def test_without_a_channel_the_hand_comes_by_message(service, clock, told, port):
    """Without a channel, hands are sent privately whatever the preference."""
    await meet(service, 2)
    await service.preferences.change(2, lambda now: replace(now, hand_by_message=False))
    await begun(service, clock, told)
    await service.places.lose(CHANNEL)
    await told.all()
    assert port.posts(DM + 2) != {}


async def test_a_server_without_mentions_calls_by_private_message(service, clock, told, port):
    """On a server without mentions, the hand is sent again to notify, and the channel mentions nobody."""
    await service.places.change_server(GUILD, lambda settings: replace(settings, mentions=False))
    await begun(service, clock, told)
    assert [post.mentions for post in port.posts(CHANNEL).values() if post.mentions] == []
    assert len(port.posts(DM + 2)) == 1
