"""What is on offer and who is coming: creatures, rooms, this round's and the next round's event and adventurers."""

from collections.abc import Sequence

from games.core import Seat, Speak, say
from games.draw import Canvas, canvas_width, fit_name, mark, without_emoji, wrap
from games.draw.palette import BAD, BRASS, EDGE, INK, LAMP, MUTED, TEXT
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.view import View

from .offer import TALL, draw_cards
from .things import (
    ART,
    COMER,
    GAP,
    INNER,
    MARGIN,
    METALS,
    SMALLEST,
    Place,
    block,
    comer,
    lines,
    name_of,
    panel,
    thing,
)

LEFT, LOW = 286, 249
"""The width of the events, and the height of everything below the offer."""
FIRST, HEADS = 104, 46
"""The height of this round's event above the next one, and of the adventurers in that."""


def draw_town(view: View, speak: Speak) -> bytes:
    """Return the picture of the town: creatures with wages, rooms with recipes, below them events and adventurers."""
    is_offering = bool(view.offer or view.halls)
    canvas = Canvas(TALL.high + LOW + 3 * GAP if is_offering else LOW + 2 * GAP, ART, own=view.seat)
    draw_cards(canvas, view, speak, TALL)
    _season(canvas, view, speak, TALL.high + 2.0 * GAP if is_offering else float(GAP))
    return canvas.png()


def _season(canvas: Canvas, view: View, speak: Speak, y: float) -> None:
    _events(canvas, view, speak, y)
    _coming(canvas, view, speak, (MARGIN + LEFT + GAP, y, INNER - LEFT - GAP, float(LOW)))


def _events(canvas: Canvas, view: View, speak: Speak, y: float) -> None:
    """Draw the season, its event and the next one, if known, with the adventurers who wait for the next."""
    shown = [(when, event) for when, event in (("now", view.event), ("next", view.next_event)) if event]
    season = speak(say("dungeon_lords-picture-season", year=view.year, season=view.season, n=view.round))
    if not shown:
        panel(canvas, (MARGIN, y, LEFT, LOW))
        canvas.text(season, MARGIN + 14, y + 34, 28, BRASS, face="title", width=LEFT - 24, least=SMALLEST)
        text = speak(say("dungeon_lords-picture-no-event"))
        lines(canvas, text, (MARGIN + 20, y + 116, LEFT - 40), 28, 3, MUTED)
        return
    height, top = (LOW - (len(shown) - 1) * GAP) / len(shown), y
    for number, (when, event) in enumerate(shown):
        waiting = view.waiting if when == "next" and view.arriving else ()
        if len(shown) > 1:
            height = LOW - FIRST - GAP if number else FIRST
        panel(canvas, (MARGIN, top, LEFT, height), is_lit=when == "now")
        head = speak(say("dungeon_lords-picture-next")) if number else season
        canvas.text(head, MARGIN + 14, top + 34, 28, BRASS, face="title", width=LEFT - 24, least=SMALLEST)
        _waiting(canvas, view, waiting, top + height - HEADS)
        name = thing(speak, event)
        if when == "next" and not number:
            name = speak(say("dungeon_lords-picture-next-event", event=event))
        _event(canvas, view, event, name, speak, (MARGIN + 12, top + 42, LEFT - 24, height - 52), len(waiting) > 0)
        top += height + GAP


def _waiting(canvas: Canvas, view: View, waiting: Sequence[str], y: float) -> None:
    """Draw the adventurers of the next round at the foot of its box, each with the hit points."""
    step = (LEFT - 16) / max(3, len(waiting))
    for place, id_ in enumerate(waiting):
        row, x = EDITIONS[view.edition].hero[id_], MARGIN + 10 + place * step
        size = HEADS - 6 if len(waiting) < 4 else 34
        canvas.sign(row.role, x, y, size, METALS[row.year], ART)
        canvas.text(f"{row.hp}", x + size + 3, y + size - 8, 30, BAD, face="title")


