"""One hero, monster or instrument alone, as a look-up shows it."""

from functools import partial

from games.core import Panel, Speak, say
from games.draw import PLACE, single
from games.draw.palette import INK, PAPER
from games.winter.cards import EDITIONS
from games.winter.view import HeroView

from .colours import ART
from .things import hero_card


def single_panel(thing: str) -> Panel | None:
    """A hero as a card, others by their sign; disasters are words alone."""
    if thing not in EDITIONS[EDITIONS.current].all_heroes and thing not in ART.names:
        return None
    return Panel(f"card-{thing}", thing, partial(draw_single, thing), (say(f"winter-name-{thing}"),))


def draw_single(thing: str, speak: Speak) -> bytes:
    """The card or the sign, and the name."""
    canvas = single(ART, speak(say(f"winter-name-{thing}")))
    x, y, width, height = PLACE
    row = EDITIONS[EDITIONS.current].all_heroes.get(thing)
    if row is not None:
        hero = HeroView(thing, row.instrument, row.vp, say(f"winter-name-{thing}"))
        hero_card(canvas, EDITIONS.current, hero, (x - 8, y + 34, width + 20, height - 68), speak, 26)
    else:
        canvas.box(PLACE, PAPER, INK, 3, 18)
        canvas.sign(thing, x + 12, y + (height - width) / 2 + 12, width - 24, INK, ART)
    return canvas.png()
