"""The picture of a review: every seat's winning chances over time, and the decisive decisions."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import pairwise
from typing import Any

from PIL import Image, ImageDraw

from games.core import Game, Panel, Say, Seat, Speak, format_points, say
from games.draw import SIGNS, Art, Canvas, mark, wrap
from games.draw.art import FINE
from games.draw.palette import BAD, EDGE, GOOD, INK, LAMP, LIVERIES, MUTED, PAPER, SLAB, TEXT, Livery, blend
from games.draw.shades import reduced

from .account import Judged, Point, Review

HEIGHT = 500
MOST = 44
"""Maximum number of points on a line; neighbouring turns are merged if there are more."""
_LEFT, _TOP, _WIDTH, _TALL = 96, 106, 632, 258
"""Left, top, width and height of the area on which lines are drawn."""
_THIN, _THICK, _DISC, _DOT, _MARK, _END, _STAR = 5, 9, 26, 8, 40, 34, 38
_SIGNS, _APART, _NUMBER, _COLUMN, _GAP = 748, 38, 128, 150, 16
_BOUNDS = 84 / _WIDTH, 614 / _WIDTH
"""The parts of the width between which there is room for what is written below a mark."""
Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Curve:
    """The content of the picture.

    Attributes:
        seat: the reader.
        last: the number of the last turn.
        is_counted: whether players count turns, whose numbers are then shown below; otherwise rounds are shown.
        axis: what the lines show.
        blank: what is said in place of turning points.
        lines: the points of each seat's line: the part of the width to the left of it, and the share, from 0 to 1.
        marks: turning points in chronological order: the part of the width to the left of each, and to the left of what
            is written below it, its turn, the turn's name, and the points gained or lost with their margin.
        liveries: the marks of the players, by seat.
        turned: the decisive moment: the part of the width to the left of it, and whose line rises there; None without
            one.
    """

    seat: Seat
    last: int
    is_counted: bool
    axis: Say
    blank: Say
    lines: tuple[tuple[Spot, ...], ...]
    marks: tuple[tuple[float, float, int, Say, int, int], ...]
    liveries: tuple[Livery, ...]
    turned: tuple[float, Seat] | None = None


def curve(found: Review, game: Game[Any, Any], turned: tuple[int, int, Seat] | None = None) -> Panel:
    """Return the panel of a review whose points are known; its turning points are only marked once it is complete.

    Args:
        found: the review.
        game: its game.
        turned: the entries at which the decisive moment begins and ends, and whose chance rose then; None without one.
    """
    seats = range(len(found.points[0].shares))
    last = max(1, found.points[-1].turn)
    turning = found.turning_points if found.is_done else ()
    drawn = _thinned(found.points, {*(one.entry for one in turning), *(turned or ())[:2]})
    across = [_place(drawn, point.entry) for point in drawn]
    places = [_place(drawn, one.entry) for one in turning]
    columns = _spread(places, (_COLUMN if game.events.rounds else _NUMBER) / _WIDTH, *_BOUNDS)
    star = None if turned is None else _steepest(drawn, *turned)
    lines = tuple(
        tuple((x, round(point.shares[seat], 3)) for x, point in zip(across, drawn, strict=True)) for seat in seats
    )
    marks = tuple(
        (x, round(column, 4), one.turn, one.when, round(100 * one.gap.share), one.gap.margin)
        for x, column, one in zip(places, columns, turning, strict=True)
    )
    liveries = tuple(game.pictures.liveries) or LIVERIES
    axis = say(_text("review-picture-axis", found))
    shown = Curve(found.seat, last, not game.events.rounds, axis, _blank(found), lines, marks, liveries, star)
    starred = [] if star is None else [say("review-curve-turned", seat=star[1])]
    return Panel("review", shown, partial(_draw, shown), [*_described(found, turning), *starred])


def _described(found: Review, turning: Sequence[Judged]) -> Sequence[Say]:
    told = [_seat(found, seat) for seat in (found.seat, *_others(found.seat, len(found.points[0].shares)))]
    for one in turning:
        points = round(100 * one.gap.share)
        text = "review-curve-gain" if points > 0 else "review-curve-cost"
        told.append(say(_text(text, found), when=one.when, seat=found.seat, points=abs(points), error=one.gap.margin))
    return told if turning else [*told, _blank(found)]


def _blank(found: Review) -> Say:
    """Return the sentence that no decision is significant, or that they are not weighed, or not yet."""
    if not found.is_done:
        return say("review-picture-none-yet")
    return say("review-picture-none" if found.is_weighed else "review-picture-unweighed")


def _text(text: str, found: Review) -> str:
    """Return the id of a sentence, or of the one that stands in its place where all survive or lose together."""
    return f"{text}-together" if found.is_together else text


def _seat(found: Review, seat: int) -> Say:
    points = found.points
    best = max(points, key=lambda point: point.shares[seat])
    first, last, most = (round(100 * point.shares[seat]) for point in (points[0], points[-1], best))
    return say(_text("review-curve-seat", found), seat=seat, start=first, end=last, most=most, turn=best.turn)


def _others(seat: int, seats: int) -> Sequence[int]:
    return [other for other in range(seats) if other != seat]


def _thinned(points: Sequence[Point], kept: Collection[int]) -> Sequence[Point]:
    """Reduce a curve to about `MOST` points: the ends and some entries unchanged, between them means of neighbours."""
    inner, found = points[1:-1], [points[0]]
    size = max(1, -(-len(inner) // (MOST - 2)))
    group: list[Point] = []
    for point in (*inner, points[-1]):
        is_kept = point.entry in kept or point is points[-1]
        if group and (is_kept or len(group) == size):
            found.append(_mean(group))
            group = []
        if is_kept:
            found.append(point)
        else:
            group.append(point)
    return found


def _mean(group: Sequence[Point]) -> Point:
    middle, seats = group[len(group) // 2], range(len(group[0].shares))
    return replace(middle, shares=tuple(sum(one.shares[seat] for one in group) / len(group) for seat in seats))


def _place(points: Sequence[Point], entry: float) -> float:
    """Return the part of the width to the left of an entry: the moments of a game are evenly spread."""
    first, last = points[0].entry, points[-1].entry
    return round(min(1.0, max(0.0, (entry - first) / max(1, last - first))), 4)


def _steepest(points: Sequence[Point], since: int, until: int, seat: Seat) -> tuple[float, Seat] | None:
    """Return the middle of the step of a seat's line that rises most between two entries; None if no step rises."""
    steps = [(one, other) for one, other in pairwise(points) if one.entry < until and since < other.entry]
    before, after = max(
        steps, key=lambda step: step[1].shares[seat] - step[0].shares[seat], default=(points[0], points[0])
    )
    is_rise = after.shares[seat] > before.shares[seat]
    return (_place(points, (before.entry + after.entry) / 2), seat) if is_rise else None


