"""Positions are stored as long as they may be needed; the log is complete."""

import pytest

from bot.model import Phase, Table
from bot.store import StoreFailed, UnitOfWork
from bot.tables.ending import Warned
from bot.tables.log import Entry

ENTRIES = 170


def opened(unit: UnitOfWork, table_id: str, channel: int) -> None:
    unit.tables.save(None, Table(table_id, "game", 1, channel, 1, "fr", Phase.PLAYING))


def played(unit: UnitOfWork, first: int, last: int, table_id: str = "one") -> None:
    for n in range(first, last + 1):
        unit.log.append(table_id, [Entry(n, Warned(), 1, None, 0.0)])
        unit.positions.keep(table_id, n, f"position {n}")


@pytest.fixture(autouse=True)
async def _table(store):
    await store.write(lambda unit: opened(unit, "one", 10))


async def test_the_newest_positions_are_kept_and_of_the_others_one_in_fifty(store):
    """After 170 entries from a deal at 3, positions of the deal, 50, 100, 150 and the last twenty are stored."""
    await store.write(lambda unit: played(unit, 3, ENTRIES))
    kept = await store.read(lambda unit: unit.positions.kept("one"))
    assert list(kept) == [3, 50, 100, 150, *range(151, 171)]
    assert kept[160] == "position 160"
    assert await store.read(lambda unit: unit.positions.latest("one")) == 170
    assert await store.read(lambda unit: unit.positions.by("one", 149)) == (100, "position 100")
    assert await store.read(lambda unit: unit.positions.by("one", 2)) is None
    assert len(await store.read(lambda unit: unit.log.entries("one"))) == ENTRIES - 2


async def test_a_position_belongs_to_an_entry_of_the_log(store):
    """A position requires an existing log entry."""
    await store.write(lambda unit: played(unit, 0, 1))
    with pytest.raises(StoreFailed):
        await store.write(lambda unit: unit.positions.keep("one", 2, "position 2"))


async def test_tables_do_not_thin_out_each_other(store):
    """Thinning out positions of one table leaves others alone."""
    await store.write(lambda unit: opened(unit, "two", 11))
    await store.write(lambda unit: played(unit, 1, 1, "two"))
    await store.write(lambda unit: played(unit, 0, ENTRIES))
    assert await store.read(lambda unit: unit.positions.kept("two")) == {1: "position 1"}


async def test_a_seat_has_one_review_until_its_person_is_forgotten(store):
    """A seat has one review, replaced by a newer one, until its person is erased."""
    for seat, person, text in ((0, 1, "early"), (0, 1, "late"), (1, 2, "other")):
        await store.write(
            lambda unit, seat=seat, person=person, text=text: unit.reviews.keep("one", seat, person, text)
        )
    assert [await store.read(lambda unit, seat=seat: unit.reviews.get("one", seat)) for seat in (0, 1, 2)] == [
        "late", "other", None,
    ]  # fmt: skip
    await store.write(lambda unit: unit.privacy.erase(1, -7, (), lambda locale, names: "Former player"))
    assert await store.read(lambda unit: unit.reviews.get("one", 0)) is None
    assert await store.read(lambda unit: unit.reviews.get("one", 1)) == "other"
