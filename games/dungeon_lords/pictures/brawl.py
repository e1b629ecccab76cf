"""A clash in pictures: who strikes, whom it hits and what is left of them; and the result of a whole round."""

from collections import Counter
from dataclasses import dataclass

from games.core import Seat, Speak, say
from games.draw import WIDTH, Canvas, canvas_width, mark
from games.draw.moments import BAND, HEAD, SCENE, Verdict, head_box, rays, stamp, verdict_box
from games.draw.palette import ABYSS, BAD, BRASS, EDGE, GOOD, INK, LAMP, MUTED, PAPER, PAPER_DIM, SLAB, TEXT
from games.dungeon_lords.cards import EDITIONS, Book
from games.dungeon_lords.pictures.colours import HEALTH, LIFE

from .happened import Beat, Fight, Foe
from .things import (
    ART,
    METALS,
    SMALLEST,
    Place,
    Sentry,
    block,
    name_around,
    name_of,
    sentry,
    tag,
    thing,
    tile,
    trap_back,
)

STRIKER = (24.0, 96.0, 220.0, 268.0)
FILE = (316.0, 110.0, 464.0, 240.0)
"""Left, top, width and height of the box of the attacker, and of that of the adventurers."""
SIGNS_OF = {"cast": "gem", "uncast": "gem", "healed": "heart", "fatigue": "hourglass"}
"""The symbols of parts of a clash that are neither traps nor creatures."""
HIGH = 150
"""Height of a row above which its parts stand below one another."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a panel of a clash shows: one of its parts."""

    edition: str
    reader: Seat | None
    fight: Fight
    beat: Beat


def verdict_of(beat: Beat) -> Verdict:
    """Return how a part of a clash went for its lord."""
    if beat.kind == "end":
        return Verdict.BAD if beat.cells else Verdict.GOOD
    if beat.kind in {"cast", "healed"}:
        return Verdict.BAD
    return Verdict.GOOD if beat.kind == "uncast" or any(foe.change < 0 for foe in beat.file) else Verdict.OPEN


def draw_beat(canvas: Canvas, shown: Shown, speak: Speak) -> None:
    """Draw the dungeon and its tile, the attacker on the left, the adventurers on the right, and the result."""
    fight, beat, book = shown.fight, shown.beat, EDITIONS[shown.edition]
    head_box(canvas)
    mark(canvas, fight.seat, 24, 17, 42)
    canvas.name(name_of(speak, fight.seat), 86, 52, 40, TEXT, face="title", width=320, least=28)
    tile(canvas, fight.tile, 424, 12, 52)
    canvas.text(fight.cell.upper(), 486, 52, 40, LAMP, face="title")
    _rounds(canvas, fight.round)
    verdict = verdict_of(beat)
    x, y, w, h = SCENE
    canvas.box(SCENE, ABYSS, EDGE, 2)
    left, top, wide, high = STRIKER
    rays(canvas, left + wide / 2, top + high / 2, 420, verdict, (x + 4, y + 4, w - 8, h - 8))
    canvas.box(STRIKER, PAPER, verdict.edge, 6, 18)
    _striker(canvas, fight, beat)
    canvas.sign("sword", 252, 202, 56, LAMP)
    _file(canvas, beat, book)
    verdict_box(canvas, BAND, verdict)
    _band(canvas, beat, book, speak)


def _rounds(canvas: Canvas, now: int) -> None:
    """Draw the numbers of the four rounds of a combat, the present one lit."""
    for n in range(1, 5) if now else ():
        x = WIDTH - 24 - (5 - n) * 50
        canvas.box((x, 15, 44, 46), LAMP if n == now else ABYSS, BRASS if n <= now else EDGE, 3, 10)
        canvas.text(f"{n}", x + 22, 49, 32, INK if n == now else MUTED, face="title", align="middle")


def _striker(canvas: Canvas, fight: Fight, beat: Beat) -> None:
    """Draw the plan, the trap, the creature or the spell; at the end the tile, with a banner if it is lost."""
    x, y, w, h = STRIKER
    if beat.kind == "march":
        tile(canvas, fight.tile, x + 45, y + 14, 130)
        _plan(canvas, fight, x, y + 160)
        return
    if beat.kind == "end":
        sign = fight.tile
        canvas.sign(sign, x + 25, y + 36, 170, INK, ART)
        if beat.cells:
            canvas.sign("banner", x + 110, y + 20, 96, INK, ART)
        else:
            stamp(canvas, x + w - 34, y + 34, 28, is_good=True)
        canvas.text(fight.cell.upper(), x + w / 2, y + h - 16, 46, LIFE, face="title", align="middle")
        return
    sign = beat.what if beat.kind in {"trap", "creature"} else SIGNS_OF[beat.kind]
    canvas.sign(sign, x + 25, y + 16, 170, INK, ART)
    if beat.kind == "uncast":
        stamp(canvas, x + w - 40, y + 40, 30, is_good=False)
    change = sum(foe.change for foe in beat.file)
    if change:
        canvas.sign("drop" if change < 0 else "heart", x + 40, y + h - 72, 56, INK, ART)
        canvas.text(f"{change:+d}".replace("-", "−"), x + 108, y + h - 22, 60, LIFE, face="title")


