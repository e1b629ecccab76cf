"""The end: the points of every player by their source, the title of a solo game, or the defeat and its reasons."""

from collections.abc import Sequence

from games.core import Outcome, Seat, Speak, say
from games.draw import Canvas, mark, wrap
from games.draw.palette import BAD, BRASS, EDGE, INK, LAMP, LIT, MUTED, SLAB, TEXT
from games.winter.cards import EDITIONS
from games.winter.scoring import PARTS
from games.winter.seen import View

from .colours import ALARM, ART, COURT
from .things import draw_glyphs, face, monster_glyphs

SIGNS = {
    "monsters": "ogre_king",
    "disasters": "flake",
    "heroes": "cards",
    "maker": "gold",
    "army": "home",
    "bloodthirst": "sword",
    "legends": "ice_warrior",
}
"""The sign of each source of points."""


def draw_end(view: View, outcome: Outcome, speak: Speak) -> bytes:
    """Whatever the end is."""
    return _defeat(view, outcome, speak) if not outcome.scores else _scores(outcome, speak)


def _defeat(view: View, outcome: Outcome, speak: Speak) -> bytes:
    """The castle in alarm, and why."""
    inside = [threat for threat in view.monsters if not threat.steps]
    reasons = [wrap(speak(reason), 32, 490, 3) for reason in outcome.reasons]
    height = max(340 if inside else 260, 216 + sum(42 * len(lines) + 12 for lines in reasons))
    canvas = Canvas(height, ART)
    canvas.box((8, 8, 784, height - 16), ALARM, BAD, 6)
    canvas.sign("castle", 40, 36, 200, INK, ART)
    for number, threat in enumerate(inside[:3]):
        face(canvas, threat.kind, 44 + number * 66, 250, 74)
    canvas.text(speak(say("winter-picture-lost")), 270, 92, 46, TEXT, face="title", width=500, least=30)
    canvas.text(f"{view.week}/{view.weeks}", 270, 160, 52, LAMP, face="title")
    canvas.sign("flake", 430, 114, 54, INK, ART)
    canvas.text(f"{len(view.disasters)}/{view.disasters_to_lose}", 496, 160, 52, BAD, face="title")
    y = 226
    for lines in reasons:
        for line in lines:
            canvas.text(line, 270, y, 32, TEXT, width=500, least=22)
            y += 42
        y += 12
    return canvas.png()


def _scores(outcome: Outcome, speak: Speak) -> bytes:
    """A table: players as rows, sources of points as columns; the reasons or the title below."""
    parts = [part for part in PARTS if any(score.parts[part] for score in outcome.scores)]
    lines = [(n == 0, line) for reason in outcome.reasons for n, line in enumerate(wrap(speak(reason), 30, 690, 2))]
    row = 84
    canvas = Canvas(80 + len(outcome.scores) * (row + 6) + (len(lines) * 42 + 20 if lines else 0) + 6, ART)
    step = min(84, 420 / max(1, len(parts)))
    columns = [256 + (number + 0.5) * step for number in range(len(parts))]
    for column, part in zip(columns, parts, strict=True):
        _source(canvas, part, column - 23)
    canvas.sign("star", 714, 16, 52, BRASS)
    order = [seat for place in outcome.ranking for seat in place]
    for number, seat in enumerate(order):
        _row(canvas, outcome, seat, speak, columns, parts, (8, 78 + number * (row + 6), 784, row))
    y = 78 + len(order) * (row + 6) + 40
    for is_first, line in lines:
        if is_first:
            canvas.sign("cup", 18, y - 30, 38, BRASS)
        canvas.text(line, 70, y, 30, LAMP, width=700, least=22)
        y += 42
    return canvas.png()


def _source(canvas: Canvas, part: str, x: float) -> None:
    sign = SIGNS[part]
    if sign in ART.names:
        canvas.sign(sign, x, 18, 46, INK, ART)
    else:
        canvas.sign(sign, x, 18, 46, BRASS)


