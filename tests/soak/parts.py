"""The parts of the soak: each makes one attempt per seed, and reports what was tried and what failed."""

from collections.abc import Callable
from dataclasses import dataclass

from . import decisions, hostile, kills, leaks, power, processes, redeals, simulation, tournaments
from .records import Outcome

TAPS = 1500
"""Number of presses in a simulated evening: long enough for whole games, and for what has become of earlier ones."""


@dataclass(frozen=True)
class Part:
    """One way to try to break the bot.

    Attributes:
        attempt: makes one attempt from a seed.
        share: its share of the time, relative to the others.
    """

    attempt: Callable[[str], Outcome]
    share: float


def _evening(seed: str) -> Outcome:
    report = simulation.played(seed, taps=TAPS)
    return Outcome(report.counted, report.wrong)


PARTS: dict[str, Part] = {
    "simulation": Part(_evening, 5),
    "kills": Part(kills.attempt, 2),
    "processes": Part(processes.attempt, 2),
    "tournaments": Part(tournaments.attempt, 2),
    "power cuts": Part(power.attempt, 1),
    "re-deals": Part(redeals.attempt, 2),
    "planted leaks": Part(leaks.attempt, 0.2),
    "hostile inputs": Part(hostile.attempt, 2),
    "decisions": Part(decisions.alone, 1),
    "second engines": Part(decisions.beside, 2),
}
