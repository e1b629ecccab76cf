"""The hero market: the deck with the number of cards left, then the slots with prices, in the order cards move."""

from games.core import Speak
from games.draw import Canvas
from games.draw.palette import ABYSS, EDGE, LAMP, TEXT
from games.winter.view import View

from .colours import ART
from .things import hero_card

HEIGHT, DECK = 178, 70
"""The height of the panel, and the width of the deck's place."""


def draw_market(view: View, speak: Speak) -> bytes:
    """Return the picture of the market, with the deck on the left, where cards come from."""
    canvas = Canvas(HEIGHT, ART)
    middle = DECK / 2 + 4
    canvas.sign("cards", middle - 27, 38, 54, LAMP)
    canvas.text(f"{view.hero_deck}", middle, 132, 36, TEXT, face="title", align="middle")
    width = _width(view)
    for slot, (hero, price) in enumerate(zip(view.market, view.prices, strict=True)):
        place = (DECK + 8 + slot * (width + 8), 8, width, HEIGHT - 16)
        if hero is None:
            canvas.box(place, ABYSS, EDGE, 2)
        else:
            hero_card(canvas, view.edition, hero, place, speak, 26, price)
    return canvas.png()


def slot_place(view: View, slot: int) -> tuple[float, float]:
    """Return the upper right corner of a card in the panel, in pixels."""
    return DECK + slot * (_width(view) + 8) - 24, 32


def _width(view: View) -> float:
    return (800 - DECK - 8 - 8 * len(view.market)) / len(view.market)
