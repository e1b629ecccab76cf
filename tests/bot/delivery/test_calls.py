"""Calls: nobody present is called, nobody is called twice per wait, and no mention loses its message."""

import asyncio
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.delivery.backpressure import CALLS_APART
from bot.post import Trouble
from bot.store import OutboxItem
from bot.tables.ending import End
from bot.tables.notify import Kind
from bot.tables.play import Move
from games import core
from games.core import Dice
from locales import words
from tests.bot.service.evening import CHANNEL, key, meet, playing

from .port import Told
from .test_places import move

AFTER = 90.0


@pytest.fixture
async def told(service, port):
    made = Told(service, port, call_after=AFTER)
    yield made
    await made.stop()


async def to_the_next(service, clock, table):
    """Let the asked player move until somebody else is asked; return that person. Nobody was active recently."""
    clock.now += 1000
    asked = (await service.queries.view_for(table.id, None)).waiting
    while (await service.queries.view_for(table.id, None)).waiting == asked:
        await move(service, table)
    return table.occupants[(await service.queries.view_for(table.id, None)).waiting[0]].person


async def test_somebody_absent_is_called_at_once(service, clock, told, port):
    """An absent player is called at once in a new message that mentions only them."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    person = await to_the_next(service, clock, table)
    await told.all()
    assert port.pinged(CHANNEL)[-1] == (person,)


async def test_somebody_active_is_called_only_when_they_stay_away(service, clock, told, port):
    """A recently active player is called only after being inactive for a while, since they see the board change."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    before = len(port.pinged(CHANNEL))
    person = await to_the_next(service, clock, table)
    told.delivery.presence.saw(person)
    await told.all()
    assert len(port.pinged(CHANNEL)) == before
    clock.now += AFTER - 1
    await told.all()
    assert len(port.pinged(CHANNEL)) == before
    clock.now += 1
    await told.all()
    assert port.pinged(CHANNEL)[-1] == (person,)


async def test_a_player_who_answers_in_time_is_never_called(service, clock, told, port):
    """A player who answers before the delay has passed is never called."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    before = port.pinged(CHANNEL)
    person = await to_the_next(service, clock, table)
    told.delivery.presence.saw(person)
    await told.all()
    await to_the_next(service, clock, table)
    for someone in (1, 2):
        told.delivery.presence.saw(someone)
    await told.all()
    clock.now += AFTER / 2
    await told.all()
    assert port.pinged(CHANNEL) == before


async def test_a_call_waits_for_the_board_it_is_about(service, clock, told, port):
    """A call is sent after the board, so that its reader finds the question there."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    person = await to_the_next(service, clock, table)
    board = (await service.queries.table(table.id)).board.message
    port.held[board] = asyncio.Event()
    told.start()
    for _ in range(50):
        await asyncio.sleep(0)
    await asyncio.sleep(0.05)
    assert (person,) not in port.pinged(CHANNEL)
    port.held.pop(board).set()
    await told.all()
    assert (person,) in port.pinged(CHANNEL)


@pytest.mark.slow
async def test_nobody_is_called_twice_for_one_wait(service, clock, told, port):
    """A player is called once per wait, however long it lasts and whatever else happens at the table."""
    table = await playing(service, 2, game="tunhell")
    person = await to_the_next(service, clock, table)
    await told.all()
    for _ in range(3):
        clock.now += 10 * AFTER
        await service.people.refresh_hand(table.id, person)
        await told.all()
    assert port.pinged(CHANNEL).count((person,)) == 1


async def test_nobody_is_called_twice_when_a_lost_call_is_sent_again_together_with_another(service, clock, told, port):
    """If a call's confirmation is lost, the next call for two people mentions only the other one."""
    table = await playing(service, 2, game="dungeon_lords")
    clock.now += 1000
    asked = (await service.queries.view_for(table.id, None)).questions
    items = [OutboxItem(n, table.id, Kind.CALL, seat, asked[seat]) for n, seat in enumerate(sorted(asked), 1)]
    port.lost = 1
    with pytest.raises(Trouble):
        await told.delivery.calls.deliver(items[:1])
    await told.delivery.calls.deliver([replace(items[0], attempts=2), items[1]])
    first, second = (table.occupants[item.seat].person for item in items)
    assert port.pinged(CHANNEL) == [(first,), (second,)]
    await told.stop()
    calls = (await service.queries.table(table.id)).calls
    assert {ref.message for ref in calls.values()} == {*port.posts(CHANNEL)}, "both are known, so both will be retired"


