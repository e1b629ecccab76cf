"""Characters: computer players with a name, a way of playing that people can tell apart, and a word now and then."""

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
    """The characters of a game; their words are texts.

    `<game>-character-<id>` is a name, `<game>-character-<id>-way` says how it plays, and `<game>-says-<id>-<moment>` is
    what it says.

    Attributes:
        players: by id, the computer players of all levels, which play in the way of that character.
        moments: by name, the sentences of the log after which the seat that they name may say something.
    """

    players: Mapping[str, Mapping[str, Strategy]] = field(default_factory=dict)
    moments: Mapping[str, frozenset[str]] = field(default_factory=dict)

    def moment(self, event: Event, seat: Seat) -> str | None:
        """Return the moment that an event is for a seat, if everybody was told of it."""
        if event.to is not None or event.say.values.get("seat") != seat:
            return None
        return next((name for name, told in self.moments.items() if event.say.id in told), None)


def read_characters(
    path: Path, usual: W, adviser: Callable[[W], Adviser[S]], redeal: Redeal[S], *, simulations: int
) -> Characters:
    """Read the characters of a game.

    Args:
        path: the file: a table for each character with the weights that it changes, each with a factor, and a table
            `moments` with lists of sentences of the log.
        usual: the weights of the game, a frozen dataclass; those that are single numbers can be changed.
        adviser: makes an adviser that plays by changed weights.
        redeal: deals again what a seat cannot know.
        simulations: how often "strong" plays ahead for a decision when no other budget is given.

    Raises:
        CatalogueError: a factor is no number, or names no weight.
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
