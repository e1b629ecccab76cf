"""A channel that vanishes takes nothing with it: the game goes on by private message, and may be brought elsewhere."""

import pytest

from bot.model import Phase
from bot.service import Kind
from games.core import Number, Refusal

from .evening import CHANNEL, deliver, key, lobby, meet, of_kind, playing
from .port import DM, FakePort, courier, settle

GUILD, OTHER = 5, 77


async def refused(action, text):
    with pytest.raises(Refusal) as caught:
        await action
    assert caught.value.say.id == text


async def test_a_game_without_its_channel_goes_on_by_private_message(service):
    """Everybody is told, in their language; the hands no longer name the channel; the board is nobody's errand."""
    port = FakePort()
    table = await playing(service, 2, game="tunhell")
    carrier = courier(service, port)
    await settle(service, carrier)
    assert len(port.words(CHANNEL)) >= 1
    port.gone.add(CHANNEL)
    await service.lose(CHANNEL)
    await settle(service, carrier)
    french, english = port.words(DM + 1), port.words(DM + 2)
    assert "a disparu" in french[-1]
    assert "/partie déplacer" in french[-1]
    assert "nothing is lost" in english[-1]
    assert f"<#{CHANNEL}>" not in "".join(french + english)
    assert (await service.table(table.id)).phase is Phase.PLAYING
    await service.lose(CHANNEL)
    assert await service.errands() == []


async def test_a_channel_that_went_unnoticed_is_found_out(service):
    """While the bot was away, say: the next delivery finds no channel, tells everyone, and calls the next player."""
    port = FakePort(gone={CHANNEL})
    table = await playing(service, 2, game="tunhell")
    await settle(service, courier(service, port))
    assert (await service.table(table.id)).lost
    for person in (1, 2):
        assert sum("a disparu" in text or "is gone" in text for text in port.words(DM + person)) == 1


async def test_calls_come_with_the_hand_where_the_channel_cannot(service, clock):
    """Each new turn brings the private board anew, which a reader is told of; the old one goes."""
    port = FakePort()
    table = await playing(service, 2, game="tunhell")
    carrier = courier(service, port)
    await settle(service, carrier)
    port.forbidden.add(CHANNEL)
    before = (await service.table(table.id)).sitters[1].hand
    glance = await service.glance(table.id, None)
    while glance.waiting == (0,):
        own = await service.glance(table.id, 0)
        await service.act(table.id, 1, own.offer.ticket, own.offer.shape.choices[0], key())
        glance = await service.glance(table.id, None)
    await settle(service, carrier)
    after = (await service.table(table.id)).sitters[1].hand
    assert after.message != before.message
    assert before.message not in port.shown
    assert len(port.words(DM + 2)) == 1


async def test_a_lobby_without_its_channel_is_closed(service):
    """Nothing was dealt yet; whoever sat there is told, and may open another."""
    port = FakePort()
    table = await lobby(service, 2, game="tunhell")
    carrier = courier(service, port)
    await settle(service, carrier)
    port.gone.add(CHANNEL)
    await service.lose(CHANNEL)
    await settle(service, carrier)
    assert (await service.table(table.id)).phase is Phase.ENDED
    assert "la table est fermée" in port.words(DM + 1)[-1]
    assert "the table is closed" in port.words(DM + 2)[-1]


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
    assert Kind.BOARD in {errand.kind for errand in await service.errands()}


async def test_a_table_is_brought_to_another_channel(service):
    """Its board stands there, the old one leads to it, and the hands name the new channel."""
    port = FakePort()
    table = await playing(service, 2, game="tunhell")
    carrier = courier(service, port)
    await settle(service, carrier)
    moved = await service.move(table.id, await meet(service, 1), GUILD, OTHER)
    assert (moved.channel, moved.lost) == (OTHER, False)
    await settle(service, carrier)
    assert any("Tunhell" in text for text in port.words(OTHER))
    assert any(f"/{GUILD}/{OTHER}/" in text for text in port.words(CHANNEL))
    assert f"<#{OTHER}>" in port.words(DM + 2)[-1]
    assert (await service.table_in(CHANNEL)) is None


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
    assert [errand.kind for errand in await deliver(service)] == [Kind.BOARD]
    await service.look_at([])
    assert of_kind(await deliver(service), Kind.BOARD) == []
