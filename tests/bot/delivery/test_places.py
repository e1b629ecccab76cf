"""Without its channel, a game continues by private message and can be moved to another channel."""

import pytest

from bot.ids import ControlAction, parse
from bot.model import Phase
from bot.service import Service
from bot.tables.ending import End
from bot.tables.opening import MovePlace
from bot.tables.play import Move
from tests.bot.service.evening import CHANNEL, key, lobby, meet, playing

from .port import DM, Told

GUILD, OTHER = 5, 77


async def test_a_game_without_its_channel_goes_on_by_private_message(service, told, port):
    """After a channel is lost, everybody is told in their language, hands stop naming it, and no board is delivered."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    assert len(port.words(CHANNEL)) >= 1
    port.gone.add(CHANNEL)
    await service.places.lose(CHANNEL)
    await told.all()
    french, english = port.words(DM + 1), port.words(DM + 2)
    assert "a disparu" in french[0]
    assert "/partie déplacer" in french[0]
    assert "nothing is lost" in english[0]
    assert "Votre main" in french[1], "the hand stands below what was told"
    assert (len(french), len(english)) == (2, 2)
    assert f"<#{CHANNEL}>" not in "".join(french + english)
    assert (await service.queries.table(table.id)).phase is Phase.PLAYING
    await service.places.lose(CHANNEL)
    assert await service.outbox_feed.take() == []


async def test_a_channel_that_went_unnoticed_is_found_out(service, told, port):
    """A channel deleted while the bot was away is noticed at the next delivery, and the next player is notified."""
    port.gone.add(CHANNEL)
    table = await playing(service, 2, game="tunhell")
    await told.all()
    assert (await service.queries.table(table.id)).lost
    for person in (1, 2):
        assert sum("a disparu" in text or "is gone" in text for text in port.words(DM + person)) == 1


async def test_calls_come_with_the_hand_where_the_channel_cannot(service, told, port):
    """Without a channel, each turn sends a new hand, which notifies, and deletes the old one."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    port.forbidden.add(CHANNEL)
    before = (await service.queries.table(table.id)).hand(1)
    glance = await service.queries.view_for(table.id, None)
    while glance.waiting == (0,):
        own = await service.queries.view_for(table.id, 0)
        await service.execute(table.id, Move(1, own.offer.ticket, own.offer.shape.choices[0], key()))
        glance = await service.queries.view_for(table.id, None)
    await told.all()
    after = (await service.queries.table(table.id)).hand(1)
    assert after.message != before.message
    assert before.message not in port.shown
    told_once, hand = port.words(DM + 2)
    assert "no longer write in <#10>" in told_once
    assert "Your hand" in hand


@pytest.mark.slow
async def test_everyone_is_told_once_why_the_board_no_longer_changes(service, told, port):
    """If the bot may not write in the channel, everyone is told once in private; the board returns later."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    port.forbidden.add(CHANNEL)
    for _ in range(3):
        await move(service, table)
        await told.all()
    assert sum("no longer write" in words for words in port.words(DM + 2)) == 1
    port.forbidden.clear()
    await move(service, table)
    await told.all()
    board = (await service.queries.table(table.id)).board
    assert "Tunhell" in port.shown[board.message][1].words()


async def move(service, table):
    """Let the asked player move."""
    seat = (await service.queries.view_for(table.id, None)).waiting[0]
    own = await service.queries.view_for(table.id, seat)
    await service.execute(
        table.id, Move(table.occupants[seat].person, own.offer.ticket, own.offer.shape.choices[0], key())
    )


async def test_without_a_channel_a_turn_brings_one_new_hand(service, told, port):
    """Without a channel, a turn sends one new hand without also editing it, so that clicks in between work."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    port.gone.add(CHANNEL)
    await service.places.lose(CHANNEL)
    await told.all()
    glance = await service.queries.view_for(table.id, None)
    while glance.waiting == (0,):
        await move(service, table)
        glance = await service.queries.view_for(table.id, None)
    port.calls.clear()
    await told.all()
    assert [kind for kind, channel in port.calls if channel == DM + 2] == ["send", "delete"]


