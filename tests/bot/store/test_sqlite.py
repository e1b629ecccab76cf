"""A transaction is carried out wholly or not at all, whatever happens to disk, lock or task."""

import asyncio
import logging
import os
import sqlite3
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from bot.model import Phase, Table
from bot.store import SqliteStore, StoreFailed, UnusableDatabase, claim
from bot.store.connection import Connection
from bot.tables.ending import Warned
from bot.tables.log import Entry
from tests.house.sources import ROOT


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "porion.sqlite"


@pytest.fixture
async def store(file: Path):
    opened = await SqliteStore.open(file, busy=0.05)
    yield opened
    await opened.close()


def names(file: Path) -> list[str]:
    """Return the names another program reads from the file."""
    other = sqlite3.connect(file)
    found = [row[0] for row in other.execute("SELECT name FROM people ORDER BY id")]
    other.close()
    return found


async def test_what_is_written_can_be_read_by_others_at_once(store, file):
    """A finished write is committed and visible to other programs."""
    await store.write(lambda unit: unit.people.meet(1, "Mira", "fr"))
    assert names(file) == ["Mira"]


@pytest.mark.parametrize("steps", range(4))
async def test_a_cancelled_task_leaves_no_lock(store, file, steps):
    """A cancelled transaction leaves no lock, and is stored wholly or not at all."""

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


async def test_what_is_asked_after_the_end_is_never_written(file):
    """Work requested after closing is never stored, even while earlier work is running."""
    store, begun, go = await SqliteStore.open(file), threading.Event(), threading.Event()

    def slow(unit):
        begun.set()
        go.wait(10)
        unit.people.meet(1, "Mira", "fr")

    first = asyncio.create_task(store.write(slow))
    await asyncio.to_thread(begun.wait)
    second = asyncio.create_task(store.write(lambda unit: unit.people.meet(2, "Odo", "en")))
    closing = asyncio.create_task(store.close())
    while not store._writer._connection._is_closed:  # noqa: ASYNC110 - the other connections are closed first
        await asyncio.sleep(0.001)
    with pytest.raises(StoreFailed):
        await store.write(lambda unit: unit.people.meet(3, "Gro", "en"))
    go.set()
    await asyncio.gather(first, second, closing)
    assert names(file) == ["Mira", "Odo"]


async def test_a_file_that_another_program_holds_gives_a_clear_failure(store, file, caplog):
    """A file locked by another program gives a sentence and a log line, and works again later."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with caplog.at_level(logging.ERROR), pytest.raises(StoreFailed):
        await store.write(lambda unit: unit.people.meet(1, "Mira", "fr"))
    assert [record.reason for record in caplog.records] == ["database is locked"]
    other.execute("ROLLBACK")
    other.close()
    await store.write(lambda unit: unit.people.meet(1, "Mira", "fr"))
    assert names(file) == ["Mira"]


async def test_a_quick_look_waits_elsewhere_for_another_program(store, file):
    """A quick look waits for another program's lock in a thread, not in the event loop."""
    await store.write(lambda unit: unit.people.meet(1, "Mira", "fr"))
    asked = []

    def held(unit):
        asked.append(threading.current_thread())
        if len(asked) == 1:
            raise sqlite3.OperationalError("database is locked")
        return unit.people.get(1).name

    assert await store.read_by_key(held) == "Mira"
    assert asked[0] is threading.main_thread()
    assert asked[1] is not threading.main_thread()


async def test_a_full_disk_gives_a_clear_failure_and_no_half_state(store, file):
    """A full disk gives a clear error and rolls the work back."""
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


async def test_the_log_cannot_be_rewritten(store):
    """Log entries cannot be changed."""
    await store.write(lambda unit: unit.tables.save(None, Table("one", "game", 1, 10, 1, "fr", Phase.LOBBY)))
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
        "SELECT 1 FROM outbox WHERE table_id = 'one' AND until > 0 AND until > 5 AND holder <> 'x' LIMIT 1",
        "SELECT n, (SELECT sum(revision) FROM seats JOIN people ON people.id = coalesce(seats.person, seats.owner)"
        " WHERE table_id = tables.id) FROM tables WHERE id = 'one'",
        "SELECT slot FROM messages WHERE table_id = 'one'",
        "SELECT count(*) FROM tables WHERE guild = 1 AND phase IN ('lobby', 'playing')",
        "SELECT count(*) FROM seats JOIN tables ON id = table_id WHERE person = 1 AND phase IN ('lobby', 'playing')",
        "SELECT due FROM timers WHERE due <= 5 ORDER BY due LIMIT 5",
        "SELECT rows FROM packed WHERE table_id = 'one'",
        "SELECT table_id FROM packed_people WHERE person = 1",
        "SELECT id FROM tables WHERE packed = 0 AND phase NOT IN ('lobby', 'playing') AND active < 5"
        " ORDER BY active LIMIT 5",
        "SELECT played FROM ratings WHERE guild = 1 AND game = 'maphr'",
        "SELECT game FROM ratings WHERE guild = 1 AND person = 1 ORDER BY game",
        "SELECT mine.place FROM results mine JOIN results theirs USING (table_id)"
        " WHERE mine.person = 1 AND theirs.person = 2 AND mine.guild = 5",
    ],
)
async def test_no_click_walks_through_a_whole_table(store, sql):
    """The queries of clicks use indexes."""
    plan = await store.read(lambda unit: unit.db.execute(f"EXPLAIN QUERY PLAN {sql}").fetchall())
    steps = [row[3] for row in plan]
    assert steps
    assert all("USING COVERING INDEX" in step for step in steps if step.startswith("SCAN")), steps


