"""A game as an animation: one frame per moment, drawn in the drawing processes.

A GIF is the only animation format that Discord plays everywhere. Each frame is a separate job, so that no other
picture waits for more than one of them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO

from PIL import Image, ImageDraw

from games.core import Panel, Speak
from games.draw.captions import caption as written

from .draw import EditionText, paint

WIDTHS = (560, 420, 320)
"""Widths in pixels; the narrower ones are for games whose animation would be too big."""
MOST_BYTES = 2_000_000
FRAME_MS, LAST_MS = 1_200, 3_000
"""The duration of a frame, and of the last one."""
_BAR, _GROUND, _DONE, _WORDS = 6, (30, 25, 20), (217, 176, 59), "#f4ead6"


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment of a game.

    Attributes:
        panels: its pictures.
        caption: the text for the turn that begins and its player.
    """

    panels: Sequence[Panel]
    caption: str


def frame(
    draws: Sequence[Callable[[Speak], bytes]],
    caption: str,
    speak: Speak,
    book: EditionText | None,
    width: int,
    part: float,
) -> bytes:
    """Draw one moment as a PNG file: a caption, its panels one below another, and a progress bar of the game.

    Args:
        draws: the functions of its panels, with their content.
        caption: the text above them.
        speak: turns sentences into text.
        book: the component data of its table, unless they are the current ones.
        width: the width in pixels.
        part: the progress of the game, up to 1.
    """
    images = [
        written(caption, width, _GROUND, _WORDS),
        *(_scaled(Image.open(BytesIO(paint(draw, speak, book))), width) for draw in draws),
    ]
    whole = Image.new("RGB", (width, sum(image.height for image in images) + _BAR), _GROUND)
    y = 0
    for image in images:
        whole.paste(image, (0, y))
        y += image.height
    ImageDraw.Draw(whole).rectangle((0, y, round(width * part), y + _BAR), fill=_DONE)
    data = BytesIO()
    reduced(whole).save(data, "PNG")
    return data.getvalue()


def moving(frames: Sequence[bytes]) -> bytes:
    """Return the frames as a looping GIF, all with the height of the tallest."""
    images = [Image.open(BytesIO(data)) for data in frames]
    height = max(image.height for image in images)
    shown = [_padded(image, height) for image in images]
    times = [FRAME_MS] * (len(shown) - 1) + [LAST_MS]
    data = BytesIO()
    shown[0].save(data, "GIF", save_all=True, append_images=shown[1:], duration=times, loop=0, optimize=False)
    return data.getvalue()


def last_frame(film: bytes) -> bytes:
    """Return the last frame of a GIF, as a PNG file."""
    with Image.open(BytesIO(film)) as image:
        image.seek(getattr(image, "n_frames", 1) - 1)
        data = BytesIO()
        image.convert("RGB").save(data, "PNG")
    return data.getvalue()


def reduced(image: Image.Image) -> Image.Image:
    """Return a picture reduced to the number of colours that a GIF can hold.

    A small mark keeps its own colour next to large areas of others.
    """
    return image.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _scaled(image: Image.Image, width: int) -> Image.Image:
    return image.convert("RGB").resize((width, image.height * width // image.width), Image.Resampling.LANCZOS)


def _padded(image: Image.Image, height: int) -> Image.Image:
    if image.height == height:
        return image
    whole = Image.new("RGB", (image.width, height), _GROUND)
    whole.paste(image.convert("RGB"), (0, 0))
    return reduced(whole)
