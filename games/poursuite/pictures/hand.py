"""One's own moles as a picture: each in its wagon, behind bars or waiting; and the treasures won."""

from collections.abc import Iterator
from typing import NamedTuple

from games.core import Say, Seat, Speak, say
from games.draw import WIDTH, Canvas, mark
from games.draw.heads import GAP, MARGIN
from games.draw.palette import BRASS, EDGE, INK, LAMP, LIT, MUTED, SLAB, TEXT
from games.poursuite.mine import SIDES, Cell, Side, written
from games.poursuite.view import View

from .pieces import ART, draw_mole, draw_wagon, liveries

HEAD, TILE = 82, 300
COLUMNS = 3
WIDE = (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS
WAGON, MOLE = 176, 118


class Place(NamedTuple):
    """Where a mole is: in a wagon on a side, or in a cell of the kobolds; neither while it waits."""

    wagon: int = 0
    side: Side = ""
    cell: Cell = ""


def places(view: View, seat: Seat) -> Iterator[Place]:
    """Where each of a seat's moles is: those that wait, those aboard, those in prison."""
    player = view.players[seat]
    yield from (Place() for _ in range(player.hand))
    for number, wagon in enumerate(view.wagons, 1):
        yield from (Place(number, side) for side in SIDES if wagon.aboard.get(side) == player.colour)
    yield from (Place(cell=cell) for cell, colour in view.prisoners.items() if colour == player.colour)


def draw_hand(view: View, speak: Speak) -> bytes:
    """The moles and treasures of the seat that looks."""
    assert view.me is not None, "the public has no hand"
    canvas = Canvas(HEAD + TILE + MARGIN, ART)
    mark(canvas, view.me, MARGIN, 14, 54, liveries(view, speak))
    right = WIDTH - MARGIN - 4
    right -= 10 + canvas.text(f"{view.players[view.me].treasures}", right, 56, 44, LAMP, face="title", align="right")
    canvas.sign("gem", right - 46, 18, 46, INK, ART)
    name = speak(say("poursuite-picture-name", seat=view.me))
    canvas.text(name, MARGIN + 70, 54, 38, TEXT, width=right - 60 - MARGIN - 74, least=26)
    for number, place in enumerate(places(view, view.me)):
        _tile(canvas, view, view.me, place, speak, MARGIN + number * (WIDE + GAP))
    return canvas.png()


def describe_hand(view: View) -> tuple[Say, ...]:
    """The same in sentences."""
    return tuple(_described(view))


def _described(view: View) -> Iterator[Say]:
    if view.me is None:
        return
    player = view.players[view.me]
    yield say("poursuite-alt-player", seat=view.me, mole=player.colour, treasures=player.treasures, hand=player.hand)
    for place in places(view, view.me):
        if place.wagon:
            wagon = view.wagons[place.wagon - 1]
            yield say("poursuite-hand-aboard", wagon=place.wagon, side=place.side, cell=written(wagon.cell))
        elif place.cell:
            yield say("poursuite-alt-jailed", cell=written(place.cell))


def _tile(canvas: Canvas, view: View, seat: Seat, place: Place, speak: Speak, x: float) -> None:
    """A mole where it is; lit when it can be moved or freed at once."""
    is_lit = seat == view.decider and _is_wanted(view, place)
    box = (x, HEAD, WIDE, TILE)
    canvas.box(box, LIT if is_lit else SLAB, BRASS if is_lit else EDGE, 3 if is_lit else 2)
    middle, colour = x + WIDE / 2, view.players[seat].colour
    art = HEAD + 148
    if place.wagon:
        wagon = view.wagons[place.wagon - 1]
        draw_wagon(canvas, place.wagon, wagon, middle, art, WAGON, speak, own=place.side)
        title = say("poursuite-picture-wagon", wagon=place.wagon, cell=written(wagon.cell))
        below = say("poursuite-picture-side", side=place.side)
    elif place.cell:
        draw_mole(canvas, colour, middle - MOLE * 0.36, art - MOLE * 0.36, round(MOLE * 0.72), speak)
        canvas.sign("bars", middle - MOLE / 2, art - MOLE / 2, MOLE, INK, ART)
        title, below = say("poursuite-picture-cell", cell=written(place.cell)), say("poursuite-picture-prisoner")
    else:
        canvas.sign("mole", middle - MOLE / 2, art - MOLE / 2, MOLE, liveries(view, speak)[seat].colour, ART)
        title, below = say("poursuite-picture-outside"), say("poursuite-picture-waiting")
    canvas.text(speak(title), middle, HEAD + 40, 30, TEXT, face="title", align="middle", width=WIDE - 20, least=22)
    canvas.text(speak(below), middle, HEAD + TILE - 22, 30, MUTED, align="middle", width=WIDE - 20, least=22)


def _is_wanted(view: View, place: Place) -> bool:
    """Whether what must be decided now can concern a mole in this place."""
    if place.wagon:
        return place.wagon in view.reach.stops
    return place.cell in view.reach.cells if place.cell else view.phase == "boarding"
