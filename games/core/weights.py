"""Weights of a heuristic: numbers in a TOML file, named in the terms of the game."""

import dataclasses
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from .refusals import CatalogueError

W = TypeVar("W")


def read_weights(path: Path, cls: type[W]) -> W:
    """Return the numbers of a file as a frozen dataclass of numbers and of mappings from ids to numbers.

    Args:
        path: the file, with a key for each number and a table for each mapping.
        cls: the dataclass.

    Raises:
        CatalogueError: a number is missing or invalid, or the file has other keys.
    """
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    names = [field.name for field in dataclasses.fields(cls)]  # type: ignore[arg-type]  # any dataclass
    if set(data) != set(names):
        raise CatalogueError(f"{path.name}: it needs exactly {', '.join(names)}")
    return cls(**{name: _figures(path, name, data[name]) for name in names})


def weighted(
    names: Sequence[str],
    traits: Sequence[Sequence[float]],
    how_far: float,
    early: Mapping[str, float],
    late: Mapping[str, float],
) -> list[float]:
    """Return the weighted sum of each seat's traits.

    Args:
        names: of the traits.
        traits: for each seat, in the order of their names.
        how_far: how far the game has come, from 0 to 1: the weights pass from `early` to `late`.
        early: the weights at the beginning.
        late: the weights at the end.
    """
    rest = 1 - how_far
    weights = [rest * early[name] + how_far * late[name] for name in names]
    return [sum([n * weight for n, weight in zip(row, weights, strict=True) if n]) for row in traits]


def _figures(path: Path, name: str, said: Any) -> Any:
    if isinstance(said, dict):
        return {key: _figures(path, f"{name}.{key}", value) for key, value in said.items()}
    if isinstance(said, bool) or not isinstance(said, int | float):
        raise CatalogueError(f"{path.name}: {name} is {said!r}, which is no number")
    return float(said)
