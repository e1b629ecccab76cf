"""Tiles as they lie in a mine, or in every turn they may take there."""

from games.draw import Canvas
from games.draw.palette import BAD, EDGE, GOOD, INK
from games.maphr.cards import Book

from .colours import ART, SITE, TILE, TUNNEL, VEIN_OF

_BITS = ((1, 0, -1), (2, 1, 0), (4, 0, 1), (8, -1, 0))
"""Each side of a tile: its bit, and the way to it on the picture."""
Place = tuple[float, float, int]
"""Left, top and side of a square."""


def draw_tile(canvas: Canvas, book: Book, tile: tuple[str, int], place: Place, *, is_lost: bool = False) -> None:
    """A tile with its ways and its vein; one that may be lost has a red edge."""
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
        size = round(side * (0.46 if row.size == 1 else 0.36))
        start = x + middle - size * (0.5 + 0.36 * (row.size - 1))
        for number in range(row.size):
            canvas.sign(VEIN_OF[row.kind], start + number * size * 0.72, y + middle - size / 2, size, art=ART)


def draw_choices(canvas: Canvas, book: Book, card: str, turns: tuple[int, ...], place: Place) -> None:
    """A cell with the tile in every turn it may take there, each with its number."""
    x, y, side = place
    canvas.box((x + 2, y + 2, side - 4, side - 4), SITE, GOOD, 4)
    every: list[int] = [turn for turn, _ in book.turned[card]]
    alone = len(turns) == 1
    inner = side - 14 if alone else (side - 14) // 2
    size = 30 if alone else 24
    for number, turn in enumerate(turns):
        left, top = x + 7 + number % 2 * inner, y + 7 + number // 2 * inner
        draw_tile(canvas, book, (card, turn), (left, top, inner))
        if len(every) > 1:
            canvas.box((left + 2, top + 2, size * 0.8, size), INK, GOOD, 0, 4)
            canvas.text(
                f"{every.index(turn) + 1}",
                left + 2 + size * 0.4,
                top + size * 0.88,
                size,
                GOOD,
                face="title",
                align="middle",
            )
