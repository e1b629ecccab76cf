"""The stage of Dwar7s Winter: scenes give the part of a position that matters, and the rest is filled in."""

from typing import Any

from games.winter import GAME
from games.winter.notation import lines, read_position
from tests.scenes import Scene, Stage

USUAL = {
    "table": "2 seats, first A, week 2",
    "turn": "A",
    "plan": "turn A; start-turn B; resolution",
}


def sketch(text: str) -> Any:
    """Read a position from its relevant lines; by default two players, the turn of A, and an empty board."""
    given = [line.strip() for line in text.splitlines() if line.strip()]
    keys = {line.partition(":")[0] for line in given}
    return read_position("\n".join([*given, *(f"{key}: {value}" for key, value in USUAL.items() if key not in keys)]))


STAGE = Stage(GAME, sketch, lines, lambda key: True)

__all__ = ["STAGE", "Scene", "sketch"]
