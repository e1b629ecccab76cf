"""Measure how long a call takes, and format figures."""

from collections.abc import Callable
from time import perf_counter

ROUNDS = 5


def seconds_each(work: Callable[[], object], budget: float) -> float:
    """Return the seconds one call takes: the best of several rounds that together last about `budget` seconds."""
    calls, spent = 1, 0.0
    while (spent := timed(work, calls)) < budget / (2 * ROUNDS):
        calls *= 2
    return min([spent, *(timed(work, calls) for _ in range(ROUNDS - 1))]) / calls


def timed(work: Callable[[], object], calls: int) -> float:
    """Return the seconds that `calls` calls take."""
    start = perf_counter()
    for _ in range(calls):
        work()
    return perf_counter() - start


def row(*cells: str) -> str:
    """Return a line of a table: the name, then the figures, in columns."""
    name, *figures = cells
    return f"{name:<16}" + "".join(f"{figure:>16}" for figure in figures)
