"""A numbered circle on a finished picture: the thing that a lesson speaks of, as on the button beside it."""

from collections.abc import Callable
from io import BytesIO

from PIL import Image

from games.core import Speak

from .canvas import Canvas
from .packing import packed
from .palette import BRASS, INK

RADIUS = 20


def circled(draw: Callable[[Speak], bytes], x: float, y: float, speak: Speak) -> bytes:
    """Draw a picture with a circle and the figure 1 around a place, as far inside as it must be to be whole."""
    picture = Image.open(BytesIO(draw(speak)))
    canvas = Canvas(picture.height, width=picture.width)
    canvas.image.paste(picture.convert("RGB"), (0, 0))
    middle_x = min(max(x, RADIUS), picture.width - RADIUS)
    middle_y = min(max(y, RADIUS), picture.height - RADIUS)
    canvas.disc(middle_x, middle_y, RADIUS, BRASS, INK, 3)
    canvas.text("1", middle_x, middle_y + 11, 32, INK, face="title", align="middle")
    return packed(canvas.image.quantize(palette=picture, dither=Image.Dither.NONE))
