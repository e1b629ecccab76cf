"""Letters and figures are large enough for a phone, where a picture of 800 pixels is 360 wide."""

import pytest

from locales import LOCALES, Locale
from tests.pictures.situations import Situation, drawn, shown

SMALLEST = 25
"""Eleven pixels on a phone."""
CROWDED = {"winter-legendary", "poursuite-travelled"}
"""A legendary monster that takes four goods has less room for its name; two wagons that meet, for their moles."""
MARKS = set("ABCD")
"""The letter on a player's mark or mole may be smaller: it repeats what colour and shape say."""


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "situation",
    [one for one in shown() if f"{one.game}-{one.name}" not in CROWDED],
    ids=lambda one: f"{one.game}-{one.name}",
)
def test_nothing_is_written_too_small_for_a_phone(situation: Situation, locale: Locale) -> None:
    """Every letter and figure of a panel, with the longest names too."""
    sizes = drawn(situation, locale).reader.sizes
    assert sizes
    assert {(text, size) for text, size in sizes if size < SMALLEST and text not in MARKS} == set()
