"""The mine as a panel, with the die and the remaining treasures on the right."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from games.core import Choice, Panel, Speak, Spot
from games.draw import WIDTH, Canvas
from games.draw.palette import INK, LAMP
from games.poursuite.choices import Board, Move, Park, Wotan, WotanSeat
from games.poursuite.mine import Cell, Mine
from games.poursuite.view import Reach, View, WagonView

from .describe import describe_mine, shown_face
from .grid import AXIS, Grid, draw_grid
from .pieces import ART, draw_die, draw_mole
from .wagons import seat_place

TALLEST, MARGIN, LARGEST = 509, 6, 84
"""The greatest height of a panel, its margin, and the longest side of a cell."""
ASIDE, DIE, CHEST = 92, 166, 120
"""The width of what stands on the right of the mine: the die with a freed mole above, the treasures below."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the panel shows."""

    board: str
    wagons: tuple[WagonView, WagonView]
    prisoners: tuple[tuple[Cell, str], ...]
    wotan: Cell
    path: tuple[Cell, ...]
    reach: Reach
    treasure: int
    face: str
    freed: str
    lately: tuple[tuple[Cell, str], ...]


def mine_panel(view: View) -> Panel:
    """Return the panel of the mine."""
    shown = Shown(
        board=" ".join(view.mine.rows),
        wagons=view.wagons,
        prisoners=tuple(view.prisoners.items()),
        wotan=view.wotan,
        path=view.path,
        reach=view.reach,
        treasure=view.treasure,
        face=shown_face(view),
        freed=view.freed,
        lately=tuple(view.lately.items()),
    )
    return Panel("mine", shown, partial(draw_board, shown, view.mine), describe_mine(view))


def spots(view: View, choice: Choice) -> Sequence[Spot]:
    """Return the lower right corner of the cell that a choice leads to, or the seat that a mole takes, in pixels."""
    match choice:
        case Move(stop=cell) | Wotan(cell) | Park(cell):
            panel = mine_panel(view)
            assert isinstance(panel.shows, Shown)
            grid = _grid(panel.shows, view.mine)
            x, y = grid.corner(cell)
            return (Spot(panel.id, x + grid.wide - 12, y + grid.high - 12, is_place=True),)
        case Board(wagon, side) | WotanSeat(wagon, side):
            return (Spot("wagons", *seat_place(wagon, side), is_place=True),)
    return ()


def _grid(shown: Shown, mine: Mine) -> Grid:
    """Return the cells as large as they fit; die and treasures take up the corners on the right if these are empty."""
    wagons, prisoners = shown.wagons, shown.prisoners
    high = min(LARGEST, (TALLEST - 2 * MARGIN - AXIS) // mine.columns)
    for aside in (0, ASIDE):
        wide = min(LARGEST, (WIDTH - 2 * MARGIN - AXIS - aside) // mine.height)
        grid = Grid(mine, wagons, prisoners, shown.wotan, shown.path, shown.reach, MARGIN + AXIS, MARGIN, wide, high)
        top, bottom = MARGIN + DIE, mine.columns * high - CHEST
        corners = [grid.corner(cell) for cell, kind in mine.kinds.items() if kind != "stone"]
        if not any(x + wide > WIDTH - MARGIN - ASIDE and (y < top or y + high > bottom) for x, y in corners):
            break
    return grid


def draw_board(shown: Shown, mine: Mine, _speak: Speak) -> bytes:
    """Return the picture of the mine as large as it fits, with die and treasures on the right."""
    grid = _grid(shown, mine)
    bottom = MARGIN + mine.columns * grid.high
    canvas = Canvas(bottom + AXIS + MARGIN, ART)
    draw_grid(canvas, replace(grid, lately=shown.lately))
    middle = WIDTH - MARGIN - ASIDE / 2
    draw_die(canvas, shown.face, middle - 41, MARGIN + 2, 82)
    if shown.freed:
        draw_mole(canvas, shown.freed, middle - 32, MARGIN + 96, 64)
    canvas.sign("chest", middle - 35, bottom - CHEST, 70, INK, ART)
    canvas.text(f"{shown.treasure}", middle, bottom - 8, 48, LAMP, face="title", align="middle")
    return canvas.png()
