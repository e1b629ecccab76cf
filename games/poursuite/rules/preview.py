"""The effects of a move, told before it is made: for menus and buttons (16)."""

from collections import Counter
from collections.abc import Mapping, Sequence

from games.core import Say, Seat, Value, say
from games.poursuite.choices import Move
from games.poursuite.mine import SIDES, Side, written
from games.poursuite.state import State, colour, mine

from .faults import TURNS
from .kobolds import Meeting, meetings, settled, tell_of, turned
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
            return (_lettered(t, seat, met, is_counted=True),)
        kinds = _kinds([seat in (meeting.mole, meeting.prisoner) for meeting in met], is_brief=is_brief)
        return tuple(tell_of(t, meeting, kind, seat) for meeting, kind in zip(met, kinds, strict=True))
    if not aboard:
        return (say("poursuite-preview-empty"),)
    other = turned(t, t.wagon(move.wagon).aboard, _other(move.turn))
    return (_seated(t, seat, aboard, other),)


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


def _seated(t: State, me: Seat, aboard: Mapping[Side, Seat], other: Mapping[Side, Seat]) -> Say:
    """Return where one mole sits, of `me` if the other turn differs in that.

    Otherwise it is that of the first seat (front, right, back, left) at which both turns differ, or the first.
    """
    own, then = ([side for side in SIDES if seats.get(side) == me] for seats in (aboard, other))
    side = min(aboard, key=lambda side: (aboard[side] == other.get(side), SIDES.index(side)))
    if own and own != then:
        side = next((one for one in own if one not in then), own[0])
    owner = aboard[side]
    return say("poursuite-seated-alone", side=side, mole=colour(t, owner), own=int(owner == me))


def _turn(t: State, me: Seat, move: Move) -> Say:
    """Return a turn: what happens, and who is at the front afterwards; if both turns agree in that, who sits where."""
    turn, aboard = move.turn or "left", t.wagon(move.wagon).aboard
    values: dict[str, Value] = {"turn": turn}
    here, there = (turned(t, aboard, one) for one in (turn, _other(turn)))
    if move.stop == mine(t).cave:
        paid = _in_the_cave(t, me, here, is_brief=False, is_lettered=len({*aboard.values()}) > 2)
        return Say("poursuite-part-turn-cave", {**values, "effects": paid})
    met, then = (meetings(t, move.stop, seats) for seats in (here, there))
    after, other = settled(here, met), settled(there, then)
    told, front = _told(t, me, met, then), after.get(SIDES[0])
    is_lettered = _is_lettered(met, then)
    values["full"] = int(_events(met).total() > 3)
    if not mine(t).touches[move.stop]:
        told = say("poursuite-beside-none")
    is_elsewhere = len(met) == len(then) == 1 and met[0].cell != then[0].cell
    if front == other.get(SIDES[0]) and _events(met) == _events(then) and (after != other or is_elsewhere):
        is_lettered = True
        told = _lettered(t, me, met) if met else told
        if not is_elsewhere:
            seated = _seated(t, me, after, other)
            return Say("poursuite-part-turn-seated", {**values, "effects": told, "moles": seated})
        told = say("poursuite-lettered-at", effects=told, cell=written(met[0].cell))
    values["front"] = _front(t, me, front, is_lettered=is_lettered)
    return Say("poursuite-part-turn", {**values, "effects": told})


def part(t: State, seat: Seat, move: Move, name: str) -> Say:
    """Return the label of the wagon, the stop or the turn of a move, in a menu for a seat or for everyone."""
    wagon = t.wagon(move.wagon)
    if name == "wagon":
        owners = Counter(wagon.aboard[side] for side in SIDES if side in wagon.aboard)
        names = (say("poursuite-owner", seat=owner, n=n) for owner, n in owners.items())
        moles = tuple(names) or (say("poursuite-preview-empty"),)
        return say("poursuite-part-wagon", wagon=move.wagon, cell=written(wagon.cell), moles=moles)
    if name == "stop":
        return _stop(t, seat, move)
    if not wagon.aboard:
        return say("poursuite-part-turn-empty", effects=effects(t, seat, move))
    return _turn(t, seat, move)


