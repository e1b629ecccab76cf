"""The players' boards as one table, and the Music Hall below it."""

from games.core import Speak, say
from games.draw import Canvas, computer, mark
from games.draw.palette import BAD, BRASS, EDGE, GOOD, INK, LAMP, LIT, MUTED, SLAB, TEXT
from games.winter.board import is_late
from games.winter.cards import EDITIONS
from games.winter.rows import RESOURCES
from games.winter.view import PlayerView, View

from .colours import ART
from .things import face

COLUMNS = (222, 296, 370, 444, 522, 606, 688, 762)
"""The middles of gold, food, stone, wood, actions, hand, dwarfs at home, points."""
MUSIC = 104


def tracks_height(view: View) -> int:
    """Return the height of the panel of all tracks in pixels."""
    return 64 + len(view.players) * (_row_height(view) + 6) + MUSIC + 10


def _row_height(view: View) -> int:
    return 62 if len(view.players) > 1 else 120


def draw_tracks(view: View, speak: Speak) -> bytes:
    """Return the picture of the tracks: a row for each player, and who has played which instrument."""
    height, total = _row_height(view), tracks_height(view)
    canvas = Canvas(total, ART, own=view.seat)
    canvas.text(speak(say("winter-picture-week")), 14, 44, 28, BRASS, face="title", width=112, least=25)
    canvas.text(f"{max(1, view.week)}", 150, 46, 36, BRASS, face="title", align="right")
    for column, resource in zip(COLUMNS, RESOURCES, strict=False):
        canvas.sign(resource, column - 21, 10, 42, INK, ART)
    for column, sign in zip(COLUMNS[4:], ("bolt", "cards", "home", "star"), strict=True):
        if sign == "home":
            canvas.sign(sign, column - 21, 10, 42, INK, ART)
        else:
            canvas.sign(sign, column - 20, 12, 40, BRASS)
    for number, player in enumerate(view.players):
        _player(canvas, view, player, speak, (8, 62 + number * (height + 6), 784, height))
    _music(canvas, view, speak, total - MUSIC - 6)
    return canvas.png()


STRIP = 124
"""The height of the panel of a player's own stock."""


def draw_stock(view: View, speak: Speak) -> bytes:
    """Return the picture of what the reader can spend, by name: resources, dwarfs at home, points.

    What scores at the end is bright; in the last weeks, the points for it stand in place of the names.
    """
    assert view.seat is not None, "only a seat has a stock"
    player, book = view.players[view.seat], EDITIONS[view.edition]
    most, scoring = book.limits.resource_max, dict[str, int]()
    if is_late(view):
        scoring = dict[str, int](book.maker.items()) | {"home": book.army["vp"]}
    canvas = Canvas(STRIP, ART, own=view.seat)
    canvas.box((8, 8, 784, STRIP - 16), SLAB, EDGE, 2)
    mark(canvas, player.seat, 18, 36, 52)
    figures = [(resource, player.stock[resource], most) for resource in RESOURCES]
    home = ("home", player.home, book.limits.dwarfs if is_late(view) else 0)
    for place, (sign, n, full) in enumerate((*figures, home, ("star", player.points, 0))):
        x = 88 + place * 117
        if n and n == full:
            canvas.box((x - 4, 14, 106, 66), BRASS, BRASS, 0, 10)
        canvas.sign(sign, x, 20, 52, INK if sign in ART.names else BRASS, *((ART,) if sign in ART.names else ()))
        colour = INK if n and n == full else TEXT if n or not full else BAD
        canvas.text(f"{n}", x + 60, 64, 50, colour, face="title")
        if sign in scoring:
            canvas.text(f"{full}", x + 6, 107, 26, MUTED, face="title")
            canvas.sign("arrow", x + 24, 88, 20, MUTED)
            canvas.text(f"{scoring[sign]}", x + 50, 107, 28, LAMP, face="title")
            canvas.sign("star", x + 68, 84, 26, BRASS)
            continue
        word = speak(say(f"winter-picture-stock-{sign}"))
        canvas.text(word, x + 49, 107, 26, MUTED, align="middle", width=114, least=24)
    return canvas.png()


def _player(
    canvas: Canvas, view: View, player: PlayerView, speak: Speak, place: tuple[float, float, float, float]
) -> None:
    """Draw mark, name, the first player's crown, and every track; losses to a monster are red, a 7 is bright."""
    _, y, _, h = place
    limits = EDITIONS[view.edition].limits
    is_asked = player.seat in view.asked
    canvas.box(place, LIT if is_asked else SLAB, BRASS if is_asked else EDGE, 4 if is_asked else 2)
    middle = y + h / 2
    mark(canvas, player.seat, 14, middle - 19, 38)
    crown = player.seat == view.lead and view.seats > 1
    name = computer(canvas, speak(say("winter-picture-name", seat=player.seat)), 34, middle + 28)
    canvas.name(name, 67, middle + 10, 28, TEXT, width=130)
    if crown:
        canvas.sign("crown", 36, middle - 32, 27, BRASS)
    base = middle + 16
    for column, resource in zip(COLUMNS, RESOURCES, strict=False):
        n = player.stock[resource]
        if n == limits.resource_max:
            canvas.box((column - 25, middle - 27, 50, 54), BRASS, BRASS, 0, 10)
        colour = INK if n == limits.resource_max else TEXT if n else BAD
        canvas.text(f"{n}", column, base, 44, colour, face="title", align="middle")
    canvas.line([(484, y + 12), (484, y + h - 12)], EDGE, 2)
    low = player.actions < limits.action_start and view.phase in {"invasion", "preparation"}
    canvas.text(f"{player.actions}", COLUMNS[4], base, 44, BAD if low else TEXT, face="title", align="middle")
    shrunk = BAD if player.hand_size < limits.hand_start else TEXT
    canvas.text(f"{player.hand}/{player.hand_size}", COLUMNS[5], base, 36, shrunk, face="title", align="middle")
    canvas.text(f"{player.home}", COLUMNS[6], base, 44, TEXT, face="title", align="middle")
    canvas.line([(726, y + 12), (726, y + h - 12)], EDGE, 2)
    canvas.text(f"{player.points}", COLUMNS[7] - 3, base, 42, TEXT, face="title", align="middle")


def _music(canvas: Canvas, view: View, speak: Speak, top: float) -> None:
    """Draw each instrument: free, played (and by whom), or silenced (and by what); the one being played is lit."""
    width = (784 - 3 * 8) / len(view.instruments)
    for number, instrument in enumerate(view.instruments):
        x = 8 + number * (width + 8)
        is_free = instrument not in view.music and instrument not in view.silenced
        is_now = instrument == view.instrument
        fill, edge, line = (LIT, BRASS, 3) if is_free else (SLAB, EDGE, 2)
        if is_now:
            fill, edge, line = LIT, GOOD, 6
        canvas.box((x, top, width, MUSIC), fill, edge, line)
        canvas.sign(instrument, x + 12, top + 14, 76, INK, ART)
        if instrument in view.music:
            mark(canvas, view.music[instrument], x + width - 70, top + 26, 52)
        elif instrument in view.silenced:
            face(canvas, "banshee", x + width - 78, top + 20, 64)
            canvas.disc(x + width - 20, top + 76, 17, BAD, INK, 3)
            canvas.sign("cross", x + width - 32, top + 64, 24, INK)
        else:
            text = speak(say("winter-picture-free"))
            canvas.text(text, x + width - 12, top + 62, 30, MUTED, align="right", width=width - 108, least=22)
