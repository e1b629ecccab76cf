"""The final score as a table: a column for each lord, a row for each source of points, and the licence (13)."""

from games.core import Outcome, Seat, Speak, format_points, say
from games.draw import Canvas, mark
from games.draw.palette import ABYSS, BRASS, EDGE, GOOD, INK, LAMP, LIT, MUTED, SLAB, TEXT
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.view import View

from .things import ART, GAP, INNER, MARGIN, name_of

_SIGNS = {
    "creatures": "monster",
    "rooms": "door",
    "conquered": "banner",
    "adventurers": "bars",
    "paladins": "paladin",
    "letters": "letter",
    "lord_of_dark_deeds": "evil",
    "lord_of_halls": "door",
    "tunnel_lord": "tunnel",
    "monster_lord": "monster",
    "lord_of_imps": "imp",
    "lord_of_riches": "gold",
    "battle_lord": "sword",
}
"""What stands for a source of points; rooms that score stand for themselves."""
HEAD, MARKS, NAME, FOOT = 112, 42, 34, 40


def draw_score(view: View, outcome: Outcome, speak: Speak) -> bytes:
    """Who won, and each player's points by their source; titles are marked with a crown."""
    scores = {score.seat: score for score in outcome.scores}
    ranked = sorted(scores, key=lambda seat: (seat not in outcome.winners, -scores[seat].total))
    parts = [part for part in dict.fromkeys(p for score in scores.values() for p in score.parts)
             if any(score.parts.get(part) for score in scores.values())]  # fmt: skip
    half = -(-len(parts) // 2)
    row = min(50, (330 - FOOT) // max(half, 1))
    canvas = Canvas(HEAD + MARKS + half * row + FOOT + 3 * GAP, ART)
    _totals(canvas, view, outcome, ranked, speak)
    width = (INNER - GAP) / 2
    step = (width - 92) / len(ranked)
    for column in range(2 if half < len(parts) else 1):
        for place, seat in enumerate(ranked):
            middle = MARGIN + column * (width + GAP) + 92 + (place + 0.5) * step
            mark(canvas, seat, middle - 18, HEAD + 2 * GAP, 36)
    for number, part in enumerate(parts):
        x, y = MARGIN + number // half * (width + GAP), HEAD + MARKS + 2 * GAP + number % half * row
        canvas.box((x, y, width, row - 4), SLAB, EDGE, 1, 8)
        _sign(canvas, view, part, x + 8, y + 2, row - 8)
        for place, seat in enumerate(ranked):
            points = scores[seat].parts.get(part, 0)
            middle = x + 92 + (place + 0.5) * step
            text = format_points(points) if points else "·"
            colour = TEXT if points else MUTED
            canvas.text(text, middle, y + row / 2 + 10, min(36, row - 10), colour, face="title", align="middle")
    _licences(canvas, view, speak)
    return canvas.png()


def _licences(canvas: Canvas, view: View, speak: Speak) -> None:
    """What check and cross beside a total mean."""
    base, left = canvas.height - GAP - 12, MARGIN + 8.0
    for sign, colour, text in (("check", GOOD, "with-licence"), ("cross", MUTED, "no-licence")):
        canvas.sign(sign, left, base - 24, 28, colour)
        words = speak(say(f"dungeon_lords-picture-{text}", n=EDITIONS[view.edition].scoring["licence_minimum"]))
        left += 38 + canvas.text(words, left + 38, base, 27, MUTED, width=INNER / 2 - 60, least=24) + 40


def _totals(canvas: Canvas, view: View, outcome: Outcome, ranked: list[Seat], speak: Speak) -> None:
    """Marks, names and totals, the best first; a check for the licence."""
    totals = {score.seat: score.total for score in outcome.scores}
    least = EDITIONS[view.edition].scoring["licence_minimum"]
    step = (INNER + GAP) / len(ranked)
    for place, seat in enumerate(ranked):
        x, is_winner = MARGIN + place * step, seat in outcome.winners
        canvas.box((x, GAP, step - GAP, HEAD), LIT if is_winner else ABYSS, BRASS if is_winner else EDGE, 4)
        mark(canvas, seat, x + 10, GAP + 12, 52)
        total = format_points(totals[seat])
        right, room = x + step - GAP - 44, step - GAP - 110
        size = 54 if len(ranked) < 4 else 42
        canvas.text(total, right, GAP + 54, size, LAMP, face="title", align="right", width=room, least=30)
        licence = ("check", GOOD) if totals[seat] >= least else ("cross", MUTED)
        canvas.sign(licence[0], x + step - GAP - 40, GAP + 22, 32, licence[1])
        canvas.text(name_of(speak, seat), x + 12, GAP + HEAD - 13, NAME - 4, TEXT, width=step - GAP - 24, least=20)


def _sign(canvas: Canvas, view: View, part: str, x: float, y: float, size: int) -> None:
    """What stands for a source; beside it a crown if it is a title."""
    sign = _SIGNS.get(part, part)
    if sign in ART.names:
        canvas.sign(sign, x, y, size, INK, ART)
    else:
        canvas.sign(sign, x, y, size, BRASS)
    if any(row.id == part for row in EDITIONS[view.edition].titles):
        canvas.sign("crown", x + size + 4, y + size * 0.1, round(size * 0.8), BRASS)
