"""Fit weights of positions to the results of games: `python -m tools.arena.fit maphr --games 1000`.

Games are played by rule of thumb with some random choices. Once a round each seat is described by
traits. A logistic regression finds the weights, early and late in the game, that best predict the winner; in Dungeon
Lords least squares finds those that best predict the final points, and the regression only how much a lead is worth.
They are printed as the tables `early` and `late` of `weights.toml`.
"""

import argparse
import gc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import exp, log
from statistics import pstdev
from typing import Any

from games.core import Deal, Dice, Seat, advance, any_of, branch, decision, determinise
from games.dungeon_lords.advice import ADVICE as DUNGEON_LORDS
from games.dungeon_lords.advice import standing as dungeon_lords
from games.maphr.advice import standing as maphr
from games.poursuite.advice import standing as poursuite
from games.registry import GAMES
from games.tunhell.advice import ADVICE as TUNHELL
from games.tunhell.advice import standing as tunhell

from .match import AnyGame

SLIP = 12
"""One choice in this many is random, so that positions vary more than in good play."""
STEPS = 7
"""How many steps of Newton's method are made."""
DECAY = 15.0
"""How strongly the regression draws weights towards 0."""
RIDGE, MOST = 60.0, 25.0
"""How strongly least squares draws weights towards 0, and the most points that a game is won or lost by."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A game's description of positions.

    Attributes:
        traits: the names of the traits.
        describe: returns the value of each trait for a seat.
        progress: the progress of the game, from 0 to 1.
        moment: returns a value that changes whenever a new sample should be taken.
        unit: the points that the adviser equates with a likely victory.
        by_points: whether the weights predict final points, and the lead that makes victory likely is fitted as well.
    """

    traits: Sequence[str]
    describe: Callable[[Any, Seat], Sequence[float]]
    progress: Callable[[Any], float]
    moment: Callable[[Any], object]
    unit: float
    by_points: bool = False


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
    "dungeon_lords": Judged(
        dungeon_lords.TRAITS,
        lambda t, seat: dungeon_lords.traits(t, DUNGEON_LORDS.weights)[seat],
        dungeon_lords.progress,
        lambda t: (t.year, t.round),
        1.0,
        by_points=True,
    ),
}


@dataclass(frozen=True, slots=True)
class Sample:
    """A position: the progress of the game, each seat's traits, and its final share of the victory and points."""

    progress: float
    traits: Sequence[Sequence[float]]
    shares: Sequence[float]
    points: Sequence[float]


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
    end = game.outcome(t)
    shares = [1 / len(end.winners) if seat in end.winners else 0.0 for seat in range(seats)]
    yield from (Sample(progress, traits, shares, [score.total for score in end.scores]) for progress, traits in seen)


