"""The effects of a move, told before it is made: for menus and buttons (16)."""

from collections import Counter
from collections.abc import Mapping, Sequence

from games.core import Say, Seat, Value, say
from games.poursuite.choices import Move
from games.poursuite.mine import SIDES, Cell, Side, written
from games.poursuite.state import State, mine

from .faults import TURNS
from .kobolds import NOBODY, meetings, settled, tell_of, turned
from .shares import shares


def effects(t: State, seat: Seat, move: Move, *, is_brief: bool = False) -> tuple[Say, ...]:
    """Return what a turn does to moles: caught, freed, swapped, or in front in the cave; those of `seat` are "your".

    One kobold is told in full, several in few words that fit a button, two own moles as two, four by number. If nothing
    happens, the first taken seat (front, right, back, left) at which both turns differ shows how the wagon will stand.
    """
    aboard = turned(t, t.wagon(move.wagon).aboard, move.turn)
    if move.stop == mine(t).cave:
        return _in_the_cave(t, seat, aboard, is_brief=is_brief)
    if met := meetings(t, move.stop, aboard):
        if is_brief and len(met) == len(SIDES):
            return _met(t, seat, move.stop, aboard)
        kinds = _kinds([seat in (meeting.mole, meeting.prisoner) for meeting in met], is_brief=is_brief)
        return tuple(tell_of(t, meeting, kind, seat) for meeting, kind in zip(met, kinds, strict=True))
    if not aboard:
        return (say("poursuite-preview-empty"),)
    other = turned(t, t.wagon(move.wagon).aboard, _other(move.turn))
    return (_seated(seat, aboard, other, "brief" if is_brief else "preview", is_alone=True),)


def outcome_of(t: State, move: Move) -> object:
    """Return all that a move leaves behind: who is then aboard and in prison, or what each player takes in the cave."""
    aboard = turned(t, t.wagon(move.wagon).aboard, move.turn)
    if move.stop == mine(t).cave:
        taken = Counter[Seat]()
        for side, treasures in shares(t, aboard).items():
            taken[aboard[side]] += treasures
        return taken, aboard.get(SIDES[0])
    met = meetings(t, move.stop, aboard)
    caught = {one.cell: one.mole for one in met if not one.guarded}
    return settled(aboard, met), caught


def _other(turn: str | None) -> str:
    """Return the turn in the other direction."""
    return next(one for one in TURNS if one != (turn or "left"))


def _seated(me: Seat, aboard: Mapping[Side, Seat], other: Mapping[Side, Seat], kind: str, *, is_alone: bool) -> Say:
    """Return where all moles of one player sit, of `me` if the other turn differs in that; one alone without room.

    Otherwise they are those of the first seat (front, right, back, left) at which both turns differ, or the first.
    """
    own, then = ([side for side in SIDES if seats.get(side) == me] for seats in (aboard, other))
    side = min(aboard, key=lambda side: (aboard[side] == other.get(side), SIDES.index(side)))
    if is_alone and own and own != then:
        side = own[0]
    sides = tuple(one for one in SIDES if aboard.get(one) == aboard[side])
    if is_alone and len(sides) > 1:
        return say("poursuite-seated-all", sides=sides, mole_seat=aboard[side], own=int(aboard[side] == me))
    return say(f"poursuite-{kind}-seated", side=side, mole_seat=aboard[side], own=int(aboard[side] == me))


def _turn(t: State, me: Seat, move: Move) -> tuple[Say, ...]:
    """Return the effects of a turn, and if the other has the same ones also who sits where afterwards."""
    told = effects(t, me, move)
    if told != effects(t, me, move.replace(turn=_other(move.turn))):
        return told
    left, other = (turned(t, t.wagon(move.wagon).aboard, turn) for turn in (move.turn, _other(move.turn)))
    met = meetings(t, move.stop, left)
    after, then = settled(left, met), settled(other, meetings(t, move.stop, other))
    if not met or after == then or not after:
        return told
    first, *more = met
    if first.mole == first.prisoner and not more:  # two of one player swap: nothing else has changed
        return (_seated(me, after, then, "brief", is_alone=True),)
    seated = _seated(me, after, then, "brief", is_alone=False)
    own = sum(me in (one.mole, one.prisoner) for one in met)
    is_short = len(met) <= 2 and own < 2 and all(one.mole is None or one.prisoner is None for one in met)
    return (*(told if is_short else _met(t, me, move.stop, left)), seated)


def part(t: State, seat: Seat, move: Move, name: str) -> Say:
    """Return the label of the wagon, the stop or the turn of a move, in a menu for a seat or for everyone."""
    wagon = t.wagon(move.wagon)
    if name == "wagon":
        owners = Counter(wagon.aboard[side] for side in SIDES if side in wagon.aboard)
        names = (say("poursuite-owner", seat=owner, n=n) for owner, n in owners.items())
        moles = tuple(names) or (say("poursuite-preview-empty"),)
        return say("poursuite-part-wagon", wagon=move.wagon, cell=written(wagon.cell), moles=moles)
    if name == "stop":
        return _stop(t, seat, wagon.aboard, move.stop)
    if not wagon.aboard:
        return say("poursuite-part-turn-empty", effects=effects(t, seat, move))
    text = "poursuite-part-turn-cave" if move.stop == mine(t).cave else "poursuite-part-turn"
    return say(text, turn=move.turn or "left", effects=_turn(t, seat, move))


