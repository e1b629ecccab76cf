"""Text is large enough for a phone, which shows a picture of 800 pixels at a width of 360."""

import pytest

from locales import LOCALES, Locale
from tests.pictures.situations import Situation, drawn, shown

SMALLEST = 25
"""Minimum size in pixels: eleven on a phone."""
CROWDED_SMALLEST = 22
"""Minimum size where there is too little room: nine on a phone, which shows a picture at 340 of its 390 pixels."""
CROWDED = {"winter-legendary", "poursuite-travelled"}
"""Situations with too little room: a legendary monster's name, and the moles of two wagons that meet."""
MARKS = set("ABCD")
"""Letters on marks and moles may be smaller, as colour and shape identify the player."""


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "situation",
    [one for one in shown() if f"{one.game}-{one.name}" not in CROWDED],
    ids=lambda one: f"{one.game}-{one.name}",
)
def test_nothing_is_written_too_small_for_a_phone(situation: Situation, locale: Locale) -> None:
    """Every text of a panel is large enough; a name that would be cut otherwise may be a little smaller."""
    sizes = drawn(situation, locale).reader.sizes
    assert sizes
    least = dict.fromkeys(situation.names, CROWDED_SMALLEST)
    small = {(text, size) for text, size in sizes if size < least.get(text, SMALLEST) and text not in MARKS}
    assert small == set()


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "situation",
    [one for one in shown() if f"{one.game}-{one.name}" in CROWDED],
    ids=lambda one: f"{one.game}-{one.name}",
)
def test_crowded_pictures_can_still_be_read(situation: Situation, locale: Locale) -> None:
    """Even where there is too little room, a text is nine pixels high on a phone."""
    sizes = drawn(situation, locale).reader.sizes
    assert {(text, size) for text, size in sizes if size < CROWDED_SMALLEST and text not in MARKS} == set()
