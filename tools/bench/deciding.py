"""Where the time of a decision goes: into the rules of the game, or into what the table makes of them.

Random moves of three people; every figure is processor time of the deciding thread.
"""

from collections.abc import Callable, Iterator
from time import thread_time
from typing import TypeVar
from unittest.mock import patch

from games import core
from games.core import Dice
from games.registry import GAMES
from tests.bot.tables.memory import MemoryTable
from tools.bench.clock import row

T = TypeVar("T")
TABLES, MOVES = 3, 120


class Stopwatch:
    """Adds up how long some calls take."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def timed(self, work: Callable[..., T]) -> Callable[..., T]:
        """The function, with its time added up."""

        def work_timed(*given: object, **named: object) -> T:
            start = thread_time()
            try:
                return work(*given, **named)
            finally:
                self.seconds += thread_time() - start

        return work_timed


def report(seconds: float) -> Iterator[str]:
    """The lines of this benchmark."""
    yield "A move as it is decided: the rules, and all the rest (entry, fold, what is told, timers)"
    yield row("game", "moves", "ms a move", "ms of rules", "ms besides", "besides, %")
    for game in sorted(GAMES):
        yield _line(game, MOVES if seconds >= 1 else 5)


def _line(game: str, most: int) -> str:
    MemoryTable.playing(game, 3).answer(Dice(game))  # what is made once is not a move's
    whole, rules, moves = Stopwatch(), Stopwatch(), 0
    for number in range(TABLES):
        table, dice = MemoryTable.playing(game, 3, seed=f"decide {number}"), Dice(f"moves {number}")
        with (
            patch.object(MemoryTable, "try_", whole.timed(MemoryTable.try_)),
            patch.object(core, "check", rules.timed(core.check)),
            patch.object(core, "apply", rules.timed(core.apply)),
        ):
            for _ in range(most):
                if not table.tickets():
                    break
                decided = table.try_(table.any_move(dice))
                known = rules.seconds
                table.take(decided)
                rules.seconds = known  # folding it once more is this table's own affair
                moves += 1
    besides = whole.seconds - rules.seconds
    return row(
        game,
        str(moves),
        f"{whole.seconds / moves * 1e3:.2f}",
        f"{rules.seconds / moves * 1e3:.2f}",
        f"{besides / moves * 1e3:.2f}",
        f"{besides / whole.seconds * 100:.0f}",
    )
