"""Positions are kept as long as something may need them, and no longer; the log keeps everything."""

import sqlite3
from pathlib import Path

import pytest

from bot.store import Store, log, positions, tables
from bot.store.schema import MIGRATIONS, migrate

MOVES = 170


def played(db: sqlite3.Connection, moves: int) -> None:
    tables.add(db, "one", "game", 1, 10, 1, "fr", 0.0)
    for n in range(moves + 1):
        log.add(db, "one", log.Entry(n, None, 1, None, None, None, 0.0))
        positions.save(db, "one", n, f"position {n}")


@pytest.fixture
async def store(tmp_path: Path):
    opened = await Store.open(tmp_path / "porion.sqlite")
    yield opened
    await opened.close()


async def test_the_newest_positions_are_kept_and_of_the_others_one_in_fifty(store):
    """After 170 moves: the deal, moves 50, 100 and 150, and the last twenty."""
    await store.write(lambda db: played(db, MOVES))
    kept = await store.read(lambda db: positions.kept(db, "one"))
    assert list(kept) == [0, 50, 100, 150, *range(151, 171)]
    assert kept[160] == "position 160"
    assert await store.read(lambda db: positions.latest(db, "one")) == "position 170"
    assert len(await store.read(lambda db: log.entries(db, "one"))) == MOVES + 1


async def test_a_position_belongs_to_a_line_of_the_log(store):
    """None can be written for a move that was not."""
    await store.write(lambda db: played(db, 1))
    with pytest.raises(sqlite3.IntegrityError):
        await store.write(lambda db: positions.save(db, "one", 2, "position 2"))


async def test_tables_do_not_thin_out_each_other(store):
    """What one table forgets, another keeps."""
    await store.write(lambda db: tables.add(db, "two", "game", 1, 11, 1, "fr", 0.0))
    await store.write(lambda db: log.add(db, "two", log.Entry(1, None, 1, None, None, None, 0.0)))
    await store.write(lambda db: positions.save(db, "two", 1, "other"))
    await store.write(lambda db: played(db, MOVES))
    assert await store.read(lambda db: positions.kept(db, "two")) == {1: "other"}


def test_a_database_with_every_position_is_thinned_out(tmp_path):
    """Tables of the first version go on from the position they had; their log loses no line."""
    db = sqlite3.connect(tmp_path / "old.sqlite", isolation_level=None)
    migrate(db, MIGRATIONS[:1])
    tables.add(db, "one", "game", 1, 10, 1, "fr", 0.0)
    rows = [(n, f"position {n}") for n in range(MOVES + 1)]
    db.executemany("INSERT INTO log (table_id, n, choice, at, state) VALUES ('one', ?, 'c', 0.0, ?)", rows)
    db.execute("UPDATE tables SET moves = ?", (MOVES,))
    migrate(db)
    assert list(positions.kept(db, "one")) == [0, 50, 100, 150, *range(151, 171)]
    assert positions.latest(db, "one") == f"position {MOVES}"
    assert [(entry.n, entry.choice) for entry in log.entries(db, "one")] == [(n, "c") for n, _ in rows]
    with pytest.raises(sqlite3.IntegrityError, match="only added to"):
        db.execute("UPDATE log SET choice = ''")
    db.close()
