"""The final score: every player's treasures, the most first (11)."""

from dataclasses import dataclass
from functools import partial

from games.core import Outcome, Panel, Score, Seat, Speak, say
from games.draw import WIDTH, Canvas, mark
from games.draw.palette import BRASS, EDGE, INK, LAMP, LIT, MUTED, SLAB, TEXT
from games.poursuite.scoring import SOURCES
from games.poursuite.view import View

from .pieces import ART, LOOKS

MARGIN, GAP, ROW = 8, 8, 116


@dataclass(frozen=True, slots=True)
class Final:
    """What the panel shows: the scores, best first with tied seats beside each other, and the players' colours."""

    scores: tuple[Score, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    colours: tuple[str, ...]


def score_panel(view: View, outcome: Outcome) -> Panel:
    """Return the panel of the final score."""
    shown = Final(outcome.scores, outcome.ranking, tuple(player.colour for player in view.players))
    ranked = [seat for place in outcome.ranking for seat in place]
    told = [say("poursuite-alt-score", seat=seat, treasures=outcome.scores[seat].total) for seat in ranked]
    return Panel("score", shown, partial(draw_score, shown), told)


def draw_score(shown: Final, speak: Speak) -> bytes:
    """Return the picture of the final score: a row for each player; the winners are crowned."""
    canvas = Canvas(2 * MARGIN + len(shown.scores) * (ROW + GAP) - GAP, ART)
    looks, y = [LOOKS[colour] for colour in shown.colours], float(MARGIN)
    for rank, place in enumerate(shown.ranking):
        for seat in place:
            is_winner = rank == 0
            box = (MARGIN, y, WIDTH - 2 * MARGIN, ROW)
            canvas.box(box, LIT if is_winner else SLAB, BRASS if is_winner else EDGE, 4 if is_winner else 2)
            mark(canvas, seat, MARGIN + 18, y + 20, 64, looks)
            right = WIDTH - MARGIN - 24.0
            total = f"{shown.scores[seat].total}"
            right -= canvas.text(total, right, y + 76, 72, LAMP, face="title", align="right") + 12
            canvas.sign("gem", right - 64, y + 20, 64, INK, ART)
            right -= 80
            if is_winner:
                canvas.sign("crown", right - 58, y + 24, 54, BRASS)
                right -= 70
            name = speak(say("poursuite-picture-name", seat=seat))
            canvas.name(name, MARGIN + 102, y + 52, 40, TEXT, width=right - MARGIN - 110, least=28)
            _sources(canvas, shown.scores[seat], MARGIN + 102, y + 94, speak)
            y += ROW + GAP
    return canvas.png()


def _sources(canvas: Canvas, score: Score, x: float, y: float, speak: Speak) -> None:
    """Write where a player's treasures come from, from left to right, without zeros."""
    for source in SOURCES:
        if treasures := score.parts.get(source, 0):
            x += canvas.text(speak(say(f"poursuite-picture-{source}")), x, y, 27, MUTED) + 10
            x += canvas.text(f"{treasures}", x, y, 32, LAMP, face="title") + 30
