"""Both wagons, large, each mole on the side it faces; beside them the players with treasures and waiting moles."""

from dataclasses import dataclass
from functools import partial

from games.core import Panel, Seat, Speak, say
from games.draw import WIDTH, Canvas, mark
from games.draw.palette import BAD, BRASS, EDGE, INK, LAMP, LIT, MUTED, SLAB, TEXT
from games.poursuite.board import seated
from games.poursuite.cards import EDITIONS
from games.poursuite.mine import SIDES, STEPS, Side, written
from games.poursuite.view import PlayerView, View, WagonView

from .describe import describe_wagons
from .palette import DEN
from .pieces import ART, LOOKS, draw_dweller, draw_wagon

HEIGHT, MARGIN, GAP = 412, 8, 8
WAGON, LARGE = 246, 214
"""The width of a wagon's box, and its size inside."""
CENTRE, SEAT = MARGIN + 232.0, 0.32
"""The y coordinate of the middle of a wagon, and the distance of a seat from there, relative to the wagon's size."""
TURNED, NEAR = 170, 103
"""The size of a wagon beside which kobolds are drawn, and their distance from its middle."""


@dataclass(frozen=True, slots=True)
class Turned:
    """A wagon at its stop after one of the quarter turns to choose from, before the kobolds there act.

    Attributes:
        beside: the sides with a kobold space: who lives there (`kobold`, `wotan`, or the colour of a prisoner).
    """

    turn: str
    number: int
    wagon: WagonView
    beside: tuple[tuple[Side, str], ...]


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
    """Return the wagon that is being moved after a quarter turn at its stop."""
    ((number, (stop,)),) = view.reach.stops.items()
    seats = EDITIONS[EDITIONS.current].turns[turn]
    aboard = {seats[side]: colour for side, colour in view.wagons[number - 1].aboard.items()}
    beside = tuple(
        (side, "wotan" if cell == view.wotan else view.prisoners.get(cell, "kobold"))
        for side, cell in view.mine.touches[stop]
    )
    return Turned(turn, number, WagonView(stop, aboard), beside)


def seat_place(number: int, side: Side) -> tuple[float, float]:
    """Return the middle of a seat in the panel, in pixels."""
    dx, dy = STEPS[side]
    x = MARGIN + (number - 1) * (WAGON + GAP) + WAGON / 2
    return x + dy * LARGE * SEAT, CENTRE + dx * LARGE * SEAT


def draw_wagons(shown: Shown, speak: Speak) -> bytes:
    """Return the picture: two boxes for the wagons, a column for the players."""
    canvas = Canvas(HEIGHT, ART, own=shown.me)
    for number, wagon in enumerate(shown.wagons, 1):
        if not shown.turned:
            _wagon(canvas, shown, number, wagon, speak)
    for number, turned in enumerate(shown.turned):
        _turn(canvas, turned, MARGIN + number * (WAGON + GAP), speak)
    left = MARGIN + 2 * (WAGON + GAP)
    height = (HEIGHT - 2 * MARGIN - (len(shown.players) - 1) * GAP) / len(shown.players)
    for seat in range(len(shown.players)):
        place = (left, MARGIN + seat * (height + GAP), WIDTH - MARGIN - left, height)
        _player(canvas, shown, Seat(seat), speak, place)
    return canvas.png()


def _wagon(canvas: Canvas, shown: Shown, number: int, wagon: WagonView, speak: Speak) -> None:
    """Draw a wagon with its cell above, and its seats named around it; the front is on the right."""
    x = MARGIN + (number - 1) * (WAGON + GAP)
    offered = dict(shown.offered).get(number, ())
    is_lit = bool(offered) or shown.moved == number
    box = (x, MARGIN, WAGON, HEIGHT - 2 * MARGIN)
    canvas.box(box, LIT if is_lit else SLAB, BRASS if is_lit else EDGE, 3 if is_lit else 2)
    middle, centre = x + WAGON / 2, CENTRE
    title = speak(say("poursuite-picture-wagon", wagon=number, cell=written(wagon.cell)))
    canvas.text(title, middle, MARGIN + 42, 34, TEXT, face="title", align="middle", width=WAGON - 20, least=26)
    draw_wagon(canvas, number, wagon, middle, centre, LARGE, offered)
    for side in SIDES:
        word, (dx, dy) = speak(say("poursuite-picture-seat", side=side)), STEPS[side]
        # the board is rotated: front and back are right and left, right and left are below and above
        at = (middle + dy * 78, centre + 76) if dy else (middle, centre + (148 if dx > 0 else -132))
        canvas.text(word, *at, 26, TEXT if side in offered else MUTED, align="middle", width=100, least=25)


def _turn(canvas: Canvas, turned: Turned, x: float, speak: Speak) -> None:
    """Draw a wagon as a turn leaves it, with the kobolds beside it; red where one faces a mole."""
    canvas.box((x, MARGIN, WAGON, HEIGHT - 2 * MARGIN), LIT, BRASS, 3)
    middle, centre = x + WAGON / 2, CENTRE - 4
    title = speak(say("poursuite-picture-turned", turn=turned.turn))
    canvas.text(title, middle, MARGIN + 42, 34, TEXT, face="title", align="middle", width=WAGON - 20, least=26)
    for side, dweller in turned.beside:
        dx, dy = STEPS[side]
        is_met = dweller != "wotan" and side in turned.wagon.aboard
        at = middle + dy * NEAR, centre + dx * NEAR * 1.12
        edge = BAD if is_met else EDGE
        canvas.box((at[0] - 31, at[1] - 31, 62, 62) if dx else (at[0] - 20, at[1] - 31, 40, 62), DEN, edge, 4, 8)
        draw_dweller(canvas, dweller, *at, 52 if dx else 36)
    draw_wagon(canvas, turned.number, turned.wagon, middle, centre, TURNED)
    words = [speak(say("poursuite-picture-seat", side=side)) for side in ("s", "n")]
    canvas.text(words[0], x + 12, HEIGHT - MARGIN - 14, 26, MUTED, width=105, least=25)
    canvas.text(words[1], x + WAGON - 12, HEIGHT - MARGIN - 14, 26, TEXT, width=105, least=25, align="right")


def _player(canvas: Canvas, shown: Shown, seat: Seat, speak: Speak, place: tuple[float, float, float, float]) -> None:
    """Draw a player: name, waiting moles and treasures; lit while the player is asked something."""
    x, y, w, h = place
    player, is_lit = shown.players[seat], seat == shown.decider
    canvas.box(place, LIT if is_lit else SLAB, BRASS if is_lit else EDGE, 4 if is_lit else 2)
    top, left = y + (h - 92) / 2, x + 78
    mark(canvas, seat, x + 14, top + 21, 50, [LOOKS[other.colour] for other in shown.players])
    name = speak(say("poursuite-picture-name", seat=seat))
    canvas.name(name, left, top + 38, 32, TEXT, width=w - 84)
    gem = x + w - 58
    gem -= canvas.text(f"{player.treasures}", x + w - 14, top + 84, 44, LAMP, face="title", align="right")
    canvas.sign("gem", gem, top + 50, 38, INK, ART)
    step = min(40, (gem - left) / max(player.hand, 1))
    for mole in range(player.hand):
        canvas.sign("mole", left + mole * step, top + 49, 40, LOOKS[player.colour].colour, ART)
