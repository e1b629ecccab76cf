"""Operators' bad days: each failure is one sentence, loses nothing acknowledged, and can be recovered from."""

import asyncio
import logging
import os
import shutil
import signal
import sqlite3
import tempfile
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from bot.__main__ import open_store, provide_temporary_folder
from bot.service import Service
from bot.settings import SettingsError
from bot.store import SqliteStore, StoreFailed, UnusableDatabase
from bot.tables.seats import Join
from tests.bot.service.conftest import _lantern, _same_deals, clock, file
from tests.bot.service.evening import CHANNEL, check_whole, lobby, log_of, meet, play, play_out, playing
from tests.forking import pipe, start

__all__ = ["_lantern", "_same_deals", "clock", "file"]

LEAF = 13
"""First byte of an SQLite page with rows of a table."""
NO_MORE = 8
"""Number of free pages at which a disk counts as full; one move needs fewer."""


@pytest.fixture
async def service(file, clock):
    made = Service(await SqliteStore.open(file, busy=0.1), clock)
    yield made
    await made.drain()
    await made.store.close()


async def pragma(service: Service, text: str) -> int | None:
    """Set or read a pragma of the writing connection."""
    found = await service.store._writer._connection.carry_out(lambda unit: unit.db.execute(f"PRAGMA {text}").fetchone())
    return None if found is None else found[0]


async def rows(service: Service) -> dict[str, int]:
    """Return the number of rows of each database table."""

    def count(unit):
        names = [name for (name,) in unit.db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {name: unit.db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}

    return await service.store.read(count)


@pytest.mark.parametrize("free", range(NO_MORE))
async def test_a_disk_that_fills_up_in_the_middle_of_a_game(free, service, caplog):
    """A full disk fails single moves without traces, and the game continues once there is room."""
    table = await playing(service, 2)
    await pragma(service, f"max_page_count = {await pragma(service, 'page_count') + free}")
    before, was_full = await rows(service), False
    for _ in range(60):
        try:
            await play(service, table, 1)
        except StoreFailed:
            was_full = True
            break
        before = await rows(service)
        if not (await service.queries.table(table.id)).phase.live:
            break
    if was_full:
        assert await rows(service) == before
        said = [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert {record.getMessage() for record in said} == {"The database failed"}
        assert {record.reason for record in said} == {"database or disk is full"}
    await service.store.read(lambda unit: check_whole(unit, table.id))
    await pragma(service, "max_page_count = 1000000")
    await play_out(service, table)
    await service.store.read(lambda unit: check_whole(unit, table.id))


async def test_a_disk_that_becomes_read_only(service, caplog):
    """On a read-only disk every command is refused, reads work, and later the game continues."""
    table = await lobby(service, 1)
    odo = await meet(service, 2)
    before = await log_of(service, table)
    await pragma(service, "query_only = ON")
    for _ in range(3):
        with pytest.raises(StoreFailed):
            await service.execute(table.id, Join(odo))
    assert {record.reason for record in caplog.records if record.levelno >= logging.ERROR} == {
        "attempt to write a readonly database"
    }
    assert (await service.queries.table(table.id)).people == (1,)
    await pragma(service, "query_only = OFF")
    assert await log_of(service, table) == before
    assert (await service.execute(table.id, Join(odo))).table.people == (1, 2)


async def test_a_lost_wal_never_means_an_empty_database_without_a_word(service, file, tmp_path):
    """A lost WAL leaves the state of the last checkpoint; an emptied database file is refused."""
    table = await playing(service, 2)
    copy, wal = tmp_path / "copy.sqlite", tmp_path / "copy.sqlite-wal"
    shutil.copy(file, copy)
    wal.write_bytes(b"")
    older = await SqliteStore.open(copy)
    await older.close()
    shutil.copy(f"{file}-wal", wal)
    whole = await SqliteStore.open(copy)
    assert (await whole.read(lambda unit: unit.tables.get(table.id))).n == table.n
    await whole.close()
    copy.write_bytes(b"")
    shutil.copy(f"{file}-wal", wal)
    kept = wal.read_bytes()
    with pytest.raises(UnusableDatabase, match="the file is empty, but not the one beside it"):
        await SqliteStore.open(copy)
    assert (copy.read_bytes(), wal.read_bytes()) == (b"", kept), "what may be rescued is still there"


def test_a_file_that_cannot_be_read_at_all_is_said(tmp_path, monkeypatch):
    """An unreadable file is reported as one sentence without a traceback."""
    file = tmp_path / "porion.sqlite"

    def broken(path, *args, **kwargs):
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(sqlite3, "connect", broken)
    with pytest.raises(UnusableDatabase, match="disk I/O error"):
        asyncio.run(SqliteStore.open(file))


def begin(room: int | None, file: Path, heard: Connection) -> None:
    """In a process with limited file size: open the database as a bot does, and report the result."""
    import resource  # not on Windows

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    if room is not None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))

    async def opened() -> str:
        try:
            store, claimed = await open_store(file)
        except SettingsError as wrong:
            return str(wrong)
        await store.close()
        claimed.close()
        return "opened"

    heard.send(asyncio.run(opened()))


