"""Why a choice is not offered: the first fault, in the order of the table of bad moves (14)."""

from games.core import NotAllowed, say
from games.poursuite.mine import RAILS, SIDES, Cell, written
from games.poursuite.state import Move, State, exact, free_seats, mine, routes


def at_the_wrong_moment(awaited: str, **values: int) -> NotAllowed:
    """The choice does not fit the moment; `awaited` says what is to be done first (6)."""
    return NotAllowed(say("poursuite-no-wrong-moment", awaited=say(awaited, **values)), "6")


def no_seat(t: State, wagon: int, side: str, wagons: tuple[int, ...], rule: str = "7") -> NotAllowed:
    """Why a mole cannot sit there: no such wagon, no such seat, not the wagon that boards, or a seat that is taken."""
    if wagon not in (1, 2):
        return no_wagon(wagon)
    if side not in SIDES:
        return NotAllowed(say("poursuite-no-such-seat"), "2.1")
    if wagon not in wagons:
        return NotAllowed(say("poursuite-no-wrong-wagon", wagon=wagons[0]), "7.2")
    free = tuple(say("poursuite-place", wagon=n, side=free) for n, free in free_seats(t, wagons))
    return NotAllowed(say("poursuite-no-seat-taken", places=free), rule)


def no_wagon(wagon: int) -> NotAllowed:
    """There are two wagons."""
    return NotAllowed(say("poursuite-no-such-wagon", wagon=wagon), "2")


def no_cell(t: State, cell: Cell) -> NotAllowed | None:
    """The cell is badly written or lies off the board; None when it is on it."""
    if cell in mine(t).kinds:
        return None
    if is_coordinate(cell):
        return NotAllowed(say("poursuite-no-such-cell", cell=written(cell)), "3")
    return NotAllowed(say("poursuite-no-such-coordinate", cell=written(mine(t).cave)), "3")


def is_coordinate(cell: Cell) -> bool:
    """Whether it is a small letter and a number of one or two figures; nothing else a person typed is shown again."""
    return 2 <= len(cell) <= 3 and cell.isascii() and cell[0].islower() and cell[1:].isdecimal()


def no_kobold(t: State, cell: Cell, own: list[Cell]) -> NotAllowed:
    """Why Wotan cannot go there: no kobold cell, or a mole of one's own is to be freed first (9, R15)."""
    if cell not in mine(t).kobolds:
        return no_cell(t, cell) or NotAllowed(say("poursuite-no-kobold-cell", cell=written(cell)), "9")
    return NotAllowed(say("poursuite-no-free-own-first", cells=tuple(map(written, own))), "R15")


def no_start(t: State, cell: Cell, free: list[Cell]) -> NotAllowed:
    """Why a wagon cannot be put there: no start cell, or the other wagon stands on it (10.3, R23)."""
    cells = tuple(map(written, free))
    if cell not in mine(t).starts:
        return no_cell(t, cell) or NotAllowed(say("poursuite-no-start", cells=cells), "10.3")
    return NotAllowed(say("poursuite-no-start-taken", cells=cells), "R23")


def no_move(t: State, move: Move, pips: int) -> NotAllowed:
    """Why a wagon cannot be moved like that."""
    if move.wagon not in (1, 2):
        return no_wagon(move.wagon)
    if fault := no_cell(t, move.stop) or _no_stop(t, move, pips):
        return fault
    return NotAllowed(say("poursuite-no-turn"), "8.2")


def _no_stop(t: State, move: Move, pips: int) -> NotAllowed | None:
    """Why a wagon cannot stop on a cell of the board; None when it can."""
    here, stop = t.wagons[move.wagon - 1].cell, move.stop
    other = t.wagons[2 - move.wagon].cell
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
