"""Les Mines de Maphr: the length of games by rule of thumb, compared with the design figures (RULES.md, 1)."""

from collections.abc import Iterator
from statistics import mean, median

from games.core import Deal, Dice, any_of, apply, decision
from games.maphr import GAME
from games.maphr.advice import ADVICE
from games.maphr.state import State
from tools.bench.clock import row

GAMES = 30
SIZED_BY = {2: (16, 22, 7.0), 3: (15, 19, 6.2), 4: (13, 16, 5.2)}
"""By number of players: median of rounds, their 90th percentile, and buildings per mine."""


def play(seats: int, seed: str, by_chance: tuple[int, ...] = ()) -> State:
    """Play a game by rule of thumb from imagined states; the seats in `by_chance` choose at random."""
    state, dice = GAME.begin(Deal(seats, seed)), Dice(f"thumb {seed}")
    while now := decision(state):
        seat = next(iter(now.asks))
        if seat in by_chance:
            choice = any_of(now.asks[seat], dice)
        else:
            choice = ADVICE.choose(GAME.imagine(state, seat, dice), seat, dice)
        state = apply(state, seat, choice)
    return state


def report(seconds: float) -> Iterator[str]:
    """Yield the lines of this benchmark: 30 games per line times `seconds`."""
    games = max(2, round(GAMES * seconds))
    yield f"Length by rule of thumb, {games} games per line, compared with the simple bots of the specification"
    yield row(
        "players", "median, specified", "here", "9 in 10, specified", "here", "buildings, specified", "here", "points"
    )
    for seats, (middle, long, buildings) in SIZED_BY.items():
        played = [play(seats, f"maphr {n}") for n in range(games)]
        rounds = sorted(state.round for state in played)
        built = mean(len(clan.buildings) for state in played for clan in state.clans)
        points = mean(score.total for state in played for score in GAME.outcome(state).scores)
        yield row(
            f"{seats}",
            f"{middle}",
            f"{median(rounds):.0f}",
            f"{long}",
            f"{rounds[int(0.9 * games)]}",
            f"{buildings}",
            f"{built:.1f}",
            f"{points:.0f}",
        )
    yield ""
    yield f"Rule of thumb against random choices, {games} deals played from both sides"
    yield row("players", "won by the rule")
    for seats in (2, 4):
        won = 0.0
        for n in range(games):
            for other in (0, 1):
                by_chance = tuple(range(other, seats, 2))
                winners = GAME.outcome(play(seats, f"maphr {n}", by_chance)).winners
                won += sum(seat not in by_chance for seat in winners) / len(winners)
        yield row(f"{seats}", f"{won / games / 2:.0%}")
