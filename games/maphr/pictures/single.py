"""One card alone, as a look-up shows it, and its sign for buttons."""

from functools import partial

from games.core import Panel, Speak, say
from games.draw import PLACE, SIGN, single, small
from games.maphr.cards import EDITIONS

from .colours import ART, HOLE
from .hand import card_figures, card_sign

_BOOK = EDITIONS[EDITIONS.current]


def single_panel(thing: str) -> Panel | None:
    """Return a card of the present edition; clans are words alone."""
    if thing not in _BOOK.type_of:
        return None
    return Panel(f"card-{thing}", thing, partial(draw_single, thing), (say(f"maphr-name-{thing}"),))


def draw_single(thing: str, speak: Speak) -> bytes:
    """Return the sign of the card with its figures below, and its name."""
    canvas = single(ART, speak(say(f"maphr-name-{thing}")))
    x, y, width, _ = PLACE
    card_sign(canvas, _BOOK, thing, x, y, width)
    card_figures(canvas, _BOOK, thing, x + 4, y + width + 50)
    return canvas.png()


def draw_sign(name: str) -> bytes:
    """Return the sign of a card, small."""
    canvas = small(ART, HOLE)
    card_sign(canvas, _BOOK, name, 8, 8, SIGN - 16)
    return canvas.png()


def _kind(card: str) -> str:
    """Return the first card that has the same sign: tiles have one of their own, buildings one for each colour."""
    row = _BOOK.buildings.get(card)
    if row is not None:
        return next(other for other, each in _BOOK.buildings.items() if each.colour == row.colour)
    for cards in (_BOOK.contracts, _BOOK.catastrophes, _BOOK.impediments):
        if card in cards:
            return next(iter(cards))
    return card


SIGNS = {card: _kind(card) for card in _BOOK.cards}
"""The sign of each card."""
