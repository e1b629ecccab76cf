"""Characters: computer players with a name, a recognisable style of play and an occasional remark."""

import dataclasses
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from .adviser import Adviser
from .imagining import Redeal
from .levels import levels
from .refusals import CatalogueError
from .state import State
from .strategy import Strategy
from .texts import Event, Seat

S = TypeVar("S", bound=State)
W = TypeVar("W")


@dataclass(frozen=True, slots=True)
class Characters:
    """The characters of a game.

    The texts of a character are `<game>-character-<id>` for its name, `<game>-character-<id>-way` for its style of play
    and `<game>-says-<id>-<moment>` for its remarks.

    Attributes:
        players: by character id, the computer players of all levels that play in its style.
        moments: by name, the ids of the log events after which the character at the seat they name may make a remark.
    """

    players: Mapping[str, Mapping[str, Strategy]] = field(default_factory=dict)
    moments: Mapping[str, frozenset[str]] = field(default_factory=dict)

    def moment(self, event: Event, seat: Seat) -> str | None:
        """Return the name of the moment that a public event is for a seat, or None."""
        if event.to is not None or event.say.values.get("seat") != seat:
            return None
        return next((name for name, told in self.moments.items() if event.say.id in told), None)


def read_characters(
    path: Path, usual: W, adviser: Callable[[W], Adviser[S]], redeal: Redeal[S], *, simulations: int
) -> Characters:
    """Read the characters of a game.

    Args:
        path: the file: a table for each character with the weights it changes, each with a factor, and a table
            `moments` with lists of ids of log events.
        usual: the weights of the game, a frozen dataclass; only single numbers can be changed.
        adviser: creates an adviser with the given weights.
        redeal: re-deals what a seat cannot know.
        simulations: simulations per decision of the level "strong" without another budget.

    Raises:
        CatalogueError: a factor is not a number, or names no weight.
    """
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    moments = {name: frozenset(told) for name, told in data.pop("moments", {}).items()}
    players = {
        who: levels(adviser(_changed(path, usual, who, factors)), redeal, simulations=simulations)
        for who, factors in data.items()
    }
    return Characters(players, moments)


def _changed(path: Path, usual: W, who: str, factors: Mapping[str, Any]) -> W:
    """Return the weights of one character."""
    changed: dict[str, float] = {}
    for name, factor in factors.items():
        weight = getattr(usual, name, None)
        if not isinstance(weight, float) or isinstance(factor, bool) or not isinstance(factor, int | float):
            raise CatalogueError(f"{path.name}: {who}.{name} is {factor!r}, which is no factor of a weight")
        changed[name] = weight * factor
    return dataclasses.replace(usual, **changed)  # type: ignore[type-var]  # any dataclass
