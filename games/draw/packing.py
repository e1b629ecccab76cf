"""A finished picture becomes a PNG file: small, since it crosses mobile networks all evening, or quickly packed."""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from PIL import Image

COMPRESSION, HARD, HARDER, LIGHTER = 6, 7, 8, 2
"""Of zlib's levels the last before time grows for little, those for a picture that is a little or much too heavy after
it (in 1.4 and 3.5 times as long), and the one for a hurry: a third of the time, and two fifths more bytes."""
HEAVIEST = 20_000
"""Bytes that a panel may have unless there is a hurry."""
A_LITTLE = 1.012
"""As much too heavy a picture may be for the level in between, which saves 1.7 %, to be enough."""

_is_hurried: ContextVar[bool] = ContextVar("is_hurried", default=False)


@contextmanager
def hurried() -> Iterator[None]:
    """Pack what is drawn within the block in less time: so many wait for their pictures that bytes count less."""
    before = _is_hurried.set(True)
    try:
        yield
    finally:
        _is_hurried.reset(before)


def packed(image: Image.Image) -> bytes:
    """Return a picture of few colours as a PNG file."""
    if _is_hurried.get():
        return _png(image, LIGHTER)
    data = _png(image, COMPRESSION)
    if HEAVIEST < len(data) <= HEAVIEST * A_LITTLE:
        data = _png(image, HARD)
    return data if len(data) <= HEAVIEST else _png(image, HARDER)


def _png(image: Image.Image, level: int) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=level)
    return out.getvalue()
