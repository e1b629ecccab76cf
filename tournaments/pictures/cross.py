"""A cross table of one field, group or division: everyone against everyone."""

from collections.abc import Collection

from games.draw import Canvas
from games.draw.palette import BRASS, EDGE, LEDGE, LIT, MUTED, SLAB, TEXT
from tournaments.model import WIN, EntrantId, Tournament
from tournaments.standings import Mark, MarkKind, standings

from .marks import draw_mark, points_text

MOST = 8
ROW, TOP, CELL, RIGHT = 55, 56, 56, 82


def draw_cross_table(
    t: Tournament, title: str, among: Collection[EntrantId] | None = None, own: EntrantId | None = None
) -> bytes | None:
    """Draw who has beaten whom as a PNG file; None if there are too many people for a picture.

    Args:
        t: the tournament.
        title: the heading, such as the division.
        among: only these people.
        own: the reader, whose row is highlighted.
    """
    rows = standings(t, among)
    if not 0 < len(rows) <= MOST:
        return None
    canvas = Canvas(TOP + ROW * len(rows) + 8)
    names_end = canvas.width - RIGHT - CELL * len(rows)
    canvas.text(title, 16, 40, 34, BRASS, face="title", width=names_end - 16, least=20)
    for column in range(len(rows)):
        canvas.text(str(column + 1), names_end + CELL * (column + 0.5), 40, 28, MUTED, face="title", align="middle")
    for place, row in enumerate(rows):
        top = TOP + place * ROW
        is_own = row.entrant == own
        canvas.box((8, top, 784, ROW - 5), LIT if is_own else SLAB, BRASS if is_own else EDGE, 3 if is_own else 2, 10)
        y = top + ROW / 2 - 2
        canvas.text(str(row.rank), 34, y + 12, 32, BRASS if row.rank == 1 else MUTED, face="title", align="middle")
        canvas.text(t.entrants[row.entrant].name, 62, y + 12, 32, TEXT, width=names_end - 70, least=22)
        for column, other in enumerate(rows):
            x = names_end + CELL * (column + 0.5)
            if other.entrant == row.entrant:
                canvas.box((x - 20, y - 18, 40, 36), LEDGE, LEDGE, 0, 8)
            elif (mark := meeting(t, row.entrant, other.entrant)) is not None:
                draw_mark(canvas, mark, x, y, 18, with_place=False)
            else:
                canvas.disc(x, y, 7, SLAB, EDGE, 3)
        canvas.text(points_text(row.points), 780, y + 13, 36, TEXT, face="title", align="right", width=70, least=22)
    return canvas.png()


def meeting(t: Tournament, one: EntrantId, other: EntrantId) -> Mark | None:
    """Return the outcome of the last game of two entrants for the first one; None before they have played."""
    for found in reversed(t.rounds):
        match = found.match_of(one)
        if match is None or other not in match.seats or match.result is None:
            continue
        mine, theirs = (match.result.places[match.seat_of(each)] for each in (one, other))
        if mine == theirs:
            return Mark(MarkKind.DRAWN, mine, WIN // 2)
        return Mark(MarkKind.WON if mine < theirs else MarkKind.LOST, mine, WIN if mine < theirs else 0)
    return None
