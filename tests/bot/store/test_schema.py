"""A database has the expected schema, or is refused in one sentence without any change."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.store import SqliteStore, UnusableDatabase, sqlite
from bot.store.rows.schema import VERSION
from bot.store.sqlite import lay_out


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "porion.sqlite"


@pytest.fixture
def db(file: Path):
    connection = sqlite3.connect(file, isolation_level=None)
    yield connection
    connection.close()


def refusal(file: Path) -> str:
    """Return why a file is refused; opening it must not change it."""
    before = file.read_bytes()
    with pytest.raises(UnusableDatabase) as refused:
        asyncio.run(SqliteStore.open(file))
    assert file.read_bytes() == before
    return str(refused.value)


async def test_what_was_closed_is_opened_again(file):
    """A closed database can be opened again, and its schema is created once."""
    for _ in range(2):
        store = await SqliteStore.open(file)
        await store.write(lambda unit: unit.people.meet(1, "Mira", "fr"))
        await store.close()


async def test_every_move_is_on_the_disk(file):
    """Commits are synced to disk, foreign keys are enforced, and no temporary files are used."""
    store = await SqliteStore.open(file)
    settings = [
        await store.write(lambda unit, name=name: unit.db.execute(f"PRAGMA {name}").fetchone()[0])
        for name in ("journal_mode", "synchronous", "foreign_keys", "temp_store")
    ]
    await store.close()
    assert settings == ["wal", 2, 1, 2]


@pytest.mark.parametrize("version", [VERSION - 1, VERSION + 1])
def test_another_version_is_refused(file, db, version):
    """Databases of earlier or later versions are refused."""
    lay_out(db)
    db.execute(f"PRAGMA user_version = {version}")
    assert refusal(file) == f"it has version {version}, and this version of Porion reads version {VERSION} only"


@pytest.mark.parametrize("sql", ["CREATE TABLE recipes (id INTEGER)", "PRAGMA user_version = 1"])
def test_the_database_of_another_program_is_refused(file, db, sql):
    """A file without the bot's application id is refused, whatever its version."""
    db.execute(sql)
    assert "another program" in refusal(file)


@pytest.mark.parametrize("seed", range(20))
def test_a_damaged_file_is_refused_in_a_sentence_or_opened(file, seed):
    """A damaged file is opened, or refused with one kind of error."""
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        lay_out(db)
    dice, content = Random(seed), bytearray(file.read_bytes())
    for page in range(0, len(content), 4096):
        if page == 0 or dice.random() < 1 / 3:
            start = page + (100 if page == 0 else 0)  # keep the header, or it is not a database at all
            content[start : page + 4096] = dice.randbytes(page + 4096 - start)
    file.write_bytes(content)
    with pytest.raises(UnusableDatabase) as refused:
        asyncio.run(SqliteStore.open(file))
    assert str(refused.value)


def test_names_that_are_no_text_are_damage(file):
    """Names that are not text count as damage, although the driver fails to decode SQLite's message."""
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        lay_out(db)
    file.write_bytes(file.read_bytes().replace(b"CREATE TABLE people", b"CREATE TABLE \xff\xfe\xfd\xfc\xfb\xfa"))
    with pytest.raises(UnusableDatabase):
        asyncio.run(SqliteStore.open(file))


def test_a_layout_that_fails_leaves_nothing(db, monkeypatch):
    """If creating the schema fails, the file stays empty and unlocked."""
    monkeypatch.setattr(sqlite, "SCHEMA", f"{sqlite.SCHEMA}\nINSERT INTO nowhere VALUES (1);")
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        lay_out(db)
    assert not db.in_transaction
    assert db.execute("SELECT name FROM sqlite_schema").fetchall() == []
