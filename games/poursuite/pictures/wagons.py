"""Both wagons, large, each mole on the side it faces; beside them the players with treasures and waiting moles."""

from dataclasses import dataclass
from functools import partial

from games.core import Panel, Seat, Speak, say
from games.draw import WIDTH, Canvas, mark
from games.draw.palette import BAD, BRASS, EDGE, GOOD, INK, LAMP, LIT, MUTED, SLAB, TEXT
from games.poursuite.board import seated
from games.poursuite.cards import EDITIONS
from games.poursuite.mine import SIDES, STEPS, Side, written
from games.poursuite.rules.shares import shares_of
from games.poursuite.view import PlayerView, View, WagonView

from .describe import describe_wagons
from .palette import DEN
from .pieces import ART, LOOKS, draw_dweller, draw_wagon

HEIGHT, MARGIN, GAP = 412, 8, 8
WAGON, LARGE, SMALL = 246, 214, 176
"""The width of a wagon's box, and its size inside: large while a seat is chosen, otherwise small in a lower panel."""
LOW, PLAYER = 264, 84
"""The height of that panel, and the least of a player's box."""
CENTRE, SEAT = MARGIN + 232.0, 0.32
"""The y coordinate of the middle of a wagon, and the distance of a seat from there, relative to the wagon's size."""
TURNED, NARROW, NEAR, DEN_SIZE = 176, 136, 97, (46, 62)
"""The size of a wagon after a turn, and if something is drawn in front of it or behind; the distance of that from its
middle; and the widths of dens there and at its sides."""
GEM = 40
"""The size of a treasure next to the mole that takes it."""


