"""Where a board is posted, who gets news without it, and private copies next to it."""

import pytest

from bot.delivery.boards import FIRST_GRACE_S, GRACE_S, LOOK_EVERY_S
from bot.delivery.messages import EDITABLE_S
from bot.delivery.pictures import Draft, PictureMaker
from bot.post import Gone, NoChannel, Picture, Refused, Trouble
from bot.store import OutboxItem
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.lobby import SetFirst
from bot.tables.notify import Kind
from bot.tables.seats import Join
from games.core import Seat, say
from tests.bot.service.evening import CHANNEL, lobby, meet, playing

from .port import DM
from .test_delivery import played_one


async def test_a_board_is_buried_by_so_many_messages_and_no_fewer(service, clock, told, port):
    """A board is posted again if there are three messages below it; with two it is edited in place."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    first = (await service.queries.table(table.id)).board.message
    port.talk = 2
    clock.now += LOOK_EVERY_S
    for _ in range(2):
        port.calls.clear()
        await played_one(service, table)
        await told.all()
        assert (await service.queries.table(table.id)).board.message == first
    assert ("look", CHANNEL) not in port.calls
    port.talk = 3
    clock.now += LOOK_EVERY_S
    await played_one(service, table)
    await told.all()
    assert (await service.queries.table(table.id)).board.message != first


async def test_a_channel_that_cannot_be_looked_at_keeps_its_board_where_it_is(service, clock, told, port, monkeypatch):
    """A board in a channel that the bot may not read is edited in place."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    first = (await service.queries.table(table.id)).board.message

    async def talk_since(ref, limit):
        raise Refused("no right to read")

    monkeypatch.setattr(port, "talk_since", talk_since)
    clock.now += LOOK_EVERY_S
    await played_one(service, table)
    await told.all()
    assert (await service.queries.table(table.id)).board.message == first


async def test_news_reach_everybody_alone_past_a_computer_player(service, told, port):
    """Without a channel, everybody gets news privately; a computer player between them gets none."""
    host = await meet(service, 1)
    table = await lobby(service, 1, 1, game="tunhell")
    await service.execute(table.id, Join(await meet(service, 2)))
    await service.execute(table.id, SetFirst(host, Seat(0)))
    table = (await service.execute(table.id, Start(host))).table
    assert [occupant.person for occupant in table.occupants] == [1, None, 2]
    await told.all()
    await service.places.lose(CHANNEL)
    await told.all()
    before = {person: len(port.posts(DM + person)) for person in (1, 2)}
    item = OutboxItem(9, table.id, Kind.NOTICE, None, "", say=say("bot-hand-by-button", game=say("tunhell-title")))
    await told.delivery.notices.deliver(item)
    for person in (1, 2):
        assert len(port.posts(DM + person)) >= before[person] + 1


async def test_what_somebody_was_shown_alone_is_brought_up_to_date_with_their_hand(service, told, monkeypatch):
    """A private copy is updated with the hand, with its reader's view; without a deal or a person there is none."""
    table, refreshed = await playing(service, 2, 1, game="tunhell"), []

    async def refresh(view, person):
        refreshed.append((view.table.id, view.seat, person.id))

    waiting = await lobby(service, 2, game="tunhell", channel=20)
    monkeypatch.setattr(told.delivery.answers, "refresh", refresh)
    for is_open in (False, True):
        monkeypatch.setattr(told.delivery.answers, "has_one", lambda table_id, seat, is_open=is_open: is_open)
        for table_id, seat in ((table.id, 1), (table.id, 2), (waiting.id, 0), ("abcdefghij", 0)):
            await told.delivery.hands.refresh_answer(table_id, Seat(seat))
        assert refreshed == ([(table.id, 1, 2)] if is_open else [])


async def test_a_hand_of_a_seat_that_is_gone_is_brought_to_nobody(service, told, port):
    """A hand of a seat that no longer exists is not delivered, for example after people left the lobby."""
    table = await lobby(service, 2)
    await told.all()
    port.calls.clear()
    for seat in (2, 3, 9):
        assert await told.delivery.hands.bring(table.id, Seat(seat)) is None
    assert port.calls == []


@pytest.mark.parametrize("error", [Gone("no such message"), Refused("no right to read"), Trouble("503")])
async def test_a_channel_that_cannot_be_looked_at_is_not_taken_for_deleted(service, told, port, error):
    """Only a channel that does not exist is one."""
    table = await playing(service, 2, game="tunhell")
    port.failures.append(error)
    await told.delivery.boards.check_channel(table)
    assert not (await service.queries.table(table.id)).lost
    port.failures.append(NoChannel("404"))
    await told.delivery.boards.check_channel(table)
    assert (await service.queries.table(table.id)).lost


