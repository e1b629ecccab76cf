"""Why a choice is advised, in sentences: what it does for the player's own moles and for the others'."""

from collections.abc import Iterator, Mapping

from games.core import Choice, Say, Seat, say
from games.poursuite.choices import Board, Move, Wotan, WotanSeat
from games.poursuite.mine import Side, written
from games.poursuite.rules.kobolds import meetings, turned
from games.poursuite.rules.shares import is_short, shares
from games.poursuite.state import State, mine, routes

_NEAR = 4
"""The number of steps that one roll of the die can cover."""
_TO_FRONT: Mapping[Side, str] = {"e": "left", "w": "right"}
"""The quarter turn that brings the mole on each side to the front."""


def reasons(t: State, seat: Seat, choice: Choice) -> Iterator[Say]:
    """Yield what speaks for a choice, the most important first."""
    match choice:
        case Move() if choice.stop == mine(t).cave:
            yield from _arrival(t, seat, choice)
        case Move():
            yield from _move(t, seat, choice)
        case Board(wagon, side) | WotanSeat(wagon, side):
            if _is_near_front(t, {**t.wagon(wagon).aboard, side: seat}, side):
                yield say("poursuite-advice-beside", wagon=wagon, side=side)
            steps = routes(t).steps(t.wagon(wagon).cell, mine(t).cave) or 0
            if steps <= 2 * _NEAR:
                yield say("poursuite-advice-steps", wagon=wagon, steps=steps, before=0)
        case Wotan(cell):
            yield from _wotan(t, seat, choice, say("poursuite-advice-guard", cell=written(cell)))


def _arrival(t: State, seat: Seat, move: Move) -> Iterator[Say]:
    """Yield who is paid what in the cave, or the effect of sending an empty wagon there (10.3)."""
    aboard = turned(t, t.wagon(move.wagon).aboard, move.turn)
    if not aboard:
        yield say("poursuite-advice-empty")
    paid = dict.fromkeys(map(Seat, range(t.seats)), 0)
    for side, n in shares(t, aboard).items():
        paid[aboard[side]] += n
    if paid[seat]:
        yield say("poursuite-advice-paid", treasures=paid[seat])
    if sum(paid.values()) >= t.treasure:
        yield say("poursuite-advice-last")
    rivals = tuple(other for other, n in paid.items() if n and other != seat)
    if rivals:
        yield say("poursuite-advice-rivals-paid", seats=rivals)


def _move(t: State, seat: Seat, move: Move) -> Iterator[Say]:
    """Yield who is caught or freed, and how near to the cave the player's own moles come."""
    aboard = turned(t, t.wagon(move.wagon).aboard, move.turn)
    rode = seat in aboard.values()
    for meeting in meetings(t, move.stop, aboard):
        if meeting.guarded:
            continue
        cell = written(meeting.cell)
        if meeting.prisoner == seat and meeting.mole != seat:
            yield say("poursuite-advice-freed", cell=cell)
        if meeting.mole not in (None, seat, meeting.prisoner):
            yield say("poursuite-advice-caught", seat=meeting.mole, cell=cell)
        if meeting.mole == seat and meeting.prisoner != seat:
            yield say("poursuite-advice-own-caught", cell=cell)
        aboard.pop(meeting.side, None)
        if meeting.prisoner is not None:
            aboard[meeting.side] = meeting.prisoner
    if seat in aboard.values():
        before, steps = (routes(t).steps(cell, mine(t).cave) or 0 for cell in (t.wagon(move.wagon).cell, move.stop))
        if steps < before:
            yield say("poursuite-advice-steps", wagon=move.wagon, steps=steps, before=before)
        own = [side for side in aboard if aboard[side] == seat and _is_near_front(t, aboard, side)]
        if steps <= _NEAR and own:
            yield say("poursuite-advice-beside", wagon=move.wagon, side=own[0])
    elif aboard and not rode:
        yield say("poursuite-advice-not-aboard")


def _is_near_front(t: State, aboard: Mapping[Side, Seat], side: Side) -> bool:
    """Return whether one quarter turn brings the mole on a side to the front, where the pile still pays it two."""
    turn = _TO_FRONT.get(side)
    return turn is not None and not is_short(t, turned(t, aboard, turn))


def _wotan(t: State, seat: Seat, choice: Wotan, guard: Say) -> Iterator[Say]:
    mole = t.prisoners.get(choice.cell)
    if mole is None:
        yield guard
    elif mole == seat:
        yield say("poursuite-advice-freed", cell=written(choice.cell))