@dataclass(frozen=True, slots=True)
class Turned:
    """A wagon at its stop as one of the quarter turns to choose from leaves it, and the kobolds there have acted.

    Attributes:
        beside: the sides with a kobold space: who is there then (`kobold`, `wotan`, or the colour of a prisoner).
        caught, freed: the sides on which a mole has been caught, and on which a prisoner has climbed in.
        paid: in the cave, the treasures for each taken seat.
    """

    turn: str
    number: int
    wagon: WagonView
    beside: tuple[tuple[Side, str], ...]
    caught: frozenset[Side]
    freed: frozenset[Side]
    paid: tuple[tuple[Side, int], ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """What the panel shows.

    Attributes:
        offered: the seats that may be taken now, by the number of the wagon.
        moved: the wagon that moved last, or 0.
        decider: the seat that must act.
        me: the reader's seat.
        turned: the wagon after each turn, while only the turn is to be chosen.
    """

    wagons: tuple[WagonView, WagonView]
    offered: tuple[tuple[int, tuple[Side, ...]], ...]
    moved: int
    players: tuple[PlayerView, ...]
    active: Seat
    decider: Seat | None
    me: Seat | None
    turned: tuple[Turned, ...]


def wagons_panel(view: View) -> Panel:
    """Return the panel of wagons and players."""
    shown = Shown(
        view.wagons,
        tuple(sorted(view.reach.sides.items())),
        view.moved,
        view.players,
        view.active,
        view.decider,
        view.me,
        tuple(_turned(view, turn) for turn in view.reach.turns),
    )
    turned = tuple(
        say("poursuite-alt-turned", turn=one.turn, wagon=one.number, moles=seated(view, one.wagon))
        for one in shown.turned
    )
    return Panel("wagons", shown, partial(draw_wagons, shown), (*turned, *describe_wagons(view)))


def _turned(view: View, turn: str) -> Turned:
    """Return the wagon that is being moved after a quarter turn at its stop, and after what the kobolds there do."""
    ((number, (stop,)),) = view.reach.stops.items()
    figures = EDITIONS[EDITIONS.current]
    seats = figures.turns[turn]
    before = {seats[side]: colour for side, colour in view.wagons[number - 1].aboard.items()}
    aboard, beside = dict(before), dict[Side, str]()
    for side, cell in view.mine.touches[stop]:
        prisoner = view.prisoners.get(cell)
        beside[side] = "wotan" if cell == view.wotan else before.get(side, "kobold")
        if cell != view.wotan:
            aboard.pop(side, None)
            aboard |= {side: prisoner} if prisoner is not None else {}
    caught = frozenset(side for side, dweller in beside.items() if dweller in LOOKS)
    freed = frozenset(side for side in beside if side in aboard and beside[side] != "wotan")
    paid = shares_of(figures, view.treasure, aboard).items() if stop == view.mine.cave else ()
    return Turned(turn, number, WagonView(stop, aboard), tuple(beside.items()), caught, freed, tuple(paid))


def seat_place(number: int, side: Side) -> tuple[float, float]:
    """Return the middle of a seat in the panel, in pixels."""
    dx, dy = STEPS[side]
    x = MARGIN + (number - 1) * (WAGON + GAP) + WAGON / 2
    return x + dy * LARGE * SEAT, CENTRE + dx * LARGE * SEAT


def draw_wagons(shown: Shown, speak: Speak) -> bytes:
    """Return the picture: two boxes for the wagons, a column for the players."""
    height = _height(shown)
    canvas = Canvas(height, ART, own=shown.me)
    for number, wagon in enumerate(shown.wagons, 1):
        if not shown.turned:
            _wagon(canvas, shown, number, wagon, height, speak)
    for number, turned in enumerate(shown.turned):
        _turn(canvas, turned, MARGIN + number * (WAGON + GAP), speak)
    left = MARGIN + 2 * (WAGON + GAP)
    each = (height - 2 * MARGIN - (len(shown.players) - 1) * GAP) / len(shown.players)
    for seat in range(len(shown.players)):
        place = (left, MARGIN + seat * (each + GAP), WIDTH - MARGIN - left, each)
        _player(canvas, shown, Seat(seat), speak, place)
    return canvas.png()


def _height(shown: Shown) -> int:
    """Return the height of the panel: lower while no seat or turn is chosen, but with room for all players."""
    if shown.turned or shown.offered:
        return HEIGHT
    return max(LOW, 2 * MARGIN + len(shown.players) * (PLAYER + GAP) - GAP)


def _wagon(canvas: Canvas, shown: Shown, number: int, wagon: WagonView, height: int, speak: Speak) -> None:
    """Draw a wagon with its cell above, and its seats named around it; the front is on the right.

    While no seat is chosen, only front and back are named.
    """
    x = MARGIN + (number - 1) * (WAGON + GAP)
    offered = dict(shown.offered).get(number, ())
    is_lit = bool(offered) or shown.moved == number
    box = (x, MARGIN, WAGON, height - 2 * MARGIN)
    canvas.box(box, LIT if is_lit else SLAB, BRASS if is_lit else EDGE, 3 if is_lit else 2)
    middle = x + WAGON / 2
    title = speak(say("poursuite-picture-wagon", wagon=number, cell=written(wagon.cell)))
    canvas.text(title, middle, MARGIN + 42, 34, TEXT, face="title", align="middle", width=WAGON - 20, least=26)
    if not shown.offered:
        centre, has_room = (height + 50) / 2, height - LOW > LARGE - SMALL
        draw_wagon(canvas, number, wagon, middle, centre, LARGE if has_room else SMALL)
        for side, edge, align in (("s", x + 8, "left"), ("n", x + WAGON - 8, "right")):
            word = speak(say("poursuite-picture-seat", side=side))
            canvas.text(
                word, edge, height - 22 if has_room else centre + 62, 26, MUTED, align=align, width=78, least=25
            )
        return
    draw_wagon(canvas, number, wagon, middle, CENTRE, LARGE, offered)
    for side in SIDES:
        word, (dx, dy) = speak(say("poursuite-picture-seat", side=side)), STEPS[side]
        # the board is rotated: front and back are right and left, right and left are below and above
        at = (middle + dy * 78, CENTRE + 76) if dy else (middle, CENTRE + (148 if dx > 0 else -132))
        canvas.text(word, *at, 26, TEXT if side in offered else MUTED, align="middle", width=100, least=25)


def _turn(canvas: Canvas, turned: Turned, x: float, speak: Speak) -> None:
    """Draw a wagon as a turn leaves it, and who is then in the dens beside it: red if caught now, green if one left."""
    canvas.box((x, MARGIN, WAGON, HEIGHT - 2 * MARGIN), LIT, BRASS, 3)
    middle, centre = x + WAGON / 2, CENTRE - 4
    title = speak(say("poursuite-picture-turned", turn=turned.turn))
    canvas.text(title, middle, MARGIN + 42, 34, TEXT, face="title", align="middle", width=WAGON - 20, least=26)
    is_narrow = not {"n", "s"}.isdisjoint({*dict(turned.beside), *dict(turned.paid)})
    size = NARROW if is_narrow else TURNED
    far = size * 0.52 + 36
    for side, dweller in turned.beside:
        dx, dy = STEPS[side]
        at = middle + dy * NEAR, centre + dx * far
        edge = BAD if side in turned.caught else GOOD if side in turned.freed else EDGE
        wide = DEN_SIZE[1 if dx else 0]
        canvas.box((at[0] - wide / 2, at[1] - 31, wide, 62), DEN, edge, 4, 8)
        draw_dweller(canvas, dweller, *at, wide - 8)
    for side, treasures in turned.paid:
        dx, dy = STEPS[side]
        for gem in range(treasures):
            top = centre + dx * far - GEM / 2 + (gem - (treasures - 1) / 2) * (GEM + 4)
            canvas.sign("gem", middle + dy * NEAR - GEM / 2, top, GEM, INK, ART)
    draw_wagon(canvas, turned.number, turned.wagon, middle, centre, size)
    words = [speak(say("poursuite-picture-seat", side=side)) for side in ("s", "n")]
    canvas.text(words[0], x + 12, HEIGHT - MARGIN - 14, 26, MUTED, width=105, least=25)
    canvas.text(words[1], x + WAGON - 12, HEIGHT - MARGIN - 14, 26, TEXT, width=105, least=25, align="right")


def _player(canvas: Canvas, shown: Shown, seat: Seat, speak: Speak, place: tuple[float, float, float, float]) -> None:
    """Draw a player: name, waiting moles and treasures; lit while the player is asked something."""
    x, y, w, h = place
    player, is_lit = shown.players[seat], seat == shown.decider
    canvas.box(place, LIT if is_lit else SLAB, BRASS if is_lit else EDGE, 4 if is_lit else 2)
    top, left = y + (h - PLAYER) / 2, x + 78
    mark(canvas, seat, x + 14, top + 17, 50, [LOOKS[other.colour] for other in shown.players])
    name = speak(say("poursuite-picture-name", seat=seat))
    canvas.name(name, left, top + 35, 32, TEXT, width=w - 92)
    gem = x + w - 58
    gem -= canvas.text(f"{player.treasures}", x + w - 14, top + 78, 44, LAMP, face="title", align="right")
    canvas.sign("gem", gem, top + 43, 38, INK, ART)
    step = min(40, (gem - left) / max(player.hand, 1))
    for mole in range(player.hand):
        canvas.sign("mole", left + mole * step, top + 42, 40, LOOKS[player.colour].colour, ART)
