"""One piece or place alone, as a look-up shows it, and its sign for buttons."""

from functools import partial

from games.core import Panel, Speak, say
from games.draw import PLACE, single, small_sign
from games.draw.palette import BRASS, SLAB

from .pieces import ART

SIGNS = {thing: thing for thing in ("cave", "kobold", "mole", "wagon", "wotan")}
"""The symbol of each piece and place."""


def single_panel(thing: str) -> Panel | None:
    """Return the panel of a thing that has a symbol, else None."""
    if thing not in ART.names:
        return None
    return Panel(f"card-{thing}", thing, partial(draw_single, thing), (say(f"poursuite-name-{thing}"),))


def draw_single(thing: str, speak: Speak) -> bytes:
    """Return the picture of the symbol, with its name."""
    canvas = single(ART, speak(say(f"poursuite-name-{thing}")))
    x, y, width, height = PLACE
    canvas.sign(thing, x, y + (height - width) / 2, width, BRASS, ART)
    return canvas.png()


def draw_sign(name: str) -> bytes:
    """Return a symbol as a small picture."""
    return small_sign(ART, name, BRASS, SLAB)
