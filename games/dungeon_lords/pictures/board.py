"""The central board as a picture: the question, the orders or the fights, what is on offer, who comes, the lords."""

from collections.abc import Callable

from games.core import Say, Seat, Speak, say
from games.draw import Canvas, mark
from games.draw.heads import GAP, INNER, MARGIN, TITLE, event_lines, heading, question, question_height
from games.draw.palette import BRASS, EDGE, LIT, SLAB, TEXT
from games.dungeon_lords.view import View

from .evil import draw_evil, evil_height
from .fights import draw_fights, fights_height
from .orders import ORDERS, draw_orders
from .things import ART, name_of
from .town import OFFER, comers_height, draw_comers, draw_offer

LORD = 54


def draw_board(view: View, speak: Speak) -> bytes:
    """The table for everyone, the insides of the dungeons apart."""
    told = event_lines([speak(event.say) for event in view.told if event.to is None])
    top = TITLE + question_height(told) + GAP
    parts = _parts(view)
    lords = -(-len(view.lords) // 2) * (LORD + 8)
    canvas = Canvas(top + sum(height + GAP for height, _ in parts) + lords + MARGIN, ART)
    heading(canvas, speak(say("dungeon_lords-title")), speak(_season(view)))
    question(canvas, TITLE, speak(_asked(view)), view.asked, told)
    y: float = top
    for height, draw in parts:
        draw(canvas, view, speak, y)
        y += height + GAP
    for seat in range(len(view.lords)):
        row, column = divmod(seat, 2)
        width = (INNER - GAP) / 2
        _lord(canvas, view, Seat(seat), speak, (MARGIN + column * (width + GAP), y + row * (LORD + 8), width))
    return canvas.png()


Part = tuple[int, Callable[[Canvas, View, Speak, float], None]]
"""The height of a part of the board, and what draws it."""


def _parts(view: View) -> list[Part]:
    """The parts between the question and the lords, with their heights."""
    if view.fight:
        return [(fights_height(view), draw_fights), (evil_height(view), draw_evil)]
    if not view.phase:
        return [(evil_height(view), draw_evil)]
    offer: list[Part] = [(OFFER, draw_offer)] if view.offer or view.halls else []
    comers: list[Part] = [(comers_height(view), draw_comers)] if comers_height(view) else []
    return [(ORDERS, draw_orders), *offer, *comers, (evil_height(view), draw_evil)]


def _season(view: View) -> Say:
    """Where in the year we are."""
    if view.fight:
        return say("dungeon_lords-picture-combat", year=view.year, n=view.fight)
    return say("dungeon_lords-picture-season", year=view.year, season=view.season, n=view.round)


def _asked(view: View) -> Say:
    """What the table waits for."""
    if view.question:
        return view.question
    return say("dungeon_lords-board-phase", phase=view.phase) if view.phase else say("dungeon_lords-picture-over")


def _lord(canvas: Canvas, view: View, seat: Seat, speak: Speak, place: tuple[float, float, float]) -> None:
    """Whose mark is whose: the name, and who plays first."""
    x, y, width = place
    is_asked = seat in view.asked
    canvas.box((x, y, width, LORD), LIT if is_asked else SLAB, BRASS if is_asked else EDGE, 3 if is_asked else 2)
    mark(canvas, seat, x + 10, y + 6, 42)
    right = x + width - 12
    if view.marker == seat:
        right -= 36
        canvas.sign("crown", right, y + 10, 34, BRASS)
    canvas.text(name_of(speak, seat), x + 64, y + 37, 28, TEXT, width=right - x - 70, least=20)
