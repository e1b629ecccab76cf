"""The table as text, from a view: the mine drawn with characters, the wagons seat by seat, the players (16)."""

from collections.abc import Sequence

from games.core import Say, Seat, Section, Sign, say

from .mine import LETTERS, SIDES, Cell, written
from .view import View, WagonView


def board(seen: View) -> tuple[Section, ...]:
    """Return the public table as text."""
    return (
        Section(say(f"poursuite-option-board-{seen.mine.id}"), (*drawing(seen), say("poursuite-board-legend"))),
        Section(say("poursuite-board-wagons"), tuple(_wagon(seen, n) for n, _ in enumerate(seen.wagons, 1))),
        Section(say("poursuite-board-kobolds"), tuple(_kobolds(seen))),
        Section(say("poursuite-board-players"), tuple(_player(seen, i) for i in range(len(seen.players)))),
        Section(None, tuple(_state(seen))),
    )


def drawing(seen: View) -> list[Say]:
    """Return the mine row by row: wagons as 1 and 2, Wotan as W, prisoners as small initials of their colours."""
    letters = " ".join(LETTERS[: seen.mine.columns].upper())
    lines = [say("poursuite-board-row", row=Sign("  "), cells=Sign(letters))]
    for line, signs in enumerate(seen.mine.rows):
        row = seen.mine.height - line
        cells = [_sign(seen, f"{LETTERS[column]}{row}", sign) for column, sign in enumerate(signs)]
        lines.append(say("poursuite-board-row", row=Sign(f"{row:>2}"), cells=_joined(cells)))
    return lines


def _sign(seen: View, cell: Cell, sign: str) -> str:
    """Return the sign of a cell: a character, or the colour of a mole."""
    for n, wagon in enumerate(seen.wagons, 1):
        if wagon.cell == cell:
            return str(n)
    if cell == seen.mine.chest:
        return "$"  # "c" in the catalogue, but that is a prisoner here
    return "W" if cell == seen.wotan else seen.prisoners.get(cell, sign)


def _joined(cells: Sequence[str]) -> Sign | Say:
    """Return a row as one sign, split where a prisoner's initial depends on the language."""
    for place, cell in enumerate(cells):
        if len(cell) > 1:
            before = "".join(f"{sign} " for sign in cells[:place])
            rest = cells[place + 1 :]
            after = _joined(["", *rest]) if rest else Sign("")
            return say("poursuite-board-join", before=Sign(before), mole=cell, after=after)
    return Sign(" ".join(cells))


def _wagon(seen: View, n: int) -> Say:
    wagon = seen.wagons[n - 1]
    moles = seated(seen, wagon)
    text = "poursuite-board-wagon" if moles else "poursuite-board-wagon-empty"
    return say(text, wagon=n, cell=written(wagon.cell), **({"moles": moles} if moles else {}))


def seated(seen: View, wagon: WagonView) -> tuple[Say, ...]:
    """Return whose mole sits on which side of a wagon."""
    moles = ((side, wagon.aboard[side]) for side in SIDES if side in wagon.aboard)
    return tuple(say("poursuite-seated", side=side, mole=mole, mole_seat=seen.owner(mole)) for side, mole in moles)


def _kobolds(seen: View) -> list[Say]:
    lines = [
        say("poursuite-board-prisoner", cell=written(cell), mole=mole, mole_seat=seen.owner(mole))
        for cell, mole in seen.prisoners.items()
    ]
    if seen.wotan in seen.mine.kobolds:
        return [*lines, say("poursuite-board-wotan", cell=written(seen.wotan))]
    return [*lines, say("poursuite-board-wotan-waits")]


def _player(seen: View, i: int) -> Say:
    player = seen.players[i]
    return say(
        "poursuite-board-player",
        seat=Seat(i),
        mole=player.colour,
        treasures=player.treasures,
        hand=player.hand,
        active=int(seen.active == i and seen.phase != "over"),
        decides=int(seen.decider == i and seen.active != i),
    )


def _state(seen: View) -> list[Say]:
    lines = [say("poursuite-board-treasure", treasures=seen.treasure)]
    if seen.face:
        lines.append(say("poursuite-board-die", face=f"face-{seen.face}"))
    if seen.moved:
        lines.append(say("poursuite-board-path", wagon=seen.moved, cells=Sign(" → ".join(seen.path).upper())))
    return lines
