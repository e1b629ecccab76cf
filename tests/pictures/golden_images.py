"""Golden images: a picture is compared, at a phone's size, with an approved one."""

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter, ImageStat

PHONE = 400
TOLERATED_MEAN, TOLERATED_PATCH, PATCH = 1.5, 24, 16
"""Differences out of 255: over the whole picture, and in any patch of this many pixels. Another version of the font
renderer moves edges by less than that; another figure or a missing icon moves more."""


def small(data: bytes) -> Image.Image:
    """Return the picture at a phone's size."""
    image = Image.open(BytesIO(data)).convert("RGB")
    return image.reduce(image.width // PHONE)


def differences(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """Return the difference of two pictures: on average, and in the patch that differs most."""
    apart = ImageChops.difference(one, other).convert("L")
    patches = apart.filter(ImageFilter.BoxBlur(PATCH // 2))
    return ImageStat.Stat(apart).mean[0], float(patches.getextrema()[1])


def check(path: Path, data: bytes, *, is_accepted: bool) -> None:
    """Compare a picture with its golden image.

    Args:
        path: the golden image's file.
        data: the picture, as PNG.
        is_accepted: whether to store the picture as the golden image.

    Raises:
        AssertionError: its size has changed, or a part of it visibly.
    """
    now = small(data)
    if is_accepted:
        now.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(path, optimize=True)
        return
    assert path.exists(), f"{path.name}: `pytest --update-pictures` saves it; look at it first"
    then = Image.open(path).convert("RGB")
    assert now.size == then.size, path.name
    mean, patch = differences(now, then)
    assert (mean <= TOLERATED_MEAN, patch <= TOLERATED_PATCH) == (True, True), (path.name, mean, patch)