@pytest.mark.slow
async def test_a_call_stands_until_it_is_answered(service, clock, told, port):
    """A call is not deleted before it is answered, as that would leave a mention without a message."""
    table = await playing(service, 2, game="tunhell")
    person = await to_the_next(service, clock, table)
    await told.all()
    (call,) = (await service.queries.table(table.id)).calls.values()
    assert "delete" not in [kind for kind, _ in port.calls]
    await to_the_next(service, clock, table)
    await told.all()
    assert call.message not in port.shown
    assert len(port.pinged(CHANNEL)) == 1
    assert (person,) not in port.pinged(CHANNEL)


@pytest.mark.slow
async def test_nothing_is_left_of_an_answered_call(service, clock, told, port):
    """An answered call is deleted at once with one request, even if nobody else is called."""
    table = await playing(service, 2, game="tunhell")
    person = await to_the_next(service, clock, table)
    await told.all()
    (call,) = (await service.queries.table(table.id)).calls.values()
    await to_the_next(service, clock, table)
    for someone in (1, 2):
        told.delivery.presence.saw(someone)
    await told.all()
    assert call.message not in port.shown
    assert not (await service.queries.table(table.id)).calls
    deleted = [kind for kind, _ in port.calls].count("delete")
    await service.people.refresh_hand(table.id, person)
    await told.all()
    assert [kind for kind, _ in port.calls].count("delete") == deleted


async def test_a_game_that_was_given_up_calls_nobody(service, clock, told, port):
    """The end of a given-up game deletes pending calls."""
    table = await playing(service, 2, game="tunhell")
    await to_the_next(service, clock, table)
    await told.all()
    (call,) = (await service.queries.table(table.id)).calls.values()
    assert call.message in port.shown
    await service.execute(table.id, End(await meet(service, 1), moderator=True))
    await told.all()
    assert call.message not in port.shown


async def test_board_and_hand_do_not_wait_for_a_call(service, clock, told, port):
    """The board and the hand are updated although Discord delays the call."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    port.ring = asyncio.Event()
    await to_the_next(service, clock, table)
    told.start()
    while not port.ringing:  # noqa: ASYNC110 - the port tells nobody
        await asyncio.sleep(0.002)
    board = (await service.queries.table(table.id)).board.message
    before = port.shown[board]
    await move(service, table)
    async with asyncio.timeout(60):
        while port.shown[board] == before:  # noqa: ASYNC110 - the port tells nobody
            await asyncio.sleep(0.002)
    assert not port.ring.is_set()
    port.ring.set()
    await told.all()


async def test_a_call_that_fails_is_made_later(service, clock, told, port):
    """A failed call is retried, and the board is shown in the meantime."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    before = len(port.pinged(CHANNEL))
    await to_the_next(service, clock, table)
    port.ring_failures.append(Trouble("500"))
    await told.all()
    assert len(port.pinged(CHANNEL)) == before
    clock.now += 5
    await told.all()
    assert len(port.pinged(CHANNEL)) in {before, before + 1}
    assert port.pinged(CHANNEL)


