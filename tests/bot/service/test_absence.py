"""Absent people, through the service and its clock, never block a table or its channel forever."""

import pytest

from bot.model import Phase
from bot.tables.absence import StandIn
from bot.tables.deal import Start
from bot.tables.ending import ABSENT_IN_LOBBY_S, ABSENT_S, IDLE_S, LOBBY_EXPIRES_S, PUT_AWAY_S, End
from bot.tables.notify import Kind
from bot.tables.seats import Join
from games.core import Refusal

from .evening import CHANNEL, bid, deliver, lobby, meet, of_kind, play_out, playing

GUILD = 5


async def refused(action, text):
    with pytest.raises(Refusal) as caught:
        await action
    assert caught.value.say.id == text


async def told(service):
    """Return the sentences that are currently due to tables."""
    return [item.say.id for item in of_kind(await deliver(service), Kind.NOTICE)]


@pytest.mark.slow
async def test_anyone_who_plays_calls_a_stand_in_after_a_day(service, clock):
    """After a day any player, but nobody else, can replace an absent one, who may return during the game."""
    table = await playing(service, 3)
    await bid(service, table, 1, 2)
    mira, odo = await meet(service, 1), await meet(service, 2)
    await refused(service.execute(table.id, StandIn(odo, 2)), "bot-no-not-absent")
    clock.now += ABSENT_S
    await refused(service.execute(table.id, StandIn(await meet(service, 4), 2)), "bot-no-not-seated")
    await deliver(service)
    await service.execute(table.id, StandIn(odo, 2))
    assert await told(service) == ["bot-notice-stood-in"]
    await refused(service.execute(table.id, StandIn(mira, 2)), "bot-no-computer-already")
    await service.execute(table.id, Join(await meet(service, 3)))
    assert (await service.queries.table(table.id)).occupants[2].person == 3
    await play_out(service, table)


async def test_an_absent_host_s_rights_pass_to_the_longest_seated_person_present(service, clock):
    """An absent host's rights pass to the longest seated person who is present and on the server."""
    table = await lobby(service, 3)
    odo, fern = await meet(service, 2), await meet(service, 3)
    await refused(service.execute(table.id, End(fern, moderator=False)), "bot-no-not-host")
    await service.places.report_missing(GUILD, 1)
    await refused(service.execute(table.id, End(fern, moderator=False)), "bot-no-not-host")
    await service.places.report_missing(GUILD, 2)
    await deliver(service)
    await service.execute(table.id, End(fern, moderator=False))
    assert await told(service) == ["bot-notice-host", "bot-notice-ended"]
    assert (await service.openings.open("lantern", GUILD, CHANNEL, odo, "en")).phase is Phase.LOBBY


async def test_a_lobby_whose_host_is_away_can_be_started(service, clock):
    """If the host is away, the next person can start the lobby after half an hour."""
    table = await lobby(service, 2)
    clock.now += ABSENT_IN_LOBBY_S
    await service.execute(table.id, Join(await meet(service, 3)))
    started = (await service.execute(table.id, Start(await meet(service, 3)))).table
    assert (started.phase, started.host) == (Phase.PLAYING, 3)


async def test_a_lobby_that_nobody_starts_is_closed_by_the_clock(service, clock):
    """A lobby that nobody starts is closed with a notice, which frees the channel."""
    table = await lobby(service, 2)
    await deliver(service)
    clock.now += LOBBY_EXPIRES_S - 1
    await service.clocks.fire()
    assert (await service.queries.table(table.id)).phase is Phase.LOBBY
    clock.now += 1
    await service.clocks.fire()
    assert (await service.queries.table(table.id)).phase is Phase.ENDED
    assert await told(service) == ["bot-notice-expired-lobby"]
    await lobby(service, 1)


async def test_an_abandoned_game_is_put_away_by_the_clock(service, clock):
    """An abandoned game gets a warning after two weeks and is ended three days later, with notices."""
    table = await playing(service)
    await deliver(service)
    clock.now += IDLE_S
    await service.clocks.fire()
    assert await told(service) == ["bot-notice-idle"]
    clock.now += PUT_AWAY_S - 1
    await service.clocks.fire()
    assert (await service.queries.table(table.id)).phase is Phase.PLAYING
    clock.now += 1
    await service.clocks.fire()
    assert (await service.queries.table(table.id)).phase is Phase.ENDED
    assert await told(service) == ["bot-notice-expired"]
    await lobby(service, 1)


async def test_who_left_the_server_is_missed_at_its_tables_alone(service):
    """A person who left the server is reported once at each of its tables, until they act there again."""
    table = await playing(service)
    await deliver(service)
    await service.places.report_missing(GUILD + 1, 2)
    assert await told(service) == []
    for _ in range(2):
        await service.places.report_missing(GUILD, 2)
    assert await told(service) == ["bot-notice-missing"]
    assert (await service.queries.table(table.id)).occupants[1].is_gone
    await bid(service, table, 1, 1)
    assert not (await service.queries.table(table.id)).occupants[1].is_gone
