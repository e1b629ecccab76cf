"""A channel that vanishes takes nothing with it: the game goes on by private message, and may be brought elsewhere."""

import pytest

from bot.service import Kind
from games.core import Number, Refusal

from .evening import CHANNEL, deliver, key, meet, of_kind, playing

GUILD, OTHER = 5, 77


async def refused(action, text):
    with pytest.raises(Refusal) as caught:
        await action
    assert caught.value.say.id == text


async def test_a_server_that_is_gone_and_comes_back(service):
    """All its tables go on by message, and stand in their channels again when the bot returns."""
    table = await playing(service)
    other = await service.open("lantern", GUILD + 1, CHANNEL + 1, await meet(service, 3), "fr")
    await service.lose_server(GUILD)
    assert (await service.table(table.id)).lost
    assert not (await service.table(other.id)).lost
    await deliver(service)
    await service.find_again(GUILD)
    assert not (await service.table(table.id)).lost
    assert Kind.BOARD in {item.kind for item in await service.take()}


async def test_a_lost_table_is_brought_anywhere_by_anyone_who_plays(service):
    """The host may be away; and the server may be gone."""
    table = await playing(service, 2)
    odo = await meet(service, 2)
    await refused(service.move(table.id, odo, GUILD, OTHER), "bot-no-not-host")
    await refused(service.move(table.id, await meet(service, 1), GUILD + 1, OTHER), "bot-no-other-server")
    await refused(service.move(table.id, await meet(service, 3), GUILD, OTHER), "bot-no-not-seated")
    await service.lose(CHANNEL)
    await service.open("lantern", GUILD, OTHER, await meet(service, 3), "fr")
    await refused(service.move(table.id, odo, GUILD, OTHER), "bot-no-table-here-already")
    moved = await service.move(table.id, odo, GUILD + 1, OTHER + 1)
    assert (moved.guild, moved.channel, moved.lost) == (GUILD + 1, OTHER + 1, False)
    await service.act(table.id, 1, None, Number(1), key())
    await service.end(table.id, await meet(service, 1), moderator=False)
    await refused(service.move(table.id, odo, GUILD, OTHER), "bot-no-table-ended")


async def test_looking_at_a_channel_brings_its_board_up_to_date(service):
    """Which shows whether it is still there; channels without a live table are left alone."""
    await playing(service)
    await deliver(service)
    await service.look_at([CHANNEL, OTHER])
    assert [item.kind for item in await deliver(service)] == [Kind.BOARD]
    await service.look_at([])
    assert of_kind(await deliver(service), Kind.BOARD) == []
