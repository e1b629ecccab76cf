"""Equal stamps mean that nothing of a table or its people has changed."""

from dataclasses import replace

import pytest

from bot.model import Occupant, Phase, Table
from bot.profile import Preferences
from bot.store import TableStamp

TABLE = Table(
    "one", "game", 5, 10, 1, "fr", Phase.PLAYING, n=7,
    occupants=(Occupant("Mira", 1), Occupant("Odo", 2), Occupant("Random", computer="random", owner=3)),
)  # fmt: skip


@pytest.fixture(autouse=True)
async def _people(store):
    def work(unit):
        for person, name in ((1, "Mira"), (2, "Odo"), (3, "Zoé"), (4, "Fern")):
            unit.people.meet(person, name, "fr")
        unit.tables.save(None, TABLE)

    await store.write(work)


async def stamp(store) -> TableStamp:
    found = await store.read(lambda unit: unit.tables.stamp("one"))
    assert found is not None
    return found


def erase(unit, person):
    unit.privacy.erase(person, -person, [], lambda locale, taken: "Former player")


CHANGES = {
    "name": lambda unit: unit.people.meet(1, "Mirabelle", "fr"),
    "nickname": lambda unit: unit.people.set_nickname(5, 2, "Oddo"),
    "owner": lambda unit: unit.people.set_nickname(5, 3, "Zozo"),
    "language": lambda unit: unit.people.set_language(1, "en"),
    "mentions": lambda unit: unit.people.set_mentions(1, False),
    "settings": lambda unit: unit.people.set_preferences(1, Preferences()),
    "private messages": lambda unit: unit.people.set_dm(1, 77),
    "closed": lambda unit: unit.people.set_closed(1),
    "untold": lambda unit: unit.people.set_untold(1, "something"),
    "erased": lambda unit: erase(unit, 2),
    "owner erased": lambda unit: erase(unit, 3),
    "entry": lambda unit: unit.tables.save(TABLE, replace(TABLE, n=8)),
}


@pytest.mark.parametrize("change", CHANGES)
async def test_the_stamp_changes_with_the_table_and_its_people(store, change):
    """Every change of what is read with a table gives a stamp that was never used before."""
    before = await stamp(store)
    await store.write(CHANGES[change])
    assert await stamp(store) > before


async def test_an_erasure_is_not_outweighed_by_another_change(store):
    """An erasure changes the stamp even if another revision rises by as much."""

    def work(unit):
        erase(unit, 1)
        unit.people.set_closed(2)

    before = await stamp(store)
    await store.write(work)
    assert await stamp(store) > before


async def test_the_stamp_stands_while_nothing_changes(store):
    """Changes of other tables and of message positions leave the stamp unchanged."""
    before = await stamp(store)

    def work(unit):
        unit.people.meet(4, "Fernande", "en")
        unit.tables.save(None, Table("two", "game", 5, 11, 4, "fr", Phase.LOBBY, occupants=(Occupant("Fern", 4),)))

    await store.write(work)
    assert await stamp(store) == before
    assert await store.read(lambda unit: unit.tables.stamp("two")) == TableStamp(0, 2)
    assert await store.read(lambda unit: unit.tables.stamp("none")) is None
