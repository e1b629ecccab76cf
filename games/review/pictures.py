"""The picture of a review: every seat's winning chances over time, and the decisive decisions."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import pairwise
from math import hypot
from typing import Any

from PIL import Image, ImageDraw

from games.core import Game, Panel, Say, Seat, Speak, format_points, say
from games.draw import SIGNS, Art, Canvas, mark, wrap
from games.draw.art import FINE
from games.draw.palette import BAD, EDGE, GOOD, INK, LAMP, LIVERIES, MUTED, PAPER, SLAB, TEXT, Livery, blend
from games.draw.shades import reduced

from .account import Judged, Point, Review

HEIGHT = 500
MOST = 30
"""Maximum number of points on a line; neighbouring turns are merged if there are more."""
_LEFT, _TOP, _WIDTH, _TALL = 112, 44, 412, 312
"""Left, top, width and height of the area on which lines are drawn."""
_THIN, _THICK, _DISC, _MARK = 5, 9, 26, 46
_NAMES, _APART, _COLUMN = 562, 66, 130
Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Curve:
    """The content of the picture.

    Attributes:
        seat: the reader.
        last: the number of the last turn.
        is_counted: whether players count turns, whose numbers are then shown below; otherwise rounds are shown.
        blank: what is said in place of turning points.
        lines: the points of each seat's line: turn, and share from 0 to 1.
        marks: turning points in chronological order: turn, its name, and the points gained or lost with their margin.
        liveries: the marks of the players, by seat.
    """

    seat: Seat
    last: int
    is_counted: bool
    blank: Say
    lines: tuple[tuple[Spot, ...], ...]
    marks: tuple[tuple[int, Say, int, int], ...]
    liveries: tuple[Livery, ...]


def curve(found: Review, game: Game[Any, Any]) -> Panel:
    """Return the panel of a review whose points are known; its turning points are only marked once it is complete."""
    seats = range(len(found.points[0].shares))
    last = max(1, found.points[-1].turn)
    turning = found.turning_points if found.is_done else ()
    marks = tuple((one.turn, one.when, round(100 * one.gap.share), one.gap.margin) for one in turning)
    lines = tuple(_thinned([(point.turn, point.shares[seat]) for point in found.points]) for seat in seats)
    liveries = tuple(game.pictures.liveries) or LIVERIES
    shown = Curve(found.seat, last, not game.rounds, _blank(found), lines, marks, liveries)
    return Panel("review", shown, partial(_draw, shown), [*_described(found, turning)])


def _described(found: Review, turning: Sequence[Judged]) -> Sequence[Say]:
    told = [_seat(found.points, seat) for seat in (found.seat, *_others(found.seat, len(found.points[0].shares)))]
    for one in turning:
        points = round(100 * one.gap.share)
        text = "review-curve-gain" if points > 0 else "review-curve-cost"
        told.append(say(text, when=one.when, seat=found.seat, points=abs(points), error=one.gap.margin))
    return told if turning else [*told, _blank(found)]


def _blank(found: Review) -> Say:
    """Return the sentence that no decision is significant, or that they are not weighed, or not yet."""
    if not found.is_done:
        return say("review-picture-none-yet")
    return say("review-picture-none" if found.is_weighed else "review-picture-unweighed")


def _seat(points: Sequence[Point], seat: int) -> Say:
    best = max(points, key=lambda point: point.shares[seat])
    first, last, most = (round(100 * point.shares[seat]) for point in (points[0], points[-1], best))
    return say("review-curve-seat", seat=seat, start=first, end=last, most=most, turn=best.turn)


def _others(seat: int, seats: int) -> Sequence[int]:
    return [other for other in range(seats) if other != seat]


def _thinned(line: Sequence[Spot]) -> tuple[Spot, ...]:
    """Reduce a line to at most `MOST` points: first and last unchanged, between them the means of neighbours."""
    inner = line[1:-1]
    size = max(1, -(-len(inner) // (MOST - 2)))
    groups = [inner[start : start + size] for start in range(0, len(inner), size)]
    means = [(sum(x for x, _ in group) / len(group), sum(y for _, y in group) / len(group)) for group in groups]
    return tuple((round(x, 2), round(y, 3)) for x, y in (line[0], *means, line[-1]))


def _draw(shown: Curve, speak: Speak) -> bytes:
    canvas = Canvas(HEIGHT, _art(shown.liveries), own=shown.seat)
    canvas.box((8, 8, canvas.width - 16, HEIGHT - 16), SLAB, EDGE, 2)
    for label, share in (("100", 1.0), ("50", 0.5), ("0", 0.0)):
        y = _at(shown, (0, share))[1]
        canvas.line([(_LEFT, y), (_LEFT + _WIDTH, y)], EDGE, 2)
        canvas.text(label, _LEFT - 16, y + 11, 32, MUTED, face="title", align="right")
    canvas.text(speak(say("review-picture-axis")), _LEFT, 34, 26, MUTED, width=_WIDTH, least=24)
    discs = _apart([(_at(shown, (turn, 0))[0], _height(shown, turn)) for turn, *_ in shown.marks])
    columns = _spread([x for x, _ in discs], _COLUMN, _LEFT + 84, canvas.width - 90)
    names = _spread([_at(shown, line[-1])[1] for line in shown.lines], _APART, _TOP, _TOP + _TALL - 14)
    canvas.put(_lines(shown, names, [*zip(discs, columns, strict=True)]), 0, 0)
    for seat, y in enumerate(names):
        mark(canvas, seat, _NAMES, y - _MARK / 2, _MARK, shown.liveries)
        name = speak(say("review-picture-name", seat=seat))
        canvas.name(name, _NAMES + _MARK + 14, y + 10, 32, TEXT, width=canvas.width - _NAMES - _MARK - 30, least=26)
    _marks(canvas, shown, columns, speak)
    for n, (x, y) in enumerate(discs, start=1):
        canvas.disc(x, y, _DISC, PAPER, INK, 3)
        canvas.text(str(n), x, y + 13, 36, INK, face="title", align="middle")
    return canvas.png()


@cache
def _art(liveries: Sequence[Livery]) -> Art:
    """Return the icons with a palette that contains the colours of these players and of the areas below their lines."""
    return Art(SIGNS.path, (*map(_ground, liveries), *(livery.colour for livery in liveries)), outlined=False)


def _ground(livery: Livery) -> str:
    return blend(SLAB, livery.colour, 0.2)


def _at(shown: Curve, spot: Spot) -> Spot:
    """Return the position of a turn and a share in the picture."""
    turn, share = spot
    return _LEFT + _WIDTH * turn / shown.last, _TOP + _TALL * (1 - share)


def _lines(shown: Curve, names: Sequence[float], stems: Sequence[tuple[Spot, float]]) -> Image.Image:
    """Return all lines, drawn large and scaled down: the reader's on top, thick, with the area below it filled."""
    fine = Image.new("RGBA", (_NAMES * FINE, (HEIGHT - 20) * FINE))
    pen = ImageDraw.Draw(fine)
    own, low = [_large(_at(shown, spot)) for spot in shown.lines[shown.seat]], _TOP + _TALL
    pen.polygon([(own[0][0], low * FINE), *own, (own[-1][0], low * FINE)], fill=_ground(shown.liveries[shown.seat]))
    for (x, y), column in stems:
        _stroke(pen, [_large(spot) for spot in ((x, y), (x, low + 8), (column, low + 20))], MUTED, 2)
    for seat in (*_others(shown.seat, len(shown.lines)), shown.seat):
        colour, width = shown.liveries[seat].colour, _THICK if seat == shown.seat else _THIN
        path = [_large(_at(shown, spot)) for spot in shown.lines[seat]]
        _stroke(pen, [path[-1], _large((_NAMES - 10, names[seat]))], colour, 3)
        if seat == shown.seat:
            _stroke(pen, path, INK, width + 4)
        _stroke(pen, path, colour, width)
    return reduced(fine, FINE)


