"""A transaction is carried out wholly or not at all, whatever happens to the disk, the lock or the task."""

import asyncio
import logging
import sqlite3
from pathlib import Path

import pytest

from bot.store import Store, StoreFailed, log, people, tables


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "porion.sqlite"


@pytest.fixture
async def store(file: Path):
    opened = await Store.open(file, patience=0.05)
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
    await store.write(lambda db: people.meet(db, 1, "Mira", "fr"))
    assert names(file) == ["Mira"]


async def test_a_transaction_that_raises_is_taken_back(store, file):
    """What was done before the error is gone too."""

    def work(db):
        people.meet(db, 1, "Mira", "fr")
        raise KeyError("no such dwarf")

    with pytest.raises(KeyError):
        await store.write(work)
    assert names(file) == []
    await store.write(lambda db: people.meet(db, 2, "Odo", "en"))
    assert names(file) == ["Odo"]


@pytest.mark.parametrize("steps", range(4))
async def test_a_cancelled_task_leaves_no_lock(store, file, steps):
    """Cancelled before, within or after its transaction: others can write at once, and all or nothing stands."""

    def work(db):
        people.meet(db, 1, "Mira", "fr")
        people.meet(db, 2, "Odo", "en")

    task = asyncio.create_task(store.write(work))
    for _ in range(steps):
        await asyncio.sleep(0.0004)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await store.read(lambda db: None)
    other = sqlite3.connect(file, timeout=0, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    other.execute("ROLLBACK")
    other.close()
    assert names(file) in ([], ["Mira", "Odo"])


async def test_a_file_that_another_program_holds_gives_a_clear_failure(store, file, caplog):
    """The reader gets a sentence, the operator a line, and later everything works again."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with caplog.at_level(logging.ERROR), pytest.raises(StoreFailed) as caught:
        await store.write(lambda db: people.meet(db, 1, "Mira", "fr"))
    assert caught.value.say.id == "bot-no-store"
    assert "database is locked" in caplog.text
    other.execute("ROLLBACK")
    other.close()
    await store.write(lambda db: people.meet(db, 1, "Mira", "fr"))
    assert names(file) == ["Mira"]


async def test_a_full_disk_gives_a_clear_failure_and_no_half_state(store, file):
    """What no longer fits is taken back as a whole."""
    pages = await store.read(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
    await store.read(lambda db: db.execute(f"PRAGMA max_page_count = {pages + 2}"))

    def work(db):
        for i in range(1000):
            people.meet(db, i, "a long name " * 20, "fr")

    with pytest.raises(StoreFailed):
        await store.write(work)
    assert names(file) == []
    await store.write(lambda db: people.meet(db, 1, "Mira", "fr"))
    assert names(file) == ["Mira"]


async def test_a_closed_store_gives_a_clear_failure(store):
    """A late click during shutdown is refused, not lost in a trace."""
    await store.close()
    with pytest.raises(StoreFailed):
        await store.read(lambda db: people.person(db, 1))


async def test_a_note_is_kept_and_replaced(store):
    """One text under each name."""
    assert await store.note("commands") is None
    for text in ("old", "new"):
        await store.set_note("commands", text)
    assert await store.note("commands") == "new"


async def test_a_channel_has_one_live_table(store):
    """The database itself keeps the promise, for whoever writes."""
    await store.write(lambda db: tables.add(db, "one", "game", 1, 10, 1, "fr", 0.0))
    with pytest.raises(sqlite3.IntegrityError):
        await store.write(lambda db: tables.add(db, "two", "game", 1, 10, 1, "fr", 0.0))
    await store.write(lambda db: tables.set_phase(db, "one", "over"))
    await store.write(lambda db: tables.add(db, "two", "game", 1, 10, 1, "fr", 1.0))
    assert (await store.read(lambda db: tables.table_in(db, 10))).id == "two"


async def test_the_log_cannot_be_rewritten(store):
    """A line of the log stays as it was written."""
    await store.write(lambda db: tables.add(db, "one", "game", 1, 10, 1, "fr", 0.0))
    entry = log.Entry(0, None, 1, None, None, None, 0.0)
    await store.write(lambda db: log.add(db, "one", entry))
    with pytest.raises(sqlite3.IntegrityError, match="only added to"):
        await store.write(lambda db: db.execute("UPDATE log SET choice = ''"))
    with pytest.raises(sqlite3.IntegrityError):
        await store.write(lambda db: log.add(db, "one", entry))
    assert await store.read(lambda db: log.entries(db, "one")) == [entry]
