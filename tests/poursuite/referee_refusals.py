"""The referee's refusals, first fault in the order of section 14, and answers for absent players (19)."""

from tests.poursuite.referee import Decision
from tests.poursuite.referee_world import EXITS, SIDES, TURNS, WAGONS, Move, World, by_place, stops


def refusal(world: World, now: Decision, move: Move) -> str | None:
    """Return the key of section 14, None for a legal move."""
    if move[0] != now.kind:
        return "no-wrong-moment"
    match move:
        case ("board" | "seat", int(wagon), str(side)):
            return refused_seat(world, now, wagon, side)
        case ("move", int(wagon), str(stop), str(turn)):
            return refused_move(world, wagon, stop, turn)
        case ("wotan", str(cell)):
            if fault := refused_cell(world, cell):
                return fault
            if cell not in world.board.kobolds:
                return "no-kobold-cell"
            return None if move in now.moves else "no-free-own-first"
        case ("park", str(cell)):
            if fault := refused_cell(world, cell):
                return fault
            if cell not in world.board.starts:
                return "no-start"
            return None if cell not in world.cells.values() else "no-start-taken"
    return None


def refused_cell(world: World, cell: str) -> str | None:
    if not (cell[:1].isalpha() and cell[1:].isdigit()):
        return "no-such-coordinate"
    return None if cell in world.board.cells else "no-such-cell"


def refused_seat(world: World, now: Decision, wagon: int, side: str) -> str | None:
    if wagon not in WAGONS:
        return "no-such-wagon"
    if side not in SIDES:
        return "no-such-seat"
    if now.wagon not in (0, wagon):
        return "no-wrong-wagon"
    return "no-seat-taken" if side in world.aboard[wagon] else None


def refused_move(world: World, wagon: int, stop: str, turn: str) -> str | None:
    if wagon not in WAGONS:
        return "no-such-wagon"
    if fault := refused_cell(world, stop):
        return fault
    board, start, pips = world.board, world.cells[wagon], int(world.face)
    if stop == start:
        return "no-advance"
    if board.cells[stop] not in EXITS:
        return "no-rails"
    if stop == world.cells[3 - wagon]:
        return "no-room"
    if start in board.distances(stop):
        return "no-backwards"
    lengths = board.distances(start).get(stop)
    if not lengths:
        return "no-way"
    if min(lengths) > pips:
        return "no-so-far"
    if stop not in stops(world, wagon, pips):
        return "no-exact-count"
    is_turned = turn in TURNS or (not turn and not world.aboard[wagon])
    return None if is_turned else "no-turn"


def default(world: World, now: Decision) -> Move:
    """Return the answer for an absent player (19)."""
    return min(now.moves, key=lambda move: weight(world, move))


def weight(world: World, move: Move) -> tuple[object, ...]:
    match move:
        case ("board" | "seat", int(wagon), str(side)):
            return wagon, SIDES.index(side)
        case ("move", int(wagon), str(stop), str(turn)):
            return min(world.board.distances(world.cells[wagon])[stop]), wagon, by_place(stop), turn != "left"
        case ("wotan", str(cell)):
            return cell != world.wotan, by_place(cell)
        case ("park", str(cell)):
            return by_place(cell)
    return ()
