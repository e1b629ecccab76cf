"""The final score as a table: a row for each player, a column for each source of points; points only (12)."""

from dataclasses import dataclass
from functools import partial

from games.core import Outcome, Panel, Say, Score, Seat, Speak, say
from games.draw import SIGNS, WIDTH, Canvas, mark
from games.draw.palette import BRASS, EDGE, INK, LAMP, LIT, MUTED, SLAB, TEXT
from games.tunhell.scoring import PARTS
from games.tunhell.view import View

from .faces import ART
from .sizes import GAP, INNER, MARGIN

HEAD, ROW = 80, 96
NAME, TOTAL = 268, 116
_PORTRAITS = {
    "treasures": "treasure",
    "encounters": "dragon",
    "heart": "heart_of_gold",
    "throne": "throne_room",
    "rings": "unique_ring",
    "door": "back_door",
}


@dataclass(frozen=True, slots=True)
class Final:
    """What the panel shows."""

    scores: tuple[Score, ...]
    ranking: tuple[tuple[Seat, ...], ...]


def score_panel(_view: View, outcome: Outcome) -> Panel:
    """The panel of the final score."""
    shown = Final(outcome.scores, outcome.ranking)
    return Panel("score", shown, partial(draw_score, shown), describe_score(outcome))


def describe_score(outcome: Outcome) -> tuple[Say, ...]:
    """Each player's total and where it came from."""
    ranked = [outcome.scores[seat] for place in outcome.ranking for seat in place]
    return tuple(
        say(
            "tunhell-alt-score",
            seat=score.seat,
            points=score.total,
            parts=tuple(
                say("tunhell-alt-part", part=say(f"tunhell-score-{part}"), points=points)
                for part, points in score.parts.items()
                if points
            ),
        )
        for score in ranked
    )


def draw_score(shown: Final, speak: Speak) -> bytes:
    """Best player first; a source that gave nobody a point has no column."""
    parts = [part for part in PARTS if any(score.parts[part] for score in shown.scores)]
    width = (INNER - NAME - TOTAL) / max(len(parts), 1)
    canvas = Canvas(MARGIN + HEAD + len(shown.scores) * (ROW + GAP) + MARGIN - GAP, ART)
    label = speak(say("tunhell-picture-points"))
    canvas.text(label, MARGIN + 16, MARGIN + 54, 36, BRASS, face="title", width=NAME - 30, least=26)
    for number, part in enumerate(parts):
        middle = MARGIN + NAME + (number + 0.5) * width
        size = round(min(64, width - 6))
        art, sign, tint = (SIGNS, "cup", BRASS) if part == "trophies" else (ART, _PORTRAITS[part], INK)
        canvas.put(art.sprite(sign, size, tint), middle - size / 2, MARGIN + 70 - size)
    canvas.sign("star", WIDTH - MARGIN - TOTAL / 2 - 30, MARGIN + 8, 60, BRASS)
    y = MARGIN + HEAD
    for rank, place in enumerate(shown.ranking):
        for seat in place:
            _row(canvas, shown.scores[seat], speak, y, parts, width, is_winner=rank == 0)
            y += ROW + GAP
    return canvas.png()


def _row(
    canvas: Canvas, score: Score, speak: Speak, y: float, parts: list[str], width: float, *, is_winner: bool
) -> None:
    """One player's points by source, and the total."""
    canvas.box((MARGIN, y, INNER, ROW), LIT if is_winner else SLAB, BRASS if is_winner else EDGE, 4 if is_winner else 2)
    mark(canvas, score.seat, MARGIN + 14, y + 20, 56)
    room = NAME - 84
    if is_winner:
        canvas.sign("crown", MARGIN + 30, y - 2, 26, BRASS)
    name = speak(say("tunhell-picture-name", seat=score.seat))
    canvas.text(name, MARGIN + 82, y + 60, 34, TEXT, width=room, least=25)
    for number, part in enumerate(parts):
        points = score.parts[part]
        middle = MARGIN + NAME + (number + 0.5) * width
        canvas.text(
            f"{points}" if points else "·", middle, y + 64, 44, LAMP if points else MUTED, face="title", align="middle"
        )
    canvas.text(f"{score.total}", WIDTH - MARGIN - TOTAL / 2, y + 70, 62, TEXT, face="title", align="middle")
