"""One creature, room, trap, order or adventurer alone, as a look-up shows it, and the signs for buttons."""

from functools import partial

from games.core import Panel, Speak, say
from games.draw import PLACE, SIGN, Canvas, single, small, small_sign
from games.draw.palette import INK, PAPER
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.pictures.colours import LIFE, TIRED
from games.dungeon_lords.rows import Spell

from .offer import TALL, WIDE, draw_creature, draw_room
from .orders import ORDER_ICONS, order_icon
from .things import ART, METALS, figures

_BOOK = EDITIONS[EDITIONS.current]


def single_panel(thing: str) -> Panel | None:
    """Return the panel of a thing that has a symbol, or of a combat card; None for others, such as most events."""
    if thing not in (*ORDER_ICONS, *_BOOK.spell) and _sign(thing) not in ART.names:
        return None
    return Panel(f"card-{thing}", thing, partial(draw_single, thing), (say(f"dungeon_lords-name-{thing}"),))


def draw_single(thing: str, speak: Speak) -> bytes:
    """Return the picture of a thing with its name: a creature or room as a card, anything else as its symbol."""
    canvas = single(ART, speak(say(f"dungeon_lords-name-{thing}")))
    x, y, width, height = PLACE
    corner = (x + (width - WIDE) / 2, y + (height - TALL.high) / 2)
    if thing in _BOOK.creature:
        draw_creature(canvas, _BOOK.creature[thing], speak, corner, TALL)
        return canvas.png()
    if thing in _BOOK.room:
        draw_room(canvas, _BOOK.room[thing], speak, _BOOK, corner, TALL)
        return canvas.png()
    canvas.box(PLACE, PAPER, INK, 3, 18)
    size, left, top = width - 32, x + 16, y + (height - width) / 2 + 16
    if thing in ORDER_ICONS:
        order_icon(canvas, thing, left, top, size)
    elif spell := _BOOK.spell.get(thing):
        _draw_spell(canvas, spell)
    elif hero := _BOOK.hero.get(thing):
        canvas.sign(hero.role, left, y + 10, size, METALS[hero.year], ART)
        figures(canvas, hero, (x + 8, y + size + 14, width - 16))
    else:
        canvas.sign(_sign(thing), left, top, size, INK, ART)
    return canvas.png()


def _draw_spell(canvas: Canvas, spell: Spell) -> None:
    """Draw what a combat card shows beside its spell: whether that is fast or slow, and the fatigue."""
    x, y, width, height = PLACE
    if spell.speed == "fast":
        canvas.sign("bolt", x + width / 2 - 52, y + 16, 104, TIRED)
    else:
        canvas.sign("hourglass", x + width / 2 - 52, y + 16, 104, INK, ART)
    canvas.sign("drop", x + 20, y + height - 112, 84, INK, ART)
    canvas.text(f"{spell.fatigue}", x + width - 46, y + height - 36, 90, LIFE, face="title", align="middle")


def _sign(thing: str) -> str:
    """Return the symbol of a thing, for an adventurer that of the class."""
    adventurer = _BOOK.hero.get(thing)
    return thing if adventurer is None else adventurer.role


def draw_sign(name: str) -> bytes:
    """Return the icon of an order, or another symbol, as a small picture."""
    if name not in ORDER_ICONS:
        return small_sign(ART, name)
    canvas = small(ART)
    order_icon(canvas, name, SIGN * 0.12, SIGN * 0.12, round(SIGN * 0.7))
    return canvas.png()


SIGNS = {
    **{order: order for order in ORDER_ICONS},
    **{
        thing: _sign(thing)
        for thing in (*_BOOK.creature, *_BOOK.room, *_BOOK.trap, *_BOOK.hero)
        if _sign(thing) in ART.names
    },
}
"""The symbol of each order, creature, room and trap; for each adventurer that of the class."""
