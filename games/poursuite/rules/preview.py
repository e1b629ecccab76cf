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
            return (_told(t, seat, met, is_lettered=True, is_counted=True),)
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
        return _taken(t, aboard), aboard.get(SIDES[0])
    met = meetings(t, move.stop, aboard)
    caught = {one.cell: one.mole for one in met if not one.guarded}
    return settled(aboard, met), caught


def _other(turn: str | None) -> str:
    """Return the turn in the other direction."""
    return next(one for one in TURNS if one != (turn or "left"))


def _seated(
    t: State, me: Seat, aboard: Mapping[Side, Seat], other: Mapping[Side, Seat], *, is_lettered: bool = False
) -> Say:
    """Return where one mole sits, of `me` if the other turn differs in that.

    Otherwise it is that of the first seat (front, right, back, left) at which both turns differ, or the first.
    """
    own, then = ([side for side in SIDES if seats.get(side) == me] for seats in (aboard, other))
    side = min(aboard, key=lambda side: (aboard[side] == other.get(side), SIDES.index(side)))
    if own and own != then:
        side = next((one for one in own if one not in then), own[0])
    return say("poursuite-seated-alone", side=side, whose=_whose(t, me, aboard[side], is_lettered=is_lettered))


def _turn(t: State, me: Seat, move: Move, *, is_only: bool) -> Say:
    """Return a turn: what happens, and who is at the front afterwards; if both turns agree in that, who sits where.

    The stop is named if it is the wagon's only one, since it was never chosen.
    """
    turn, aboard = move.turn or "left", t.wagon(move.wagon).aboard
    way, arrow = (say(f"poursuite-turn-{name}", turn=turn, stop=written(move.stop)) for name in ("way", "arrow"))
    to = say("poursuite-turn-to", turn=turn, stop=written(move.stop))
    values: dict[str, Value] = {"way": to if is_only else way, "arrow": to if is_only else arrow}
    here, there = (turned(t, aboard, one) for one in (turn, _other(turn)))
    if move.stop == mine(t).cave:
        return Say(
            "poursuite-part-turn-cave", {**values, **_in_the_cave_both(t, me, here), "ends": _ending(t, me, here)}
        )
    met, then = (meetings(t, move.stop, seats) for seats in (here, there))
    after, other = settled(here, met), settled(there, then)
    front = after.get(SIDES[0])
    is_elsewhere = len(met) == len(then) == 1 and met[0].cell != then[0].cell
    has_effects = bool(mine(t).touches[move.stop])
    for name, is_lettered in _BOTH:
        told = _told(t, me, met, is_lettered=is_lettered) if has_effects else say("poursuite-beside-none")
        if is_elsewhere and front == other.get(SIDES[0]) and _events(met) == _events(then):
            told = say("poursuite-beside-at", effects=told, cell=written(met[0].cell))
        values[name] = told
        values[f"front_{name}"] = _front(t, me, front, is_lettered=is_lettered)
        if after:
            values[f"moles_{name}"] = _seated(t, me, after, other, is_lettered=is_lettered)
    is_alike = front == other.get(SIDES[0]) and _events(met) == _events(then)
    if is_alike and not is_elsewhere and after != other:
        return Say("poursuite-part-turn-seated", values)
    return Say("poursuite-part-turn", values)


def part(t: State, seat: Seat, move: Move, name: str, *, is_only: bool = False) -> Say:
    """Return the label of the wagon, the stop or the turn of a move, in a menu for a seat or for everyone.

    With `is_only` the turn names the stop, too: it is the only one of the wagon.
    """
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
    return _turn(t, seat, move, is_only=is_only)


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
    taken = _taken(t, aboard)
    if is_lettered:
        return tuple(
            say("poursuite-lettered-paid", mole=colour(t, seat), treasures=n, own=int(seat == me))
            for seat, n in taken.items()
        )
    kind = "brief" if is_brief or len(taken) > 1 else "preview"
    return tuple(
        say(f"poursuite-{kind}-paid", mole_seat=seat, treasures=n, own=int(seat == me)) for seat, n in taken.items()
    )


