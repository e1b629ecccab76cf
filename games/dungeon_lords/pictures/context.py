"""What a position without a past must show besides a lord's own pictures: the season, its events, and the rivals."""

from collections.abc import Sequence
from functools import partial

from games.core import Panel, Seat, Speak, say
from games.draw import Canvas, canvas_width, mark
from games.draw.palette import BRASS, INK, LAMP, MUTED, TEXT
from games.dungeon_lords.board import goods_held
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.view import LordSeen, View

from .goods import held
from .things import ART, GAP, INNER, MARGIN, SMALLEST, figure, name_of, panel

_HEAD, _ROW = 54, 54
"""The height of the line about the season, and of that about a rival."""
_SIGN, _APART, _SIZE = 48, 20, 27
"""The room for the sign of an event, that between two texts, and the size of an event's letters."""


def context(view: View) -> Sequence[Panel]:
    """Return the panel of the season and the rivals; nothing in combat, which has its own panel, and at the end."""
    if view.seat is None or view.fight or not view.phase:
        return ()
    shown = [(seat, view.lords[seat]) for seat in _rivals(view)]
    time = (view.year, view.season, view.round, view.event, view.next_event)
    shows = (view.edition, time, [(seat, lord.evil, lord.gold, lord.food, _counts(lord)) for seat, lord in shown])
    told = [say("dungeon_lords-alt-season", year=view.year, season=view.season, n=view.round)]
    told += [say("dungeon_lords-alt-event", event=view.event)] if view.event else []
    told += [say("dungeon_lords-alt-next-event", event=view.next_event)] if view.next_event else []
    for seat, lord in shown:
        told.append(say("dungeon_lords-alt-goods", seat=seat, n=lord.evil))
        told.append(say("dungeon_lords-alt-part", part=goods_held(lord)))
    return (Panel("context", shows, partial(draw_context, view), told),)


def draw_context(view: View, speak: Speak) -> bytes:
    """Draw the season with its event and the next one; below them what each rival's dungeon holds.

    Events that do not fit beside the season have a line of their own.
    """
    rivals, events, line = _rivals(view), _events(view, speak), MARGIN + 14
    season = speak(say("dungeon_lords-picture-season", year=view.year, season=view.season, n=view.round))
    needed = sum(_SIGN + _APART + canvas_width(words, _SIZE, "text") for _, words in events)
    x, right = line + canvas_width(season, 30) + _APART, MARGIN + INNER - 8
    is_beside = x + needed <= right
    head = _HEAD if is_beside else 2 * _HEAD - 8
    canvas = Canvas(head + len(rivals) * (_ROW + GAP) + 2 * GAP, ART)
    panel(canvas, (MARGIN, GAP, INNER, head), is_lit=True)
    canvas.text(season, line, GAP + 37, 30, BRASS, face="title")
    x, y = (x, GAP) if is_beside else (line, GAP + _HEAD - 8)
    for sign, words in events:
        canvas.sign(sign, x, y + 6, 42, INK, ART)
        x += _SIGN + canvas.text(words, x + _SIGN, y + 36, _SIZE, LAMP) + _APART
    for number, seat in enumerate(rivals):
        _rival(canvas, view, seat, speak, head + 2.0 * GAP + number * (_ROW + GAP))
    return canvas.png()


def _events(view: View, speak: Speak) -> list[tuple[str, str]]:
    """Return the sign and the words of the event of this round and of the next one, if they are known."""
    special, events = {row.id for row in EDITIONS[view.edition].special_events}, []
    for when, event in (("thing", view.event), ("next-event", view.next_event)):
        if event:
            words = speak(say(f"dungeon_lords-picture-{when}", event=event, thing=event))
            events.append(("special" if event in special else event, words))
    return events


def _rival(canvas: Canvas, view: View, seat: Seat, speak: Speak, y: float) -> None:
    """Draw a line about a rival: the name, then tunnels, rooms, creatures, prisoners, gold, food and evil."""
    panel(canvas, (MARGIN, y, INNER, _ROW))
    right = MARGIN + INNER - 4.0
    for sign, n in reversed(_counts(view.lords[seat])):
        right -= 44 + canvas_width(f"{n}", 37) + 12
        figure(canvas, sign, f"{n}", right, y + 7, 40, TEXT if n else MUTED)
    mark(canvas, seat, MARGIN + 8, y + 5, 44)
    canvas.name(name_of(speak, seat), MARGIN + 62, y + 37, 30, TEXT, width=right - MARGIN - 72, least=SMALLEST)


def _counts(lord: LordSeen) -> list[tuple[str, int]]:
    goods = [("bars", len(lord.prison)), ("gold", lord.gold), ("food", lord.food), ("imp", lord.imps)]
    return [*held(lord), *goods, ("evil", lord.evil)]


def _rivals(view: View) -> list[Seat]:
    return [seat for seat in view.order if seat != view.seat]