def _kinds(own: Sequence[bool], *, is_brief: bool) -> list[str]:
    """Return the wording for each of several meetings: two own moles are "one of yours" and "the other"."""
    kind = "brief" if is_brief or len(own) > 1 else "preview"
    if sum(own) < 2:
        return [kind] * len(own)
    next_ones = "second" if sum(own) == 2 else "other"
    return [(next_ones if any(own[:n]) else "first") if is_own else kind for n, is_own in enumerate(own)]


def _in_the_cave(t: State, me: Seat, aboard: Mapping[Side, Seat], *, is_brief: bool) -> tuple[Say, ...]:
    """Return what every owner aboard receives, the owner of the front mole first."""
    if not aboard:
        return (say("poursuite-preview-nobody"),)
    taken = Counter[Seat]()
    for side, treasures in shares(t, aboard).items():
        taken[aboard[side]] += treasures
    kind = "brief" if is_brief or len(taken) > 1 else "preview"
    return tuple(
        say(f"poursuite-{kind}-paid", mole_seat=seat, treasures=n, own=int(seat == me)) for seat, n in taken.items()
    )


def _stop(t: State, me: Seat, aboard: Mapping[Side, Seat], stop: Cell) -> Say:
    """Return a stop, and what either turn does there: whom kobolds catch or free, or treasures."""
    values: dict[str, Value] = {"stop": written(stop)}
    is_cave = stop == mine(t).cave
    if not is_cave and not mine(t).touches[stop]:
        return _quiet(values, me, aboard, [turned(t, aboard, turn).get(SIDES[0]) for turn in TURNS])
    left, right = (
        _paid(t, me, seats) if is_cave else _met(t, me, stop, seats)
        for seats in (turned(t, aboard, turn) for turn in TURNS)
    )
    kind = "cave" if is_cave else "kobolds"
    if len(left) == len(right) and all(one in right for one in left):
        left = left if is_cave else _met(t, me, stop, turned(t, aboard, TURNS[0]), "preview")
        return Say(f"poursuite-part-stop-{kind}-alike", {**values, "effects": left})
    if "cell" in left[0].values and [*map(_nowhere, left)] == [*map(_nowhere, right)]:
        cells = {"left_cell": left[0].values["cell"], "right_cell": right[0].values["cell"]}
        return Say("poursuite-part-stop-kobolds-either", {**values, **cells, "effects": left})
    return Say(f"poursuite-part-stop-{kind}", {**values, "left": left, "right": right})


def _quiet(values: dict[str, Value], me: Seat, aboard: Mapping[Side, Seat], fronts: Sequence[Seat | None]) -> Say:
    """Return a stop without kobolds, and whose mole either turn brings to the front."""
    if not aboard:
        return Say("poursuite-part-stop", values)
    left, right = (
        say("poursuite-front-empty") if seat is None else say("poursuite-front", mole_seat=seat, own=int(seat == me))
        for seat in fronts
    )
    text = "poursuite-part-stop-front-alike" if left == right else "poursuite-part-stop-front"
    return Say(text, {**values, "left": left, "right": right})


def _nowhere(told: Say) -> Say:
    """Return what happens without the place where it does."""
    return Say(told.id, {name: value for name, value in told.values.items() if name not in {"cell", "side"}})


def _met(t: State, me: Seat, stop: Cell, aboard: Mapping[Side, Seat], kind: str = "brief") -> tuple[Say, ...]:
    """Return what the kobolds beside a stop do to a wagon turned like this: for one mole as a `kind` of sentence.

    Of several moles, only those of `me` are told of, or all others if none of them are concerned; several are counted.
    """
    met = meetings(t, stop, aboard)
    own = [meeting for meeting in met if me in (meeting.mole, meeting.prisoner)]
    if len(met) > 1 and len(own) != 1:
        told = own or met
        caught = sum(one.mole is not None and not one.guarded and (not own or one.mole == me) for one in told)
        freed = sum(one.prisoner is not None and not one.guarded and (not own or one.prisoner == me) for one in told)
        both = sum(one.mole == one.prisoner and not one.guarded for one in told)
        whose = 2 if me == NOBODY else int(bool(own))
        return (say("poursuite-beside-several", own=whose, caught=caught - both, freed=freed - both),)
    return tuple(tell_of(t, one, kind, me) for one in own or met) or (say("poursuite-beside-nothing"),)


def _paid(t: State, me: Seat, aboard: Mapping[Side, Seat]) -> tuple[Say, ...]:
    """Return in few words who takes how many treasures; of more than two players, only `me` or else the front."""
    paid = _in_the_cave(t, me, aboard, is_brief=True)
    return paid if len(paid) < 3 else tuple([one for one in paid if one.values["own"]] or paid[:1])
