"""Measures, while pictures are drawn, whether what is written can be read on what lies under it."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from unittest.mock import patch

from PIL import Image

from games.draw import Canvas, Ink
from games.draw.palette import TEXT, contrast

READABLE = 4.5
NOTEWORTHY = 0.1
"""A colour counts that lies under a tenth of the line."""
_COVERED = [0] * 128 + [255] * 128
"""A pixel belongs to a letter from the middle level on."""


@dataclass
class Reader:
    """Looks at the ground before each line of text is put down on it."""

    lines: int = 0
    faint: list[tuple[str, str, float]] = field(default_factory=list)

    def read(self, ground: Image.Image, line: Ink, x: float, y: float, fill: str) -> None:
        """Note every colour under the line on which its own is not read well."""
        self.lines += 1
        under: Counter[str] = Counter()
        for piece, dx, dy in line.pieces:
            if piece.mode != "L":
                continue  # an emoji brings its colours with it
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
    """Reads every line that any canvas is given meanwhile."""
    reader, put_down = Reader(), Canvas.ink

    def ink(self: Canvas, line: Ink, x: float, y: float, fill: str = TEXT, align: str = "left") -> None:
        shift = {"left": 0.0, "middle": line.width / 2, "right": float(line.width)}[align]
        reader.read(self.image, line, x - shift, y, fill)
        put_down(self, line, x, y, fill, align)

    with patch.object(Canvas, "ink", ink):
        yield reader
