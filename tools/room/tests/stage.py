"""Lantern's stage: a scene names what matters, and the rest of the table is filled in."""

from typing import Any

from games.lantern import GAME
from games.lantern.notation import lines, read_position
from tests.scenes import Stage

USUAL = {
    "seats": "2",
    "first": "A",
    "length": "3",
    "rounds": "2",
    "agenda": "bid; round",
    "gems": "1 1 1 2 2 2 3 3 3 4 4 5",
    "A": "coins 6",
    "B": "coins 6",
}


def sketch(text: str) -> Any:
    """Return a position of which a scene gives only what matters."""
    given = dict(line.strip().split(": ", 1) for line in text.splitlines() if line.strip())
    return read_position("\n".join(f"{key}: {value}" for key, value in (USUAL | given).items()))


STAGE = Stage(GAME, sketch, lines, lambda key: True)
