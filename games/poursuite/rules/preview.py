"""The effects of a move, told before it is made: for menus and buttons (16)."""

from collections import Counter
from collections.abc import Mapping, Sequence

from games.core import Say, Seat, Value, say
from games.poursuite.choices import Move
from games.poursuite.mine import SIDES, Side, written
from games.poursuite.state import State, colour, mine

from .faults import TURNS
from .kobolds import Meeting, meetings, settled, turned
from .shares import shares


def effects(t: State, seat: Seat, move: Move) -> tuple[Say, ...]:
    """Return what a turn does to moles: caught, freed, safe, or paid in the cave; those of `seat` are "your".

    If nothing happens, the first taken seat (front, right, back, left) at which both turns differ shows how the wagon
    will stand.
    """
    aboard = turned(t, t.wagon(move.wagon).aboard, move.turn)
    if move.stop == mine(t).cave:
        return tuple(_paid(t, seat, aboard).values()) or (say("poursuite-empty-cave"),)
    if met := meetings(t, move.stop, aboard):
        return (_told(t, seat, met),)
    if not aboard:
        return (say("poursuite-empty"),)
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


def part(t: State, seat: Seat, move: Move, name: str, *, is_only: bool = False) -> Say:
    """Return the label of the wagon, the stop or the turn of a move, in a menu for a seat or for everyone.

    With `is_only` the turn names the stop, too: it is the only one of the wagon.
    """
    wagon = t.wagon(move.wagon)
    if name == "wagon":
        owners = Counter(wagon.aboard[side] for side in SIDES if side in wagon.aboard)
        names = (say("poursuite-owner", seat=owner, mole=colour(t, owner), n=n) for owner, n in owners.items())
        moles = tuple(names) or (say("poursuite-empty"),)
        return say("poursuite-part-wagon", wagon=move.wagon, cell=written(wagon.cell), moles=moles)
    if name == "stop":
        return _stop(t, seat, move)
    if not wagon.aboard:
        return say("poursuite-part-turn-empty", effects=effects(t, seat, move))
    return _turn(t, seat, move, is_only=is_only)


def _stop(t: State, me: Seat, move: Move) -> Say:
    """Return a stop, and what either turn does there: whom kobolds catch or free, or what each player takes."""
    stop, aboard = move.stop, t.wagon(move.wagon).aboard
    is_cave = stop == mine(t).cave
    values: dict[str, Value] = {"stop": say("poursuite-stop-cave", cell=written(stop)) if is_cave else written(stop)}
    turns = [turned(t, aboard, turn) for turn in TURNS]
    met = [meetings(t, stop, seats) for seats in turns]
    if not is_cave and not any(met) and (not aboard or not mine(t).touches[stop]):
        return Say("poursuite-part-stop", values)

    def told(n: int, form: str) -> Say:
        if is_cave:
            return _cashed(t, me, turns[n], is_lettered=form != "named", is_brief=True)
        return _brief(t, me, met[n]) if form == "brief" else _told(t, me, met[n], is_lettered=form == "lettered")

    forms = ("named", "lettered", "brief")
    values |= {f"{turn}_{form}": told(n, form) for n, turn in enumerate(TURNS) for form in forms}
    if not any(met) and not is_cave:
        return Say("poursuite-part-stop-idle", values)
    if not aboard:
        return Say("poursuite-part-stop-empty", values)
    is_alike = _taken(t, turns[0]) == _taken(t, turns[1]) if is_cave else _events(met[0]) == _events(met[1])
    if is_alike or values["left_named"] == values["right_named"]:
        return Say("poursuite-part-stop-alike", values)
    return Say("poursuite-part-stop-turns", values)


def _turn(t: State, me: Seat, move: Move, *, is_only: bool) -> Say:
    """Return a turn: what happens, and who is at the front afterwards; if both turns agree in that, who sits where.

    The stop is named if it is the wagon's only one, since it was never chosen.
    """
    turn, aboard = move.turn or "left", t.wagon(move.wagon).aboard
    way = say(f"poursuite-turn-{'to' if is_only else 'way'}", turn=turn, stop=written(move.stop))
    here, there = (turned(t, aboard, one) for one in (turn, _other(turn)))
    if move.stop == mine(t).cave:
        cashed = {name: _cashed(t, me, here, is_lettered=is_lettered) for name, is_lettered in _BOTH}
        return Say("poursuite-part-turn-cave", {"way": way, **cashed})
    met, then = (meetings(t, move.stop, seats) for seats in (here, there))
    after, other = settled(here, met), settled(there, then)
    front = after.get(SIDES[0])
    is_elsewhere = len(met) == len(then) == 1 and met[0].cell != then[0].cell
    is_alike = front == other.get(SIDES[0]) and _events(met) == _events(then)
    values: dict[str, Value] = {"way": way, "n": len(met) + len(then)}
    for name, is_lettered in _BOTH:
        told = _told(t, me, met, is_lettered=is_lettered)
        if is_elsewhere and is_alike:
            told = say("poursuite-beside-at", effects=told, cell=written(met[0].cell))
        values[name] = told
        values[f"front_{name}"] = _player(t, me, front, is_lettered=is_lettered)
        if after:
            values[f"moles_{name}"] = _seated(t, me, after, other, is_lettered=is_lettered)
    if is_alike and not is_elsewhere and after != other:
        return Say("poursuite-part-turn-seated", values)
    return Say("poursuite-part-turn", values)


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


def _taken(t: State, aboard: Mapping[Side, Seat]) -> Counter[Seat]:
    """Return how many treasures each owner aboard receives in the cave."""
    taken = Counter[Seat]()
    for side, treasures in shares(t, aboard).items():
        taken[aboard[side]] += treasures
    return taken


