"""A single thing: large, with its name next to it, for a look-up, or small, for buttons and menus."""

from .art import Art
from .canvas import WIDTH, Canvas
from .palette import EDGE, INK, PAPER, TEXT

HIGH = 280
PLACE = (36, 16, 176, 248)
"""Box of the thing: left, top, width and height."""


def single(art: Art, name: str) -> Canvas:
    """Return a canvas with the name of a thing, and space for its picture in `PLACE`."""
    canvas = Canvas(HIGH, art)
    left = PLACE[0] + PLACE[2] + 40
    canvas.text(
        name[:1].upper() + name[1:], left, HIGH / 2 + 20, 60, TEXT, face="title", width=WIDTH - left - 30, least=34
    )
    return canvas


SIGN = 96
"""Width and height of a small sign."""
EMBLEM = 2 * SIGN
"""Width and height of a game's emblem."""
_EDGE = 4


def small_sign(art: Art, name: str, tint: str = INK, ground: str = PAPER) -> bytes:
    """Return a symbol on a plain background, as a PNG file.

    It stands out from its surroundings in every theme of a client.
    """
    canvas = small(art, ground)
    canvas.sign(name, 2 * _EDGE, 2 * _EDGE, SIGN - 4 * _EDGE, tint, art)
    return canvas.png()


def emblem(art: Art, name: str) -> bytes:
    """Return the symbol by which a game is known in a list of games, as a square PNG file without a frame."""
    canvas = Canvas(EMBLEM, art, EMBLEM)
    canvas.box((0, 0, EMBLEM, EMBLEM), PAPER)
    canvas.sign(name, 4 * _EDGE, 4 * _EDGE, EMBLEM - 8 * _EDGE, INK, art)
    return canvas.png()


def small(art: Art, ground: str = PAPER) -> Canvas:
    """Return a canvas for a small sign, with a plain background."""
    canvas = Canvas(SIGN, art, SIGN)
    canvas.box((0, 0, SIGN, SIGN), ground, EDGE, _EDGE, 20)
    return canvas
