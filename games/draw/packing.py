"""Finished pictures become files: small ones, since they cross mobile networks all evening, or quickly packed ones."""

import io
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from PIL import Image

from games.core import Speak

COMPRESSION, HARD, HARDER, LIGHTER = 6, 7, 8, 2
"""Of zlib's levels the last before time grows for little, those for a picture that is a little or much too heavy after
it (in 1.4 and 3.5 times as long), and the one for a hurry: a third of the time, and two fifths more bytes."""
HEAVIEST = 20_000
"""Bytes that a panel may have unless there is a hurry."""
A_LITTLE = 1.012
"""As much too heavy a picture may be for the level in between, which saves 1.7 %, to be enough."""
MOMENT_MS, STOP_MS, LONGEST_MS = 900, 1_500, 6_000
"""How long a frame of a single moment stands, how long the last one is counted, and all of them together."""

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


def in_motion(draws: Sequence[Callable[[Speak], bytes]], speak: Speak) -> bytes:
    """Return the frames of one moment as a GIF that plays once and stops at the last of them."""
    with hurried():  # as files they last no longer than it takes to put them together
        images = [Image.open(io.BytesIO(draw(speak))) for draw in draws]
    each = min(MOMENT_MS, (LONGEST_MS - STOP_MS) // max(1, len(images) - 1))
    data = io.BytesIO()
    times = [each] * (len(images) - 1) + [STOP_MS]
    images[0].save(data, "GIF", save_all=True, append_images=images[1:], duration=times, optimize=False)
    return data.getvalue()
