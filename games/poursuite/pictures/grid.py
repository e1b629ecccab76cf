"""The mine turned sideways, entrance left and treasure right: rails, kobolds, the path, what may be chosen."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.draw import Canvas
from games.draw.palette import (
    BAD,
    BRASS,
    EARTH,
    EDGE,
    GOOD,
    HURT,
    INK,
    LAMP,
    LEDGE,
    MUTED,
    PAPER,
    SLAB,
    STEEL,
    WON,
    WOOD,
)
from games.poursuite.mine import LETTERS, SIDES, STEPS, Cell, Mine, Side, beside, place_of
from games.poursuite.pictures.palette import DEN
from games.poursuite.view import Reach, WagonView

from .pieces import ART, PLATES, draw_dweller, draw_mole, draw_wagon, largest

AXIS = 46
"""Space for the coordinates on the left and below; a wagon at the edge may extend into it without covering any."""
_ARROW = 0.28
"""The room for an arrow between two cells, relative to a cell."""
_EXIT = 0.85 * _ARROW
"""The size of that arrow, relative to a cell."""
_ASIDE, _APART = 8, 2
"""How far a name on offer keeps away from a wagon next to it, and a wagon from the other; and the room left between."""
_ON_BOARD, _INTO_DEN = 1.4, 0.2
"""The size of a wagon, and how far its moles reach into a kobold space without a prisoner; relative to a cell."""
_EDGE = AXIS - 28
"""How far a mole at the edge reaches towards the coordinates, at most."""
MOLE = 0.46
"""The size of a mole relative to that of its wagon."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The layout of the cells of a mine in the picture: the corner of the upper left one, their width and height.

    The board is turned by a quarter: its rows run from left to right, its columns from top to bottom, so that the
    front of a wagon points to the right.

    Attributes:
        hidden: the numbers of wagons that are not drawn.
        lately: the kobold spaces where moles were caught or freed lately, with the colour of the last one.
    """

    mine: Mine
    wagons: tuple[WagonView, WagonView]
    prisoners: tuple[tuple[Cell, str], ...]
    wotan: Cell
    path: tuple[Cell, ...]
    reach: Reach
    x: float
    y: float
    wide: int
    high: int
    hidden: tuple[int, ...] = ()
    lately: tuple[tuple[Cell, str], ...] = ()

    @property
    def size(self) -> int:
        """Return the shorter side of a cell."""
        return min(self.wide, self.high)

    def corner(self, cell: Cell) -> tuple[float, float]:
        """Return the upper left corner of a cell."""
        column, row = place_of(cell)
        return self.x + (row - 1) * self.wide, self.y + column * self.high

    def middle(self, cell: Cell) -> tuple[float, float]:
        """Return the middle of a cell."""
        x, y = self.corner(cell)
        return x + self.wide / 2, y + self.high / 2

    def stops(self) -> dict[Cell, list[int]]:
        """Return the spaces named on plates, and for which wagons."""
        found: dict[Cell, list[int]] = {}
        for wagon, cells in self.reach.stops.items():
            for cell in cells:
                found.setdefault(cell, []).append(wagon)
        return found | {cell: [1] for cell in self.reach.cells if cell not in self.mine.kobolds}

    def plate(self, cell: Cell) -> tuple[float, float, float, float]:
        """Return the place of the name of a space on offer: between the arrows, and away from a wagon next to it."""
        x, y = self.corner(cell)
        gap = round(self.size * _ARROW / 2)
        left, top, right, bottom = x + gap, y + gap, x + self.wide - gap, y + self.high - gap
        for number, wagon in enumerate(self.wagons, 1):
            for side in SIDES if number not in self.hidden else ():
                if beside(cell, side) == wagon.cell:
                    dx, dy = turned(side)
                    left, top = left + _ASIDE * (dx < 0), top + _ASIDE * (dy < 0)
                    right, bottom = right - _ASIDE * (dx > 0), bottom - _ASIDE * (dy > 0)
        return left, top, right - left, bottom - top

    def parked(self, number: int) -> tuple[float, float, int]:
        """Return the middle and the size of a wagon: as large as what matters in the cells next to it allows."""
        here, other = self.wagons[number - 1], self.wagons[2 - number].cell
        x, y = self.middle(here.cell)
        near = {side: beside(here.cell, side) for side in SIDES}
        for dx, dy in (turned(side) for side, cell in near.items() if cell == other):
            x, y = x - dx * _ASIDE, y - dy * _ASIDE
        rooms = {side: self._room(cell, other, (x, y), turned(side)) for side, cell in near.items()}
        sizes = [largest(room, MOLE, is_taken=side in here.aboard) for side, room in rooms.items()]
        return x, y, int(min(*sizes, self.size * _ON_BOARD))

    def _room(self, near: Cell, other: Cell, at: tuple[float, float], way: tuple[int, int]) -> float:
        """Return how far a wagon, with its middle at a point, may reach towards a cell next to it."""
        (x, y), (dx, dy), more = at, way, float(self.size)
        if near not in self.mine.kinds:
            edges = {
                (-1, 0): x - self.x + _EDGE,
                (0, -1): y,
                (0, 1): self.y + self.mine.columns * self.high + _EDGE - y,
            }
            return edges.get(way, more)  # the coordinates are on the left and below
        place: tuple[float, float, float, float] = (*self.corner(near), self.wide, self.high)
        if near in self.stops():
            place, more = self.plate(near), -_APART
        elif near == other:
            more = -_APART / 2
        elif near in self.mine.kobolds:
            is_full = near in dict(self.prisoners) or (dx and near in self.reach.cells)
            more *= 0 if is_full else _INTO_DEN
        left, top, wide, high = place
        return min((left - x) * dx, (left + wide - x) * dx) + min((top - y) * dy, (top + high - y) * dy) + more


def turned(side: Side) -> tuple[int, int]:
    """Return the direction of a side of the board in the picture; right and down are positive."""
    dx, dy = STEPS[side]
    return dy, dx


SIGNS = {"n": "go-e", "e": "go-s", "s": "go-w", "w": "go-n"}
"""The arrow for each side of the board, in the turned picture."""


_SIGNS = {"footprints": 0.6, "chest": 0.8, "cave": 0.84}
"""The size of what is drawn on some kinds of cells, relative to a cell."""


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
    mine = grid.mine
    for column in range(mine.columns):
        y = grid.y + (column + 0.5) * grid.high + 10
        canvas.text(LETTERS[column].upper(), grid.x - 32, y, 28, MUTED, face="title", align="middle")
    for row in range(1, mine.height + 1):
        x = grid.x + (row - 0.5) * grid.wide
        canvas.text(f"{row}", x, grid.y + mine.columns * grid.high + 41, 28, MUTED, face="title", align="middle")


def _ground(canvas: Canvas, grid: Grid, cell: Cell, kind: str) -> None:
    """Draw the floor of a cell; solid stone shows the background of the picture."""
    (x, y), (middle, centre), size = grid.corner(cell), grid.middle(cell), grid.size
    if kind not in {"stone", "footprints"}:
        fill = DEN if kind == "kobold" else LEDGE if kind == "start" else SLAB
        canvas.box((x + 2, y + 2, grid.wide - 4, grid.high - 4), fill, EDGE, 2, 10)
    if kind in _SIGNS:
        big = round(size * _SIGNS[kind])
        canvas.sign(kind, middle - big / 2, centre - big / 2, big, INK, ART)


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
            sx, sy = x + dx * grid.wide * sleeper / 5, y + dy * grid.high * sleeper / 5
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
        middle = (x + dx * grid.wide * 0.5, y + dy * grid.high * 0.5)
        canvas.sign(SIGNS[side], middle[0] - size / 2, middle[1] - size / 2, size, BRASS)


def _offers(canvas: Canvas, grid: Grid) -> None:
    """Draw what may be chosen now: cells to stop at, named on plates between the arrows; other cells framed."""
    for cell, wagons in grid.stops().items():
        draw_stop(canvas, cell, wagons, grid.plate(cell))
    for cell in grid.reach.cells:
        if cell in grid.mine.kobolds:
            _den_on_offer(canvas, grid, cell)


def _den_on_offer(canvas: Canvas, grid: Grid, cell: Cell) -> None:
    """Draw the frame of a kobold space on offer, and its name on the right, where no wagon next to it reaches."""
    (x, y), (middle, centre), wide, high = grid.corner(cell), grid.middle(cell), grid.wide, grid.high
    for inset in range(1, 5):
        right, bottom = x + wide - inset, y + high - inset
        canvas.line([(x + inset, y + inset), (right, y + inset), (right, bottom)], PAPER, 1)
        canvas.line([(right, bottom), (x + inset, bottom), (x + inset, y + inset)], PAPER, 1)
    canvas.box((middle - 3, centre - 18, wide / 2, 36), PAPER, PAPER, 0, 7)
    canvas.text(
        cell.upper(),
        middle + wide / 4 - 2,
        centre + 11,
        32,
        INK,
        face="title",
        align="middle",
        width=wide * 0.48,
        least=25,
    )


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


def _dwellers(canvas: Canvas, grid: Grid) -> None:
    """Draw kobolds at home, prisoners behind bars, and Wotan; framed where a mole has just been caught or freed."""
    size, prisoners, lately = grid.size, dict(grid.prisoners), dict(grid.lately)
    for cell in grid.mine.kobolds:
        x, y = grid.middle(cell)
        if cell in lately:
            left, top = grid.corner(cell)
            edge = BAD if cell in prisoners else GOOD
            canvas.box((left + 1, top + 1, grid.wide - 2, grid.high - 2), HURT if edge == BAD else WON, edge, 5, 10)
        dweller = "wotan" if cell == grid.wotan else prisoners.get(cell, "kobold")
        if cell in grid.reach.cells:
            draw_dweller(canvas, dweller, x - grid.wide * 0.26, y, round(grid.wide * 0.44))
        else:
            draw_dweller(canvas, dweller, x, y, round(size * 0.88))
        if cell in lately and cell in prisoners:
            canvas.disc(left + 13, top + 13, 15, BAD, INK, 3)
            canvas.text("!", left + 13, top + 23, 28, INK, face="title", align="middle")
        elif cell in lately:
            draw_mole(canvas, lately[cell], left - 2, top - 2, 30)
    if grid.wotan and grid.wotan not in grid.mine.kobolds:
        x, y = grid.middle(grid.wotan)
        canvas.sign("wotan", x - size * 0.42, y - size * 0.42, round(size * 0.84), INK, ART)


def _wagons(canvas: Canvas, grid: Grid) -> None:
    """Draw the wagons with their moles."""
    for number, wagon in enumerate(grid.wagons, 1):
        if number not in grid.hidden:
            draw_wagon(canvas, number, wagon, *grid.parked(number), mole=MOLE)
