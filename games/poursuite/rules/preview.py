"""What a move would do, said before it is made: for menus and buttons (16)."""

from collections import Counter
from collections.abc import Mapping

from games.core import Say, Seat, say
from games.poursuite.choices import Move
from games.poursuite.mine import SIDES, Cell, Side, written
from games.poursuite.state import State, colour, mine, routes

from .kobolds import meetings, tell_of, turned
from .shares import shares


def effects(t: State, move: Move) -> tuple[Say, ...]:
    """What a turn does to which mole: caught, freed, swapped, or in front in the cave.

    One kobold is told in full, several in few words, so that a button can hold it. Where nothing happens, the first
    taken seat (front, right, back, left) shows how the wagon will stand.
    """
    aboard = turned(t, t.wagon(move.wagon).aboard, move.turn)
    if move.stop == mine(t).cave:
        return _in_the_cave(t, aboard)
    if met := meetings(t, move.stop, aboard):
        kind = "preview" if len(met) == 1 else "brief"
        return tuple(tell_of(t, meeting, kind) for meeting in met)
    seats = (
        say("poursuite-preview-seated", side=side, mole=colour(t, aboard[side])) for side in SIDES if side in aboard
    )
    return (next(seats, say("poursuite-preview-empty")),)


def part(t: State, move: Move, name: str) -> Say:
    """What a menu says for the wagon, the stop or the turn of a move."""
    wagon = t.wagon(move.wagon)
    if name == "wagon":
        letters = (
            say("poursuite-letter", mole=colour(t, wagon.aboard[side])) for side in SIDES if side in wagon.aboard
        )
        moles = tuple(letters) or (say("poursuite-preview-empty"),)
        return say("poursuite-part-wagon", wagon=move.wagon, cell=written(wagon.cell), moles=moles)
    if name == "stop":
        return _stop(t, wagon.cell, move.stop)
    if not wagon.aboard:
        return say("poursuite-part-turn-empty", effects=effects(t, move))
    return say("poursuite-part-turn", turn=move.turn or "left", effects=effects(t, move))


def _in_the_cave(t: State, aboard: Mapping[Side, Seat]) -> tuple[Say, ...]:
    """What every owner aboard takes, the owner of the front mole first."""
    if not aboard:
        return (say("poursuite-preview-nobody"),)
    taken = Counter[Seat]()
    for side, treasures in shares(t, aboard).items():
        taken[aboard[side]] += treasures
    kind = "preview" if len(taken) == 1 else "brief"
    return tuple(say(f"poursuite-{kind}-paid", mole=colour(t, seat), treasures=n) for seat, n in taken.items())


def _stop(t: State, start: Cell, stop: Cell) -> Say:
    steps = routes(t).steps(start, stop) or 0
    if stop == mine(t).cave:
        return say("poursuite-part-stop-cave", stop=written(stop), steps=steps)
    kobolds = tuple(_kobold(t, cell) for _, cell in mine(t).touches[stop])
    if kobolds:
        return say("poursuite-part-stop-kobolds", stop=written(stop), steps=steps, kobolds=kobolds)
    return say("poursuite-part-stop", stop=written(stop), steps=steps)


def _kobold(t: State, cell: Cell) -> Say:
    """A kobold cell with the mole or Wotan in it."""
    if cell in t.prisoners:
        return say("poursuite-kobold-prisoner", cell=written(cell), mole=colour(t, t.prisoners[cell]))
    return say("poursuite-kobold-wotan" if cell == t.wotan else "poursuite-kobold", cell=written(cell))
