"""A whole invasion: what endangers the castle, then whom monsters hit, where they went and what arrived."""

from collections.abc import Sequence

from games.core import Say, Speak, say
from games.draw import WIDTH, Canvas, mark, wrap
from games.draw.moments import HEAD, Verdict, verdict_box
from games.draw.palette import BAD, EDGE, INK, LAMP, SLAB, TEXT
from games.winter.cards import CASTLE, Book

from .colours import ART, ICE, ICE_EDGE
from .happened import Raid
from .things import Glyph, draw_glyphs, face, glyphs_width, monster_glyphs

TOP, BOTTOM, GAP = 76, 501, 6
FOOT = (8, 362, WIDTH - 16, 139)
"""The place of what each player has lost."""
LINE, LOW = 62, 56
"""The height from which one column is enough, and below which there is only one line beside the face."""
ALARM, STRIP, MOST = 96, 60, 130
"""The least height of what endangers the castle and of a warning in one line, and the greatest of anything else."""
Place = tuple[float, float, float, float]


def draw_invasion(
    canvas: Canvas,
    book: Book,
    raids: Sequence[Raid],
    title: Say,
    disasters: tuple[int, int],
    bottom: float,
    speak: Speak,
) -> None:
    """Draw an invasion down to a height: a breach of the castle is largest, and what hit someone comes before the rest.

    Args:
        canvas: where to draw.
        book: the catalogue.
        raids: what monsters have done, and what is new.
        title: of the picture.
        disasters: how many there are, and how many lose the game.
        bottom: where what follows begins.
        speak: says names and titles.
    """
    count, most = disasters
    _title(canvas, title, count, most, speak)
    inside = [raid for raid in raids if raid.area == CASTLE]
    others = sorted((raid for raid in raids if raid.area != CASTLE), key=lambda one: (not _has_hit(one), one.is_new))
    top, room = float(TOP), bottom - TOP
    if count >= most:
        _warning(canvas, say("winter-picture-too-many", n=count - most + 1), (8, top, 784, STRIP - GAP), speak)
        top, room = top + STRIP, room - STRIP
    least = ALARM if inside else 0
    columns = 1 if len(others) * LINE + least <= room else 2
    rows = -(-len(others) // columns)
    if inside:
        high = max(least, room - rows * (1.3 * LINE))
        breach(canvas, book, inside, (8, top, 784, high - GAP), speak)
        top, room = top + high, room - high
    wide = 788 / columns
    for number, raid in enumerate(others):
        place = (8 + number % columns * wide, top + number // columns * room / rows, wide - 4, room / rows - GAP)
        _line(canvas, raid, book, place, speak)


def is_crowded(raids: Sequence[Raid], disasters: tuple[int, int]) -> bool:
    """Return whether an invasion needs the space of what each player has lost: the marks beside it say who was hit."""
    others = sum(raid.area != CASTLE for raid in raids)
    fixed = ALARM * (others < len(raids)) + STRIP * (disasters[0] >= disasters[1])
    return fixed + -(-others // 2) * LOW > FOOT[1] - TOP


def _title(canvas: Canvas, title: Say, count: int, most: int, speak: Speak) -> None:
    """Draw which week's invasion it is, and how many disasters there are of those that lose the game."""
    x, y, w, _ = HEAD
    canvas.text(speak(title), x + 16, 52, 40, TEXT, face="title", width=w - 180, least=28)
    colour = BAD if count >= most - 1 else TEXT
    left = x + w - 16 - canvas.text(f"{count}/{most}", x + w - 16, 52, 40, colour, face="title", align="right")
    canvas.sign("flake", left - 52, y + 9, 42, INK, ART)


def _warning(canvas: Canvas, told: Say, place: Place, speak: Speak) -> None:
    x, y, w, h = place
    verdict_box(canvas, place, Verdict.BAD, 6)
    canvas.sign("flake", x + 14, y + (h - 40) / 2, 40, INK, ART)
    canvas.text(speak(told), x + 66, y + h / 2 + 11, 32, BAD, face="title", width=w - 80, least=25)


def breach(canvas: Canvas, book: Book, inside: Sequence[Raid], place: Place, speak: Speak) -> None:
    """Draw the monsters in the castle, and what that means for everyone."""
    x, y, w, h = place
    verdict_box(canvas, place, Verdict.BAD, 6)
    size, middle = round(min(150, h - 14)), y + h / 2
    monsters = {raid.id: raid for raid in inside}
    canvas.sign("castle", x + 12, middle - size / 2, size, INK, ART)
    left = x + 24 + size
    head = round(size * (0.8 if len(monsters) == 1 else 0.62))
    for number, monster in enumerate(monsters):
        face(canvas, book.all_monsters[monster].kind, left + number * head * 0.8, middle - head / 2, head)
    left += (len(monsters) * 0.8 + 0.2) * head + 16
    is_high = h > 130
    texts = [("winter-picture-breached", 42 if is_high else 36, BAD, "title", 0.6)]
    texts += [("winter-picture-breached-who", 30, TEXT, "text", 0.6)] * is_high
    texts += [("winter-picture-breached-beat", 30 if is_high else 27, TEXT, "text", 1)]
    wide = x + w - 14 - left
    top = middle - sum(size * 1.25 for _, size, *_ in texts) / 2
    _effects(canvas, book, inside, (left + wide * 0.6, top, wide * 0.4, 44))
    for text, letters, colour, style, part in texts:
        told = speak(say(text, monsters=tuple(monsters)))
        top += letters * 1.25
        canvas.text(told, left, top - letters * 0.3, letters, colour, face=style, width=wide * part, least=25)


def breach_beside(canvas: Canvas, monster: str, place: Place, speak: Speak) -> None:
    """Draw in half the space that a monster is in the castle: its picture shows it already."""
    x, y, w, h = place
    verdict_box(canvas, place, Verdict.BAD, 6)
    canvas.sign("castle", x + 12, y + (h - 84) / 2, 84, INK, ART)
    left, room = x + 108, w - 120
    canvas.text(speak(say("winter-picture-breached")), left, y + 46, 34, BAD, face="title", width=room, least=25)
    told = speak(say("winter-picture-breached-beat", monsters=(monster,)))
    for number, line in enumerate(wrap(told, 27, room, 2)):
        canvas.text(line, left, y + 84 + 32 * number, 27, TEXT, width=room, least=24)


def _line(canvas: Canvas, raid: Raid, book: Book, place: Place, speak: Speak) -> None:
    """Draw a monster or disaster by name, with where it has gone or come, and beside it what it does to whom."""
    x, y, w, h = place
    monster = book.all_monsters.get(raid.id)
    area = book.areas.get(raid.area)
    if _has_hit(raid):
        verdict_box(canvas, place, Verdict.BAD)
    elif monster is None:
        canvas.box(place, ICE, ICE_EDGE, 3)
    else:
        is_near = area is not None and area.distance == 1
        canvas.box(place, SLAB, BAD if is_near else EDGE, 3 if is_near else 2)
    is_low, is_wide = h < LOW, w > 500
    size, middle = round(min(MOST, h - 10)), y + h / 2
    face(canvas, monster.kind if monster else "", x + 10, middle - size / 2, size)
    left = x + size + 22
    letters = 27 if is_low else round(max(27, min(40, h * 0.34)))
    name = speak(say("winter-picture-card", card=raid.id))
    if is_low:
        canvas.text(name, left, middle + 9, letters, TEXT, width=168, least=22)
        end = _way(canvas, book, raid, (left + 176, middle, 34), None, is_whole=False)
    else:
        icon, under = round(max(24, min(44, h * 0.38))), middle + 2 + h * 0.19
        canvas.text(
            name, left, under - icon / 2 - h * 0.08, letters, TEXT, face="title", width=x + w - left - 12, least=25
        )
        end = _way(canvas, book, raid, (left, under, icon), speak, is_whole=is_wide)
    high = 36 if is_low else max(27, min(54, h * (0.56 if is_wide else 0.4)))
    base = middle if is_low or is_wide else under
    _effects(canvas, book, [raid], (end + 12, base - high / 2, x + w - 12 - end - 12, high))


def _way(
    canvas: Canvas, book: Book, raid: Raid, place: tuple[float, float, int], speak: Speak | None, *, is_whole: bool
) -> float:
    """Draw where a monster has come from and is, or that something is new there; return the right end."""
    left, middle, size = place
    if raid.is_new and speak is not None:
        text = "winter-picture-arrives" if raid.id in book.all_monsters else "winter-picture-strikes"
        left += canvas.text(speak(say(text)), left, middle + 8, 26, LAMP) + 10
    if raid.start:
        if is_whole:
            left = _area(canvas, book, raid.start, (left, middle, size)) + 6
        canvas.sign("arrow", left, middle - size * 0.4, round(size * 0.8), LAMP)
        left += size * 0.8 + 8
    return _area(canvas, book, raid.area, (left, middle, size)) if raid.area else left


def _area(canvas: Canvas, book: Book, area: str, place: tuple[float, float, int]) -> float:
    """Draw the symbol and the number of an area; return the right end."""
    left, middle, size = place
    row = book.areas[area]
    canvas.sign(row.kind, left, middle - size / 2, size, INK, ART)
    number = f"{row.number}" if row.number else ""
    letters = max(26, round(size * 0.8))
    return left + size + 4 + canvas.text(number, left + size + 4, middle + letters * 0.36, letters, TEXT, face="title")


def _effects(canvas: Canvas, book: Book, raids: Sequence[Raid], place: Place) -> float:
    """Draw at the right whom monsters have hit and, if there is room, what that does; return the left end."""
    x, y, w, h = place
    right, size = x + w, round(min(42, h))
    seats = sorted({hit.seat for raid in raids for hit in raid.hits if hit.is_loss})
    for seat in reversed(seats):
        right -= size + 6
        if right > x:
            mark(canvas, seat, right, y + (h - size) / 2, size)
    parts = [part for raid in raids for part in _does(book, raid)]
    room = right - 8 - x
    if parts and glyphs_width(parts, 26) <= room:
        high = h
        while glyphs_width(parts, round(high)) > room:
            high -= 1
        right -= 8 + draw_glyphs(canvas, parts, (x, y + (h - high) / 2, room, high), "right")
    return right


def _does(book: Book, raid: Raid) -> list[Glyph]:
    """Return what a monster does, if it has hit someone or is new; for a disaster, what it blocks."""
    if raid.id not in book.all_monsters:
        made = book.kinds[book.kind[raid.area]].produces if raid.area else ""
        return [made, "cross"] if made else []
    if not (_has_hit(raid) or raid.is_new):
        return []
    kind = book.monster_kind(raid.id)
    if kind.effect != "ban_instrument" or raid.instrument:
        return monster_glyphs(kind, (raid.instrument,) if raid.instrument else ())
    one_of = [part for instrument in book.instruments for part in (instrument, "/")]
    return [*one_of[:-1], "cross"]


def _has_hit(raid: Raid) -> bool:
    """Return whether a monster has cost someone something, or silenced an instrument."""
    return bool(raid.instrument or any(hit.is_loss for hit in raid.hits))
