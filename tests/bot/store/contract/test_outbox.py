"""Outbox items are leased to one holder at a time, all of a table's to the same one."""

import pytest

from bot.model import Phase, Table
from bot.tables.notify import Kind, Notice
from games.core import Seat, say

NOW, LEASE = 100.0, 160.0
BOARD, HAND, CALL = Notice(Kind.BOARD), Notice(Kind.HAND, Seat(0)), Notice(Kind.CALL, Seat(0), "3")


@pytest.fixture(autouse=True)
async def _tables(store):
    def work(unit):
        for n, table_id in enumerate(("one", "two")):
            unit.tables.save(None, Table(table_id, "game", 5, 10 + n, 1, "fr", Phase.PLAYING))

    await store.write(work)


async def enqueue(store, table_id, *notices, holder="", due=NOW):
    return await store.write(lambda unit: unit.outbox.enqueue(table_id, notices, due, holder, LEASE if holder else 0.0))


async def take(store, holder, limit=10, now=NOW):
    found = await store.write(lambda unit: unit.outbox.take(now, limit, holder, now + 60))
    return [(item.table, item.kind) for item in found]


async def test_the_items_of_a_table_go_to_one_holder(store):
    """All items of a table go to one holder, however few are taken at a time; other tables are free."""
    await enqueue(store, "one", BOARD, HAND)
    await enqueue(store, "two", BOARD)
    assert await take(store, "a", 1) == [("one", Kind.BOARD)]
    assert await take(store, "b") == [("two", Kind.BOARD)]
    assert await take(store, "b") == []
    assert await take(store, "a") == [("one", Kind.HAND)]


async def test_a_lease_that_has_run_out_holds_nothing(store):
    """After a lease expires, another holder gets all of the table."""
    await enqueue(store, "one", BOARD, HAND)
    assert await take(store, "a", 1) == [("one", Kind.BOARD)]
    assert await take(store, "b", now=NOW + 61) == [("one", Kind.BOARD), ("one", Kind.HAND)]


async def test_what_is_enqueued_at_once_goes_to_the_holder_of_the_table(store):
    """New items go to the holder of their table, or to the enqueuing process if there is none."""
    assert [item.kind for item in await enqueue(store, "one", BOARD, HAND, holder="a")] == [Kind.BOARD, Kind.HAND]
    assert await enqueue(store, "one", BOARD, CALL, holder="b") == []
    assert await take(store, "b") == []
    assert await take(store, "a") == [("one", Kind.CALL)]


async def test_what_waits_already_is_renewed_and_stays_with_its_holder(store):
    """A new version of a held item stays with its holder, and does not count as another attempt."""
    (first,) = await enqueue(store, "one", BOARD, holder="a")
    (again,) = await enqueue(store, "one", BOARD, holder="a")
    assert (again.id, again.version, again.attempts) == (first.id, first.version + 1, 1)
    assert await enqueue(store, "one", BOARD) == []
    assert await enqueue(store, "one", BOARD, holder="b") == []
    assert await take(store, "b") == []
    (late,) = await enqueue(store, "one", BOARD, holder="b", due=LEASE + 1)
    assert (late.id, late.version, late.attempts) == (first.id, first.version + 4, 2)


async def test_what_nobody_has_in_hand_is_renewed_without_being_counted(store):
    """A new version of a free item is not counted as an attempt before it is taken."""
    for _ in range(3):
        assert await enqueue(store, "one", BOARD) == []
    (item,) = await store.write(lambda unit: unit.outbox.take(NOW, 10, "a", NOW + 60))
    assert (item.version, item.attempts) == (3, 1)


async def test_what_was_delivered_is_gone_unless_it_became_due_again(store):
    """A report removes an item, unless it has a newer version."""
    board, hand = await enqueue(store, "one", BOARD, HAND, holder="a")
    await enqueue(store, "one", BOARD, due=NOW)
    free = await store.write(lambda unit: unit.outbox.report([board, hand], []))
    assert free == {board.id: board.version + 1}
    assert await take(store, "b") == [("one", Kind.BOARD)]


async def test_what_is_put_off_comes_again_when_it_is_due(store):
    """A postponed item is handed out again when due, and counts as pending until then."""
    (board,) = await enqueue(store, "one", BOARD, holder="a")
    await store.write(lambda unit: unit.outbox.report([], [(board, NOW + 5)]))
    assert await store.read(lambda unit: (unit.outbox.count(), unit.outbox.next_due(NOW, "a"))) == (1, NOW + 5)
    assert await take(store, "a") == []
    assert await take(store, "a", now=NOW + 5) == [("one", Kind.BOARD)]


async def test_what_a_holder_had_is_released(store):
    """Releasing a holder frees all its items, and no others."""
    await enqueue(store, "one", BOARD, holder="a")
    await enqueue(store, "two", BOARD, holder="b")
    await store.write(lambda unit: unit.outbox.release("a", NOW))
    assert await take(store, "c") == [("one", Kind.BOARD)]


