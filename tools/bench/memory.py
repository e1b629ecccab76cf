"""Memory used by the bot's processes during whole games with pictures, with and without drawing processes."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bot.ids import ControlAction
from bot.workers import new_event_loop
from games.registry import GAMES
from tests.e2e.evening import PROGRAM, Evening
from tests.e2e.player import Tapper, play_out
from tests.e2e.room import Room
from tools.bench.clock import row

MOVES = 150
"""Total number of moves at all tables."""
PATIENCE_S = 120.0
PROC = Path("/proc")


def report(seconds: float) -> Iterator[str]:
    """Yield the lines of this benchmark; `seconds` below 1 only shows that it runs."""
    moves = MOVES if seconds >= 1 else 1
    yield f"A table of two of each game, {moves} moves in all; megabytes (PSS) at the end of play"
    yield row("PORION_HELPERS", "processes", "all", "the bot", "its most (RSS)")
    for helpers in ("on", "off"):
        with (
            tempfile.TemporaryDirectory(prefix="porion-bench-") as folder,
            asyncio.Runner(loop_factory=new_event_loop) as runner,
        ):
            yield row(helpers, *runner.run(_played(Path(folder), helpers, moves)))


async def _played(folder: Path, helpers: str, moves: int) -> list[str]:
    async with Evening(folder, command=PROGRAM, PORION_HELPERS=helpers) as evening:
        await evening.person("Keeper")
        await evening.connected()
        people = [await evening.person(name) for name in ("Mira", "Odo")]
        rooms = [await Room.open(evening, *people, game=game, start=False) for game in sorted(GAMES)]
        for room in rooms:
            await room.press(people[0], ControlAction.START)
        tappers = [Tapper(one, one.id) for one in people]
        await play_out(tappers, lambda: sum(room.moves for room in rooms) >= moves, PATIENCE_S)
        assert isinstance(evening.bot, asyncio.subprocess.Process)
        found = _family(evening.bot.pid)
        shares = [_kilobytes(one, "smaps_rollup", "Pss:") / 1024 for one in found]
        most = _kilobytes(found[0], "status", "VmHWM:") / 1024
        return [str(len(found)), f"{sum(shares):.0f}", f"{shares[0]:.0f}", f"{most:.0f}"]


def _family(pid: int) -> list[int]:
    """Return the ids of a process and its descendants."""
    children = [int(one) for task in PROC.glob(f"{pid}/task/*/children") for one in task.read_text().split()]
    return [pid, *(one for child in children for one in _family(child))]


def _kilobytes(pid: int, file: str, name: str) -> int:
    lines = (PROC / str(pid) / file).read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name))
