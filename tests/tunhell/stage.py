"""Tunhell's stage: a scene gives the relevant parts, and the rest of the table is filled in."""

import re
from typing import Any

from games.tunhell import GAME
from games.tunhell.notation import lines, read_position
from tests.scenes import LETTERS, Stage

IDLE = "dirt dirt dirt"
"""The replacement of `...` in a mine: irrelevant cards, so that it does not run empty."""


def sketch(text: str) -> Any:
    """Return a scene's position: omitted mines are open, the row and the pile are full."""
    given = [line.strip() for line in text.splitlines() if line.strip()]
    keys = {line.partition(":")[0] for line in given}
    letters = set(re.findall(r"\b[A-D]\b", " ".join(sorted(keys)))) | {"B"}
    seats = max(map(LETTERS.index, letters)) + 1
    usual = {
        "table": f"full normal open, {seats} seats, first A, turn 1",
        "asks": "turn A",
        "mine 1": "...",
        "mine 2": "...",
        "mine 3": "...",
        "row": "warrior_2 warrior_2 warrior_2 warrior_2 warrior_2",
        "pile": "warrior_2 warrior_2 warrior_2",
    }
    given += [f"{key}: {value}" for key, value in usual.items() if key not in keys]
    return read_position("\n".join(line.replace("...", IDLE) for line in given))


STAGE = Stage(GAME, sketch, lines, lambda key: key in {"row", "pile"} or re.fullmatch(r"mine \d", key) is not None)
