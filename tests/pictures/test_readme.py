"""The READMEs' pictures show the current games and texts."""

from io import BytesIO

import pytest
from PIL import Image, ImageSequence

from locales import LOCALES, Locale
from tests.house.sources import ROOT
from tests.pictures.golden_images import TOLERATED_MEAN, TOLERATED_PATCH, differences
from tests.pictures.readme import FOLDER, FRAMES, pictures

MOST_BYTES = 400_000
"""Maximum total bytes of a README's pictures."""


@pytest.mark.parametrize("locale", LOCALES)
def test_the_pictures_of_the_readme_are_of_today(locale: Locale) -> None:
    """Drawing the READMEs' pictures gives the stored files."""
    weight = 0
    for path, data in pictures(locale):
        assert path.exists(), f"{path.name}: make pictures draws it"
        weight += path.stat().st_size
        then, now = (
            list(map(Image.Image.copy, ImageSequence.Iterator(one)))
            for one in (Image.open(path), Image.open(BytesIO(data)))
        )
        assert len(then) == len(now) == (FRAMES if path.suffix == ".gif" else 1)
        for before, after in zip(then, now, strict=True):
            mean, patch = differences(before.convert("RGB"), after.convert("RGB"))
            assert (mean <= TOLERATED_MEAN, patch <= TOLERATED_PATCH) == (True, True), f"{path.name}: make pictures"
    assert weight <= MOST_BYTES


@pytest.mark.parametrize("locale", LOCALES)
def test_every_picture_is_shown_in_its_language(locale: Locale) -> None:
    """Each README shows all pictures in its language, and no others."""
    readme = (ROOT / ("README.md" if locale == "en" else f"README.{locale}.md")).read_text("utf-8")
    files = sorted(path.name for path in FOLDER.iterdir())
    assert [name for name in files if f"docs/pictures/{name}" in readme] == [
        name for name in files if f"-{locale}." in name
    ]
    assert {path.name for path, _ in pictures(locale)} <= {*files}
