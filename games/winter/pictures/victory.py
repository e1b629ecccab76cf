"""What one player has beaten and overcome in a turn: a single victory, or several together."""

from collections.abc import Sequence

from games.core import Speak, say
from games.draw import Canvas, mark
from games.draw.moments import BAND, SCENE, Verdict, rays, stamp, verdict_box
from games.draw.palette import ABYSS, BRASS, EDGE, GOOD, INK, LAMP, TEXT
from games.winter.cards import Book

from .colours import ART
from .happened import Hit, Victory
from .things import face

STRIP, MOST = 70, 150
"""The height of the line on the castle, and the greatest of a victory among several."""


def draw_victories(canvas: Canvas, won: Sequence[Victory], book: Book, speak: Speak) -> None:
    """Draw who has overcome what, where and for how much; above all, that no monster is left in the castle."""
    first = won[0]
    mark(canvas, first.seat, 24, 17, 42)
    name = speak(say("winter-picture-name", seat=first.seat))
    canvas.name(name, 86, 52, 40, TEXT, face="title", width=420, least=28)
    if len(won) == 1:
        _area(canvas, book, first.area, 668, 38, 48)
        _victory(canvas, first, book, speak)
        return
    canvas.text(f"+{sum(one.points for one in won)}", 724, 54, 46, GOOD, face="title", align="right")
    canvas.sign("star", 734, 16, 44, BRASS)
    top = 76.0
    if any(one.is_rescue for one in won):
        verdict_box(canvas, (8, top, 784, STRIP - 6), Verdict.GOOD, 6)
        canvas.sign("castle", 22, top + 6, STRIP - 18, INK, ART)
        canvas.text(_saved(speak), 92, top + 45, 38, GOOD, face="title", width=680, least=28)
        top += STRIP
    high = min(MOST, (501 + 6 - top) / len(won))
    for number, one in enumerate(won):
        _line(canvas, one, book, (8, top + number * high, 784, high - 6), speak)


def _saved(speak: Speak) -> str:
    return speak(say("winter-picture-saved"))


def _area(canvas: Canvas, book: Book, area: str, x: float, middle: float, size: int) -> None:
    row = book.areas[area]
    canvas.sign(row.kind, x, middle - size / 2, size, INK, ART)
    canvas.text(f"{row.number}" if row.number else "", x + size + 8, middle + 14, 40, TEXT, face="title")


def _line(canvas: Canvas, won: Victory, book: Book, place: tuple[float, float, float, float], speak: Speak) -> None:
    """Draw one victory of several: the face, the name, where it was, and the points."""
    x, y, w, h = place
    verdict_box(canvas, place, Verdict.GOOD)
    size, middle = round(min(120, h - 12)), y + h / 2
    monster = book.all_monsters.get(won.target)
    face(canvas, monster.kind if monster else "", x + 12, middle - size / 2, size)
    stamp(canvas, x + 12 + size * 0.9, middle - size * 0.32, max(14, round(size * 0.18)), is_good=True)
    name = speak(say("winter-picture-card", card=won.target))
    canvas.text(name, x + size + 38, middle + 13, 38, TEXT, face="title", width=w - size - 330, least=26)
    _area(canvas, book, won.area, x + w - 268, middle, 48)
    canvas.text(f"+{won.points}", x + w - 74, middle + 17, 48, GOOD, face="title", align="right")
    canvas.sign("star", x + w - 62, middle - 24, 46, BRASS)


def _victory(canvas: Canvas, won: Victory, book: Book, speak: Speak) -> None:
    """Draw a single victory, with its price and its reward."""
    x, y, w, h = SCENE
    canvas.box(SCENE, ABYSS, EDGE, 2)
    middle, centre = x + w / 2, y + h / 2 - 20
    rays(canvas, middle, centre, 520, Verdict.GOOD, (x + 4, y + 4, w - 8, h - 8))
    monster = book.all_monsters.get(won.target)
    face(canvas, monster.kind if monster else "", middle - 105, centre - 105, 210)
    stamp(canvas, middle + 88, centre - 82, 38, is_good=True)
    if won.is_rescue:
        canvas.sign("castle", x + 34, centre - 85, 170, INK, ART)
        canvas.sign("castle", x + w - 204, centre - 85, 170, INK, ART)
    target = _saved(speak) if won.is_rescue else speak(say("winter-picture-card", card=won.target))
    canvas.box((x + 150, y + h - 62, w - 300, 52), ABYSS, GOOD, 3)
    colour = GOOD if won.is_rescue else TEXT
    canvas.text(target, middle, y + h - 24, 36, colour, face="title", align="middle", width=w - 330, least=26)
    verdict_box(canvas, BAND, Verdict.GOOD)
    left = 30.0
    for change in won.changes[:4]:
        left += _change(canvas, change, left) + 26
    canvas.box((582, 402, 200, 89), ABYSS, GOOD, 3)
    canvas.text(f"+{won.points}", 682, 470, 64, GOOD, face="title", align="right")
    canvas.sign("star", 704, 418, 58, BRASS)


def _change(canvas: Canvas, change: Hit, x: float) -> float:
    """Draw a price paid or a reward in the band; return its width."""
    canvas.sign(change.sign, x, 424, 46, INK, ART)
    left = x + 50
    left += canvas.text(f"{change.old}", left, 464, 40, TEXT, face="title") + 4
    canvas.sign("arrow", left, 434, 26, TEXT)
    left += 30 + canvas.text(f"{change.new}", left + 30, 464, 40, LAMP, face="title")
    return left - x
