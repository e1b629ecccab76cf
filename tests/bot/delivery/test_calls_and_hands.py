"""Whom a call mentions and when it is repeated; hands that notify instead if the channel cannot."""

from dataclasses import replace

import pytest

from bot.post import CALL, Refused, hand_slot
from bot.present.messages.notices import call_post
from bot.store import OutboxItem
from bot.tables.ending import End
from bot.tables.notify import Kind
from bot.tables.play import Move
from bot.tables.proposals import Propose, Respond
from games.core import Dice, Seat, any_of
from games.dungeon_lords.rules.orders import SelectOrders
from locales import words
from tests.bot.service.evening import CHANNEL, key, meet, playing

from .port import DM, Told
from .test_calls import AFTER, asked_in_secret, bid, to_the_next
from .test_delivery import played_one


@pytest.fixture
async def told(service, port):
    made = Told(service, port, call_after=AFTER)
    yield made
    await made.stop()


async def calls_for(service, table, *, attempts=1):
    """Return the outbox items of calls to everybody who is asked at a table."""
    asked = (await service.queries.view_for(table.id, None)).questions
    return [
        OutboxItem(n, table.id, Kind.CALL, seat, asked[seat], attempts=attempts) for n, seat in enumerate(sorted(asked))
    ]


async def waited_for(service, clock, told, port, game="tunhell", people=2):
    """Return a table with board and hands posted whose players have long been absent; no call was sent yet."""
    table = await playing(service, people, game=game)
    for person in range(1, people + 1):
        await service.people.set_mentions(person, False)
    await told.all()
    for person in range(1, people + 1):
        await service.people.set_mentions(person, True)
    clock.now += 10 * AFTER
    port.calls.clear()
    assert port.pinged(CHANNEL) == []
    return table


def sent(port):
    """Return what was sent, edited and deleted, except what the channel refused."""
    return [call for call in port.calls if call[0] != "look" and call[1] not in port.forbidden]


@pytest.mark.parametrize("game", ["tunhell", "dungeon_lords"])
async def test_a_channel_that_cannot_be_written_in_has_hands_call(service, clock, told, port, game):
    """If the channel cannot be written to, hands are sent as new private messages, also for quiet questions."""
    table = await waited_for(service, clock, told, port, game)
    port.forbidden.add(CHANNEL)
    items = await calls_for(service, table)
    assert await told.delivery.calls.deliver(items) == {}
    assert [call for call in sent(port) if call[0] == "send"] == [("send", DM + item.seat + 1) for item in items]
    assert [call for call in sent(port) if call[0] == "edit"] == []


@pytest.mark.parametrize(("attempts", "requests"), [(1, ["send"]), (2, ["send", "edit"])])
async def test_only_a_hand_that_may_have_been_sent_before_is_edited_as_well(
    service, clock, told, port, attempts, requests
):
    """A hand sent again is also edited, as Discord keeps the text of the first attempt; others are not."""
    table = await waited_for(service, clock, told, port)
    port.forbidden.add(CHANNEL)
    (item,) = await calls_for(service, table, attempts=attempts)
    await told.delivery.calls.deliver([item])
    assert [kind for kind, channel in port.calls if channel == DM + item.seat + 1 and kind != "delete"] == requests


async def test_a_server_without_mentions_has_hands_call(service, clock, told, port):
    """On a server without mentions, hands notify by private message."""
    table = await waited_for(service, clock, told, port)
    await service.places.change_server(table.guild, lambda settings: replace(settings, mentions=False))
    (item,) = await calls_for(service, table)
    await told.delivery.calls.deliver([item])
    assert port.pinged(CHANNEL) == []
    assert ("send", DM + item.seat + 1) in port.calls


async def test_a_call_in_the_channel_leaves_hands_alone(service, clock, told, port):
    table = await waited_for(service, clock, told, port)
    (item,) = await calls_for(service, table)
    assert await told.delivery.calls.deliver([item]) == {}
    assert sent(port) == [("send", CHANNEL)]
    assert port.pinged(CHANNEL) == [(table.occupants[item.seat].person,)]


async def test_a_call_to_a_channel_that_is_gone_is_not_tried_again(service, clock, told, port):
    """After a call to a deleted channel fails, the table counts as without a channel, and the call is not retried."""
    table = await waited_for(service, clock, told, port)
    port.gone.add(CHANNEL)
    await told.delivery.calls.deliver(await calls_for(service, table))
    assert (await service.queries.table(table.id)).lost
    port.calls.clear()
    clock.now += 10 * AFTER
    await told.delivery.calls.deliver(await calls_for(service, table, attempts=2))
    assert not [one for one in port.calls if one[1] == CHANNEL]


