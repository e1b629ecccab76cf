"""Checks of the catalogue as a whole, and of each board (3.5): an error names the board and the cell."""

from collections.abc import Iterator, Mapping

from games.core import CatalogueError

from .mine import LETTERS, RAILS, STEPS, Cell, Mine, beside
from .rows import Board, Tables

_LEAST_FACE = 2
"""The least number of steps on the die with which each wagon can always stop somewhere (R29)."""


def check_tables(tables: Tables) -> None:
    """Check that the figures of a catalogue are consistent.

    Raises:
        CatalogueError: naming the table and what is wrong with it.
    """
    for fault in _table_faults(tables):
        raise CatalogueError(fault)


def _table_faults(tables: Tables) -> Iterator[str]:
    game, die, colours = tables.game, tables.die, tables.colours
    if game.default_board not in tables.boards:
        yield f"game default_board: {game.default_board!r} is no board"
    if game.default_variant not in tables.variants:
        yield f"game default_variant: {game.default_variant!r} is no variant"
    if game.players_max > len(colours):
        yield f"game players_max: there are only {len(colours)} colours"
    if len({row.initial for row in colours}) != len(colours):
        yield "colours: two have the same initial"
    if tables.moles.per_player * len(colours) != tables.moles.total:
        yield f"moles: {len(colours)} colours of {tables.moles.per_player} are not {tables.moles.total}"
    if {row.id: (row.dx, row.dy) for row in tables.sides} != STEPS:
        yield f"sides: they must be {STEPS}"
    for turn, seats in tables.turns.items():
        if set(seats) != set(STEPS) or set(seats.values()) != set(STEPS):
            yield f"turns {turn}: every seat must become another one"
    if set(tables.turns) != {"left", "right"}:
        yield "turns: there are two, left and right"
    if sorted(tables.treasure.shortage_order) != sorted(STEPS):
        yield "treasure shortage_order: it must name every seat once"
    for face in die.faces:
        if face != "wotan" and (not face.isdecimal() or int(face) < _LEAST_FACE):
            yield f"die faces: {face!r} is neither wotan nor a number from {_LEAST_FACE}"
    if set(die.faces) != set(die.values) or "wotan" not in die.faces:
        yield "die faces: they must show each of the values"
    rounds_by_players = tables.boarding.first_rounds
    if set(rounds_by_players) != set(range(game.players_min, game.players_max + 1)):
        yield "boarding first_rounds: every number of players needs its rounds"
    for players, rounds in rounds_by_players.items():
        if rounds > tables.moles.per_player or players * rounds > tables.wagons.count * tables.wagons.seats_per_wagon:
            yield f"boarding first_rounds: {rounds} rounds of {players} players do not fit"


def check_drawing(name: str, rows: tuple[str, ...], known: Mapping[str, str]) -> None:
    """Refuse a drawing that cannot be read as a board.

    Raises:
        CatalogueError: it is ragged, empty or too wide, or uses an unknown character.
    """
    if not rows or not rows[0]:
        raise _wrong(name, "it has no cells")
    if any(len(row) != len(rows[0]) for row in rows):
        raise _wrong(name, "its rows are not equally long")
    if len(rows[0]) > len(LETTERS):
        raise _wrong(name, f"it is wider than {len(LETTERS)} columns")
    if unknown := {sign for row in rows for sign in row} - set(known):
        raise _wrong(name, f"the legend does not explain {' '.join(sorted(unknown))!r}")


def check_mine(mine: Mine) -> None:
    """Refuse a board that breaks a condition of 3.5.

    Raises:
        CatalogueError: the first condition that is broken.
    """
    for fault in _faults(mine):
        raise _wrong(mine.id, fault)


def check_figures(mine: Mine, row: Board) -> None:
    """Refuse a board whose row states a figure that does not agree with its drawing.

    Raises:
        CatalogueError: the first figure that differs.
    """
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
        said = getattr(row, key)
        if said is not None and _small(said) != value:
            raise _wrong(mine.id, f"{key} is said to be {said}, but the rows say {value}")


def _small(said: object) -> object:
    """Return what a row says, with cells in small letters."""
    if isinstance(said, tuple):
        return tuple(map(str.lower, said))
    return said.lower() if isinstance(said, str) else said


def _wrong(name: str, fault: str) -> CatalogueError:
    return CatalogueError(f"boards {name}: {fault}")


def _faults(mine: Mine) -> Iterator[str]:
    yield from _counts(mine)
    yield from _dead_ends(mine)
    if circle := _circle(mine):
        yield f"the exits run in a circle: {' '.join(cell.upper() for cell in circle)}"
    for cell in mine.exits:
        if not _reaches_cave(mine, cell):
            yield f"the cave cannot be reached from {cell.upper()}"
    for cell in (*mine.starts, mine.cave):
        for _, kobold in mine.touches[cell]:
            yield f"the {mine.kinds[cell]} cell {cell.upper()} touches the kobold cell {kobold.upper()}"
    if beside(mine.cave, "n") != mine.chest:
        yield f"the chest must lie directly north of the cave {mine.cave.upper()}"


def _counts(mine: Mine) -> Iterator[str]:
    kinds = list(mine.kinds.values())
    for kind, count in (("start", 2), ("cave", 1), ("chest", 1)):
        if kinds.count(kind) != count:
            yield f"it needs exactly {count} of the kind {kind!r} and has {kinds.count(kind)}"
    if kinds.count("footprints") > 1:
        yield "Wotan waits in one place only, and it shows several footprints"
    if not mine.kobolds:
        yield "it has no kobold cell"


def _dead_ends(mine: Mine) -> Iterator[str]:
    for cell, exits in mine.exits.items():
        for side in exits:
            if mine.kinds.get(beside(cell, side)) not in RAILS:
                yield f"the {side.upper()} exit of {cell.upper()} leads to no rail cell"


def _circle(mine: Mine) -> tuple[Cell, ...]:
    """Return a chain of exits that comes back to where it began, or nothing.

    It is found by removing dead ends until none is left.
    """
    left = {cell: [beside(cell, side) for side in exits] for cell, exits in mine.exits.items()}
    while ends := [cell for cell, ways in left.items() if not any(way in left for way in ways)]:
        for cell in ends:
            del left[cell]
    if not left:
        return ()
    chain = [next(iter(left))]
    while chain.count(chain[-1]) == 1:
        chain.append(next(way for way in left[chain[-1]] if way in left))
    return tuple(chain[chain.index(chain[-1]) :])


def _reaches_cave(mine: Mine, cell: Cell) -> bool:
    seen, ahead = {cell}, [cell]
    while ahead:
        here = ahead.pop()
        fresh = {beside(here, side) for side in mine.exits[here]} - seen
        seen |= fresh
        ahead.extend(fresh)
    return mine.cave in seen


def runs(mine: Mine) -> tuple[int, int]:
    """Return the number of steps of the shortest and of the longest way from a start cell to the cave."""
    layers = [set(mine.starts)]
    while layers[-1]:
        layers.append({beside(cell, side) for cell in layers[-1] for side in mine.exits[cell]})
    arrivals = [steps for steps, cells in enumerate(layers) if mine.cave in cells]
    return arrivals[0], arrivals[-1]
