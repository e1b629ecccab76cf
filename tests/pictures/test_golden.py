"""Every situation looks as when last approved; `pytest --update-pictures` approves changes."""

from pathlib import Path

import pytest

from locales import LOCALES, Locale
from tests.pictures.golden_images import TOLERATED_PATCH, check, differences, small
from tests.pictures.situations import Situation, shown

GOLDEN = Path(__file__).parent / "golden"


def golden(situation: Situation, panel: str, locale: str) -> Path:
    """Return the file of the approved picture."""
    return GOLDEN / f"{situation.game}-{situation.name}-{panel}-{locale}.png"


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("situation", shown(), ids=lambda one: f"{one.game}-{one.name}")
def test_it_looks_as_it_did(situation: Situation, locale: Locale, request: pytest.FixtureRequest) -> None:
    """A picture's size and visible appearance are unchanged."""
    for panel, data in situation.draw(locale).items():
        check(golden(situation, panel, locale), data, is_accepted=request.config.getoption("--update-pictures"))


def test_a_changed_figure_is_noticed() -> None:
    """The comparison detects a situation drawn one move later."""
    first, later = (Situation("tunhell", "x", "table", 3, moves) for moves in (24, 26))
    pairs = zip(first.draw("en").values(), later.draw("en").values(), strict=True)
    sizes = [(small(one), small(other)) for one, other in pairs]
    assert any(one.size != other.size or differences(one, other)[1] > TOLERATED_PATCH for one, other in sizes)


def test_no_golden_image_is_left_behind() -> None:
    """Each golden image belongs to a situation."""
    kept = {golden(one, panel.id, locale) for one in shown() for panel in one.shown() for locale in LOCALES}
    assert {*GOLDEN.glob("*.png")} == kept