def _row(
    canvas: Canvas,
    outcome: Outcome,
    seat: Seat,
    speak: Speak,
    columns: list[float],
    parts: list[str],
    place: tuple[float, float, float, float],
) -> None:
    y = place[1]
    score = outcome.scores[seat]
    is_winner = seat in outcome.winners
    canvas.box(place, LIT if is_winner else SLAB, BRASS if is_winner else EDGE, 5 if is_winner else 2)
    mark(canvas, seat, 20, y + 16, 52)
    name = speak(say("winter-picture-name", seat=seat))
    canvas.text(name, 84, y + 54, 32, TEXT, width=120 if is_winner else 164, least=22)
    if is_winner:
        canvas.sign("crown", 208, y + 24, 38, BRASS)
    for column, part in zip(columns, parts, strict=True):
        n = score.parts[part]
        canvas.text(f"{n}", column, y + 56, 38, TEXT if n else MUTED, face="title", align="middle")
    canvas.text(f"{score.total}", 740, y + 60, 54, LAMP, face="title", align="middle")


def draw_cover(speak: Speak) -> bytes:
    """The castle in the snow, and what comes for it."""
    canvas = Canvas(420, ART)
    canvas.box((8, 8, 784, 404), COURT, LAMP, 5)
    canvas.sign("castle", 270, 70, 260, INK, ART)
    for number, kind in enumerate(("frost_giant", "winter_wolf", "banshee")):
        face(canvas, kind, 30 + 12 * number, 40 + number * 118, 104)
    for number, kind in enumerate(("ogre_king", "frozen_treant", "yeti")):
        face(canvas, kind, 666 - 12 * number, 40 + number * 118, 104)
    for x, y, size in ((180, 40, 50), (560, 50, 60), (200, 320, 64), (540, 330, 46)):
        canvas.sign("flake", x, y, size, INK, ART)
    for number in range(4):
        canvas.sign("dwarf", 296 + number * 54, 318, 62, INK, ART)
    canvas.text(speak(say("winter-title")), 400, 56, 40, TEXT, face="title", align="middle", width=340)
    return canvas.png()


LEGEND = (
    ("dwarf", "winter-legend-dwarf"),
    ("star", "winter-legend-star"),
    ("gold", "winter-legend-gold"),
    ("food", "winter-legend-food"),
    ("stone", "winter-legend-stone"),
    ("wood", "winter-legend-wood"),
    ("bolt", "winter-legend-actions"),
    ("cards", "winter-legend-hand"),
    ("home", "winter-legend-home"),
    ("crown", "winter-legend-crown"),
    ("forest", "winter-legend-forest"),
    ("field", "winter-legend-field"),
    ("mine", "winter-legend-mine"),
    ("wall", "winter-legend-wall"),
    ("castle", "winter-legend-castle"),
    ("flake", "winter-legend-flake"),
    ("cross", "winter-legend-blocked"),
    ("check", "winter-legend-check"),
)
"""Symbols and the sentence that explains each."""


def draw_legend(speak: Speak) -> bytes:
    """The symbols in two columns."""
    canvas = Canvas(506, ART)
    for number, (sign, text) in enumerate(LEGEND):
        x, y = 12 + number // 9 * 394, 8 + number % 9 * 55
        canvas.box((x, y, 384, 50), SLAB, EDGE, 1, 10)
        if sign in ART.names:
            canvas.sign(sign, x + 6, y + 5, 40, INK, ART)
        else:
            canvas.sign(sign, x + 6, y + 5, 40, {"cross": BAD, "check": "#8fd16a"}.get(sign, BRASS))
        canvas.text(speak(say(text)), x + 58, y + 34, 27, TEXT, width=318, least=20)
    return canvas.png()


BOOK = EDITIONS[EDITIONS.current]


def draw_bestiary(kinds: Sequence[str], speak: Speak) -> bytes:
    """The faces of some monsters with their names and talents."""
    canvas = Canvas(8 + -(-len(kinds) // 3) * 124, ART)
    for number, kind in enumerate(kinds):
        x, y = 8 + number % 3 * 264, 8 + number // 3 * 124
        canvas.box((x, y, 256, 116), SLAB, EDGE, 1, 12)
        face(canvas, kind, x + 8, y + 14, 88)
        for line, words in enumerate(wrap(speak(say(f"winter-name-{kind}")), 27, 146, 2)):
            canvas.text(words, x + 104, y + 34 + line * 29, 27, TEXT, width=146, least=20)
        talent = monster_glyphs(BOOK.all_kinds[kind], BOOK.instruments)
        draw_glyphs(canvas, talent, (x + 104, y + 78, 146, 28), "left")
    return canvas.png()
