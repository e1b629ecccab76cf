"""The final score as a picture, for every game: winners, then each player with the sources of the points."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from games.core import Outcome, Say, Score, Speak, format_points

from .art import Art
from .canvas import WIDTH, Canvas
from .heads import GAP, MARGIN
from .palette import BRASS, EDGE, LAMP, LIT, LIVERIES, MUTED, SLAB, TEXT, Livery
from .parts import mark
from .text import wrap

HEAD = 176
CELL, ROW = 62, 92
Icon = Callable[[int], Image.Image]
"""The picture of a source of points, at a size."""


class Remark(NamedTuple):
    """What a score is worth besides its points: a sign, its colour, and the words."""

    sign: str
    colour: str
    text: Say


def draw_scores(
    outcome: Outcome,
    speak: Speak,
    title: Say,
    winners: Say,
    names: Sequence[Say],
    labels: Mapping[str, Say],
    icons: Mapping[str, Icon],
    art: Art,
    liveries: Sequence[Livery] = LIVERIES,
    columns: int = 3,
    remarks: Sequence[Remark] = (),
) -> bytes:
    """The final table, best player first.

    Args:
        outcome: scores and winners.
        speak: puts sentences into words.
        title: the game's name.
        winners: the sentence that says who won.
        names: each seat's name alone.
        labels: the name of each source of points.
        icons: the picture of each source of points.
        art: the game's art, for its colours.
        liveries: what tells the players apart, by seat.
        columns: how many sources of points stand beside each other.
        remarks: what stands after each seat's sources, if the game has anything to say.
    """
    ranked = sorted(outcome.scores, key=lambda score: (score.seat not in outcome.winners, -score.total))
    heights = [ROW + 16 + CELL * -(-(len(_parts(score)) + bool(remarks)) // columns) for score in ranked]
    canvas = Canvas(HEAD + sum(heights) + GAP * len(heights) + MARGIN, art)
    _heading(canvas, speak(title), speak(winners))
    y = HEAD
    for score, height in zip(ranked, heights, strict=True):
        is_winner = score.seat in outcome.winners
        place = 1 + sum(other.total > score.total for other in outcome.scores)
        fill = LIT if is_winner else SLAB
        canvas.box((MARGIN, y, WIDTH - 2 * MARGIN, height), fill, BRASS if is_winner else EDGE, 4 if is_winner else 2)
        _player(canvas, score, speak(names[score.seat]), place, y, liveries, is_winner=is_winner)
        _sources(canvas, score, speak, labels, icons, y + ROW, columns, remarks[score.seat] if remarks else None)
        y += height + GAP
    return canvas.png()


def _parts(score: Score) -> list[tuple[str, int]]:
    return [(part, points) for part, points in score.parts.items() if points]


def _heading(canvas: Canvas, title: str, winners: str) -> None:
    canvas.sign("lamp", MARGIN, 6, 54)
    canvas.text(title, MARGIN + 64, 48, 40, BRASS, face="title", width=WIDTH - 2 * MARGIN - 70)
    canvas.sign("cup", MARGIN + 8, 80, 76, BRASS)
    lines = wrap(winners, 42, WIDTH - 2 * MARGIN - 110, 2)
    for number, line in enumerate(lines):
        base = 132 if len(lines) == 1 else 112 + 46 * number
        canvas.text(line, MARGIN + 104, base, 42, TEXT, width=WIDTH - 2 * MARGIN - 110, least=26)


def _player(
    canvas: Canvas, score: Score, name: str, place: int, y: float, liveries: Sequence[Livery], *, is_winner: bool
) -> None:
    x = MARGIN + 18
    canvas.text(f"{place}", x + 20, y + 64, 46, LAMP if is_winner else MUTED, face="title", align="middle")
    mark(canvas, score.seat, x + 54, y + 18, 60, liveries)
    right = WIDTH - MARGIN - 20
    canvas.sign("star", right - 46, y + 20, 46, BRASS)
    right -= 58 + canvas.text(format_points(score.total), right - 58, y + 68, 62, TEXT, face="title", align="right")
    if is_winner:
        canvas.sign("crown", right - 62, y + 26, 44, BRASS)
        right -= 74
    canvas.text(name, x + 130, y + 62, 38, TEXT, width=right - x - 146, least=26)


def _sources(
    canvas: Canvas,
    score: Score,
    speak: Speak,
    labels: Mapping[str, Say],
    icons: Mapping[str, Icon],
    y: float,
    columns: int,
    remark: Remark | None,
) -> None:
    """Where the points came from, some to a row."""
    width = (WIDTH - 2 * MARGIN - 36) / columns
    places = (
        (MARGIN + 18 + number % columns * width, y + number // columns * CELL)
        for number in range(len(_parts(score)) + 1)
    )
    for (part, points), (x, top) in zip(_parts(score), places, strict=False):
        if part in icons:
            canvas.put(icons[part](46), x, top)
        figure = canvas.text(format_points(points), x + 54, top + 37, 36, LAMP, face="title")
        canvas.text(speak(labels[part]), x + 64 + figure, top + 35, 26, MUTED, width=width - figure - 74, least=20)
    if remark is not None:
        x, top = next(places)
        canvas.sign(remark.sign, x + 4, top + 4, 38, remark.colour)
        canvas.text(speak(remark.text), x + 54, top + 35, 26, remark.colour, width=width - 64, least=20)
