"""The finished dungeons, and the final score: a column for each lord, a row for each source, and the licence (13)."""

from games.core import Outcome, Seat, Speak, format_points, say
from games.draw import Canvas, fit, ink, mark
from games.draw.palette import ABYSS, BRASS, EDGE, GOOD, INK, LAMP, LIT, MUTED, PAPER, SLAB, TEXT
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.grid import Grid
from games.dungeon_lords.pictures.colours import BLOOD, FALLEN, FLOOR, PASSAGE
from games.dungeon_lords.scoring import worth
from games.dungeon_lords.view import LordSeen, View

from .things import ART, GAP, INNER, MARGIN, MOST, SMALLEST, figure, name_of

_SIGNS = {
    "creatures": "monster",
    "rooms": "door",
    "conquered": "banner",
    "adventurers": "bars",
    "paladins": "paladin",
    "letters": "letter",
}
"""The symbol of each source of points; scoring rooms have their own symbol, titles a crown."""
_TITLES, _ROWS = "titles", 9
"""The heading of the titles, and the most rows above it: two more sources than that never bring points."""
HEAD, MARKS, NAME, FOOT, BAR = 100, 48, 34, 38, 54
STEP = 74
"""The greatest width of a figure."""


def draw_score(view: View, outcome: Outcome, speak: Speak) -> bytes:
    """Return the picture of the final score: the winners, and each player's points by source."""
    scores = {score.seat: score for score in outcome.scores}
    ranked = sorted(scores, key=lambda seat: (seat not in outcome.winners, -scores[seat].total))
    parts = [part for part in dict.fromkeys(p for score in scores.values() for p in score.parts)
             if any(score.parts.get(part) for score in scores.values())]  # fmt: skip
    titles = [part for part in parts if _is_title(view, part)]
    parts = [part for part in parts if part not in titles]
    half = -(-len(parts) // 2)
    if titles:  # in a column of their own, below a heading
        half = max(min(len(parts), _ROWS), len(titles) + 1)
        parts = [*parts, *[""] * (half - len(parts)), _TITLES, *titles]
    row = min(50, (MOST - HEAD - MARKS - FOOT - 3 * GAP) // max(half, 1))
    canvas = Canvas(HEAD + MARKS + half * row + FOOT + 3 * GAP, ART)
    _totals(canvas, view, outcome, ranked, speak)
    width = (INNER - GAP) / 2
    words = [speak(say(f"dungeon_lords-picture-score-{part}")) if part not in ("", _TITLES) else "" for part in parts]
    least = 46 + max((ink(word, SMALLEST).width for word in words), default=0)
    step = min(STEP, (width - least) / len(ranked))
    label = width - step * len(ranked)
    for column in range(2 if half < len(parts) else 1):
        for place, seat in enumerate(ranked):
            middle = MARGIN + column * (width + GAP) + label + (place + 0.5) * step
            mark(canvas, seat, middle - 22, HEAD + 2 * GAP, 44)
    figure = min(row - 8, 34 if step > 70 else 30 if step > 50 else SMALLEST)
    size = min((fit(word, 28, label - 46, SMALLEST)[1] for word in words), default=28)
    for number, part in enumerate(parts):
        x, y = MARGIN + number // half * (width + GAP), HEAD + MARKS + 2 * GAP + number % half * row
        if part in ("", _TITLES):
            title = speak(say("dungeon_lords-picture-titles")) if part else ""
            canvas.text(title, x + 8, y + row / 2 + 9, 30, BRASS, face="title", width=width - 16, least=SMALLEST)
            continue
        canvas.box((x, y, width, row - 4), SLAB, EDGE, 1, 8)
        _source(canvas, view, part, (x + 4, y, row - 4))
        canvas.text(words[number], x + 42, y + row / 2 + 7, size, TEXT, width=label - 44)
        for place, seat in enumerate(ranked):
            points = scores[seat].parts.get(part, 0)
            middle = x + label + (place + 0.5) * step
            text = format_points(points) if points else "·"
            colour = TEXT if points else MUTED
            canvas.text(text, middle, y + row / 2 + 9, figure, colour, face="title", align="middle")
    _licences(canvas, view, speak)
    return canvas.png()


def draw_dungeons(view: View, outcome: Outcome, speak: Speak) -> bytes:
    """Return the picture of every finished dungeon side by side, four in two rows, with its lord’s points."""
    columns = 3 if len(view.lords) == 3 else 2
    lines = -(-len(view.lords) // columns)
    wide = (INNER - GAP * (columns - 1)) / columns
    across, down = (len(ground) for ground in (_ground(view).columns, _ground(view).rows))
    side = int(min((wide - 16) / across, ((MOST - GAP) / lines - GAP - BAR - 14 - (BAR if lines == 1 else 0)) / down))
    high = BAR + down * side + 14 + (BAR if lines == 1 else 0)
    canvas = Canvas(lines * (high + GAP) + GAP, ART, own=view.seat)
    for number, score in enumerate(sorted(outcome.scores, key=lambda one: one.seat)):
        line, column = divmod(number, columns)
        x, y, wins = MARGIN + column * (wide + GAP), GAP + line * (high + GAP), score.seat in outcome.winners
        canvas.box((x, y, wide, high), LIT if wins else SLAB, BRASS if wins else EDGE, 4 if wins else 2)
        mark(canvas, score.seat, x + 10, y + 8, 38)
        total = format_points(score.total)
        right = x + wide - 12
        right -= canvas.text(total, right, y + 40, 38, LAMP, face="title", align="right") + 12
        if wins:
            right -= 40
            canvas.sign("crown", right, y + 10, 34, BRASS)
        canvas.name(name_of(speak, score.seat), x + 60, y + 38, 30, TEXT, width=right - x - 68, least=SMALLEST)
        left = x + ((wide - across * side) / 2 if lines == 1 else 10)
        _ruins(canvas, view, score.seat, left, y + BAR, side)
        for place, (sign, n) in enumerate(_brought(view.lords[score.seat])):
            step = (wide - 16) / 3
            at = (x + 10 + place * step, y + high - BAR + 2) if lines == 1 else (x + wide - 118, y + BAR + place * 44)
            figure(canvas, sign, f"{n}", *at, 36)
    return canvas.png()


def _ground(view: View) -> Grid:
    return EDITIONS[view.edition].map


def _ruins(canvas: Canvas, view: View, seat: Seat, x: float, y: float, side: int) -> None:
    """Draw a finished dungeon: solid ground, tunnels, rooms, and a banner on every conquered tile."""
    lord, ground = view.lords[seat], _ground(view)
    for cell in ground.cells:
        left, top = x + ground.columns.index(cell[0]) * side, y + ground.rows.index(int(cell[1])) * side
        kind, is_lost = lord.tiles.get(cell, ""), cell in lord.conquered
        fill = FALLEN if is_lost else ABYSS if not kind else FLOOR if kind == "tunnel" else PAPER
        edge = BLOOD if is_lost else EDGE if kind in ("", "tunnel") else BRASS
        canvas.box((left + 1, top + 1, side - 2, side - 2), fill, edge, 2, 6)
        if kind == "tunnel" and not is_lost:
            canvas.box((left + side * 0.3, top + side * 0.3, side * 0.4, side * 0.4), PASSAGE, PASSAGE, 0, 6)
        elif kind not in ("", "tunnel"):
            canvas.sign(kind, left + 4, top + 4, side - 8, INK, ART)
        if is_lost:
            small = round(side * (0.8 if kind == "tunnel" else 0.55))
            canvas.sign("banner", left + side - small - 3, top + 3, small, INK, ART)


def _brought(lord: LordSeen) -> list[tuple[str, int]]:
    """Return what else brings or costs points: prisoners, creatures and red letters."""
    creatures = (*lord.lair, *lord.spent, *lord.struck)
    found = [("bars", len(lord.prison)), ("monster", len(creatures)), ("letter", lord.letters)]
    return [(sign, n) for sign, n in found if n]


def _licences(canvas: Canvas, view: View, speak: Speak) -> None:
    """Draw what tick and cross beside a total mean, and the points of a title."""
    base, left, book = canvas.height - GAP - 8, MARGIN + 8.0, EDITIONS[view.edition]
    alone, shared = (worth(book, len(view.lords), holders) for holders in (1, 2))
    for sign, colour, said in (
        ("check", GOOD, say("dungeon_lords-picture-with-licence", n=book.scoring["licence_minimum"])),
        ("cross", MUTED, say("dungeon_lords-picture-no-licence")),
        ("crown", BRASS, say("dungeon_lords-picture-title-points", n=alone, shared=shared)),
    ):
        canvas.sign(sign, left, base - 24, 28, colour)
        room = INNER + MARGIN - left - 38
        left += 38 + canvas.text(speak(said), left + 38, base, 27, MUTED, width=room, least=SMALLEST) + 20


def _totals(canvas: Canvas, view: View, outcome: Outcome, ranked: list[Seat], speak: Speak) -> None:
    """Draw marks, names and totals, the best first; a tick for the licence."""
    totals = {score.seat: score.total for score in outcome.scores}
    least = EDITIONS[view.edition].scoring["licence_minimum"]
    step = (INNER + GAP) / len(ranked)
    for place, seat in enumerate(ranked):
        x, is_winner = MARGIN + place * step, seat in outcome.winners
        canvas.box((x, GAP, step - GAP, HEAD), LIT if is_winner else ABYSS, BRASS if is_winner else EDGE, 4)
        mark(canvas, seat, x + 10, GAP + 9, 48)
        total = format_points(totals[seat])
        right, room = x + step - GAP - 44, step - GAP - 110
        size = 54 if len(ranked) < 4 else 42
        canvas.text(total, right, GAP + 50, size, LAMP, face="title", align="right", width=room, least=30)
        licence = ("check", GOOD) if totals[seat] >= least else ("cross", MUTED)
        canvas.sign(licence[0], x + step - GAP - 40, GAP + 18, 32, licence[1])
        canvas.name(
            name_of(speak, seat), x + 12, GAP + HEAD - 12, NAME - 4, TEXT, width=step - GAP - 24, least=SMALLEST
        )


def _is_title(view: View, part: str) -> bool:
    """Return whether points come from a title; titles are grouped at the bottom."""
    return any(row.id == part for row in EDITIONS[view.edition].titles)


def _source(canvas: Canvas, view: View, part: str, place: tuple[float, float, int]) -> None:
    """Draw the symbol of a source of points, or a crown for a title."""
    x, y, height = place
    side = min(34, height - 6)
    if _is_title(view, part):
        canvas.sign("crown", x, y + (height - side) / 2, side, BRASS)
    else:
        canvas.sign(_SIGNS.get(part, part), x, y + (height - side) / 2, side, INK, ART)
