"""Which dwarfs have moved since a reader last looked, as the log tells it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from games.core import Event, Say, Seat
from games.winter.view import View

_LOG = "winter-log-"
_PLACED, _MOVED = {"places", "defends", "defends-both"}, {"walks", "shifts", "shifts-own"}
_GONE = {"sent-home", "recalls"}


def since(told: Sequence[Event], view: View) -> View:
    """Return the view with the ways of the dwarfs that others have placed, moved or sent home.

    A reader knows where their own moves led; the public sees those of the present turn. Of a dwarf that moved twice,
    the first origin and the last place count.
    """
    if view.seat is None:
        told = told[max((number for number, event in enumerate(told) if event.is_heading), default=0) :]
    trail = dict[tuple[str, Seat], bool]()
    for event in told:
        if _number(event.say, "seat") == view.seat and not event.say.id.endswith("sent-home"):
            continue
        for area, seat, has_come in _ways(event.say):
            if has_come or not trail.pop((area, seat), False):
                trail[area, seat] = has_come
    return replace(view, trail=tuple((*place, has_come) for place, has_come in trail.items()))


def _ways(told: Say) -> Iterator[tuple[str, Seat, bool]]:
    """Yield each area that a dwarf has left or come to, with its owner."""
    word = told.id.removeprefix(_LOG)
    if word not in _PLACED | _MOVED | _GONE:
        return
    owner = Seat(_number(told, "owner_seat" if word == "shifts" else "seat"))
    if word in _MOVED:
        yield f"{told.values['start']}", owner, False
        yield f"{told.values['end']}", owner, True
    else:
        yield f"{told.values['area']}", owner, word in _PLACED


def _number(told: Say, name: str) -> int:
    value = told.values.get(name, -1)
    return value if isinstance(value, int) else -1
