"""Three processes on one PostgreSQL, with random kills and database failures."""

import asyncio
import random
from collections import Counter
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.e2e.evening import live
from tests.e2e.player import answers
from tests.e2e.room import Room
from tests.e2e.test_processes import Several
from tests.postgres import Cluster, Wire, programs, running

from .kills import MOMENT_S, click_that_may_die, moved
from .records import Outcome

PROCESSES, TROUBLES, STALLED_S = 3, 8, 4.0
"""Number of processes, of troubles per evening, and seconds without traffic to the database."""
KINDS = ("kill", "kill", "kill", "kill", "terminate", "cut off", "crash", "stall")
"""Kinds of trouble, equally likely."""


def attempt(seed: str) -> Outcome:
    """Run one evening with troubles; do nothing without PostgreSQL."""
    counted, wrong = Counter[str](), list[str]()
    if programs() is None:
        return Outcome(Counter({"evenings without PostgreSQL": 1}), wrong)
    with TemporaryDirectory(prefix="porion-soak-") as folder:
        try:
            asyncio.run(_evening(Path(folder), random.Random(seed), counted))
        except (AssertionError, TimeoutError) as error:
            wrong.append(f"after {sum(counted.values())} steps: {type(error).__name__} {str(error)[:400]}")
    return Outcome(counted, wrong)


async def _evening(folder: Path, chance: random.Random, counted: Counter[str]) -> None:
    """Play on a server of each process while processes or the database fail."""
    with running() as cluster, TemporaryDirectory() as way:
        wire = Wire(cluster, Path(way))
        url = cluster.new()
        async with Several(folder, wire.through(url), PROCESSES) as evening:
            evening.url = url
            await evening.whole()
            rooms = await rooms_of_each(evening)
            for _ in range(TROUBLES):
                await _trouble(evening, rooms, chance, counted, cluster, wire)


async def rooms_of_each(evening: Several) -> list[Room]:
    """Return a table on a server of each process."""
    await evening.person("Keeper")
    mira, odo = await evening.person("Mira"), await evening.person("Odo", "fr")
    for number in count():
        homes = {(int(guild) >> 22) % PROCESSES: at for at, guild in enumerate(mira.guilds)}
        if len(homes) == PROCESSES:
            return [await Room.open(evening, mira, odo, server=homes[one]) for one in range(PROCESSES)]
        await mira.admin("guild_create", name=f"Gallery {number}", locale="en-US")
        await mira.wait_for(lambda number=number: len(mira.guilds) == number + 2)
    raise AssertionError("servers are made until there is one for each process")


async def _trouble(
    evening: Several, rooms: list[Room], chance: random.Random, counted: Counter[str], cluster: Cluster, wire: Wire
) -> None:
    """Click at each table, cause one trouble shortly after, and check that every move is stored once."""
    before, clicks = [], []
    for room in rooms:
        asked = await room.asked()
        hand = room.hand(asked)
        before.append(room.moves)
        assert answers(hand), "somebody is asked and has no control"
        clicks.append(asyncio.create_task(click_that_may_die(asked, hand, chance)))
    await asyncio.sleep(chance.random() * MOMENT_S)
    kind = chance.choice(KINDS)
    match kind:
        case "kill":
            await evening.kill(chance.randrange(PROCESSES))
        case "terminate":
            await evening.terminate(chance.randrange(PROCESSES))
        case "cut off":
            await asyncio.to_thread(cluster.cut_off)
        case "crash":
            await asyncio.to_thread(cluster.crash)
        case "stall":
            wire.flows.clear()
            await asyncio.sleep(STALLED_S)
            wire.flows.set()
    counted[kind] += 1
    await asyncio.gather(*clicks)
    evening.replace_ended()
    await evening.whole()
    for room, moves in zip(rooms, before, strict=True):
        await room.quiet()
        decided = room.moves
        assert decided in {moves, moves + 1}, f"{kind}: one click made {decided - moves} moves"
        await moved(room)
        counted["acknowledged moves"] += 1
        assert room.moves == decided + 1, f"{kind}: {room.moves} moves instead of {decided + 1}"
        rows = room.ask("SELECT n, kind FROM log WHERE table_id = ? ORDER BY n", room.id)
        assert [n for n, _ in rows] == list(range(len(rows))), f"{kind}: the log has holes"
        assert sum(one == "moved" for _, one in rows) == decided + 1, f"{kind}: the log does not hold every move"
        assert len([one for one in room.boards() if live(one)]) == 1, f"{kind}: there is not one board"
        assert len(room.calls()) <= 1, f"{kind}: somebody is called twice"
