"""The referee's board and table, and the possible moves in a position."""

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
"""Characters of 3.1 on which wagons can stand, with their exits."""

BESIDE = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
SIDES = tuple(BESIDE)
TURNS = {"left": dict(zip("NESW", "WNES", strict=True)), "right": dict(zip("NESW", "ESWN", strict=True))}
"""The new position of each seat after a quarter turn (2.1)."""

COLOURS = ("yellow", "green", "red", "blue")
WAGONS = (1, 2)
FACES = ("2", "2", "3", "3", "4", "wotan")
ROUNDS = {2: 3, 3: 2, 4: 2}
MOLES, TREASURES = 3, 20


def neighbour(cell: str, side: str) -> str:
    right, up = BESIDE[side]
    return f"{chr(ord(cell[0]) + right)}{int(cell[1:]) + up}"


def by_place(cell: str) -> tuple[str, int]:
    """Sort key: column, then row."""
    return cell[0], int(cell[1:])


@dataclass(frozen=True)
class Board:
    """A mine: the character of each cell by coordinate."""

    cells: Mapping[str, str]

    def of(self, signs: Iterable[str]) -> list[str]:
        """Return all cells with these characters, by column and row."""
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
        """Return the lengths of all paths from a cell by their ends; the cave ends a path (8.1)."""
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
    """Everything on the table; `aboard`: the moles' owners of each wagon, by side."""

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
        """Return all seats, starting with this one."""
        count = len(self.hands)
        return [(seat + step) % count for step in range(count)]

    def free(self, wagons: Iterable[int] = WAGONS) -> list[tuple[int, str]]:
        """Return the free seats of these wagons: front, right, back, left."""
        return [(wagon, side) for wagon in wagons for side in SIDES if side not in self.aboard[wagon]]


def new_world(board: str, *, is_exact: bool, seats: int, first: int) -> World:
    """Return the table before the first boarding (5)."""
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
    """Return where a wagon may stop (8.1, 17)."""
    other = world.cells[3 - wagon]
    lengths = world.board.distances(world.cells[wagon], pips)
    return {
        cell
        for cell, found in lengths.items()
        if cell != other and (not world.is_exact or pips in found or cell == world.board.cave)
    }


def wagon_moves(world: World, pips: int) -> set[Move]:
    """Return every wagon, stop and turn; an empty wagon's turn is left (8.2)."""
    return {
        ("move", wagon, stop, turn)
        for wagon in WAGONS
        for stop in stops(world, wagon, pips)
        for turn in (TURNS if world.aboard[wagon] else ("left",))
    }


def wotan_moves(world: World, seat: int) -> set[Move]:
    """Return one's own prisoners if any, otherwise every kobold cell (9, D6)."""
    own = [cell for cell, owner in world.prisoners.items() if owner == seat]
    return {("wotan", cell) for cell in own or world.board.kobolds}
