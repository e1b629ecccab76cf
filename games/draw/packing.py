"""Encoding finished pictures: as small files, for mobile networks, or as quickly packed ones."""

import io
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from struct import pack

from PIL import Image
from PIL.PngImagePlugin import putchunk
from zlib_ng import zlib_ng

from games.core import Speak

COMPRESSION, HARDER, LIGHTER = 6, 9, 3
"""Levels of compression: the one that is worth its time, the one for pictures that are too large after it (four times
as long, 5 % smaller), and the fast one (two fifths of the time, 23 % larger)."""
HEAVIEST = 20_000
"""Maximum size of a panel in bytes, unless speed matters more."""
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
    """Return a picture with a palette as a PNG file."""
    if _is_hurried.get():
        return _png(image, LIGHTER)
    data = _png(image, COMPRESSION)
    return data if len(data) <= HEAVIEST else _png(image, HARDER)


def _png(image: Image.Image, level: int) -> bytes:
    """Return a PNG file with a byte for each pixel; compressing as Pillow does takes twice as long."""
    pixels, width = image.tobytes(), image.width
    rows = b"".join(b"\0" + pixels[start : start + width] for start in range(0, len(pixels), width))
    out = io.BytesIO()
    out.write(b"\x89PNG\r\n\x1a\n")
    putchunk(
        out, b"IHDR", pack(">IIBBBBB", *image.size, 8, 3, 0, 0, 0)
    )  # 8 bits for each pixel, colours from a palette
    putchunk(out, b"PLTE", bytes(image.getpalette() or ()))
    putchunk(out, b"IDAT", zlib_ng.compress(rows, level))
    putchunk(out, b"IEND")
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
