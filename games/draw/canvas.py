"""A picture being drawn: opaque, 800 pixels wide for display at 400, composed of sprites and text."""

from functools import lru_cache
from hashlib import blake2b
from typing import Any

from PIL import Image, ImageDraw

from .art import FINE, SIGNS, Art
from .packing import packed
from .palette import BRIGHT, EDGE, HOUSE, INK, ROCK, SLAB, STONE, TEXT, blend, rgb
from .shades import SHARES, colours_only, few_shades, reduced
from .text import Ink, fit, fit_name, ink

WIDTH = 800
"""Twice the display width."""
LEAST = 25
"""The smallest size at which letters are legible on a phone."""
_FACET = 480


class Canvas:
    """The surface on which a game arranges its picture. Positions are in pixels from the upper left corner."""

    def __init__(self, height: int, art: Art = SIGNS, width: int = WIDTH, own: int | None = None) -> None:
        """Create a canvas with the background of lamp-lit rock.

        Args:
            height: in pixels.
            art: art whose colours the picture needs besides the standard ones.
            width: in pixels.
            own: the reader's seat, whose marks get a frame; None for the public.
        """
        self.width, self.height, self.own, self._art = width, height, own, art
        self.image = _rock(width, height).copy()
        self._pen = ImageDraw.Draw(self.image)

    def put(self, sprite: Image.Image, x: float, y: float) -> None:
        """Draw a sprite with its upper left corner at a position."""
        pixels = sprite.im
        self._lay(pixels, round(x), round(y), pixels)

    def sign(self, name: str, x: float, y: float, size: int, tint: str = TEXT, art: Art = SIGNS) -> None:
        """Draw an icon, or a part of a game's art."""
        self.put(art.sprite(name, size, tint), x, y)

    def box(
        self,
        place: tuple[float, float, float, float],
        fill: str = SLAB,
        edge: str = EDGE,
        width: int = 2,
        radius: int = 14,
    ) -> None:
        """Draw a box with rounded corners; `place` is left, top, width and height."""
        x, y, w, h = (round(part) for part in place)
        if width:
            self._plain_box(x, y, w, h, edge, radius)
        self._plain_box(x + width, y + width, w - 2 * width, h - 2 * width, fill, max(radius - width, 0))

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: int,
        fill: str = TEXT,
        *,
        face: str = "text",
        align: str = "left",
        width: float = 0,
        least: int = 0,
    ) -> int:
        """Draw a line of text with its baseline at `y`, at most `width` wide if that is given; return its width."""
        line = fit(text, size, width, least, face)[0] if width else ink(text, size, face)
        self.ink(line, x, y, fill, align)
        return line.width

    def name(
        self,
        name: str,
        x: float,
        y: float,
        size: int,
        fill: str = TEXT,
        *,
        width: float,
        least: int = LEAST,
        face: str = "text",
        align: str = "left",
    ) -> int:
        """Draw a player's name on one line, if it is too long for `width` in smaller, then in narrower letters."""
        line = fit_name(name, size, width, least, face)[0]
        self.ink(line, x, y, fill, align)
        return line.width

    def ink(self, line: Ink, x: float, y: float, fill: str = TEXT, align: str = "left") -> None:
        """Draw a line that was measured before."""
        left = x - {"left": 0, "middle": line.width / 2, "right": line.width}[align]
        for piece, dx, dy in line.pieces:
            pixels = piece.im
            self._lay(rgb(fill) if piece.mode == "L" else pixels, round(left) + dx, round(y) + dy, pixels)

    def line(self, points: list[tuple[float, float]], fill: str, width: int = 2) -> None:
        """Draw a polyline; intended for horizontal and vertical lines, as it is not smoothed."""
        self._pen.line(points, fill=fill, width=width, joint="curve")

    def disc(self, x: float, y: float, r: int, fill: str, edge: str = INK, width: int = 2) -> None:
        """Draw a disc around a position."""
        self.put(_disc(r, fill, edge, width), x - r, y - r)

    def png(self) -> bytes:
        """Return the finished picture as a PNG file with a fixed palette."""
        return packed(self.image.quantize(palette=_palette(self._art), dither=Image.Dither.NONE))

    def _plain_box(self, x: int, y: int, w: int, h: int, fill: str, radius: int) -> None:
        if w < 1 or h < 1:
            return  # nothing left inside the edge
        r, colour, pixels = min(radius, w // 2, h // 2), rgb(fill), self.image.im
        if r < 2:
            pixels.paste(colour, (x, y, x + w, y + h))
            return
        for left, top, right, bottom in ((x + r, y, x + w - r, y + h), (x, y + r, x + w, y + h - r)):
            if left < right and top < bottom:  # there may be no straight part between the corners
                pixels.paste(colour, (left, top, right, bottom))
        places = ((x, y), (x + w - r, y), (x, y + h - r), (x + w - r, y + h - r))
        for (left, top), corner in zip(places, _corners(r), strict=True):
            self._lay(colour, left, top, corner)

    def _lay(self, what: Any, x: int, y: int, mask: Any) -> None:
        """Draw a colour or pixels through a mask; whatever lies outside the canvas is cut off.

        `Image.paste` does the same, but takes ten times as long to check its arguments.
        """
        w, h = mask.size
        self.image.im.paste(what, (x, y, x + w, y + h), mask)


@lru_cache(maxsize=16)
def _palette(art: Art) -> Image.Image:
    """Return a palette of the standard and a game's colours, with the shades at edges of bright text on panels."""
    flat = dict.fromkeys((*HOUSE, *SIGNS.colours, *art.colours))
    edges = (blend(SLAB, light, share) for share in SHARES for light in BRIGHT)
    return colours_only(dict.fromkeys((*flat, *edges)))


@lru_cache(maxsize=64)
def _corners(radius: int) -> tuple[Any, Any, Any, Any]:
    """Return the pixels of the four corners of a box: upper left and right, lower left and right."""
    fine = Image.new("L", (radius * FINE, radius * FINE))
    ImageDraw.Draw(fine).ellipse((0, 0, 2 * radius * FINE, 2 * radius * FINE), fill=255)
    corner = few_shades(fine.reduce(FINE))
    turned = Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM, Image.Transpose.ROTATE_180
    right, low, opposite = (corner.transpose(one).im for one in turned)
    return corner.im, right, low, opposite


@lru_cache(maxsize=256)
def _disc(r: int, fill: str, edge: str, width: int) -> Image.Image:
    fine = Image.new("RGBA", (2 * r * FINE, 2 * r * FINE))
    end = 2 * r * FINE - 1
    ImageDraw.Draw(fine).ellipse((0, 0, end, end), fill=fill, outline=edge, width=width * FINE)
    return reduced(fine, FINE)


@lru_cache(maxsize=16)
def _rock(width: int, height: int) -> Image.Image:
    """Return the rock background, lightest where the lamp hangs: at the middle of the upper edge."""
    image = Image.new("RGB", (width, height), ROCK)
    pen = ImageDraw.Draw(image)
    columns, rows = width // _FACET + 2, height // _FACET + 2
    nodes = {(i, j): _node(i, j) for i in range(-1, columns + 1) for j in range(-1, rows + 1)}
    for j in range(-1, rows):
        for i in range(-1, columns):
            a, b, c, d = nodes[i, j], nodes[i + 1, j], nodes[i + 1, j + 1], nodes[i, j + 1]
            for number, corners in enumerate(((a, b, c), (a, c, d))):
                x = sum(corner[0] for corner in corners) / 3
                y = sum(corner[1] for corner in corners) / 3
                light = max(0.0, 1 - ((x - width / 2) ** 2 + (1.3 * y) ** 2) ** 0.5 / width)
                tone = 0.35 * _chance(i, j, number) + 0.75 * light
                pen.polygon(corners, fill=STONE[min(len(STONE) - 1, int(tone * len(STONE)))])
    return image


def _node(i: int, j: int) -> tuple[float, float]:
    return (i + 0.7 * _chance(i, j, 8)) * _FACET, (j + 0.7 * _chance(i, j, 9)) * _FACET


def _chance(*place: int) -> float:
    """Return a pseudo-random number from 0 to 1 that depends only on a position: the rock is always the same."""
    return blake2b(repr(place).encode(), digest_size=1).digest()[0] / 255
