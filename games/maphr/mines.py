"""A mine as a few rows of characters (15)."""

from collections.abc import Iterator, Sequence

from games.core import Say, Sign, say

from .cards import Book
from .tunnels import sign

Tiles = Sequence[tuple[str, str, int]]


def rows(catalogue: Book, tiles: Tiles) -> Iterator[Say]:
    """Yield the used part of a mine with one more row and column, the entrance below it (15)."""
    ground = catalogue.ground
    columns = sorted({ground.columns.index(cell[0]) for cell, _, _ in tiles} | {ground.columns.index(ground.first[0])})
    left, right = max(0, columns[0] - 1), min(len(ground.columns) - 1, columns[-1] + 1)
    top = min(ground.rows[-1], max((int(cell[1:]) for cell, _, _ in tiles), default=0) + 1)
    shown = ground.columns[left : right + 1]
    laid = {cell: (card, turn) for cell, card, turn in tiles}
    yield _row([Sign("  " + "".join(f"{column.upper()}  " for column in shown).rstrip())])
    for number in range(top, 0, -1):
        parts: list[Say | Sign] = [Sign(f"{number} ")]
        for column in shown:
            tile = laid.get(f"{column}{number}")
            if tile is None:
                parts.append(Sign("·  "))
                continue
            row = catalogue.tiles[tile[0]]
            parts.append(Sign(sign(catalogue.openings[tile])))
            parts.append(say(f"maphr-vein-{row.kind}", n=row.size) if row.kind else Sign("  "))
        yield _row(parts)
    yield _row([Sign(" " * (2 + 3 * (ground.columns.index(ground.first[0]) - left)) + "▲")])


def _row(parts: Sequence[Say | Sign]) -> Say:
    """Return the parts side by side, as a row of the drawing; plain parts are joined first."""
    joined: list[Say | Sign] = []
    for part in parts:
        if isinstance(part, Sign) and joined and isinstance(joined[-1], Sign):
            joined[-1] = Sign(joined[-1].text + part.text)
        else:
            joined.append(part)
    found = joined[-1]
    for part in reversed(joined[:-1]):
        found = say("maphr-mine-join", left=part, right=found)
    return say("maphr-mine-row", row=found)