def begun(room: int | None, file: Path) -> str:
    """Return the report of such a process, which must exit normally."""
    heard, told = pipe(duplex=False)
    process = start(begin, room, file, told)
    told.close()
    with heard:
        said = heard.recv()
    process.join()
    assert process.exitcode == 0
    return str(said)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the limit is one of Unix")
@pytest.mark.parametrize("room", [0, 4096, 40_000, 120_000])
def test_a_database_that_finds_no_room_is_said_and_begun_later(room, tmp_path):
    """A database without enough room is reported, and a later start succeeds."""
    file = tmp_path / "porion.sqlite"
    assert begun(room, file).startswith(f"The database {file} (setting PORION_DATABASE) cannot be used:")
    assert begun(None, file) == "opened"


def test_where_nothing_temporary_can_be_written_the_folder_of_the_database_is_used(tmp_path, monkeypatch, caplog):
    """Without a temporary folder, the database's folder is used, with one log line."""
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr(tempfile, "_candidate_tempdir_list", lambda: [str(tmp_path / "nowhere")])
    with caplog.at_level(logging.WARNING):
        provide_temporary_folder(tmp_path / "porion.sqlite")
        provide_temporary_folder(tmp_path / "porion.sqlite")
    assert tempfile.gettempdir() == str(tmp_path)
    assert len(caplog.records) == 1
    assert "no folder for temporary files" in caplog.text


def test_where_nothing_temporary_can_be_written_and_the_database_is_no_file_that_is_said(tmp_path, monkeypatch):
    """Without a temporary folder or a database file, the bot refuses to start with one sentence."""
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr(tempfile, "_candidate_tempdir_list", lambda: [str(tmp_path / "nowhere")])
    with pytest.raises(SettingsError, match=r"There is no folder for temporary files, .* TMPDIR\.$"):
        provide_temporary_folder("postgresql://porion@database/porion")


async def test_a_page_that_is_damaged_while_the_bot_runs(service, file, caplog):
    """A page damaged at runtime stops the affected tables only; once restored, nothing is lost."""
    sound = await playing(service, 2)
    broken = await playing(service, 2, game="tunhell", channel=CHANNEL + 1)
    await play(service, broken, 80)
    before = await log_of(service, broken)
    await pragma(service, "wal_checkpoint(TRUNCATE)")
    size, whole = await pragma(service, "page_size"), file.read_bytes()
    pages = [whole[at : at + size] for at in range(0, len(whole), size)]
    key = before[len(before) // 2].key.encode()  # far from the last page, where the other table's moves go
    (damaged,) = [n for n, page in enumerate(pages) if page[0] == LEAF and key in page]
    await write_page(service, file, damaged * size, b"\xff" * size)
    with pytest.raises(StoreFailed):
        await log_of(service, broken)
    said = {record.reason for record in caplog.records if record.levelno >= logging.ERROR}
    assert said == {"database disk image is malformed"}
    await play(service, sound, 3)
    await write_page(service, file, damaged * size, pages[damaged])
    assert await log_of(service, broken) == before
    await play(service, broken, 1)
    for table in (sound, broken):
        await service.store.read(lambda unit, id_=table.id: check_whole(unit, id_))


async def test_damage_that_the_start_meets_is_one_sentence(file):
    """Damage found at the start is reported as one sentence."""
    await (await SqliteStore.open(file)).close()
    with closing(sqlite3.connect(file)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_notes_1'").fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write(b"\x5a" * size)
    with pytest.raises(SettingsError, match="cannot be used: database disk image is malformed"):
        await open_store(file, 1)


async def write_page(service: Service, file: Path, at: int, page: bytes) -> None:
    """Change the file directly, and make the database read it again."""
    with file.open("r+b") as opened:
        opened.seek(at)
        opened.write(page)
    for connection in (service.store._writer._connection, *service.store._readers._idle._queue):
        await connection.carry_out(lambda unit: unit.db.execute("PRAGMA shrink_memory"))
    service.store._here.db.execute("PRAGMA shrink_memory")
