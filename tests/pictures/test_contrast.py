"""Whatever is written can be read on what lies under it: measured while the pictures are drawn, pixel by pixel."""

import pytest

from games.draw import Canvas
from games.draw.palette import ABYSS, BRIGHT, INK, LEDGE, LIT, LIVERIES, PAPER, ROCK, SLAB, STONE, contrast
from games.draw.shades import colours_only
from locales import LOCALES, Locale
from tests.pictures.reader import READABLE, reading
from tests.pictures.situations import Situation, drawn, shown


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("situation", shown(), ids=lambda one: f"{one.game}-{one.name}")
def test_every_line_of_a_picture_is_read_on_its_ground(situation: Situation, locale: Locale) -> None:
    """Contrast of at least 4.5 to 1, on panels, card bands, marks, tiles, shields and rock."""
    reader = drawn(situation, locale).reader
    assert reader.lines
    assert reader.faint == []


def test_the_measuring_sees_a_faint_line() -> None:
    """Grey on grey is noticed; the same line on parchment is not."""
    canvas = Canvas(100)
    canvas.box((0, 0, 400, 100), "#777777")
    canvas.box((400, 0, 400, 100), PAPER)
    with reading() as reader:
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