def _draw(shown: Curve, speak: Speak) -> bytes:
    canvas = Canvas(HEIGHT, _art(shown.liveries), own=shown.seat)
    canvas.box((8, 8, canvas.width - 16, HEIGHT - 16), SLAB, EDGE, 2)
    _names(canvas, shown, speak)
    canvas.text(speak(shown.axis), _LEFT, _TOP - 16, 26, MUTED, width=_WIDTH, least=24)
    for label, share in (("100", 1.0), ("50", 0.5), ("0", 0.0)):
        y = _at((0, share))[1]
        canvas.line([(_LEFT, y), (_LEFT + _WIDTH, y)], EDGE, 2)
        canvas.text(label, _LEFT - 14, y + 11, 32, MUTED, face="title", align="right")
    spots = [(_at((x, 0))[0], _height(shown, x, shown.seat)) for x, *_ in shown.marks]
    turned = [] if shown.turned is None else [shown.turned]
    stars = [(_at((x, 0))[0], _height(shown, x, seat)) for x, seat in turned]
    discs = _apart(spots, stars)
    columns = [_at((column, 0))[0] for _, column, *_ in shown.marks]
    ends = _spread([_at(line[-1])[1] for line in shown.lines], _APART, _TOP + 6, _TOP + _TALL - 6)
    canvas.put(_lines(shown, ends, [*zip(spots, discs, columns, strict=True)]), 0, 0)
    for seat, y in enumerate(ends):
        mark(canvas, seat, _SIGNS, y - _END / 2, _END, shown.liveries)
    _marks(canvas, shown, columns, speak)
    for n, (spot, (x, y)) in enumerate(zip(spots, discs, strict=True), start=1):
        if spot != (x, y):
            canvas.disc(*spot, _DOT, PAPER, INK, 2)
        canvas.disc(x, y, _DISC, PAPER, INK, 3)
        canvas.text(str(n), x, y + 13, 36, INK, face="title", align="middle")
    for x, y in stars:
        canvas.sign("star", x - _STAR / 2 - 3, y - _STAR / 2 - 3, _STAR + 6, INK)
        canvas.sign("star", x - _STAR / 2, y - _STAR / 2, _STAR, PAPER)
    return canvas.png()