def _event(
    canvas: Canvas, view: View, event: str, name: str, speak: Speak, place: Place, has_heads: bool = False
) -> None:
    """Draw an event with symbol and name or heading, and with its effect if there is space."""
    x, y, width, height = place
    is_special = any(row.id == event for row in EDITIONS[view.edition].special_events)
    sign = 48 if has_heads else 58
    canvas.sign("special" if is_special else event, x, y, sign, INK, ART)
    rows, size = block(name, 30, SMALLEST, width - sign - 18, 2)
    for number, line in enumerate(rows):
        base = sign * 0.66 if len(rows) == 1 else sign * 0.4 + size * number
        canvas.text(line, x + sign + 14, y + base, size, LAMP, width=width - sign - 14)
    if height > 150:
        does = speak(say("dungeon_lords-picture-does", thing=event))
        first = y + (82 if len(wrap(does, SMALLEST, width - 4, 5)) == 5 else 94)
        lines(canvas, does, (x + 2, first, width - 4), SMALLEST, 5, TEXT)


def _coming(canvas: Canvas, view: View, speak: Speak, place: Place) -> None:
    """Draw the lords, nicest first, with their evil, each below the adventurer he would get; then the paladin."""
    x, y, width, height = place
    panel(canvas, place)
    heroes = view.arriving or view.waiting
    hosts: Sequence[Seat | None] = view.forecast or _nicest(view)
    step = (width - 104) / max(len(hosts), 1)
    names = {seat: without_emoji(name_of(speak, seat)) for seat in view.order}  # it would join two names
    has_names = not any(fit_name(name, SMALLEST, step - 12)[0].is_cut for name in names.values())
    for number, seat in enumerate(hosts):
        middle = x + 6 + (number + 0.5) * step
        if number < len(heroes):
            comer(canvas, view, heroes[number], middle - COMER[0] / 2, y + 7)
            canvas.sign("arrow-down", middle - 14, y + 116, 28, LAMP, ART)
        if seat is None:
            canvas.sign("non-player", middle - 61, y + 145, 50, INK, ART)
            _rise(canvas, view.neutral, view.raised, middle - 10, y + 183, step / 2 + 8)
        else:
            mark(canvas, seat, middle - 45, y + 147, 46)
            if has_names:
                canvas.name(names[seat], middle, y + height - 18, 28, MUTED, width=step - 12, align="middle")
            canvas.text(f"{view.lords[seat].evil}", middle + 28, y + 183, 36, TEXT, face="title", align="middle")
    _paladin(canvas, view, x + width - 98, y)


def _rise(canvas: Canvas, before: int, after: int, x: float, y: float, width: float) -> None:
    """Draw a counter, and where it rises to before adventurers are assigned, if it does."""
    texts, size = [f"{before}", f"{after}"][: 1 + (after > before)], 36
    while size > SMALLEST and sum(canvas_width(text, size) for text in texts) + 22 * (len(texts) - 1) > width:
        size -= 1
    for number, text in enumerate(texts):
        if number:
            canvas.sign("arrow", x, y - size * 0.36 - 10, 20, LAMP)
            x += 22
        x += canvas.text(text, x, y, size, TEXT, face="title")


def _nicest(view: View) -> tuple[Seat, ...]:
    """Return the lords, nicest first; on equal counters the earlier in play order is nicer (5)."""
    return tuple(sorted(view.order, key=lambda seat: view.lords[seat].evil))


def _paladin(canvas: Canvas, view: View, x: float, y: float) -> None:
    """Draw where the paladin is, and the evil at which he comes."""
    canvas.box((x, y + 14, 2, LOW - 28), EDGE, EDGE, 0, 0)
    canvas.sign("paladin", x + 10, y + 14, 78, METALS[view.year], ART)
    if view.host is not None:
        mark(canvas, view.host, x + 26, y + 108, 48)
    elif view.tent:
        canvas.sign("tent", x + 22, y + 102, 54, INK, ART)
    canvas.sign("evil", x + 26, y + 160, 44, INK, ART)
    canvas.text(f"≥{view.tolerance}", x + 49, y + LOW - 12, 34, LAMP, face="title", align="middle")
