"""A hand: the request that it asks, duplicates, a private channel that is gone, and updates besides deliveries."""

import asyncio

import pytest

from bot.delivery.pictures import Draft
from bot.ids import ControlAction
from bot.post import BOARD, REQUEST, Gone, Post, PostedMessage, Refused, Text, Trouble, hand_slot
from bot.present.messages.menu import ACCEPT
from bot.tables.ending import End
from bot.tables.proposals import Propose, Respond
from bot.tables.seats import Leave
from games.core import Seat
from tests.bot.service.evening import CHANNEL, lobby, meet, playing

from .port import DM

MIRA, ODO = Seat(0), Seat(1)


async def hand(service, table, seat):
    return (await service.queries.table(table.id)).hand(seat)


async def test_a_hand_asks_its_owner_for_their_consent_until_they_have_answered(service, told, port):
    """The request stands in the hands of those whose answer is awaited, with the number that the table gave it."""
    table = await playing(service, 3, game="poursuite")
    await told.all()
    asked = (await service.execute(table.id, Propose(await meet(service, 1), "end"))).table
    await told.all()
    request = f"{REQUEST}{asked.proposal.n}"
    found = [request in (await hand(service, table, Seat(n))).asks for n in range(3)]
    assert found == [False, True, True], "whoever proposes it has agreed"
    await service.execute(table.id, Respond(await meet(service, 2), asked.proposal.n, agrees=True))
    await told.all()
    assert [request in (await hand(service, table, Seat(n))).asks for n in range(3)] == [False, False, True]
    await service.execute(table.id, Respond(await meet(service, 3), asked.proposal.n, agrees=False))
    await told.all()
    assert [(await hand(service, table, Seat(n))).asks for n in range(3)] == [()] * 3
    assert ACCEPT not in port.posts(DM + 2)[(await hand(service, table, ODO)).message].words()


async def test_what_is_up_to_date_costs_no_request(service, told, port):
    """A hand that shows what is so is neither edited nor followed up, and a new one is posted once."""
    table = await playing(service, 2, game="tunhell")
    assert await told.delivery.hands.bring(table.id, MIRA) is None
    assert [kind for kind, channel in port.calls if channel == DM + 1] == ["send"]
    await asyncio.gather(*told.delivery.messages.under_way)
    port.calls.clear()
    assert await told.delivery.hands.bring(table.id, MIRA) is None
    assert (port.calls, told.delivery.messages.under_way) == ([], set())


@pytest.mark.parametrize("is_late", [False, True])
async def test_only_a_hand_whose_pictures_are_late_is_followed_up(service, told, monkeypatch, is_late):
    """One in words alone is not."""

    async def finished(draft, kept, patience):
        return draft.complete(), is_late

    monkeypatch.setattr(Draft, "finished", finished)
    table, followed = await playing(service, 2, game="tunhell"), []

    async def follow(table_id, seat, draft):
        followed.append(seat)

    monkeypatch.setattr(told.delivery.hands, "_follow", follow)
    await told.delivery.hands.bring(table.id, MIRA)
    await asyncio.sleep(0)
    assert followed == [MIRA] * is_late


async def test_a_private_channel_that_is_gone_is_opened_anew(service, told, port):
    await service.people.dm_opened((await meet(service, 2)).id, 777)
    port.gone.add(777)
    table = await playing(service, 2, game="tunhell")
    await told.delivery.hands.bring(table.id, ODO)
    assert (await service.people.person(2)).dm == DM + 2
    await told.delivery.ledger.flush()
    assert (await hand(service, table, ODO)).channel == DM + 2


@pytest.mark.parametrize(
    ("dm", "closed", "is_stored"), [(DM + 2, False, False), (DM + 2, True, True), (None, False, True)]
)
async def test_that_a_message_got_through_is_stored_where_that_is_new(
    service, told, monkeypatch, dm, closed, is_stored
):
    """Where a private message arrives is stored if it was not known, or if private messages were closed."""
    await meet(service, 2)
    if dm is not None:
        await service.people.dm_opened(2, dm)
    if closed:
        await service.people.dm_closed(2)
    table, opened = await playing(service, 2, game="tunhell"), []

    async def dm_opened(person, channel):
        opened.append((person, channel))

    monkeypatch.setattr(service.people, "dm_opened", dm_opened)
    await told.delivery.hands.bring(table.id, ODO)
    assert opened == ([(2, DM + 2)] if is_stored else [])