def _kinds(own: Sequence[bool], *, is_brief: bool) -> list[str]:
    """Return the wording for each of several meetings: two own moles are "one of yours" and "the other"."""
    kind = "brief" if is_brief or len(own) > 1 else "preview"
    if sum(own) < 2:
        return [kind] * len(own)
    next_ones = "second" if sum(own) == 2 else "other"
    return [(next_ones if any(own[:n]) else "first") if is_own else kind for n, is_own in enumerate(own)]


def _in_the_cave(
    t: State, me: Seat, aboard: Mapping[Side, Seat], *, is_brief: bool, is_lettered: bool = False
) -> tuple[Say, ...]:
    """Return what every owner aboard receives, the owner of the front mole first."""
    if not aboard:
        return (say("poursuite-preview-nobody"),)
    taken = Counter[Seat]()
    for side, treasures in shares(t, aboard).items():
        taken[aboard[side]] += treasures
    if is_lettered or (not is_brief and len(taken) > 1 and 0 in taken.values()):
        return tuple(
            say("poursuite-lettered-paid", mole=colour(t, seat), treasures=n, own=int(seat == me))
            for seat, n in taken.items()
        )
    kind = "brief" if is_brief or len(taken) > 1 else "preview"
    return tuple(
        say(f"poursuite-{kind}-paid", mole_seat=seat, treasures=n, own=int(seat == me)) for seat, n in taken.items()
    )


def _stop(t: State, me: Seat, move: Move) -> Say:
    """Return a stop, and what either turn does there: whom kobolds catch or free, or treasures."""
    stop, aboard = move.stop, t.wagon(move.wagon).aboard
    values: dict[str, Value] = {"stop": written(stop)}
    seats = [turned(t, aboard, turn) for turn in TURNS]
    outcomes = [outcome_of(t, move.replace(turn=turn)) for turn in TURNS]
    is_either = int(bool(aboard) and outcomes[0] == outcomes[1])
    if stop == mine(t).cave:
        if is_either:
            paid = _in_the_cave(t, me, seats[0], is_brief=True, is_lettered=True)
            return Say("poursuite-part-stop-cave-alike", {**values, "effects": paid, "either": 1})
        paid, other = (_paid(t, me, one) for one in seats)
        if len(paid) == len(other) and all(one in other for one in paid):
            return Say("poursuite-part-stop-cave-alike", {**values, "effects": paid, "either": 0})
        return Say("poursuite-part-stop-cave", {**values, "left": paid, "right": other})
    if not mine(t).touches[stop]:
        return _quiet(t, values, me, seats, is_either)
    met, then = (meetings(t, stop, one) for one in seats)
    if _events(met) == _events(then):
        cells = [written(one.cell) for one in (*met, *then)]
        if len(cells) == 2 and len(met) == 1 and cells[0] != cells[1]:
            where = {"left_cell": cells[0], "right_cell": cells[1]}
            told = _told(t, me, met, then)
            return Say("poursuite-part-stop-kobolds-either", {**values, **where, "effects": told})
        one = min(met, then, key=len)
        is_single = len(one) == 1 and (len(cells) == 2 or one[0].mole != one[0].prisoner)
        told = tell_of(t, one[0], "preview", me) if is_single else _told(t, me, met, then)
        return Say("poursuite-part-stop-kobolds-alike", {**values, "effects": told, "either": is_either})
    caught, freed = ([_owners(_events(both), word, me) for both in (met, then)] for word in ("caught", "freed"))
    if all(caught) and freed[0] and freed[0] == freed[1]:
        whose = [tuple(_whose(t, me, *one) for one in owners) for owners in (*caught, freed[0])]
        return Say(
            "poursuite-part-stop-kobolds-swap", {**values, "left": whose[0], "right": whose[1], "freed": whose[2]}
        )
    left, right = (_told(t, me, *both, is_counted=True) for both in ((met, then), (then, met)))
    return Say("poursuite-part-stop-kobolds", {**values, "left": left, "right": right})


