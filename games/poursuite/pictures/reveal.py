"""The result of a move as pictures: who was caught, freed or kept safe, and what each took from the cave."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import pairwise

from games.core import Event, Panel, Say, Seat, Sign, Speak, Value, say
from games.draw import WIDTH, Canvas, mark
from games.draw.moments import HEIGHT, MOST_FRAMES, Verdict, head_box, verdict_box
from games.draw.palette import ABYSS, BAD, EDGE, GOOD, INK, LAMP, MUTED, SLAB, TEXT
from games.poursuite.mine import SIDES, Cell, Mine
from games.poursuite.view import Reach, View, WagonView

from .grid import AXIS, Grid, draw_grid
from .pieces import ART, LOOKS, draw_die, draw_dweller, draw_mole

SCENE = (8, 80, 578, 294)
ASIDE = (594, 80, 198, 294)
PURSES = (8, 382, WIDTH - 16, 119)
CELL = 84
_LOG = "poursuite-log-"
_STARTS = {"move", "move-empty", "wotan-frees", "wotan-guards", "wotan-stays"}
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
_VERDICTS = {"caught": Verdict.BAD, "free": Verdict.GOOD, "safe": Verdict.OPEN, "treasure": Verdict.GOOD}
_COLOURS = {"caught": BAD, "free": TEXT, "safe": LAMP, "treasure": TEXT}


@dataclass(frozen=True, slots=True)
class Fate:
    """What happened to one mole.

    Attributes:
        word: caught, free, safe or treasure.
        treasures: how many its player took.
    """

    seat: Seat
    word: str
    treasures: int = 0


@dataclass(frozen=True, slots=True)
class Shown:
    """What a panel shows.

    Attributes:
        seat: who moved the wagon or Wotan.
        wagon: its number, 0 for Wotan.
        cell: where it stopped.
        colours: of the players, by seat.
        purses: the treasures of each seat before and after.
        chest: the treasures left in the cave before and after.
    """

    reader: Seat | None
    board: str
    seat: Seat
    wagon: int
    pips: int
    cell: Cell
    fates: tuple[Fate, ...]
    colours: tuple[str, ...]
    purses: tuple[tuple[int, int], ...]
    chest: tuple[int, int]
    wagons: tuple[WagonView, WagonView]
    prisoners: tuple[tuple[Cell, str], ...]
    wotan: Cell
    path: tuple[Cell, ...]
    told: tuple[Say, ...] = field(repr=False)


def reveal(told: Sequence[Event], view: View) -> Sequence[Panel]:
    """Return the frames of the last move that caught, freed or enriched somebody.

    A player sees, during the game, the last one that concerned them. The fates of the moles appear one after the other.
    """
    shown = _latest([event.say for event in told], view)
    if shown is None:
        return ()
    fates = shown.fates[: MOST_FRAMES - 3]
    before = tuple((old, old) for old, _ in shown.purses)
    parts = [replace(shown, fates=fates[:n], purses=before, chest=(shown.chest[0],) * 2) for n in range(len(fates))]
    return [Panel("moment", one, partial(draw_reveal, one, view.mine), one.told) for one in (*parts, shown)]


def _latest(told: Sequence[Say], view: View) -> Shown | None:
    words = [one.id.removeprefix(_LOG) for one in told]
    starts = [number for number, word in enumerate(words) if word in _STARTS]
    moments = []
    for start, end in pairwise([*starts, len(told)]):
        if any(word in _FATES for word in words[start:end]) or words[start] == "wotan-frees":
            moments.append((start, end))
    if view.me is None:
        after = words[starts[-1] + 1 :] if starts else []
        moments = moments[-1:] if moments and moments[-1][0] == starts[-1] and {*after} <= _FATES | _BESIDE else []
    found = [_shown(told, start, end, view, is_last=end == len(told)) for start, end in moments]
    mine = [one for one in found if view.me in {fate.seat for fate in one.fates}]
    if view.me is None or view.decider is None or (not mine and view.me == view.decider):
        return found[-1] if found else None
    return mine[-1] if mine else None


def _shown(told: Sequence[Say], start: int, end: int, view: View, *, is_last: bool) -> Shown:
    first, kept = told[start], [one for one in told[start:end] if one.id.removeprefix(_LOG) not in {"turn", "roll"}]
    seats = {player.colour: Seat(seat) for seat, player in enumerate(view.players)}
    fates = tuple(fate for one in kept for fate in _fates(one, seats))
    later = told[start + 1 :]
    taken = [
        sum(_treasures(one) for one in later if one.values.get("seat") == seat) for seat in range(len(view.players))
    ]
    after_end = [
        sum(_treasures(one) for one in told[end:] if one.values.get("seat") == seat)
        for seat in range(len(view.players))
    ]
    purses = tuple(
        (player.treasures - all_, player.treasures - rest)
        for player, all_, rest in zip(view.players, taken, after_end, strict=True)
    )
    rolled = [one.values["pips"] for one in told[:start] if one.id == f"{_LOG}roll"]
    wagon = first.values.get("wagon", 0)
    assert isinstance(wagon, int)
    stop = _cell(first.values.get("stop", first.values.get("cell")))
    return Shown(
        reader=view.me,
        board=" ".join(view.mine.rows),
        seat=_seat(first.values),
        wagon=wagon,
        pips=rolled[-1] if wagon and rolled and isinstance(rolled[-1], int) else 0,
        cell=stop,
        fates=fates,
        colours=tuple(player.colour for player in view.players),
        purses=purses,
        chest=(view.treasure + sum(taken), view.treasure + sum(after_end)),
        wagons=_wagons(kept, view, wagon, stop),
        prisoners=tuple(view.prisoners.items()),
        wotan=view.wotan,
        path=view.path if is_last and view.moved == wagon else (),
        told=(*kept[1:], kept[0]),
    )


def _wagons(kept: Sequence[Say], view: View, number: int, cell: Cell) -> tuple[WagonView, WagonView]:
    """Return the wagons; that which reached the cave stands there with all who were paid, who have left it since."""
    paid = [one.values for one in kept if one.id == f"{_LOG}share"]
    if not paid:
        return view.wagons
    aboard = {side: f"{values['mole']}" for values in paid for side in SIDES if side == values["side"]}
    arrived, (one, two) = WagonView(cell, aboard), view.wagons
    return (arrived, two) if number == 1 else (one, arrived)


def _fates(one: Say, seats: Mapping[str, Seat]) -> list[Fate]:
    """Return the fates of moles according to a sentence."""
    mole, prisoner = (seats.get(str(one.values.get(name))) for name in ("mole", "prisoner"))
    caught = [Fate(mole, "caught")] if mole is not None else []
    freed = [Fate(prisoner, "free")] if prisoner is not None else []
    match one.id.removeprefix(_LOG):
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
            return [Fate(_seat(one.values), "treasure", _treasures(one))]
    return []


def _treasures(one: Say) -> int:
    value = one.values.get("treasures", 0) if one.id in {f"{_LOG}share", f"{_LOG}rescue"} else 0
    assert isinstance(value, int)
    return value


def _seat(values: Mapping[str, Value]) -> Seat:
    value = values["seat"]
    assert isinstance(value, int)
    return Seat(value)


def _cell(value: Value | None) -> Cell:
    if isinstance(value, Say):
        value = value.values["cell"]
    assert isinstance(value, Sign)
    return value.text.lower()


def draw_reveal(shown: Shown, mine: Mine, speak: Speak) -> bytes:
    """Return the picture of who moved what, where it stopped, what happened to whom, and the treasures."""
    canvas = Canvas(HEIGHT, ART, own=shown.reader)
    liveries = [LOOKS[colour] for colour in shown.colours]
    head_box(canvas)
    mark(canvas, shown.seat, 24, 17, 42, liveries)
    name = speak(say("poursuite-picture-name", seat=shown.seat))
    canvas.name(name, 86, 52, 40, TEXT, face="title", width=360, least=28)
    if shown.wagon:
        title = speak(say("poursuite-picture-moved", wagon=shown.wagon))
        right = 706 if shown.pips else 772  # the mover's view has no pips, as they know their throw
        canvas.text(title, right, 50, 36, TEXT, face="title", align="right", width=240, least=26)
        if shown.pips:
            draw_die(canvas, f"{shown.pips}", 722, 13, 50)
    else:
        draw_die(canvas, "wotan", 722, 13, 50)
    _scene(canvas, shown, mine)
    _beside(canvas, shown, speak)
    for seat in range(len(shown.colours)):
        _purse(canvas, shown, Seat(seat), speak)
    return canvas.png()


def _scene(canvas: Canvas, shown: Shown, mine: Mine) -> None:
    """Draw the part of the mine around the cell where it happened."""
    x, y, w, h = SCENE
    wide, high = AXIS + mine.height * CELL, mine.columns * CELL + AXIS
    whole = Canvas(high, ART, wide)
    grid = Grid(mine, shown.wagons, shown.prisoners, shown.wotan, shown.path, Reach({}, (), {}), AXIS, 0, CELL, CELL)
    middle_x, middle_y = grid.middle(shown.cell)
    left = round(max(AXIS, min(middle_x - w / 2, wide - w)))
    top = round(max(0, min(middle_y - h / 2, high - AXIS - h)))
    places = [(number, *grid.middle(wagon.cell)) for number, wagon in enumerate(shown.wagons, 1)]
    inside = CELL / 2  # none is cut in two by the frame
    cut = [
        number
        for number, at_x, at_y in places
        if not (left + inside <= at_x <= left + w - inside and top + inside <= at_y <= top + h - inside)
    ]
    draw_grid(whole, replace(grid, hidden=tuple(cut)))
    canvas.image.paste(whole.image.crop((left, top, left + w, top + h)), (x, y))
    edge = BAD if any(fate.word == "caught" for fate in shown.fates) else EDGE
    for inset in range(3):
        points = [(x + inset, y + inset), (x + w - inset, y + inset), (x + w - inset, y + h - inset)]
        canvas.line([*points, (x + inset, y + h - inset), (x + inset, y + inset)], edge, 1)


def _beside(canvas: Canvas, shown: Shown, speak: Speak) -> None:
    """Draw the fate of each mole, one box below the other; or the chest, if treasures were taken."""
    x, y, w, h = ASIDE
    if any(fate.word == "treasure" for fate in shown.fates) or not shown.fates:
        verdict_box(canvas, ASIDE, Verdict.OPEN)
        old, new = shown.chest
        canvas.sign("chest" if shown.fates else "mole", x + 34, y + 24, 130, INK, ART)
        if new == old:
            canvas.text(f"{new}" if shown.fates else "?", x + w / 2, y + 226, 56, LAMP, face="title", align="middle")
        else:
            canvas.text(f"{old}", x + 76, y + 216, 42, MUTED, face="title", align="right")
            canvas.sign("arrow", x + 84, y + 186, 30, TEXT)
            canvas.text(f"{new}", x + 120, y + 220, 54, LAMP, face="title")
        word = speak(say("poursuite-picture-treasure")) if shown.fates else ""
        canvas.text(word, x + w / 2, y + 276, 36, LAMP, face="title", align="middle", width=w - 20, least=26)
        return
    each = (h + 8) / max(2, len(shown.fates))
    for number, fate in enumerate(shown.fates):
        top = y + number * each
        verdict_box(canvas, (x, top, w, each - 8), _VERDICTS[fate.word])
        size = round(min(54, each * 0.4))
        if fate.word == "caught":
            draw_dweller(canvas, shown.colours[fate.seat], x + 18 + size / 2, top + 12 + size / 2, size + 12)
        else:
            draw_mole(canvas, shown.colours[fate.seat], x + 18, top + 12, size)
        name = speak(say("poursuite-picture-name", seat=fate.seat))
        canvas.name(name, x + 36 + size, top + 14 + size * 0.66, 28, TEXT, width=w - size - 48, least=25)
        word = speak(say(f"poursuite-picture-{fate.word}"))
        base = top + each - 26
        canvas.text(
            word, x + w / 2, base, 40, _COLOURS[fate.word], face="title", align="middle", width=w - 20, least=26
        )


def _purse(canvas: Canvas, shown: Shown, seat: Seat, speak: Speak) -> None:
    """Draw a player's treasures, with the number before if they have changed."""
    x, y, w, h = PURSES
    each = (w + 8) / len(shown.colours)
    left, (old, new) = x + seat * each, shown.purses[seat]
    words = {fate.word for fate in shown.fates if fate.seat == seat}
    if new > old:
        verdict_box(canvas, (left, y, each - 8, h), Verdict.GOOD)
    else:
        edge = BAD if "caught" in words else GOOD if "free" in words else EDGE
        canvas.box((left, y, each - 8, h), SLAB if not words else ABYSS, edge, 4 if words else 2)
    mark(canvas, seat, left + 14, y + 12, 36, [LOOKS[colour] for colour in shown.colours])
    name = speak(say("poursuite-picture-name", seat=seat))
    canvas.name(name, left + 64, y + 40, 29, TEXT, width=each - 84, least=25)
    canvas.sign("gem", left + 14, y + 62, 42, INK, ART)
    if new == old:
        canvas.text(f"{new}", left + 68, y + 101, 46, TEXT, face="title")
        return
    shift = left + 66 + canvas.text(f"{old}", left + 66, y + 100, 40, TEXT, face="title") + 6
    canvas.sign("arrow", shift, y + 70, 28, TEXT)
    canvas.text(f"{new}", shift + 34, y + 102, 50, LAMP, face="title")
