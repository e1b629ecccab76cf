"""Both wagons, large, each mole on the side it faces; beside them the players with treasures and waiting moles."""

from dataclasses import dataclass
from functools import partial

from games.core import Panel, Seat, Speak, say
from games.draw import WIDTH, Canvas, mark
from games.draw.palette import BRASS, EDGE, INK, LAMP, LIT, MUTED, SLAB, TEXT
from games.poursuite.mine import SIDES, STEPS, Side, written
from games.poursuite.view import PlayerView, View, WagonView

from .describe import describe_wagons
from .pieces import ART, LOOKS, draw_wagon

HEIGHT, MARGIN, GAP = 412, 8, 8
WAGON, LARGE = 246, 214
"""The width of a wagon's box, and its size inside."""
CENTRE, SEAT = MARGIN + 232.0, 0.32
"""The y coordinate of the middle of a wagon, and the distance of a seat from there, relative to the wagon's size."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the panel shows.

    Attributes:
        offered: the seats that may be taken now, by the number of the wagon.
        moved: the wagon that moved last, or 0.
        decider: the seat that must act.
        me: the reader's seat.
    """

    wagons: tuple[WagonView, WagonView]
    offered: tuple[tuple[int, tuple[Side, ...]], ...]
    moved: int
    players: tuple[PlayerView, ...]
    active: Seat
    decider: Seat | None
    me: Seat | None


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
    )
    return Panel("wagons", shown, partial(draw_wagons, shown), describe_wagons(view))


def seat_place(number: int, side: Side) -> tuple[float, float]:
    """Return the middle of a seat in the panel, in pixels."""
    dx, dy = STEPS[side]
    x = MARGIN + (number - 1) * (WAGON + GAP) + WAGON / 2
    return x + dy * LARGE * SEAT, CENTRE + dx * LARGE * SEAT


def draw_wagons(shown: Shown, speak: Speak) -> bytes:
    """Return the picture: two boxes for the wagons, a column for the players."""
    canvas = Canvas(HEIGHT, ART, own=shown.me)
    for number, wagon in enumerate(shown.wagons, 1):
        _wagon(canvas, shown, number, wagon, speak)
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