async def test_a_commit_that_fails_fails_everybody(store, file):
    """If a commit fails, all works in it fail."""
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


async def test_an_error_between_begin_and_commit_leaves_no_transaction(store, file):
    """A non-database error within a transaction is raised and rolled back, and later work succeeds."""

    class Broken(list):
        def __iter__(self):
            raise RuntimeError("the loop is closed")

    def work(unit):
        unit.people.meet(1, "Mira", "fr")
        unit.ahead, ahead = Broken(), unit.ahead
        restored.append((unit, ahead))

    restored = []
    with pytest.raises(RuntimeError, match="the loop is closed"):
        await store.write(work)
    for unit, ahead in restored:
        unit.ahead = ahead
    assert names(file) == []
    await store.write(lambda unit: unit.people.meet(2, "Odo", "en"))
    assert names(file) == ["Odo"]


async def test_what_waits_is_committed_together(store):
    """Works that arrive during a transaction share the next one."""
    may_end, commits = threading.Event(), []

    def first(unit):
        unit.db.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
        assert may_end.wait(60)

    writing = [asyncio.create_task(store.write(first))]
    writing += [asyncio.create_task(store.write(lambda unit, n=n: unit.people.meet(n, "Odo", "en"))) for n in range(9)]
    await asyncio.sleep(0)
    may_end.set()
    await asyncio.gather(*writing)
    assert len(commits) <= 2


async def test_a_connection_carries_out_in_order_whatever_becomes_of_those_who_wait(file):
    """aiosqlite runs work in order in one daemon thread, whatever happens to waiting tasks."""
    async with Connection(file, 1.0, lambda db: None) as connection:
        done, may_go_on = [], threading.Event()

        def work(n):
            assert may_go_on.wait(60)
            done.append((n, threading.current_thread()))
            return n

        asked = [asyncio.create_task(connection.carry_out(lambda unit, n=n: work(n))) for n in range(5)]
        await asyncio.sleep(0)
        asked[2].cancel()
        may_go_on.set()
        results = await asyncio.gather(*asked, return_exceptions=True)
    assert results[:2] + results[3:] == [0, 1, 3, 4]
    assert [n for n, _ in done] == [0, 1, 2, 3, 4]
    (thread,) = {thread for _, thread in done}
    assert thread.daemon
    thread.join(60)
    assert not thread.is_alive()


async def test_what_was_asked_for_is_done_before_a_connection_closes(file):
    """Work requested before closing is stored."""
    store = await SqliteStore.open(file)
    writing = asyncio.create_task(store.write(lambda unit: unit.people.meet(1, "Mira", "fr")))
    await asyncio.sleep(0)
    await store.close()
    await writing
    await store.close()
    assert names(file) == ["Mira"]


@pytest.mark.slow
def test_a_store_that_is_dropped_open_keeps_no_process_alive(tmp_path):
    """An unclosed store does not keep its process alive, and its writes are stored."""
    code = """
import asyncio, sys
from bot.store import SqliteStore
async def main():
    global store
    store = await SqliteStore.open(sys.argv[1])
    await store.write(lambda unit: unit.people.meet(1, "Mira", "fr"))
    await store.read(lambda unit: unit.people.get(1))
asyncio.run(main())
"""
    file = tmp_path / "porion.sqlite"
    subprocess.run([sys.executable, "-c", code, str(file)], cwd=ROOT, timeout=60, check=True)
    assert names(file) == ["Mira"]


@pytest.mark.parametrize("link", [Path.symlink_to, Path.hardlink_to])
def test_a_database_is_claimed_whatever_its_name(tmp_path, link):
    """A database is locked by its real path, also through links, until the lock is released."""
    file, other = tmp_path / "porion.sqlite", tmp_path / "elsewhere" / "other.sqlite"
    other.parent.mkdir()
    with claim(file):
        link(other, file)
        for name in (file, other):
            with pytest.raises(UnusableDatabase, match="another Porion"):
                claim(name, patience=0)
    assert (other.parent / "other.sqlite.lock").exists() == (link is Path.hardlink_to)
    claim(other, patience=0).close()


def test_what_cannot_be_claimed_is_said_in_a_sentence(tmp_path):
    """A database that cannot be locked, such as a folder, is refused in a sentence."""
    with pytest.raises(UnusableDatabase, match="directory"):
        claim(tmp_path)


def test_a_new_database_can_be_changed_by_its_owner_alone(tmp_path):
    """Others of the machine may at most read it; the folders above it are made."""
    file = tmp_path / "deep" / "down" / "porion.sqlite"
    before = os.umask(0)
    try:
        claim(file).close()
    finally:
        os.umask(before)
    assert stat.S_IMODE(file.stat().st_mode) == 0o644


async def test_a_single_process_need_not_wait_for_its_session(store):
    assert await store.identify_after(0) == 0.0
