"""Leaving a running game: a computer player takes over, the seat is kept, and an empty table sleeps."""

import asyncio

import pytest

from bot.model import Phase
from bot.post import PostedMessage
from bot.service import Service
from bot.tables import Limits
from bot.tables.notify import Kind
from bot.tables.play import Move
from bot.tables.seats import Join, Leave
from games.core import Number, Refusal, Seat

from .evening import CHANNEL, bid, deliver, key, meet, of_kind, play_out, playing, waits_for


@pytest.mark.slow
async def test_a_computer_player_goes_on_for_someone_who_leaves(service):
    """A computer player takes over under the same name, and the game is finished."""
    table = await playing(service, 3)
    table = (await service.execute(table.id, Leave(await meet(service, 3)))).table
    assert (table.phase, table.names) == (Phase.PLAYING, ("Mira", "Odo", "Fern"))
    assert (table.occupants[2].person, table.occupants[2].computer) == (None, "random")
    assert await service.queries.tables_of(3) == []
    await play_out(service, table)


async def test_someone_who_left_sees_only_what_everyone_sees(service):
    """Somebody who left has the public view and cannot move."""
    table = await playing(service, 3)
    await service.execute(table.id, Leave(await meet(service, 3)))
    assert (await service.queries.view_of(table.id, 3)).seat is None
    with pytest.raises(Refusal) as caught:
        await service.execute(table.id, Move(3, None, Number(1), key()))
    assert caught.value.say.id == "bot-no-not-in-game"


@pytest.mark.slow
async def test_the_seat_can_be_had_back(service):
    """The seat can be taken back by its owner only."""
    table = await playing(service, 3)
    await service.outbox_feed.report(messages=[(table.id, "hand:2", PostedMessage(30, 31, 1.0))])
    await service.execute(table.id, Leave(await meet(service, 3)))
    hands = {item.seat for item in of_kind(await deliver(service), Kind.HAND)}
    assert Seat(2) in hands, "the private message that stands loses its controls"
    with pytest.raises(Refusal) as caught:
        await service.execute(table.id, Join(await meet(service, 4)))
    assert caught.value.say.id == "bot-no-seat-waiting"
    table = (await service.execute(table.id, Join(await meet(service, 3)))).table
    assert (table.occupants[2].person, table.occupants[2].computer) == (3, None)
    assert table.hand(2) == PostedMessage(30, 31, 1.0)
    assert {item.seat for item in of_kind(await deliver(service), Kind.HAND)} >= {2}
    with pytest.raises(Refusal) as caught:
        await service.execute(table.id, Join(await meet(service, 3)))
    assert caught.value.say.id == "bot-no-already-seated"
    await play_out(service, table)


async def test_nobody_is_called_to_a_seat_they_have_left(service):
    """Calls to somebody who left are dropped."""
    table = await playing(service, 3)
    await service.execute(table.id, Leave(await meet(service, 3)))
    assert [item.seat for item in of_kind(await deliver(service), Kind.CALL)] == [0, 1]


async def test_the_table_passes_to_the_next_person(service):
    """The next person becomes host; the old host returns as an ordinary player."""
    table = await playing(service, 2, 1)
    table = (await service.execute(table.id, Leave(await meet(service, 1)))).table
    assert table.host == 2
    table = (await service.execute(table.id, Join(await meet(service, 1)))).table
    assert table.host == 2


async def test_without_any_person_the_game_sleeps_until_one_comes_back(service):
    """Without people a game sleeps, also over a restart, until somebody returns."""
    table = await playing(service, 2, 1)
    await bid(service, table, 1)
    await service.execute(table.id, Leave(await meet(service, 1)))
    table = (await service.execute(table.id, Leave(await meet(service, 2)))).table
    assert (table.phase, table.is_deserted) == (Phase.PLAYING, True)
    assert [item.say.id for item in of_kind(await deliver(service), Kind.NOTICE)][-1] == "bot-notice-sleeps"
    service.computers.wake(table.id)
    await asyncio.sleep(0.05)
    assert (await service.queries.table(table.id)).moves == table.moves
    await service.execute(table.id, Join(await meet(service, 1)))
    await waits_for(service, table, 0)


async def test_a_sleeping_game_counts_among_the_tables_of_those_who_left_it(service, clock):
    """A sleeping game counts towards its people's limit of tables."""
    service = Service(service.store, clock, limits=Limits(per_person=1))
    table = await playing(service, 1, 1)
    mira = await meet(service, 1)
    await service.execute(table.id, Leave(mira))
    with pytest.raises(Refusal, match="bot-no-more-tables-of-yours"):
        await service.openings.open("lantern", 5, CHANNEL + 1, mira, "en")


@pytest.mark.slow
async def test_a_new_game_leaves_out_who_left_the_old_one(service):
    """A rematch leaves out people who left; their seats are free."""
    table = await playing(service, 3)
    await service.execute(table.id, Leave(await meet(service, 3)))
    await play_out(service, table)
    again = await service.openings.again(table.id, await meet(service, 1))
    assert again.names == ("Mira", "Odo")
    assert ((await service.execute(again.id, Join(await meet(service, 3)))).table).names == ("Mira", "Odo", "Fern")
