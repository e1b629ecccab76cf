"""With three processes, a lost network or a failover to a replica loses nothing."""

import asyncio
import random
from contextlib import ExitStack

import pytest
import pytest_asyncio

from tests.conftest import NO_POSTGRES
from tests.e2e.player import answers
from tests.e2e.room import tap
from tests.e2e.test_database_away import rooms
from tests.e2e.test_processes import Several, check
from tests.e2e.test_restart import harmless
from tests.postgres import OWNER, Wire, programs, replica, running

__all__ = ["rooms"]

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(programs() is None, reason=NO_POSTGRES),
    pytest.mark.slow,
]

AWAY_S = 14.0
"""Seconds without the database: longer than the time after which a process is given up."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def evening(tmp_path_factory):
    """Yield three bots with two database addresses, one of which accepts writes."""
    with ExitStack() as stack:
        primary = stack.enter_context(running())
        schema = primary.new().rpartition("&")[2]
        copy = stack.enter_context(replica(primary))
        wires = [Wire(each) for each in (primary, copy)]
        hosts = ",".join(f"127.0.0.1:{wire.port}" for wire in wires)
        url = f"postgresql://{OWNER}@{hosts}/postgres?target_session_attrs=read-write&connect_timeout=2&{schema}"
        async with Several(tmp_path_factory.mktemp("failover"), url, 3) as evening:
            evening.servers, evening.wires = [primary, copy], wires
            await evening.person("Keeper")
            await evening.whole()
            yield evening
            for wire in wires:
                wire.flows.set()


async def refused(evening):
    """Drop and refuse all connections."""
    for wire in evening.wires:
        wire.cut()
    await asyncio.sleep(AWAY_S)
    for wire in evening.wires:
        wire.mend()


async def swallowed(evening):
    """Swallow all traffic: connections are accepted but nothing is answered."""
    for wire in evening.wires:
        wire.flows.clear()
    await asyncio.sleep(AWAY_S)
    for wire in evening.wires:
        wire.flows.set()


async def failed_over(evening):
    """Kill the primary server for good, and promote its replica seconds later."""
    primary, copy = evening.servers
    await asyncio.to_thread(primary.kill)
    evening.wires[0].cut()
    await asyncio.sleep(3.0)
    await asyncio.to_thread(copy.promote)


@pytest.mark.parametrize("trouble", [refused, swallowed, failed_over])
async def test_nothing_is_lost_with_the_way_or_the_machine(evening, rooms, trouble):
    """Every acknowledged move is stored exactly once, and everybody is answered again."""
    chance = random.Random(trouble.__name__)
    before, clicks = [], []
    for room in rooms:
        asked = await room.asked()
        hand = room.hand(asked)
        before.append(room.ask("SELECT n, kind, at, payload FROM log WHERE table_id = ? ORDER BY n", room.id))
        clicks.append(asyncio.create_task(harmless(tap(asked, hand, chance.choice(answers(hand)), chance))))
    await asyncio.sleep(chance.random() * 0.05)
    await trouble(evening)
    await asyncio.gather(*clicks)
    await evening.whole()
    for room, stood in zip(rooms, before, strict=True):
        await room.quiet()
        now = room.ask("SELECT n, kind, at, payload FROM log WHERE table_id = ? ORDER BY n", room.id)
        assert now[: len(stood)] == stood, "what had been written down still stands"
        moved = [sum(kind == "moved" for _, kind, *_ in rows) for rows in (stood, now)]
        assert moved[1] - moved[0] in {0, 1}
        await room.move(await room.asked())
        await room.quiet()
        check(room, moved[1] + 1)
    assert all(bot.returncode is None for bot in evening.bots), "none takes others for dead that were cut off with it"
