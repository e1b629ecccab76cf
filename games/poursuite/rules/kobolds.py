"""What happens when a wagon has stopped next to kobold cells (8.3)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.core import Event, Say, Seat, Value
from games.poursuite.mine import Cell, Side, written
from games.poursuite.state import State, Wagon, book, colour, mine


@dataclass(frozen=True, slots=True)
class Meeting:
    """A seat and the kobold cell it touches, if something happens there or Wotan prevents it.

    Attributes:
        side: the seat.
        cell: the kobold cell.
        mole: the owner of the mole on the seat; `prisoner` of the one in the cell; one of them may be missing.
        guarded: whether Wotan is on the cell.
    """

    side: Side
    cell: Cell
    mole: Seat | None
    prisoner: Seat | None
    guarded: bool


def turned(t: State, aboard: Mapping[Side, Seat], turn: str | None) -> dict[Side, Seat]:
    """Return who sits where after a quarter turn; an empty wagon needs none (8.2)."""
    seats = book(t).turns[turn or "left"]
    return {seats[side]: owner for side, owner in aboard.items()}


def meetings(t: State, stop: Cell, aboard: Mapping[Side, Seat]) -> list[Meeting]:
    """Return what the kobolds would do to a wagon at this stop: each side on its own, since none interferes (R13)."""
    found = []
    for side, cell in mine(t).touches[stop]:
        mole, prisoner = aboard.get(side), t.prisoners.get(cell)
        if mole is not None or prisoner is not None:
            found.append(Meeting(side, cell, mole, prisoner, cell == t.wotan))
    return found


def settled(aboard: Mapping[Side, Seat], met: Sequence[Meeting]) -> dict[Side, Seat]:
    """Return who sits where once unguarded kobolds have caught moles and given prisoners back."""
    after = dict(aboard)
    for meeting in met:
        if not meeting.guarded:
            after.pop(meeting.side, None)
            if meeting.prisoner is not None:
                after[meeting.side] = meeting.prisoner
    return after


def meet_kobolds(t: State, wagon: Wagon) -> None:
    """Let moles be caught, climb in or swap, which is compulsory (8.3, R12)."""
    met = meetings(t, wagon.cell, wagon.aboard)
    wagon.aboard = settled(wagon.aboard, met)
    for meeting in met:
        if not meeting.guarded:
            t.prisoners.pop(meeting.cell, None)
            if meeting.mole is not None:
                t.prisoners[meeting.cell] = meeting.mole
        if not t.is_silent:
            t.told.append(Event(_tell_of(t, meeting)))


NOBODY = Seat(-1)
"""The reader of labels that everyone sees: they name each player, and call no mole "yours"."""


def _tell_of(t: State, meeting: Meeting) -> Say:
    """Return the sentence on a meeting."""
    values: dict[str, Value] = {"side": meeting.side, "cell": written(meeting.cell)}
    for name, owner in (("mole", meeting.mole), ("prisoner", meeting.prisoner)):
        if owner is not None:
            values |= {name: colour(t, owner), f"{name}_seat": owner}
    return Say(f"poursuite-log-{_word(meeting)}", values)


def _word(meeting: Meeting) -> str:
    if meeting.guarded:
        return "protected"
    if meeting.prisoner is None:
        return "caught"
    if meeting.mole is None:
        return "climbs-in"
    return "swap" if meeting.mole != meeting.prisoner else "swap-alike"
