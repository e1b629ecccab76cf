"""Dwar7s Winter's ladder: all win or lose together, so it measures how often a table survives, and its score.

Every seat is played by the same level. In solo games the titles are counted as well.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from statistics import mean
from time import monotonic

from games.core import Deal, Dice, Ending, Seat, apply, decision
from games.winter import GAME
from games.winter.scoring import titles

from .match import player

HEADER = "| players | level | games | survival | points of survivors | titles, best first | measured |"


@dataclass(frozen=True, slots=True)
class Table:
    """A row of the ladder: a number of seats, all played by one level."""

    seats: int
    level: str
    games: int

    @property
    def key(self) -> str:
        """The beginning of its row in the document."""
        return f"| {self.seats} | {self.level} |"


TABLES = (
    Table(1, "normal", 100),
    Table(1, "strong@0.05", 40),
    Table(2, "normal", 40),
    Table(4, "normal", 40),
    Table(4, "strong@0.05", 10),
)


@dataclass(frozen=True, slots=True)
class End:
    """The result of a game: the best score if the castle survived, and the best title of a solo game."""

    best: int | None
    title: str


def play(table: Table, number: int) -> End:
    """Play one game of a row."""
    state = GAME.begin(Deal(table.seats, f"winter {number}"))
    dice = [Dice(f"winter {number} seat {seat}") for seat in range(table.seats)]
    computer = player(GAME, table.level)
    while now := decision(state):
        seat = next(iter(now.asks))
        state = apply(state, seat, computer.choose(GAME.imagine(state, seat, dice[seat]), seat, dice[seat]))
    end = GAME.outcome(state)
    if end.ending is Ending.LOST:
        return End(None, "")
    found = titles(state, Seat(0)) if table.seats == 1 else []
    return End(max(score.total for score in end.scores), found[-1] if found else "")


def measure(table: Table, share: float, seconds: float | None) -> list[End]:
    """Play a share of a row's games, stopping after `seconds`."""
    end = monotonic() + seconds if seconds else None
    found: list[End] = []
    for number in range(max(2, round(table.games * share))):
        found.append(play(table, number))
        if end and monotonic() > end:
            break
    return found


def written(table: Table, ends: list[End], when: str) -> str:
    """Return a row of the document, with a 95 % interval."""
    best = [end.best for end in ends if end.best is not None]
    rate = len(best) / len(ends)
    margin = 1.96 * sqrt(rate * (1 - rate) / len(ends))
    points = f"{mean(best):.0f}, {max(best)} at most" if best else "-"
    return f"{table.key} {len(ends)} | {rate:.0%} ± {margin:.0%} | {points} | {_titles(ends)} | {when} |"


def _titles(ends: list[End]) -> str:
    """Return how often each title was the best one of a game, rarest titles first."""
    counts: Mapping[str, int] = {
        title: n for title in reversed(_order()) if (n := sum(end.title == title for end in ends))
    }
    return ", ".join(f"{title.replace('_', ' ')} {n}" for title, n in counts.items()) or "-"


def _order() -> tuple[str, ...]:
    """Return the titles, weakest first."""
    return tuple(GAME.editions[GAME.editions.current].titles)
