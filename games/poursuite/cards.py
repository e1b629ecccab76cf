"""The catalogue, read and checked once: figures, die, turns, and every board found beside it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from tomllib import TOMLDecodeError, loads
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from games.core import CatalogueError, Editions, OneOf

from .mine import STEPS, Mine, Side, draw_mine
from .routes import Routes
from .survey import check_mine, check_rows, runs

HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Book:
    """The component data of one edition.

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
        exact: for each variant, whether a wagon moves exactly the number rolled (17).
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


class Table(BaseModel):
    """A table of the file; what it does not know is refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class BoardTable(Table):
    """A board: its drawing, and optional figures that the drawing must agree with."""

    rows: tuple[str, ...]
    columns: int | None = None
    height: int | None = None
    starts: tuple[str, ...] | None = None
    cave: str | None = None
    chest: str | None = None
    footprints: str | None = None
    kobolds: tuple[str, ...] | None = None
    rail_cells: int | None = None
    shortest_run: int | None = None
    longest_run: int | None = None


class SignTable(Table):
    """A character of the drawings."""

    kind: Literal["stone", "kobold", "start", "rail", "cave", "chest", "footprints"]
    exits: tuple[Side, ...]


def board_files(folder: Path) -> list[Path]:
    """The board files of a folder, each holding the one board that bears the file's name.

    Raises:
        CatalogueError: a file is no TOML, or holds something else.
    """
    paths = sorted(folder.glob("*.toml"))
    for path in paths:
        data = _parse(path.read_text(encoding="utf-8"), path.name)
        boards = data.get("boards")
        if set(data) != {"boards"} or not isinstance(boards, dict) or set(boards) != {path.stem}:
            raise CatalogueError(f"{path.name}: a board file holds one table, [boards.{path.stem}]")
    return paths


def read_book(text: str) -> Book:
    """The component data a catalogue text describes, its boards included.

    Raises:
        CatalogueError: something in it cannot be right; the message names the table.
    """
    data = _parse(text, "catalogue")
    try:
        return _book(data)
    except KeyError as missing:
        raise CatalogueError(f"catalogue: {missing} is missing") from missing
    except ValidationError as wrong:
        first = wrong.errors()[0]
        where = ".".join(map(str, first["loc"]))
        raise CatalogueError(f"{wrong.title}: {where}: {first['msg']}") from wrong


def _book(data: Mapping[str, Any]) -> Book:
    legend = {sign: SignTable.model_validate(row) for sign, row in data["legend"].items()}
    faces = tuple(data["die"]["faces"])
    usual = data["game"]["default_board"]
    boards: dict[str, Any] = data["boards"]
    if usual not in boards:
        raise CatalogueError(f"game: default_board {usual!r} is no board")
    mines = {name: _mine(name, boards[name], legend) for name in sorted(boards, key=lambda name: (name != usual, name))}
    book = Book(
        colours=tuple(row["id"] for row in data["colours"]),
        initials=tuple(row["initial"] for row in data["colours"]),
        moles=data["moles"]["per_player"],
        first_rounds={int(seats): rounds for seats, rounds in data["boarding"]["first_rounds"].items()},
        faces=faces,
        turns=data["turns"],
        treasures=data["treasure"]["count"],
        front=data["treasure"]["front_mole"],
        other=data["treasure"]["other_mole"],
        shortage=data["treasure"]["shortage_each"],
        order=tuple(data["treasure"]["shortage_order"]),
        rescue=data["treasure"]["wotan_both_wagons_full"],
        exact={name: row["exact_count"] for name, row in data["variants"].items()},
        mines=mines,
        routes={
            name: Routes(mine, max(int(face) for face in faces if face.isdecimal())) for name, mine in mines.items()
        },
    )
    _check(book, data)
    return book


def _mine(name: str, row: Any, legend: Mapping[str, SignTable]) -> Mine:
    try:
        table = BoardTable.model_validate(row)
    except ValidationError as wrong:
        first = wrong.errors()[0]
        raise CatalogueError(f"board {name!r}: {'.'.join(map(str, first['loc']))}: {first['msg']}") from wrong
    kinds = {sign: entry.kind for sign, entry in legend.items()}
    check_rows(name, table.rows, kinds)
    mine = draw_mine(name, table.rows, kinds, {sign: entry.exits for sign, entry in legend.items()})
    check_mine(mine)
    shortest, longest = runs(mine)
    drawn = {
        "columns": mine.columns,
        "height": mine.height,
        "starts": mine.starts,
        "cave": mine.cave,
        "chest": mine.chest,
        "footprints": mine.footprints,
        "kobolds": mine.kobolds,
        "rail_cells": len(mine.exits),
        "shortest_run": shortest,
        "longest_run": longest,
    }
    for key, value in drawn.items():
        said = getattr(table, key)
        if said is not None and _small(said) != value:
            raise CatalogueError(f"board {name!r}: {key} is said to be {said}, but the rows say {value}")
    return mine


def _check(book: Book, data: Mapping[str, Any]) -> None:
    """Refuse figures that cannot be right, or do not go together."""
    _check_figures(data)
    sides = {row["id"]: (row["dx"], row["dy"]) for row in data["sides"]}
    if sides != STEPS:
        raise CatalogueError(f"sides: they must be {STEPS}")
    for turn, seats in book.turns.items():
        if set(seats) != set(STEPS) or set(seats.values()) != set(STEPS):
            raise CatalogueError(f"turns.{turn}: every seat must become another one")
    if set(book.turns) != {"left", "right"}:
        raise CatalogueError("turns: there are two, left and right")
    if sorted(book.order) != sorted(STEPS):
        raise CatalogueError("treasure.shortage_order: it must name every seat once")
    if book.moles * len(book.colours) != data["moles"]["total"]:
        raise CatalogueError(f"moles: {len(book.colours)} colours of {book.moles} are not {data['moles']['total']}")
    if len(set(book.initials)) != len(book.initials):
        raise CatalogueError("colours: two have the same initial")
    game = data["game"]
    if set(book.first_rounds) != set(range(game["players_min"], game["players_max"] + 1)):
        raise CatalogueError("boarding.first_rounds: every number of players needs its rounds")
    if set(book.faces) != set(data["die"]["values"]) or "wotan" not in book.faces:
        raise CatalogueError("die.faces: they must show each of the values")
    if game["default_variant"] not in book.exact:
        raise CatalogueError(f"game: default_variant {game['default_variant']!r} is no variant")
    seats = data["wagons"]["count"] * data["wagons"]["seats_per_wagon"]
    for players, rounds in book.first_rounds.items():
        if rounds > book.moles or players * rounds > seats:
            raise CatalogueError(f"boarding.first_rounds: {rounds} rounds of {players} players do not fit")


_FIGURES = {
    "moles": ("per_player", "total"),
    "treasure": ("count", "front_mole", "other_mole", "shortage_each", "wotan_both_wagons_full"),
    "wagons": ("count", "seats_per_wagon"),
    "game": ("players_min", "players_max"),
}
"""Figures that must be whole numbers from 1, by table."""
_LEAST_FACE = 2
"""With it each wagon always has somewhere to stop: the next cell, or the one behind the other wagon (R29)."""


def _check_figures(data: Mapping[str, Any]) -> None:
    for table, names in _FIGURES.items():
        for name in names:
            if type(figure := data[table][name]) is not int or figure < 1:
                raise CatalogueError(f"{table}.{name}: {figure!r} is no whole number from 1")
    wagons = data["wagons"]["count"], data["wagons"]["seats_per_wagon"]
    if wagons != (2, len(STEPS)):
        raise CatalogueError(f"wagons: there are 2 with {len(STEPS)} seats, one on each side")
    if data["game"]["players_max"] > len(data["colours"]):
        raise CatalogueError(f"game.players_max: there are only {len(data['colours'])} colours")
    for face in data["die"]["faces"]:
        if face != "wotan" and (not face.isdecimal() or int(face) < _LEAST_FACE):
            raise CatalogueError(f"die.faces: {face!r} is neither wotan nor a number from {_LEAST_FACE}")


def _parse(text: str, name: str) -> dict[str, Any]:
    try:
        return loads(text)
    except TOMLDecodeError as wrong:
        raise CatalogueError(f"{name}: {wrong}") from wrong


def _small(said: Any) -> Any:
    """What a file says, with cells in small letters."""
    if isinstance(said, tuple):
        return tuple(map(str.lower, said))
    return said.lower() if isinstance(said, str) else said


EDITIONS: Editions[Book] = Editions(1, [HERE / "catalogue.toml", *board_files(HERE / "boards")], read_book)
