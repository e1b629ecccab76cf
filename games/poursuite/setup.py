"""From seats, options and dice to the first boarding (5)."""

from collections.abc import Mapping
from typing import Any

from .cards import EDITIONS
from .rules.boarding import FirstBoarding
from .rules.turn import Turn
from .state import Player, State, Wagon


def setup(base: Mapping[str, Any]) -> State:
    """Return the first position: wagons on the start cells, moles in hand, Wotan on his footprints, a full pile."""
    book = EDITIONS[base["edition"]]
    board = book.mines[base["options"]["board"]]
    return State(
        **base,
        players=[Player(book.moles) for _ in range(base["seats"])],
        wagons=[Wagon(cell) for cell in board.starts],
        treasure=book.treasures,
        active=base["first"],
        wotan=board.footprints,
        agenda=[Turn(base["first"]), FirstBoarding()],
    )
