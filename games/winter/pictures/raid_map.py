"""A small map with a monster's way: where it came from, where it is, and what it reaches."""

from collections.abc import Mapping

from games.core import Seat
from games.draw import Canvas
from games.draw.moments import Verdict
from games.draw.palette import BAD, EDGE, INK, LAMP, MUTED, ROCK, SLAB
from games.winter.cards import Book
from games.winter.rows import Area

from .colours import ART, COURT
from .happened import Raid
from .things import counted, face

COLUMNS = (8, 92, 247, 402, 557, 712)
ROWS = (76, 117, 174, 231, 288, 321)
"""The left and upper edges; the first and the last row and column are walls."""
CELL, WALL, SIDE = (151, 53), 37, 80
MARK = 36
Place = tuple[float, float, float, float]


def draw_raid_map(
    canvas: Canvas, book: Book, raid: Raid, reach: frozenset[str], dwarfs: Mapping[str, tuple[int, ...]]
) -> None:
    """Draw every area with its dwarfs; what the monster reaches is red, and its way is an arrow."""
    for area, row in book.areas.items():
        _area(canvas, area, row, raid, reach, dwarfs.get(area, ()))
    if not raid.area:
        return
    kind = book.all_monsters[raid.id].kind
    start, end = (book.areas[raid.start] if raid.start else None), book.areas[raid.area]
    x, y = _middle(end, start)
    if start is not None:
        from_x, from_y = _middle(start, end)
        canvas.line([(from_x, from_y), (x, y)], INK, 22)
        canvas.line([(from_x, from_y), (x, y)], LAMP, 14)
        canvas.disc(from_x, from_y, 17, LAMP, INK, 2)
        face(canvas, kind, from_x - 14, from_y - 14, 28)
        _head(canvas, (from_x, from_y), (x, y))
    canvas.disc(x, y, 32, LAMP, INK, 2)
    face(canvas, kind, x - 28, y - 28, 56)


def _head(canvas: Canvas, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Draw the head of the arrow, halfway."""
    along, down = end[0] - start[0], end[1] - start[1]
    sign = ("go-e" if along > 0 else "go-w") if abs(along) > abs(down) else ("go-s" if down > 0 else "go-n")
    x, y = start[0] + along * 0.42, start[1] + down * 0.42
    canvas.sign(sign, x - 20, y - 20, 40, LAMP)


def _place(row: Area) -> Place:
    if row.kind == "castle":
        return COLUMNS[2], ROWS[2], COLUMNS[4] - COLUMNS[2] - 4, ROWS[4] - ROWS[2] - 4
    if row.kind == "wall":
        if row.row in (1, 6):
            top = ROWS[0] if row.row == 1 else ROWS[4] + CELL[1] - 12 + 4
            return 8, top, 784, WALL - (0 if row.row == 1 else 12)
        return COLUMNS[row.column - 1], ROWS[1], SIDE, ROWS[4] - ROWS[1] + CELL[1] - 12
    height = CELL[1] - (12 if row.row == 5 else 0)
    return COLUMNS[row.column - 1], ROWS[row.row - 1], CELL[0], height


def _middle(row: Area, other: Area | None) -> tuple[float, float]:
    """Return the middle of an area; in a long one, next to the other area."""
    x, y, w, h = _place(row)
    if other is None or row.kind not in {"wall", "castle"}:
        return x + w * (0.72 if row.kind not in {"wall", "castle"} else 0.5), y + h / 2
    left, top, wide, high = _place(other)
    return max(x + 30, min(left + wide * 0.72, x + w - 30)), max(y + h * 0.3, min(top + high / 2, y + h * 0.7))


def _area(canvas: Canvas, area: str, row: Area, raid: Raid, reach: frozenset[str], dwarfs: tuple[int, ...]) -> None:
    place = _place(row)
    x, y, _, h = place
    fill = COURT if row.kind == "castle" else ROCK if row.kind == "wall" else SLAB
    if area == raid.area:
        fill = Verdict.BAD.ground
    is_near = area in reach or area == raid.area
    canvas.box(place, fill, BAD if is_near else EDGE, 4 if is_near else 2, 10)
    size = 30 if h > 30 else 22
    is_side = row.kind == "wall" and row.row not in (1, 6)
    canvas.sign(row.kind, x + 6, y + 6 if is_side else y + (h - size) / 2, size, INK, ART)
    if row.number:
        canvas.text(f"{row.number}", x + 42, y + 31 if is_side else y + h / 2 + 10, 28, MUTED, face="title")
    left, top = (x + 8, y + 44) if is_side else (x + 68, y + (h - MARK) / 2)
    for seat, count in enumerate(dwarfs):
        if count and h > 30:
            left_before = left
            left += counted(canvas, Seat(seat), count, left, top, MARK, crowded=count > 1 or sum(map(bool, dwarfs)) > 1)
            if is_side:
                left, top = left_before, top + MARK + 4
