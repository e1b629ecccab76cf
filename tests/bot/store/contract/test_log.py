"""The log and the story of a table: what is asked for, and what is stored."""

import lzma

import orjson
import pytest

from bot.model import Phase, Table
from bot.store.rows.log import packed_rows, unpacked_rows
from bot.tables.absence import CameBack
from bot.tables.ending import Warned
from bot.tables.lobby import Opened
from bot.tables.log import Entry
from bot.tables.play import HINTED
from games.core import Event, Seat, say

TOLD = [
    (0, Event(say("one"), is_heading=True)),
    (0, Event(say("two"), Seat(1))),
    (2, Event(say("three"), is_recap=True)),
    (2, Event(say("four"))),
    (3, Event(say(HINTED), Seat(0))),
]


@pytest.fixture(autouse=True)
async def _table(store):
    def work(unit):
        unit.tables.save(None, Table("one", "game", 1, 10, 1, "fr", Phase.LOBBY))
        unit.log.append(
            "one", [Entry(n, Warned(), None if n else 7, f"key {n}" if n else None, float(n)) for n in range(4)]
        )
        unit.log.tell("one", TOLD)

    await store.write(work)


async def test_a_log_is_read_whole_or_after_an_entry(store):
    def read(unit):
        found = unit.log.entries("one"), unit.log.entries("one", 1), unit.log.entries("one", 3)
        return [[entry.n for entry in one] for one in found]

    assert await store.read(read) == [[0, 1, 2, 3], [2, 3], []]


async def test_an_entry_is_found_by_its_number_and_its_key(store):
    def read(unit):
        return (
            unit.log.entry("one", 2),
            unit.log.entry("one", 9),
            unit.log.has_key("one", "key 2"),
            unit.log.has_key("one", "no"),
        )

    assert await store.read(read) == (Entry(2, Warned(), None, "key 2", 2.0), None, True, False)


@pytest.mark.parametrize(
    ("seat", "limits", "expected"),
    [
        (None, {}, [0, 2, 3]),
        (Seat(1), {}, [0, 1, 2, 3]),
        (Seat(0), {}, [0, 2, 3, 4]),
        (None, {"with_hints": True}, [0, 2, 3, 4]),
        (Seat(1), {"after": 0}, [2, 3]),
        (Seat(1), {"upto": 0}, [0, 1]),
        (Seat(0), {"after": 1, "upto": 2}, [2, 3]),
    ],
)
async def test_a_history_is_of_a_seat_and_between_two_entries(store, seat, limits, expected):
    """A seat reads what was told to all and to it, without limits from the first entry to the last."""
    assert await store.read(lambda unit: unit.log.history("one", seat, **limits)) == [TOLD[n] for n in expected]


async def test_headings_recaps_and_seats_of_a_log_are_stored_as_in_earlier_releases(store):
    """In the column `heading`, 1 is a heading, 2 a recap and 0 neither."""
    sql = "SELECT n, seat, heading FROM story ORDER BY n, i"
    assert await store.read(lambda unit: unit.db.execute(sql).fetchall()) == [
        (0, None, 1), (0, 1, 0), (2, None, 2), (2, None, 0), (3, 0, 0),
    ]  # fmt: skip


async def test_the_log_says_which_entries_were_told_to_all(store):
    assert await store.read(lambda unit: unit.log.telling("one")) == [0, 2]


async def test_a_position_that_is_shared_is_read_until_its_time(store):
    def work(unit):
        unit.shared_positions.keep("token", "game", "state", 5.0, 9.0, 10)

    await store.write(work)

    def read(unit):
        return [unit.shared_positions.get(*one) for one in (("token", 8.0), ("token", 9.0), ("other", 8.0))]

    assert await store.read(read) == [("game", "state"), None, None]


def test_a_log_that_cannot_be_read_completely_is_not_read_at_all():
    """Rows of unequal length are neither compressed nor decompressed: nothing is cut off without a word."""
    rows = {"log": [("a", 1), ("b", 2)]}
    assert unpacked_rows(packed_rows(rows)) == rows
    with pytest.raises(ValueError, match="shorter"):
        packed_rows({"log": [("a", 1), ("b",)]})
    with pytest.raises(ValueError, match="shorter"):
        unpacked_rows(lzma.compress(orjson.dumps({"log": [["a", "b"], [1]]})))


async def test_a_packed_log_says_whom_it_names(store):
    """Of each person the number of their entries and the first and last time; of those only named, nothing."""

    def work(unit):
        over = Table("two", "game", 1, 11, 1, "fr", Phase.OVER)
        unit.tables.save(None, over)
        facts = [(Opened("game", 1, 11, 9, "fr", {}, ()), 7), (Warned(), None), (Warned(), 8), (Warned(), 7)]
        unit.log.append("two", [Entry(n, fact, by, None, 10.0 + n) for n, (fact, by) in enumerate(facts)])
        assert unit.log.to_pack(1.0, 10) == ["two"]
        unit.log.pack("two")
        unit.log.pack("two")

    await store.write(work)
    sql = "SELECT person, entries, first, last FROM packed_people ORDER BY person"
    assert await store.read(lambda unit: unit.db.execute(sql).fetchall()) == [
        (7, 2, 10.0, 13.0), (8, 1, 12.0, 12.0), (9, 0, None, None),
    ]  # fmt: skip
    assert await store.read(lambda unit: unit.log.to_pack(1.0, 10)) == []
    assert [entry.n for entry in await store.read(lambda unit: unit.log.entries("two"))] == [0, 1, 2, 3]


async def test_the_log_keeps_the_first_position_each_fiftieth_and_the_last_twenty(store):
    def work(unit):
        for n in range(4, 74):
            unit.log.append("one", [Entry(n, Warned(), None, None, 0.0)])
        for n in range(74):
            unit.positions.keep("one", n, "state")

    await store.write(work)
    assert [*await store.read(lambda unit: unit.positions.kept("one"))] == [0, 50, *range(54, 74)]


async def test_the_log_says_who_came_to_sit_there_only_where_a_seat_has_changed_hands(store):
    """Without such a change no entry is read; after one, all entries but moves."""
    assert await store.read(lambda unit: unit.log.changes_of_seats("one")) == []
    back = Entry(4, CameBack(Seat(0), "Mira"), 7, None, 4.0)
    await store.write(lambda unit: unit.log.append("one", [back]))
    found = await store.read(lambda unit: unit.log.changes_of_seats("one"))
    assert [entry.n for entry in found] == [0, 1, 2, 3, 4]