async def test_a_board_is_looked_at_below_its_message_or_anywhere(service, clock, told, port, monkeypatch):
    table, looked = await playing(service, 2, game="tunhell"), []

    async def talk_since(ref, limit):
        looked.append((ref.channel, ref.message, limit))
        return 0

    monkeypatch.setattr(port, "talk_since", talk_since)
    await told.delivery.boards.check_channel(table)
    await told.delivery.boards.bring(table.id)
    await told.delivery.boards.check_channel(table)
    await told.delivery.boards.bring(table.id, below=0)
    await played_one(service, table)
    clock.now += LOOK_EVERY_S
    await told.delivery.boards.bring(table.id)
    (message,) = port.posts(CHANNEL)
    assert looked == [(CHANNEL, 0, 1), *[(CHANNEL, message, 1)] * 2, (CHANNEL, message, 3)]


async def test_an_open_lobby_has_a_cover_and_a_closed_one_has_not(service, told, monkeypatch):
    """The cover is that of the game, for everybody and for one reader."""
    monkeypatch.setattr(told.delivery.boards, "_pictures", maker := PictureMaker())
    maker.close()  # nothing is drawn to say which pictures there are
    table, mira = await lobby(service, 2, game="tunhell"), await meet(service, 1)

    async def covers():
        snapshot = await service.queries.snapshot(table.id)
        drafts = told.delivery.boards.draft(snapshot), told.delivery.boards.copy(snapshot, mira)
        return [[one.name for one in draft.complete().blocks if isinstance(one, Picture)] for draft in drafts]

    one, other = await covers()
    assert one == other
    assert [name.startswith("tunhell-") for name in one] == [True]
    await service.execute(table.id, End(mira, moderator=True))
    assert await covers() == [[], []]


async def test_a_board_moves_to_the_bottom_only_where_it_must(service, clock, told, port):
    """It is posted anew if asked for, too old to be edited, gone, or in another channel; else it is left alone."""
    table = await playing(service, 2, game="tunhell")

    async def brought(**how):
        assert await told.delivery.boards.bring(table.id, **how)
        await told.delivery.ledger.flush()
        return (await service.queries.table(table.id)).board.message

    first = await brought()
    port.calls.clear()
    assert (await brought(), port.calls) == (first, [])
    assert (await brought(is_unsure=True), [kind for kind, _ in port.calls]) == (first, ["edit"])
    second = await brought(anew=True)
    assert second != first
    clock.now += EDITABLE_S
    assert await brought() == second, "however old: it shows what is so"
    await played_one(service, table)
    third = await brought()
    assert third != second
    await played_one(service, table)
    del port.shown[third]
    fourth = await brought()
    assert fourth != third
    port.calls.clear()
    assert await brought(below=0) == fourth
    port.talk = 1
    assert await brought(below=0) != fourth, "a final score stands at the bottom"


async def test_a_board_that_was_sent_without_doubt_is_told_to_the_outbox_once(service, told, monkeypatch):
    """That everybody has been shown a change is noted when the message has changed, and only then."""
    table, shown = await playing(service, 2, game="tunhell"), []

    async def noted(table_id, n):
        shown.append((table_id, n))

    monkeypatch.setattr(service.outbox_feed, "shown", noted)
    for _ in range(2):
        await told.delivery.boards.bring(table.id)
    assert shown == [(table.id, table.n)]


async def test_of_a_table_that_is_gone_or_lost_there_is_no_board(service, told, port):
    table = await playing(service, 2, game="tunhell")
    assert not await told.delivery.boards.bring("abcdefghijk")
    await service.places.lose(CHANNEL)
    assert not await told.delivery.boards.bring(table.id)
    assert port.calls == []


async def test_a_board_that_was_looked_for_in_vain_loses_its_channel(service, told, port):
    table = await playing(service, 2, game="tunhell")
    port.gone.add(CHANNEL)
    assert not await told.delivery.boards.bring(table.id)
    assert (await service.queries.table(table.id)).lost


async def test_the_first_board_of_a_game_waits_longest_for_its_pictures(service, told, monkeypatch):
    """The lobby before it is visible meanwhile; a board that follows a move, or ends a game, waits as usual."""
    table, waited = await lobby(service, 2, game="tunhell"), []

    async def finished(draft, kept, patience):
        waited.append(patience)
        return draft.complete(), False

    monkeypatch.setattr(Draft, "finished", finished)
    host = await meet(service, 1)
    await told.delivery.boards.bring(table.id)
    await service.execute(table.id, Start(host))
    await told.delivery.boards.bring(table.id)
    await played_one(service, await service.queries.table(table.id))
    await told.delivery.boards.bring(table.id)
    await service.execute(table.id, End(host, moderator=True))
    await told.delivery.boards.bring(table.id)
    assert waited == [GRACE_S, FIRST_GRACE_S, GRACE_S, GRACE_S]