def _quiet(t: State, values: dict[str, Value], me: Seat, turns: Sequence[Mapping[Side, Seat]], is_either: int) -> Say:
    """Return a stop without kobolds, and whose mole either turn brings to the front."""
    if not turns[0]:
        return Say("poursuite-part-stop", values)
    left, right = (_front(t, me, aboard.get(SIDES[0]), is_lettered=False) for aboard in turns)
    if left == right:
        return Say("poursuite-part-stop-front-alike", {**values, "left": left, "either": is_either})
    return Say("poursuite-part-stop-front", {**values, "left": left, "right": right})


def _front(t: State, me: Seat, seat: Seat | None, *, is_lettered: bool) -> Say:
    """Return who is at the front."""
    if seat is None:
        return say("poursuite-front-empty")
    own = int(seat == me)
    if is_lettered:
        return say("poursuite-front-lettered", mole_seat=seat, mole=colour(t, seat), own=own)
    return say("poursuite-front", mole_seat=seat, own=own)


def _events(met: Sequence[Meeting]) -> Counter[tuple[str, Seat]]:
    """Return whose moles are caught, freed or protected, and how many of each."""
    found = Counter[tuple[str, Seat]]()
    for one in met:
        both = [("safe", one.mole)] if one.guarded else [("caught", one.mole), ("freed", one.prisoner)]
        found.update((word, owner) for word, owner in both if owner is not None)
    return found


def _owners(events: Counter[tuple[str, Seat]], word: str, me: Seat) -> list[tuple[Seat, int]]:
    """Return to whose moles something happens, and to how many of each, `me` first."""
    return sorted(
        ((owner, n) for (kind, owner), n in events.items() if kind == word), key=lambda one: (one[0] != me, one)
    )


def _is_lettered(*turns: Sequence[Meeting]) -> bool:
    """Return whether a turn does so much that players are named by their letters, to fit a button."""
    return any(_events(met).total() > 1 for met in turns)


def _whose(t: State, me: Seat, owner: Seat, n: int = 1) -> Say:
    """Return whose mole it is, or how many of a player's: by the letter, or as `me`."""
    return say("poursuite-whose", mole=colour(t, owner), own=int(owner == me), n=n)


def _told(t: State, me: Seat, met: Sequence[Meeting], then: Sequence[Meeting], *, is_counted: bool = False) -> Say:
    """Return all that one turn does to moles, in few words; `then` is what the other one does.

    Of more than two kobolds, moles are only counted if `is_counted`.
    """
    if not met:
        return say("poursuite-beside-nothing")
    if not _is_lettered(met, then):
        return tell_of(t, met[0], "brief", me)
    if len(met) == 1 >= len(then) and met[0].mole == met[0].prisoner:
        owner = met[0].mole
        assert owner is not None, "two moles swap"
        return say("poursuite-lettered-swapped", mole=colour(t, owner), own=int(owner == me))
    return _lettered(t, me, met, is_counted=is_counted)


def _lettered(t: State, me: Seat, met: Sequence[Meeting], *, is_counted: bool = False) -> Say:
    """Return what happens to moles, caught ones first, with the letters of their players.

    That Wotan protects a mole is only told if nothing else happens.
    """
    events = _events(met)
    caught, freed, safe = (_owners(events, word, me) for word in ("caught", "freed", "safe"))
    n_caught, n_freed = sum(n for _, n in caught), sum(n for _, n in freed)
    if is_counted and len(met) > 2:
        return say("poursuite-beside-several", caught=n_caught, freed=n_freed)

    def named(moles: Sequence[tuple[Seat, int]]) -> tuple[Say, ...]:
        return tuple(_whose(t, me, owner, n) for owner, n in moles)

    if not caught and not freed:
        return say("poursuite-lettered-safe", moles=named(safe))
    own = int(caught == freed == [(me, 1)])
    values = {"caught": named(caught), "freed": named(freed)}
    return say("poursuite-lettered-met", own=own, n_caught=n_caught, n_freed=n_freed, **values)


def _paid(t: State, me: Seat, aboard: Mapping[Side, Seat]) -> tuple[Say, ...]:
    """Return in few words who takes how many treasures; of more than two players, only `me` or else the front."""
    paid = _in_the_cave(t, me, aboard, is_brief=True)
    return paid if len(paid) < 3 else tuple([one for one in paid if one.values["own"]] or paid[:1])
