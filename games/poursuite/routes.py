"""Where a wagon may stop: every path of a board, worked out once (8.1)."""

from collections.abc import Mapping

from .mine import Cell, Mine, beside, place_of

Path = tuple[Cell, ...]


class Routes:
    """All paths of one board, by the cell they leave and their length."""

    def __init__(self, mine: Mine, most: int) -> None:
        """Walk every chain of exits up to `most` steps, and measure how far apart the cells lie."""
        self._mine = mine
        self._ways: Mapping[Cell, list[dict[Cell, Path]]] = {cell: self._walk(cell, most) for cell in mine.exits}
        self._far: Mapping[Cell, Mapping[Cell, int]] = {cell: self._measure(cell) for cell in mine.exits}
        self._along: Mapping[Cell, Path] = {cell: self._trace(cell, most) for cell in mine.exits}

    def stops(self, cell: Cell, pips: int, *, exact: bool) -> tuple[Cell, ...]:
        """Return the cells a wagon may reach, ignoring the other wagon: the nearest first, then by column.

        In the simplified variant (`exact`) they are the cells exactly `pips` steps away; only the cave may be
        nearer (R28).
        """
        ways = self._ways[cell][1 : pips + 1]
        if exact:
            found = set(ways[-1]) | {stop for way in ways for stop in way if stop == self._mine.cave}
        else:
            found = {stop for way in ways for stop in way}
        return tuple(sorted(found, key=lambda stop: (self._far[cell][stop], place_of(stop))))

    def path(self, cell: Cell, stop: Cell, pips: int, *, exact: bool) -> Path:
        """Return the cells a wagon runs over, both ends included: the shortest way that the rule allows."""
        ways = self._ways[cell][1 : pips + 1]
        if exact and stop in ways[-1]:
            return ways[-1][stop]
        return next(way[stop] for way in ways if stop in way)

    def steps(self, cell: Cell, stop: Cell) -> int | None:
        """Return the length of the shortest path between two rail cells: 0 from a cell to itself, None without any."""
        return self._far[cell].get(stop)

    def along(self, cell: Cell) -> Path:
        """Return the cells ahead in the order of the routes: each to its end, or to where it meets an earlier one."""
        return self._along[cell]

    def _trace(self, cell: Cell, most: int) -> Path:
        """Return the cells on shortest paths of up to `most` steps, depth first and straight on first."""
        found, ahead = list[Cell](), [(cell, "")]
        while ahead:
            here, way = ahead.pop()
            if here in found:
                continue
            found.append(here)
            sides = sorted(self._mine.exits[here], key=lambda side: side == way)
            steps = self._far[cell][here] + 1
            ahead += [(near, side) for side in sides if self._far[cell][near := beside(here, side)] == steps <= most]
        return tuple(found)

    def _walk(self, cell: Cell, most: int) -> list[dict[Cell, Path]]:
        """Return one path to each cell that can be reached in exactly 0, 1, 2 ... steps."""
        layers: list[dict[Cell, Path]] = [{cell: (cell,)}]
        for _ in range(most):
            layer: dict[Cell, Path] = {}
            for here, path in layers[-1].items():
                for side in self._mine.exits[here]:
                    layer.setdefault(beside(here, side), (*path, beside(here, side)))
            layers.append(layer)
        return layers

    def _measure(self, cell: Cell) -> dict[Cell, int]:
        far = {cell: 0}
        ahead = [cell]
        for here in ahead:
            for side in self._mine.exits[here]:
                near = beside(here, side)
                if near not in far:
                    far[near] = far[here] + 1
                    ahead.append(near)
        return far
