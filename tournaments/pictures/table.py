"""The standings: rank, name, outcome of each round, points and the tie-break."""

from collections.abc import Collection, Mapping

from games.draw import Canvas
from games.draw.palette import BRASS, EDGE, LAMP, LIT, MUTED, SLAB, TEXT
from tournaments.model import EntrantId, Tournament
from tournaments.standings import IN_TWELFTHS, Column, Row, columns_drawn, standings

from .marks import draw_mark, points_text

PAGE = 8
"""Number of people in one picture."""
ROW, TOP, EDGE_X = 55, 56, 8
ROUNDS_MOST = 7
_ROUNDS_AT, _STEP, _POINTS_AT, _BREAK_AT = 356, 42, 690, 780


def draw_standings(
    t: Tournament,
    title: str,
    names: Mapping[Column, str],
    *,
    page: int = 0,
    own: EntrantId | None = None,
    among: Collection[EntrantId] | None = None,
) -> bytes:
    """Draw a page of the standings as a PNG file.

    Args:
        t: the tournament.
        title: the heading, such as the round.
        names: names of the columns.
        page: which eight people, from 0.
        own: the reader, whose row is highlighted.
        among: only these people, such as a division.
    """
    rows = standings(t, among)
    shown = rows[page * PAGE : (page + 1) * PAGE]
    first, tie_break = columns_drawn(t)
    canvas = Canvas(TOP + ROW * len(shown) + 8)
    rounds = max(t.planned, len(t.rounds))
    start = max(min(len(t.rounds), rounds) - ROUNDS_MOST, 0)
    visible = range(start, min(rounds, start + ROUNDS_MOST))
    right = _ROUNDS_AT + _STEP * (len(visible) - 1) + 24 if visible else _ROUNDS_AT
    left = max(_POINTS_AT - 82 - right, 0)  # a short tournament leaves room for longer names
    names_end = _ROUNDS_AT - 30 + left
    canvas.text(title, 16, 40, 34, BRASS, face="title", width=names_end - 16, least=22)
    for place, number in enumerate(visible):
        canvas.text(str(number + 1), _ROUNDS_AT + left + place * _STEP, 40, 28, MUTED, face="title", align="middle")
    heading = names[first]
    canvas.text(heading, _POINTS_AT, 40, 24, LAMP, face="title", align="right", width=84, least=14)
    canvas.text(names[tie_break], _BREAK_AT + 8, 40, 22, MUTED, align="right", width=86, least=14)
    for place, row in enumerate(shown):
        _draw_row(canvas, row, TOP + place * ROW, (first, tie_break), is_own=row.entrant == own)
        y = TOP + place * ROW + ROW / 2 - 2
        canvas.text(
            t.entrants[row.entrant].name, 86, y + 12, 34, TEXT if t.entrants[row.entrant].is_in else MUTED,
            width=names_end - 90, least=24,
        )  # fmt: skip
        for step, number in enumerate(visible):
            x = _ROUNDS_AT + left + step * _STEP
            if number < len(row.marks):
                draw_mark(canvas, row.marks[number], x, y, 17, with_place=t.settings.seats > 2)
            else:
                canvas.disc(x, y, 7, SLAB, EDGE, 3)
    return canvas.png()


def value_text(column: Column, value: int) -> str:
    """Return a value of a column as text."""
    return points_text(value) if column in IN_TWELFTHS else str(value).replace("-", "−")


def _draw_row(canvas: Canvas, row: Row, top: int, columns: tuple[Column, Column], *, is_own: bool) -> None:
    """Draw the background of a row, its rank and the two main figures; a decisive tie-break is bright."""
    fill, edge = (LIT, BRASS) if is_own else (SLAB, EDGE)
    canvas.box((EDGE_X, top, 800 - 2 * EDGE_X, ROW - 5), fill, edge, 3 if is_own else 2, 10)
    middle = top + ROW / 2 - 2
    canvas.text(str(row.rank), 48, middle + 12, 34, BRASS if row.rank == 1 else MUTED, face="title", align="middle")
    first, tie_break = columns
    canvas.text(
        value_text(first, row.values[first]), _POINTS_AT, middle + 13, 38, TEXT, face="title", align="right",
        width=100, least=24,
    )  # fmt: skip
    colour, text = LAMP if tie_break in row.decided else MUTED, value_text(tie_break, row.values[tie_break])
    canvas.text(text, _BREAK_AT, middle + 12, 30, colour, face="title", align="right", width=84, least=20)
