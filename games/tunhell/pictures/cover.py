"""The cover shown in a lobby, and the legend of the symbols."""

from functools import partial

from games.core import Panel, Say, Speak, say
from games.draw import SIGNS, WIDTH, Art, Canvas, back, wrap
from games.draw.palette import BRASS, BRASS_DIM, EDGE, GOOD, INK, LAMP, MUTED, PAPER, SLAB, TEXT

from .faces import ART
from .palette import BANDS
from .sizes import GAP, INNER, MARGIN

HEIGHT = 300
_CAST = ("warrior_2", "digger", "dragon", "scout", "blaster")
_MEANINGS: tuple[tuple[str, str, str], ...] = (
    ("shield", "strength", PAPER),
    ("sword", "combat", LAMP),
    ("pick", "capacity", GOOD),
    ("lock", "lock", MUTED),
    ("eye", "eye", BRASS),
    ("cards", "cards", MUTED),
    ("star", "star", BRASS),
    ("bolt", "bolt", BRASS),
    ("crown", "crown", BRASS),
    ("dwarfs", "dwarfs", BANDS["warrior"]),
    ("finds", "finds", BRASS_DIM),
    ("cup", "cup", BRASS),
)
"""Symbol, last part of the id of its explanation, and colour."""


def cover_panel() -> Panel:
    """Return the panel shown in a lobby."""
    return Panel("cover", "tunhell", draw_cover, (say("tunhell-title.tagline"),))


def draw_cover(speak: Speak) -> bytes:
    """Return the picture of the cover: the name of the game above three mines and some of their inhabitants."""
    canvas = Canvas(HEIGHT, ART)
    for number in range(3):
        canvas.sign("shaft", 63 + number * 252, 104, 170, INK, ART)
    canvas.text(speak(say("tunhell-title")), WIDTH / 2, 88, 88, BRASS, face="title", align="middle", width=INNER)
    for number, name in enumerate(_CAST):
        size = 160 if name == "dragon" else 130
        canvas.sign(name, 84 + number * 158 - size / 2, HEIGHT - size - 10, size, INK, ART)
    return canvas.png()


def legend_panel() -> Panel:
    """Return the panel that explains all symbols."""
    return Panel("legend", _MEANINGS, partial(draw_legend, SIGNS), tuple(map(_meaning, _MEANINGS)))


def _meaning(row: tuple[str, str, str]) -> Say:
    return say(f"tunhell-legend-{row[1]}")


def draw_legend(signs: Art, speak: Speak) -> bytes:
    """Return the picture of the legend: two columns of symbols, each with its sentence."""
    rows = len(_MEANINGS) // 2
    height, width = 75, (INNER - GAP) / 2
    canvas = Canvas(MARGIN + rows * (height + GAP) + MARGIN - GAP, ART)
    for number, row in enumerate(_MEANINGS):
        x, y = MARGIN + number // rows * (width + GAP), MARGIN + number % rows * (height + GAP)
        canvas.box((x, y, width, height), SLAB, EDGE, 2)
        sign, _, tint = row
        if sign in {"dwarfs", "finds"}:
            back(canvas, (x + 22, y + 8, 44, 59), "shield" if sign == "dwarfs" else "mark-2", LAMP, tint)
        else:
            canvas.sign(sign, x + 16, y + 9, 56, tint, signs)
        lines = wrap(speak(_meaning(row)), 27, width - 104, 2)
        for place, line in enumerate(lines):
            base = y + (46 if len(lines) == 1 else 32 + place * 30)
            canvas.text(line, x + 92, base, 27, TEXT, width=width - 104, least=25)
    return canvas.png()
