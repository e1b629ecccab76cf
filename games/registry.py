"""The games that exist: every package below `games` that offers a `GAME` is found automatically."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import games

from .core import Game


def _find() -> dict[str, Game[Any, Any]]:
    found = {}
    for module in iter_modules(games.__path__):
        game = getattr(import_module(f"games.{module.name}"), "GAME", None) if module.ispkg else None
        if isinstance(game, Game):
            found[game.id] = game
    return found


GAMES: dict[str, Game[Any, Any]] = _find()
"""All games by id, in alphabetical order."""
