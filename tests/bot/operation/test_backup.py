"""A backup is a consistent copy, made while the bot plays, from which every game can be continued."""

import sqlite3
from contextlib import closing

import pytest

from bot.operation.backup import BackupError, back_up, checked, main
from bot.service import Service
from bot.store import SqliteStore
from bot.store.sqlite import lay_out
from bot.tables.play import Move
from games import core
from games.core import Dice
from games.registry import GAMES
from tests.bot.service.evening import Clock, key, playing, somebody


async def move(service, table):
    """Let the asked player answer."""
    view = await somebody(service, table)
    person = view.table.occupants[view.seat].person
    await service.execute(table.id, Move(person, view.ticket, core.any_of(view.offer.shape, Dice("move")), key()))


async def test_a_copy_made_while_the_bot_plays_goes_on_where_it_stood(tmp_path):
    """Another bot can open a copy made during play, finds the same position and can make the next move."""
    store = await SqliteStore.open(tmp_path / "porion.sqlite")
    service = Service(store, Clock())
    try:
        table = await playing(service, game="poursuite")
        await move(service, table)
        copied = back_up(tmp_path / "porion.sqlite", tmp_path / "copy.sqlite")
        position = (await service.queries.state_of(table.id))[1]
        await move(service, table)
    finally:
        await service.drain()
        await store.close()
    assert copied == 1
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.sqlite"]

    other = await SqliteStore.open(tmp_path / "copy.sqlite")
    restored = Service(other, Clock())
    try:
        await restored.resume()
        again = (await restored.queries.state_of(table.id))[1]
        assert GAMES["poursuite"].codec.save(again) == GAMES["poursuite"].codec.save(position)
        await move(restored, table)
    finally:
        await restored.drain()
        await other.close()


def made(path, sql=""):
    """Create an empty database, optionally changed by `sql`."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        lay_out(db)
        db.execute(sql)
    return path


def test_an_existing_file_is_not_overwritten(tmp_path):
    database, target = made(tmp_path / "a.sqlite"), made(tmp_path / "b.sqlite", "CREATE TABLE mine (id TEXT)")
    with pytest.raises(BackupError, match="exists already"):
        back_up(database, target)
    with closing(sqlite3.connect(target)) as db:
        assert db.execute("SELECT count(*) FROM mine").fetchone() == (0,)


def test_a_database_that_is_not_there_is_not_made(tmp_path):
    with pytest.raises(BackupError, match="no database"):
        back_up(tmp_path / "none.sqlite", tmp_path / "copy.sqlite")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"no database at all, but long enough to be one" * 50, b""])
def test_a_file_that_is_no_database_is_named(tmp_path, content):
    (tmp_path / "copy.sqlite").write_bytes(content)
    with pytest.raises(BackupError, match=r"copy\.sqlite"):
        checked(tmp_path / "copy.sqlite")


@pytest.mark.parametrize("sql", ["PRAGMA user_version = 99", "PRAGMA application_id = 7"])
def test_a_database_that_could_not_be_opened_again_is_named(tmp_path, sql):
    """A file of another version or another program is refused by name, though it is intact."""
    with pytest.raises(BackupError, match="this version of Porion"):
        checked(made(tmp_path / "copy.sqlite", sql))


def test_a_failed_copy_leaves_nothing_behind(tmp_path):
    (tmp_path / "a.sqlite").write_bytes(b"broken" * 1000)
    with pytest.raises(BackupError):
        back_up(tmp_path / "a.sqlite", tmp_path / "copy.sqlite")
    assert [path.name for path in tmp_path.iterdir()] == ["a.sqlite"]


def test_the_command_copies_and_checks(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PORION_DATABASE", str(made(tmp_path / "porion.sqlite")))
    assert main(["copy.sqlite"]) == 0
    assert main(["copy.sqlite", "--check"]) == 0
    assert main(["copy.sqlite"]) == 1
    said = capsys.readouterr()
    assert said.out == "copy.sqlite: whole, 0 table(s).\n" * 2
    assert said.err == "The file copy.sqlite exists already; name another one.\n"
