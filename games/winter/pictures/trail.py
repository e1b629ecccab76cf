"""Dwarfs that have moved since a reader last looked, as the log tells it; above all the reader's, moved by others."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from games.core import Event, Panel, Say, Seat, Speak, say
from games.draw import Canvas, computer, mark
from games.draw.palette import INK, LAMP, MUTED, SLAB, TEXT
from games.winter.cards import EDITIONS
from games.winter.state import HOME
from games.winter.view import View

from .colours import ART

_LOG = "winter-log-"
_PLACED, _MOVED = {"places", "defends", "defends-both"}, {"walks", "shifts", "shifts-own"}
_GONE = {"sent-home", "recalls"}
HEAD, ROW = 48, 68
"""The heights of the title and of each dwarf in the picture of the reader's dwarfs that others have moved."""


def since(told: Sequence[Event], view: View) -> View:
    """Return the view with the ways of the dwarfs that others have placed, moved or sent home.

    A reader knows where their own moves led; the public sees those of the present turn. Of a dwarf that moved twice,
    the first origin and the last place count.
    """
    if view.seat is None:
        told = told[max((number for number, event in enumerate(told) if event.is_heading), default=0) :]
    trail = dict[tuple[str, Seat], tuple[str, Seat]]()
    for event in told:
        if _number(event.say, "seat") == view.seat and not event.say.id.endswith("sent-home"):
            continue
        for start, end, owner, mover in _ways(event.say):
            if start and trail.get((start, owner), (start, owner))[0]:
                trail[start, owner] = end, mover
            elif start:  # it had come there lately
                del trail[start, owner]
                origins = [place for place, (to, _) in trail.items() if (to, place[1]) == (start, owner)]
                trail |= dict.fromkeys(origins, (end, mover))
            if end != HOME:
                trail[end, owner] = "", mover
    return replace(view, trail=tuple((*place, *way) for place, way in trail.items()))


def _ways(told: Say) -> Iterator[tuple[str, str, Seat, Seat]]:
    """Yield the way of each dwarf that was placed, moved or sent home: from where, to where, whose, and by whom."""
    word, mover = told.id.removeprefix(_LOG), Seat(_number(told, "seat"))
    if word in _MOVED:
        owner = Seat(_number(told, "owner_seat")) if word == "shifts" else mover
        yield f"{told.values['start']}", f"{told.values['end']}", owner, mover
    elif word in _PLACED:
        yield "", f"{told.values['area']}", mover, mover
    elif word in _GONE:
        yield f"{told.values['area']}", HOME, mover, mover


def _number(told: Say, name: str) -> int:
    value = told.values.get(name, -1)
    return value if isinstance(value, int) else -1


def driven(view: View) -> Sequence[Panel]:
    """Return the panel of the reader's dwarfs that other players have moved lately, if there are any."""
    ways = [(mover, start, end) for start, owner, end, mover in view.trail if owner == view.seat != mover and end]
    told = [say("winter-alt-driven", seat=mover, start=start, end=end) for mover, start, end in ways]
    shows = (view.seat, tuple(ways))
    return [Panel("driven", shows, partial(_draw_driven, view, ways), tuple(told))] if ways else []


def driven_height(view: View) -> int:
    """Return the height of that panel in pixels."""
    return HEAD + ROW * sum(owner == view.seat != mover and end != "" for _, owner, end, mover in view.trail) + 6


def _draw_driven(view: View, ways: Sequence[tuple[Seat, str, str]], speak: Speak) -> bytes:
    """Return the picture: who has moved a dwarf of the reader, from where and to where."""
    assert view.seat is not None, "the public owns no dwarfs"
    canvas, book = Canvas(driven_height(view), ART, own=view.seat), EDITIONS[view.edition]
    title = speak(say("winter-picture-driven", n=len(ways)))
    canvas.text(title, 16, 36, 30, LAMP, face="title", width=768, least=26)
    for number, (mover, start, end) in enumerate(ways):
        y = HEAD + ROW * number
        canvas.box((8, y, 784, ROW - 6), SLAB, LAMP, 3)
        mark(canvas, mover, 20, y + 11, 40)
        name = computer(canvas, speak(say("winter-picture-name", seat=mover)), 42, y + 56)
        canvas.name(name, 76, y + 42, 30, TEXT, width=300)
        mark(canvas, view.seat, 404, y + 13, 36)
        for area, x in ((start, 470), (end, 640)):
            row = book.areas[area]
            canvas.sign(row.kind, x, y + 8, 46, INK, ART)
            canvas.text(f"{row.number}" if row.number else "", x + 54, y + 45, 36, TEXT, face="title")
        canvas.sign("arrow", 580, y + 14, 34, MUTED)
    return canvas.png()
