"""The mine itself: rails with their one-way exits, cells of kobolds, prisoners, Wotan, the path, what may be chosen."""

from dataclasses import dataclass

from games.core import Speak
from games.draw import Canvas
from games.draw.palette import BRASS, EARTH, EDGE, GOOD, INK, LAMP, LEDGE, MUTED, SLAB, STEEL, WOOD
from games.poursuite.mine import LETTERS, STEPS, Cell, beside, place_of
from games.poursuite.pictures.colours import DEN
from games.poursuite.view import View

from .pieces import ART, draw_mole, draw_wagon


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the cells of a mine lie on the picture: the corner of the upper left one, and their size."""

    view: View
    x: float
    y: float
    size: int

    def corner(self, cell: Cell) -> tuple[float, float]:
        """The upper left corner of a cell."""
        column, row = place_of(cell)
        return self.x + column * self.size, self.y + (self.view.mine.height - row) * self.size

    def middle(self, cell: Cell) -> tuple[float, float]:
        """The middle of a cell."""
        x, y = self.corner(cell)
        return x + self.size / 2, y + self.size / 2


def draw_grid(canvas: Canvas, grid: Grid, speak: Speak) -> None:
    """Everything in the mine, from the ground up."""
    _coordinates(canvas, grid)
    for cell, kind in grid.view.mine.kinds.items():
        _ground(canvas, grid, cell, kind)
    for cell in grid.view.mine.exits:
        _bed(canvas, grid, cell)
    for cell in grid.view.mine.exits:
        _rails(canvas, grid, cell)
    _path(canvas, grid)
    for cell in grid.view.mine.exits:
        _arrows(canvas, grid, cell)
    _offers(canvas, grid)
    _dwellers(canvas, grid, speak)
    _wagons(canvas, grid, speak)


def _coordinates(canvas: Canvas, grid: Grid) -> None:
    mine, size = grid.view.mine, grid.size
    for column in range(mine.columns):
        x = grid.x + (column + 0.5) * size
        canvas.text(
            LETTERS[column].upper(), x, grid.y + mine.height * size + 28, 26, MUTED, face="title", align="middle"
        )
    for row in range(1, mine.height + 1):
        y = grid.y + (mine.height - row + 0.5) * size + 9
        canvas.text(f"{row}", grid.x - 18, y, 26, MUTED, face="title", align="middle")


def _ground(canvas: Canvas, grid: Grid, cell: Cell, kind: str) -> None:
    """The floor of a cell; solid stone shows the rock behind the picture."""
    x, y = grid.corner(cell)
    size = grid.size
    if kind in {"stone", "footprints"}:
        if kind == "footprints":
            canvas.sign("footprints", x + size * 0.2, y + size * 0.2, round(size * 0.6), INK, ART)
        return
    fill = DEN if kind == "kobold" else LEDGE if kind == "start" else SLAB
    canvas.box((x + 2, y + 2, size - 4, size - 4), fill, EDGE, 2, 12)
    if kind == "chest":
        canvas.sign("chest", x + size * 0.1, y + size * 0.1, round(size * 0.8), INK, ART)
    elif kind == "cave":
        canvas.sign("cave", x + size * 0.08, y + size * 0.08, round(size * 0.84), INK, ART)


def _bed(canvas: Canvas, grid: Grid, cell: Cell) -> None:
    """The bed of the rails, from the middle of a cell to that of each cell it leads to."""
    x, y = grid.middle(cell)
    bed = grid.size * 0.2
    for side in grid.view.mine.exits[cell]:
        nx, ny = grid.middle(beside(cell, side))
        (left, right), (top, bottom) = sorted((x, nx)), sorted((y, ny))
        canvas.box((left - bed, top - bed, right - left + 2 * bed, bottom - top + 2 * bed), EARTH, EARTH, 0, int(bed))


def _rails(canvas: Canvas, grid: Grid, cell: Cell) -> None:
    """Sleepers, and two rails upon them."""
    x, y = grid.middle(cell)
    gauge, half = grid.size * 0.1, grid.size * 0.15
    for side in grid.view.mine.exits[cell]:
        dx, dy = STEPS[side]
        for sleeper in range(1, 6):
            sx, sy = x + dx * grid.size * sleeper / 6, y - dy * grid.size * sleeper / 6
            canvas.line([(sx - dy * half, sy - dx * half), (sx + dy * half, sy + dx * half)], WOOD, 5)
        nx, ny = grid.middle(beside(cell, side))
        for off in (-gauge, gauge):
            canvas.line([(x + dy * off, y + dx * off), (nx + dy * off, ny + dx * off)], STEEL, 3)


def _path(canvas: Canvas, grid: Grid) -> None:
    """The way the last wagon went."""
    points = [grid.middle(cell) for cell in grid.view.path]
    if len(points) > 1:
        canvas.line(points, INK, 16)
        canvas.line(points, LAMP, 9)
    for x, y in points[:-1]:
        canvas.disc(x, y, 9, LAMP, INK, 3)


def _arrows(canvas: Canvas, grid: Grid, cell: Cell) -> None:
    """An arrow on every exit: the only way a wagon may go."""
    x, y = grid.middle(cell)
    size = round(grid.size * 0.26)
    for side in grid.view.mine.exits[cell]:
        dx, dy = STEPS[side]
        middle = (x + dx * grid.size * 0.5, y - dy * grid.size * 0.5)
        canvas.sign(f"go-{side}", middle[0] - size / 2, middle[1] - size / 2, size, BRASS)


def _offers(canvas: Canvas, grid: Grid) -> None:
    """What may be chosen now: a green frame with the coordinate, and the numbers of the wagons that may stop there."""
    reach, size = grid.view.reach, grid.size
    stops: dict[Cell, list[int]] = {}
    for wagon, cells in reach.stops.items():
        for cell in cells:
            stops.setdefault(cell, []).append(wagon)
    for cell in (*stops, *reach.cells):
        x, y = grid.corner(cell)
        for inset in range(5):
            canvas.line(_frame(x + 2 + inset, y + 2 + inset, size - 4 - 2 * inset), GOOD, 1)
    for cell in (*stops, *reach.cells):
        x, y = grid.corner(cell)
        canvas.box((x + size * 0.1, y + size - 31, size * 0.8, 26), GOOD, INK, 2, 8)
        canvas.text(cell.upper(), x + size / 2, y + size - 10, 23, INK, face="title", align="middle")
        for number, wagon in enumerate(stops.get(cell, ())):
            at = (x + size - 20 - number * 30, y + 21)
            canvas.disc(*at, 14, BRASS, INK, 2)
            canvas.text(f"{wagon}", at[0], at[1] + 8, 22, INK, face="title", align="middle")


def _frame(x: float, y: float, side: float) -> list[tuple[float, float]]:
    return [(x, y), (x + side, y), (x + side, y + side), (x, y + side), (x, y)]


def _dwellers(canvas: Canvas, grid: Grid, speak: Speak) -> None:
    """Kobolds at home, prisoners behind their bars, and Wotan."""
    size, offered = grid.size, grid.view.reach.cells
    for cell in grid.view.mine.kobolds:
        x, y = grid.corner(cell)
        big = round(size * (0.54 if cell in offered else 0.76))
        left = x + (size - big) / 2
        if cell == grid.view.wotan:
            canvas.sign("wotan", left, y + size * 0.1, big, INK, ART)
        elif cell in grid.view.prisoners:
            small = round(big * 0.72)
            draw_mole(
                canvas,
                grid.view.prisoners[cell],
                x + (size - small) / 2,
                y + size * 0.1 + (big - small) / 2,
                small,
                speak,
            )
            canvas.sign("bars", left, y + size * 0.1, big, INK, ART)
        else:
            canvas.sign("kobold", left, y + size * 0.1, big, INK, ART)
    if grid.view.wotan and grid.view.wotan not in grid.view.mine.kobolds:
        x, y = grid.corner(grid.view.wotan)
        canvas.sign("wotan", x + size * 0.1, y + size * 0.08, round(size * 0.82), INK, ART)


def _wagons(canvas: Canvas, grid: Grid, speak: Speak) -> None:
    """The wagons; two on one cell stand aside for each other."""
    one, two = grid.view.wagons
    aside = grid.size * 0.2 if one.cell == two.cell else 0
    for number, wagon in enumerate(grid.view.wagons, 1):
        x, y = grid.middle(wagon.cell)
        draw_wagon(canvas, number, wagon, x + (2 * number - 3) * aside, y, grid.size, speak)
