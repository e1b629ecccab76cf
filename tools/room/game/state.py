"""The state of the table (1)."""

from dataclasses import dataclass, field

from games import core
from games.core import Seat


@dataclass(slots=True)
class Miner:
    """A player: coins, and the galleries they have lit, in order."""

    coins: int
    lit: list[int] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class State(core.State):
    """The whole table: miners by seat, the gems of gallery 1, 2 and so on, and the rounds still to come."""

    miners: list[Miner]
    gems: list[int]
    rounds: int


def dark(t: State) -> list[int]:
    """Return the numbers of the galleries that nobody has lit."""
    lit = {gallery for miner in t.miners for gallery in miner.lit}
    return [gallery for gallery in range(1, len(t.gems) + 1) if gallery not in lit]


def known_to(seat: Seat) -> int:
    """Return the gallery that a seat has looked into (2)."""
    return seat + 1