def _taken(t: State, aboard: Mapping[Side, Seat]) -> Counter[Seat]:
    """Return how many treasures each owner aboard receives in the cave."""
    taken = Counter[Seat]()
    for side, treasures in shares(t, aboard).items():
        taken[aboard[side]] += treasures
    return taken


def _in_the_cave_both(t: State, me: Seat, aboard: Mapping[Side, Seat]) -> dict[str, Value]:
    """Return what every owner aboard receives, with names and with letters."""
    return {name: _in_the_cave(t, me, aboard, is_brief=False, is_lettered=lettered) for name, lettered in _BOTH}


def _ending(t: State, me: Seat, aboard: Mapping[Side, Seat]) -> Say:
    """Return who wins if these moles take the last treasures; nothing if some are left."""
    taken = _taken(t, aboard)
    scores = {Seat(seat): player.treasures + taken[Seat(seat)] for seat, player in enumerate(t.players)}
    best, *others = sorted(scores.values(), reverse=True)
    winners = [seat for seat, score in scores.items() if score == best]
    return say(
        "poursuite-ending",
        n=len(winners) if taken.total() == t.treasure else 0,
        seat=winners[0],
        own=int(winners == [me]),
        best=best,
        other=others[0],
        players=t.seats,
    )


def _stop(t: State, me: Seat, move: Move) -> Say:
    """Return a stop, and what either turn does there: whom kobolds catch or free, and who is then at the front.

    In the cave it is what each player takes.
    """
    stop, aboard = move.stop, t.wagon(move.wagon).aboard
    values: dict[str, Value] = {"stop": written(stop)}
    seats = [turned(t, aboard, turn) for turn in TURNS]
    outcomes = [outcome_of(t, move.replace(turn=turn)) for turn in TURNS]
    is_either = int(bool(aboard) and outcomes[0] == outcomes[1])
    if stop == mine(t).cave:
        return _cave(t, me, values, seats, is_either)
    met, then = (meetings(t, stop, one) for one in seats)
    fronts = [settled(one, both).get(SIDES[0]) for one, both in zip(seats, (met, then), strict=True)]
    for name, front in zip(("left", "right"), fronts, strict=True):
        values[f"front_{name}"] = _front(t, me, front, is_lettered=False)
    values["fronts"] = 1 if is_either else 2 if fronts[0] == fronts[1] else 0
    if not mine(t).touches[stop]:
        return Say("poursuite-part-stop-front" if aboard else "poursuite-part-stop", values)
    if _events(met) == _events(then):
        return _alike(t, me, values, met, then)
    caught, freed = ([_owners(_events(both), word, me) for both in (met, then)] for word in ("caught", "freed"))
    if all(caught) and freed[0] and freed[0] == freed[1]:
        for name, is_lettered in _BOTH:
            for which, owners in (("left", caught[0]), ("right", caught[1]), ("freed", freed[0])):
                values[f"{which}_{name}"] = tuple(_whose(t, me, *one, is_lettered=is_lettered) for one in owners)
        return Say("poursuite-part-stop-kobolds-swap", values)
    for which, both in (("left", met), ("right", then)):
        values[f"n_{which}"] = len(both)
        for name, is_lettered in _BOTH:
            values[f"{which}_{name}"] = _told(t, me, both, is_lettered=is_lettered, is_counted=is_lettered)
    return Say("poursuite-part-stop-kobolds", values)


