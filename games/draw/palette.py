"""The colour palette: lamp-lit rock, brass and parchment; and the liveries that distinguish players."""

from dataclasses import dataclass
from functools import cache

ABYSS, ROCK, SLAB, LEDGE, EDGE = "#14100c", "#1f1914", "#2b231c", "#3a3027", "#54463a"
"""Shades of rock, from the darkest to the edges that catch the light."""
BRASS, BRASS_DIM, LAMP = "#e0aa4a", "#9c7433", "#ffd98a"
PAPER, PAPER_DIM, INK = "#f3e6c8", "#dcc9a0", "#2a1d12"
"""Parchment, the light background of a card, and the ink on it."""
WOOD, EARTH, STEEL = "#80592f", "#46392c", "#9aa4ac"
TEXT, MUTED = "#f8efdc", "#cbbba3"
GOOD, BAD = "#8fd16a", "#ff9a84"


@dataclass(frozen=True, slots=True)
class Livery:
    """The distinguishing features of a player in pictures: a colour, a shape and a letter."""

    colour: str
    shape: str
    letter: str


LIVERIES = (
    Livery("#ff8b73", "mark-0", "A"),
    Livery("#72bdf5", "mark-1", "B"),
    Livery("#93d56b", "mark-2", "C"),
    Livery("#d9b2ff", "mark-3", "D"),
)
"""By seat."""


@cache
def rgb(colour: str) -> tuple[int, int, int]:
    """Return the components of a colour written as #rrggbb."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def blend(under: str, over: str, share: float) -> str:
    """Return the colour that lies `share` of the way from `under` to `over`."""
    mixed = (round(a + (b - a) * share) for a, b in zip(rgb(under), rgb(over), strict=True))
    return "#" + "".join(f"{part:02x}" for part in mixed)


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, from 1 to 21 (WCAG 2)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [part / 255 for part in rgb(colour)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


STONE = tuple(blend(ABYSS, LEDGE, step / 7) for step in range(6))
"""The facets of the rock, from dark to light."""
LIT = blend(SLAB, LAMP, 0.14)
"""The background of a panel lit by the lamp, for what matters now."""
RUST = "#8f2f22"
WON, HURT = blend(SLAB, GOOD, 0.3), blend(SLAB, RUST, 0.35)
"""The backgrounds for what went well and what went badly."""
BRIGHT = (TEXT, MUTED, BRASS, LAMP, PAPER, GOOD, BAD, *(livery.colour for livery in LIVERIES))
"""The colours of text and symbols on dark panels."""
HOUSE = (
    ABYSS, ROCK, SLAB, LEDGE, EDGE, BRASS_DIM, PAPER_DIM, INK, LIT, WOOD, EARTH, STEEL, RUST, WON, HURT, *BRIGHT,
    *STONE,
)  # fmt: skip
