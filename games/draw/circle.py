"""A numbered circle on a finished picture, marking what a lesson explains, as on the button next to it."""

from collections.abc import Callable
from io import BytesIO

from PIL import Image

from games.core import Speak, Spot, say

from .canvas import Canvas
from .packing import packed
from .palette import BRASS, INK, TEXT
from .text import ink

RADIUS, TAG, LETTERS = 20, 34, 26
"""Radius of the circle, height of the plate with a name, and size of its letters."""


def circled(draw: Callable[[Speak], bytes], spot: Spot, speak: Speak) -> bytes:
    """Return a picture with a circle and the number 1 around a position, moved inwards so that it is fully visible.

    If the picture shows only a symbol there, the name of the thing is written next to the circle.
    """
    picture = Image.open(BytesIO(draw(speak)))
    canvas = Canvas(picture.height, width=picture.width)
    canvas.image.paste(picture.convert("RGB"), (0, 0))
    middle_x = min(max(spot.x, RADIUS), picture.width - RADIUS)
    middle_y = min(max(spot.y, RADIUS), picture.height - RADIUS)
    if spot.thing:
        name = ink(speak(say("core-thing", thing=spot.thing)), LETTERS)
        wide = RADIUS + name.width + 14
        left = middle_x if middle_x + wide <= picture.width else middle_x - wide
        canvas.box((left, middle_y - TAG / 2, wide, TAG), INK, BRASS, 2, 10)
        canvas.ink(name, left + (RADIUS + 4 if left == middle_x else 10), middle_y + LETTERS * 0.34, TEXT)
    canvas.disc(middle_x, middle_y, RADIUS, BRASS, INK, 3)
    canvas.text("1", middle_x, middle_y + 11, 32, INK, face="title", align="middle")
    return packed(canvas.image.quantize(palette=picture, dither=Image.Dither.NONE))