def _plan(canvas: Canvas, fight: Fight, x: float, y: float) -> None:
    """Draw the traps face down, and the creatures."""
    things = [*Counter(fight.creatures).items()]
    size = min(76.0, 204 / max(1, len(things) + fight.traps))
    left = x + (220 - size * (len(things) + fight.traps)) / 2
    for _ in range(fight.traps):
        trap_back(canvas, left + size * 0.1, y + 8, round(size))
        left += size
    for creature, n in things:
        sentry(canvas, Sentry(creature, "ready", n), left + 2, y + 8, round(size) - 4)
        left += size


def _file(canvas: Canvas, beat: Beat, book: Book) -> None:
    """Draw the adventurers, the front first: hit points left, the latest change, bars for those in prison."""
    x, y, w, h = FILE
    wide = min(150.0, (w + 10) / max(1, len(beat.file)) - 10)
    left = x + (w - (wide + 10) * len(beat.file) + 10) / 2
    for foe in beat.file:
        draw_foe(canvas, foe, book, (left, y, wide, h))
        left += wide + 10


def draw_foe(canvas: Canvas, foe: Foe, book: Book, place: Place) -> None:
    """Draw an adventurer as a card: portrait, hit points as a figure and a bar, and prison bars if caught."""
    x, y, w, h = place
    row = book.hero[foe.hero]
    edge = GOOD if foe.change < 0 else BAD if foe.change > 0 else INK
    canvas.box(place, PAPER, edge, 6 if foe.change else 3, 14)
    size = round(min(w - 16, h * 0.56))
    canvas.sign(row.role, x + (w - size) / 2, y + 8, size, METALS[row.year], ART)
    tag(canvas, row, x + 7, y + 6)
    if not foe.left:
        canvas.sign("bars", x + (w - size) / 2 - 4, y + 4, size + 8, INK, ART)
        stamp(canvas, x + w / 2, y + h - (h - size) / 2 + 2, round((h - size) * 0.34), is_good=True)
        return
    tall = round(min(h * 0.3, w * 0.5))
    base = y + h * 0.86 - 4
    drop, wide = round(tall * 0.72), canvas_width(f"{foe.left}", tall)
    left = x + (w - drop - wide - 4) / 2
    canvas.sign("drop", left, base - tall * 0.72, drop, INK, ART)
    canvas.text(f"{foe.left}", left + drop + 4, base, tall, LIFE, face="title")
    step = (w - 16) / foe.full
    for point in range(foe.full):
        fill = HEALTH if point < foe.left else PAPER_DIM
        canvas.box((x + 8 + point * step, y + h * 0.88, step - 2, h * 0.08), fill, INK, 1, 0)
    if foe.change:
        _chip(canvas, foe.change, x + w - 2, y + 2)


def _chip(canvas: Canvas, change: int, right: float, top: float) -> None:
    """Draw the hit points that an adventurer has just lost or regained, in the corner of a card."""
    canvas.box((right - 62, top, 62, 46), INK, GOOD if change < 0 else BAD, 3, 12)
    text = f"{change:+d}".replace("-", "−")
    canvas.text(text, right - 31, top + 36, 34, TEXT, face="title", align="middle")


def _band(canvas: Canvas, beat: Beat, book: Book, speak: Speak) -> None:
    """Draw the name of this part and who was imprisoned by it; at the end, the result of the whole clash."""
    caught = [foe for foe in beat.file if not foe.left and (foe.change or beat.kind == "end")]
    is_shown = bool(caught or (beat.kind == "end" and beat.evil[0]))
    width = 440 if is_shown else 724
    if beat.kind == "cast":
        _spell(canvas, beat.what, speak)
        return
    canvas.text(_title(beat, speak), 32, 468, 60, TEXT, face="title", width=width, least=30)
    if not is_shown:
        return
    canvas.box((496, 402, 286, 89), ABYSS, verdict_of(beat).edge, 3)
    left = 510.0
    for foe in caught:
        row = book.hero[foe.hero]
        canvas.sign(row.role, left, 416, 58, METALS[row.year], ART)
        canvas.sign("bars", left - 2, 414, 62, INK, ART)
        tag(canvas, row, left - 2, 412)
        left += 62
    if beat.kind == "end" and beat.evil[0]:
        _evil(canvas, beat.evil, left + 4)


