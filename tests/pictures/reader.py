"""Measures legibility while pictures are drawn: contrast with the background, and size of text."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from unittest.mock import patch

from PIL import Image

from games.draw import LEAST, Canvas, Ink, fit, fit_name
from games.draw.palette import TEXT, contrast

READABLE = 4.5
NOTEWORTHY = 0.1
"""Share of a line's background from which a colour counts."""
_COVERED = [0] * 128 + [255] * 128
"""Threshold mask: a pixel belongs to a letter from the middle level on."""


@dataclass
class Reader:
    """Examines the background before each line of text is drawn on it.

    Attributes:
        lines: the number of lines.
        faint: text colours with their background colours and contrast, if too low.
        sizes: every text with its size in pixels.
    """

    lines: int = 0
    faint: list[tuple[str, str, float]] = field(default_factory=list)
    sizes: set[tuple[str, int]] = field(default_factory=set)

    def read(self, ground: Image.Image, line: Ink, x: float, y: float, fill: str) -> None:
        """Record every background colour of a line with too little contrast."""
        self.lines += 1
        under: Counter[str] = Counter()
        for piece, dx, dy in line.pieces:
            if piece.mode != "L":
                continue  # an emoji has its own colours
            left, top = round(x) + dx, round(y) + dy
            seen = Image.new("RGBA", piece.size)
            seen.paste(ground.crop((left, top, left + piece.width, top + piece.height)), mask=piece.point(_COVERED))
            for count, colour in seen.getcolors(piece.width * piece.height) or ():
                assert isinstance(colour, tuple)
                if colour[3]:
                    under["#" + bytes(colour[:3]).hex()] += count
        for colour, count in under.items():
            if count > under.total() * NOTEWORTHY and contrast(fill, colour) < READABLE:
                self.faint.append((fill, colour, round(contrast(fill, colour), 2)))


@contextmanager
def reading() -> Iterator[Reader]:
    """Examine every line drawn on any canvas within the block."""
    reader, put_down, write, call = Reader(), Canvas.ink, Canvas.text, Canvas.name

    def ink(self: Canvas, line: Ink, x: float, y: float, fill: str = TEXT, align: str = "left") -> None:
        shift = {"left": 0.0, "middle": line.width / 2, "right": float(line.width)}[align]
        reader.read(self.image, line, x - shift, y, fill)
        put_down(self, line, x, y, fill, align)

    def text(
        self: Canvas, text: str, x: float, y: float, size: int, fill: str = TEXT, *, face: str = "text",
        align: str = "left", width: float = 0, least: int = 0,
    ) -> int:  # fmt: skip
        reader.sizes.add((text, fit(text, size, width, least, face)[1] if width else size))
        return write(self, text, x, y, size, fill, face=face, align=align, width=width, least=least)

    def name(
        self: Canvas, name: str, x: float, y: float, size: int, fill: str = TEXT, *, width: float,
        least: int = LEAST, face: str = "text", align: str = "left",
    ) -> int:  # fmt: skip
        reader.sizes.add((name, fit_name(name, size, width, least, face)[1]))
        return call(self, name, x, y, size, fill, width=width, least=least, face=face, align=align)

    with patch.multiple(Canvas, ink=ink, text=text, name=name):
        yield reader
