"""Bid less than the best gallery may bring, and light the best one that is known."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from games import core
from games.lantern.choices import Light
from games.lantern.redeal import redeal
from games.lantern.scoring import outcome
from games.lantern.state import State, dark, known_to


@dataclass(frozen=True, slots=True)
class Weights:
    """The figures of `weights.toml`, which explains them."""

    patience: float


class Advice(core.Adviser[State]):
    """Compares the gallery a seat knows with the average of the others."""

    horizon = 6

    def __init__(self, weights: Weights) -> None:
        """Play by these weights."""
        self.weights = weights

    def marks(self, t: State, seat: core.Seat) -> Sequence[core.Marked]:
        """Return every answer with the points it promises."""
        gems = self._gems(t, seat)
        match core.shape_for(t, seat):
            case core.OneOf(choices):
                return [core.Marked(gems[choice.gallery], (choice,)) for choice in choices if isinstance(choice, Light)]
            case core.Amount(low, high):
                worth = max(gems.values()) - self.weights.patience
                return [core.Marked(-abs(worth / 2 - n), (core.Number(n),)) for n in range(low, high + 1)]
        raise AssertionError("Lantern asks for a gallery or an amount")

    def position_values(self, t: State) -> Sequence[float]:
        """Return every seat's points so far."""
        return [float(score.total) for score in outcome(t).scores]

    def scale(self, t: State) -> float:
        """Return the lead in points that makes victory likely: larger as long as there are rounds to come."""
        return 1.0 + t.rounds

    def outcome(self, t: State) -> core.Outcome:
        """Return the outcome of a finished game."""
        return outcome(t)

    def reasons(self, t: State, seat: core.Seat, plan: core.Plan) -> tuple[core.Say, ...]:
        """Return the reasons for an answer."""
        choice = plan[0]
        if isinstance(choice, Light):
            known = choice.gallery == known_to(seat)
            return (core.say("lantern-advice-known") if known else core.say("lantern-advice-unknown"),)
        return (core.say("lantern-advice-bid"),)

    def _gems(self, t: State, seat: core.Seat) -> dict[int, float]:
        """Return the expected gems of each dark gallery: known for one, otherwise the average of the others."""
        galleries, own = dark(t), known_to(seat)
        others = [t.gems[gallery - 1] for gallery in galleries if gallery != own]
        average = sum(others) / len(others) if others else 0.0
        return {gallery: t.gems[gallery - 1] if gallery == own else average for gallery in galleries}


ADVICE = Advice(core.read_weights(Path(__file__).with_name("weights.toml"), Weights))
"""The playing knowledge of this game, for computer players and hints."""
STRATEGIES = core.levels(ADVICE, redeal, simulations=200)
