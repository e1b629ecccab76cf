"""Whatever version a database has, it becomes the newest one wholly, or stays as it was."""

import sqlite3
from pathlib import Path

import pytest

from bot.store import SqliteStore, WrongSchema
from bot.store.sqlite.schema import MIGRATIONS, migrate

RENAMED = "ALTER TABLE channels RENAME COLUMN locale TO language;"
BROKEN = "CREATE TABLE more (id INTEGER); INSERT INTO nowhere VALUES (1);"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "porion.sqlite"


@pytest.fixture
def db(file: Path):
    connection = sqlite3.connect(file, isolation_level=None)
    yield connection
    connection.close()


def version(db: sqlite3.Connection) -> int:
    return db.execute("PRAGMA user_version").fetchone()[0]


async def test_a_new_file_has_the_newest_version(file, db):
    """Opening an absent file makes the whole database."""
    store = await SqliteStore.open(file)
    await store.close()
    assert version(db) == len(MIGRATIONS)


async def test_every_move_is_on_the_disk(file):
    """WAL with a full sync at each commit, and references that must hold."""
    store = await SqliteStore.open(file)
    settings = [
        await store.write(lambda unit, name=name: unit.db.execute(f"PRAGMA {name}").fetchone()[0])
        for name in ("journal_mode", "synchronous", "foreign_keys")
    ]
    await store.close()
    assert settings == ["wal", 2, 1]


def test_an_old_database_becomes_new_and_keeps_its_rows(db):
    """Only the steps that were not yet taken are taken."""
    migrate(db, MIGRATIONS[:1])
    db.execute("INSERT INTO channels VALUES (7, 'fr')")
    assert migrate(db, (*MIGRATIONS[:1], RENAMED)) == 1
    assert version(db) == 2
    assert db.execute("SELECT id, language FROM channels").fetchall() == [(7, "fr")]
    assert migrate(db, (*MIGRATIONS[:1], RENAMED)) == 2


def test_a_step_that_fails_changes_nothing(db):
    """The database stays at the last version it reached, with its rows, and is not locked."""
    migrate(db, MIGRATIONS[:1])
    db.execute("INSERT INTO channels VALUES (7, 'fr')")
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        migrate(db, (*MIGRATIONS[:1], RENAMED, BROKEN))
    assert version(db) == 2
    assert not db.in_transaction
    assert db.execute("SELECT name FROM sqlite_schema WHERE name = 'more'").fetchall() == []


async def test_a_newer_database_is_refused(file, db):
    """An older program does not touch what a newer one wrote."""
    migrate(db)
    db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    with pytest.raises(WrongSchema, match=f"knows versions up to {len(MIGRATIONS)}"):
        await SqliteStore.open(file)


async def test_the_database_of_another_program_is_refused(file, db):
    """A file with tables but without our version is not ours."""
    db.execute("CREATE TABLE recipes (id INTEGER)")
    with pytest.raises(WrongSchema, match="another program"):
        await SqliteStore.open(file)
    assert db.execute("SELECT name FROM sqlite_schema").fetchall() == [("recipes",)]
