"""Tiles in a mine, or where and how they may be laid."""

from collections.abc import Collection
from math import ceil

from games.draw import Canvas
from games.draw.palette import BAD, EDGE, GOOD, LIT, MUTED
from games.maphr.cards import Book
from games.maphr.view import Placing

from .colours import ART, SITE, TILE, TUNNEL, VEIN_OF

_BITS = ((1, 0, -1), (2, 1, 0), (4, 0, 1), (8, -1, 0))
"""Each side of a tile: its bit, and its direction in the picture."""
_LUMPS = {
    1: (0.52, ((0.5, 0.5),)),
    2: (0.44, ((0.32, 0.53), (0.68, 0.53))),
    3: (0.4, ((0.5, 0.31), (0.31, 0.65), (0.69, 0.65))),
}
"""The size of the lumps of a vein as a share of the side, and where their middles are: one, a pair, or a triangle."""
_MINER = 0.42
Place = tuple[float, float, int]
"""Left, top and side of a square."""


def draw_tile(canvas: Canvas, book: Book, tile: tuple[str, int], place: Place, *, is_lost: bool = False) -> None:
    """Draw a tile with its passages and its vein; one that may be lost has a red edge."""
    x, y, side = place
    canvas.box((x + 2, y + 2, side - 4, side - 4), TILE, BAD if is_lost else EDGE, 5 if is_lost else 2, 10)
    openings, way = book.openings[tile], round(side * 0.3)
    low, middle = (side - way) / 2, side / 2
    canvas.box((x + low, y + low, way, way), TUNNEL, TUNNEL, 0, 4)
    for bit, dx, dy in _BITS:
        if openings & bit:
            start_x = x + low if dx == 0 else (x + middle if dx > 0 else x + 1)
            start_y = y + low if dy == 0 else (y + middle if dy > 0 else y + 1)
            wide, high = (way, middle - 1) if dx == 0 else (middle - 1, way)
            canvas.box((start_x, start_y, wide, high), TUNNEL, TUNNEL, 0, 0)
    row = book.tiles[tile[0]]
    if row.kind:
        share, spots = _LUMPS[row.size]
        size = round(side * share)
        for across, down in spots:
            canvas.sign(VEIN_OF[row.kind], x + side * across - size / 2, y + side * down - size / 2, size, art=ART)


def draw_miner(canvas: Canvas, place: Place) -> None:
    """Draw a miner at work into the upper right corner of a tile, where neither passages nor veins are."""
    x, y, side = place
    size = round(side * _MINER)
    canvas.sign("miner", x + side - size, y, size, art=ART)


_LINE = 40
"""The height of a line of cells beside a tile."""
_BESIDE, _CORNERS = ((0, 0), (1, 0)), ((0, 0), (0, 1), (1, 1), (1, 0))
"""The positions of the numbers of rotations in a cell; the upper right corner, used by lessons, comes last."""


def draw_places(canvas: Canvas, book: Book, placing: Placing, cell: str, place: Place) -> None:
    """Draw a cell where a tile may be laid: the numbers of the rotations, or its name if each cell has just one.

    If all rotations look alike, the tile itself is drawn. One with an opening that would end in the rock is pale.
    """
    x, y, side = place
    canvas.box((x + 2, y + 2, side - 4, side - 4), SITE, GOOD, 4)
    card, turns = placing.card, dict(placing.places)[cell]
    if len(book.turned[card]) == 1:
        draw_tile(canvas, book, (card, turns[0]), (x + 8, y + 8, side - 16))
        return
    size = round(side * (0.6 if len(turns) == 1 and not placing.is_plain else 0.4))
    for (column, row), turn in zip(_CORNERS if len(turns) > 2 else _BESIDE, turns, strict=False):
        middle = x + side / 2 if len(turns) == 1 else x + side * (0.3 + 0.4 * column)
        base = y + side / 2 if len(turns) < 3 else y + side * (0.3 + 0.4 * row)
        text = cell.upper() if placing.is_plain else f"{placing.turns.index(turn) + 1}"
        is_blind = book.ground.blind(cell, book.openings[card, turn]) > 0
        tint = MUTED if is_blind else GOOD
        canvas.text(text, middle, base + size * 0.36, size, tint, face="title", align="middle")


def draw_turns(
    canvas: Canvas, book: Book, placing: Placing, fitting: Collection[int], place: tuple[int, int, int, int]
) -> None:
    """Draw the tile in each rotation that fits some cell, with its number, or with the cells if each has just one."""
    left, top, width, height = place
    canvas.box(place, LIT, GOOD, 4)
    every, card = book.turned[placing.card], placing.card
    shown = [(number, turn) for number, turn in enumerate(placing.turns, start=1) if turn in fitting]
    step = min((height - 20) // max(len(shown), 1), 140)
    side = min(step - 8, 110)
    first = top + (height - step * len(shown)) / 2
    for place_in_list, (number, turn) in enumerate(shown):
        y = first + place_in_list * step
        if len(every) > 1:
            cells = [cell.upper() for cell, ways in placing.places if turn in ways]
            across = ceil(len(cells) * _LINE / step)
            lines = [" ".join(cells[n : n + across]) for n in range(0, len(cells), across)]
            lines, size = (lines, 36 if across == 1 else 28) if placing.is_plain else ([f"{number}"], 56)
            room = width - side - 40
            for n, text in enumerate(lines):
                base = y + step / 2 + size * 0.36 + (n - (len(lines) - 1) / 2) * _LINE
                canvas.text(
                    text, left + 12 + room / 2, base, size, GOOD, face="title", align="middle", width=room, least=16
                )
        x = left + width - side - 24 if len(every) > 1 else left + (width - side) / 2
        draw_tile(canvas, book, (card, turn), (x, y + (step - side) / 2, side))
