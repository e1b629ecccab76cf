"""The results of moves as pictures: who was caught, freed or kept safe, and what each took from the cave."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise

from games.core import Event, Panel, Say, Seat
from games.draw.moments import MOST_FRAMES
from games.poursuite.cards import EDITIONS
from games.poursuite.mine import SIDES, Cell, Side
from games.poursuite.routes import Path
from games.poursuite.view import View

from .lately import STARTS, latest_of
from .moment import Fate, Shown, draw_moment
from .past import LOG, cell_of, number_of, past, seat_of, treasures_of, word_of
from .strip import MOST, Strip, draw_strip, own_fates

_BESIDE = {
    "turn",
    "park",
    "over",
    "boarding",
    "board",
    "shortage",
    "cave-empty",
    "swap-alike",
    "wotan-seat",
    "lead",
    "lead-shared",
    "roll",
    "roll-wotan",
}
_FATES = {"caught", "climbs-in", "swap", "protected", "share", "rescue"}


def reveal(told: Sequence[Event], view: View) -> Sequence[Panel]:
    """Return the frames of the last move that caught, freed or enriched a player, as the board then was.

    During the game a player sees every move since their own that concerned them, or else the latest one; their own
    move is shown until another player has moved. Several moves form a strip. Within a single move, the wagon turns and
    then what happened to each mole appears in turn. A player to move gets the last frame alone, since the mine below
    already shows how it ended.
    """
    said = [event.say for event in told]
    moments = _moments(said, view)
    frames = _frames(said, moments, view) if moments else ()
    return frames[-1:] if view.me is not None and view.me == view.decider else frames


def _frames(said: Sequence[Say], moments: Sequence[tuple[int, int]], view: View) -> Sequence[Panel]:
    """Return all frames of the moves to show."""
    if len(moments) > 1:
        shown = [_shown(said, *moment, view) for moment in moments[-MOST:]]
        coming = [(_shown(said, *moment, view, 0),) for moment in moments[-MOST:]]
        words = tuple(line for one in shown for line in one.told)
        rows = max(len(own_fates(one)) for one in shown)
        strips = [Strip((*shown[:n], *one), len(shown), rows) for n, one in enumerate((*coming, ()))]
        return [Panel("moment", one, partial(draw_strip, one, view.mine), words) for one in strips]
    whole = _shown(said, *moments[0], view)
    most = min(len(whole.fates), MOST_FRAMES - 3)
    frames = [*_before_turn(said, moments[0], view), *(_shown(said, *moments[0], view, n) for n in range(most)), whole]
    return [Panel("moment", one, partial(draw_moment, one, view.mine), whole.told) for one in frames]


def _moments(told: Sequence[Say], view: View) -> Sequence[tuple[int, int]]:
    """Return where the moves to show begin in what was told, and where the last fate of each ends.

    What follows from a move later, such as a wagon put back on a start space, does not change its picture.
    """
    words = [word_of(one) for one in told]
    starts = [number for number, word in enumerate(words) if word in STARTS]
    found = list[tuple[int, int]]()
    for start, end in pairwise([*starts, len(told)]):
        fates = [n for n in range(start, end) if words[n] in _FATES or words[n] == "wotan-frees"]
        found += [(start, fates[-1] + 1)] if fates else []
    if view.me is None:
        after = words[starts[-1] + 1 :] if starts else []
        is_latest = bool(found) and found[-1][0] == starts[-1] and {*after} <= _FATES | _BESIDE
        return found[-1:] if is_latest else ()
    seats = {player.colour: Seat(seat) for seat, player in enumerate(view.players)}
    if view.decider is None:
        return found[-1:]
    found = [(start, end) for start, end in found if start >= latest_of(told, view.me)]
    mine = [
        (start, end)
        for start, end in found
        if any(fate.seat == view.me for one in told[start:end] for fate in _fates(one, seats))
    ]
    return mine or found[-1:]


def _shown(told: Sequence[Say], start: int, end: int, view: View, most: int | None = None) -> Shown:
    """Return what is shown of a move, with all fates or the first few."""
    first, kept = told[start], [one for one in told[start:end] if word_of(one) not in {"turn", "roll"}]
    seats = {player.colour: Seat(seat) for seat, player in enumerate(view.players)}
    wagon, stop = number_of(first.values), cell_of(first.values.get("stop", first.values.get("cell")))
    before, after = past(view, told, start + 1), past(view, told, end)
    fates, lost, until = list[Fate](), list[Side](), end if most is None else start + 1
    for number in range(start, end):
        one = told[number]
        found = _fates(one, seats)
        if most is not None and len(fates) + len(found) > most:
            fates += found[: most - len(fates)]
            break
        fates += found
        lost += [side for side in SIDES if word_of(one) == "caught" and one.values.get("side") == side]
        until = number + 1 if found and most is not None else until
    is_paid = any(word_of(one) in {"share", "rescue"} for one in kept)
    board = before if stop == view.mine.cave else past(view, told, until)
    rolled = [one.values["pips"] for one in told[:start] if one.id == f"{LOG}roll"]
    is_last = view.moved == wagon and not any(word_of(one) in STARTS for one in told[end:])
    purses = zip(before.players, after.players if most is None else before.players, strict=True)
    return Shown(
        reader=view.me,
        board=" ".join(view.mine.rows),
        seat=seat_of(first.values),
        wagon=wagon,
        pips=rolled[-1] if wagon and rolled and isinstance(rolled[-1], int) else 0,
        cell=stop,
        fates=tuple(fates),
        lost=tuple(lost),
        colours=tuple(player.colour for player in view.players),
        purses=tuple((old.treasures, new.treasures) for old, new in purses),
        chest=(before.treasure, after.treasure if most is None else before.treasure),
        is_paid=is_paid,
        wagons=board.wagons,
        prisoners=tuple(sorted(board.prisoners.items())),
        wotan=board.wotan,
        path=view.path if is_last else _path(view, cell_of(first.values.get("start")), stop),
        told=(*kept[1:], kept[0]),
    )


def _before_turn(told: Sequence[Say], moment: tuple[int, int], view: View) -> Sequence[Shown]:
    """Return the frame in which the wagon has arrived and not been turned yet; none for a move of Wotan."""
    arrived, earlier = _shown(told, *moment, view, 0), past(view, told, moment[0])
    if not arrived.wagon:
        return ()
    first, second = (
        replace(now, aboard=before.aboard) if number == arrived.wagon else now
        for number, (now, before) in enumerate(zip(arrived.wagons, earlier.wagons, strict=True), 1)
    )
    return (replace(arrived, wagons=(first, second)),)


def _path(view: View, start: Cell, stop: Cell) -> Path:
    """Return the shortest way between two cells; () if nothing ran there."""
    routes = EDITIONS[EDITIONS.current].routes.get(view.mine.id)
    steps = routes.steps(start, stop) if routes is not None and start in view.mine.exits else None
    return routes.path(start, stop, steps, exact=False) if routes is not None and steps else ()


def _fates(one: Say, seats: Mapping[str, Seat]) -> list[Fate]:
    """Return the fates of moles according to a sentence."""
    mole, prisoner = (seats.get(str(one.values.get(name))) for name in ("mole", "prisoner"))
    caught = [Fate(mole, "caught")] if mole is not None else []
    freed = [Fate(prisoner, "free")] if prisoner is not None else []
    match word_of(one):
        case "caught":
            return caught
        case "climbs-in":
            return freed
        case "swap":
            return [*caught, *freed]
        case "protected" if mole is not None:
            return [Fate(mole, "safe")]
        case "wotan-frees" if mole is not None:
            return [Fate(mole, "free")]
        case "share" | "rescue":
            return [Fate(seat_of(one.values), "treasure", treasures_of(one))]
    return []
