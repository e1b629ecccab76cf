"""Somebody who has left the server is not called forever: the table is told, and others may replace them."""

import pytest

from bot.ids import ControlAction, parse
from bot.post import Trouble
from bot.tables.absence import StandIn
from games.core import Refusal
from tests.bot.service.evening import CHANNEL, meet, playing

from .port import DM
from .test_calls import to_the_next

GUILD = 5


def stand_in_buttons(port, channel):
    """Return the buttons in a channel that replace an absent player, with their seats."""
    found = (parse(control.id) for post in port.posts(channel).values() for control in post.controls())
    return [(control.table, control.path) for control in found if control.action is ControlAction.STAND_IN]


async def test_somebody_who_left_is_not_called_but_reported(service, clock, told, port):
    """A person who left is reported in the channel with a replace button, and is not mentioned."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    person = table.occupants[1].person
    port.left.add(person)
    assert await to_the_next(service, clock, table) == person
    calls = len(port.pinged(CHANNEL))
    await told.all()
    assert len(port.pinged(CHANNEL)) <= calls
    assert (person,) not in port.pinged(CHANNEL)[calls:]
    assert (await service.queries.table(table.id)).occupants[1].is_gone
    assert any("Odo n’est plus sur ce serveur" in words for words in port.words(CHANNEL))
    assert stand_in_buttons(port, CHANNEL) == [(table.id, ("1",))]
    await service.execute(table.id, StandIn(await meet(service, 1), 1))
    with pytest.raises(Refusal) as caught:
        await service.execute(table.id, StandIn(await meet(service, 1), 1))
    assert caught.value.say.id == "bot-no-computer-already"


async def test_a_member_who_left_is_noticed_even_if_they_want_no_mention(service, clock, told, port):
    """A person who left is reported even if they want no mentions."""
    table = await playing(service, 2, game="tunhell")
    await service.people.set_mentions(2, False)
    port.left.add(2)
    await to_the_next(service, clock, table)
    await told.all()
    assert (await service.queries.table(table.id)).occupants[1].is_gone


async def test_a_member_is_not_looked_up_at_each_call(service, clock, told, port):
    """Membership is looked up at most once in ten minutes."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    port.asked.clear()
    clock.now += 1000
    for _ in range(3):
        clock.now += 60
        await told.delivery.members.has_left(await service.queries.table(table.id), 2)
    assert port.asked == [(GUILD, 2)]
    clock.now += 600
    await told.delivery.members.has_left(await service.queries.table(table.id), 2)
    assert port.asked == [(GUILD, 2)] * 2


async def test_while_discord_fails_nobody_is_missed(service, told, port):
    """Nobody is reported missing while Discord fails, or on a server that the bot is not on."""
    table = await playing(service, 2, game="tunhell")
    port.left.add(2)
    port.failures.append(Trouble("503"))
    assert not await told.delivery.members.has_left(table, 2)
    await service.places.lose(CHANNEL)
    assert not await told.delivery.members.has_left(await service.queries.table(table.id), 2)
    assert not (await service.queries.table(table.id)).occupants[1].is_gone


async def test_a_private_message_that_is_refused_may_mean_that_somebody_left(service, told, port):
    """After a refused private message, a person who left gets no hint, and the others are told."""
    port.closed.add(2)
    port.left.add(2)
    told.replies.open.add((CHANNEL, 2))
    table = await playing(service, 2, game="tunhell")
    await told.all()
    assert (await service.queries.table(table.id)).occupants[1].is_gone
    assert told.replies.said == []
    assert any("Odo n’est plus sur ce serveur" in words for words in port.words(CHANNEL))
    assert port.words(DM + 2) == []


async def test_every_table_on_the_server_is_told(service, told, port):
    """All tables on the person's server are told, and no others."""
    table = await playing(service, 2, game="tunhell")
    host = await meet(service, 2)
    same = await service.openings.open("tunhell", GUILD, 11, host, "en")
    other = await service.openings.open("tunhell", GUILD + 1, 12, host, "en")
    port.left.add(2)
    assert await told.delivery.members.has_left(table, 2)
    gone = [(await service.queries.table(one.id)).occupants[0].is_gone for one in (same, other)]
    assert gone == [True, False]
    assert await told.delivery.members.has_left(await service.queries.table(table.id), 2)
    assert len(port.asked) == 1, "what is known is not asked again"
    await told.all()
    assert any("can start all the same" in words for words in port.words(11))


@pytest.mark.parametrize(
    ("by", "left", "blocked", "may"),
    [
        (None, (), (), True),
        (3, (), (), True),
        (3, (2,), (), False),
        (3, (3,), (), False),
        (None, (3,), (), True),
        (None, (2,), (), False),
        (3, (), (3,), False),
        (4, (), (3,), True),
        (None, (), (3,), True),
    ],
)
async def test_somebody_is_reached_by_those_who_are_there_and_not_blocked(service, told, port, by, left, blocked, may):
    """Because of what another one does: both have to be on the server, and the reader must not have blocked them."""
    table = await playing(service, 4, game="tunhell")
    for one in blocked:
        await service.people.block(2, one)
    port.left.update(left)
    assert await told.delivery.members.may_reach(table, await service.people.person(2), by) == may


async def test_a_stranger_is_looked_up_and_somebody_who_is_known_to_have_left_is_not(service, told, port):
    table = await playing(service, 2, game="tunhell")
    port.left.update((2, 9))
    assert [await told.delivery.members.has_left(table, one) for one in (1, 2, 9)] == [False, True, True]
    port.asked.clear()
    now = await service.queries.table(table.id)
    assert [await told.delivery.members.has_left(now, one) for one in (1, 2)] == [False, True]
    assert port.asked == []
