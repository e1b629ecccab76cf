"""What an event has cost or brought each lord, as a picture, with the adventurers who come to him."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core import Seat, Speak, say
from games.draw import Canvas, canvas_width, mark
from games.draw.moments import HEAD, HEIGHT, Verdict, stamp, verdict_box
from games.draw.palette import ABYSS, BAD, BRASS, EDGE, GOOD, INK, MUTED, TEXT
from games.dungeon_lords.cards import EDITIONS

from .brawl import draw_foe
from .happened import Foe
from .seasons import AMOUNTS, Change, Season
from .things import ART, SMALLEST, Place, name_around, name_of, thing

LINE = 85
"""The height of a lord's row in an event without adventurers."""
NAME = 280
"""The width of a name in such a row."""
ROWS, TITLE, GUESTS = 128, 42, 174
"""With adventurers: the top of what the event has changed, and the heights of their heading and of their boxes."""
LARGEST, LEAST = 42, 16
"""The largest and the smallest size of the symbol of a change."""


class Laid(NamedTuple):
    """A change with its place in a box: left and top from the corner of the box, and the size of the symbol."""

    change: Change
    x: float
    y: float
    size: int

    @property
    def width(self) -> float:
        """The width of the symbol together with its figure, tick or cross."""
        if self.change.sign in AMOUNTS:
            return self.size + 4 + canvas_width(_figure(self.change), _digits(self.size))
        return self.size + 4 + 2 * _radius(self.size)


def lay_out(changes: Sequence[Change], width: float, height: float) -> list[Laid]:
    """Return the places of changes in a box: as large as possible, in as many lines as fit."""
    for size in range(LARGEST, LEAST - 1, -1):
        x, y, found = 0.0, 0.0, list[Laid]()
        for change in changes:
            one = Laid(change, x, y, size)
            if x and x + one.width > width:
                x, y = 0.0, y + max(size, _digits(size)) + 4
                one = Laid(change, x, y, size)
            found.append(one)
            x += one.width + size * 0.35
        if all(one.x + one.width <= width and one.y + size <= height for one in found):
            break
    return found


def event_height(whole: Season) -> int:
    """Return the height of the picture of an event."""
    if not whole.visitors:
        return 76 + LINE * len(whole.changes)
    return round(_arrivals(whole) + TITLE + GUESTS + 16)


def _arrivals(whole: Season) -> float:
    """Return the top of the heading of the adventurers: below what the event has changed, if anything."""
    wide = _column(whole)
    ends = [one.y + one.size for changes in whole.changes for one in _beneath(changes, wide)]
    return ROWS + max(ends) + 16.0 if ends else 76.0


def draw_event(canvas: Canvas, whole: Season, edition: str, speak: Speak) -> None:
    """Draw the event on top; below it its effect on each lord, with the adventurers who come to him."""
    x, y, w, _ = HEAD
    is_special = any(row.id == whole.event for row in EDITIONS[edition].special_events)
    canvas.sign("special" if is_special else whole.event, x + 14, 12, 52, INK, ART)
    canvas.text(thing(speak, whole.event), x + 82, 52, 40, TEXT, face="title", width=w - 100, least=28)
    if not whole.visitors:
        _bill(canvas, whole, speak)
        return
    wide, under = _column(whole), _arrivals(whole)
    for number, changes in enumerate(whole.changes):
        if under > ROWS:
            left = x + number * (wide + 8)
            place = (left, y + 68.0, wide, under - y - 76)
            _box(canvas, place, is_bad=any(change.n < 0 or change.sign in {"letter", "evil"} for change in changes))
            _lord(canvas, Seat(number), place, speak)
            for one in _beneath(changes, wide):
                _change(canvas, one, left + 16, ROWS)
    canvas.text(speak(say("dungeon_lords-picture-arrivals")), x + 16, under + 31, 32, BRASS, face="title", width=w - 32)
    for number, visitors in enumerate(whole.visitors):
        seat, is_host = Seat(number), whole.paladin == number
        place = (x + number * (wide + 8), under + TITLE, wide, float(GUESTS))
        _box(canvas, place, is_bad=is_host)
        _visitors(canvas, [*([whole.champion] if is_host else []), *visitors], edition, place)
        _lord(canvas, seat, (place[0], place[1] + GUESTS - 52, wide, 52), speak)


