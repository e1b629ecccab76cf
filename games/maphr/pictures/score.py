"""The final score as a panel: the table of section 11, with players as columns."""

from functools import partial

from games.core import Outcome, Panel, Seat, Speak, say
from games.draw import Canvas, mark
from games.draw.palette import BRASS, EDGE, LAMP, LIT, MUTED, SLAB, TEXT
from games.maphr.cards import EDITIONS
from games.maphr.scoring import PARTS
from games.maphr.view import View

from .colours import ART
from .words import score_words

_ROW, _HEAD, _LEFT = 46, 86, 280


def score_panel(view: View, outcome: Outcome) -> Panel:
    """Return the panel with everyone's points by source."""
    return Panel("score", outcome, partial(draw_score, view, outcome), score_words(outcome))


def draw_score(view: View, outcome: Outcome, speak: Speak) -> bytes:
    """Return the picture of the final score."""
    has_titles = 1 if outcome.titles else 0
    canvas = Canvas(_HEAD + _ROW * len(PARTS) + 76 + has_titles * 44, ART)
    width = (788 - _LEFT) / view.seats
    for place in range(view.seats):
        _column(canvas, outcome, Seat(place), _LEFT + place * width, width, speak)
    for number, part in enumerate(PARTS):
        y = _HEAD + number * _ROW
        canvas.line([(16, y), (_LEFT - 10, y)], EDGE, 2)
        canvas.text(speak(say(f"maphr-score-{part}")), 20, y + 33, 29, TEXT, width=_LEFT - 34, least=25)
        if part == "coins":
            rate = EDITIONS[view.edition].scoring["coins_per_point"]
            canvas.text(f"÷ {rate}", _LEFT - 24, y + 33, 29, MUTED, face="title", align="right")
    canvas.text(speak(say("maphr-picture-points")), 20, _HEAD - 22, 36, BRASS, face="title", width=_LEFT - 34, least=26)
    below = _HEAD + _ROW * len(PARTS)
    canvas.sign("star", 20, below + 14, 44, BRASS)
    canvas.text(speak(say("maphr-picture-total")), 76, below + 48, 34, TEXT, face="title", width=_LEFT - 90, least=26)
    for number, (seat, title) in enumerate(outcome.titles.items()):
        if number == 0:
            text = speak(say("maphr-picture-title", seat=seat, title=title))
            canvas.text(text, 20, _HEAD + _ROW * len(PARTS) + 108, 28, LAMP, width=760, least=25)
    return canvas.png()


def _column(canvas: Canvas, outcome: Outcome, seat: Seat, x: float, width: float, speak: Speak) -> None:
    score, wins = outcome.scores[seat], seat in outcome.winners
    height = _HEAD + _ROW * len(PARTS) + 62
    canvas.box((x, 8, width - 8, height), LIT if wins else SLAB, BRASS if wins else EDGE, 4 if wins else 2)
    middle = x + (width - 8) / 2
    mark(canvas, seat, middle - 21, 14, 42)
    if wins:
        canvas.sign("crown", middle + 26, 20, 28, BRASS)
    canvas.name(speak(say("maphr-picture-name", seat=seat)), middle, 79, 27, TEXT, align="middle", width=width - 23)
    for number, part in enumerate(PARTS):
        points = score.parts[part]
        text, tint = (f"{points}", LAMP) if points else ("·", MUTED)
        canvas.text(text, middle, _HEAD + number * _ROW + 36, 36, tint, face="title", align="middle")
    canvas.text(f"{score.total}", middle, _HEAD + len(PARTS) * _ROW + 50, 48, TEXT, face="title", align="middle")
