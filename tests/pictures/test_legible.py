"""Letters and figures are large enough for a phone, where a picture of 800 pixels is 360 wide."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pytest

from games.draw import Canvas, fit
from games.draw.palette import TEXT
from locales import LOCALES, Locale
from tests.pictures.situations import Situation, shown

SMALLEST = 25
"""Eleven pixels on a phone."""
CROWDED = {"winter-legendary", "poursuite-travelled"}
"""A legendary monster that takes four goods has less room for its name; two wagons that meet, for their moles."""
MARKS = set("ABCD")
"""The letter on a player's mark or mole may be smaller: it repeats what colour and shape say."""


@contextmanager
def small() -> Iterator[set[tuple[str, int]]]:
    """Collects what any canvas writes smaller than that, with its size."""
    found: set[tuple[str, int]] = set()
    write = Canvas.text

    def text(
        self: Canvas, text: str, x: float, y: float, size: int, fill: str = TEXT, *, face: str = "text",
        align: str = "left", width: float = 0, least: int = 0,
    ) -> int:  # fmt: skip
        drawn = fit(text, size, width, least, face)[1] if width else size
        if drawn < SMALLEST and text not in MARKS:
            found.add((text, drawn))
        return write(self, text, x, y, size, fill, face=face, align=align, width=width, least=least)

    with patch.object(Canvas, "text", text):
        yield found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "situation",
    [one for one in shown() if f"{one.game}-{one.name}" not in CROWDED],
    ids=lambda one: f"{one.game}-{one.name}",
)
def test_nothing_is_written_too_small_for_a_phone(situation: Situation, locale: Locale) -> None:
    """Every letter and figure of a panel, with the longest names too."""
    with small() as found:
        situation.draw(locale)
    assert found == set()
