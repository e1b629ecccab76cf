"""Two services on one database answer as if there were only one."""

from dataclasses import replace

import pytest

from bot.model import Phase
from bot.post import BOARD, PostedMessage, hand_slot
from bot.profile import Preferences
from bot.service import Service
from bot.store import SqliteStore
from bot.store.postgres import PostgresStore
from bot.tables.deal import Start
from bot.tables.play import Move
from bot.tables.seats import Join, Leave
from bot.tables.undo import TakeBack
from games import core
from games.core import Dice, Refusal, Seat

from .evening import NAMES, key, lobby, meet

STEPS = 60


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
async def services(request, file, clock):
    """Return two services that work, and one without a cache, which shows the stored state."""
    if request.param == "sqlite":
        stores = [await SqliteStore.open(file, busy=2.0) for _ in range(3)]
    else:
        url = request.getfixturevalue("cluster").new()
        stores = [await PostgresStore.open(url) for _ in range(3)]
    made = [Service(store, clock) for store in stores]
    for one in made:
        one.computers.closing.set()
    yield made
    for one, store in zip(made, stores, strict=True):
        await one.drain()
        await store.close()


async def seen(service, table_id):
    """Return everything that each reader may know of a table."""
    found = await service.queries.snapshot(table_id)
    readers = (None, *(Seat(seat) for seat in range(len(found.table.occupants))))
    views = [found.view_for(reader) for reader in readers] if found.is_dealt else []
    return found.table, found.table.messages, dict(found.people), views


async def move(service, table_id, dice):
    """Let an asked person answer according to a service's view."""
    public = await service.queries.view_for(table_id, None)
    seats = [seat for seat in public.waiting if public.table.occupants[seat].person is not None]
    if seats:
        seat = seats[dice.below(len(seats))]
        person = public.table.occupants[seat].person
        arrival = await service.arrivals.arrive(person, NAMES[person], "en-GB", None, NAMES[person], table_id)
        view = arrival.view
        if view.offer is None:  # for a quiet question, who has answered is hidden
            assert view.answer is not None, "who is awaited finds a question"
            return
        await service.execute(table_id, Move(person, view.ticket, core.any_of(view.offer.shape, dice), key()))


async def change(service, table_id, dice, number):
    """Change a table, its people or its messages at random."""
    table = (await service.queries.snapshot(table_id)).table
    person = 1 + dice.below(3)
    match dice.below(12):
        case 0:
            await service.people.meet(person, NAMES[person], "en-GB", table.guild, f"{NAMES[person]} {number}")
        case 1:
            await service.people.set_language(person, ("fr", "en")[dice.below(2)])
        case 2:
            await service.people.dm_opened(person, 5000 + number)
        case 3:
            await service.preferences.change(person, lambda old: replace(old, tips=not old.tips))
        case 4:
            slot = (BOARD, hand_slot(Seat(dice.below(3))))[dice.below(2)]
            message = PostedMessage(10, 9000 + number, 1.0, f"{number}", {"table.png": number})
            await service.outbox_feed.report(messages=[(table_id, slot, message)])
        case 5:
            await service.execute(table_id, Leave(await meet(service, person)))
        case 6:
            await service.execute(table_id, Join(await meet(service, person)))
        case 7:
            await service.execute(table_id, TakeBack(await meet(service, person), key()))
        case _:
            await move(service, table_id, dice)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lantern", "tunhell", "maphr"])
async def test_two_services_answer_as_one(services, game):
    """After each change, both services agree with one without a cache."""
    table = await lobby(services[0], 3, game=game)
    await services[0].execute(table.id, Start(await meet(services[0], 1)))
    dice, refused = Dice(f"two {game}"), 0
    for number in range(STEPS):
        try:
            await change(services[dice.below(2)], table.id, dice, number)
        except Refusal:
            refused += 1
        services[2]._cache.forget()
        true = await seen(services[2], table.id)
        for service in services[:2]:
            assert await seen(service, table.id) == true
        if true[0].phase is not Phase.PLAYING:
            break
    assert refused < number / 2


async def test_an_answer_given_elsewhere_is_known_at_once(services):
    """A question opened by another process is known at once."""
    here, there, _ = services
    table = await lobby(here, 2)
    await here.execute(table.id, Start(await meet(here, 1)))
    before = await here.queries.view_of(table.id, 1)
    assert before.offer is not None
    await here.execute(table.id, Move(1, before.ticket, core.any_of(before.offer.shape, Dice("a")), key()))
    after = await there.queries.view_of(table.id, 2)
    await there.execute(table.id, Move(2, after.ticket, core.any_of(after.offer.shape, Dice("b")), key()))
    arrival = await here.arrivals.arrive(1, NAMES[1], "fr", None, NAMES[1], table.id)
    assert arrival.view == await there.queries.view_of(table.id, 1)
    assert not await here.arrivals.is_current(before.table)


async def test_a_person_erased_elsewhere_is_named_by_nobody(services):
    """A name erased by another process is not shown from the cache."""
    here, there, _ = services
    table = await lobby(here, 3)
    await here.execute(table.id, Start(await meet(here, 1)))
    name = NAMES[2]
    assert name in (await here.queries.snapshot(table.id)).table.names
    await there.privacy.forget(await meet(there, 2))
    found = await seen(here, table.id)
    services[2]._cache.forget()
    assert found == await seen(services[2], table.id)
    assert name not in repr([found[0], found[3][0].events])


async def test_preferences_are_read_anew_wherever_they_were_changed(services):
    here, there, _ = services
    table = await lobby(here, 2)
    await here.execute(table.id, Start(await meet(here, 1)))
    assert (await here.queries.snapshot(table.id)).people[Seat(0)].preferences == Preferences()
    await there.preferences.change(1, lambda old: replace(old, tips=False))
    assert not (await here.queries.snapshot(table.id)).people[Seat(0)].preferences.tips
