"""Panels that are seldom needed: the track of evil with the discards, the cover, the legend."""

from collections import Counter

from games.core import Seat, Speak, say
from games.draw import Canvas, mark
from games.draw.palette import BAD, BRASS, EDGE, INK, LAMP, PAPER, SLAB, TEXT
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.pictures.colours import track
from games.dungeon_lords.view import View

from .things import ART, GAP, INNER, MARGIN, METALS, badge, panel, title

TRACK, REST = 232, 200
MARK = 44

LEGEND = (
    ("gold", "gold"), ("food", "food"), ("imp", "imp"), ("evil", "evil"), ("trap", "trap"), ("monster", "creature"),
    ("tunnel", "tunnel"), ("letter", "letter"), ("banner", "conquered"), ("bars", "prison"), ("eye", "spy"),
    ("drop", "drop"), ("tools", "tools"), ("heart", "heart"), ("gem", "gem"), ("bolt", "fast"), ("hourglass", "slow"),
    ("tent", "tent"), ("crown", "crown"), ("lock", "lock"),
    ("minion", "minion"), ("non-player", "non-player"),
)  # fmt: skip
"""The symbols, each with the last part of the id of its explanation."""


def draw_rest(view: View, speak: Speak) -> bytes:
    """Return the picture of the track of evil with everybody's counter, and of this year's discarded tiles."""
    canvas = Canvas(TRACK + 2 * GAP + (REST + GAP if view.discarded else 0), ART)
    panel(canvas, (MARGIN, GAP, INNER, TRACK))
    title(canvas, speak(say("dungeon_lords-picture-evil")), MARGIN + 14, GAP + 36, INNER - 30)
    rules = EDITIONS[view.edition].evilometer
    low, high = rules["min"], rules["max"]
    step, base = (INNER - 16) / (high - low + 1), GAP + TRACK - 52
    for n in range(low, high + 1):
        x = MARGIN + 8 + (n - low) * step
        fill, is_minded = track((n - low + 1) / (high - low + 1)), n >= view.tolerance
        canvas.box((x + 1, base, step - 2, 44), fill, LAMP if is_minded else EDGE, 3 if is_minded else 2, 6)
        canvas.text(f"{n}", x + step / 2, base + 33, 28, TEXT, face="title", align="middle")
        here = [seat for seat, lord in enumerate(view.lords) if lord.evil == n]
        for place, seat in enumerate([*here, *([-1] if view.neutral == n else [])]):
            top = base - 4 - (place + 1) * (MARK - (8 if len(here) > 3 else 0))
            if seat < 0:
                canvas.sign("non-player", x + (step - MARK) / 2, top, MARK, INK, ART)
            else:
                mark(canvas, Seat(seat), x + (step - MARK) / 2, top, MARK)
    if view.discarded:
        _discards(canvas, view, speak)
    return canvas.png()


def _discards(canvas: Canvas, view: View, speak: Speak) -> None:
    y = TRACK + 2 * GAP
    panel(canvas, (MARGIN, y, INNER, REST))
    title(canvas, speak(say("dungeon_lords-picture-discarded")), MARGIN + 14, y + 36, INNER - 30)
    found = Counter(view.discarded)
    columns = max(8, -(-len(found) // 2))
    step = (INNER - 16) / columns
    size = min(70, round(step - 6))
    for number, (tile, n) in enumerate(found.items()):
        row, column = divmod(number, columns)
        x, top = MARGIN + 10 + column * step, y + 48 + row * 76
        canvas.box((x, top, size, size), PAPER, INK, 2, 8)
        canvas.sign(tile, x + 4, top + 4, size - 8, INK, ART)
        if n > 1:
            badge(canvas, f"×{n}", x + size + 4, top + size, 26)


def draw_cover(speak: Speak) -> bytes:
    """Return the picture of a lobby: creatures at home, adventurers at the door."""
    canvas = Canvas(300, ART)
    canvas.box((8, 8, 784, 284), SLAB, BRASS, 5)
    canvas.text(speak(say("dungeon_lords-title")), 400, 66, 56, LAMP, face="title", align="middle", width=740)
    canvas.sign("tunnel", 310, 82, 180, INK, ART)
    canvas.sign("dragon", 352, 138, 96, INK, ART)
    for number, creature in enumerate(("troll", "witch", "goblin", "vampire")):
        canvas.sign(creature, 54 + number % 2 * 118, 84 + number // 2 * 100, 96, INK, ART)
    for number, role in enumerate(("paladin", "warrior", "wizard", "thief")):
        metal = METALS[1 + number % 2]
        canvas.sign(role, 532 + number % 2 * 118, 84 + number // 2 * 100, 96, metal, ART)
    for number in range(3):
        canvas.sign("imp", 313 + number * 62, 232, 50, INK, ART)
    return canvas.png()


def draw_legend(speak: Speak) -> bytes:
    """Return the picture of the legend: the symbols in two columns."""
    half = len(LEGEND) // 2
    canvas = Canvas(half * 45 + 8, ART)
    for number, (sign, text) in enumerate(LEGEND):
        x, y = MARGIN + number // half * 392, 6 + number % half * 45
        canvas.box((x, y, 384, 42), SLAB, EDGE, 1, 10)
        if sign in ART.names:
            canvas.sign(sign, x + 7, y + 2, 38, INK, ART)
        else:
            canvas.sign(sign, x + 7, y + 2, 38, BAD if sign == "lock" else LAMP)
        canvas.text(speak(say(f"dungeon_lords-legend-{text}")), x + 56, y + 30, 27, TEXT, width=320, least=22)
    return canvas.png()
