"""How Lantern is played well: what only computer players, hints and reviews read. No rule depends on it."""

from .strategy import ADVICE, STRATEGIES

__all__ = ["ADVICE", "STRATEGIES"]
