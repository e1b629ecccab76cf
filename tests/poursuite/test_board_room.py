"""What is to be read on the drawn mine never covers anything else that is."""

from itertools import combinations, islice
from math import hypot
from typing import Any
from unittest.mock import patch

import pytest

from games.core import Panel
from games.draw import Canvas
from games.draw.packing import hurried
from games.draw.palette import MUTED
from games.poursuite import GAME
from games.poursuite.pictures import grid, pieces
from games.poursuite.pictures.board import mine_panel
from games.poursuite.pictures.palette import MOLES
from locales import Speaker, words
from tests.house.play import AMOUNT
from tests.poursuite.games import TABLES, moments

EVERY = max(1, round(0.3 / AMOUNT))
"""Of so many positions of a game one is drawn."""

Box = tuple[str, float, float, float, float]


def drawn(panel: Panel) -> list[Box]:
    """Return the place of each mole, wagon's number, name of a space and coordinate."""
    found = list[Box]()
    name_stop, put_mole, put_wagon, write = grid.draw_stop, pieces.draw_mole, grid.draw_wagon, Canvas.text

    def stop(canvas: Canvas, cell: str, wagons: Any, place: tuple[float, float, float, float]) -> None:
        found.append((cell, *place))
        name_stop(canvas, cell, wagons, place)

    def mole(canvas: Canvas, colour: str, x: float, y: float, size: int) -> None:
        found.append((colour, x, y, size, size))
        put_mole(canvas, colour, x, y, size)

    def wagon(canvas: Canvas, number: int, shown: Any, x: float, y: float, size: int, **more: Any) -> None:
        found.append((f"wagon {number}", x - 9, y - 11, 18, 22))
        put_wagon(canvas, number, shown, x, y, size, **more)

    def text(self: Canvas, text: str, x: float, y: float, size: int, *more: Any, **named: Any) -> int:
        if MUTED in more or text[1:].isdigit():  # a coordinate at the edge, or the name of a kobold space
            found.append((text, x - 10, y - 21, 20, 21))
        return write(self, text, x, y, size, *more, **named)

    with (
        patch.multiple(grid, draw_stop=stop, draw_wagon=wagon),
        patch.object(pieces, "draw_mole", mole),
        patch.object(Canvas, "text", text),
        hurried(),
    ):
        panel.draw(Speaker(words("en"), GAME.id, ["Ada", "Bo", "Cy", "Di"]))
    return found


def overlap(one: Box, other: Box) -> bool:
    """Return whether two places share more than a rim of one pixel."""
    name, x, y, w, h = one
    other_name, left, top, wide, high = other
    if {name, other_name} <= set(MOLES):  # round
        return hypot(x + w / 2 - left - wide / 2, y + h / 2 - top - high / 2) < (w + wide) / 2 - 1
    return min(x + w, left + wide) - max(x, left) > 1 and min(y + h, top + high) - max(y, top) > 1


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_no_name_mole_or_number_on_the_mine_covers_another(seats: int, options: dict[str, str]) -> None:
    """Names of spaces on offer keep clear of wagons, moles, coordinates and one another, and wagons of each other."""
    looked = 0
    for state, seat, _ in islice(moments(seats, "room", options), 0, None, EVERY):
        boxes = drawn(mine_panel(GAME.view(state, seat)))
        covered = [(one, other) for one, other in combinations(boxes, 2) if overlap(one, other)]
        assert covered == [], GAME.position(state)
        assert all(x >= -1 and y >= -1 and x + w <= 800 for _, x, y, w, _ in boxes)
        looked += len(boxes) > 2
    assert looked * EVERY > 30