@pytest.mark.parametrize("why", ["answered", "another question", "no seat", "no mentions", "left", "over", "unknown"])
async def test_nobody_is_called_in_vain(service, clock, told, port, why):
    """A pointless call is dropped and not retried."""
    table = await waited_for(service, clock, told, port)
    (item,) = await calls_for(service, table)
    if why == "answered":
        await to_the_next(service, clock, table)
    if why == "another question":
        item = replace(item, ticket=f"{item.ticket}9")
    if why == "no seat":
        item = replace(item, seat=Seat(2))
    if why == "no mentions":
        await service.people.set_mentions(item.seat + 1, False)
    if why == "left":
        port.left.add(item.seat + 1)
    if why == "over":
        await service.execute(table.id, End(await meet(service, 1), moderator=True))
    if why == "unknown":
        item = replace(item, table="abcdefghij")
    assert await told.delivery.calls.deliver([item]) == {}
    assert port.pinged(CHANNEL) == []
    assert ("send", DM + 1) not in port.calls


async def test_somebody_present_is_called_when_they_no_longer_are(service, clock, told, port):
    """A present player is called once inactive, at this table and elsewhere; the later activity counts."""
    table = await waited_for(service, clock, told, port)
    (item,) = await calls_for(service, table)
    told.delivery.presence.saw(item.seat + 1)
    assert await told.delivery.calls.deliver([item]) == {item.id: clock.now + AFTER}
    assert port.pinged(CHANNEL) == []
    clock.now += AFTER
    assert await told.delivery.calls.deliver([item]) == {}
    assert len(port.pinged(CHANNEL)) == 1


async def test_somebody_called_a_moment_ago_is_left_alone_for_a_while(service, clock, told, port):
    """A player is not called again for six times the presence time, counted from an existing call after a restart."""
    table = await waited_for(service, clock, told, port)
    (item,) = await calls_for(service, table)
    await told.delivery.calls.deliver([item])
    called = clock.now
    table = await service.queries.table(table.id)
    person = await service.people.person(item.seat + 1)
    assert told.delivery.calls.rests_until(table, item.seat, person) == called + 6 * AFTER
    fresh = Told(service, port, call_after=AFTER)
    assert fresh.delivery.calls.rests_until(table, item.seat, person) == called + 6 * AFTER
    other = await service.people.person(2 - item.seat)
    assert fresh.delivery.calls.rests_until(table, Seat(1 - item.seat), other) is None
    clock.now += 5.5 * AFTER
    told.delivery.presence.saw(person.id)
    assert told.delivery.calls.rests_until(table, item.seat, person) == clock.now + AFTER
    await fresh.stop()


@pytest.fixture
def quiet(monkeypatch):
    """Make the first question of Dungeon Lords quiet: nobody sees who has chosen."""
    monkeypatch.setattr(SelectOrders, "is_quiet", True)


async def test_a_quiet_question_calls_everybody_at_one_time(quiet, service, clock, told, port):
    """A quiet question calls everybody at the same time after it was asked, so that the call reveals nothing."""
    table = await playing(service, 3, game="dungeon_lords")
    asked = clock.now
    clock.now += AFTER / 2
    items = await calls_for(service, table)
    assert await told.delivery.calls.deliver(items) == {item.id: asked + AFTER for item in items}
    assert port.pinged(CHANNEL) == []
    clock.now = asked + AFTER
    told.delivery.presence.saw(2)
    assert await told.delivery.calls.deliver(items) == {}
    assert port.pinged(CHANNEL) == [(1, 2, 3)]
    assert await told.delivery.calls.deliver(items) == {}
    assert port.pinged(CHANNEL) == [(1, 2, 3)], "nobody is called twice to it"


@pytest.mark.parametrize("why", ["no mentions", "left"])
async def test_a_quiet_question_calls_nobody_who_cannot_be(quiet, service, clock, told, port, why):
    """People who cannot be called are left out of the call for a quiet question; the others are called."""
    table = await waited_for(service, clock, told, port, "dungeon_lords", 3)
    if why == "no mentions":
        await service.people.set_mentions(2, False)
    else:
        port.left.add(2)
    await told.delivery.calls.deliver(await calls_for(service, table))
    assert port.pinged(CHANNEL) == [(1, 3)]


async def test_hands_that_call_to_a_quiet_question_come_to_those_who_have_not_answered(
    quiet, service, clock, told, port
):
    """For a quiet question, hands notify only those who have not answered, as nobody else sees them."""
    table = await waited_for(service, clock, told, port, "dungeon_lords", 3)
    items = await calls_for(service, table)
    view = await service.queries.view_of(table.id, 2)
    await service.execute(table.id, Move(2, view.offer.ticket, any_of(view.offer.shape, Dice("quiet")), key()))
    port.forbidden.add(CHANNEL)
    port.calls.clear()
    await told.delivery.calls.deliver(items)
    assert [channel for kind, channel in sent(port) if kind == "send"] == [DM + 1, DM + 3]


async def test_what_another_table_has_asked_in_the_channel_is_not_taken_for_ones_own(service, clock, told, port):
    """Another table's call in the same channel for an equal seat and question number is not confused with one's own."""
    table = await waited_for(service, clock, told, port)
    items = await calls_for(service, table, attempts=2)
    asks = [f"{items[0].seat}-{items[0].ticket}"]
    await port.send(CHANNEL, call_post(replace(table, id="zzzzzzzzzzz"), [items[0].seat], words("en"), None, asks), "z")
    await told.delivery.calls.deliver(items)
    await told.delivery.drain()
    assert len(port.pinged(CHANNEL)) == 2
    assert len((await service.queries.table(table.id)).calls) == 1


