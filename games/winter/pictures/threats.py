"""The threats in a list, with all that they need and bring; below them the hero market."""

from collections.abc import Sequence

from games.core import Speak, say
from games.draw import Canvas
from games.draw.palette import ABYSS, BAD, BRASS, EDGE, GOOD, INK, LAMP, MUTED, SLAB, TEXT
from games.winter.cards import EDITIONS
from games.winter.seen import Threat, View

from .colours import ALARM, ART
from .things import cost, face, hero_card

HEIGHT = 509
HEAD, MARKET = 46, 176
LEFT, RIGHT, WIDE = 8, 404, 388


def draw_threats(view: View, speak: Speak) -> bytes:
    """Monsters on the left, disasters on the right, the market below."""
    canvas = Canvas(HEIGHT, ART)
    count, most = len(view.disasters), view.disasters_to_lose
    _heading(canvas, speak(say("winter-board-monsters")), LEFT)
    _heading(canvas, speak(say("winter-picture-disasters")), RIGHT)
    near = BAD if count >= most - 1 else TEXT
    canvas.text(f"{count}/{most}", RIGHT + 270, 40, 38, near, face="title", align="right")
    rows = max(4, len(view.monsters), count)
    height = min(64, (HEIGHT - HEAD - MARKET - 10) / rows)
    for left, threats in ((LEFT, view.monsters), (RIGHT, view.disasters)):
        _rows(canvas, view, threats, left, height, rows)
    _market(canvas, view, HEIGHT - MARKET)
    return canvas.png()


def _heading(canvas: Canvas, text: str, left: int) -> None:
    canvas.text(text, left + 6, 38, 32, BRASS, face="title", width=200, least=24)
    canvas.sign("star", left + WIDE - 40, 8, 32, BRASS)


def _rows(canvas: Canvas, view: View, threats: Sequence[Threat], left: int, height: float, rows: int) -> None:
    for number in range(rows):
        place = (left, HEAD + number * height, WIDE, height - 6)
        if number < len(threats):
            _threat(canvas, view, threats[number], place)
        elif number < 4:  # the usual number
            canvas.box(place, ABYSS, EDGE, 1)


def _threat(canvas: Canvas, view: View, threat: Threat, place: tuple[float, float, float, float]) -> None:
    """Where it is, the dwarfs and resources it needs, its gold and points; lit when the viewer can do it now."""
    x, y, w, h = place
    is_near = bool(threat.kind) and threat.steps < 2  # in the castle, or there next week
    fill = ALARM if threat.kind and not threat.steps else SLAB
    edge, width = (BAD, 4) if is_near else (EDGE, 2)
    can = view.seat is not None and threat.can_be_met
    if can:
        edge, width = GOOD, 5
    canvas.box(place, fill, edge, width, 12)
    size = round(h - 10)
    middle = y + h / 2
    face(canvas, threat.kind, x + 6, y + 5, size)
    area = EDITIONS[view.edition].areas[threat.area]
    sign, figure = min(30, size - 6), min(34, size)
    left = x + size + 10
    canvas.sign(area.kind, left, middle - sign / 2, sign, INK, ART)
    if area.number:
        canvas.text(f"{area.number}", left + sign + 2, middle + 9, 26, MUTED, face="title")
    left = x + size + 62
    canvas.sign("dwarf", left, middle - figure / 2, figure, INK, ART)
    canvas.text(f"{threat.dwarfs}", left + figure + 1, middle + figure * 0.36, figure, LAMP, face="title")
    lack = threat.lack if view.seat is not None else {}
    cost(
        canvas, threat.cost, lack, left + figure + 30, middle - 16, 32 if len(threat.cost) < 3 else 28
    )  # three must fit
    for coin in range(threat.gold):
        canvas.sign("gold", x + w - 74 - coin * 13, middle - 14, 28, INK, ART)
    canvas.text(f"{threat.points}", x + w - 10, middle + 15, 40, TEXT, face="title", align="right")
    if can:
        canvas.disc(x + w - 4, y + 6, 13, GOOD, INK, 2)
        canvas.sign("check", x + w - 13, y - 3, 18, INK)


def _market(canvas: Canvas, view: View, top: float) -> None:
    """Four slots, from left to right, with their prices."""
    width = (800 - 16 - 3 * 8) / len(view.market)
    for slot, (hero, price) in enumerate(zip(view.market, view.prices, strict=True)):
        place = (8 + slot * (width + 8), top, width, MARKET - 8)
        if hero is None:
            canvas.box(place, ABYSS, EDGE, 2)
        else:
            hero_card(canvas, view.edition, hero, place, price)
