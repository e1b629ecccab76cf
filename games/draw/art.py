"""Icons and card faces: symbols of an SVG file, rendered at four times their size, scaled down and cached."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from xml.etree import ElementTree as ET

from PIL import Image, ImageDraw
from svg.path import Line, Move, parse_path

from .palette import INK, blend
from .shades import settled

FINE = 4
"""Factor by which a sprite is rendered larger before it is scaled down."""
_NAMESPACE = "{http://www.w3.org/2000/svg}"
_CURVE = 14
"""Number of straight segments that approximate a curve."""
_MARGIN = 3
"""Margin around the box, for the outlines of shapes that touch its sides."""
_OUTLINE = {"stroke": INK, "stroke-width": "3"}

_PAINTED = ("fill", "stroke")
_COLOURED, _HEX = (*_PAINTED, "color"), 7

Point = tuple[float, float]


@dataclass(frozen=True)
class Art:
    """The symbols of one SVG file, in boxes of 100 by 100.

    Supports paths (without arcs), circles, and `use` of another symbol, with the attributes fill, stroke,
    stroke-width, opacity, and color, which sets `currentColor` inside a `use`. Strokes have round ends.
    """

    path: Path
    more: tuple[str, ...] = ()
    """Colours that the game's pictures use but the file does not contain."""
    outlined: bool = True
    """Whether shapes without a stroke of their own get the standard dark outline."""
    _symbols: dict[str, ET.Element] = field(default_factory=dict, init=False, compare=False, hash=False)

    def __post_init__(self) -> None:
        root = ET.parse(self.path).getroot()
        self._symbols.update({symbol.attrib["id"]: symbol for symbol in root.iter(f"{_NAMESPACE}symbol")})

    @property
    def names(self) -> frozenset[str]:
        """The ids of the symbols."""
        return frozenset(self._symbols)

    @cached_property
    def colours(self) -> tuple[str, ...]:
        """Every colour in the file, in order of first use, followed by those of `more`."""
        values = (element.get(key, "") for symbol in self._symbols.values() for element in symbol for key in _COLOURED)
        return tuple(dict.fromkeys(value for value in (*values, *self.more) if value[:1] == "#" and len(value) == _HEX))

    def sprite(self, name: str, size: int, tint: str = INK) -> Image.Image:
        """Return a symbol, `size` pixels wide and high, on a transparent background; `tint` replaces `currentColor`.

        Raises:
            KeyError: the file has no such symbol.
        """
        return _sprite(self, name, size, tint)

    def shapes(self, name: str, tint: str) -> Iterator[Mapping[str, str]]:
        """Yield the attributes of every shape of a symbol, including the symbols it uses."""
        base = _OUTLINE if self.outlined else {}
        for element in self._symbols[name]:
            given = {key: tint if value == "currentColor" else value for key, value in element.attrib.items()}
            if element.tag == f"{_NAMESPACE}use":
                yield from self.shapes(given["href"].removeprefix("#"), given.get("color", tint))
            else:
                yield {**base, **given}


@lru_cache(maxsize=1024)
def _sprite(art: Art, name: str, size: int, tint: str) -> Image.Image:
    scale = size * FINE / (100 + 2 * _MARGIN)
    image = Image.new("RGBA", (size * FINE, size * FINE))
    shapes = tuple(art.shapes(name, tint))
    for shape in shapes:
        opacity = float(shape.get("opacity", "1"))
        if opacity < 1:
            layer = Image.new("RGBA", image.size)
            _draw(ImageDraw.Draw(layer), shape, scale)
            layer.putalpha(layer.getchannel("A").point([round(level * opacity) for level in range(256)]))
            image.alpha_composite(layer)
        else:
            _draw(ImageDraw.Draw(image), shape, scale)
    own = dict.fromkeys(shape[key] for shape in shapes for key in _PAINTED if shape.get(key, "none") != "none")
    return settled(image, FINE, (*own, *(blend(INK, colour, 0.5) for colour in own)))


def _draw(pen: ImageDraw.ImageDraw, shape: Mapping[str, str], scale: float) -> None:
    fill, stroke = shape.get("fill", "none"), shape.get("stroke", "none")
    width = float(shape.get("stroke-width", "0")) * scale
    for points, _ in _outlines(shape, scale):
        if fill != "none" and len(points) > 2:
            pen.polygon(points, fill=fill)
    if stroke == "none" or not width:
        return
    for points, is_closed in _outlines(shape, scale):
        ring = [*points, points[0], points[1]] if is_closed else points
        pen.line(ring, fill=stroke, width=round(width), joint="curve")
        for x, y in () if is_closed else (points[0], points[-1]):
            pen.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=stroke)


def _outlines(shape: Mapping[str, str], scale: float) -> list[tuple[list[Point], bool]]:
    """Return the outlines of a shape as lists of points, each with whether it is closed."""
    if "d" not in shape:
        x, y, r = (float(shape[key]) for key in ("cx", "cy", "r"))
        k = r * 0.5523
        right, left = f"{x + r} {y}", f"{x - r} {y}"
        top, bottom = f"{x} {y - r}", f"{x} {y + r}"
        d = (
            f"M{right} C{x + r} {y + k} {x + k} {y + r} {bottom} C{x - k} {y + r} {x - r} {y + k} {left} "
            f"C{x - r} {y - k} {x - k} {y - r} {top} C{x + k} {y - r} {x + r} {y - k} {right} Z"
        )
    else:
        d = shape["d"]
    return [
        ([((x + _MARGIN) * scale, (y + _MARGIN) * scale) for x, y in points], is_closed)
        for points, is_closed in _flat(d)
    ]


@lru_cache(maxsize=2048)
def _flat(d: str) -> tuple[tuple[tuple[Point, ...], bool], ...]:
    """Return a path's subpaths as points, with curves approximated by straight segments."""
    found: list[tuple[list[Point], bool]] = []
    for piece in parse_path(d):
        if isinstance(piece, Move):
            found.append(([(piece.start.real, piece.start.imag)], False))
            continue
        steps = 1 if isinstance(piece, Line) else _CURVE
        points = found[-1][0]
        points.extend((at.real, at.imag) for at in (piece.point(step / steps) for step in range(1, steps + 1)))
        if type(piece).__name__ == "Close":
            found[-1] = (points, True)
    return tuple((tuple(points), is_closed) for points, is_closed in found)


SIGNS = Art(Path(__file__).with_name("art.svg"), outlined=False)
"""Icons that every game may use; the drawing code sets their tint."""
