"""The ground of a mine: where a tile may be laid, what it must join, and which tiles may be removed (7.4).

Open sides are bits: N 1, E 2, S 4, W 8. A mine is described by its cells and their openings only.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Literal

SIDES = ("N", "E", "S", "W")
_BIT = {side: 1 << place for place, side in enumerate(SIDES)}
_STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
_SIGNS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""One box-drawing sign for every set of openings, by its bits (15)."""
_NAMED = ((8, "left"), (1, "up"), (2, "right"), (4, "down"))

Fault = Literal["off_grid", "cell_taken", "not_connected", "side_mismatch", "would_seal"]
Turn = Literal[0, 90, 180, 270]
"""Degrees clockwise."""
TURNS: tuple[Turn, ...] = (0, 90, 180, 270)
Tunnels = tuple[tuple[str, int], ...]
"""The tiles of a mine: cells with their open sides."""


def openings_of(sides: Iterable[str], turn: int) -> int:
    """Return open sides after a turn by 90, 180 or 270 degrees: N becomes E, E becomes S (shapes of the catalogue)."""
    bits = sum(_BIT[side] for side in sides)
    for _ in range(turn // 90):
        bits = (bits << 1) & 15 | bits >> 3
    return bits


def sign(openings: int) -> str:
    """Return the box-drawing sign of a set of openings (15)."""
    return _SIGNS[openings]


def open_sides(openings: int) -> tuple[str, ...]:
    """Return the names of the sides at which tunnels come out, clockwise from the left."""
    return tuple(side for bit, side in _NAMED if openings & bit)


def sides_of(openings: int) -> tuple[str, ...]:
    """Return the names of the open sides."""
    return tuple(side for side in SIDES if openings & _BIT[side])


@dataclass(frozen=True, slots=True)
class Misfit:
    """Why a tile cannot be laid on a cell; `side` is where opening and wall meet, if that is the fault."""

    fault: Fault
    side: str = ""


@dataclass(frozen=True, slots=True)
class Site:
    """A cell seen from the tunnels around it, as bits of its own sides.

    Attributes:
        joins: sides where an opening faces it.
        walls: sides where a wall faces it.
        beyond: sides that face an empty cell inside the grid.
    """

    joins: int
    walls: int
    beyond: int


@dataclass(frozen=True, slots=True)
class Survey:
    """The properties of a mine.

    Attributes:
        sites: the empty cells that an opening faces.
        open_ends: how many openings face an empty cell inside the grid.
        ends: the end tiles: each can be removed while all others stay joined to the entrance.
    """

    sites: Mapping[str, Site]
    open_ends: int
    ends: tuple[str, ...]


class Ground:
    """The grid of a mine: cells by name (`e1`); north is the next row, east the next letter."""

    def __init__(self, columns: tuple[str, ...], rows: tuple[int, ...], first: str) -> None:
        """Compute neighbours once.

        Args:
            columns: letters from west to east.
            rows: numbers from the entrance up.
            first: the cell north of the entrance.
        """
        self.columns = tuple(map(str.lower, columns))
        self.rows = rows
        self.first = first.lower()
        self.cells = tuple(f"{column}{row}" for row, column in product(rows, self.columns))
        self._near = {cell: self._neighbours(cell) for cell in self.cells}
        self.survey = lru_cache(8192)(self._survey)
        self.fits = lru_cache(8192)(self._fits)

    def _neighbours(self, cell: str) -> tuple[str | None, ...]:
        """Return the cells on the four sides, None beyond the border."""
        x, y = self.columns.index(cell[0]), int(cell[1:])
        found = []
        for side in SIDES:
            i, j = x + _STEPS[side][0], y + _STEPS[side][1]
            inside = 0 <= i < len(self.columns) and j in self.rows
            found.append(f"{self.columns[i]}{j}" if inside else None)
        return tuple(found)

    def site(self, tunnels: Mapping[str, int], cell: str) -> Site:
        """Return a cell as seen from the tunnels around it; the entrance joins the first cell from the south."""
        joins = walls = beyond = 0
        for place, other in enumerate(self._near[cell]):
            bit = 1 << place
            if other is None:
                if cell == self.first and bit == _BIT["S"]:
                    joins |= bit
            elif other in tunnels:
                if tunnels[other] & (bit << 2 | bit >> 2):
                    joins |= bit
                else:
                    walls |= bit
            else:
                beyond |= bit
        return Site(joins, walls, beyond)

    def blind(self, cell: str, openings: int) -> int:
        """Return the open sides of a tile, as bits, that would lead out of the grid into the rock."""
        shut = sum(1 << place for place, other in enumerate(self._near[cell]) if other is None)
        return openings & (shut & ~_BIT["S"] if cell == self.first else shut)

    def _survey(self, tiles: Tunnels) -> Survey:
        tunnels = dict(tiles)
        faced: dict[str, None] = {} if self.first in tunnels else {self.first: None}
        open_ends = len(faced)
        for cell, openings in tiles:
            for place, other in enumerate(self._near[cell]):
                if other is not None and openings >> place & 1 and other not in tunnels:
                    faced[other] = None
                    open_ends += 1
        ends = tuple(cell for cell, _ in tiles if self._is_end(tunnels, cell))
        return Survey({cell: self.site(tunnels, cell) for cell in sorted(faced, key=_by_place)}, open_ends, ends)

    def _is_end(self, tunnels: Mapping[str, int], gone: str) -> bool:
        """Return whether all other tiles stay joined to the entrance when one is removed."""
        if len(tunnels) == 1:
            return True
        if gone == self.first:
            return False
        seen, ahead = {self.first, gone}, [self.first]
        while ahead:
            cell = ahead.pop()
            for place, other in enumerate(self._near[cell]):
                if other is not None and other in tunnels and other not in seen and tunnels[cell] >> place & 1:
                    seen.add(other)
                    ahead.append(other)
        return len(seen) == len(tunnels)

    def misfit(self, tiles: Tunnels, cell: str, openings: int, *, may_seal: bool) -> Misfit | None:
        """Return the first of the conditions 2 to 5 that a placement breaks; None if it is legal (7.4).

        Args:
            tiles: the mine before placing.
            cell: where the tile is to be laid.
            openings: the open sides of the turned tile.
            may_seal: whether the mine reaches its target with this tile, so that it may be closed.
        """
        if cell not in self._near:
            return Misfit("off_grid")
        survey = self.survey(tiles)
        site = survey.sites.get(cell)
        if site is None:
            return Misfit("cell_taken" if any(cell == taken for taken, _ in tiles) else "not_connected")
        if not openings & site.joins:
            return Misfit("not_connected")
        wrong = (site.joins & ~openings) | (site.walls & openings)
        if wrong:
            return Misfit("side_mismatch", sides_of(wrong)[0])
        left = survey.open_ends - site.joins.bit_count() + (openings & site.beyond).bit_count()
        return Misfit("would_seal") if left <= 0 and not may_seal else None

    def _fits(
        self, tiles: Tunnels, turned: tuple[tuple[Turn, int], ...], may_seal: bool
    ) -> tuple[tuple[str, Turn], ...]:
        """Return every legal cell and rotation for a tile, given openings by rotation; `may_seal` as in `misfit`."""
        return tuple(
            (cell, turn)
            for cell in self.survey(tiles).sites
            for turn, openings in turned
            if self.misfit(tiles, cell, openings, may_seal=may_seal) is None
        )


def _by_place(cell: str) -> tuple[int, str]:
    return int(cell[1:]), cell[0]
