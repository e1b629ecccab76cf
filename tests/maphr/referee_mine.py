"""Mines on their 9 x 6 grid (7.4): a mine is a dict from a cell such as "E1" to (tile, rotation)."""

from .referee_cards import TILES

COLUMNS = "ABCDEFGHI"
SIDES = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
SHAPES = {"straight": "NS", "corner": "NE", "tee": "ESW", "cross": "NESW", "dead_end": "S"}
CELLS = [f"{column}{row}" for row in range(1, 7) for column in COLUMNS]


def turned(shape, rotation):
    """Return the openings of a shape after a rotation in degrees: 90 turn N to E, E to S, S to W and W to N."""
    return {"NESW"[("NESW".index(side) + rotation // 90) % 4] for side in SHAPES[shape]}


def rotations(shape):
    """Return the different rotations; equal orientations are listed once, by the smallest rotation."""
    seen = []
    for rotation in (0, 90, 180, 270):
        if turned(shape, rotation) not in [turned(shape, other) for other in seen]:
            seen.append(rotation)
    return seen


ORIENTATIONS = {tile: [(r, turned(row[0], r)) for r in rotations(row[0])] for tile, row in TILES.items()}


def beside(cell, side):
    """Return the adjacent cell on that side; None beyond the grid."""
    column, row = COLUMNS.index(cell[0]) + SIDES[side][0], int(cell[1]) + SIDES[side][1]
    return f"{COLUMNS[column]}{row}" if 0 <= column < 9 and 1 <= row <= 6 else None


NEIGHBOURS = {cell: {side: beside(cell, side) for side in "NESW"} for cell in CELLS}


def openings(mine, cell):
    tile, rotation = mine[cell]
    return turned(TILES[tile][0], rotation)


def fits(mine, cell, opened):
    """Return whether a tile with these openings meets placement rules 2, 3 and 4."""
    if cell in mine:
        return False
    joined = False
    for side in "NESW":
        if cell == "E1" and side == "S":
            other_opens = True  # the entrance
        elif NEIGHBOURS[cell][side] in mine:
            other_opens = OPPOSITE[side] in openings(mine, NEIGHBOURS[cell][side])
        else:
            continue
        if (side in opened) != other_opens:
            return False
        joined = joined or other_opens
    return joined


def has_open_end(mine):
    if "E1" not in mine:
        return True
    for cell in mine:
        for side in openings(mine, cell):
            other = NEIGHBOURS[cell][side]
            if other is not None and other not in mine:
                return True
    return False


def placements(mine, tile, limit, target):
    """Return every legal (cell, rotation) for a tile: rules 1 to 5."""
    if len(mine) >= limit:
        return []
    found = []
    for cell in CELLS:
        for rotation, opened in ORIENTATIONS[tile]:
            if fits(mine, cell, opened):
                after = {**mine, cell: (tile, rotation)}
                if has_open_end(after) or len(after) >= target:
                    found.append((cell, rotation))
    return found


def joined_to_entrance(mine):
    """Return the cells connected to the entrance."""
    if "E1" not in mine or "S" not in openings(mine, "E1"):
        return set()
    reached, ahead = {"E1"}, ["E1"]
    while ahead:
        cell = ahead.pop()
        for side in openings(mine, cell):
            other = NEIGHBOURS[cell][side]
            if other in mine and other not in reached and OPPOSITE[side] in openings(mine, other):
                reached.add(other)
                ahead.append(other)
    return reached


def end_tiles(mine):
    """Return the tiles whose removal leaves every other tile connected to the entrance."""
    found = []
    for cell in sorted(mine):
        rest = {other: mine[other] for other in mine if other != cell}
        if joined_to_entrance(rest) == set(rest):
            found.append(cell)
    return found
