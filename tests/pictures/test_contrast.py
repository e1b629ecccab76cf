"""Whatever is written can be read on what lies under it: measured while the pictures are drawn, pixel by pixel."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from PIL import Image

from games.draw import Canvas, Ink
from games.draw.palette import ABYSS, BRIGHT, INK, LEDGE, LIT, LIVERIES, PAPER, ROCK, SLAB, STONE, TEXT, contrast
from games.draw.shades import colours_only
from locales import LOCALES, Locale
from tests.pictures.situations import Situation, shown

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


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    """Reads every line that any canvas is given."""
    reader, put_down = Reader(), Canvas.ink

    def ink(self: Canvas, line: Ink, x: float, y: float, fill: str = TEXT, align: str = "left") -> None:
        shift = {"left": 0.0, "middle": line.width / 2, "right": float(line.width)}[align]
        reader.read(self.image, line, x - shift, y, fill)
        put_down(self, line, x, y, fill, align)

    monkeypatch.setattr(Canvas, "ink", ink)
    yield reader
    assert reader.lines


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("situation", shown(), ids=lambda one: f"{one.game}-{one.name}")
def test_every_line_of_a_picture_is_read_on_its_ground(situation: Situation, locale: Locale, reader: Reader) -> None:
    """Contrast of at least 4.5 to 1, on panels, card bands, marks, tiles, shields and rock."""
    situation.draw(locale)
    assert reader.faint == []


def test_the_measuring_sees_a_faint_line(reader: Reader) -> None:
    """Grey on grey is noticed; the same line on parchment is not."""
    canvas = Canvas(100)
    canvas.box((0, 0, 400, 100), "#777777")
    canvas.box((400, 0, 400, 100), PAPER)
    canvas.text("Mira", 40, 60, 40, "#555555")
    canvas.text("Mira", 440, 60, 40, "#555555")
    assert [(fill, ground) for fill, ground, _ in reader.faint] == [("#555555", "#777777")]


@pytest.mark.parametrize("ground", [ABYSS, ROCK, SLAB, LEDGE, LIT, *STONE])
@pytest.mark.parametrize("bright", BRIGHT)
def test_text_is_read_on_every_ground(bright: str, ground: str) -> None:
    """Contrast of at least 4.5 to 1 between what is written and every stone and panel."""
    assert contrast(bright, ground) >= READABLE


@pytest.mark.parametrize("light", [PAPER, *(livery.colour for livery in LIVERIES)])
def test_ink_is_read_on_parchment_and_marks(light: str) -> None:
    """The letter of a player on the player's colour, and figures on parchment."""
    assert contrast(INK, light) >= READABLE


def test_more_colours_than_a_picture_can_hold_are_refused() -> None:
    """A game whose colours do not fit is told so, instead of being drawn in others."""
    with pytest.raises(ValueError, match="palette"):
        colours_only(f"#0000{blue:02x}" if blue < 256 else f"#01{blue - 256:02x}00" for blue in range(257))
