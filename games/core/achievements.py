"""Achievements: what a player can earn in a single game, decided from its final state and its public events."""

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeAlias, TypeVar

from .outcome import Ending, Outcome
from .state import State
from .texts import Say, Seat

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class FinishedGame(Generic[S]):
    """A game that has reached its final score.

    Attributes:
        state: the last position.
        outcome: the final score.
        story: the public events in order, without those of undone moves.
    """

    state: S
    outcome: Outcome
    story: Sequence[Say]

    @cached_property
    def _by_id(self) -> Mapping[str, Sequence[Say]]:
        found: dict[str, list[Say]] = defaultdict(list)
        for said in self.story:
            found[said.id].append(said)
        return found

    def told(self, text: str, /, **values: object) -> list[Say]:
        """Return the public events with this id and these values, in chronological order."""
        sought = values.items()
        return [
            said for said in self._by_id.get(text, ()) if all(said.values.get(name) == value for name, value in sought)
        ]

    def has_won(self, seat: Seat) -> bool:
        """Return whether a seat has won, alone or with others."""
        return seat in self.outcome.winners

    def won_alone(self, seat: Seat) -> bool:
        """Return whether a seat is the only winner of a game with several seats."""
        return self.state.seats > 1 and self.outcome.winners == (seat,)

    def part(self, seat: Seat, part: str) -> int:
        """Return how many points a part of the final score gave a seat."""
        return next((score.parts.get(part, 0) for score in self.outcome.scores if score.seat == seat), 0)

    def total(self, seat: Seat) -> int:
        """Return the points of a seat; 0 if the game counts none."""
        return next((score.total for score in self.outcome.scores if score.seat == seat), 0)

    @property
    def is_lost(self) -> bool:
        """Whether everybody has lost."""
        return self.outcome.ending is Ending.LOST


Condition: TypeAlias = Callable[[FinishedGame[Any], Seat], bool]
"""Whether a seat has earned an achievement in a finished game."""


@dataclass(frozen=True, slots=True)
class Goal:
    """An achievement earned by reaching a number, so that players can be told how close they have come.

    Attributes:
        measure: what a seat has reached in a finished game.
        least: what it takes.
    """

    measure: Callable[[FinishedGame[Any], Seat], int]
    least: int

    def __call__(self, game: FinishedGame[Any], seat: Seat) -> bool:
        """Return whether a seat has earned the achievement."""
        return self.measure(game, seat) >= self.least


def progress(conditions: Mapping[str, Condition], game: FinishedGame[Any]) -> dict[Seat, dict[str, int]]:
    """Return what each seat of a finished game has reached of the achievements that count something.

    A game that all players have lost counts for nothing.
    """
    goals = {id_: goal for id_, goal in conditions.items() if isinstance(goal, Goal)}
    seats = () if game.is_lost else map(Seat, range(game.state.seats))
    return {seat: {id_: goal.measure(game, seat) for id_, goal in goals.items()} for seat in seats}


def nearest(conditions: Mapping[str, Condition], earned: Collection[str], reached: Mapping[str, int]) -> list[str]:
    """Return the achievements that a person lacks: first those they have come close to, then the easiest.

    Args:
        conditions: all achievements, the easiest first.
        earned: those they have.
        reached: the most they have reached of those that count something.
    """

    def near(id_: str) -> float:
        goal = conditions[id_]
        return reached.get(id_, 0) / goal.least if isinstance(goal, Goal) else 0.0

    return sorted((id_ for id_ in conditions if id_ not in earned), key=near, reverse=True)


def achieved(conditions: Mapping[str, Condition], game: FinishedGame[Any]) -> dict[Seat, tuple[str, ...]]:
    """Return the achievements that each seat of a finished game has earned, as ids in the order of the conditions.

    Seats that have earned none are left out. In a game that everybody has lost, nobody earns any.
    """
    if game.is_lost:
        return {}
    seats = map(Seat, range(game.state.seats))
    found = {seat: tuple(id_ for id_, holds in conditions.items() if holds(game, seat)) for seat in seats}
    return {seat: ids for seat, ids in found.items() if ids}
