"""The catalogue, read and checked once: figures, die, turns, and every board found beside it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from games.core import CatalogueError, Editions, OneOf, read_catalogue, tables_of

from .checks import check_drawing, check_figures, check_mine, check_tables
from .mine import Mine, Side, draw_mine
from .routes import Routes
from .rows import Tables

HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Book:
    """The catalogue of one edition.

    Attributes:
        colours: of the moles, in the order of the seats.
        initials: of the colours, for notation.
        moles: each player has.
        first_rounds: of boarding before the first roll, by number of players (7.1).
        faces: of the die: numbers, and "wotan".
        turns: for each quarter turn, the seat that each seat becomes (2.1).
        treasures: in the pile at the beginning.
        front: share of the mole in front; `other` of each other mole, `shortage` of each in a shortage (10.1).
        order: of the seats in a shortage.
        rescue: treasures for a mole that Wotan frees while all seats are taken (9).
        exact: for each variant, the usual one first, whether a wagon moves exactly the number rolled (17).
        mines: the boards, the usual one first.
        routes: the paths of each board.
        offers: the moves on offer by position, kept from one asking to the next.
    """

    colours: tuple[str, ...]
    initials: tuple[str, ...]
    moles: int
    first_rounds: Mapping[int, int]
    faces: tuple[str, ...]
    turns: Mapping[str, Mapping[Side, Side]]
    treasures: int
    front: int
    other: int
    shortage: int
    order: tuple[Side, ...]
    rescue: int
    exact: Mapping[str, bool]
    mines: Mapping[str, Mine]
    routes: Mapping[str, Routes]
    offers: dict[tuple[object, ...], OneOf] = field(default_factory=dict, compare=False, repr=False)


def board_files(folder: Path) -> list[Path]:
    """Return the board files of a folder, each of which contains the one board named like the file.

    Raises:
        CatalogueError: a file is not TOML, or contains something else.
    """
    paths = sorted(folder.glob("*.toml"))
    for path in paths:
        data = tables_of(path.read_text(encoding="utf-8"), path.name)
        boards = data.get("boards")
        if set(data) != {"boards"} or not isinstance(boards, dict) or set(boards) != {path.stem}:
            raise CatalogueError(f"{path.name}: a board file holds one table, [boards.{path.stem}]")
    return paths


def read(text: str) -> Book:
    """Return the component data that a catalogue text describes, its boards included.

    Raises:
        CatalogueError: something in it is impossible; the message names the row.
    """
    tables = read_catalogue(text, Tables)
    check_tables(tables)
    usual, faces = tables.game.default_board, tables.die.faces
    names = sorted(tables.boards, key=lambda name: (name != usual, name))
    variants = sorted(tables.variants, key=lambda name: name != tables.game.default_variant)
    mines = {name: _mine(name, tables) for name in names}
    most = max(int(face) for face in faces if face.isdecimal())
    return Book(
        colours=tuple(row.id for row in tables.colours),
        initials=tuple(row.initial for row in tables.colours),
        moles=tables.moles.per_player,
        first_rounds=tables.boarding.first_rounds,
        faces=faces,
        turns=tables.turns,
        treasures=tables.treasure.count,
        front=tables.treasure.front_mole,
        other=tables.treasure.other_mole,
        shortage=tables.treasure.shortage_each,
        order=tables.treasure.shortage_order,
        rescue=tables.treasure.wotan_both_wagons_full,
        exact={name: tables.variants[name].exact_count for name in variants},
        mines=mines,
        routes={name: Routes(mine, most) for name, mine in mines.items()},
    )


def _mine(name: str, tables: Tables) -> Mine:
    """Return the board with a name, read and checked."""
    row, legend = tables.boards[name], tables.legend
    kinds = {sign: entry.kind for sign, entry in legend.items()}
    check_drawing(name, row.rows, kinds)
    mine = draw_mine(name, row.rows, kinds, {sign: entry.exits for sign, entry in legend.items()})
    check_mine(mine)
    check_figures(mine, row)
    return mine


EDITIONS: Editions[Book] = Editions(1, [HERE / "catalogue.toml", *board_files(HERE / "boards")], read)
