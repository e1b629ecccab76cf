"""The picture of several moves that concerned the reader, side by side, the oldest on the left."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.core import Speak, say
from games.draw import WIDTH, Canvas, mark
from games.draw.moments import Verdict, verdict_box
from games.draw.palette import EDGE, INK, LAMP, SLAB, TEXT
from games.poursuite.mine import Mine

from .moment import Fate, Shown, draw_fate, draw_scene, liveries
from .pieces import ART, draw_die

MOST = 3
"""The number of moves that fit."""
MARGIN, GAP = 8, 8
HEAD, SCENE, FATE = 56, 216, 60


@dataclass(frozen=True, slots=True)
class Strip:
    """What a strip shows.

    Attributes:
        moves: those told so far; of the last one perhaps not yet what it did.
        count: how many there will be.
        rows: the largest number of the reader's moles that one of them concerns.
    """

    moves: tuple[Shown, ...]
    count: int
    rows: int


def own_fates(shown: Shown) -> Sequence[Fate]:
    """Return what befell the reader's moles, with all treasures together."""
    found = [fate for fate in shown.fates if fate.seat == shown.reader]
    treasures = sum(fate.treasures for fate in found)
    others = [fate for fate in found if fate.word != "treasure"]
    return [*others, Fate(found[0].seat, "treasure", treasures)] if len(others) < len(found) else others


def draw_strip(strip: Strip, mine: Mine, speak: Speak) -> bytes:
    """Return the picture: a column for each move, with the mine as it then was, and below what it did."""
    high = HEAD + GAP + SCENE + strip.rows * (FATE + GAP)
    canvas = Canvas(2 * MARGIN + high, ART, own=strip.moves[0].reader)
    wide = (WIDTH - 2 * MARGIN - (strip.count - 1) * GAP) // strip.count
    for number in range(strip.count):
        left = MARGIN + number * (wide + GAP)
        if number < len(strip.moves):
            _column(canvas, strip.moves[number], mine, left, wide, speak)
        else:
            canvas.box((left, MARGIN, wide, high), SLAB, EDGE, 2)
    return canvas.png()


def _column(canvas: Canvas, shown: Shown, mine: Mine, left: int, wide: int, speak: Speak) -> None:
    """Draw one move: whose it was and what was thrown, where it ended, and the fates of the reader's moles."""
    canvas.box((left, MARGIN, wide, HEAD), SLAB, EDGE, 2)
    mark(canvas, shown.seat, left + 10, MARGIN + 9, 38, liveries(shown))
    face = f"{shown.pips or ''}" if shown.wagon else "wotan"
    right = wide - 118 if face else wide - 70
    name = speak(say("poursuite-picture-name", seat=shown.seat))
    canvas.name(name, left + 60, MARGIN + 38, 30, TEXT, face="title", width=right, least=25)
    if face:
        draw_die(canvas, face, left + wide - 52, MARGIN + 6, 44)
    draw_scene(canvas, shown, mine, (left, MARGIN + HEAD + GAP, wide, SCENE))
    for number, fate in enumerate(own_fates(shown)):
        place = (left, MARGIN + HEAD + SCENE + 2 * GAP + number * (FATE + GAP), wide, FATE)
        if fate.word != "treasure":
            draw_fate(canvas, shown, fate, place, speak)
            continue
        verdict_box(canvas, place, Verdict.GOOD)
        canvas.sign("gem", left + 14, place[1] + 9, 42, INK, ART)
        canvas.text(f"+{fate.treasures}", left + 68, place[1] + 45, 42, LAMP, face="title")
