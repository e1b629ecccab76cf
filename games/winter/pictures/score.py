"""The end: every player's points by source, the title of a solo game, or the defeat and its reasons."""

from collections.abc import Sequence

from games.core import Outcome, Seat, Speak, say
from games.draw import Canvas, computer, fit, fit_name, mark, piece, wrap
from games.draw.palette import BAD, BRASS, EDGE, INK, LAMP, LIT, LIVERIES, MUTED, SLAB, TEXT
from games.winter.cards import EDITIONS
from games.winter.scoring import PARTS
from games.winter.view import View

from .colours import ALARM, ART, ICE, ICE_EDGE, SNOW
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
"""The symbol of each source of points."""
OPTIONAL = {"bloodthirst", "legends"}
"""The sources that only some options have; the others are shown even if they brought nothing."""
HEAD, SIDE, GAP, MOST = 106, 258, 8, 509
"""The height of the totals, the width of the sources, the gap, and the greatest height of a panel."""


def draw_end(view: View, outcome: Outcome, speak: Speak) -> bytes:
    """Return the picture of the end: the scores, or the defeat if there are none."""
    return _defeat(view, outcome, speak) if not outcome.scores else _scores(outcome, speak)


def _defeat(view: View, outcome: Outcome, speak: Speak) -> bytes:
    """Return the picture of a defeat: the ruin with the monsters in it, the reasons, and how far each player got."""
    inside = [threat for threat in view.monsters if not threat.steps]
    *why, near = [wrap(speak(reason), 28, 584, 3) for reason in outcome.reasons] or [[]]
    columns = min(2, view.seats)
    rows = -(-view.seats // columns)
    foot = max(92 + sum(32 * len(lines) + 8 for lines in (*why, near)), 276 if inside else 226)
    canvas = Canvas(foot + 60 + 54 * rows, ART, own=view.seat)
    canvas.box((8, 8, 784, foot + 44 + 54 * rows), ALARM, BAD, 6)
    canvas.text(speak(say("winter-picture-lost")), 26, 64, 40, TEXT, face="title", width=440, least=30)
    colour = BAD if len(view.disasters) >= view.disasters_to_lose else TEXT
    x = 776 - canvas.text(
        f"{len(view.disasters)}/{view.disasters_to_lose}", 776, 64, 40, colour, face="title", align="right"
    )
    canvas.sign("flake", x - 50, 26, 44, INK, ART)
    x -= 72 + canvas.text(f"{view.week}/{view.weeks}", x - 72, 64, 40, LAMP, face="title", align="right")
    week = speak(say("winter-picture-week"))
    canvas.text(week, x - 10, 62, 32, LAMP, face="title", width=130, least=26, align="right")
    canvas.sign("ruin", *((38, 74, 122) if inside else (26, 76, 146)), INK, ART)
    shown = inside[:3]
    for number, threat in enumerate(shown):  # below the ruin
        face(canvas, threat.kind, 100 - 28 * len(shown) + 56 * number, 204, 56)
    y = 112
    for lines in (*why, near):
        for line in lines:
            canvas.text(line, 192, y, 28, LAMP if lines is near else TEXT, width=584, least=25)
            y += 32
        y += 8
    _progress(canvas, view, speak, (foot, columns))
    return canvas.png()


def _progress(canvas: Canvas, view: View, speak: Speak, place: tuple[float, int]) -> None:
    """Draw the points of each player, and what they beat and overcame, in one or two columns."""
    top, columns = place
    canvas.text(speak(say("winter-picture-so-far")), 24, top + 32, 28, LAMP, width=752, least=25)
    wide = (768 + 8) / columns
    for player in view.players:
        x, y = 16 + player.seat % columns * wide, top + 46 + player.seat // columns * 54
        canvas.box((x, y, wide - 8, 48), SLAB, EDGE, 2)
        mark(canvas, player.seat, x + 9, y + 9, 30)
        counts = {
            "star": player.points,
            "ogre_king": len(player.monsters),
            "flake": len(player.disasters),
        }
        left, step = x + wide - (190 if columns > 1 else 230), 56 if columns > 1 else 76
        name = computer(canvas, speak(say("winter-picture-name", seat=player.seat)), x + 26, y + 44)
        canvas.name(name, x + 50, y + 34, 28, TEXT, width=left - x - 54)
        for sign, n in counts.items():
            canvas.sign(
                sign, left, y + 8, 32, INK if sign in ART.names else BRASS, *((ART,) if sign in ART.names else ())
            )
            canvas.text(f"{n}", left + 35, y + 34, 28, TEXT if n else MUTED, face="title")
            left += max(step, 70) if sign == "star" else step


def _scores(outcome: Outcome, speak: Speak) -> bytes:
    """Return the picture of the scores: players as columns below their totals, sources of points as rows.

    The reasons or the title are at the bottom.
    """
    parts = [part for part in PARTS if part not in OPTIONAL or any(score.parts[part] for score in outcome.scores)]
    lines = [(n == 0, line) for reason in outcome.reasons for n, line in enumerate(wrap(speak(reason), 30, 690, 2))]
    foot = len(lines) * 40 + (12 if lines else 0)
    row = min(62, (MOST - HEAD - 3 * GAP - foot) // max(1, len(parts)))
    canvas = Canvas(HEAD + 3 * GAP + len(parts) * row + foot, ART)
    canvas.sign("castle", 14, GAP + 6, HEAD - 16, INK, ART)
    for number, line in enumerate(wrap(speak(say("winter-picture-held")), 28, SIDE - HEAD - 14, 2)):
        canvas.text(line, HEAD + 4, GAP + 48 + 34 * number, 28, LAMP, width=SIDE - HEAD - 14, least=25)
    order = [seat for place in outcome.ranking for seat in place]
    step = (792 - SIDE) / len(order)
    for number, seat in enumerate(order):
        _total(canvas, outcome, seat, speak, (SIDE + number * step, GAP, step - GAP, HEAD))
    words = [speak(say(f"winter-picture-score-{part}")) for part in parts]
    size = min((fit(word, 30, SIDE - 74, 25)[1] for word in words), default=30)
    for number, (part, word) in enumerate(zip(parts, words, strict=True)):
        y = HEAD + 2 * GAP + number * row
        canvas.box((8, y, 784, row - 5), SLAB, EDGE, 1, 10)
        side = min(44, row - 10)
        colour = INK if SIGNS[part] in ART.names else BRASS
        canvas.sign(SIGNS[part], 16, y + (row - 5 - side) / 2, side, colour, *((ART,) if colour == INK else ()))
        canvas.text(word, 68, y + row / 2 + 7, size, TEXT, width=SIDE - 72)
        for place, seat in enumerate(order):
            n, middle = outcome.scores[seat].parts[part], SIDE + place * step + (step - GAP) / 2
            text, ground = f"{n}", TEXT if n else MUTED
            canvas.text(text, middle, y + row / 2 + 10, min(40, row - 12), ground, face="title", align="middle")
    y = HEAD + 2 * GAP + len(parts) * row + 36
    for is_first, line in lines:
        if is_first:
            canvas.sign("cup", 18, y - 30, 38, BRASS)
        canvas.text(line, 70, y, 30, LAMP, width=700, least=22)
        y += 40
    return canvas.png()


def _total(
    canvas: Canvas, outcome: Outcome, seat: Seat, speak: Speak, place: tuple[float, float, float, float]
) -> None:
    """Draw a player's mark, total and name, with a crown for a winner against others."""
    x, y, w, _ = place
    is_winner = seat in outcome.winners and len(outcome.scores) > 1
    canvas.box(place, LIT if is_winner else SLAB, BRASS if is_winner else EDGE, 4 if is_winner else 2)
    mark(canvas, seat, x + 10, y + 12, 44)
    if is_winner:
        canvas.sign("crown", x + 38, y - 2, 30, BRASS)
    size = 52 if w > 150 else 44
    total = f"{outcome.scores[seat].total}"
    canvas.text(total, x + w - 12, y + 54, size, LAMP, face="title", align="right", width=w - 74, least=28)
    name = computer(canvas, speak(say("winter-picture-name", seat=seat)), x + 4, y + 64)
    if not fit_name(name, 28, w - 10, 25)[0].is_cut:
        canvas.name(name, x + w / 2, y + HEAD - 12, 28, TEXT, align="middle", width=w - 10, least=25)
        return
    for number, line in enumerate(wrap(name, 25, w - 10, 2)):
        canvas.name(line, x + w / 2, y + HEAD - 32 + 24 * number, 25, TEXT, align="middle", width=w - 10)


def draw_cover(speak: Speak) -> bytes:
    """Return the picture of the cover: the castle in the snow, and the monsters that attack it."""
    canvas = Canvas(300, ART)
    canvas.box((8, 8, 784, 284), ICE, LAMP, 5)
    canvas.box((13, 230, 774, 57), SNOW, ICE_EDGE, 3, 6)
    canvas.sign("castle", 308, 62, 184, INK, ART)
    for number, (x, y) in enumerate(((40, 24), (140, 106), (40, 188))):
        face(canvas, ("frost_giant", "winter_wolf", "banshee")[number], x, y, 88)
        face(canvas, ("ogre_king", "frozen_treant", "yeti")[number], 800 - x - 88, y, 88)
    for x, y, size in ((170, 40, 44), (586, 40, 44), (246, 170, 38), (516, 170, 38)):
        canvas.sign("flake", x, y, size, INK, ART)
    for number in range(4):
        canvas.sign("dwarf", 292 + number * 54, 228, 54, INK, ART)
    canvas.text(speak(say("winter-title")), 400, 52, 40, TEXT, face="title", align="middle", width=340)
    return canvas.png()


RING = "ring"
"""The symbol of the map around a dwarf that has come lately."""
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
    (RING, "winter-legend-ring"),
    ("go-e", "winter-legend-left"),
)
"""The symbols, each with the id of its explanation."""


def draw_legend(speak: Speak) -> bytes:
    """Return the picture of the legend: the symbols in two columns."""
    canvas = Canvas(506, ART)
    for number, (sign, text) in enumerate(LEGEND):
        x, y = 12 + number // 10 * 394, 6 + number % 10 * 50
        canvas.box((x, y, 384, 46), SLAB, EDGE, 1, 10)
        if sign == RING:
            canvas.disc(x + 26, y + 23, 20, INK, TEXT, 2)
            piece(canvas, LIVERIES[0], x + 9, y + 6, 34)
        elif sign in ART.names:
            canvas.sign(sign, x + 7, y + 4, 38, INK, ART)
        else:
            canvas.sign(sign, x + 7, y + 4, 38, {"cross": BAD, "check": "#8fd16a"}.get(sign, BRASS))
        canvas.text(speak(say(text)), x + 58, y + 32, 27, TEXT, width=318, least=22)
    return canvas.png()


BOOK = EDITIONS[EDITIONS.current]


def draw_bestiary(kinds: Sequence[str], speak: Speak) -> bytes:
    """Return the picture of some monsters: faces, names and talents."""
    canvas = Canvas(8 + -(-len(kinds) // 3) * 124, ART)
    for number, kind in enumerate(kinds):
        x, y = 8 + number % 3 * 264, 8 + number // 3 * 124
        canvas.box((x, y, 256, 116), SLAB, EDGE, 1, 12)
        face(canvas, kind, x + 8, y + 14, 88)
        for line, words in enumerate(wrap(speak(say(f"winter-name-{kind}")), 27, 146, 2)):
            canvas.text(words, x + 104, y + 34 + line * 29, 27, TEXT, width=146, least=22)
        talent = monster_glyphs(BOOK.all_kinds[kind], BOOK.instruments)
        draw_glyphs(canvas, talent, (x + 104, y + 78, 146, 28), "left")
    return canvas.png()
