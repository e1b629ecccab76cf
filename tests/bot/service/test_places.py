"""Without its channel, a game continues by private message and can be moved."""

import pytest

from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.notify import Kind
from bot.tables.opening import MovePlace
from bot.tables.pace import SetPace
from bot.tables.play import Move
from bot.tables.state import refuse
from games.core import Number, Refusal

from .evening import CHANNEL, deliver, key, lobby, meet, of_kind, playing

GUILD, OTHER = 5, 77


async def refused(action, text):
    with pytest.raises(Refusal) as caught:
        await action
    assert caught.value.say.id == text


async def test_a_server_that_is_gone_and_comes_back(service):
    """When a server is lost, its tables continue by message; when it returns, they are in their channels."""
    table = await playing(service)
    other = await service.openings.open("lantern", GUILD + 1, CHANNEL + 1, await meet(service, 3), "fr")
    await service.places.lose_server(GUILD)
    assert (await service.queries.table(table.id)).lost
    assert not (await service.queries.table(other.id)).lost
    await deliver(service)
    await service.places.find_again(GUILD)
    assert not (await service.queries.table(table.id)).lost
    assert Kind.BOARD in {item.kind for item in await service.outbox_feed.take()}


@pytest.mark.parametrize("refusing", [0, 1])
async def test_a_table_that_refuses_keeps_nothing_from_the_others(service, monkeypatch, refusing):
    """A table that fails, for example because it is unreadable, does not affect the others."""
    execute, mira = service.runner.execute, await meet(service, 1)
    tables = [await service.openings.open("lantern", GUILD, CHANNEL + n, mira, "en") for n in range(2)]

    async def refuse_at_one(table_id, command):
        if table_id == tables[refusing].id:
            raise refuse("bot-no-not-seated")
        return await execute(table_id, command)

    monkeypatch.setattr(service.runner, "execute", refuse_at_one)
    other = tables[1 - refusing].id
    await service.places.report_missing(GUILD, mira.id)
    assert (await service.queries.table(other)).occupants[0].is_gone
    await service.places.lose_server(GUILD)
    assert (await service.queries.table(other)).lost
    await service.places.find_again(GUILD)
    assert not (await service.queries.table(other)).lost


async def test_a_lost_table_is_brought_anywhere_by_anyone_who_plays(service):
    """Any player may move a table without a channel anywhere, even without host or server."""
    table = await playing(service, 2)
    odo = await meet(service, 2)
    await refused(service.execute(table.id, MovePlace(odo, GUILD, OTHER)), "bot-no-not-host")
    await refused(service.execute(table.id, MovePlace(await meet(service, 1), GUILD + 1, OTHER)), "bot-no-other-server")
    await refused(service.execute(table.id, MovePlace(await meet(service, 3), GUILD, OTHER)), "bot-no-not-seated")
    await service.places.lose(CHANNEL)
    await service.openings.open("lantern", GUILD, OTHER, await meet(service, 3), "fr")
    await refused(service.execute(table.id, MovePlace(odo, GUILD, OTHER)), "bot-no-table-here-already")
    moved = (await service.execute(table.id, MovePlace(odo, GUILD + 1, OTHER + 1))).table
    assert (moved.guild, moved.channel, moved.lost) == (GUILD + 1, OTHER + 1, False)
    await service.execute(table.id, Move(1, None, Number(1), key()))
    await service.execute(table.id, End(await meet(service, 1), moderator=True))
    await refused(service.execute(table.id, MovePlace(odo, GUILD, OTHER)), "bot-no-table-ended")


async def test_looking_at_a_channel_brings_its_board_up_to_date(service):
    """A reopened channel's live table is updated, which shows whether it still exists."""
    await playing(service)
    await deliver(service)
    await service.places.look_at([CHANNEL, OTHER])
    assert [item.kind for item in await deliver(service)] == [Kind.BOARD]
    await service.places.look_at([])
    assert of_kind(await deliver(service), Kind.BOARD) == []


async def test_without_its_server_a_game_sleeps(service, clock):
    """Without its server, a game's clocks are paused; later all open questions get their full time."""
    table, mira = await lobby(service, 2), await meet(service, 1)
    await service.execute(table.id, SetPace(mira, 3600.0))
    table = (await service.execute(table.id, Start(mira))).table
    waiting = await service.openings.open("lantern", table.guild, 77, mira, "en")
    await service.places.lose_server(table.guild)
    asleep = await service.queries.table(table.id)
    assert (asleep.lost, asleep.asleep) == (True, True)
    assert not (await service.queries.table(waiting.id)).phase.live
    clock.now += 10 * 3600
    await service.clocks.fire()
    assert [occupant.missed for occupant in (await service.queries.table(table.id)).occupants] == [0, 0]
    await service.places.find_again(table.guild)
    awake = await service.queries.table(table.id)
    assert (awake.lost, awake.asleep, [occupant.asked_at for occupant in awake.occupants]) == (
        False,
        False,
        [clock.now] * 2,
    )
    clock.now += 3599
    await service.clocks.fire()
    assert [occupant.missed for occupant in (await service.queries.table(table.id)).occupants] == [0, 0]
    clock.now += 1
    await service.clocks.fire()
    assert [occupant.missed for occupant in (await service.queries.table(table.id)).occupants] == [1, 1]


async def test_a_game_whose_channel_was_gone_before_sleeps_too(service):
    """A game whose channel was lost before its server is paused too, with both announcements."""
    table = await playing(service)
    await service.places.lose(CHANNEL)
    await service.places.lose_server(table.guild)
    assert (await service.queries.table(table.id)).asleep
    await service.places.lose_server(table.guild)
    said = [item.say.id for item in await service.outbox_feed.take(99) if item.say is not None]
    assert said == ["bot-notice-lost", "bot-notice-asleep"]
