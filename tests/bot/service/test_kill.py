"""Killed at any instant, the bot has lost no move that it acknowledged and holds no half of another."""

import json
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.model import Phase
from bot.service import Kind, Service, Store
from bot.store import log, positions, tables
from games import core
from games.core import Event, Seat, TooLate
from tests.house.sources import ROOT
from tests.lantern import GAME as LANTERN

from .evening import Clock, bid, deliver, key, playing

KILLS = 15


def play_until_killed(file: Path, luck: random.Random) -> list[dict]:
    """What a process said before it was killed, a moment after it had tried a random number of moves."""
    command = [sys.executable, "-m", "tests.bot.service.player", str(file)]
    tries, moment = luck.randint(1, 12), luck.uniform(0.0, 0.0012)
    said: list[dict] = []
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout:
            if line.endswith("\n"):
                said.append(json.loads(line))
            if "tried" in said[-1]:
                tries -= 1
                if not tries:
                    time.sleep(moment)
                    process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL
    return said


def check_whole(db: sqlite3.Connection, table_id: str) -> None:
    """The log leads by itself to every position that is stored with it, and to every sentence of the story."""
    table = tables.table(db, table_id)
    entries = log.entries(db, table_id)
    if not entries:
        assert (table.phase in {Phase.LOBBY, Phase.ENDED}, table.moves) == (True, 0)
        return
    assert [entry.n for entry in entries] == list(range(table.moves + 1))
    told: list[tuple[int, Event]] = []
    kept = positions.kept(db, table_id)
    assert table.moves in kept
    state = LANTERN.codec.load(kept[0])
    for entry in entries:
        if entry.n:
            state = core.apply(state, Seat(entry.seat), LANTERN.codec.load_choice(entry.choice))
        assert kept.pop(entry.n, None) in {None, LANTERN.codec.save(state).decode()}
        told += [(entry.n, event) for event in state.told]
    assert not kept
    assert (table.phase is Phase.OVER) == (core.decision(state) is None)
    rows = db.execute("SELECT n, seat, sentence FROM story WHERE table_id = ? ORDER BY n, i", (table_id,))
    stored = [(n, Event(log.load(sentence), seat)) for n, seat, sentence in rows]
    assert [(n, event) for n, event in stored if not event.say.id.startswith("bot-")] == told


async def check_file(file: Path, acknowledged: list[dict], last: dict | None) -> None:
    """All that was acknowledged stands; the click that was not is done now, or recognised as done."""
    store = await Store.open(file)
    service = Service(store, Clock(2e9))
    try:
        await check_log(store, acknowledged)
        if last is not None:
            choice = LANTERN.codec.load_choice(last["choice"])
            await service.act(last["table"], last["person"], last["ticket"], choice, key())
            again = await service.act(last["table"], last["person"], last["ticket"], choice, key())
            assert again.repeated
        if acknowledged:
            assert Kind.BOARD in {errand.kind for errand in await deliver(service)}
    finally:
        await service.drain()
        await store.close()


async def check_log(store: Store, acknowledged: list[dict]) -> None:
    """The file is sound, each table whole, and each acknowledged move in its place."""
    assert await store.read(lambda db: db.execute("PRAGMA integrity_check").fetchall()) == [("ok",)]
    for (table_id,) in await store.read(lambda db: db.execute("SELECT id FROM tables").fetchall()):
        await store.read(lambda db, table_id=table_id: check_whole(db, table_id))
    for ack in acknowledged:
        move = ack["done"]
        entries = await store.read(lambda db, move=move: log.entries(db, move["table"]))
        entry = entries[ack["n"]]
        assert (entry.person, entry.ticket, entry.choice) == (move["person"], move["ticket"], move["choice"])


async def test_killed_at_random_instants_it_loses_nothing(file):
    """Fifteen times, on one file: each new process goes on where the last was killed."""
    luck = random.Random(7)
    moves = unanswered = 0
    for _ in range(KILLS):
        said = play_until_killed(file, luck)
        acknowledged = [line for line in said if "done" in line]
        last = said[-1].get("tried")
        await check_file(file, acknowledged, last)
        moves += len(acknowledged)
        unanswered += last is not None
    assert moves > KILLS
    assert unanswered


async def test_the_check_notices_half_a_move(service):
    """A position changed without its log line, or a log line without its story, does not pass."""
    table = await playing(service)
    await bid(service, table, 3, 2)
    await service.store.read(lambda db: check_whole(db, table.id))
    for damage in (
        "DELETE FROM positions WHERE n = 2",
        "UPDATE positions SET state = (SELECT state FROM positions WHERE n = 1) WHERE n = 2",
        "DELETE FROM story WHERE n = 2",
        "UPDATE tables SET moves = 3",
    ):

        def spoilt(db, damage=damage):
            db.execute(damage)
            check_whole(db, table.id)

        with pytest.raises(AssertionError):
            await service.store.write(spoilt)
    with pytest.raises(TooLate):
        await service.act(table.id, 1, "0", core.Number(1), key())
