"""One card alone, as a look-up shows it, and its sign for buttons."""

from functools import partial

from games.core import Panel, Speak, say
from games.draw import PLACE, single, small_sign
from games.tunhell.cards import EDITIONS

from .faces import ART, draw_card, portrait

SIGNS = {id_: portrait(row) for id_, row in EDITIONS[EDITIONS.current].cards.items()}
"""The portrait of each card."""


def single_panel(thing: str) -> Panel | None:
    """Return the panel of a card of the current edition; None for trophies, which have no picture."""
    if thing not in EDITIONS[EDITIONS.current].cards:
        return None
    return Panel(f"card-{thing}", thing, partial(draw_single, thing), (say(f"tunhell-name-{thing}"),))


def draw_single(thing: str, speak: Speak) -> bytes:
    """Return the picture of a card with its name."""
    canvas = single(ART, speak(say(f"tunhell-name-{thing}")))
    draw_card(canvas, EDITIONS.current, thing, PLACE)
    return canvas.png()


def draw_sign(name: str) -> bytes:
    """Return a portrait as a small picture."""
    return small_sign(ART, name)
