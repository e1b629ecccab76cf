"""Dwar7s Winter: the survival rate of the rule of thumb, compared with the design figures (RULES.md, 2.3)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import mean

from games.core import Deal, Dice, Ending, apply, decision
from games.winter import GAME
from games.winter.advice import ADVICE
from tools.bench.clock import row

GAMES = 10
SIZED_BY = {1: (0.20, "48"), 2: (0.25, "34-40"), 3: (0.37, "34-40"), 4: (0.77, "34-40")}
"""By number of players: survival of greedy players, and survivors' best score; base game only."""
NIGHTMARE, BLOODTHIRST, LEGENDARY = ({name: "on"} for name in ("nightmare", "bloodthirst", "legendary"))
MODES: Mapping[str, Mapping[str, str]] = {
    "base": {},
    "nightmare": NIGHTMARE,
    "bloodthirst": BLOODTHIRST,
    "Legendary": LEGENDARY,
    "nightmare, Legendary": NIGHTMARE | LEGENDARY,
    "all three": NIGHTMARE | BLOODTHIRST | LEGENDARY,
}


@dataclass(frozen=True)
class Winter:
    """A game: the weeks it lasted, and the best score if the castle survived."""

    weeks: int
    best: int | None


def play(seats: int, seed: str, options: Mapping[str, str]) -> Winter:
    """Play a game by rule of thumb from imagined states as at a table."""
    state, dice = GAME.begin(Deal(seats, seed, options)), Dice(f"thumb {seed}")
    while now := decision(state):
        seat = next(iter(now.asks))
        state = apply(state, seat, ADVICE.choose(GAME.imagine(state, seat, dice), seat, dice))
    end = GAME.outcome(state)
    lost = end.ending is Ending.LOST
    return Winter(state.week, None if lost else max(score.total for score in end.scores))


def report(seconds: float) -> Iterator[str]:
    """Yield the lines of this benchmark: ten games per line times `seconds`."""
    games = max(2, round(GAMES * seconds))
    yield f"Survival by rule of thumb, {games} games per line, compared with the greedy players of the specification"
    yield row(f"{'players, mode':<24}", "specified", "here", "plus or minus", "weeks", "best, specified", "best, here")
    for mode, options in MODES.items():
        for seats in SIZED_BY:
            yield _line(mode, seats, [play(seats, f"winter {n}", options) for n in range(games)])


def _line(mode: str, seats: int, played: Sequence[Winter]) -> str:
    """Return a row: the survival rate with its standard error, the length of games, and the best score of survivors."""
    kept = [game.best for game in played if game.best is not None]
    rate = len(kept) / len(played)
    share, best = SIZED_BY[seats]
    specified = (f"{share:.0%}", best) if mode == "base" else ("-", "-")
    return row(
        f"{f'{seats}, {mode}':<24}",
        specified[0],
        f"{rate:.0%}",
        f"{(rate * (1 - rate) / len(played)) ** 0.5:.0%}",
        f"{mean(game.weeks for game in played):.1f}",
        specified[1],
        f"{mean(kept):.0f}" if kept else "-",
    )
