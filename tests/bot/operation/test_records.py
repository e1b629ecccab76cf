"""`python -m bot.operation.records` recomputes everything from the logs without losing anything."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from bot.operation.records import main, work_out
from bot.service import Service
from bot.store import SqliteStore
from bot.store.sqlite import claim
from games.registry import GAMES
from tests.bot.service.conftest import _lantern, _same_deals, clock
from tests.bot.service.evening import play_out, playing

__all__ = ["_lantern", "_same_deals", "clock"]


@pytest.fixture
async def file(tmp_path, clock, monkeypatch):
    """Return a database with a finished game."""
    path = tmp_path / "porion.sqlite"
    monkeypatch.setenv("PORION_DATABASE", str(path))
    store = await SqliteStore.open(path)
    service = Service(store, clock)
    await play_out(service, await playing(service))
    await service.drain()
    await store.close()
    return path


def stored(path, table):
    with closing(sqlite3.connect(path)) as db:
        return sorted(db.execute(f"SELECT * FROM {table}"))


def test_what_an_update_brings_is_found_in_older_games(file, capsys, monkeypatch):
    """The command finds new achievements in older games; a second run changes nothing."""
    assert stored(file, "records")
    records = stored(file, "records")
    new = {**GAMES["lantern"].achievements, "new": lambda game, seat: game.has_won(seat)}
    monkeypatch.setitem(GAMES, "lantern", replace(GAMES["lantern"], achievements=new))
    for _ in range(2):
        assert main() == 0
        assert capsys.readouterr().out == "1 game(s) are worked out anew.\n"
        assert stored(file, "records") == records
        assert "new" in {row[3] for row in stored(file, "achievements")}


def test_a_database_on_which_a_bot_runs_is_left_alone(file, capsys):
    """A database in use is refused in one sentence."""
    before = stored(file, "records")
    with claim(file):
        assert main() == 1
    assert "another Porion is running" in capsys.readouterr().err
    assert stored(file, "records") == before


async def test_what_cannot_be_read_any_more_keeps_what_was_achieved(file, monkeypatch):
    """A game that cannot be read any more keeps its achievements and records."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("UPDATE positions SET state = '{}'")
        (table,) = db.execute("SELECT table_id FROM results LIMIT 1").fetchone()
        db.execute("INSERT INTO achievements VALUES (1, 5, 'lantern', 'kept', ?, 1.0)", (table,))
        db.commit()
    achieved, records = stored(file, "achievements"), stored(file, "records")
    store = await SqliteStore.open(file)
    assert await work_out(store) == (1, [table])
    await store.close()
    assert (stored(file, "achievements"), stored(file, "records")) == (achieved, records)
