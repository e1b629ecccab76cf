"""Encoding finished pictures: as small files, for mobile networks, or as quickly packed ones."""

import io
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from PIL import Image

from games.core import Speak

COMPRESSION, HARD, HARDER, LIGHTER = 6, 7, 8, 2
"""Levels of zlib: the highest that is worth its time, those for pictures that are slightly or far too large after
it (taking 1.4 and 3.5 times as long), and the fast one: a third of the time, but two fifths more bytes."""
HEAVIEST = 20_000
"""Maximum size of a panel in bytes, unless speed matters more."""
A_LITTLE = 1.012
"""Up to this factor above `HEAVIEST`, the middle level suffices, which saves 1.7 %."""
MOMENT_MS, STOP_MS, LONGEST_MS = 900, 1_500, 6_000
"""Duration of a frame in milliseconds, nominal duration of the last one, and maximum total duration."""

_is_hurried: ContextVar[bool] = ContextVar("is_hurried", default=False)


@contextmanager
def hurried() -> Iterator[None]:
    """Within the block, pack pictures faster and larger, because many people are waiting for theirs."""
    before = _is_hurried.set(True)
    try:
        yield
    finally:
        _is_hurried.reset(before)


def packed(image: Image.Image) -> bytes:
    """Return a picture with few colours as a PNG file."""
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


def frame_times(frames: int) -> list[int]:
    """Return the duration of each frame of an animation in milliseconds."""
    return [min(MOMENT_MS, (LONGEST_MS - STOP_MS) // max(1, frames - 1))] * (frames - 1) + [STOP_MS]


def in_motion(draws: Sequence[Callable[[Speak], bytes]], speak: Speak) -> bytes:
    """Return the frames of one moment as a GIF that plays once and stops at the last frame."""
    with hurried():  # these PNG files are only an intermediate step
        images = [Image.open(io.BytesIO(draw(speak))) for draw in draws]
    data, times = io.BytesIO(), frame_times(len(images))
    images[0].save(data, "GIF", save_all=True, append_images=images[1:], duration=times, optimize=False)
    return data.getvalue()
