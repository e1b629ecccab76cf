"""The result of a year: what each lord holds, what adventurers have conquered, who is in prison, and evil."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.core import Say, Seat, Speak, say
from games.draw import Canvas, mark
from games.draw.moments import HEAD
from games.draw.palette import ABYSS, EDGE, INK, LAMP, MUTED, SLAB, TEXT
from games.dungeon_lords.cards import EDITIONS, Book

from .happened import each, number
from .things import ART, METALS, Place, figure, name_around, name_of, tag


@dataclass(frozen=True, slots=True)
class Held:
    """What a lord holds at the end of a year.

    Attributes:
        tiles: tunnels and rooms, conquered ones included.
        lost: how many of them are conquered.
        prison: the prisoners.
    """

    seat: Seat
    tiles: int
    lost: int
    prison: tuple[str, ...]
    evil: int


@dataclass(frozen=True, slots=True)
class Year:
    """The result of a year, lord by lord in play order."""

    year: int
    lords: tuple[Held, ...]


def year_of(told: Sequence[Say]) -> Year:
    """Return the result that these sentences tell, one for each lord."""
    return Year(number(told[0].values["year"]), tuple(map(_held, told)))


def _held(said: Say) -> Held:
    held = said.values["new"]
    assert isinstance(held, Say)
    tiles, lost, evil = (number(held.values[name]) for name in ("tiles", "lost", "n"))
    return Held(Seat(number(said.values["seat"])), tiles, lost, each(held.values["heroes"]), evil)


def draw_year(canvas: Canvas, year: Year, edition: str, speak: Speak) -> None:
    """Draw a row for each lord: tiles, those of them conquered, prisoners, evil."""
    x, y, w, _ = HEAD
    title = speak(say("dungeon_lords-picture-year", year=year.year))
    canvas.text(title, x + 16, 52, 40, TEXT, face="title", width=w - 32, least=28)
    high = (425 + 8) / max(3, len(year.lords))
    for place, held in enumerate(year.lords):
        _row(canvas, held, EDITIONS[edition], (x, y + 68 + place * high, w, high - 8), speak)


def _row(canvas: Canvas, held: Held, book: Book, place: Place, speak: Speak) -> None:
    x, y, w, h = place
    middle = y + h / 2
    canvas.box(place, SLAB, EDGE, 2)
    mark(canvas, held.seat, x + 14, middle - 23, 46)
    name_around(canvas, name_of(speak, held.seat), (x + 72, middle, 176), 34, 3)
    figure(canvas, "tunnel", f"{held.tiles}", x + 262, middle - 24, 48)
    figure(canvas, "banner", f"{held.lost}", x + 372, middle - 24, 48, LAMP if held.lost else MUTED)
    cell = (x + 474, y + 8, 192.0, h - 16)
    canvas.box(cell, ABYSS, EDGE, 2)
    size = round(min(h - 24, 72, 180 / max(1, len(held.prison))))
    left = cell[0] + (cell[2] - size * len(held.prison)) / 2
    for hero in held.prison:
        row = book.hero[hero]
        canvas.sign(row.role, left, middle - size / 2, size, METALS[row.year], ART)
        canvas.sign("bars", left - 1, middle - size / 2 - 1, size + 2, INK, ART)
        tag(canvas, row, left, middle - size / 2 - 1)
        left += size
    if not held.prison:
        canvas.sign("bars", cell[0] + 70, middle - 26, 52, INK, ART)
    figure(canvas, "evil", f"{held.evil}", x + w - 106, middle - 24, 48)
