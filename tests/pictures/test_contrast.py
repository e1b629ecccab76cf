"""All text has enough contrast with its background, measured while pictures are drawn."""

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
    """Text has a contrast of at least 4.5 to 1 on panels, cards, marks, tiles, shields and rock."""
    reader = drawn(situation, locale).reader
    assert reader.lines
    assert reader.faint == []


def test_the_measuring_sees_a_faint_line() -> None:
    """Grey on grey is detected; the same text on parchment is accepted."""
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
    """Text colours have a contrast of at least 4.5 to 1 with every background."""
    assert contrast(bright, ground) >= READABLE


@pytest.mark.parametrize("light", [PAPER, *(livery.colour for livery in LIVERIES)])
def test_ink_is_read_on_parchment_and_marks(light: str) -> None:
    """Letters on players' colours and figures on parchment have enough contrast."""
    assert contrast(INK, light) >= READABLE


def test_more_colours_than_a_picture_can_hold_are_refused() -> None:
    """Too many colours for a picture's palette raise an error."""
    with pytest.raises(ValueError, match="palette"):
        colours_only(f"#0000{blue:02x}" if blue < 256 else f"#01{blue - 256:02x}00" for blue in range(257))
