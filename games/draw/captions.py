"""A line of text above or below composed pictures, in the fonts of the pictures."""

from PIL import Image

from .palette import rgb
from .text import fit

HEIGHT = 52
"""Height in pixels of a caption for pictures 560 pixels wide; proportional for other widths."""
_WIDTH, _SIZE, _LEAST, _EDGE = 560, 34, 17, 12


def caption(text: str, width: int, ground: tuple[int, int, int], fill: str) -> Image.Image:
    """Return a strip with a left-aligned line of text, scaled down and then truncated if it is too long.

    Args:
        text: the line, without markdown.
        width: in pixels.
        ground: the background colour.
        fill: the colour of the text, as in the palette.
    """
    height = caption_height(width)
    strip = Image.new("RGB", (width, height), ground)
    line, size = fit(text, max(_LEAST, _SIZE * width // _WIDTH), width - 2 * _EDGE, _LEAST)
    baseline = (height + round(size * 0.72)) // 2
    for piece, dx, dy in line.pieces:
        place = (_EDGE + dx, baseline + dy)
        strip.paste(rgb(fill) if piece.mode == "L" else piece, place, piece)
    return strip


def caption_height(width: int) -> int:
    """Return the height of a caption in pixels."""
    return max(30, HEIGHT * width // _WIDTH)