def _box(canvas: Canvas, place: Place, *, is_bad: bool) -> None:
    """Draw the background of a lord's box, red if it tells of a loss."""
    if is_bad:
        verdict_box(canvas, place, Verdict.BAD)
    else:
        canvas.box(place, ABYSS, EDGE, 2)


def _lord(canvas: Canvas, seat: Seat, place: Place, speak: Speak) -> None:
    """Draw a lord's mark and name on top of a place."""
    x, y, wide, _ = place
    mark(canvas, seat, x + 12, y + 5, 42)
    name_around(canvas, name_of(speak, seat), (x + 64, y + 26, wide - 72), 32, 2, "text")


def _column(whole: Season) -> float:
    """Return the width of a lord's box if adventurers come."""
    return (HEAD[2] + 8) / len(whole.visitors) - 8


def _beneath(changes: Sequence[Change], wide: float) -> list[Laid]:
    """Return the places of a lord's changes below his visitors."""
    return lay_out(changes, wide - 28, HEIGHT - ROWS - TITLE - GUESTS - 32)


def _bill(canvas: Canvas, whole: Season, speak: Speak) -> None:
    """Draw a row for each lord: what the event has cost or brought him, or a dot if nothing so far."""
    x, y, w, _ = HEAD
    for number, changes in enumerate(whole.changes):
        seat, top = Seat(number), y + 68 + number * LINE
        place = (x, top, w, LINE - 8.0)
        _box(canvas, place, is_bad=_is_bad(changes))
        mark(canvas, seat, x + 14, top + 16, 46)
        name_around(canvas, name_of(speak, seat), (x + 74, top + (LINE - 8) / 2, NAME), 38, 2, "text")
        found = lay_out(changes, w - 74 - NAME - 36, LINE - 16)
        lowest = max([one.y + one.size for one in found], default=0)
        for one in found:
            _change(canvas, one, x + 74 + NAME + 22, top + (LINE - 8 - lowest) / 2)
        if not changes:
            canvas.text("·", x + 390, top + 52, 40, MUTED, face="title")


def _is_bad(changes: Sequence[Change]) -> bool:
    """Return whether an event has brought red letters or evil, or has cost anything but gold."""
    return any(change.sign in {"letter", "evil"} or (change.n < 0 and change.sign != "gold") for change in changes)


def _visitors(canvas: Canvas, heroes: Sequence[str], edition: str, place: Place) -> None:
    """Draw the adventurers who come to a lord."""
    x, y, w, _ = place
    book = EDITIONS[edition]
    each = min(130.0, (w - 12) / max(1, len(heroes)))
    left = x + (w - each * len(heroes)) / 2
    for hero in heroes:
        full = book.hero[hero].hp
        draw_foe(canvas, Foe(hero, full, full), book, (left + 3, y + 8, each - 6, 108))
        left += each


def _change(canvas: Canvas, one: Laid, left: float, top: float) -> None:
    """Draw an effect of the event: a symbol with a figure, or with a tick or cross for a creature or a tile."""
    change, size, x, y = one.change, one.size, left + one.x, top + one.y
    canvas.sign(change.sign, x, y, size, INK, ART)
    if change.sign in AMOUNTS:
        colour = GOOD if change.n > 0 and change.sign not in {"letter", "evil"} else BAD
        canvas.text(_figure(change), x + size + 4, y + size * 0.83, _digits(size), colour, face="title")
    else:
        radius = _radius(size)
        stamp(canvas, x + size + 4 + radius, y + size / 2, radius, is_good=change.n > 0)


def _figure(change: Change) -> str:
    return f"{change.n:+d}".replace("-", "−")


def _digits(size: int) -> int:
    """Return the size of the figure beside a symbol."""
    return max(SMALLEST, round(size * 0.86))


def _radius(size: int) -> int:
    """Return the radius of the tick or cross beside a symbol."""
    return round(size * 0.4)
