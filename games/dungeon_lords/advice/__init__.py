"""How Dungeon Lords is played well: what only computer players, hints and reviews read. No rule depends on it."""

from .strategy import ADVICE, CHARACTERS, STRATEGIES

__all__ = ["ADVICE", "CHARACTERS", "STRATEGIES"]
