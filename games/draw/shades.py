"""Edges in few shades: the eye sees no difference, and the picture takes a sixth fewer bytes to send."""

from collections.abc import Iterable

from PIL import Image, ImageChops

from .palette import rgb

COLOURS = 256
STEPS = 2
"""From clear to covered: an edge has one shade in between."""
SHARES = tuple(step / STEPS for step in range(1, STEPS))
"""How much of what lies above is in each of them."""
_ROUNDED = [round(round(level * STEPS / 255) * 255 / STEPS) for level in range(256)]
_CLEAR = [255 * (level < 128) for level in range(256)]
_SOME = [255 * (level > 0) for level in range(256)]
_ONLY = [[255 * (index == number) for index in range(256)] for number in range(256)]


def few_shades(mask: Image.Image) -> Image.Image:
    """Return a mask whose levels are the nearest of the few."""
    return mask.point(_ROUNDED)


def reduced(fine: Image.Image, times: int) -> Image.Image:
    """Return a sprite that was drawn so many times too large, at its size, its edges in few shades."""
    small = fine.convert("RGBa").reduce(times).convert("RGBA")
    small.putalpha(few_shades(small.getchannel("A")))
    return small


def colours_only(colours: Iterable[str]) -> Image.Image:
    """Return a palette of these colours as Pillow wants it for `quantize`.

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
    """Return a sprite that was drawn too large, at its size: each pixel has the one colour that covers most of it.

    Args:
        fine: the sprite as it was drawn, its edges not smoothed.
        times: how much too large it is.
        colours: those it may have; what lies between two of them becomes the nearer one.
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
