"""With three processes, a database that crashes, drops connections or stalls loses nothing."""

import asyncio
import random
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import pytest_asyncio

from tests.conftest import NO_POSTGRES
from tests.e2e.player import answers
from tests.e2e.room import Room, tap
from tests.e2e.test_processes import Several, check
from tests.e2e.test_restart import harmless
from tests.postgres import Wire, programs, running

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(programs() is None, reason=NO_POSTGRES),
]

STALLED_S = 4.0
"""Seconds without traffic: longer than a click waits for a connection."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def evening(tmp_path_factory):
    with running() as cluster, TemporaryDirectory() as folder:
        url, wire = cluster.new(), Wire(cluster, Path(folder))
        async with Several(tmp_path_factory.mktemp("away"), wire.through(url), 3) as evening:
            evening.url, evening.cluster, evening.wire = url, cluster, wire
            await evening.person("Keeper")
            await evening.whole()
            yield evening
            wire.flows.set()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def rooms(evening, mira, odo):
    """Return a game on a server of each process."""
    for number in count():
        homes = {(int(guild) >> 22) % 3: at for at, guild in enumerate(mira.guilds)}
        if len(homes) == 3:
            break
        await mira.admin("guild_create", name=f"Gallery {number}", locale="en-US")
        await mira.wait_for(lambda number=number: len(mira.guilds) == number + 2)
    return [await Room.open(evening, mira, odo, server=homes[number]) for number in range(3)]


async def crash(evening):
    """Crash the database server and restart it."""
    await asyncio.to_thread(evening.cluster.crash)


async def cut_off(evening):
    """Drop every connection, possibly in a transaction."""
    await asyncio.to_thread(evening.cluster.cut_off)


async def stall(evening):
    """Stall all traffic silently."""
    evening.wire.flows.clear()
    await asyncio.sleep(STALLED_S)
    evening.wire.flows.set()


@pytest.mark.parametrize("trouble", [cut_off, crash, stall])
async def test_a_click_while_the_database_is_away(evening, rooms, trouble):
    """Every acknowledged move is stored exactly once, and everybody is answered again."""
    chance = random.Random(trouble.__name__)
    before, clicks = [], []
    for room in rooms:
        asked = await room.asked()
        hand = room.hand(asked)
        before.append(room.moves)
        clicks.append(asyncio.create_task(harmless(tap(asked, hand, chance.choice(answers(hand)), chance))))
    await asyncio.sleep(chance.random() * 0.05)
    await trouble(evening)
    await asyncio.gather(*clicks)
    evening.replace_ended()
    await evening.whole()
    for room, moves in zip(rooms, before, strict=True):
        await room.quiet()
        decided = room.moves
        assert decided in {moves, moves + 1}
        await room.move(await room.asked())
        await room.quiet()
        check(room, decided + 1)