async def test_what_no_private_message_can_tell_is_told_at_the_next_interaction(service, told, port):
    """News that cannot be sent privately are shown at the person's next interaction, even without the channel."""
    table = await playing(service, 2, game="tunhell")
    port.closed.add(2)
    told.replies.open.add((CHANNEL, 2))
    await told.all()
    told.replies.said.clear()
    port.gone.add(CHANNEL)
    await service.places.lose(CHANNEL)
    await told.all()
    assert told.replies.said == []
    again = Told(Service(service.store, service.clock), port)
    assert (await service.people.person(2)).untold, "a restart does not forget it"
    await again.delivery.private.catch_up(77, await service.people.person(2))
    assert again.replies.said == [], "nothing can be said there yet"
    again.replies.open.add((77, 2))
    await again.delivery.private.catch_up(77, await service.people.person(2))
    await again.delivery.private.catch_up(77, await service.people.person(2))
    ((channel, person, words),) = again.replies.said
    assert (channel, person) == (77, 2)
    assert "nothing is lost" in words
    assert table.id


async def test_a_lobby_without_its_channel_is_closed(service, told, port):
    """A lobby without its channel is closed, and its people are told."""
    table = await lobby(service, 2, game="tunhell")
    await told.all()
    port.gone.add(CHANNEL)
    await service.places.lose(CHANNEL)
    await told.all()
    assert (await service.queries.table(table.id)).phase is Phase.ENDED
    assert "la table est fermée" in port.words(DM + 1)[-1]
    assert "the table is closed" in port.words(DM + 2)[-1]


async def test_a_table_is_brought_to_another_channel(service, told, port):
    """A table can be moved: its board is posted in the new channel, and links and hands refer to it."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    moved = (await service.execute(table.id, MovePlace(await meet(service, 1), GUILD, OTHER))).table
    assert (moved.channel, moved.lost) == (OTHER, False)
    await told.all()
    assert any("Tunhell" in text for text in port.words(OTHER))
    assert any(f"/{GUILD}/{OTHER}/" in text for text in port.words(CHANNEL))
    assert f"<#{OTHER}>" in port.words(DM + 2)[-1]
    assert (await service.queries.table_in(CHANNEL)) is None


async def test_a_channel_that_was_deleted_while_nobody_listened_is_found_out(service, told, port):
    """A deleted channel is noticed even if the board needs no edit."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    table = await service.queries.table(table.id)
    await told.delivery.boards.check_channel(table)
    assert not (await service.queries.table(table.id)).lost
    port.gone.add(CHANNEL)
    await told.delivery.boards.check_channel(table)
    assert (await service.queries.table(table.id)).lost


def live_boards(port):
    """Return the boards and lobbies in the channel that still have controls."""
    alive = {ControlAction.START, ControlAction.TURN}
    return [
        message
        for message, post in port.posts(CHANNEL).items()
        if alive & {parse(control.id).action for control in post.controls()} and not post.mentions
    ]


@pytest.mark.slow
async def test_a_server_that_sent_the_bot_away_and_invites_it_again(service, clock, told, port):
    """After the bot is removed from a server and invited again, there is one live and current board."""
    for away in (60, 3 * 3600):
        table = await playing(service, 2, game="tunhell")
        await told.all()
        old = (await service.queries.table(table.id)).board
        port.forbidden.add(CHANNEL)
        await service.places.lose_server(GUILD)
        await told.all()
        await move(service, table)
        clock.now += away
        await told.all()
        assert "### " in port.shown[old.message][1].words(), "nobody can change it yet"
        port.forbidden.clear()
        await service.places.find_again(GUILD)
        await told.all()
        board = (await service.queries.table(table.id)).board
        assert live_boards(port) == [board.message]
        assert (board.message == old.message) is (away < 3600)
        name = table.occupants[(await service.queries.view_for(table.id, None)).waiting[0]].name
        assert name in port.shown[board.message][1].words().splitlines()[0]
        hand = (await service.queries.table(table.id)).hand(0)
        assert f"<#{CHANNEL}>" in port.shown[hand.message][1].words()
        await service.execute(table.id, End(await meet(service, 1), moderator=True))
        await told.all()
        assert live_boards(port) == []


async def test_a_lobby_that_was_closed_meanwhile_loses_its_controls_when_the_bot_is_back(service, told, port):
    """A lobby closed during the bot's absence loses its controls when it returns."""
    await lobby(service, 2, game="tunhell")
    await told.all()
    assert live_boards(port)
    port.forbidden.add(CHANNEL)
    await service.places.lose_server(GUILD)
    await told.all()
    assert live_boards(port)
    port.forbidden.clear()
    await service.places.find_again(GUILD)
    await told.all()
    assert live_boards(port) == []
    await service.places.find_again(GUILD)
    assert await service.outbox_feed.take() == []
