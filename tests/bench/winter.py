"""Dwar7s Winter: how often the rule of thumb survives, beside the figures its cards were sized by (RULES.md, 2.3)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from statistics import mean

from games.core import Deal, Dice, Ending, apply, decision
from games.winter import GAME
from games.winter.strategy import thumb
from tests.bench.clock import row

GAMES = 30
SIZED_BY = {1: (0.20, 48), 2: (0.25, 37), 3: (0.37, 37), 4: (0.77, 37)}
"""Survival of greedy players and the best score among survivors (34 to 40 with two to four), by number of players."""
MODES: Mapping[str, Mapping[str, str]] = {
    "base": {},
    "nightmare": {"nightmare": "on"},
    "legendary": {"legendary": "on"},
}


@dataclass(frozen=True)
class Winter:
    """One game: the weeks it lasted, and the best score if the castle survived."""

    weeks: int
    best: int | None


def play(seats: int, seed: str, options: Mapping[str, str]) -> Winter:
    """A game in which every seat follows the rule of thumb, from imagined states as in a table."""
    state, dice = GAME.begin(Deal(seats, seed, options)), Dice(f"thumb {seed}")
    while now := decision(state):
        seat = next(iter(now.asks))
        state = apply(state, seat, thumb(GAME.imagine(state, seat, dice), seat, dice))
    end = GAME.outcome(state)
    lost = end.ending is Ending.LOST
    return Winter(state.week, None if lost else max(score.total for score in end.scores))


def report(seconds: float) -> Iterator[str]:
    """The lines of this benchmark: 30 games a line when `seconds` is 1, fewer in proportion."""
    games = max(2, round(GAMES * seconds))
    yield f"Survival by rule of thumb, {games} games a line; the specification's greedy players beside it"
    yield row("players, mode", "specified", "here", "weeks", "best, specified", "best, here")
    for mode, options in MODES.items():
        for seats, (share, best) in SIZED_BY.items():
            played = [play(seats, f"winter {n}", options) for n in range(games)]
            kept = [game.best for game in played if game.best is not None]
            specified = (f"{share:.0%}", f"{best}") if mode == "base" else ("-", "-")
            yield row(
                f"{seats}, {mode}",
                specified[0],
                f"{len(kept) / games:.0%}",
                f"{mean(game.weeks for game in played):.1f}",
                specified[1],
                f"{mean(kept):.0f}" if kept else "-",
            )
