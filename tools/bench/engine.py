"""The engine: the speed of random games, and the cost of copying, saving and loading a position."""

import pickle
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from games.core import Deal, Dice, Game, any_of, apply, clone, decision
from games.registry import GAMES
from tests.lantern import GAME as LANTERN
from tools.bench.clock import row, seconds_each


@dataclass(frozen=True)
class Pace:
    """The speed of random play: games and moves per second."""

    games: float
    moves: float


def play(game: Game[Any, Any], seats: int, seed: str) -> Iterator[Any]:
    """Play a game with random choices and yield its states, the first to the last."""
    state, dice = game.begin(Deal(seats, seed)), Dice(f"choices {seed}")
    yield state
    while now := decision(state):
        seat = next(iter(now.asks))
        state = apply(state, seat, any_of(now.asks[seat], dice))
        yield state


def pace(game: Game[Any, Any], seats: int, seconds: float) -> Pace:
    """Play random games for about `seconds`."""
    games = moves = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds or not games:
        moves += sum(1 for _ in play(game, seats, str(games))) - 1
        games += 1
    return Pace(games / spent, moves / spent)


def report(seconds: float) -> Iterator[str]:
    """Yield the lines of this benchmark; each figure takes about `seconds`."""
    rooms = {LANTERN.id: LANTERN, **GAMES}
    reference = pace(LANTERN, 3, seconds).moves
    yield "Random full games, with legal choices computed at every move (Lantern is the small game of the tests)"
    yield row("game, seats", "games/s", "moves/s", "of Lantern's")
    for name, game in rooms.items():
        for seats in game.seats:
            found = pace(game, seats, seconds)
            ratio = found.moves / reference
            yield row(f"{name}, {seats}", f"{found.games:,.1f}", f"{found.moves:,.0f}", f"{ratio:.2f}")
    yield ""
    yield "A position in the middle of a game: copied, saved, loaded"
    yield row("game", "copy, µs", "deepcopy / copy", "save, µs", "save / pickle", "load, µs", "bytes")
    for name, game in rooms.items():
        yield row(name, *position_costs(game, seconds))


def position_costs(game: Game[Any, Any], seconds: float) -> list[str]:
    """Return the costs of a position in the middle of a game with the most seats."""
    states = list(play(game, max(game.seats), "costs"))
    state = states[len(states) // 2]
    saved = game.codec.save(state)
    copying = seconds_each(lambda: clone(state), seconds)
    deep = seconds_each(lambda: deepcopy(state), seconds)
    saving = seconds_each(lambda: game.codec.save(state), seconds)
    pickling = seconds_each(lambda: pickle.dumps(state), seconds)
    loading = seconds_each(lambda: game.codec.load(saved), seconds)
    return [
        f"{copying * 1e6:.1f}",
        f"{deep / copying:.0f}",
        f"{saving * 1e6:.0f}",
        f"{saving / pickling:.2f}",
        f"{loading * 1e6:.0f}",
        f"{len(saved):,}",
    ]