def _large(spot: Spot) -> Spot:
    return spot[0] * FINE, spot[1] * FINE


def _stroke(pen: ImageDraw.ImageDraw, path: Sequence[Spot], colour: str, width: int) -> None:
    pen.line([*path], fill=colour, width=width * FINE, joint="curve")
    half = width * FINE / 2
    for x, y in (path[0], path[-1]):
        pen.ellipse((x - half, y - half, x + half, y + half), fill=colour)


def _marks(canvas: Canvas, shown: Curve, columns: Sequence[float], speak: Speak) -> None:
    """Draw below the lines when each turning point came, and what it cost or gained."""
    low = _TOP + _TALL
    if not shown.marks:
        room = canvas.width - _LEFT - 30
        for n, row in enumerate(wrap(speak(shown.blank), 32, room, 2)):
            canvas.text(row, _LEFT, low + 84 + 40 * n, 32, TEXT, width=room)
    if shown.is_counted and (not columns or columns[-1] < _LEFT + _WIDTH - _COLUMN):
        y = low + (52 if shown.marks else 40)  # above the words that stand there in place of marks
        canvas.text(str(shown.last), _LEFT + _WIDTH - 4, y, 30, MUTED, face="title", align="right")
    rows = (("turn", 52), ("swing", 104)) if shown.is_counted else (("swing", 104),)
    for words, y in rows if shown.marks else ():
        canvas.text(speak(say(f"review-picture-{words}")), 26, low + y, 28, MUTED, width=columns[0] - 70, least=26)
    for column, (turn, when, points, margin) in zip(columns, shown.marks, strict=True):
        if shown.is_counted:
            canvas.text(str(turn), column, low + 56, 36, LAMP, face="title", align="middle")
        for n, row in enumerate(() if shown.is_counted else wrap(speak(when), 26, _COLUMN, 2)):
            canvas.text(row, column, low + 44 + 26 * n, 26, LAMP, align="middle", width=_COLUMN, least=22)
        sign, colour = ("+", GOOD) if points > 0 else ("", BAD)
        canvas.text(f"{sign}{format_points(points)}", column + 4, low + 108, 38, colour, face="title", align="right")
        canvas.text(f"±{margin}", column + 10, low + 108, 28, MUTED)


def _apart(discs: Sequence[Spot]) -> Sequence[Spot]:
    """Return the discs, moved up or down by the minimum so that they do not overlap."""
    found: list[Spot] = []
    for x, y in discs:
        free = [
            height
            for height in (y, *range(_DISC + 12, _TOP + _TALL, 4))
            if all(hypot(x - left, height - top) >= 2 * _DISC for left, top in found)
        ]
        away = [abs(height - y) for height in free]
        found.append((x, free[away.index(min(away))] if free else y))
    return found


def _height(shown: Curve, turn: int) -> float:
    """Return the height of the reader's line at a turn."""
    line = shown.lines[shown.seat]
    for (x, y), (right, other) in pairwise(line):
        if x <= turn <= right:
            return _at(shown, (turn, y + (other - y) * (turn - x) / max(right - x, 1e-9)))[1]
    return _at(shown, line[-1])[1]


def _spread(places: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """Return positions moved by the minimum so that they are at least `apart`, within two bounds."""
    order = sorted(range(len(places)), key=places.__getitem__)
    found = [min(max(place, low), high) for place in places]
    for before, now in pairwise(order):
        found[now] = max(found[now], found[before] + apart)
    limit = high
    for now in reversed(order):
        found[now] = min(found[now], limit)
        limit = found[now] - apart
    return found
