"""A transaction is carried out wholly or not at all, whatever happens to the disk, the lock or the task."""

import asyncio
import logging
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bot.model import Phase, Sitter, Table
from bot.store import ChannelTaken, SqliteStore, StoreFailed
from bot.tables.entries import Entry, Warned
from games.core import Event, Refusal, say


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "porion.sqlite"


@pytest.fixture
async def store(file: Path):
    opened = await SqliteStore.open(file, busy=0.05)
    yield opened
    await opened.close()


def names(file: Path) -> list[str]:
    """What another program reads from the file."""
    other = sqlite3.connect(file)
    found = [row[0] for row in other.execute("SELECT name FROM people ORDER BY id")]
    other.close()
    return found


async def test_what_is_written_can_be_read_by_others_at_once(store, file):
    """A write that has returned is committed."""
    await store.write(lambda unit: unit.people.meet(1, "Mira", "fr"))
    assert names(file) == ["Mira"]


async def test_a_transaction_that_raises_is_taken_back(store, file):
    """What was done before the error is gone too."""

    def work(unit):
        unit.people.meet(1, "Mira", "fr")
        raise KeyError("no such dwarf")

    with pytest.raises(KeyError):
        await store.write(work)
    assert names(file) == []
    await store.write(lambda unit: unit.people.meet(2, "Odo", "en"))
    assert names(file) == ["Odo"]


