"""One card alone, as a look-up shows it."""

from functools import partial

from games.core import Panel, Speak, say
from games.draw import PLACE, single
from games.maphr.cards import EDITIONS

from .colours import ART
from .hand import card_figures, card_sign


def single_panel(thing: str) -> Panel | None:
    """A card of the present edition; clans are words alone."""
    if thing not in EDITIONS[EDITIONS.current].type_of:
        return None
    return Panel(f"card-{thing}", thing, partial(draw_single, thing), (say(f"maphr-name-{thing}"),))


def draw_single(thing: str, speak: Speak) -> bytes:
    """The sign of the card with its figures below, and its name."""
    canvas = single(ART, speak(say(f"maphr-name-{thing}")))
    x, y, width, _ = PLACE
    book = EDITIONS[EDITIONS.current]
    card_sign(canvas, book, thing, x, y, width)
    card_figures(canvas, book, thing, x + 4, y + width + 50)
    return canvas.png()
