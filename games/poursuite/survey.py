"""What is wrong with a board file: every condition of 3.5, each with a reason that names the board and the cell."""

from collections.abc import Iterator, Mapping

from games.core import CatalogueError

from .mine import LETTERS, RAILS, Cell, Mine, beside


def check_rows(name: str, rows: tuple[str, ...], known: Mapping[str, str]) -> None:
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


def _wrong(name: str, fault: str) -> CatalogueError:
    return CatalogueError(f"board {name!r}: {fault}")


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
    """A chain of exits that comes back to where it began, or nothing: what still stands after taking away all ends."""
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
    """Steps of the shortest and of the longest way from a start cell to the cave."""
    layers = [set(mine.starts)]
    while layers[-1]:
        layers.append({beside(cell, side) for cell in layers[-1] for side in mine.exits[cell]})
    arrivals = [steps for steps, cells in enumerate(layers) if mine.cave in cells]
    return arrivals[0], arrivals[-1]