@pytest.mark.parametrize("steps", range(4))
async def test_a_cancelled_task_leaves_no_lock(store, file, steps):
    """Cancelled before, within or after its transaction: others can write at once, and all or nothing stands."""

    def work(unit):
        unit.people.meet(1, "Mira", "fr")
        unit.people.meet(2, "Odo", "en")

    task = asyncio.create_task(store.write(work))
    for _ in range(steps):
        await asyncio.sleep(0.0004)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await store.write(lambda unit: None)
    other = sqlite3.connect(file, timeout=0, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    other.execute("ROLLBACK")
    other.close()
    assert names(file) in ([], ["Mira", "Odo"])


async def test_a_file_that_another_program_holds_gives_a_clear_failure(store, file, caplog):
    """The reader gets a sentence, the operator a line, and later everything works again."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with caplog.at_level(logging.ERROR), pytest.raises(StoreFailed):
        await store.write(lambda unit: unit.people.meet(1, "Mira", "fr"))
    assert "database is locked" in caplog.text
    other.execute("ROLLBACK")
    other.close()
    await store.write(lambda unit: unit.people.meet(1, "Mira", "fr"))
    assert names(file) == ["Mira"]


async def test_a_full_disk_gives_a_clear_failure_and_no_half_state(store, file):
    """What no longer fits is taken back as a whole."""
    pages = await store.write(lambda unit: unit.db.execute("PRAGMA page_count").fetchone()[0])
    await store.write(lambda unit: unit.db.execute(f"PRAGMA max_page_count = {pages + 2}").fetchone())

    def work(unit):
        for i in range(1000):
            unit.people.meet(i, "a long name " * 20, "fr")

    with pytest.raises(StoreFailed):
        await store.write(work)
    assert names(file) == []
    await store.write(lambda unit: unit.people.meet(1, "Mira", "fr"))
    assert names(file) == ["Mira"]


async def test_a_closed_store_gives_a_clear_failure(store):
    """A late click during shutdown is refused, not lost in a trace."""
    await store.close()
    with pytest.raises(StoreFailed):
        await store.read(lambda unit: unit.people.get(1))


def test_a_failure_of_ours_is_no_refusal():
    """Nobody who forgives a refusal forgives a failure with it."""
    assert not issubclass(StoreFailed, Refusal)
    assert not issubclass(Refusal, StoreFailed)


async def test_a_note_is_kept_and_replaced(store):
    """One text under each name."""
    assert await store.read(lambda unit: unit.bookkeeping.note("commands")) is None
    for text in ("old", "new"):
        await store.write(lambda unit, text=text: unit.bookkeeping.set_note("commands", text))
    assert await store.read(lambda unit: unit.bookkeeping.note("commands")) == "new"


def table(table_id: str, **values: object) -> Table:
    """A lobby in channel 10 with one person."""
    return replace(Table(table_id, "game", 1, 10, 1, "fr", Phase.LOBBY, sitters=(Sitter("Mira", 1),)), **values)


async def test_a_channel_has_one_live_table(store):
    """The database itself keeps the promise; its caller hears of a taken channel, not of an integrity error."""
    one, two = table("one"), table("two", opened_at=1.0)
    await store.write(lambda unit: unit.tables.save(None, one))
    with pytest.raises(ChannelTaken):
        await store.write(lambda unit: unit.tables.save(None, two))
    await store.write(lambda unit: unit.tables.save(one, replace(one, phase=Phase.OVER)))
    await store.write(lambda unit: unit.tables.save(None, two))
    assert (await store.read(lambda unit: unit.tables.in_channel(10))).id == "two"


async def test_seats_are_saved_as_they_change(store):
    """People move up, swap and go; what is read is what was written."""
    sitters = [Sitter("Mira", 1), Sitter("Odo", 2, since=1), Sitter("Zoé", computer="random", owner=3, is_gone=True)]
    before = table("one")
    await store.write(lambda unit: unit.tables.save(None, before))
    for order in ([0, 1, 2], [1, 0, 2], [2, 1], [1], [0, 2]):
        after = replace(before, sitters=tuple(sitters[n] for n in order))
        await store.write(lambda unit, before=before, after=after: unit.tables.save(before, after))
        assert await store.read(lambda unit: unit.tables.get("one")) == after
        before = after


async def test_the_log_cannot_be_rewritten(store):
    """A line of the log stays as it was written."""
    await store.write(lambda unit: unit.tables.save(None, table("one")))
    entry = Entry(0, Warned(), 1, None, 0.0)
    await store.write(lambda unit: unit.log.append("one", [entry]))
    for damage in ("UPDATE log SET payload = ''", "DELETE FROM log"):
        with pytest.raises(StoreFailed):
            await store.write(lambda unit, damage=damage: unit.db.execute(damage).rowcount)
    with pytest.raises(StoreFailed):
        await store.write(lambda unit: unit.log.append("one", [entry]))
    assert await store.read(lambda unit: unit.log.entries("one")) == [entry]


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT id FROM outbox WHERE table_id = 'one' AND kind = 'call' AND kind <> 'notice'",
        "SELECT min(due) FROM outbox WHERE until = 0",
        "SELECT min(until) FROM outbox WHERE until > 0",
        "SELECT n FROM log WHERE table_id = 'one' AND seat = 1 ORDER BY n DESC LIMIT 1",
        "SELECT 1 FROM log WHERE table_id = 'one' AND key = 'x'",
        "SELECT sentence FROM story WHERE table_id = 'one' AND seat = 1 AND n >= 3 ORDER BY n, i",
        "SELECT 1 FROM log WHERE table_id = 'one' AND kind <> 'moved' AND kind IN ('stood-in', 'came-back') LIMIT 1",
        "SELECT n FROM log WHERE table_id = 'one' AND kind <> 'moved' AND kind = 'adopted'",
        "SELECT count(*) FROM tables WHERE guild = 1 AND phase IN ('lobby', 'playing')",
        "SELECT count(*) FROM seats JOIN tables ON id = table_id WHERE person = 1 AND phase IN ('lobby', 'playing')",
        "SELECT due FROM timers WHERE due <= 5 ORDER BY due LIMIT 5",
    ],
)
async def test_no_click_walks_through_a_whole_table(store, sql):
    """What every click asks is found by an index, however much there is."""
    plan = await store.read(lambda unit: unit.db.execute(f"EXPLAIN QUERY PLAN {sql}").fetchall())
    steps = [row[3] for row in plan]
    assert steps
    assert all("SEARCH" in step or "USING COVERING INDEX" in step for step in steps if "TEMP B-TREE" not in step), steps


async def test_what_waits_is_written_together_and_each_by_itself(store, file):
    """Of many works at once those that raise take back only themselves; all others are on the disk."""

    def work(n):
        def whole(unit):
            unit.people.meet(n, f"person {n}", "fr")
            if n % 3 == 0:
                raise KeyError(n)
            if n % 7 == 0:
                unit.db.execute("INSERT INTO nowhere VALUES (1)")
            return n

        return whole

    done = await asyncio.gather(*(store.write(work(n)) for n in range(1, 200)), return_exceptions=True)
    for n, result in enumerate(done, start=1):
        if n % 3 == 0:
            assert isinstance(result, KeyError)
        elif n % 7 == 0:
            assert isinstance(result, StoreFailed)
        else:
            assert result == n
    assert len(names(file)) == len([one for one in done if isinstance(one, int)])


async def test_a_commit_that_fails_fails_everybody(store, file):
    """Nobody hears that their work is done when it is not on the disk."""
    pages = await store.write(lambda unit: unit.db.execute("PRAGMA page_count").fetchone()[0])
    await store.write(lambda unit: unit.db.execute(f"PRAGMA max_page_count = {pages + 2}").fetchone())

    def much(unit):
        for i in range(1000):
            unit.people.meet(i, "a long name " * 20, "fr")

    little = [store.write(lambda unit, n=n: unit.people.meet(n, "Odo", "en")) for n in (2001, 2002)]
    done = await asyncio.gather(little[0], store.write(much), little[1], return_exceptions=True)
    assert isinstance(done[1], StoreFailed)
    standing = [n for n, result in zip((2001, 2002), (done[0], done[2]), strict=True) if result is None]
    assert len(names(file)) == len(standing)


async def test_headings_and_recaps_are_read_back_as_such(store):
    """What a reader is told, and what of it sums up the rest."""
    told = [Event(say("one"), is_heading=True), Event(say("two")), Event(say("three"), is_recap=True)]
    await store.write(lambda unit: unit.tables.save(None, Table("table", "game", 1, 10, 1, "fr", Phase.LOBBY)))
    await store.write(lambda unit: unit.log.tell("table", [(1, event) for event in told]))
    assert await store.read(lambda unit: unit.log.story("table", 10)) == [(1, event) for event in told]
    assert await store.read(lambda unit: unit.log.history("table", None)) == [(1, event) for event in told]
    assert [event for _, event in await store.read(lambda unit: unit.log.headings("table"))] == told[:1]
