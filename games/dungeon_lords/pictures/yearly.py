"""The result of a year: what each lord holds, what adventurers have conquered, who is in prison, evil and points."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.core import Say, Seat, Speak, say
from games.draw import Canvas, mark
from games.draw.moments import HEAD
from games.draw.palette import ABYSS, BRASS, EDGE, INK, LAMP, MUTED, SLAB, TEXT
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
        points: the points as things stand.
    """

    seat: Seat
    tiles: int
    lost: int
    prison: tuple[str, ...]
    evil: int
    points: int


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
    tiles, lost, evil, points = (number(held.values[name]) for name in ("tiles", "lost", "n", "points"))
    return Held(Seat(number(said.values["seat"])), tiles, lost, each(held.values["heroes"]), evil, points)


def draw_year(canvas: Canvas, year: Year, edition: str, speak: Speak) -> None:
    """Draw a row for each lord: tiles, those of them conquered, evil and points, and below them the prisoners."""
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
    left, line = x + 262, y + h / 4 + 2
    shown = (
        ("tunnel", held.tiles, TEXT),
        ("banner", held.lost, LAMP if held.lost else MUTED),
        ("evil", held.evil, TEXT),
    )
    for sign, n, fill in shown:
        figure(canvas, sign, f"{n}", left, line - 22, 44, fill)
        left += 118
    canvas.sign("star", x + w - 132, line - 22, 44, BRASS)
    canvas.text(f"{held.points}".replace("-", "−"), x + w - 80, line + 17, 46, LAMP, face="title")
    cell = (x + 256, y + h / 2, w - 264, h / 2 - 6)
    canvas.box(cell, ABYSS, EDGE, 2)
    size = round(min(cell[3] - 4, 60))
    top, left = cell[1] + (cell[3] - size) / 2, cell[0] + 10
    for hero in held.prison:
        row = book.hero[hero]
        tag(canvas, row, left, top + (size - 28) / 2)
        canvas.sign(row.role, left + 42, top, size, METALS[row.year], ART)
        canvas.sign("bars", left + 41, top - 1, size + 2, INK, ART)
        left += size + 58
    if not held.prison:
        canvas.sign("bars", left + 42, top, size, INK, ART)