class Fit:
    """Early and late weights of traits that predict the winner: a conditional logistic regression."""

    def __init__(self, data: Sequence[Sample], traits: int) -> None:
        """Start with weights of 0, and scale each trait by its spread."""
        self._traits = traits
        self._spread = [max(1e-6, pstdev([one[n] for sample in data for one in sample.traits])) for n in range(traits)]
        self._weights = [0.0] * (2 * traits)
        self._data = [self._measured(sample) for sample in data]

    def _measured(self, sample: Sample) -> Sample:
        traits = [[value / spread for value, spread in zip(one, self._spread, strict=True)] for one in sample.traits]
        return replace(sample, traits=traits)

    def run(self) -> None:
        """Find the weights by Newton's method."""
        size = 2 * self._traits
        for _ in range(STEPS):
            left = [[DECAY * (row == column) for column in range(size)] for row in range(size)]
            right = [-DECAY * weight for weight in self._weights]
            for sample in self._data:
                told, rows = self._told(sample), _rows(sample)
                usual = [
                    sum([n * chance for n, chance in zip(column, told, strict=True)])
                    for column in zip(*rows, strict=True)
                ]
                for share, chance, row in zip(sample.shares, told, rows, strict=True):
                    ahead = [n - mean for n, mean in zip(row, usual, strict=True)]
                    for place, n in enumerate(ahead):
                        if n:
                            right[place] += (share - chance) * n
                            left[place] = [a + chance * n * b for a, b in zip(left[place], ahead, strict=True)]
            self._weights = [old + change for old, change in zip(self._weights, solution(left, right), strict=True)]

    def _told(self, sample: Sample) -> list[float]:
        """Return each seat's predicted probability of winning."""
        position_values = self._worths(sample)
        powers = [exp(worth - max(position_values)) for worth in position_values]
        return [power / sum(powers) for power in powers]

    def _worths(self, sample: Sample) -> list[float]:
        """Return the weighted sum of each seat's traits."""
        p, w, count = sample.progress, self._weights, self._traits
        now = [(1 - p) * w[n] + p * w[count + n] for n in range(count)]
        return [sum([a * b for a, b in zip(now, one, strict=True)]) for one in sample.traits]

    def weights(self) -> list[float]:
        """Return the early weights and then the late ones."""
        return [weight / spread for weight, spread in zip(self._weights, [*self._spread] * 2, strict=True)]

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
        weights = iter(self.weights())
        for table in ("early", "late"):
            yield f"[{table}]"
            yield from (f"{name} = {unit * next(weights):.3f}" for name in names)


class PointsFit(Fit):
    """Early and late weights of traits that predict final points, and the leads that make victory likely."""

    def run(self) -> None:
        """Find the weights by least squares, then how much a lead in what they predict is worth."""
        size = 2 * self._traits
        left = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
        right = [0.0] * size
        for sample in self._data:
            rows, seats = _rows(sample), len(sample.points)
            usual = [sum(column) / seats for column in zip(*rows, strict=True)]
            for points, row in zip(sample.points, rows, strict=True):
                lead = max(-MOST, min(MOST, points - sum(sample.points) / seats))
                ahead = [n - mean for n, mean in zip(row, usual, strict=True)]
                for place, n in enumerate(ahead):
                    right[place] += n * lead
                    left[place] = [a + n * b for a, b in zip(left[place], ahead, strict=True)]
        self._weights = solution(left, right)
        leads = [replace(one, traits=[[worth] for worth in self._worths(one)]) for one in self._data]
        self._sure = Fit(leads, 1)
        self._sure.run()

    def loss(self) -> float:
        """Return the mean loss per position, in nats."""
        return self._sure.loss()

    def tables(self, names: Sequence[str], unit: float) -> Iterator[str]:
        """Yield the leads and the weights as lines of TOML."""
        for name, sure in zip(("lead", "lead_late"), self._sure.weights(), strict=True):
            yield f"{name} = {1 / sure:.1f}"
        yield from super().tables(names, unit)


def _rows(sample: Sample) -> list[list[float]]:
    """Return each seat's traits twice: by their weight early in the game, and late in it."""
    p = sample.progress
    return [[*[(1 - p) * n for n in one], *[p * n for n in one]] for one in sample.traits]


def solution(left: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of linear equations whose matrix is symmetric and positive definite, by elimination."""
    rows = [[*row, end] for row, end in zip(left, right, strict=True)]
    for n in range(len(rows)):
        one = [value / rows[n][n] for value in rows[n]]
        rows = [
            one if place == n else [a - row[n] * b for a, b in zip(row, one, strict=True)]
            for place, row in enumerate(rows)
        ]
    return [row[-1] for row in rows]


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
    fit = (PointsFit if judged.by_points else Fit)(data, len(judged.traits))
    fit.run()
    print(f"# {given.games} games, {len(data)} positions, seed {given.seed}: {fit.loss():.3f} nats")
    print("\n".join(fit.tables(judged.traits, judged.unit)))


if __name__ == "__main__":
    main()
