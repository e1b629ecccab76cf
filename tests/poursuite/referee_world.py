"""The board and the table of the second engine, and what its rules say of one position: who may go where."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache

Move = tuple[object, ...]
"""("board", wagon, side), ("roll",), ("move", wagon, stop, turn), ("wotan", cell), ("seat", wagon, side) or
("park", cell). A turn is "left" or "right"; an empty wagon has "left" (8.2)."""

BOARDS = {
    "standard": """
        ###c###
        ###Tw##
        ##k^###
        #>>^<<k
        #^k^k^#
        k^#^#^#
        #^<X>^#
        #^k^#^k
        #R>^<L#
        #s###s#
    """,
    "short": """
        ##c##
        ##Tw#
        #k^##
        >>^<<
        ^k^k^
        ^<X>^
        #>^<k
        #s#s#
    """,
}
"""The drawings of 3.3 and 3.4."""

EXITS = {"s": "N", "^": "N", "<": "W", ">": "E", "L": "NW", "R": "NE", "X": "NWE", "T": ""}
"""The characters of 3.1 that wagons can stand on, with the ways out."""

BESIDE = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
SIDES = tuple(BESIDE)
TURNS = {"left": dict(zip("NESW", "WNES", strict=True)), "right": dict(zip("NESW", "ESWN", strict=True))}
"""Where a quarter turn takes each seat (2.1)."""

COLOURS = ("yellow", "green", "red", "blue")
WAGONS = (1, 2)
FACES = ("2", "2", "3", "3", "4", "wotan")
ROUNDS = {2: 3, 3: 2, 4: 2}
MOLES, TREASURES = 3, 20


def neighbour(cell: str, side: str) -> str:
    right, up = BESIDE[side]
    return f"{chr(ord(cell[0]) + right)}{int(cell[1:]) + up}"


def by_place(cell: str) -> tuple[str, int]:
    """Column, then row."""
    return cell[0], int(cell[1:])


@dataclass(frozen=True)
class Board:
    """A mine: the character of each cell, by its coordinate."""

    cells: Mapping[str, str]

    def of(self, signs: Iterable[str]) -> list[str]:
        """All cells with such a character, by column and row."""
        return sorted((cell for cell, sign in self.cells.items() if sign in signs), key=by_place)

    @property
    def kobolds(self) -> list[str]:
        return self.of("k")

    @property
    def starts(self) -> list[str]:
        return self.of("s")

    @property
    def cave(self) -> str:
        return self.of("T")[0]

    def distances(self, start: str, most: int = 99) -> dict[str, set[int]]:
        """The lengths of all paths from a cell, by where they end; the cave ends a path (8.1)."""
        found: dict[str, set[int]] = {}
        ends = {start}
        for length in range(1, most + 1):
            ends = {neighbour(cell, side) for cell in ends for side in EXITS[self.cells[cell]]}
            for cell in ends:
                found.setdefault(cell, set()).add(length)
        return found


@cache
def board_of(name: str) -> Board:
    rows = BOARDS[name].split()
    return Board({
        f"{chr(ord('A') + column)}{len(rows) - line}": sign
        for line, row in enumerate(rows)
        for column, sign in enumerate(row)
    })  # fmt: skip


@dataclass
class World:
    """All that lies on the table. `aboard`: of each wagon the owners of its moles, by the side they face."""

    board: Board
    is_exact: bool
    hands: list[int]
    treasures: list[int]
    cells: dict[int, str]
    aboard: dict[int, dict[str, int]]
    wotan: str
    active: int
    pile: int = TREASURES
    prisoners: dict[str, int] = field(default_factory=dict)
    face: str = ""
    moved: int = 0

    def clockwise(self, seat: int) -> list[int]:
        """All seats, beginning with this one."""
        count = len(self.hands)
        return [(seat + step) % count for step in range(count)]

    def free(self, wagons: Iterable[int] = WAGONS) -> list[tuple[int, str]]:
        """The free seats of these wagons: front, right, back, left."""
        return [(wagon, side) for wagon in wagons for side in SIDES if side not in self.aboard[wagon]]


def new_world(board: str, *, is_exact: bool, seats: int, first: int) -> World:
    """The table before the first boarding (5)."""
    mine = board_of(board)
    return World(
        mine,
        is_exact,
        [MOLES] * seats,
        [0] * seats,
        dict(zip(WAGONS, mine.starts, strict=True)),
        {wagon: {} for wagon in WAGONS},
        mine.of("w")[0],
        first,
    )


def stops(world: World, wagon: int, pips: int) -> set[str]:
    """Where a wagon may stop (8.1, 17)."""
    other = world.cells[3 - wagon]
    lengths = world.board.distances(world.cells[wagon], pips)
    return {
        cell
        for cell, found in lengths.items()
        if cell != other and (not world.is_exact or pips in found or cell == world.board.cave)
    }


def wagon_moves(world: World, pips: int) -> set[Move]:
    """Every wagon, stop and turn; that of an empty wagon counts as left (8.2)."""
    return {
        ("move", wagon, stop, turn)
        for wagon in WAGONS
        for stop in stops(world, wagon, pips)
        for turn in (TURNS if world.aboard[wagon] else ("left",))
    }


def wotan_moves(world: World, seat: int) -> set[Move]:
    """One's own prisoners if there are any, or else every kobold cell (9, D6)."""
    own = [cell for cell, owner in world.prisoners.items() if owner == seat]
    return {("wotan", cell) for cell in own or world.board.kobolds}
