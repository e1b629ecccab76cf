"""Which SQLite files are opened, and what is begun in them."""

import sqlite3
import threading
from contextlib import closing

import pytest

from bot.store import SqliteStore, StoreFailed, UnusableDatabase
from bot.store.connection import failed
from bot.store.rows.schema import VERSION
from bot.store.sqlite import APPLICATION, _require_no_orphan, check_version, lay_out


@pytest.mark.parametrize(
    ("file", "log", "is_refused"),
    [
        (b"", b"pages", True),
        (b"", b"", False),
        (b"", None, False),
        (b"data", b"pages", False),
        (None, b"pages", False),
        (None, None, False),
    ],
)
def test_only_an_empty_sqlite_file_beside_a_log_with_content_is_refused(tmp_path, file, log, is_refused):
    """SQLite would begin such a file anew and delete its log; all other cases it handles without any loss."""
    path = tmp_path / "porion.sqlite"
    for place, content in ((path, file), (tmp_path / "porion.sqlite-wal", log)):
        if content is not None:
            place.write_bytes(content)
    if is_refused:
        with pytest.raises(UnusableDatabase, match=r"the file is empty, but not the one beside it, porion.sqlite-wal"):
            _require_no_orphan(path)
    else:
        _require_no_orphan(path)


def test_a_sqlite_file_of_this_version_of_the_schema_bears_its_marks():
    """Files in use bear these marks: another application id, or version, would refuse them."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        lay_out(db)
        check_version(db)
        assert db.execute("PRAGMA application_id").fetchone() == (0x506F7269,) == (APPLICATION,)
        assert db.execute("PRAGMA user_version").fetchone() == (1,) == (VERSION,)


async def test_a_sqlite_file_is_written_in_threads_that_keep_no_process_alive(tmp_path):
    """One connection writes and three read; a program that ends without closing them is not held up."""
    before = set(threading.enumerate())
    store = await SqliteStore.open(tmp_path / "porion.sqlite")
    threads = set(threading.enumerate()) - before
    assert (len(threads), {one.daemon for one in threads}) == (4, {True})
    await store.close()


@pytest.mark.parametrize(
    ("error", "is_failure"),
    [(sqlite3.OperationalError("disk I/O error"), True), (ValueError("ours"), False), (StoreFailed(), False)],
)
def test_only_what_sqlite_says_is_a_failure_of_the_database(error, is_failure, caplog):
    found = failed(error)
    assert (type(found) is StoreFailed and found is not error) == is_failure
    assert bool(caplog.records) == is_failure
    assert is_failure or found is error


@pytest.mark.parametrize("sql", ["CREATE TABLE recipes (id INTEGER)", "PRAGMA user_version = 1"])
def test_a_sqlite_file_of_another_program_is_not_laid_out(sql):
    """Whether it has tables or only a mark, it is left alone."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        db.execute(sql)
        with pytest.raises(UnusableDatabase, match="another program"):
            lay_out(db)
        assert db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == sql.startswith("CREATE")
