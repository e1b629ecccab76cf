"""Fit weights of positions to the results of games: `python -m tools.arena.fit maphr --games 1000`.

Games are played by rule of thumb with some random choices. Once a round each seat is described by
traits. A logistic regression finds the weights, early and late in the game, that best predict the winner. They are
printed as the tables `early` and `late` of `weights.toml`.
"""

import argparse
import gc
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from statistics import pstdev
from typing import Any

from games.core import Deal, Dice, Seat, advance, any_of, branch, decision, determinise
from games.maphr.advice import standing as maphr
from games.poursuite.advice import standing as poursuite
from games.registry import GAMES
from games.tunhell.advice import ADVICE as TUNHELL
from games.tunhell.advice import standing as tunhell

from .match import AnyGame

SLIP = 12
"""One choice in this many is random, so that positions vary more than in good play."""
ROUNDS_OF_FITTING = 8
RATE, DECAY = 0.15, 0.0004
"""The initial learning rate, and the rate at which weights decay towards 0."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A game's description of positions.

    Attributes:
        traits: the names of the traits.
        describe: returns the value of each trait for a seat.
        progress: the progress of the game, from 0 to 1.
        moment: returns a value that changes whenever a new sample should be taken.
        unit: the points that the adviser equates with a likely victory.
    """

    traits: Sequence[str]
    describe: Callable[[Any, Seat], Sequence[float]]
    progress: Callable[[Any], float]
    moment: Callable[[Any], object]
    unit: float


_TURNS = 3
"""In Tunhell, a sample is taken every so many turns."""
JUDGED = {
    "maphr": Judged(maphr.TRAITS, maphr.traits, maphr.progress, lambda t: t.round, 12.0),
    "poursuite": Judged(
        poursuite.TRAITS,
        lambda t, seat: poursuite.traits(t)[seat],
        poursuite.progress,
        lambda t: t.active,
        1.0,
    ),
    "tunhell": Judged(
        tunhell.TRAITS,
        lambda t, seat: tunhell.traits(t, seat, TUNHELL.reach),
        tunhell.progress,
        lambda t: t.turn // _TURNS,
        1.0,
    ),
}


@dataclass(frozen=True, slots=True)
class Sample:
    """A position: the progress of the game, each seat's traits, and each seat's final share of the victory."""

    progress: float
    traits: Sequence[Sequence[float]]
    shares: Sequence[float]


def samples(game: AnyGame, judged: Judged, seats: int, seed: str) -> Iterator[Sample]:
    """Play one game and yield its sampled positions."""
    quick = Dice(seed).quick()
    t = branch(determinise(game.redeal, game.begin(Deal(seats, seed)), Seat(0), quick), quick)
    adviser = game.search and game.search.adviser
    assert adviser is not None, "only games with an adviser are fitted"
    seen: list[tuple[float, list[Sequence[float]]]] = []
    moment = judged.moment(t)
    while now := decision(t):
        if judged.moment(t) != moment:
            moment = judged.moment(t)
            seen.append((judged.progress(t), [judged.describe(t, Seat(seat)) for seat in range(seats)]))
        seat = next(iter(now.asks))
        is_slip = not now.done and not t.answers and not quick.below(SLIP)
        advance(t, seat, any_of(now.asks[seat], quick) if is_slip else adviser.choose(t, seat, quick))
    winners = game.outcome(t).winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    yield from (Sample(progress, traits, shares) for progress, traits in seen)


class Fit:
    """Early and late weights of traits that predict the winner: a conditional logistic regression."""

    def __init__(self, data: Sequence[Sample], traits: int) -> None:
        """Start with weights of 0, and scale each trait by its spread."""
        self._traits = traits
        self._spread = [max(1e-6, pstdev([one[n] for sample in data for one in sample.traits])) for n in range(traits)]
        self._weights = [0.0] * (2 * traits)
        self._changes = [1e-8] * (2 * traits)
        self._data = [self._measured(sample) for sample in data]

    def _measured(self, sample: Sample) -> Sample:
        traits = [[value / spread for value, spread in zip(one, self._spread, strict=True)] for one in sample.traits]
        return Sample(sample.progress, traits, sample.shares)

    def run(self, chance: random.Random) -> None:
        """Train on all positions several times, with decreasing steps (AdaGrad)."""
        for number in range(ROUNDS_OF_FITTING):
            chance.shuffle(self._data)
            for sample in self._data:
                self._learn(sample, RATE / (1 + 0.4 * number))

    def _learn(self, sample: Sample, rate: float) -> None:
        wrong = [share - told for share, told in zip(sample.shares, self._told(sample), strict=True)]
        for n in range(self._traits):
            slope = sum([error * one[n] for error, one in zip(wrong, sample.traits, strict=True)])
            for place, part in ((n, 1 - sample.progress), (self._traits + n, sample.progress)):
                change = slope * part - DECAY * self._weights[place]
                self._changes[place] += change * change
                self._weights[place] += rate * change / sqrt(self._changes[place])

    def _told(self, sample: Sample) -> list[float]:
        """Return each seat's predicted probability of winning."""
        p, w, count = sample.progress, self._weights, self._traits
        now = [(1 - p) * w[n] + p * w[count + n] for n in range(count)]
        position_values = [sum([a * b for a, b in zip(now, one, strict=True)]) for one in sample.traits]
        powers = [exp(worth - max(position_values)) for worth in position_values]
        return [power / sum(powers) for power in powers]

    def loss(self) -> float:
        """Return the mean loss per position, in nats.

        Predicting nothing gives log 2 with two seats.
        """
        return sum(
            [
                -sum([share * log(max(1e-9, told)) for share, told in zip(one.shares, self._told(one), strict=True)])
                for one in self._data
            ]
        ) / len(self._data)

    def tables(self, names: Sequence[str], unit: float) -> Iterator[str]:
        """Yield the weights as lines of TOML."""
        for table, shift in (("early", 0), ("late", self._traits)):
            yield f"[{table}]"
            for n, name in enumerate(names):
                yield f"{name} = {unit * self._weights[shift + n] / self._spread[n]:.3f}"


def main() -> None:
    """Play the games, fit the weights and print them."""
    parser = argparse.ArgumentParser(prog="python -m tools.arena.fit", description=__doc__)
    parser.add_argument("game", choices=sorted(JUDGED))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game, judged = GAMES[given.game], JUDGED[given.game]
    gc.freeze()
    data = [
        sample
        for number in range(given.games)
        for sample in samples(game, judged, given.seats[number % len(given.seats)], f"fit {given.seed} {number}")
    ]
    fit = Fit(data, len(judged.traits))
    fit.run(random.Random(given.seed))
    print(f"# {given.games} games, {len(data)} positions, seed {given.seed}: {fit.loss():.3f} nats")
    print("\n".join(fit.tables(judged.traits, judged.unit)))


if __name__ == "__main__":
    main()
