"""Edges in few shades: the eye sees no difference, and the picture takes a sixth fewer bytes to send."""

from collections.abc import Iterable

from PIL import Image

from .palette import rgb

COLOURS = 256
STEPS = 3
"""From clear to covered: an edge has two shades in between."""
SHARES = tuple(step / STEPS for step in range(1, STEPS))
"""How much of what lies above is in each of them."""
_ROUNDED = [round(round(level * STEPS / 255) * 255 / STEPS) for level in range(256)]


def few_shades(mask: Image.Image) -> Image.Image:
    """A mask whose levels are the nearest of the few."""
    return mask.point(_ROUNDED)


def reduced(fine: Image.Image, times: int) -> Image.Image:
    """A sprite that was drawn so many times too large, at its size, its edges in few shades."""
    small = fine.convert("RGBa").reduce(times).convert("RGBA")
    small.putalpha(few_shades(small.getchannel("A")))
    return small


def colours_only(colours: Iterable[str]) -> Image.Image:
    """A palette of these colours as Pillow wants it for `quantize`.

    Raises:
        ValueError: there are more than 256.
    """
    chosen = tuple(colours)
    if len(chosen) > COLOURS:
        raise ValueError(f"a palette holds {COLOURS} colours, and these are {len(chosen)}")
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in chosen for part in rgb(colour)])
    return palette


def limited(sprite: Image.Image, colours: Iterable[str]) -> Image.Image:
    """A sprite in which every pixel has the nearest of some colours; what is clear stays clear."""
    few = sprite.convert("RGB").quantize(palette=colours_only(colours), dither=Image.Dither.NONE).convert("RGB")
    few.putalpha(sprite.getchannel("A"))
    return few
