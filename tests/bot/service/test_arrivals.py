"""A press reads a person's view of their table, from the cache if nothing has changed."""

import pytest

from bot.store.rows.tables import TableRows
from bot.tables.play import Move
from games import core
from games.core import Dice

from .evening import deliver, key, meet, playing

NAMES = {1: "Mira", 2: "Odo"}


@pytest.fixture
async def moved(service):
    """Return a table of two where somebody has just moved, with all deliveries made."""
    table = await playing(service, 2)
    seat = (await service.queries.view_for(table.id, None)).waiting[0]
    view = await service.queries.view_for(table.id, seat)
    person = table.occupants[seat].person
    done = await service.execute(
        table.id, Move(person, view.ticket, core.any_of(view.offer.shape, Dice("arrivals")), key()), person
    )
    await deliver(service)
    return done.table


@pytest.fixture
def loads(monkeypatch):
    """Record the tables that are loaded from the store."""
    found, read = [], TableRows._read

    def loading(tables, row, *around):
        found.append(row[0])
        return read(tables, row, *around)

    monkeypatch.setattr(TableRows, "_read", loading)
    return found


async def arrive(service, table, person, name=None, *, locale=None, guild=None, nickname=None):
    """Let somebody press a control at a table."""
    name = name or NAMES.get(person, "Fern")
    known = await service.people.person(person)
    locale = locale or (known.locale if known is not None else "en")
    return await service.arrivals.arrive(person, name, locale, guild, nickname or name, table.id)


async def test_an_unchanged_table_comes_from_memory_and_is_the_stored_one(service, moved, loads):
    """An unchanged table comes from the cache, and equals the stored one with its people and view."""
    for seat, occupant in moved.seated():
        person = await service.people.person(occupant.person)
        loads.clear()
        arrival = await service.arrivals.arrive(person.id, person.name, person.locale, None, person.name, moved.id)
        assert not loads
        view = arrival.view
        service._cache.forget()
        assert (arrival.person, view.seat) == (person, seat)
        stored = await service.queries.view_for(moved.id, seat)
        assert (view.view, view.offer, view.ticket, view.events, view.news, view.private) == (
            stored.view, stored.offer, stored.ticket, stored.events, stored.news, stored.private,
        )  # fmt: skip


async def test_a_stranger_sees_what_everyone_does(service, moved):
    """A person without a seat is looked up and gets the public view."""
    await meet(service, 3)
    arrival = await arrive(service, moved, 3)
    assert arrival.view.seat is None
    assert arrival.view.view == (await service.queries.view_for(moved.id, None)).view


async def test_a_new_name_and_a_new_language_are_noticed(service, moved):
    """Changes of name and language at Discord take effect at once."""
    assert (await arrive(service, moved, 1, "Mirabelle")).person.name == "Mirabelle"
    assert (await arrive(service, moved, 1, "Mirabelle", locale="en-GB")).person.locale == "en"
    here = await arrive(service, moved, 1, "Mirabelle", guild=moved.guild, nickname="Reine")
    assert (here.person.name, here.table.names[0]) == ("Reine", "Reine")


async def test_what_somebody_has_set_meanwhile_counts(service, moved):
    """A language chosen since the last move is used."""
    await service.people.set_language(1, "en")
    assert (await arrive(service, moved, 1)).person.locale == "en"
    await service.people.dm_closed(1)
    assert (await arrive(service, moved, 1)).person.closed


async def test_memory_moves_on_with_the_table(service, moved):
    """After a move, nobody gets the previous cached view."""
    before = await arrive(service, moved, 1)
    seat = (await service.queries.view_for(moved.id, None)).waiting[0]
    view = await service.queries.view_for(moved.id, seat)
    person = moved.occupants[seat].person
    await service.execute(moved.id, Move(person, view.ticket, core.any_of(view.offer.shape, Dice("later")), key()))
    after = await arrive(service, moved, 1)
    assert (before.table.n, after.table.n) == (moved.n, moved.n + 1)