def _spell(canvas: Canvas, spell: str, speak: Speak) -> None:
    """Draw the name of a spell that is cast, and what it does."""
    rows, size = block(speak(say("dungeon_lords-picture-does", thing=spell)), 32, SMALLEST, 736, 2)
    is_long = len(rows) > 1
    canvas.text(thing(speak, spell), 32, 434 if is_long else 444, 36 if is_long else 44, TEXT, face="title", width=736)
    for number, line in enumerate(rows):
        canvas.text(line, 32, (463 if is_long else 484) + number * 28, size, TEXT, width=736)


def _evil(canvas: Canvas, change: tuple[int, int], x: float) -> None:
    """Draw a lord's evil before and after."""
    canvas.sign("evil", x, 422, 44, INK, ART)
    x += 48
    x += canvas.text(f"{change[0]}", x, 461, 38, MUTED, face="title") + 4
    canvas.sign("arrow", x, 431, 26, TEXT)
    canvas.text(f"{change[1]}", x + 30, 461, 42, LAMP, face="title")


def _title(beat: Beat, speak: Speak) -> str:
    if beat.kind in {"trap", "creature"}:
        return thing(speak, beat.what)
    if beat.kind == "end" and not beat.cells:
        is_empty = not any(foe.left for foe in beat.file)
        return speak(say("dungeon_lords-picture-cleared" if is_empty else "dungeon_lords-picture-held"))
    if beat.kind == "end":
        return speak(say("dungeon_lords-picture-conquered"))
    return speak(say(f"dungeon_lords-picture-{beat.kind}"))


def draw_round(canvas: Canvas, fights: tuple[Fight, ...], edition: str, speak: Speak) -> None:
    """Draw the result of a round for each lord: the tile kept or lost, adventurers imprisoned and left."""
    head_box(canvas)
    x, y, w, _ = HEAD
    title = speak(say("dungeon_lords-picture-clashes"))
    canvas.text(title, x + 16, 52, 40, TEXT, face="title", width=w - 260, least=28)
    _rounds(canvas, fights[0].round)
    each = (425 + 8) / max(2, len(fights))
    for number, fight in enumerate(fights):
        _result(canvas, fight, EDITIONS[edition], (x, y + 68 + number * each, w, each - 8), speak)


def _result(canvas: Canvas, fight: Fight, book: Book, place: Place, speak: Speak) -> None:
    """Draw the result of one lord's clash in a row; a high one, of two at most, has the tile below the name."""
    (x, y, w, h), last, is_high = place, fight.beats[-1], place[3] > HIGH
    verdict_box(canvas, place, verdict_of(last), 3)
    middle = y + h / 2
    line, size = (y + 46, 112) if is_high else (middle, round(min(88, h - 14)))
    mark(canvas, fight.seat, x + 16, line - 23, 46)
    name_around(canvas, name_of(speak, fight.seat), (x + 80, line, 230 if is_high else 190), 36, 2)
    across, down = (x + 20, y + 84) if is_high else (x + 282, middle - size / 2)
    tile(canvas, fight.tile, across, down, size)
    if last.cells:
        canvas.sign("banner", across + size * 0.4, down - 4, round(size * 0.62), INK, ART)
    canvas.text(fight.cell.upper(), across + 10 + size, down + size / 2 + 13, 36, LAMP, face="title")
    most, room = (130.0, w - 340) if is_high else (84.0, w - 460)
    wide = min(most, room / max(1, len(last.file)) - 6)
    tall = min(h - 12, wide * 1.5) if is_high else h - 12
    left = x + w - 10 - (wide + 6) * len(last.file)
    for foe in last.file:
        _small(canvas, foe, book, (left, middle - tall / 2, wide, tall))
        left += wide + 6


def _small(canvas: Canvas, foe: Foe, book: Book, place: Place) -> None:
    """Draw an adventurer at the end of a clash: the portrait behind bars, or with the hit points left."""
    (x, y, w, h), row = place, book.hero[foe.hero]
    canvas.box(place, PAPER if foe.left else SLAB, INK if foe.left else GOOD, 3, 10)
    size = round(min(w - 8, h - (34 if foe.left else 8)))
    top = y + 4 if foe.left else y + (h - size) / 2
    canvas.sign(row.role, x + (w - size) / 2, top, size, METALS[row.year], ART)
    if foe.left:
        canvas.text(f"{foe.left}", x + w / 2, y + h - 6, 34, LIFE, face="title", align="middle")
    else:
        canvas.sign("bars", x + (w - size) / 2 - 2, top - 2, size + 4, INK, ART)
    tag(canvas, row, x + 3, y + 3)
