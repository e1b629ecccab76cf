"""Search for better weights of a rule of thumb: `python -m tools.arena.tune poursuite --seats 4 --seconds 120`.

A (1+1) evolution strategy: a few weights are changed slightly, and the changed player plays the current one, and random
players, on the same deals; the better one is kept. The best weights are printed as lines for `weights.toml`.
"""

import argparse
import dataclasses
import gc
import random
from collections.abc import Iterator
from math import exp
from time import monotonic
from typing import Any

from games.core import Adviser, at_random
from games.registry import GAMES

from .match import AnyGame, Player, matches, summary


def by_weights(adviser: Adviser[Any], weights: Any) -> Player:
    """Return a player that uses the rule of thumb with these weights."""
    return Player(type(adviser)(weights).choose)  # type: ignore[call-arg,arg-type]  # advisers with weights take them


def changed(weights: Any, chance: random.Random, size: float) -> Any:
    """Return a copy of the weights with some of them multiplied by factors around 1, in mappings too."""

    def moved(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: moved(one) for key, one in value.items()}
        return round(value * exp(chance.gauss(0, size)), 4) if chance.random() < 0.3 else value

    return type(weights)(**{field.name: moved(getattr(weights, field.name)) for field in dataclasses.fields(weights)})


def gain(game: AnyGame, seats: int, new: Player, old: Player, deals: int, seed: str) -> float:
    """Return the new player's advantage over the old one in victories and scores.

    It combines a match between them with matches against random players.
    """
    direct = summary(list(matches(game, seats, new, old, deals, {}, seed)))
    other = Player(at_random)
    mine = summary(list(matches(game, seats, new, other, max(1, deals // 2), {}, seed)))
    theirs = summary(list(matches(game, seats, old, other, max(1, deals // 2), {}, seed)))
    spread = max(1.0, abs(direct.own) + abs(direct.others)) / 2
    return (
        direct.share
        - 1 / seats
        + (direct.own - direct.others) / spread / 4
        + (mine.share - theirs.share)
        + (mine.own - theirs.own) / spread / 4
    )


def written(weights: Any) -> Iterator[str]:
    """Yield the weights as lines of TOML, numbers before tables."""
    values = {field.name: getattr(weights, field.name) for field in dataclasses.fields(weights)}
    yield from (f"{name} = {value}" for name, value in values.items() if not isinstance(value, dict))
    for name, value in values.items():
        if isinstance(value, dict):
            yield f"[{name}]"
            yield from (f"{key} = {one}" for key, one in value.items())


def main() -> None:
    """Tune for the given time and print the best weights."""
    parser = argparse.ArgumentParser(prog="python -m tools.arena.tune", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--deals", type=int, default=20, help="deals per comparison")
    parser.add_argument("--size", type=float, default=0.25, help="the size of a change of a weight, as a logarithm")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game, chance = GAMES[given.game], random.Random(given.seed)
    adviser: Any = game.search and game.search.adviser
    best, tries, kept = adviser.weights, 0, 0
    gc.freeze()
    end = monotonic() + given.seconds
    while monotonic() < end:
        tries += 1
        tried = changed(best, chance, given.size)
        new, old = by_weights(adviser, tried), by_weights(adviser, best)
        seed = f"tune {given.seed} {tries}"
        if gain(game, given.seats, new, old, given.deals, seed) > 0.03 and (
            gain(game, given.seats, new, old, given.deals, f"{seed} again") > 0
        ):
            best, kept = tried, kept + 1
    print(f"# {kept} of {tries} changes kept, {given.seconds:.0f} s, seed {given.seed}")
    print("\n".join(written(best)))


if __name__ == "__main__":
    main()
