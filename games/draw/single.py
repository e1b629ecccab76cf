"""One thing alone, as a look-up shows it: its picture at the left, its name beside it."""

from .art import Art
from .canvas import WIDTH, Canvas
from .palette import TEXT

HIGH = 280
PLACE = (36, 16, 176, 248)
"""Where the thing stands: left, top, width and height."""


def single(art: Art, name: str) -> Canvas:
    """A canvas with the name of a thing, and room for its picture in `PLACE`."""
    canvas = Canvas(HIGH, art)
    left = PLACE[0] + PLACE[2] + 40
    canvas.text(
        name[:1].upper() + name[1:], left, HIGH / 2 + 20, 60, TEXT, face="title", width=WIDTH - left - 30, least=34
    )
    return canvas