def _apart(spots: Sequence[Spot], taken: Sequence[Spot]) -> list[Spot]:
    """Return where discs stand: on their spots or, as far as others are too close, above or below them.

    At the ends of the axis they leave its figures and the marks of the players free.
    """
    found, wide = list[Spot](), 2 * _DISC + 2
    for spot, y in spots:
        x = min(max(spot, _LEFT - 12 + _DISC), _SIGNS - 2 - _DISC)
        near = [other for at, other in (*taken, *found) if abs(at - x) < wide]
        free = (y + way * step for step in range(0, _TALL, 4) for way in (-1, 1))
        room = (top for top in free if _TOP <= top <= _TOP + _TALL)
        found.append((x, next((top for top in room if all(abs(top - other) >= wide for other in near)), y)))
    return found


def _names(canvas: Canvas, shown: Curve, speak: Speak) -> None:
    """Draw the marks and names of all seats in a row above the lines."""
    room = (canvas.width - 40) / max(2, len(shown.lines))
    for seat in range(len(shown.lines)):
        x = 24 + room * seat
        mark(canvas, seat, x, 20, _MARK, shown.liveries)
        name = speak(say("review-picture-name", seat=seat))
        canvas.name(name, x + _MARK + 12, 50, 32, TEXT, width=round(room - _MARK - 24), least=26)


@cache
def _art(liveries: Sequence[Livery]) -> Art:
    """Return the icons with a palette that contains the colours of these players and of the areas below their lines."""
    return Art(SIGNS.path, (*map(_ground, liveries), *(livery.colour for livery in liveries)), outlined=False)


def _ground(livery: Livery) -> str:
    return blend(SLAB, livery.colour, 0.2)


def _at(spot: Spot) -> Spot:
    """Return the position of a point of a line in the picture."""
    across, share = spot
    return _LEFT + _WIDTH * across, _TOP + _TALL * (1 - share)


def _lines(shown: Curve, ends: Sequence[float], stems: Sequence[tuple[Spot, Spot, float]]) -> Image.Image:
    """Return all lines, drawn large and scaled down: the reader's on top, thick, with the area below it filled.

    Args:
        shown: the content of the picture.
        ends: the heights of the marks of the players, right of the lines.
        stems: the spot of each turning point, that of its disc, and the position of what is written below it.
    """
    fine = Image.new("RGBA", (_SIGNS * FINE, (HEIGHT - 20) * FINE))
    pen = ImageDraw.Draw(fine)
    own, low = [_large(_at(spot)) for spot in shown.lines[shown.seat]], _TOP + _TALL
    pen.polygon([(own[0][0], low * FINE), *own, (own[-1][0], low * FINE)], fill=_ground(shown.liveries[shown.seat]))
    for (x, y), (_, top), column in stems:
        _stroke(pen, [_large(spot) for spot in ((x, min(y, top)), (x, low), (column, low + 20))], MUTED, 2)
    for seat in (*_others(shown.seat, len(shown.lines)), shown.seat):
        colour, width = shown.liveries[seat].colour, _THICK if seat == shown.seat else _THIN
        path = [_large(_at(spot)) for spot in shown.lines[seat]]
        _stroke(pen, [path[-1], _large((_SIGNS - 6, ends[seat]))], EDGE, 2)  # no part of the line, which has ended
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
    if shown.is_counted and (not columns or columns[-1] < _LEFT + _WIDTH - _NUMBER):
        y = low + (52 if shown.marks else 40)  # above the words that stand there in place of marks
        canvas.text(str(shown.last), _LEFT + _WIDTH - 4, y, 30, MUTED, face="title", align="right")
    rows = (("turn", 52), ("swing", 104)) if shown.is_counted else (("swing", 104),)
    for words, y in rows if shown.marks else ():
        canvas.text(speak(say(f"review-picture-{words}")), 26, low + y, 28, MUTED, width=columns[0] - 70, least=26)
    for column, (_, _, turn, when, points, margin) in zip(columns, shown.marks, strict=True):
        if shown.is_counted:
            canvas.text(str(turn), column, low + 56, 36, LAMP, face="title", align="middle")
        wide = round(min([_COLUMN, *(abs(column - other) - _GAP for other in columns if other != column)]))
        for n, row in enumerate(() if shown.is_counted else wrap(speak(when), 26, wide, 2)):
            canvas.text(row, column, low + 44 + 26 * n, 26, LAMP, align="middle", width=wide, least=22)
        sign, colour = ("+", GOOD) if points > 0 else ("", BAD)
        canvas.text(f"{sign}{format_points(points)}", column + 4, low + 108, 38, colour, face="title", align="right")
        canvas.text(f"±{margin}", column + 10, low + 108, 28, MUTED)


def _height(shown: Curve, across: float, seat: Seat) -> float:
    """Return the height of a seat's line at some part of the width."""
    line = shown.lines[seat]
    for (x, y), (right, other) in pairwise(line):
        if x <= across <= right:
            return _at((across, y + (other - y) * (across - x) / max(right - x, 1e-9)))[1]
    return _at(line[-1])[1]


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