def _paid(t: State, me: Seat, aboard: Mapping[Side, Seat], *, is_lettered: bool = False) -> dict[Seat, Say]:
    """Return what owners of moles aboard receive in the cave, if anything: `me` first, then that of the front mole."""
    return {
        seat: say("poursuite-paid", who=_player(t, me, seat, is_lettered=is_lettered), treasures=n)
        for seat, n in sorted(_taken(t, aboard).items(), key=lambda one: one[0] != me)
        if n
    }


def _cashed(t: State, me: Seat, aboard: Mapping[Side, Seat], *, is_lettered: bool, is_brief: bool = False) -> Say:
    """Return who takes how many treasures, and who wins if they are the last ones.

    If it is to be brief, of more than two players only `me` or else the front is told, and letters tell only who wins.
    """
    paid = _paid(t, me, aboard, is_lettered=is_lettered)
    told = (paid.get(me, next(iter(paid.values()))),) if is_brief and len(paid) > 2 else tuple(paid.values())
    scores, winners = scores_after(t, aboard)
    best, *others = sorted(scores.values(), reverse=True)
    return say(
        "poursuite-cashed-brief" if is_brief and is_lettered else "poursuite-cashed",
        paid=told or (say("poursuite-empty-cave"),),
        n=len(winners),
        winner=_player(t, me, winners[0] if winners else None, is_lettered=is_lettered),
        own=int(winners == [me]),
        best=best,
        other=others[0],
        players=t.seats,
    )


def scores_after(t: State, aboard: Mapping[Side, Seat]) -> tuple[dict[Seat, int], Sequence[Seat]]:
    """Return each player's treasures once the moles aboard have been paid in the cave, and who has then won, if so."""
    taken = _taken(t, aboard)
    scores = {Seat(seat): player.treasures + taken[Seat(seat)] for seat, player in enumerate(t.players)}
    is_over = taken.total() == t.treasure
    return scores, [seat for seat, score in scores.items() if is_over and score == max(scores.values())]


def _events(met: Sequence[Meeting]) -> Counter[tuple[str, Seat]]:
    """Return whose moles are caught, freed or protected, and how many of each."""
    found = Counter[tuple[str, Seat]]()
    for one in met:
        both = [("safe", one.mole)] if one.guarded else [("caught", one.mole), ("freed", one.prisoner)]
        found.update((word, owner) for word, owner in both if owner is not None)
    return found


def _told(t: State, me: Seat, met: Sequence[Meeting], *, is_lettered: bool = False) -> Say:
    """Return all that one turn does to moles, in few words: caught ones first.

    That Wotan protects a mole is only told if nothing else happens. Of more than two kobolds, moles are only counted.
    """
    if not met:
        return say("poursuite-beside-nothing")
    first = met[0]
    if len(met) == 1 and first.mole is not None and first.mole == first.prisoner and not first.guarded:
        who = _player(t, me, first.mole, is_lettered=is_lettered)
        return say("poursuite-beside-swap", own=int(first.mole == me), who=who)
    events = _events(met)
    caught, freed, safe = (
        tuple(
            _whose(t, me, owner, n, is_lettered=is_lettered)
            for (kind, owner), n in sorted(events.items(), key=lambda one: (one[0][1] != me, one))
            if kind == word
        )
        for word in ("caught", "freed", "safe")
    )
    if not caught and not freed:
        return say("poursuite-beside-safe", moles=safe)
    if len(met) > 2:
        return _counted(met)
    n_caught, n_freed = _numbers(met)
    return say("poursuite-beside-met", n_caught=n_caught, n_freed=n_freed, caught=caught, freed=freed)


def _brief(t: State, me: Seat, met: Sequence[Meeting]) -> Say:
    """Return whose moles one turn catches and frees, by letters and signs; of more than two kobolds, only how many."""
    events = _events(met)
    caught, freed = (
        tuple(
            say("poursuite-brief-mole", mole=colour(t, owner), own=int(owner == me), n=n)
            for (kind, owner), n in sorted(events.items(), key=lambda one: (one[0][1] != me, one))
            if kind == word
        )
        for word in ("caught", "freed")
    )
    if len(met) > 2 or not (caught or freed):
        return _told(t, me, met, is_lettered=True)
    return say("poursuite-brief", n_caught=len(caught), n_freed=len(freed), caught=caught, freed=freed)


def _counted(met: Sequence[Meeting]) -> Say:
    """Return how many moles one turn has caught and freed."""
    n_caught, n_freed = _numbers(met)
    return say("poursuite-beside-several", caught=n_caught, freed=n_freed)


def _numbers(met: Sequence[Meeting]) -> tuple[int, int]:
    """Return how many moles are caught and freed."""
    events = _events(met)
    caught, freed = (sum(n for (kind, _), n in events.items() if kind == word) for word in ("caught", "freed"))
    return caught, freed


def _player(t: State, me: Seat, seat: Seat | None, *, is_lettered: bool) -> Say:
    """Return a player by name, or by colour and letter; `me` as "you", and no player as empty."""
    if seat is None:
        return say("poursuite-empty")
    own = int(seat == me)
    if is_lettered:
        return say("poursuite-player-lettered", mole=colour(t, seat), own=own)
    return say("poursuite-player", mole_seat=seat, own=own)


def _whose(t: State, me: Seat, owner: Seat, n: int = 1, *, is_lettered: bool = False) -> Say:
    """Return whose mole it is, or how many of a player's."""
    return say("poursuite-whose", who=_player(t, me, owner, is_lettered=is_lettered), own=int(owner == me), n=n)


_BOTH = (("named", False), ("lettered", True))
"""The two ways to name players: all labels of a step use colours and letters if the names have no room in one."""