def _cave(t: State, me: Seat, values: dict[str, Value], turns: Sequence[Mapping[Side, Seat]], is_either: int) -> Say:
    """Return the cave as a stop: what each player takes, and who wins if it is the last time."""
    endings = [_ending(t, me, one) for one in turns]
    values |= {"left_ends": endings[0], "right_ends": endings[1], "either": is_either}
    for name, is_lettered in _BOTH:
        for which, aboard in zip(("left", "right"), turns, strict=True):
            values[f"{which}_{name}"] = _paid(t, me, aboard, is_lettered=is_lettered)
    if _taken(t, turns[0]) == _taken(t, turns[1]):
        alike = {name: _in_the_cave(t, me, turns[0], is_brief=True, is_lettered=lettered) for name, lettered in _BOTH}
        return Say("poursuite-part-stop-cave-alike", {**values, **alike})
    if values["left_named"] == values["right_named"] and endings[0] == endings[1]:
        same = {name: values[f"left_{name}"] for name, _ in _BOTH}
        return Say("poursuite-part-stop-cave-alike", {**values, **same})
    return Say("poursuite-part-stop-cave", values)


def _alike(t: State, me: Seat, values: dict[str, Value], met: Sequence[Meeting], then: Sequence[Meeting]) -> Say:
    """Return a stop where kobolds do the same after both turns, perhaps to moles on other sides."""
    values |= {name: _told(t, me, met, is_lettered=is_lettered) for name, is_lettered in _BOTH}
    cells = [written(one.cell) for one in (*met, *then)]
    if len(cells) == 2 and len(met) == 1 and cells[0] != cells[1]:
        return Say("poursuite-part-stop-kobolds-either", {**values, "left_cell": cells[0], "right_cell": cells[1]})
    one = min(met, then, key=len)
    if len(one) == 1 and (len(cells) == 2 or one[0].mole != one[0].prisoner):
        values["named"] = tell_of(t, one[0], "preview", me)
    return Say("poursuite-part-stop-kobolds-alike", values)


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


def _whose(t: State, me: Seat, owner: Seat, n: int = 1, *, is_lettered: bool = False) -> Say:
    """Return whose mole it is, or how many of a player's: by the name or letter, or as `me`."""
    if is_lettered:
        return say("poursuite-whose-lettered", mole=colour(t, owner), own=int(owner == me), n=n)
    return say("poursuite-whose", mole_seat=owner, own=int(owner == me), n=n)


def _told(t: State, me: Seat, met: Sequence[Meeting], *, is_lettered: bool, is_counted: bool = False) -> Say:
    """Return all that one turn does to moles, in few words: caught ones first.

    That Wotan protects a mole is only told if nothing else happens. Of more than two kobolds, moles are only counted
    if `is_counted`.
    """
    if not met:
        return say("poursuite-beside-nothing")
    events = _events(met)
    if events.total() == 1 and not is_lettered:
        return tell_of(t, met[0], "brief", me)
    if len(met) == 1 and met[0].mole is not None and met[0].mole == met[0].prisoner and not met[0].guarded:
        word = "lettered" if is_lettered else "brief"
        return tell_of(t, met[0], word, me)
    caught, freed, safe = (_owners(events, word, me) for word in ("caught", "freed", "safe"))
    n_caught, n_freed = sum(n for _, n in caught), sum(n for _, n in freed)
    if is_counted and len(met) > 2:
        return say("poursuite-beside-several", caught=n_caught, freed=n_freed)

    def named(moles: Sequence[tuple[Seat, int]]) -> tuple[Say, ...]:
        return tuple(_whose(t, me, owner, n, is_lettered=is_lettered) for owner, n in moles)

    if not caught and not freed:
        return say("poursuite-beside-safe", moles=named(safe))
    own = int(caught == freed == [(me, 1)])
    values = {"caught": named(caught), "freed": named(freed)}
    return say("poursuite-beside-met", own=own, n_caught=n_caught, n_freed=n_freed, **values)


def _paid(t: State, me: Seat, aboard: Mapping[Side, Seat], *, is_lettered: bool) -> tuple[Say, ...]:
    """Return in few words who takes how many treasures; of more than two players, only `me` or else the front."""
    paid = _in_the_cave(t, me, aboard, is_brief=True, is_lettered=is_lettered)
    return paid if len(paid) < 3 else tuple([one for one in paid if one.values["own"]] or paid[:1])


_BOTH = (("named", False), ("lettered", True))
"""The two ways to name players: labels use the letters if the names have no room."""
