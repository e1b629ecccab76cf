"""The picture of one move: who moved what, where it stopped, what happened to whom, and the treasures."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from games.core import Say, Seat, Speak, say
from games.draw import WIDTH, Canvas, mark
from games.draw.moments import Place, Verdict, head_box, rays, verdict_box
from games.draw.palette import ABYSS, BAD, EDGE, GOOD, INK, LAMP, MUTED, SLAB, TEXT, Livery
from games.poursuite.mine import Cell, Mine, Side
from games.poursuite.view import Reach, WagonView

from .grid import AXIS, MOLE, Grid, draw_grid
from .pieces import ART, LOOKS, draw_die, draw_dweller, draw_lost, draw_mole

SCENE = (8, 76, 578, 226)
ASIDE = (594, 76, 198, 226)
PURSES = (8, 310, WIDTH - 16, 102)
CELL = 72
REACH = 58
"""How far a wagon with its moles reaches from the middle of its cell."""
LOW = 80
"""The height of a fate below which it is told in one line."""
VERDICTS = {"caught": Verdict.BAD, "free": Verdict.GOOD, "safe": Verdict.OPEN, "treasure": Verdict.GOOD}
COLOURS = {"caught": BAD, "free": TEXT, "safe": LAMP, "treasure": LAMP}


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
    """What is shown of a move: the mine as it then was.

    Attributes:
        seat: who moved the wagon or Wotan.
        wagon: its number, 0 for Wotan.
        cell: where it stopped.
        lost: the seats of the wagon from which moles have been caught.
        colours: of the players, by seat.
        purses: the treasures of each seat before and after.
        chest: the treasures left in the cave before and after.
        is_paid: whether the move brought treasures.
    """

    reader: Seat | None
    board: str
    seat: Seat
    wagon: int
    pips: int
    cell: Cell
    fates: tuple[Fate, ...]
    lost: tuple[Side, ...]
    colours: tuple[str, ...]
    purses: tuple[tuple[int, int], ...]
    chest: tuple[int, int]
    is_paid: bool
    wagons: tuple[WagonView, WagonView]
    prisoners: tuple[tuple[Cell, str], ...]
    wotan: Cell
    path: tuple[Cell, ...]
    told: tuple[Say, ...] = field(repr=False)


def draw_moment(shown: Shown, mine: Mine, speak: Speak) -> bytes:
    """Return the picture; the treasures of all players only if some were taken."""
    x, y, _, h = PURSES
    canvas = Canvas(y + h + x if shown.is_paid else y, ART, own=shown.reader)
    head_box(canvas)
    mark(canvas, shown.seat, 24, 17, 42, liveries(shown))
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
    draw_scene(canvas, shown, mine, SCENE)
    if shown.is_paid or not shown.fates:
        _chest(canvas, shown, speak)
    else:
        _fates(canvas, shown, speak)
    for seat in range(len(shown.colours) if shown.is_paid else 0):
        _purse(canvas, shown, Seat(seat), speak)
    return canvas.png()


def liveries(shown: Shown) -> Sequence[Livery]:
    """Return the marks of the players, by seat."""
    return [LOOKS[colour] for colour in shown.colours]


def draw_scene(canvas: Canvas, shown: Shown, mine: Mine, place: tuple[int, int, int, int]) -> None:
    """Draw the part of the mine around the cell where it happened; the seats of caught moles have a red edge."""
    x, y, w, h = place
    wide, high = AXIS + mine.height * CELL, mine.columns * CELL + AXIS
    whole = Canvas(high, ART, wide)
    grid = Grid(mine, shown.wagons, shown.prisoners, shown.wotan, shown.path, Reach({}, (), {}), AXIS, 0, CELL, CELL)
    middle_x, middle_y = grid.middle(shown.cell)
    left = round(max(AXIS, min(middle_x - w / 2, wide - w)))
    top = round(max(0, min(middle_y - h / 2, high - AXIS - h)))
    frame = ((left, left + w, AXIS, wide), (top, top + h, 0, high - AXIS))
    cut = [
        number
        for number in (1, 2)
        if number != shown.wagon and _is_cut(grid.middle(grid.wagons[number - 1].cell), frame)
    ]
    draw_grid(whole, replace(grid, hidden=tuple(cut)))
    for side in shown.lost:
        draw_lost(whole, *grid.parked(shown.wagon), side, MOLE)
    canvas.image.paste(whole.image.crop((left, top, left + w, top + h)), (x, y))
    words = {fate.word for fate in shown.fates}
    edge = BAD if "caught" in words else GOOD if words - {"safe"} else EDGE
    for inset in range(3):
        points = [(x + inset, y + inset), (x + w - inset, y + inset), (x + w - inset, y + h - inset)]
        canvas.line([*points, (x + inset, y + h - inset), (x + inset, y + inset)], edge, 1)


def _is_cut(middle: tuple[float, float], frame: Sequence[tuple[float, float, float, float]]) -> bool:
    """Return whether a frame, from where to where on a board of which length, cuts through a wagon."""
    return any(
        (start > least and at < start + REACH) or (end < most and at > end - REACH)
        for at, (start, end, least, most) in zip(middle, frame, strict=True)
    )


def draw_fate(canvas: Canvas, shown: Shown, fate: Fate, place: Place, speak: Speak) -> None:
    """Draw the fate of a mole in a box: the mole, and what happened to it; above that its player, if there is room."""
    x, y, w, h = place
    verdict_box(canvas, place, VERDICTS[fate.word])
    is_low, is_alone = h < LOW - 8, h > w
    size = round(h * 0.72 if is_low else min(54, h * 0.46))
    left, top = x + 14, y + ((h - size) / 2 if is_low else 10)
    if is_alone:
        size, left, top = 92, x + (w - 92) / 2, y + 22
        rays(canvas, x + w / 2, top + size / 2, 210, VERDICTS[fate.word], (x + 4, y + 4, w - 8, 122))
    if fate.word == "caught":
        draw_dweller(canvas, shown.colours[fate.seat], left + size / 2, top + size / 2, size + 8)
    else:
        draw_mole(canvas, shown.colours[fate.seat], left, top, size)
    word, colour = speak(say(f"poursuite-picture-{fate.word}")), COLOURS[fate.word]
    if is_low:
        canvas.text(word, left + size + 14, y + h / 2 + 13, 38, colour, face="title", width=w - size - 40, least=26)
        return
    name = speak(say("poursuite-picture-name", seat=fate.seat))
    if is_alone:
        canvas.name(name, x + w / 2, y + 158, 30, TEXT, align="middle", width=w - 24, least=25)
    else:
        canvas.name(name, left + size + 14, top + size * 0.66, 28, TEXT, width=w - size - 36, least=25)
    canvas.text(word, x + w / 2, y + h - 14, 40, colour, face="title", align="middle", width=w - 20, least=26)


def _chest(canvas: Canvas, shown: Shown, speak: Speak) -> None:
    """Draw the chest with the treasures taken from it; before anything is known, a mole in its place."""
    x, y, w, _ = ASIDE
    verdict_box(canvas, ASIDE, Verdict.OPEN)
    old, new = shown.chest
    if new != old:
        rays(canvas, x + w / 2, y + 64, 200, Verdict.OPEN, (x + 4, y + 4, w - 8, 112))
    canvas.sign("chest" if shown.fates else "mole", x + 49, y + 14, 100, INK, ART)
    if new == old:
        canvas.text(f"{new}" if shown.fates else "?", x + w / 2, y + 166, 52, LAMP, face="title", align="middle")
    else:
        canvas.text(f"{old}", x + 76, y + 162, 42, MUTED, face="title", align="right")
        canvas.sign("arrow", x + 84, y + 132, 30, TEXT)
        canvas.text(f"{new}", x + 120, y + 166, 54, LAMP, face="title")
    word = speak(say("poursuite-picture-treasure")) if shown.fates else ""
    canvas.text(word, x + w / 2, y + 212, 36, LAMP, face="title", align="middle", width=w - 20, least=26)


def _fates(canvas: Canvas, shown: Shown, speak: Speak) -> None:
    """Draw the fate of each mole, one box below the other; that of one mole as large as there is room."""
    x, y, w, h = ASIDE
    each = (h + 8) / len(shown.fates)
    for number, fate in enumerate(shown.fates):
        draw_fate(canvas, shown, fate, (x, y + number * each, w, each - 8), speak)


def _purse(canvas: Canvas, shown: Shown, seat: Seat, speak: Speak) -> None:
    """Draw a player's treasures, with the number before if they have changed."""
    x, y, w, h = PURSES
    each = (w + 8) / len(shown.colours)
    left, (old, new) = x + seat * each, shown.purses[seat]
    words = {fate.word for fate in shown.fates if fate.seat == seat}
    if new > old:
        verdict_box(canvas, (left, y, each - 8, h), Verdict.GOOD)
    else:
        edge = GOOD if "free" in words else EDGE
        canvas.box((left, y, each - 8, h), SLAB if not words else ABYSS, edge, 4 if words else 2)
    mark(canvas, seat, left + 12, y + 8, 36, liveries(shown))
    name = speak(say("poursuite-picture-name", seat=seat))
    canvas.name(name, left + 60, y + 36, 29, TEXT, width=each - 80, least=25)
    canvas.sign("gem", left + 14, y + 52, 40, INK, ART)
    if new == old:
        canvas.text(f"{new}", left + 68, y + 89, 44, TEXT, face="title")
        return
    shift = left + 66 + canvas.text(f"{old}", left + 66, y + 88, 40, TEXT, face="title") + 6
    canvas.sign("arrow", shift, y + 58, 28, TEXT)
    canvas.text(f"{new}", shift + 34, y + 90, 48, LAMP, face="title")
