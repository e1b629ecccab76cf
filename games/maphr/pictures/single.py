"""One card alone, as a look-up shows it, and its sign for buttons."""

from functools import partial

from games.core import Panel, Speak, say
from games.draw import PLACE, SIGN, single, small
from games.maphr.cards import EDITIONS

from .colours import ART, HOLE
from .hand import card_figures, card_sign
from .tile import draw_tile

_BOOK = EDITIONS[EDITIONS.current]


def single_panel(thing: str) -> Panel | None:
    """Return the panel of a card of the current edition; None for clans, which have words only."""
    if thing not in _BOOK.type_of:
        return None
    return Panel(f"card-{thing}", thing, partial(draw_single, thing), (say(f"maphr-name-{thing}"),))


def draw_single(thing: str, speak: Speak) -> bytes:
    """Return the picture of the symbol of a card, with its figures and name."""
    canvas = single(ART, speak(say(f"maphr-name-{thing}")))
    x, y, width, _ = PLACE
    card_sign(canvas, _BOOK, thing, x, y, width)
    card_figures(canvas, _BOOK, thing, x + 4, y + width + 50)
    return canvas.png()


def draw_sign(name: str) -> bytes:
    """Return the symbol of a card, or of a tile as it is turned, as a small picture."""
    canvas = small(ART, HOLE)
    card, _, turn = name.partition("-")
    if turn:
        draw_tile(canvas, _BOOK, (card, int(turn)), (8, 8, SIGN - 16))
    else:
        card_sign(canvas, _BOOK, card, 8, 8, SIGN - 16)
    return canvas.png()


def _kind(card: str) -> str:
    """Return the first card with an equal symbol: each tile has its own, buildings have one for each colour."""
    row = _BOOK.buildings.get(card)
    if row is not None:
        return next(other for other, each in _BOOK.buildings.items() if each.colour == row.colour)
    for cards in (_BOOK.contracts, _BOOK.catastrophes, _BOOK.impediments):
        if card in cards:
            return next(iter(cards))
    return card


_TURNED = [f"{tile}-{turn}" for tile, turns in _BOOK.turns.items() for turn in turns if turn]
SIGNS = {**{card: _kind(card) for card in _BOOK.cards}, **{tile: tile for tile in _TURNED}}
"""For each card, the first card with an equal symbol; each tile has its own for every way it can be turned."""
