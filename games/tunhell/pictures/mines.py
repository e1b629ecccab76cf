"""The mines as a table: a row for each mine, a column for each player with strength, warriors, and pick or lock."""

from dataclasses import dataclass
from functools import partial

from games.core import Panel, Seat, Speak, say
from games.draw import Canvas, mark
from games.draw.palette import ABYSS, BRASS, EDGE, GOOD, INK, LAMP, LIT, MUTED, SLAB, TEXT
from games.tunhell.view import MineView, View

from .describe import describe_mines
from .faces import ART, draw_card, token
from .palette import OPEN
from .sizes import GAP, INNER, MARGIN, Place

HEAD, ROW = 54, 140
SHAFT = 196
"""Width of a mine's mouth and the cards left in it."""


@dataclass(frozen=True, slots=True)
class Mines:
    """What the panel shows: the mines, whose turn it is, where somebody digs, and who looks."""

    edition: str
    mines: tuple[MineView, ...]
    active: Seat | None
    here: int
    seat: Seat | None
    seats: int


def mines_panel(view: View) -> Panel:
    """The panel of the mines."""
    shown = Mines(view.edition, view.mines, view.active, view.delve.mine if view.delve else 0, view.seat, view.seats)
    return Panel("mines", shown, partial(draw_mines, shown), describe_mines(view))


def draw_mines(shown: Mines, speak: Speak) -> bytes:
    """The table of mines and players."""
    canvas = Canvas(MARGIN + HEAD + len(shown.mines) * (ROW + GAP) + MARGIN - GAP, ART, own=shown.seat)
    width = (INNER - SHAFT - 4) / shown.seats
    canvas.sign("shield", MARGIN + 10, MARGIN + 6, 36, MUTED)
    strength = speak(say("tunhell-picture-strength"))
    canvas.text(strength, MARGIN + 54, MARGIN + 37, 28, MUTED, width=SHAFT - 60, least=25)
    for seat in range(shown.seats):
        _heading(canvas, shown, Seat(seat), speak, (MARGIN + SHAFT + seat * width, MARGIN, width - 6, HEAD - 6))
    for number, mine in enumerate(shown.mines):
        _row(canvas, shown, mine, speak, MARGIN + HEAD + number * (ROW + GAP), width)
    return canvas.png()


def _heading(canvas: Canvas, shown: Mines, seat: Seat, speak: Speak, place: Place) -> None:
    """The player of a column: lit while it is the player's turn."""
    x, y, w, h = place
    is_active = seat == shown.active
    canvas.box(place, LIT if is_active else SLAB, BRASS if is_active else EDGE, 4 if is_active else 2, 10)
    mark(canvas, seat, x + 10, y + 5, 38)
    name = speak(say("tunhell-picture-name", seat=seat))
    canvas.text(name, x + 58, y + h / 2 + 10, 29, TEXT, width=w - 64, least=25)


def _row(canvas: Canvas, shown: Mines, mine: MineView, speak: Speak, y: float, width: float) -> None:
    is_here = mine.number == shown.here
    box = (MARGIN, y, INNER, ROW)
    canvas.box(box, LIT if is_here else SLAB, BRASS if is_here else EDGE, 4 if is_here else 2)
    _mouth(canvas, shown, mine, speak, y)
    for seat in range(shown.seats):
        place = (MARGIN + SHAFT + seat * width, y + 8, width - 6, ROW - 16)
        if mine.cards:
            _side(canvas, shown, mine, Seat(seat), place)


def _mouth(canvas: Canvas, shown: Mines, mine: MineView, speak: Speak, y: float) -> None:
    """The mine with its number, its top card if that is known, and the cards left."""
    x = MARGIN + 10
    canvas.sign("shaft" if mine.cards else "collapsed", x, y + 14, 116, INK, ART)
    known = mine.top or (mine.scouted[0] if mine.scouted else None)
    if known:
        draw_card(canvas, shown.edition, known, (x + 12, y + 22, 92, 114))
    if mine.scouted:
        canvas.disc(x + 100, y + 28, 18, INK, BRASS, 2)
        canvas.sign("eye", x + 88, y + 16, 24, LAMP)
    canvas.disc(x + 20, y + 26, 22, BRASS, INK, 3)
    canvas.text(f"{mine.number}", x + 20, y + 37, 32, INK, face="title", align="middle")
    middle = x + 154
    if mine.cards:
        colour = LAMP if mine.is_end_only else TEXT
        canvas.text(f"{mine.cards}", middle, y + 70, 52, colour, face="title", align="middle")
        canvas.sign("cards", middle - 17, y + 84, 34, MUTED)
    else:
        empty = speak(say("tunhell-picture-empty"))
        canvas.text(empty, MARGIN + SHAFT + 16, y + ROW / 2 + 12, 36, MUTED, width=INNER - SHAFT - 40)


def _side(canvas: Canvas, shown: Mines, mine: MineView, seat: Seat, place: Place) -> None:
    """One player at one mine: strength, warriors, and whether the player's diggers may enter."""
    x, y, w, h = place
    may_dig = seat in mine.open_to
    canvas.box(place, OPEN if may_dig else ABYSS, GOOD if may_dig else EDGE, 3 if may_dig else 2, 10)
    guards = mine.guards[seat]
    canvas.text(
        f"{mine.strengths[seat]}",
        x + w * 0.3,
        y + 54,
        50,
        TEXT if guards or may_dig else MUTED,
        face="title",
        align="middle",
    )
    canvas.sign("pick" if may_dig else "lock", x + w * 0.62, y + 14, 44, GOOD if may_dig else MUTED)
    size, left = 46, x + 10
    room = w - 20
    if mine.door == seat:
        canvas.sign("back_door", x + w - 52, y + h - 54, 46, INK, ART)
        room -= 46
    step = min(size + 2.0, (room - size) / max(len(guards) - 1, 1))
    for number, card in enumerate(guards):
        token(canvas, shown.edition, card, left + number * step, y + h - 52, size)
