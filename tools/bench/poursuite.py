"""Poursuite: the length of random games, compared with the simulation that sized its boards (RULES.md, 18)."""

from collections.abc import Iterator
from statistics import mean, quantiles

from tests.poursuite.games import tally
from tools.bench.clock import row

GAMES = 3000
SIMULATED = {
    ("standard", 2): (60, 46, 77),
    ("standard", 3): (48, 37, 60),
    ("standard", 4): (41, 32, 51),
    ("short", 2): (47, 36, 60),
    ("short", 3): (38, 29, 48),
    ("short", 4): (34, 26, 42),
}
"""Rolls of the die in random games by board and number of players: mean, 5th and 95th percentile."""


def report(seconds: float) -> Iterator[str]:
    """Yield the lines of this benchmark: 3000 games per line times `seconds`."""
    games = max(20, round(GAMES * seconds))
    yield f"Rolls of the die, {games} random games per line, standard rule (mean, 5 % to 95 %)"
    yield row("board, players", "rules", "here", "here / rules", "arrivals", "longest")
    for (board, seats), (expected, low, high) in SIMULATED.items():
        tallies = [tally(seats, f"figures {n}", {"board": board}) for n in range(games)]
        rolls = [game.rolls for game in tallies]
        twentieths = quantiles(rolls, n=20)
        yield row(
            f"{board}, {seats}",
            f"{expected}; {low}-{high}",
            f"{mean(rolls):.1f}; {twentieths[0]:.0f}-{twentieths[-1]:.0f}",
            f"{mean(rolls) / expected:.2f}",
            f"{mean(game.arrivals for game in tallies):.1f}",
            f"{max(rolls)}",
        )
