"""A board: its cells, one-way exits, and which kobold cells each stop touches (3)."""

from collections.abc import Mapping
from dataclasses import dataclass

from games.core import Sign

Side = str
"""A side of the board, of a cell or of a wagon: n (treasure), e, s (entrance) or w."""

Cell = str
"""A cell by its coordinate in small letters: the column from the left, the row from the bottom, "d6"."""

STEPS: Mapping[Side, tuple[int, int]] = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
SIDES: tuple[Side, ...] = tuple(STEPS)
RAILS = frozenset({"start", "rail", "cave"})
LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Mine:
    """A board, as its file draws it.

    Attributes:
        id: the name of its file.
        rows: the drawing, top row first, one character per cell.
        kinds: the kind of each cell (3.1).
        exits: of each rail cell, the sides a wagon may leave it by; of the cave none.
        touches: of each rail cell, the sides on which it touches a kobold cell, with that cell (3.2).
        starts: the start cells, the left one first.
        footprints: where Wotan waits at the beginning, or "" on a board that does not show it.
        kobolds: the kobold cells, by column and row.
    """

    id: str
    rows: tuple[str, ...]
    kinds: Mapping[Cell, str]
    exits: Mapping[Cell, tuple[Side, ...]]
    touches: Mapping[Cell, tuple[tuple[Side, Cell], ...]]
    starts: tuple[Cell, ...]
    cave: Cell
    chest: Cell
    footprints: Cell
    kobolds: tuple[Cell, ...]

    @property
    def columns(self) -> int:
        """The number of cells in a row."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """The number of rows."""
        return len(self.rows)


def draw_mine(
    name: str, rows: tuple[str, ...], kinds: Mapping[str, str], exits: Mapping[str, tuple[Side, ...]]
) -> Mine:
    """Return the board that rows of characters draw; `kinds` and `exits` explain each character.

    Nothing is checked here: `checks.py` says what is wrong with a board.
    """
    cells = {
        cell_at(column, len(rows) - line): sign for line, row in enumerate(rows) for column, sign in enumerate(row)
    }
    by_kind: dict[str, list[Cell]] = {kind: [] for kind in kinds.values()}
    for cell in sorted(cells, key=place_of):
        by_kind[kinds[cells[cell]]].append(cell)
    rails = [cell for cell in cells if kinds[cells[cell]] in RAILS]
    kobolds = by_kind.get("kobold", [])
    return Mine(
        id=name,
        rows=rows,
        kinds={cell: kinds[sign] for cell, sign in cells.items()},
        exits={cell: exits[cells[cell]] for cell in rails},
        touches={cell: touched(cell, frozenset(kobolds)) for cell in rails},
        starts=tuple(by_kind.get("start", ())),
        cave=next(iter(by_kind.get("cave", ())), ""),
        chest=next(iter(by_kind.get("chest", ())), ""),
        footprints=next(iter(by_kind.get("footprints", ())), ""),
        kobolds=tuple(kobolds),
    )


def touched(cell: Cell, kobolds: frozenset[Cell]) -> tuple[tuple[Side, Cell], ...]:
    """Return the kobold cells that share an edge with a cell, with the side they are on.

    Diagonals never count (3.2).
    """
    return tuple((side, near) for side in STEPS if (near := beside(cell, side)) in kobolds)


def beside(cell: Cell, side: Side) -> Cell:
    """Return the neighbouring cell on one side, which may be off the board."""
    column, row = place_of(cell)
    dx, dy = STEPS[side]
    return cell_at(column + dx, row + dy)


def cell_at(column: int, row: int) -> Cell:
    """Return the cell in a column, counted from 0, and a row, counted from 1; "" outside the letters."""
    return f"{LETTERS[column]}{row}" if 0 <= column < len(LETTERS) else ""


def place_of(cell: Cell) -> tuple[int, int]:
    """Return the column, counted from 0, and row of a cell."""
    return LETTERS.index(cell[0]), int(cell[1:])


def written(cell: Cell) -> Sign:
    """Return a cell as people write it: D6."""
    return Sign(cell.upper())
