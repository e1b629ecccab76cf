"""From seats, options and a seed to the first position (2)."""

from collections.abc import Mapping
from typing import Any

from .cards import EDITIONS
from .rules import Round
from .state import Miner, State


def setup(base: Mapping[str, Any]) -> State:
    """Return the first position: hidden gems, coins for everybody, and the first round planned (2)."""
    book = EDITIONS[base["edition"]]
    gems = list(book.galleries.gems)
    base["dice"].shuffle(gems)
    miners = [Miner(book.start.coins) for _ in range(base["seats"])]
    return State(**base, miners=miners, gems=gems, rounds=int(base["options"]["rounds"]), agenda=[Round()])