async def test_what_was_put_off_is_looked_at_after_a_release(store):
    """Releasing includes postponed items, as the clock may have been set back."""
    (board,) = await enqueue(store, "one", BOARD, holder="a")
    await store.write(lambda unit: unit.outbox.report([], [(board, NOW + 3600)]))
    await store.write(lambda unit: unit.outbox.release("a", NOW))
    assert await take(store, "a") == [("one", Kind.BOARD)]


async def test_only_the_calls_that_are_still_asked_for_wait(store):
    """Calls for outdated questions of a seat move to its current one; calls to other seats are dropped."""
    other = Notice(Kind.CALL, Seat(1), "3")
    await enqueue(store, "one", CALL, other)
    await store.write(lambda unit: unit.outbox.enqueue("one", [], NOW, calls={Seat(0): "4"}))
    (item,) = await store.write(lambda unit: unit.outbox.take(NOW, 10, "a", LEASE))
    assert (item.kind, item.seat, item.ticket) == (Kind.CALL, Seat(0), "4")


async def row(store, column="holder, until, attempts"):
    return await store.read(lambda unit: unit.db.execute(f"SELECT {column} FROM outbox ORDER BY id").fetchall())


async def test_what_nobody_has_in_the_outbox_was_not_tried(store):
    """An item without a holder has no lease and no attempt; the first to take it makes one of both."""
    await store.write(lambda unit: unit.outbox.enqueue("one", [BOARD], NOW))
    assert await row(store) == [("", 0.0, 0)]
    assert await store.read(lambda unit: unit.outbox.next_due(NOW, "a")) == NOW
    await take(store, "a")
    assert await row(store) == [("a", NOW + 60, 1)]
    assert await store.read(lambda unit: unit.outbox.next_due(NOW, "a")) == NOW + 60


async def test_what_another_has_stays_in_the_outbox_without_a_holder(store):
    await enqueue(store, "one", BOARD, holder="a")
    assert await enqueue(store, "one", HAND, holder="b") == []
    assert await row(store) == [("a", LEASE, 1), ("", 0.0, 0)]


async def test_a_lease_of_the_outbox_ends_at_its_last_moment(store):
    """When a lease ends, the holder's next version is another attempt, and another holder may have it."""
    (first,) = await enqueue(store, "one", BOARD, holder="a")
    (again,) = await enqueue(store, "one", BOARD, holder="a", due=LEASE)
    assert (again.attempts, again.version) == (first.attempts + 1, 2)
    (other,) = await enqueue(store, "one", BOARD, holder="b", due=LEASE)
    assert (other.attempts, other.version) == (first.attempts + 2, 3)


async def test_the_outbox_hands_out_what_was_due_first(store):
    """Items are handed out in the order in which they became due, those of one moment in that of their arrival."""
    await enqueue(store, "one", HAND, due=NOW - 1)
    await enqueue(store, "two", CALL, BOARD, due=NOW - 2)
    assert await take(store, "a") == [("two", Kind.CALL), ("two", Kind.BOARD), ("one", Kind.HAND)]


async def test_notices_of_the_outbox_are_told_one_by_one_and_all_else_once(store):
    """Each sentence is an item of its own, in its order; of a board or a hand the newest version is one."""
    first, second = (Notice(Kind.NOTICE, say=say(word)) for word in ("first", "second"))
    for _ in range(2):
        handed = await enqueue(store, "one", first, BOARD, second, holder="a")
        assert [one.say for one in handed if one.kind is Kind.NOTICE] == [first.say, second.say]
    assert await row(store, "kind, seat, version") == [
        ("notice", -1, 1), ("board", -1, 2), ("notice", -1, 1), ("notice", -1, 1), ("notice", -1, 1),
    ]  # fmt: skip


async def test_whether_a_kind_waits_in_the_outbox_is_known(store):
    await enqueue(store, "one", BOARD)

    def look(unit):
        return [unit.outbox.is_waiting(*one) for one in (("one", Kind.BOARD), ("one", Kind.HAND), ("two", Kind.BOARD))]

    assert await store.read(look) == [True, False, False]


async def test_nothing_is_due_in_an_empty_outbox(store):
    def look(unit):
        return unit.outbox.next_due(NOW, "a"), unit.outbox.count(), unit.timers.next_due(), unit.timers.due(NOW, 9)

    assert await store.read(look) == (None, 0, None, [])


async def test_a_report_to_the_outbox_says_what_has_a_newer_version(store):
    board, hand = await enqueue(store, "one", BOARD, HAND, holder="a")
    await enqueue(store, "one", BOARD)
    found = await store.write(lambda unit: unit.outbox.report([board], [(hand, NOW + 9)]))
    assert found == {board.id: 2, hand.id: 1}
    assert await row(store, "kind, version, holder, until, attempts, due") == [
        ("board", 2, "", 0.0, 0, NOW), ("hand", 1, "", 0.0, 1, NOW + 9),
    ]  # fmt: skip
