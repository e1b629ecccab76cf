"""The ground below a dungeon's entrance: neighbours, squares and distances (6).

Sets of cells are bit masks internally.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache


class Grid:
    """The cells of a dungeon by name (`c1`: third column, row at the surface), and what follows from their places."""

    def __init__(
        self, columns: tuple[str, ...], rows: tuple[int, ...], entrance: str, zones: Mapping[str, tuple[str, ...]]
    ) -> None:
        """Compute neighbours and squares once.

        Args:
            columns: letters from left to right.
            rows: numbers from the surface down.
            entrance: the cell below the way in.
            zones: named sets of cells.
        """
        self.columns, self.rows, self.entrance, self.zones = columns, rows, entrance, zones
        self.cells = tuple(f"{column}{row}" for column in columns for row in rows)
        self.bit = {cell: 1 << place for place, cell in enumerate(self.cells)}
        self.near = {
            cell: tuple(self._near(column, row)) for column in columns for row in rows for cell in [f"{column}{row}"]
        }
        self._beside = {cell: self.mask(self.near[cell]) for cell in self.cells}
        self._squares = {cell: tuple(self._squares_of(cell)) for cell in self.cells}
        self._tunnels = lru_cache(4096)(self._find_tunnels)
        self._walk = lru_cache(4096)(self._measure)
        self._front = lru_cache(4096)(self._find_nearest)

    def mask(self, cells: Iterable[str]) -> int:
        """Return the bit mask of a set of cells, each named once."""
        return sum(map(self.bit.__getitem__, cells))

    def tunnels(self, tiles: Iterable[str]) -> tuple[str, ...]:
        """Return where a tunnel may be dug next to these tiles (6)."""
        return self._tunnels(self.mask(tiles))

    def touches(self, cell: str, tiles: Iterable[str]) -> bool:
        """Return whether a cell is next to one of the tiles."""
        return bool(self._beside[cell] & self.mask(tiles))

    def fills(self, cell: str, tiles: Iterable[str]) -> bool:
        """Return whether a tile on the cell would complete a filled block of two by two."""
        mask = self.mask(tiles)
        return any(mask & square == square for square in self._squares[cell])

    def distances(self, tiles: Iterable[str]) -> Mapping[str, int]:
        """Return the distance of each tile from the entrance; the entrance cell has distance 1 (6)."""
        return self._walk(self.mask(tiles))

    def nearest(self, tiles: Iterable[str], conquered: Iterable[str]) -> tuple[str, ...]:
        """Return the unconquered tiles of the smallest distance from the entrance, by name (9.1)."""
        return self._front(self.mask(tiles), self.mask(conquered))

    def _near(self, column: str, row: int) -> Iterable[str]:
        x, y = self.columns.index(column), self.rows.index(row)
        for other_x, other_y in ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)):
            if 0 <= other_x < len(self.columns) and 0 <= other_y < len(self.rows):
                yield f"{self.columns[other_x]}{self.rows[other_y]}"

    def _squares_of(self, cell: str) -> Iterable[int]:
        """Yield the other three cells of each block of two by two around a cell."""
        for one in self.near[cell]:
            for other in self.near[cell]:
                corner = set(self.near[one]) & set(self.near[other]) - {cell}
                if one < other and corner:
                    yield self.mask((one, other, *corner))

    def _find_tunnels(self, mask: int) -> tuple[str, ...]:
        return tuple(
            cell
            for cell in self.cells
            if not mask & self.bit[cell]
            and mask & self._beside[cell]
            and not any(mask & square == square for square in self._squares[cell])
        )

    def _measure(self, mask: int) -> Mapping[str, int]:
        found: dict[str, int] = {}
        edge = [self.entrance] if mask & self.bit[self.entrance] else []
        steps = 0
        while edge:
            steps += 1
            found.update(dict.fromkeys(edge, steps))
            edge = [
                cell
                for cell in self.cells
                if cell not in found and mask & self.bit[cell] and any(near in found for near in self.near[cell])
            ]
        return found

    def _find_nearest(self, tiles: int, conquered: int) -> tuple[str, ...]:
        far = {cell: steps for cell, steps in self._walk(tiles).items() if not conquered & self.bit[cell]}
        least = min(far.values(), default=0)
        return tuple(cell for cell in self.cells if far.get(cell) == least)
