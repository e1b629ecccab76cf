"""A small map with a monster's way: where it came from, where it is, what it reaches, and where disasters are."""

from collections.abc import Collection, Mapping, Sequence

from games.core import Seat
from games.draw import Canvas
from games.draw.moments import Verdict
from games.draw.palette import BAD, EDGE, INK, LAMP, MUTED, ROCK, SLAB
from games.winter.cards import Book
from games.winter.rows import Area

from .colours import ART, COURT, ICE, ICE_EDGE, RING, RING_EDGE
from .happened import Raid
from .things import counted, face

COLUMNS = (8, 92, 247, 402, 557, 712)
ROWS = (76, 113, 166, 219, 272, 325)
"""The left and upper edges; the first and the last row and column are walls."""
CELL, WALL, SIDE = (151, 49), 33, 80
MARK, SMALL_MARK, FLAKE = 36, 26, 32
FACE, OTHER = 48, 34
Place = tuple[float, float, float, float]


def draw_raid_map(
    canvas: Canvas,
    book: Book,
    raid: Raid,
    reach: frozenset[str],
    dwarfs: Mapping[str, tuple[int, ...]],
    struck: Collection[str],
    others: Mapping[str, str],
) -> None:
    """Draw every area with its dwarfs; what the monster reaches is red, and its way is an arrow.

    Areas in `struck`, where a disaster is, look as on the map, and so do those next to the castle. In `others` are the
    areas of the other monsters.
    """
    for area, row in book.areas.items():
        way = (raid.area, raid.start) if area == raid.area else (raid.start, raid.area)
        is_pushed = area in way and _is_left(book.areas.get(way[1]), row)
        beside = [book.all_monsters[monster].kind for monster, place in others.items() if place == area]
        _area(
            canvas, area, row, raid, reach, dwarfs.get(area, ()), beside, is_struck=area in struck, is_pushed=is_pushed
        )
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
    canvas.disc(x, y, FACE // 2 + 3, LAMP, INK, 2)
    face(canvas, kind, x - FACE / 2, y - FACE / 2, FACE)


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
            return 8, ROWS[row.row - 1], 784, WALL
        return COLUMNS[row.column - 1], ROWS[1], SIDE, ROWS[4] - ROWS[1] + CELL[1]
    return COLUMNS[row.column - 1], ROWS[row.row - 1], *CELL


def _middle(row: Area, other: Area | None) -> tuple[float, float]:
    """Return the place of the monster in an area: in a long one next to the other area, elsewhere at that side."""
    x, y, w, h = _place(row)
    if row.kind not in {"wall", "castle"}:
        edge = FACE / 2 + 4
        return (x + edge if _is_left(other, row) else x + w - edge), y + h / 2
    if other is None:
        return x + w / 2, y + h / 2
    left, top, wide, high = _place(other)
    return max(x + 30, min(left + wide - FACE / 2 - 4, x + w - 30)), max(y + h * 0.3, min(top + high / 2, y + h * 0.7))


def _is_left(other: Area | None, row: Area) -> bool:
    """Return whether all of another area is on the left of an area."""
    if other is None:
        return False
    left, _, wide, _ = _place(other)
    return left + wide <= _place(row)[0]


def _area(
    canvas: Canvas,
    area: str,
    row: Area,
    raid: Raid,
    reach: frozenset[str],
    dwarfs: tuple[int, ...],
    beside: Sequence[str],
    *,
    is_struck: bool,
    is_pushed: bool,
) -> None:
    """Draw an area with the other monsters beside one that acts there.

    What is in it is pushed to the right if the monster comes from the left, or leaves that way.
    """
    place = _place(row)
    x, y, w, h = place
    is_side, is_here = row.kind == "wall" and row.row not in (1, 6), area == raid.area
    fill, edge, width = _ground(row, is_struck=is_struck)
    if is_here:
        fill = Verdict.BAD.ground
    if is_here or area in reach:
        edge, width = BAD, 4
    canvas.box(place, fill, edge, width, 10)
    size, letters, seats = 30, 28, sum(map(bool, dwarfs))
    is_inner = row.kind not in {"wall", "castle"}
    on_way = is_inner and area in {raid.area, raid.start}
    is_tight = is_inner and (on_way or bool(beside) or (is_struck and seats > 1))
    if is_tight:
        size, letters = 26, 25
    if is_pushed and is_inner:
        x, w = x + FACE, w - FACE
    canvas.sign(row.kind, x + 6, y + 6 if is_side else y + (h - size) / 2, size, INK, ART)
    if is_struck:
        is_low = on_way or (is_inner and bool(beside))
        left, flake = (x + 2, size - 4) if is_low else (x + w - FLAKE - 6, FLAKE)
        canvas.sign("flake", left, y + h - flake - 2 if is_low else y + (h - flake) / 2, flake, INK, ART)
    if row.number:
        number_x = x + size + (4 if is_tight else 12)
        canvas.text(f"{row.number}", number_x, y + 31 if is_side else y + h / 2 + 10, letters, MUTED, face="title")
    each = SMALL_MARK if is_tight else min(MARK, h - 4)
    left, top = (x + 8, y + 44) if is_side else (x + (44 if is_tight else 68), y + (h - each) / 2)
    for seat, count in enumerate(dwarfs):
        if count:
            wide = counted(canvas, Seat(seat), count, left, top, round(each), inside=count > 1)
            left, top = (left, top + each + 4) if is_side else (left + wide, top)
    is_left = on_way and not is_pushed  # the monster that acts is at the right
    room = w - FACE if is_left else w - 2 * FACE if row.kind == "castle" else w
    _beside(canvas, beside, (x, y, room, h), is_side=is_side)


def _beside(canvas: Canvas, kinds: Sequence[str], place: Place, *, is_side: bool) -> None:
    """Draw other monsters from the right end of an area, or from the foot of a wall at the side."""
    x, y, w, h = place
    size = 40 if h > 2 * OTHER and not is_side else min(OTHER, round(h - 5))
    step = min(size, (w - 44) / len(kinds)) if kinds else 0
    for number, kind in enumerate(kinds):
        if is_side:
            face(canvas, kind, x + (w - size) / 2, y + h - (number + 1) * (size + 2) - 4, size)
        else:
            face(canvas, kind, x + w - size - 4 - number * step, y + h - size - (4 if h > 2 * OTHER else 2), size)


def _ground(row: Area, *, is_struck: bool) -> tuple[str, str, int]:
    """Return fill, edge and its width as on the map: of the castle, a wall, a disaster, an area next to the castle."""
    if row.kind in {"castle", "wall"}:
        return COURT if row.kind == "castle" else ROCK, EDGE, 2
    if is_struck:
        return ICE, ICE_EDGE, 3
    return (RING, RING_EDGE, 2) if row.distance == 1 else (SLAB, EDGE, 2)
