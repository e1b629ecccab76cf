"""The mine turned sideways, entrance left and treasure right: rails, kobolds, the path, what may be chosen."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.draw import Canvas
from games.draw.palette import BRASS, EARTH, EDGE, INK, LAMP, LEDGE, MUTED, PAPER, SLAB, STEEL, WOOD
from games.poursuite.mine import LETTERS, SIDES, STEPS, Cell, Mine, Side, beside, place_of
from games.poursuite.pictures.palette import DEN
from games.poursuite.view import Reach, WagonView

from .pieces import ART, PLATES, draw_dweller, draw_wagon

AXIS = 46
"""Space for the coordinates on the left and below; a wagon at the edge may extend into it without covering any."""
_ARROW = 0.28
"""The room for an arrow between two cells, relative to a cell."""
_EXIT = 0.85 * _ARROW
"""The size of that arrow, relative to a cell."""
_ON_BOARD = 1.4
"""The size of a wagon with its moles, relative to a cell."""
_CLOSE = 1.04
"""The size of a wagon beside a space on offer, relative to a cell; beside another wagon, it is 1."""
_BESIDE_DEN = 1.2
"""The size of a wagon beside a kobold, relative to a cell."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The layout of the cells of a mine in the picture: the corner of the upper left one, and their size.

    The board is turned by a quarter: its rows run from left to right, its columns from top to bottom, so that the
    front of a wagon points to the right.

    Attributes:
        hidden: the numbers of wagons that are not drawn.
    """

    mine: Mine
    wagons: tuple[WagonView, WagonView]
    prisoners: tuple[tuple[Cell, str], ...]
    wotan: Cell
    path: tuple[Cell, ...]
    reach: Reach
    x: float
    y: float
    size: int
    hidden: tuple[int, ...] = ()

    def corner(self, cell: Cell) -> tuple[float, float]:
        """Return the upper left corner of a cell."""
        column, row = place_of(cell)
        return self.x + (row - 1) * self.size, self.y + column * self.size

    def middle(self, cell: Cell) -> tuple[float, float]:
        """Return the middle of a cell."""
        x, y = self.corner(cell)
        return x + self.size / 2, y + self.size / 2


def turned(side: Side) -> tuple[int, int]:
    """Return the direction of a side of the board in the picture; right and down are positive."""
    dx, dy = STEPS[side]
    return dy, dx


SIGNS = {"n": "go-e", "e": "go-s", "s": "go-w", "w": "go-n"}
"""The arrow for each side of the board, in the turned picture."""


def draw_grid(canvas: Canvas, grid: Grid) -> None:
    """Draw everything in the mine, from the background to the foreground."""
    _coordinates(canvas, grid)
    for cell, kind in grid.mine.kinds.items():
        _ground(canvas, grid, cell, kind)
    for cell in grid.mine.exits:
        _bed(canvas, grid, cell)
    for cell in grid.mine.exits:
        _rails(canvas, grid, cell)
    _path(canvas, grid)
    _dwellers(canvas, grid)
    _offers(canvas, grid)
    for cell in grid.mine.exits:
        _arrows(canvas, grid, cell)
    _wagons(canvas, grid)


def _coordinates(canvas: Canvas, grid: Grid) -> None:
    mine, size = grid.mine, grid.size
    for column in range(mine.columns):
        y = grid.y + (column + 0.5) * size + 10
        canvas.text(LETTERS[column].upper(), grid.x - 32, y, 28, MUTED, face="title", align="middle")
    for row in range(1, mine.height + 1):
        x = grid.x + (row - 0.5) * size
        canvas.text(f"{row}", x, grid.y + mine.columns * size + 41, 28, MUTED, face="title", align="middle")


def _ground(canvas: Canvas, grid: Grid, cell: Cell, kind: str) -> None:
    """Draw the floor of a cell; solid stone shows the background of the picture."""
    x, y = grid.corner(cell)
    size = grid.size
    if kind in {"stone", "footprints"}:
        if kind == "footprints":
            canvas.sign("footprints", x + size * 0.2, y + size * 0.2, round(size * 0.6), INK, ART)
        return
    fill = DEN if kind == "kobold" else LEDGE if kind == "start" else SLAB
    canvas.box((x + 2, y + 2, size - 4, size - 4), fill, EDGE, 2, 10)
    if kind == "chest":
        canvas.sign("chest", x + size * 0.1, y + size * 0.1, round(size * 0.8), INK, ART)
    elif kind == "cave":
        canvas.sign("cave", x + size * 0.08, y + size * 0.08, round(size * 0.84), INK, ART)


def _bed(canvas: Canvas, grid: Grid, cell: Cell) -> None:
    """Draw the track bed, from the middle of a cell to that of each cell it leads to."""
    x, y = grid.middle(cell)
    bed = grid.size * 0.2
    for side in grid.mine.exits[cell]:
        nx, ny = grid.middle(beside(cell, side))
        (left, right), (top, bottom) = sorted((x, nx)), sorted((y, ny))
        canvas.box(
            (left - bed, top - bed, right - left + 2 * bed, bottom - top + 2 * bed), EARTH, EARTH, 0, int(bed) - 1
        )


def _rails(canvas: Canvas, grid: Grid, cell: Cell) -> None:
    """Draw sleepers, and two rails on them."""
    x, y = grid.middle(cell)
    gauge, half = grid.size * 0.1, grid.size * 0.15
    for side in grid.mine.exits[cell]:
        dx, dy = turned(side)
        for sleeper in range(1, 5):
            sx, sy = x + dx * grid.size * sleeper / 5, y + dy * grid.size * sleeper / 5
            canvas.line([(sx - dy * half, sy - dx * half), (sx + dy * half, sy + dx * half)], WOOD, 5)
        nx, ny = grid.middle(beside(cell, side))
        for off in (-gauge, gauge):
            canvas.line([(x + dy * off, y + dx * off), (nx + dy * off, ny + dx * off)], STEEL, 3)


def _path(canvas: Canvas, grid: Grid) -> None:
    """Draw the path of the last wagon."""
    points = [grid.middle(cell) for cell in grid.path]
    if len(points) > 1:
        canvas.line(points, INK, 16)
        canvas.line(points, LAMP, 9)
    for x, y in points[:-1]:
        canvas.disc(x, y, 9, LAMP, INK, 3)


def _arrows(canvas: Canvas, grid: Grid, cell: Cell) -> None:
    """Draw an arrow on every exit: wagons may only move in that direction."""
    x, y = grid.middle(cell)
    size = round(grid.size * _EXIT)  # a label beside it is clear of it
    for side in grid.mine.exits[cell]:
        dx, dy = turned(side)
        middle = (x + dx * grid.size * 0.5, y + dy * grid.size * 0.5)
        canvas.sign(SIGNS[side], middle[0] - size / 2, middle[1] - size / 2, size, BRASS)


def _offers(canvas: Canvas, grid: Grid) -> None:
    """Draw what may be chosen now: cells to stop at, named on plates between the arrows; other cells framed."""
    size = grid.size
    gap = round(size * _ARROW / 2)
    stops: dict[Cell, list[int]] = {}
    for wagon, cells in grid.reach.stops.items():
        for cell in cells:
            stops.setdefault(cell, []).append(wagon)
    for cell, wagons in stops.items():
        x, y = grid.corner(cell)
        draw_stop(canvas, cell, wagons, (x + gap, y + gap, size - 2 * gap, size - 2 * gap))
    for cell in grid.reach.cells:
        x, y = grid.corner(cell)
        if cell not in grid.mine.kobolds:
            draw_stop(canvas, cell, (1,), (x + gap, y + gap, size - 2 * gap, size - 2 * gap))
            continue
        for inset in range(4):
            canvas.line(_frame(x + 1 + inset, y + 1 + inset, size - 2 - 2 * inset), PAPER, 1)
        canvas.box((x + 3, y + size - 29, size - 6, 26), PAPER, PAPER, 0, 7)
        canvas.text(cell.upper(), x + size / 2, y + size - 5, 32, INK, face="title", align="middle")


def draw_stop(canvas: Canvas, cell: Cell, wagons: Sequence[int], place: tuple[float, float, float, float]) -> None:
    """Draw the name of a space on offer on a plate like that of the wagon's number; half of each kind for both."""
    x, y, w, h = place
    letter, row = cell[0].upper(), cell[1:]
    numbers = wagons if len(wagons) > 1 else (wagons[0], wagons[0])
    for number, left, half in zip(numbers, (x, x + w / 2), ("left", "right"), strict=True):
        fill, colour = PLATES[number]
        if wagons[0] == number and half == "left":
            canvas.box(place, fill, PAPER, 3, 8)
        elif len(wagons) > 1:
            canvas.box((left, y, w / 2, h), fill, PAPER, 3, 8)
        name, align = (letter, "right") if half == "left" else (row, "left")
        canvas.text(name, x + w / 2 + 1, y + h / 2 + 12, 35, colour, face="title", align=align)


