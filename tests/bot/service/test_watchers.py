"""Following tables: who may, how many, and its end; the table's log is unaffected."""

import pytest

from bot.post import PostedMessage, watcher_slot
from bot.service import places as module
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.notify import Kind
from bot.tables.play import Move
from bot.tables.seats import Join
from bot.tables.transfers import AnswerTransfer, OfferSeat
from games.core import Number, Refusal

from .evening import CHANNEL, bid, deliver, key, lobby, meet, of_kind, play_out, playing


async def refused(action, text):
    with pytest.raises(Refusal) as caught:
        await action
    assert caught.value.say.id == text
    return caught.value.say.values


async def test_somebody_without_a_seat_follows_a_game(service):
    """Somebody without a seat may follow a game and sees every change, without changing the table."""
    table, fern = await playing(service, 2), await meet(service, 3)
    await deliver(service)
    await bid(service, table, 1)
    assert of_kind(await deliver(service), Kind.WATCH) == []
    before = await service.queries.table(table.id)
    await service.watchers.follow(table.id, fern)
    await service.watchers.follow(table.id, fern)
    assert await service.queries.table(table.id) == before
    assert [one.id for one in await service.watchers.of_table(table.id)] == [3]
    assert await service.watchers.followed(3) == [before]
    await service.execute(
        table.id, Move(2, (await service.queries.view_of(table.id, 2)).offer.ticket, Number(2), key())
    )
    (item,) = of_kind(await deliver(service), Kind.WATCH)
    assert (item.table, item.seat) == (table.id, None)
    assert await service.watchers.unfollow(table.id, 3)
    assert not await service.watchers.unfollow(table.id, 3)
    await service.execute(table.id, End(await meet(service, 1), moderator=True))
    assert of_kind(await deliver(service), Kind.WATCH) == []


async def test_only_a_game_in_play_is_followed_by_others(service):
    """Lobbies, finished, unknown and own tables cannot be followed."""
    fern, table = await meet(service, 3), await lobby(service, 2)
    await refused(service.watchers.follow(table.id, fern), "bot-no-not-started")
    await refused(service.watchers.follow("nowhere", fern), "bot-no-such-table")
    await service.execute(table.id, Start(await meet(service, 1)))
    await refused(service.watchers.follow(table.id, await meet(service, 2)), "bot-no-follow-own")
    await service.execute(table.id, End(await meet(service, 1), moderator=True))
    await refused(service.watchers.follow(table.id, fern), "bot-no-table-ended")
    assert await service.watchers.followed(3) == []


async def test_a_table_has_so_many_watchers(service, monkeypatch):
    """A table has a limited number of watchers; existing ones are not refused."""
    monkeypatch.setattr(module, "MOST_AT_TABLE", 1)
    table, fern = await playing(service, 2), await meet(service, 3)
    await service.watchers.follow(table.id, fern)
    await service.watchers.follow(table.id, fern)
    assert await refused(service.watchers.follow(table.id, await meet(service, 4)), "bot-no-more-watchers") == {
        "most": 1
    }


async def test_a_person_follows_so_many_tables(service, monkeypatch):
    monkeypatch.setattr(module, "MOST_FOLLOWED", 1)
    mira, odo, fern = [await meet(service, one) for one in (1, 2, 3)]
    found = []
    for channel in (CHANNEL, CHANNEL + 1):
        table = await service.openings.open("lantern", 5, channel, mira, "en")
        await service.execute(table.id, Join(odo))
        found.append((await service.execute(table.id, Start(mira))).table)
    await service.watchers.follow(found[0].id, fern)
    await refused(service.watchers.follow(found[1].id, fern), "bot-no-follow-more")
    await service.watchers.unfollow(found[0].id, 3)
    await service.watchers.follow(found[1].id, fern)


async def test_who_is_forgotten_follows_nothing(service):
    """An erased person follows nothing, and their message's slot is gone."""
    table, fern = await playing(service, 2), await meet(service, 3)
    await service.watchers.follow(table.id, fern)
    await service.outbox_feed.report(messages=[(table.id, watcher_slot(3), PostedMessage(1003, 7, 0.0))])
    await service.privacy.forget(fern)
    assert await service.watchers.of_table(table.id) == []
    sql = "SELECT count(*) FROM messages WHERE slot = ?"
    assert await service.store.read(lambda unit: unit.db.execute(sql, (watcher_slot(3),)).fetchone()) == (0,)


async def test_what_has_ended_is_followed_no_more(service, clock):
    """Followed tables end with the game, and are listed in the order of following."""
    tables = [await playing(service, 2), await begun_in(service, 11)]
    for table in tables:
        await service.watchers.follow(table.id, await meet(service, 4))
        clock.now += 1
    assert [table.id for table in await service.watchers.followed(4)] == [table.id for table in tables]
    await service.execute(tables[0].id, End(await meet(service, 1), moderator=True))
    assert [table.id for table in await service.watchers.followed(4)] == [tables[1].id]


async def begun_in(service, channel):
    table = await lobby(service, 2, channel=channel)
    return (await service.execute(table.id, Start(await meet(service, 1)))).table


async def test_a_hand_is_shown_again_where_one_plays(service):
    """A player's hand can be shown again; there is none in a lobby or without a seat."""
    table, waiting = await playing(service, 2), await lobby(service, 2, channel=12)
    await meet(service, 4)
    await deliver(service)
    for table_id, person in ((waiting.id, 1), (table.id, 4), (table.id, 2)):
        await service.people.refresh_hand(table_id, person)
    items = await service.outbox_feed.take(99)
    assert [(item.table, item.kind, item.seat) for item in items] == [(table.id, Kind.HAND, 1)]


@pytest.mark.parametrize(("person", "is_new"), [(4, True), (3, False)])
async def test_whoever_takes_over_a_seat_is_shown_tips_where_the_game_is_new_to_them(service, person, is_new):
    """Somebody who takes over a seat gets tips if they have never finished such a game."""
    old = await lobby(service, 3, channel=13)
    await service.execute(old.id, Start(await meet(service, 1)))
    await play_out(service, await service.queries.table(old.id))
    table = await playing(service, 2)
    mira, odo, other = await meet(service, 1), await meet(service, 2), await meet(service, person)
    now = (await service.execute(table.id, OfferSeat(mira, other))).table
    for one in (other, odo):
        now = (await service.execute(table.id, AnswerTransfer(one, now.transfer.n, agrees=True))).table
    assert now.occupants[0].person == person
    assert (now.occupants[0].lesson is not None and now.occupants[0].lesson.is_on) is is_new
