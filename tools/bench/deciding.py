"""Measures which part of deciding a command is spent in the game's rules, and which in the table's own work.

It makes random moves at tables of three; all figures are processor time of the deciding thread.
"""

from collections.abc import Callable, Iterator
from time import thread_time
from typing import TypeVar
from unittest.mock import patch

from bot.tables import Decision
from games import core
from games.core import Dice
from games.registry import GAMES
from tests.bot.tables.memory import MemoryTable
from tools.bench.clock import row

T = TypeVar("T")
TABLES, MOVES = 3, 120


class Stopwatch:
    """Adds up the time of calls."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def timed(self, work: Callable[..., T]) -> Callable[..., T]:
        """Return the function wrapped so that its time is added up."""

        def work_timed(*given: object, **named: object) -> T:
            start = thread_time()
            try:
                return work(*given, **named)
            finally:
                self.seconds += thread_time() - start

        return work_timed


def report(seconds: float) -> Iterator[str]:
    """Yield the lines of this benchmark."""
    yield "Deciding a move: time in the rules, in applying the entry to the table, and in the rest (notices, timers)"
    yield row("game", "moves", "us a move", "rules", "fold", "the rest", "the rest, %")
    for game in sorted(GAMES):
        yield _line(game, MOVES if seconds >= 1 else 5)


def _line(game: str, most: int) -> str:
    MemoryTable.playing(game, 3).answer(Dice(game))  # one-off work is not part of a move
    whole, check, apply, add, moves = Stopwatch(), Stopwatch(), Stopwatch(), Stopwatch(), 0
    for number in range(TABLES):
        table, dice = MemoryTable.playing(game, 3, seed=f"decide {number}"), Dice(f"moves {number}")
        for _ in range(most):
            if not table.tickets():
                break
            with (
                patch.object(core, "check", check.timed(core.check)),
                patch.object(core, "apply", apply.timed(core.apply)),
                patch.object(Decision, "add", add.timed(Decision.add)),
            ):
                decided = whole.timed(table.try_)(table.any_move(dice))
            table.take(decided)
            moves += 1
    rules, fold = check.seconds + apply.seconds, add.seconds - apply.seconds
    rest = whole.seconds - rules - fold
    figures = (f"{one / moves * 1e6:.0f}" for one in (whole.seconds, rules, fold, rest))
    return row(game, str(moves), *figures, f"{rest / whole.seconds * 100:.0f}")
