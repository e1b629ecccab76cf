"""What forbids a choice: the first fault in the order of the table of bad moves (14), or None for a legal one.

Offers, unavailable choices and refusals all come from these functions.
"""

from collections.abc import Sequence

from games.core import Choice, NotAllowed, say
from games.poursuite.choices import Move
from games.poursuite.mine import RAILS, SIDES, Cell, written
from games.poursuite.state import WAGONS, State, exact, free_seats, mine, routes

TURNS = ("left", "right")


def no_such_choice() -> NotAllowed:
    """Return the refusal of a choice that is not offered, but has no fault of its own."""
    return NotAllowed(say("core-no-such-choice"))


def moment_fault(choice: Choice, own: type[Choice], awaited: str, **values: int) -> NotAllowed | None:
    """Return the refusal of a choice that does not fit the moment; `awaited` says what is to be done first (6)."""
    if isinstance(choice, own):
        return None
    return NotAllowed(say("poursuite-no-wrong-moment", awaited=say(awaited, **values)), "6")


def wagon_fault(wagon: int) -> NotAllowed | None:
    """Return the refusal of a wagon other than the two (2)."""
    return None if wagon in WAGONS else NotAllowed(say("poursuite-no-such-wagon", wagon=wagon), "2")


def seat_fault(t: State, wagon: int, side: str, wagons: Sequence[int], rule: str = "7") -> NotAllowed | None:
    """Return why a mole cannot sit there: no such wagon or seat, not the wagon that boards, or a seat that is taken."""
    if fault := wagon_fault(wagon):
        return fault
    if side not in SIDES:
        return NotAllowed(say("poursuite-no-such-seat"), "2.1")
    if wagon not in wagons:
        (boarding,) = wagons
        return NotAllowed(say("poursuite-no-wrong-wagon", wagon=boarding), "7.2")
    if side not in t.wagon(wagon).aboard:
        return None
    free = tuple(say("poursuite-place", wagon=n, side=free) for n, free in free_seats(t, wagons))
    return NotAllowed(say("poursuite-no-seat-taken", places=free), rule)


def cell_fault(t: State, cell: Cell) -> NotAllowed | None:
    """Return the refusal of a cell that is badly written or off the board; None if it is on the board."""
    if cell in mine(t).kinds:
        return None
    if is_coordinate(cell):
        return NotAllowed(say("poursuite-no-such-cell", cell=written(cell)), "3")
    return NotAllowed(say("poursuite-no-such-coordinate", cell=written(mine(t).cave)), "3")


def is_coordinate(cell: Cell) -> bool:
    """Return whether a text is a small letter followed by a number of one or two digits.

    No other text that a person typed is repeated to them.
    """
    return 2 <= len(cell) <= 3 and cell.isascii() and cell[0].islower() and cell[1:].isdecimal()


def kobold_fault(t: State, cell: Cell, own: Sequence[Cell]) -> NotAllowed | None:
    """Return why Wotan cannot go there: no kobold cell, or the player must free a mole of their own first (9, R15)."""
    if cell not in mine(t).kobolds:
        return cell_fault(t, cell) or NotAllowed(say("poursuite-no-kobold-cell", cell=written(cell)), "9")
    if not own or cell in own:
        return None
    return NotAllowed(say("poursuite-no-free-own-first", cells=tuple(map(written, own))), "R15")


def start_fault(t: State, cell: Cell) -> NotAllowed | None:
    """Return why a wagon cannot be put there: no start cell, or the other wagon is on it (10.3, R23)."""
    taken = {wagon.cell for wagon in t.wagons}
    cells = tuple(written(start) for start in mine(t).starts if start not in taken)
    if cell not in mine(t).starts:
        return cell_fault(t, cell) or NotAllowed(say("poursuite-no-start", cells=cells), "10.3")
    return NotAllowed(say("poursuite-no-start-taken", cells=cells), "R23") if cell in taken else None


def move_fault(t: State, move: Move, pips: int) -> NotAllowed | None:
    """Return why a wagon cannot be moved like that; the turn of an empty wagon has no effect (R11)."""
    if fault := wagon_fault(move.wagon) or cell_fault(t, move.stop) or stop_fault(t, move.wagon, move.stop, pips):
        return fault
    if move.turn in TURNS or (move.turn is None and not t.wagon(move.wagon).aboard):
        return None
    return NotAllowed(say("poursuite-no-turn"), "8.2")


def stop_fault(t: State, wagon: int, stop: Cell, pips: int) -> NotAllowed | None:
    """Return why a wagon cannot stop on a cell of the board (8.1)."""
    here, other = t.wagon(wagon).cell, t.other_wagon(wagon).cell
    if stop == here:
        return NotAllowed(say("poursuite-no-advance"), "R7")
    if mine(t).kinds[stop] not in RAILS:
        return NotAllowed(say("poursuite-no-rails", cell=written(stop)), "3.1")
    if stop == other:
        return NotAllowed(say("poursuite-no-room", cell=written(stop)), "R8")
    if routes(t).steps(stop, here) is not None:
        return NotAllowed(say("poursuite-no-backwards"), "R6")
    steps = routes(t).steps(here, stop)
    if steps is None:
        return NotAllowed(say("poursuite-no-way", start=written(here), stop=written(stop)), "8.1")
    if steps > pips:
        return NotAllowed(say("poursuite-no-so-far", stop=written(stop), steps=steps, pips=pips), "8.1")
    if stop not in routes(t).stops(here, pips, exact=exact(t)):
        return NotAllowed(say("poursuite-no-exact-count", pips=pips), "17")
    return None
