"""The cover shown in a lobby, and the legend of the symbols."""

from games.core import Panel, Speak, say
from games.draw import Canvas
from games.draw.palette import BRASS, EDGE, LAMP, MUTED, SLAB, TEXT
from games.maphr.cards import EDITIONS
from games.maphr.rows import COLOURS

from .colours import ART, SIGN_OF
from .colours import COLOURS as FILLS
from .mine import draw_tiles

_SIGNS = ("coal", "vein-gold", "mithril", "miner", "coin", "tile", "card", "entrance", "barrier")
_SAMPLE = (
    ("e1", "gallery_straight", 0), ("e2", "gallery_cross", 0), ("d2", "coal_2_straight", 90),
    ("f2", "gold_2_corner", 270), ("e3", "gallery_tee", 90), ("f3", "mithril_1_dead_end", 0),
    ("c2", "gallery_corner", 0), ("c3", "coal_1_straight", 0), ("e4", "gold_1_corner", 180),
    ("d4", "gallery_straight", 90),
)  # fmt: skip


def cover() -> Panel:
    """Return the panel shown in a lobby: a mine with its veins below the game's name."""
    return Panel("cover", "cover", _draw_cover, (say("maphr-alt-cover"),))


def _draw_cover(speak: Speak) -> bytes:
    canvas = Canvas(300, ART)
    draw_tiles(canvas, EDITIONS[EDITIONS.current], _SAMPLE, (12, 12, 290, 276))
    canvas.text(speak(say("maphr-title")), 552, 80, 60, LAMP, face="title", align="middle", width=460, least=26)
    for place, colour in enumerate(COLOURS):
        x, y = 316 + place % 2 * 240, 108 + place // 2 * 62
        canvas.box((x, y, 232, 54), FILLS[colour], EDGE, 2)
        canvas.sign(SIGN_OF[colour], x + 10, y + 6, 42, art=ART)
        canvas.text(speak(say(f"maphr-colour-{colour}")), x + 64, y + 38, 32, TEXT, width=160)
    return canvas.png()


def legend() -> tuple[Panel, ...]:
    """Return the panel with every symbol and its meaning."""
    described = tuple(say(f"maphr-sign-{name}") for name in (*_SIGNS, *COLOURS))
    return (Panel("legend", "legend", _draw_legend, described),)


def _draw_legend(speak: Speak) -> bytes:
    canvas = Canvas(509, ART)
    for place, name in enumerate((*_SIGNS, *COLOURS)):
        x, y = 12 + place % 2 * 392, 10 + place // 2 * 70
        canvas.box((x, y, 384, 64), SLAB, EDGE, 2)
        if name in FILLS:
            canvas.box((x + 10, y + 7, 50, 50), FILLS[name], BRASS, 0, 8)
            canvas.sign(SIGN_OF[name], x + 15, y + 12, 40, art=ART)
        else:
            canvas.sign(name, x + 10, y + 7, 50, art=ART)
        canvas.text(
            speak(say(f"maphr-sign-{name}")), x + 76, y + 43, 28, TEXT if name in _SIGNS else MUTED, width=296, least=25
        )
    return canvas.png()