def _frame(x: float, y: float, side: float) -> list[tuple[float, float]]:
    return [(x, y), (x + side, y), (x + side, y + side), (x, y + side), (x, y)]


def _dwellers(canvas: Canvas, grid: Grid) -> None:
    """Draw kobolds at home, prisoners behind bars, and Wotan."""
    size, prisoners = grid.size, dict(grid.prisoners)
    for cell in grid.mine.kobolds:
        x, y = grid.corner(cell)
        big = round(size * (0.58 if cell in grid.reach.cells else 0.88))
        left, top = x + (size - big) / 2, y + (0 if cell in grid.reach.cells else size * 0.06)
        dweller = "wotan" if cell == grid.wotan else prisoners.get(cell, "kobold")
        draw_dweller(canvas, dweller, left + big / 2, top + big / 2, big)
    if grid.wotan and grid.wotan not in grid.mine.kobolds:
        x, y = grid.corner(grid.wotan)
        canvas.sign("wotan", x + size * 0.08, y + size * 0.06, round(size * 0.84), INK, ART)


def _wagons(canvas: Canvas, grid: Grid) -> None:
    """Draw the wagons with their moles, larger than a cell unless something that matters is next to them."""
    one, two = (wagon.cell for wagon in grid.wagons)
    offered = {cell for cells in grid.reach.stops.values() for cell in cells}
    for number, (wagon, other) in enumerate(zip(grid.wagons, (two, one), strict=True), 1):
        if number in grid.hidden:
            continue
        near = {beside(wagon.cell, side) for side in SIDES}
        scale = _ON_BOARD if near.isdisjoint(grid.mine.kobolds) else _BESIDE_DEN
        if not offered.isdisjoint(near):
            scale = _CLOSE
        scale, mole = (1.0, 0.42) if other in near else (scale, 0.46)
        size = round(grid.size * scale)
        draw_wagon(canvas, number, wagon, *grid.middle(wagon.cell), size, mole=mole)