async def test_a_call_found_in_the_channel_is_not_sent_again(service, clock, told, port):
    """A call that a killed process sent but did not record is found in the channel and not sent again."""
    table = await waited_for(service, clock, told, port)
    items = await calls_for(service, table)
    await told.delivery.calls.deliver(items)
    await told.stop()
    ((slot, call),) = (await service.queries.table(table.id)).calls.items()
    await service.outbox_feed.report(messages=[(table.id, slot, None)])
    clock.now += 10 * AFTER
    fresh = Told(service, port, call_after=AFTER)
    await fresh.delivery.calls.deliver([replace(item, attempts=2) for item in items])
    await fresh.stop()
    assert len(port.pinged(CHANNEL)) == 1
    found = (await service.queries.table(table.id)).calls
    assert {name: (ref.message, ref.asks) for name, ref in found.items()} == {
        f"{CALL}{call.message}": (call.message, call.asks)
    }


async def test_a_channel_that_cannot_be_read_is_written_in_all_the_same(service, clock, told, port, monkeypatch):
    """If the channel cannot be read, a call is sent anyway, at the risk of a second one."""
    table = await waited_for(service, clock, told, port)

    async def refused(channel, since):
        raise Refused("no right to read")

    monkeypatch.setattr(port, "controls_since", refused)
    await told.delivery.calls.deliver(await calls_for(service, table, attempts=2))
    assert len(port.pinged(CHANNEL)) == 1


async def test_a_call_that_still_waits_for_somebody_outlives_the_next(service, clock, told, port):
    """A later call for another seat does not replace one that is still unanswered."""
    table = await waited_for(service, clock, told, port, "dungeon_lords", 3)
    snapshot = await service.queries.snapshot(table.id)
    assert await told.delivery.calls.call_again(snapshot, Seat(0))
    assert await told.delivery.calls.call_again(snapshot, Seat(1))
    assert port.pinged(CHANNEL) == [(1,), (2,)]


async def test_all_calls_of_a_table_are_taken_away_at_its_end(service, clock, told, port):
    """All calls of a table are deleted and forgotten at its end."""
    table = await waited_for(service, clock, told, port, "dungeon_lords", 3)
    for seat in (Seat(0), Seat(1)):
        await told.delivery.calls.call_again(await service.queries.snapshot(table.id), seat)
    assert len(port.pinged(CHANNEL)) == 2
    await told.delivery.calls.clear(await service.queries.table(table.id))
    await told.stop()
    assert port.pinged(CHANNEL) == []
    assert not (await service.queries.table(table.id)).calls


async def test_a_call_that_cannot_be_edited_is_forgotten(service, clock, told, port):
    """A call that was deleted by somebody is forgotten, and the next question sends a new one."""
    table = await asked_in_secret(service, clock, told)
    (call,) = (await service.queries.table(table.id)).calls.values()
    port.shown.pop(call.message)
    await bid(service, table, 2)
    await told.delivery.calls.retire(await service.queries.snapshot(table.id))
    await told.stop()
    assert not (await service.queries.table(table.id)).calls


async def test_those_who_have_agreed_to_take_a_move_back_read_it_in_their_hand(service, told, port):
    """Players who agreed to take a move back read in their hands, in their language, that the game is unrated."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    mover = (await service.queries.view_for(table.id, None)).waiting[0]
    while (view := await service.queries.view_for(table.id, None)).waiting == (mover,):
        await played_one(service, view.table)
    other = view.waiting[0]
    person, answerer = [await service.people.person(table.occupants[seat].person) for seat in (mover, other)]
    proposed = (await service.execute(table.id, Propose(person, "take-back"))).table
    await service.execute(table.id, Respond(answerer, proposed.proposal.n, agrees=True))
    await told.all()
    now = await service.queries.table(table.id)
    lang = words(answerer.locale)
    hand = port.posts(DM + answerer.id)[now.hand(other).message].words()
    assert hand.count(lang.text("bot-story-took-back", name=now.occupants[mover].name, unrates="rating")) == 1


async def test_the_hand_of_a_game_that_goes_on_stands_below_that_of_an_ended_one(service, told, port):
    """It is sent once more when the other game ends, once."""
    live, other = [await playing(service, game="poursuite", channel=CHANNEL + n) for n in (0, 1)]
    await told.all()
    assert max(port.posts(DM + 1)) == (await service.queries.table(other.id)).messages[hand_slot(Seat(0))].message
    await service.execute(other.id, End(await meet(service, 1), moderator=True))
    await told.all()
    posts, hand = port.posts(DM + 1), (await service.queries.table(live.id)).messages[hand_slot(Seat(0))].message
    assert (max(posts), len(posts)) == (hand, 2)
