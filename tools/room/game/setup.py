"""From seats, options and a seed to the table before the first round (2)."""

from collections.abc import Mapping
from typing import Any

from .cards import EDITIONS
from .rules import Round
from .state import Miner, State


def setup(base: Mapping[str, Any]) -> State:
    """Hide the gems, hand out the coins, and plan the first round (2)."""
    book = EDITIONS[base["edition"]]
    gems = list(book.galleries.gems)
    base["dice"].shuffle(gems)
    miners = [Miner(book.start.coins) for _ in range(base["seats"])]
    return State(**base, miners=miners, gems=gems, rounds=int(base["options"]["rounds"]), agenda=[Round()])
