"""The cover shown in a lobby, and the legend of the symbols."""

from games.core import Panel, Speak, say
from games.draw import SIGNS, WIDTH, Canvas, wrap
from games.draw.palette import BRASS, EARTH, EDGE, INK, SLAB, STEEL, TEXT, WOOD
from games.poursuite.view import WagonView

from .grid import draw_stop
from .pieces import ART, LOOKS, draw_die, draw_dweller, draw_wagon

HEIGHT, MARGIN, GAP = 300, 8, 8
_MEANINGS = ("wagon", "mole", "kobold", "prisoner", "wotan", "gem", "cave", "arrow", "stop", "die")
_CREW = (
    WagonView("", {"n": "yellow", "e": "green", "w": "red"}),
    WagonView("", {"n": "blue", "s": "yellow", "w": "green"}),
)


def cover_panel() -> Panel:
    """Return the panel shown in a lobby."""
    return Panel("cover", "poursuite", draw_cover, (say("poursuite-title.tagline"),))


def draw_cover(speak: Speak) -> bytes:
    """Return the picture of the cover: the game's name above two wagons passing a kobold on the way to the treasure."""
    canvas = Canvas(HEIGHT, ART)
    title = speak(say("poursuite-title"))
    canvas.text(title, WIDTH / 2, 78, 72, BRASS, face="title", align="middle", width=WIDTH - 40, least=54)
    canvas.box((0, 154, 700, 82), EARTH, EARTH, 0, 0)
    for x in range(20, 700, 60):
        canvas.line([(x, 162), (x, 228)], WOOD, 14)
    for y in (174, 216):
        canvas.line([(0, y), (700, y)], STEEL, 8)
    canvas.sign("cave", 624, 104, 158, INK, ART)
    for number, wagon in enumerate(_CREW, 1):
        draw_wagon(canvas, number, wagon, 40 + number * 220 - 110, 195, 196)
    canvas.sign("kobold", 252, 88, 76, INK, ART)
    canvas.sign("wotan", 472, 86, 80, INK, ART)
    canvas.sign("chest", 658, 202, 90, INK, ART)
    return canvas.png()


def legend_panel() -> Panel:
    """Return the panel that explains all symbols."""
    return Panel("legend", _MEANINGS, draw_legend, tuple(say(f"poursuite-legend-{name}") for name in _MEANINGS))


def draw_legend(speak: Speak) -> bytes:
    """Return the picture of the legend: two columns of symbols, each with its sentence."""
    rows = len(_MEANINGS) // 2
    height, width = 92, (WIDTH - 2 * MARGIN - GAP) / 2
    canvas = Canvas(2 * MARGIN + rows * (height + GAP) - GAP, ART)
    for number, name in enumerate(_MEANINGS):
        x, y = MARGIN + number // rows * (width + GAP), MARGIN + number % rows * (height + GAP)
        canvas.box((x, y, width, height), SLAB, EDGE, 2)
        _symbol(canvas, name, x + 12, y + 12)
        lines = wrap(speak(say(f"poursuite-legend-{name}")), 27, width - 104, 2)
        for place, line in enumerate(lines):
            base = y + (56 if len(lines) == 1 else 40 + place * 32)
            canvas.text(line, x + 92, base, 27, TEXT, width=width - 104, least=25)
    return canvas.png()


def _symbol(canvas: Canvas, name: str, x: float, y: float) -> None:
    """Draw a symbol 68 pixels wide and high."""
    match name:
        case "mole":
            canvas.sign("mole", x, y, 68, LOOKS["yellow"].colour, ART)
        case "prisoner":
            draw_dweller(canvas, "red", x + 34, y + 34, 68)
        case "arrow":
            canvas.sign("go-e", x + 6, y + 6, 56, BRASS, SIGNS)
        case "stop":
            draw_stop(canvas, "d7", (1, 2), (x + 2, y + 2, 64, 64))
        case "die":
            draw_die(canvas, "3", x + 2, y + 2, 64)
        case "wagon":
            draw_wagon(canvas, 1, WagonView("", {"n": "blue"}), x + 34, y + 34, 84)
        case _:
            canvas.sign(name, x, y, 68, INK, ART)
