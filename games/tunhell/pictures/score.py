"""The final score as a table: a row for each source of points, a column for each player; only points count (12)."""

from dataclasses import dataclass
from functools import partial

from games.core import Outcome, Panel, Say, Score, Seat, Speak, say
from games.draw import SIGNS, Canvas, mark
from games.draw.palette import BRASS, EDGE, INK, LAMP, LIT, MUTED, SLAB, TEXT
from games.tunhell.scoring import PARTS
from games.tunhell.view import View

from .faces import ART
from .sizes import GAP, INNER, MARGIN, Place

HEAD, ROW = 112, 46
SOURCE = 300
"""The width of the names of the sources of points."""
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
    """Return the panel of the final score."""
    shown = Final(outcome.scores, outcome.ranking)
    return Panel("score", shown, partial(draw_score, shown), describe_score(outcome))


def describe_score(outcome: Outcome) -> tuple[Say, ...]:
    """Return each player's total and its sources."""
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
    """Return the picture: a row for each source of points, by name, and a column for each player, the best first.

    Sources that gave nobody a point are left out.
    """
    parts = [part for part in PARTS if any(score.parts[part] for score in shown.scores)]
    canvas = Canvas(MARGIN + HEAD + len(parts) * (ROW + GAP) + MARGIN, ART)
    label = speak(say("tunhell-picture-points"))
    canvas.text(label, MARGIN + 16, MARGIN + 64, 40, BRASS, face="title", width=SOURCE - 30, least=26)
    ranked = [(seat, rank == 0) for rank, place in enumerate(shown.ranking) for seat in place]
    width = (INNER - SOURCE) / len(ranked)
    for number, part in enumerate(parts):
        y = MARGIN + HEAD + GAP + number * (ROW + GAP)
        canvas.box((MARGIN, y, INNER, ROW), SLAB, EDGE, 1, 10)
        art, sign, tint = (SIGNS, "cup", BRASS) if part == "trophies" else (ART, _PORTRAITS[part], INK)
        canvas.put(art.sprite(sign, 40, tint), MARGIN + 10, y + (ROW - 40) / 2)
        name = speak(say(f"tunhell-score-{part}"))
        canvas.text(name, MARGIN + 60, y + ROW / 2 + 10, 28, TEXT, width=SOURCE - 68, least=25)
    for number, (seat, is_winner) in enumerate(ranked):
        place = (MARGIN + SOURCE + number * width, float(MARGIN), width, HEAD - GAP)
        _player(canvas, shown.scores[seat], speak, place, parts, is_winner=is_winner)
    return canvas.png()


def _player(canvas: Canvas, score: Score, speak: Speak, place: Place, parts: list[str], *, is_winner: bool) -> None:
    """Draw a player's total and name, with the points by source below."""
    x, y, width, height = place
    inside = (x + 2, y, width - 4, height)
    canvas.box(inside, LIT if is_winner else SLAB, BRASS if is_winner else EDGE, 4 if is_winner else 2)
    mark(canvas, score.seat, x + 12, y + 12, 44)
    if is_winner:
        canvas.sign("crown", x + 22, y - 4, 24, BRASS)
    total = f"{score.total}"
    canvas.text(total, x + width - 14, y + 56, 54, TEXT, face="title", align="right", width=width - 76, least=36)
    name = speak(say("tunhell-picture-name", seat=score.seat))
    canvas.name(name, x + width / 2, y + height - 14, 28, TEXT, align="middle", width=width - 12, least=25)
    for number, part in enumerate(parts):
        points, middle = score.parts[part], y + HEAD + GAP + number * (ROW + GAP) + ROW / 2
        text, tint = (f"{points}", LAMP) if points else ("·", MUTED)
        canvas.text(text, x + width / 2, middle + 14, 40, tint, face="title", align="middle")
