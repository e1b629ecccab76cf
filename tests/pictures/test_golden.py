"""Every situation looks as it did when somebody last looked at it; `pytest --update-pictures` accepts the new look."""

from pathlib import Path

import pytest

from locales import LOCALES, Locale
from tests.pictures.golden_images import TOLERATED_PATCH, check, differences, small
from tests.pictures.situations import Situation, shown

GOLDEN = Path(__file__).parent / "golden"


def golden(situation: Situation, panel: str, locale: str) -> Path:
    """Where the picture that was looked at is kept."""
    return GOLDEN / f"{situation.game}-{situation.name}-{panel}-{locale}.png"


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("situation", shown(), ids=lambda one: f"{one.game}-{one.name}")
def test_it_looks_as_it_did(situation: Situation, locale: Locale, request: pytest.FixtureRequest) -> None:
    """Its size is unchanged, and no part of it changed in a way an eye would notice."""
    for panel, data in situation.draw(locale).items():
        check(golden(situation, panel, locale), data, is_accepted=request.config.getoption("--update-pictures"))


def test_a_changed_figure_is_noticed() -> None:
    """The comparison itself: one situation drawn a move later is another picture."""
    first, later = (Situation("tunhell", "x", "table", 3, moves) for moves in (24, 26))
    pairs = zip(first.draw("en").values(), later.draw("en").values(), strict=True)
    sizes = [(small(one), small(other)) for one, other in pairs]
    assert any(one.size != other.size or differences(one, other)[1] > TOLERATED_PATCH for one, other in sizes)


def test_no_golden_image_is_left_behind() -> None:
    """Each file belongs to a situation."""
    kept = {golden(one, panel.id, locale) for one in shown() for panel in one.shown() for locale in LOCALES}
    assert {*GOLDEN.glob("*.png")} == kept
