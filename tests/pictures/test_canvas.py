"""Shapes at the limits of what can be drawn."""

import pytest

from games.draw import Canvas
from games.draw.palette import BRASS, INK


@pytest.mark.parametrize("height", [4, 5, 20, 21, 40])
@pytest.mark.parametrize("edge", [0, 2])
def test_a_box_may_have_round_ends(height: int, edge: int) -> None:
    """A box may have a radius of half its height or more."""
    canvas = Canvas(60)
    canvas.box((10, 10, 100, height), BRASS, INK, edge, radius=height // 2)
    assert canvas.image.getpixel((60, 10 + height // 2)) == canvas.image.getpixel((50, 10 + height // 2))
