"""One hero, monster or instrument alone, as a look-up shows it, and the signs for buttons."""

from functools import partial

from games.core import Panel, Speak, say
from games.draw import PLACE, single, small_sign
from games.draw.palette import INK, PAPER
from games.winter.cards import EDITIONS
from games.winter.view import HeroView

from .colours import ART
from .things import hero_card

_BOOK = EDITIONS[EDITIONS.current]
SIGNS = {
    **{name: name for name in (*_BOOK.instruments, "gold", "food", "stone", "wood") if name in ART.names},
    **{area: row.kind for area, row in _BOOK.areas.items() if row.kind in ART.names},
    **{monster: row.kind for monster, row in _BOOK.all_monsters.items() if row.kind in ART.names},
    **dict.fromkeys(_BOOK.all_disasters, "flake"),
    **{hero: row.instrument for hero, row in _BOOK.all_heroes.items()},
}
"""The symbol of each instrument, resource, area, monster and disaster; for a hero, that of its instrument."""


def single_panel(thing: str) -> Panel | None:
    """Return the panel of a hero's card, or of a symbol: for a disaster that of the area it strikes; else None."""
    if thing not in _BOOK.all_heroes and _sign_of(thing) not in ART.names:
        return None
    return Panel(f"card-{thing}", thing, partial(draw_single, thing), (say(f"winter-name-{thing}"),))


def draw_single(thing: str, speak: Speak) -> bytes:
    """Return the picture of the card or the symbol, with the name."""
    canvas = single(ART, speak(say(f"winter-name-{thing}")))
    x, y, width, height = PLACE
    row = _BOOK.all_heroes.get(thing)
    if row is not None:
        hero = HeroView(thing, row.instrument, row.vp, say(f"winter-name-{thing}"))
        hero_card(canvas, EDITIONS.current, hero, (x - 8, y + 34, width + 20, height - 68), speak, 26)
    else:
        canvas.box(PLACE, PAPER, INK, 3, 18)
        canvas.sign(_sign_of(thing), x + 12, y + (height - width) / 2 + 12, width - 24, INK, ART)
    return canvas.png()


def _sign_of(thing: str) -> str:
    """Return the symbol of a thing: its own, or for a disaster that of the area it strikes."""
    return _BOOK.areas[_BOOK.all_disasters[thing].area].kind if thing in _BOOK.all_disasters else thing


def draw_sign(name: str) -> bytes:
    """Return a symbol as a small picture."""
    return small_sign(ART, name)
