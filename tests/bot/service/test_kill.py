"""A bot killed at any moment has lost no acknowledged move and stored no half move."""

import contextlib
import random
import signal
import time
from pathlib import Path

import pytest

from bot.service import Service
from bot.store import SqliteStore
from bot.tables.notify import Kind
from bot.tables.play import Move
from games import core
from games.core import TooLate
from tests.forking import pipe, start
from tests.house.play import IS_QUICK
from tests.lantern import GAME as LANTERN

from .evening import Clock, bid, check_whole, deliver, key, playing
from .player import play

KILLS = 2 if IS_QUICK else 8


def play_until_killed(file: Path, luck: random.Random) -> list[dict]:
    """Return what a process reported before it was killed, after a random number of moves."""
    tries, moment = luck.randint(1, 12), luck.uniform(0.0, 0.0012)
    said: list[dict] = []
    heard, told = pipe(duplex=False)
    process = start(play, str(file), told)
    told.close()  # the other end closes with its process
    with heard, contextlib.suppress(EOFError):
        while True:
            said.append(heard.recv())
            if "tried" in said[-1]:
                tries -= 1
                if not tries:
                    time.sleep(moment)
                    process.kill()
    process.join()
    assert process.exitcode == -signal.SIGKILL
    return said


async def check_file(file: Path, acknowledged: list[dict], last: dict | None) -> None:
    """Assert that acknowledged moves are stored, and that an unacknowledged click can be completed or is recognised."""
    store = await SqliteStore.open(file)
    service = Service(store, Clock(2e9))
    try:
        await check_log(store, acknowledged)
        if last is not None:
            choice = LANTERN.codec.load_choice(last["choice"])
            await service.execute(last["table"], Move(last["person"], last["ticket"], choice, key()))
            again = await service.execute(
                last["table"], Move(last["person"], last["ticket"], choice, key()), last["person"]
            )
            assert again.is_repeated
        if acknowledged:
            assert Kind.BOARD in {item.kind for item in await deliver(service)}
    finally:
        await service.drain()
        await store.close()


async def check_log(store: SqliteStore, acknowledged: list[dict]) -> None:
    """Assert that the file is sound, each table whole, and each acknowledged move in place."""
    assert await store.read(lambda unit: unit.db.execute("PRAGMA integrity_check").fetchall()) == [("ok",)]
    for (table_id,) in await store.read(lambda unit: unit.db.execute("SELECT id FROM tables").fetchall()):
        await store.read(lambda unit, table_id=table_id: check_whole(unit, table_id))
    for ack in acknowledged:
        move = ack["done"]
        entry = await store.read(lambda unit, ack=ack: unit.log.entry(ack["done"]["table"], ack["n"]))
        assert (entry.person, entry.fact.ticket, entry.fact.choice) == (move["person"], move["ticket"], move["choice"])


@pytest.mark.slow
async def test_killed_at_random_instants_it_loses_nothing(file):
    """After repeated kills on one file, each new process continues without loss."""
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
    """The check detects a position without its log line, and a log line without its story."""
    table = await playing(service)
    await bid(service, table, 3, 2)
    await service.store.read(lambda unit: check_whole(unit, table.id))
    for damage in (
        "DELETE FROM positions WHERE n = 5",
        "UPDATE positions SET state = (SELECT state FROM positions WHERE n = 4) WHERE n = 5",
        "DELETE FROM story WHERE n = 5",
        "UPDATE tables SET moves = 3",
        "UPDATE seats SET asked = 1.0",
        "UPDATE timers SET due = 1.0",
    ):

        def spoilt(unit, damage=damage):
            unit.db.execute(damage)
            check_whole(unit, table.id)

        with pytest.raises(AssertionError):
            await service.store.write(spoilt)
    with pytest.raises(TooLate):
        await service.execute(table.id, Move(1, "3", core.Number(1), key()))