@pytest.mark.slow
async def test_nobody_is_called_again_and_again(service, clock, told, port):
    """A player asked every two minutes who answers each time is called only once in nine minutes."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    person = await to_the_next(service, clock, table)
    await told.all()
    started, calls = clock.now, []
    while clock.now < started + 20 * 60:
        clock.now += 120
        await move(service, table)
        clock.now += 120
        before = set(port.shown)
        await told.all()
        calls += [clock.now for id_ in set(port.shown) - before if person in port.shown[id_][1].mentions]
    assert calls
    assert all(later - earlier >= CALLS_APART * AFTER for earlier, later in pairwise([started, *calls]))


async def test_a_quick_table_calls_as_often_as_its_pace(service, clock, told, port):
    """With two minutes per answer, a player is called at most once in two minutes, also after a restart."""
    table = await playing(service, 2, game="tunhell")
    quick = replace(table, pace=120.0)
    presence = told.delivery.presence
    presence.called(table.id, 2)
    assert presence.calls_rest_until(table, 2) == clock.now + CALLS_APART * AFTER
    assert presence.calls_rest_until(quick, 2) == clock.now + 120
    assert presence.calls_rest_until(table, 1) is None
    assert presence.calls_rest_until(table, 1, standing=clock.now - 60) == clock.now - 60 + CALLS_APART * AFTER
    clock.now += 120
    assert presence.calls_rest_until(quick, 2) is None


async def asked_in_secret(service, clock, told):
    """Return a table of three whose people were called to the same secret question and have been absent since."""
    table = await playing(service, 3, game="dungeon_lords")
    clock.now += 1000
    await told.all()
    return table


async def bid(service, table, person):
    """Let a person answer the secret question in full."""
    while (view := await service.queries.view_of(table.id, person)).seat in view.waiting:
        await service.execute(
            table.id, Move(person, view.ticket, core.any_of(view.offer.shape, Dice(view.ticket)), key())
        )
        if (await service.queries.view_of(table.id, person)).ticket != view.ticket:
            return


async def test_a_call_names_only_those_who_have_not_answered(service, clock, told, port):
    """A call is edited to mention only those who have not answered."""
    table = await asked_in_secret(service, clock, told)
    (call,) = (await service.queries.table(table.id)).calls.values()
    assert "<@1>, <@2> et <@3>" in port.shown[call.message][1].words()
    await bid(service, table, 2)
    await told.all()
    left = port.shown[call.message][1]
    assert "<@1> et <@3>" in left.words()
    assert list(left.controls())


async def test_nobody_stands_in_two_calls(service, clock, told, port):
    """Nobody is mentioned in two calls at once, even if a later question calls them again."""
    table = await asked_in_secret(service, clock, told)
    await bid(service, table, 2)
    await told.all()
    for _ in range(3):
        clock.now += 10 * CALLS_APART
        for person in (1, 3):
            view = await service.queries.view_of(table.id, person)
            if view.seat in view.waiting:
                await bid(service, table, person)
        await told.all()
        found = (await service.queries.table(table.id)).calls.values()
        live = [one for ref in found if list(port.shown[ref.message][1].controls()) for one in ref.asks]
        seats = [one.partition("-")[0] for one in live]
        assert len(seats) == len(set(seats))
        waiting = (await service.queries.view_for(table.id, None)).waiting
        assert {int(seat) for seat in seats} <= set(waiting)


async def test_after_a_restart_an_answered_call_is_taken_away(service, clock, told, port):
    """After a restart, an answered call is deleted, since the questions of messages are stored."""
    table = await asked_in_secret(service, clock, told)
    (call,) = (await service.queries.table(table.id)).calls.values()
    await told.stop()
    later = Told(service, port, call_after=AFTER)
    for person in (1, 2, 3):
        later.delivery.presence.saw(person)
        await bid(service, table, person)
    await later.all()
    assert call.message not in port.shown
    await later.stop()


async def test_a_call_that_was_renewed_names_its_person_once(service, clock, told, port):
    """A renewed call mentions its person once, as Discord refuses duplicate mentions."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    person = await to_the_next(service, clock, table)
    items = [item for item in await service.outbox_feed.take() if item.kind is Kind.CALL]
    (item,) = items
    await told.delivery.calls.deliver([item, replace(item, version=item.version + 1)])
    assert port.pinged(CHANNEL)[-1] == (person,)


async def test_a_call_speaks_the_language_of_the_person_called(service, clock, told, port):
    """In a French channel, Odo is called in English, since a call is for him alone."""
    table = await playing(service, 2, game="tunhell")
    assert table.locale == "fr"
    await told.all()
    said = {}
    for _ in range(2):
        person = await to_the_next(service, clock, table)
        await told.all()
        (call,) = [post for place, post in port.shown.values() if place == CHANNEL and post.mentions]
        said[person] = next(call.controls()).label
    spoken = {person: (await service.people.person(person)).locale for person in said}
    assert {*spoken.values()} == {"fr", "en"}
    assert said == {person: words(lang).text("bot-button-turn") for person, lang in spoken.items()}
