"""One creature, room, trap, order or adventurer alone, as a look-up shows it."""

from functools import partial

from games.core import Panel, Speak, say
from games.draw import PLACE, single
from games.draw.palette import INK, PAPER
from games.dungeon_lords.cards import EDITIONS

from .orders import ORDER_ICONS, order_icon
from .things import ART


def single_panel(thing: str) -> Panel | None:
    """What has a sign of its own, or that of its kind; spells and most events are words alone."""
    if thing not in ORDER_ICONS and _sign(thing) not in ART.names:
        return None
    return Panel(f"card-{thing}", thing, partial(draw_single, thing), (say(f"dungeon_lords-name-{thing}"),))


def draw_single(thing: str, speak: Speak) -> bytes:
    """The sign on parchment, and its name."""
    canvas = single(ART, speak(say(f"dungeon_lords-name-{thing}")))
    x, y, width, height = PLACE
    canvas.box(PLACE, PAPER, INK, 3, 18)
    size, left, top = width - 32, x + 16, y + (height - width) / 2 + 16
    if thing in ORDER_ICONS:
        order_icon(canvas, thing, left, top, size)
    else:
        canvas.sign(_sign(thing), left, top, size, INK, ART)
    return canvas.png()


def _sign(thing: str) -> str:
    """The sign of a thing, or of the class of an adventurer."""
    adventurer = EDITIONS[EDITIONS.current].hero.get(thing)
    return thing if adventurer is None else adventurer.role
