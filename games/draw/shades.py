"""Edges in few shades: the difference is invisible, and pictures become a sixth smaller."""

from collections.abc import Iterable

from PIL import Image, ImageChops

from .palette import rgb

COLOURS = 256
STEPS = 2
"""Steps from transparent to opaque: an edge has one shade in between."""
SHARES = tuple(step / STEPS for step in range(1, STEPS))
"""The opacity of each intermediate shade."""
_ROUNDED = [round(round(level * STEPS / 255) * 255 / STEPS) for level in range(256)]
_CLEAR = [255 * (level < 128) for level in range(256)]
_SOME = [255 * (level > 0) for level in range(256)]
_ONLY = [[255 * (index == number) for index in range(256)] for number in range(256)]


def few_shades(mask: Image.Image) -> Image.Image:
    """Return a mask whose levels are rounded to the few shades."""
    return mask.point(_ROUNDED)


def reduced(fine: Image.Image, times: int) -> Image.Image:
    """Return a sprite scaled down by a factor, with edges in few shades."""
    small = fine.convert("RGBa").reduce(times).convert("RGBA")
    small.putalpha(few_shades(small.getchannel("A")))
    return small


def colours_only(colours: Iterable[str]) -> Image.Image:
    """Return an image with a palette of these colours, as Pillow's `quantize` needs it.

    Raises:
        ValueError: there are more than 256.
    """
    chosen = tuple(colours)
    if len(chosen) > COLOURS:
        raise ValueError(f"a palette holds {COLOURS} colours, and these are {len(chosen)}")
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in chosen for part in rgb(colour)])
    return palette


def settled(fine: Image.Image, times: int, colours: Iterable[str]) -> Image.Image:
    """Return a sprite scaled down by a factor; each pixel gets the one colour that covers most of it.

    Args:
        fine: the sprite as it was drawn, without antialiasing.
        times: the factor.
        colours: the allowed colours; others become the nearest of these.
    """
    chosen = tuple(dict.fromkeys(colours))
    nearest = fine.convert("RGB").quantize(palette=colours_only(chosen), dither=Image.Dither.NONE)
    nearest.paste(len(chosen), mask=fine.getchannel("A").point(_CLEAR))
    small = Image.new("RGB", (fine.width // times, fine.height // times))
    most = Image.new("L", small.size)
    for number, colour in enumerate(chosen):
        share = nearest.point(_ONLY[number], "L").reduce(times)
        small.paste(colour, mask=ImageChops.subtract(share, most).point(_SOME))
        most = ImageChops.lighter(most, share)
    small.putalpha(few_shades(fine.getchannel("A").reduce(times)))
    return small
