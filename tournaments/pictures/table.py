"""The standings: rank, name, outcome of each round, points and the tie-break."""

from collections.abc import Collection, Mapping

from games.draw import Canvas
from games.draw.palette import BRASS, EDGE, LAMP, LIT, MUTED, SLAB, TEXT
from tournaments.model import EntrantId, Phase, Tournament
from tournaments.standings import IN_TWELFTHS, Column, Row, columns_drawn, standings

from .marks import draw_mark, points_text

PAGE = 8
"""Number of people in one picture."""
ROW, TOP, EDGE_X = 55, 56, 8
COLUMNS_MOST = 7
"""Maximum number of columns between names and points: rounds, and dots for those that do not fit."""
_LAST_AT, _STEP, _POINTS_AT, _BREAK_AT = 554, 40, 668, 780


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
    columns = round_columns(t)
    columns_at = _LAST_AT - _STEP * (len(columns) - 1)  # a short tournament leaves room for longer names
    names_end = columns_at - 30
    canvas.name(title, 16, 40, 34, BRASS, face="title", width=names_end - 16, least=22)
    for place, number in enumerate(columns):
        canvas.text(str(number or "…"), columns_at + place * _STEP, 40, 28, MUTED, face="title", align="middle")
    heading = names[first]
    canvas.text(heading, _POINTS_AT, 40, 24, LAMP, face="title", align="right", width=90, least=20)
    canvas.text(names[tie_break], _BREAK_AT + 8, 40, 26, MUTED, align="right", width=112, least=20)
    for place, row in enumerate(shown):
        _draw_row(canvas, row, TOP + place * ROW, (first, tie_break), is_own=row.entrant == own)
        y = TOP + place * ROW + ROW / 2 - 2
        canvas.text(
            t.entrants[row.entrant].name, 86, y + 12, 34, TEXT if t.entrants[row.entrant].is_in else MUTED,
            width=names_end - 90, least=24,
        )  # fmt: skip
        for step, number in enumerate(columns):
            x = columns_at + step * _STEP
            if 0 < number <= len(row.marks):
                draw_mark(canvas, row.marks[number - 1], x, y, 17, with_place=t.settings.seats > 2)
            elif number:
                canvas.disc(x, y, 7, SLAB, EDGE, 3)
    return canvas.png()


def round_columns(t: Tournament) -> list[int]:
    """Return the numbers of the rounds that have a column, with 0 for dots in place of those that do not fit.

    The latest round is among them. Once a tournament is over, no round counts that nobody has played.
    """
    played, rounds = len(t.rounds), max(t.planned, len(t.rounds))
    if t.phase is Phase.OVER:
        played = max((one.number for one in t.rounds if len(one.open_matches) < len(one.matches)), default=0)
        rounds = played
    if rounds <= COLUMNS_MOST:
        return [*range(1, rounds + 1)]
    last = rounds if played + 1 >= rounds else max(played, COLUMNS_MOST - 1)
    after = [0] if last < rounds else []
    if last + len(after) <= COLUMNS_MOST:
        return [*range(1, last + 1), *after]
    shown = COLUMNS_MOST - 1 - len(after)
    return [0, *range(last - shown + 1, last + 1), *after]


def value_text(column: Column, value: int | None) -> str:
    """Return a value of a column as text; a dash for None, as of a head-to-head between people who are not level."""
    if value is None:
        return "–"
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
        width=92, least=24,
    )  # fmt: skip
    colour, text = LAMP if tie_break in row.decided else MUTED, value_text(tie_break, row.values.get(tie_break))
    canvas.text(text, _BREAK_AT, middle + 12, 30, colour, face="title", align="right", width=84, least=20)
