"""Every situation looks as it did when somebody last looked at it; `pytest --update-pictures` accepts the new look."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from locales import LOCALES, Locale
from tests.pictures.situations import Situation, shown

GOLDEN = Path(__file__).parent / "golden"
PHONE = 400
TOLERATED_MEAN, TOLERATED_PATCH, PATCH = 1.5, 24, 16
"""Differences out of 255: over the whole picture, and in any patch of so many pixels. Another version of the font
renderer moves edges by less than that; another figure or a missing icon moves more."""


def small(data: bytes) -> Image.Image:
    """The picture as a phone shows it."""
    image = Image.open(BytesIO(data)).convert("RGB")
    return image.reduce(image.width // PHONE)


def differences(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """How far two pictures are apart: on average, and in the patch where they differ most."""
    apart = ImageChops.difference(one, other).convert("L")
    patches = apart.filter(ImageFilter.BoxBlur(PATCH // 2))
    return ImageStat.Stat(apart).mean[0], float(patches.getextrema()[1])


def golden(situation: Situation, panel: str, locale: str) -> Path:
    """Where the picture that was looked at is kept."""
    return GOLDEN / f"{situation.game}-{situation.name}-{panel}-{locale}.png"


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("situation", shown(), ids=lambda one: f"{one.game}-{one.name}")
def test_it_looks_as_it_did(situation: Situation, locale: Locale, request: pytest.FixtureRequest) -> None:
    """Its size is unchanged, and no part of it changed in a way an eye would notice."""
    for panel, data in situation.draw(locale).items():
        path, now = golden(situation, panel, locale), small(data)
        if request.config.getoption("--update-pictures"):
            now.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(path, optimize=True)
            continue
        assert path.exists(), "pytest --update-pictures tests/pictures saves it; look at it first"
        then = Image.open(path).convert("RGB")
        assert now.size == then.size, panel
        mean, patch = differences(now, then)
        assert (mean <= TOLERATED_MEAN, patch <= TOLERATED_PATCH) == (True, True), (panel, mean, patch)


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
