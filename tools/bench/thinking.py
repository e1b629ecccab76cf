"""Computer players: the speed of simulations, and the time per decision of each level."""

from collections.abc import Iterator
from time import process_time
from typing import Any

from games.core import STRONG, Deal, Dice, Game, Search, advance, any_of, apply, branch, decision, determinise
from games.registry import GAMES
from tools.bench.clock import row

AnyGame = Game[Any, Any]


def middle(game: AnyGame, seats: int) -> Any:
    """Play by rule of thumb to a position in the middle of a game where someone has a real choice, and return it."""
    states, dice = [game.begin(Deal(seats, "thinking"))], Dice("thinking")
    normal = game.strategies["normal"]
    while now := decision(states[-1]):
        seat = next(iter(now.asks))
        states.append(apply(states[-1], seat, normal(states[-1], seat, dice)))
    half = states[len(states) // 2 :]
    return max(half[:20], key=_offered)


def _offered(state: Any) -> int:
    now = decision(state)
    return len(getattr(next(iter(now.asks.values())), "choices", ())) if now else 0


def random_moves(game: AnyGame, state: Any, seconds: float, *, ahead: bool) -> float:
    """Return random moves per second: by `advance` on an imagined state if `ahead`, otherwise by `apply` at a table."""
    quick, dice = Dice("moves").quick(), Dice("moves")
    played, start = 0, process_time()
    while process_time() - start < seconds or not played:
        seat = next(iter(decision(state).asks))  # type: ignore[union-attr]  # a position where someone is asked
        t = branch(determinise(game.redeal, state, seat, quick), quick) if ahead else state
        for _ in range(50):
            now = decision(t)
            if now is None:
                break
            seat = next(iter(now.asks))
            choice = any_of(now.asks[seat], quick if ahead else dice)
            if ahead:
                advance(t, seat, choice)
            else:
                t = apply(t, seat, choice)
            played += 1
    return played / (process_time() - start)


def report(seconds: float) -> Iterator[str]:
    """Yield the lines of this benchmark; each figure takes about `seconds`."""
    yield "Simulation, CPU time: random moves per second by `apply` and by `advance`; simulations of the search"
    yield row("game, seats", "apply", "advance", "advance / apply", "simulations/s", "normal, ms")
    for name, game in GAMES.items():
        for seats in sorted({game.seats[0], game.seats[-1]} if seconds >= 0.1 else {game.seats[0]}):
            state = middle(game, seats)
            table = random_moves(game, state, seconds, ahead=False)
            ahead = random_moves(game, state, seconds, ahead=True)
            yield row(
                f"{name}, {seats}",
                f"{table:,.0f}",
                f"{ahead:,.0f}",
                f"{ahead / table:.2f}",
                simulations(game, state, seconds),
                f"{normal_time(game, state, seconds) * 1e3:.2f}",
            )


def simulations(game: AnyGame, state: Any, seconds: float) -> str:
    """Return the search's simulations per second; "-" for a game without a search."""
    search = game.strategies.get(STRONG)
    if not isinstance(search, Search):
        return "-"
    seat = next(iter(decision(state).asks))  # type: ignore[union-attr]  # a position where someone is asked
    start = process_time()
    found = search.ranking(state, seat, Dice("bench"), lambda: (process_time() - start) / seconds)
    return f"{sum(one.simulations for one in found) / (process_time() - start):,.0f}"


def normal_time(game: AnyGame, state: Any, seconds: float) -> float:
    """Return the seconds per decision by rule of thumb."""
    seat = next(iter(decision(state).asks))  # type: ignore[union-attr]  # a position where someone is asked
    times, start = 0, process_time()
    while process_time() - start < seconds or not times:
        game.strategies["normal"](state, seat, Dice("bench"))
        times += 1
    return (process_time() - start) / times
