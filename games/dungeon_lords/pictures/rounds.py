"""The combat rounds of one lord that passed without a question: for each its tile, wounds, prisoners and losses."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.core import Say, Seat, Speak, say
from games.draw import WIDTH, Canvas, mark
from games.draw.moments import HEAD, Verdict, stamp, verdict_box
from games.draw.palette import ABYSS, BRASS, EDGE, INK, LAMP, MUTED, SLAB, TEXT
from games.dungeon_lords.cards import EDITIONS, Book

from .happened import each, number, text, word
from .things import ART, METALS, Place, figure, name_of, tag, tile

_HIGH = 82
"""Height of a row with the gap below it, so that four and the totals fill the picture."""


@dataclass(frozen=True, slots=True)
class Round:
    """The result of one clash.

    Attributes:
        round: of the combat, 0 if unknown.
        cell: the tile of the clash, "" if it was told before.
        wounds, fatigue: hit points taken by traps and creatures, and by fatigue.
        lost: the tiles conquered.
        left: the number of adventurers left.
    """

    round: int
    cell: str
    wounds: int
    fatigue: int
    caught: tuple[str, ...]
    lost: tuple[str, ...]
    left: int
    said: Say


@dataclass(frozen=True, slots=True)
class Rounds:
    """A lord's clashes, oldest first, with the tiles of the dungeon."""

    seat: Seat
    year: int
    each: tuple[Round, ...]
    tiles: tuple[tuple[str, str], ...]


def rounds_of(told: Sequence[Say], seat: Seat) -> tuple[Round, ...]:
    """Return the results of a lord's clashes that were told, oldest first."""
    found: list[Round] = []
    fight, cell = 0, ""
    for said in told:
        match word(said):
            case "fight":
                fight = number(said.values["n"])
                if found and not found[-1].round:
                    found[-1] = replace(found[-1], round=fight - 1)
            case "clash" if said.values["seat"] == seat:
                cell = text(said.values["cell"])
            case "recap" if said.values["seat"] == seat:
                found.append(_round(said, fight, cell))
                cell = ""
    return tuple(found)


def _round(said: Say, fight: int, cell: str) -> Round:
    values = said.values
    lost = each(values["cells"])
    wounds, fatigue, left = (number(values[name]) for name in ("wounds", "fatigue", "left"))
    return Round(fight, cell or "".join(lost[:1]), wounds, fatigue, each(values["caught"]), lost, left, said)


def draw_rounds(canvas: Canvas, rounds: Rounds, edition: str, speak: Speak) -> None:
    """Draw a row for each round, and below them the prisoners made and tiles lost in all of them, in points."""
    x, y, w, _ = HEAD
    mark(canvas, rounds.seat, 24, 17, 42)
    canvas.name(name_of(speak, rounds.seat), 86, 52, 40, TEXT, face="title", width=380, least=28)
    title = speak(say("dungeon_lords-picture-rounds", year=rounds.year))
    canvas.text(title, WIDTH - 24, 51, 34, LAMP, face="title", align="right", width=290, least=24)
    book, tiles = EDITIONS[edition], dict(rounds.tiles)
    for place, one in enumerate(rounds.each):
        _row(canvas, one, tiles.get(one.cell, ""), book, (x, y + 68 + place * _HIGH, w, _HIGH - 8.0))
    top = y + 68 + len(rounds.each) * _HIGH
    middle = top + (501 - top) / 2
    canvas.box((x, top, w, 501 - top), SLAB, EDGE, 2)
    caught = [book.hero[hero].role == "paladin" for one in rounds.each for hero in one.caught]
    lost = [cell for one in rounds.each for cell in one.lost]
    points = sum(book.scoring[f"per_prisoner_{'paladin' if is_one else 'adventurer'}"] for is_one in caught)
    told = speak(say("dungeon_lords-picture-rounds-caught", n=len(caught), points=points))
    canvas.text(told, x + 20, middle + 13, 36, TEXT if caught else MUTED, face="title", width=376, least=26)
    cost = -book.scoring["per_conquered_tile"] * len(lost)
    told = speak(say("dungeon_lords-picture-rounds-lost", n=len(lost), points=cost))
    fill = LAMP if lost else MUTED
    canvas.text(told, x + w - 20, middle + 13, 36, fill, face="title", align="right", width=376, least=26)


def _row(canvas: Canvas, one: Round, kind: str, book: Book, place: Place) -> None:
    """Draw the round, the tile with a banner or a tick, wounds, fatigue, and the prisoners."""
    x, y, w, h = place
    middle = y + h / 2
    verdict_box(canvas, place, Verdict.BAD if one.lost else Verdict.GOOD, 3)
    if one.round:
        canvas.box((x + 12, middle - 25, 48, 50), LAMP, BRASS, 3, 10)
        canvas.text(f"{one.round}", x + 36, middle + 12, 36, INK, face="title", align="middle")
    if kind:
        tile(canvas, kind, x + 74, middle - 31, 62)
    if one.lost:
        canvas.sign("banner", x + 100, middle - 35, 46, INK, ART)
    elif kind:
        stamp(canvas, x + 132, middle - 18, 15, is_good=True)
    cells = " ".join(cell.upper() for cell in one.lost) or one.cell.upper()
    canvas.text(cells, x + 152, middle + 13, 36, LAMP, face="title", width=104, least=24)
    none = MUTED if one.lost else TEXT  # grey is too faint on green
    figure(canvas, "drop", f"{one.wounds}", x + 264, middle - 23, 46, TEXT if one.wounds else none)
    figure(canvas, "hourglass", f"{one.fatigue}", x + 370, middle - 23, 46, TEXT if one.fatigue else none)
    canvas.box((x + 474, y + 6, w - 482, h - 12), ABYSS, EDGE, 2)
    size = min(58, round((w - 494) / max(1, len(one.caught))))
    left = x + 484
    for hero in one.caught:
        row = book.hero[hero]
        canvas.sign(row.role, left, middle - size / 2, size, METALS[row.year], ART)
        canvas.sign("bars", left - 1, middle - size / 2 - 1, size + 2, INK, ART)
        tag(canvas, row, left, middle - size / 2 - 1)
        left += size + 6