async def duplicated(service, told, port):
    """Return a table whose second hand stands twice, of which only the latter is recorded; and the former."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    stray = (await hand(service, table, ODO)).message
    told.delivery.ledger.put(table.id, hand_slot(ODO), None)
    await told.delivery.ledger.flush()
    await told.delivery.hands.bring(table.id, ODO, anew=True)
    recorded = told.delivery.ledger.place(await service.queries.table(table.id), hand_slot(ODO)).message
    if recorded == stray:  # the same nonce, as within a moment: let it stand under another number
        port.shown[recorded := 99_999] = port.shown[stray]
        port.files[recorded] = port.files[stray]
        ref = PostedMessage(DM + 2, recorded, service.clock())
        told.delivery.ledger.put(table.id, hand_slot(ODO), ref)
    await told.delivery.ledger.flush()
    return table, stray, recorded


async def test_a_hand_that_was_never_recorded_is_deleted(service, told, port):
    """Of two hands only the recorded one stays; other messages of that channel stay as well."""
    table, stray, recorded = await duplicated(service, told, port)
    port.shown[77_777] = (DM + 2, port.shown[(await service.queries.table(table.id)).board.message][1])
    elsewhere = await playing(service, 2, game="tunhell", channel=20)
    await told.delivery.hands.bring(elsewhere.id, ODO)
    other = told.delivery.ledger.place(await service.queries.table(elsewhere.id), hand_slot(ODO)).message
    await told.delivery.hands.take_strays_away(await service.queries.table(table.id), ODO)
    assert stray not in port.shown
    assert {recorded, other} <= port.shown.keys()


@pytest.mark.parametrize("why", ["unread", "unknown"])
async def test_duplicates_are_left_where_they_cannot_be_told_apart(service, told, port, monkeypatch, why):
    """Nothing is deleted where no hand is recorded, or the channel cannot be read."""
    table, stray, _ = await duplicated(service, told, port)
    if why == "unknown":
        told.delivery.ledger.put(table.id, hand_slot(ODO), None)

    async def controls_since(channel, since):
        if why == "unread":
            raise Refused("no right to read")
        return {stray: tuple(one.id for one in port.shown[stray][1].controls())}

    monkeypatch.setattr(port, "controls_since", controls_since)
    await told.delivery.hands.take_strays_away(await service.queries.table(table.id), ODO)
    assert stray in port.shown


async def test_a_seat_that_is_kept_leads_back_to_it_until_the_game_ends(service, told, port):
    table = await playing(service, 3, game="tunhell")
    await told.all()
    await service.execute(table.id, Leave(await meet(service, 2)))
    await told.all()
    (post,) = port.posts(DM + 2).values()
    assert [one.id for one in post.controls() if f":{ControlAction.SIT}:" in one.id or table.id in one.id]
    await service.execute(table.id, End(await meet(service, 1), moderator=True))
    await told.all()
    assert port.posts(DM + 2) == {}


@pytest.mark.parametrize("slot", [BOARD, hand_slot(MIRA)])
async def test_what_an_answer_left_running_has_overwritten_is_shown_again(service, told, port, slot):
    """A look besides waits for an attempt that is left, and then trusts nothing that a delivery has noted meanwhile."""
    table, answered = await playing(service, 2, game="tunhell"), asyncio.Event()
    await told.all()
    table = await service.queries.table(table.id)
    standing = told.delivery.ledger.place(table, slot)
    channel, shown = port.shown[standing.message]

    async def late():
        await answered.wait()
        port.shown[standing.message] = (channel, Post((Text("an older answer"),)))

    looking = asyncio.create_task(told.delivery.look_again(table, slot, asyncio.create_task(late())))
    assert not (await asyncio.wait([looking], timeout=0.05))[0]
    answered.set()
    await looking
    assert port.shown[standing.message] == (channel, shown)


async def test_a_hand_is_sent_below_only_where_one_stands_and_the_game_goes_on(service, told, port):
    table = await playing(service, 2, game="tunhell")
    await told.delivery.hands.bring_below(table, MIRA)
    assert port.posts(DM + 1) == {}
    await told.all()
    before = (await hand(service, table, MIRA)).message
    await told.delivery.hands.bring_below(await service.queries.table(table.id), MIRA)
    await told.delivery.ledger.flush()
    after = (await hand(service, table, MIRA)).message
    assert after != before
    over = (await service.execute(table.id, End(await meet(service, 1), moderator=True))).table
    await told.delivery.hands.bring_below(over, MIRA)
    await told.delivery.ledger.flush()
    assert (await hand(service, table, MIRA)).message == after


async def test_before_the_deal_there_is_no_hand(service, told, port):
    table = await lobby(service, 2, game="tunhell")
    assert await told.delivery.hands.bring(table.id, MIRA, anew=True) is None
    assert await told.delivery.hands.bring("abcdefghijk", MIRA) is None
    assert port.calls == []


@pytest.mark.parametrize("error", [Trouble("503"), Gone("no such message")])
async def test_trouble_is_told_to_whoever_delivers_it_and_other_faults_leave_the_question(
    service, told, port, monkeypatch, error, caplog
):
    """Discord's failures are raised; a hand that cannot be drawn up asks its question plainly, and that is logged."""
    table = await playing(service, 2, game="tunhell")

    async def failing(*_, **__):
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(told.delivery.hands, "_show", failing)
        with pytest.raises(type(error)):
            await told.delivery.hands.bring(table.id, MIRA)

    def draft(*_, **__):
        raise ValueError("a bug")

    monkeypatch.setattr(told.delivery.hands, "draft", draft)
    assert await told.delivery.hands.bring(table.id, MIRA) is None
    assert len(port.posts(DM + 1)) == 1
    assert [line.getMessage() for line in caplog.records] == ["A hand is shown plainly"]
    assert CHANNEL not in {channel for _, channel in port.calls}


async def test_a_choice_that_goes_on_in_its_message_changes_no_other(service, told, monkeypatch):
    """Other messages with the question are told when it is begun, when it moves, and when it starts again."""
    table, shown = await playing(service, 2, game="tunhell"), []
    await told.all()

    async def show_half(table_id, seat):
        shown.append(seat)

    monkeypatch.setattr(told.delivery.hands, "_show_half", show_half)
    view = await service.queries.view_for(table.id, MIRA)
    own = (await hand(service, table, MIRA)).message
    steps = [(("a",), 77, 1), (("a", "b"), 77, 1), (("a",), 78, 2), ((), 78, 3), (("a",), own, 3)]
    for path, message, times in steps:
        told.delivery.hands.keep_half(view, path, message)
        await asyncio.sleep(0)
        assert shown == [MIRA] * times
    public = await service.queries.view_for(table.id, None)
    told.delivery.hands.keep_half(public, ("a",), 77)
    await asyncio.sleep(0)
    assert len(shown) == 3, "the public has no hand"
