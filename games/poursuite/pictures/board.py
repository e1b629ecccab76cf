"""The mine as a panel, with the die and the remaining treasures on the right."""

from collections.abc import Sequence
from dataclasses import dataclass
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

TALLEST, MARGIN, ASIDE = 509, 6, 92
"""The greatest height of a panel, its margin, and the space on the right of the mine."""
LARGEST = 84


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
            return (Spot(panel.id, x + grid.size - 12, y + grid.size - 12, is_place=True),)
        case Board(wagon, side) | WotanSeat(wagon, side):
            return (Spot("wagons", *seat_place(wagon, side), is_place=True),)
    return ()


def _grid(shown: Shown, mine: Mine) -> Grid:
    """Return the cells as large as they fit."""
    wide = (WIDTH - 2 * MARGIN - AXIS - ASIDE) // mine.height
    high = (TALLEST - 2 * MARGIN - AXIS) // mine.columns
    size = min(LARGEST, wide, high)
    wagons, prisoners = shown.wagons, shown.prisoners
    return Grid(mine, wagons, prisoners, shown.wotan, shown.path, shown.reach, MARGIN + AXIS, MARGIN, size)


def draw_board(shown: Shown, mine: Mine, _speak: Speak) -> bytes:
    """Return the picture of the mine as large as it fits, with die and treasures on the right."""
    grid = _grid(shown, mine)
    canvas = Canvas(2 * MARGIN + AXIS + mine.columns * grid.size, ART)
    draw_grid(canvas, grid)
    middle = WIDTH - MARGIN - ASIDE / 2
    draw_die(canvas, shown.face, middle - 41, MARGIN + 2, 82)
    if shown.freed:
        draw_mole(canvas, shown.freed, middle - 32, MARGIN + 110, 64)
    canvas.sign("chest", middle - 35, canvas.height - 128, 70, INK, ART)
    canvas.text(f"{shown.treasure}", middle, canvas.height - 14, 48, LAMP, face="title", align="middle")
    return canvas.png()
