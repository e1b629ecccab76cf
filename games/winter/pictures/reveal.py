"""The enemies' actions as pictures: a monster's way and whom it hit, the whole invasion, a victory."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial

from games.core import Event, Panel, Seat, Speak, say
from games.draw import SIGNS, WIDTH, Canvas, mark
from games.draw.moments import BAND, HEAD, HEIGHT, MOST_FRAMES, SCENE, Verdict, head_box, rays, stamp, verdict_box
from games.draw.palette import ABYSS, BAD, BRASS, EDGE, GOOD, INK, LAMP, MUTED, SLAB, TEXT
from games.winter.cards import EDITIONS, Book
from games.winter.view import View

from .colours import ART
from .happened import Hit, Raid, Victory, Week, latest, merged
from .raid_map import draw_raid_map
from .things import draw_glyphs, face, monster_glyphs

FOOT = (8, 362, WIDTH - 16, 139)
MOST_RAIDS, FEW_RAIDS = 10, 3
"""The number of lines for which there is room in two columns, and up to which one column with names is enough."""
NAME = 310
"""The width of a name in one column."""
Place = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Shown:
    """What a panel shows.

    Attributes:
        reader: the reader's seat, None for the public.
        dwarfs: by area, how many dwarfs each seat has there; empty if they have moved since.
        struck: the areas with a disaster, except those that have struck this week.
        silenced: the instruments that nobody can play now.
        what: a monster's raid, all of an invasion, or a victory.
        is_rest: whether an invasion began before what is shown, so that no player can be called unscathed.
    """

    edition: str
    reader: Seat | None
    seats: int
    week: int
    dwarfs: tuple[tuple[str, tuple[int, ...]], ...]
    struck: tuple[str, ...]
    instruments: tuple[str, ...]
    silenced: tuple[str, ...]
    what: Raid | tuple[Raid, ...] | Victory
    is_rest: bool = False


def reveal(told: Sequence[Event], view: View) -> Sequence[Panel]:
    """Return frames of the last victory or invasion, monster by monster; during the invasion, the latest is last.

    Return none if nothing has attacked: the map shows arrivals.
    """
    found = latest(told, view)
    if found is None or (isinstance(found, Week) and not any(map(_attacks, found.raids))):
        return ()
    if isinstance(found, Victory):
        return [Panel("moment", shown := _shown(view, found), partial(draw_reveal, shown), found.told)]
    walked = [raid for raid in found.raids if not raid.is_new]
    parts: list[Raid | tuple[Raid, ...]] = [*walked]
    if view.phase != "invasion" or not walked:
        parts.append(found.raids[-MOST_RAIDS:])
    return [_panel(view, part, found) for part in parts[-MOST_FRAMES:]]


def _panel(view: View, part: Raid | tuple[Raid, ...], week: Week) -> Panel:
    shown = _shown(view, part, {raid.id for raid in week.raids if raid.is_new})
    if isinstance(part, tuple):
        shown, told = replace(shown, is_rest=not week.is_whole or week.raids != part), week.told
    else:
        told = tuple(one for one in week.told if part.id in one.values.values())
    return Panel("moment", shown, partial(draw_reveal, shown), told)


def _shown(view: View, what: Raid | tuple[Raid, ...] | Victory, new: Collection[str] = ()) -> Shown:
    is_now = view.phase == "invasion"
    dwarfs = tuple((area.id, tuple(map(len, area.dwarfs))) for area in view.areas if any(area.dwarfs)) if is_now else ()
    struck = tuple(disaster.area for disaster in view.disasters if disaster.id not in new)
    return Shown(
        view.edition, view.seat, view.seats, view.week, dwarfs, struck, view.instruments, tuple(view.silenced), what
    )  # fmt: skip


def draw_reveal(shown: Shown, speak: Speak) -> bytes:
    """Return the picture of one moment."""
    canvas = Canvas(HEIGHT, ART, own=shown.reader)
    head_box(canvas)
    book = EDITIONS[shown.edition]
    match shown.what:
        case Raid():
            _raid(canvas, shown, shown.what, book, speak)
        case Victory():
            _victory(canvas, shown.what, book, speak)
        case _:
            _invasion(canvas, shown, shown.what, book, speak)
    return canvas.png()


def _raid(canvas: Canvas, shown: Shown, raid: Raid, book: Book, speak: Speak) -> None:
    """Draw a monster: its way on the map, and below it each player's losses, or the instrument silenced."""
    kind = book.monster_kind(raid.id)
    face(canvas, book.all_monsters[raid.id].kind, 18, 12, 52)
    name = speak(say("winter-picture-card", card=raid.id))
    canvas.text(name, 90, 52, 40, TEXT, face="title", width=460, least=28)
    draw_glyphs(
        canvas, monster_glyphs(kind, (raid.instrument,) if raid.instrument else ()), (560, 14, 218, 48), "right"
    )
    reach = () if not raid.area else {raid.area, *(book.reach[raid.area] if kind.range == "own_or_adjacent" else ())}
    draw_raid_map(canvas, book, raid, frozenset(reach) if kind.range else frozenset(), dict(shown.dwarfs), shown.struck)
    if kind.effect == "ban_instrument":
        _instruments(canvas, shown, raid, speak)
    else:
        _players(canvas, shown, raid.hits, speak)


def _instruments(canvas: Canvas, shown: Shown, raid: Raid, speak: Speak) -> None:
    """Draw the instrument that is silenced for everyone, and the others."""
    x, y, w, h = FOOT
    others = [one for one in shown.instruments if one != raid.instrument]
    wide = w - len(others) * 114
    if raid.instrument:
        verdict_box(canvas, (x, y, wide - 8, h), Verdict.BAD)
        canvas.sign(raid.instrument, x + 16, y + 22, 92, INK, ART)
        canvas.sign("arrow", x + 118, y + 50, 40, TEXT)
        canvas.sign(raid.instrument, x + 168, y + 22, 92, INK, ART)
        stamp(canvas, x + 250, y + 102, 24, is_good=False)
        silent = speak(say("winter-picture-silent"))
        canvas.text(silent, x + 288, y + 86, 46, BAD, face="title", width=wide - 310, least=26)
    for number, other in enumerate(others):
        left = x + wide + number * 114
        is_silent = other in shown.silenced
        canvas.box((left, y, 106, h), SLAB, EDGE, 2)
        canvas.sign(other, left + 21, y + 14, 64, INK, ART)
        stamp(canvas, left + 53, y + 108, 22, is_good=not is_silent)


def _players(canvas: Canvas, shown: Shown, hits: Sequence[Hit], speak: Speak) -> None:
    """Draw one box for each player: what was lost, from which value to which, or that nothing was."""
    x, y, w, h = FOOT
    each = (w + 8) / max(shown.seats, 2)
    for seat in map(Seat, range(shown.seats)):
        lost = [hit for hit in hits if hit.seat == seat]
        left, is_hit = x + seat * each, any(hit.is_loss for hit in lost)
        if shown.is_rest and not is_hit:
            continue
        place = (left, y, each - 8, h)
        verdict_box(canvas, place, Verdict.BAD) if is_hit else canvas.box(place, SLAB, EDGE, 2)
        mark(canvas, seat, left + 14, y + 12, 38)
        name = speak(say("winter-picture-name", seat=seat))
        canvas.name(name, left + 66, y + 42, 30, TEXT, width=each - 84, least=26)
        if not is_hit:
            canvas.sign("check", left + 12, y + 76, 42, GOOD)
            safe = speak(say("winter-picture-safe"))
            canvas.text(safe, left + 60, y + 112, 40, GOOD, face="title", width=each - 76, least=26)
            continue
        _changes(canvas, [hit for hit in lost if hit.is_loss], (left + 12, y + 60, each - 32, h - 68))


def _changes(canvas: Canvas, hits: Sequence[Hit], place: Place) -> None:
    """Draw each change in a line: the symbol, the value before, the value after."""
    x, y, _, h = place
    line = h / len(hits)
    size = round(min(52, line))
    for number, hit in enumerate(hits):
        top = y + number * line + (line - size) / 2
        art = ART if hit.sign in ART.names else SIGNS
        if hit.sign == "home":
            canvas.sign("dwarf", x, top, size, INK, ART)
            canvas.sign("arrow", x + size + 10, top + size * 0.1, round(size * 0.8), TEXT)
            canvas.sign("home", x + 2 * size + 10, top, size, INK, ART)
            continue
        canvas.sign(hit.sign, x, top, size, LAMP if art is SIGNS else INK, art)
        letters = max(25, round(size * 0.84))
        base, left = top + size * 0.84, x + size + 6
        left += canvas.text(f"{hit.old}", left, base, letters, MUTED, face="title") + 6
        canvas.sign("arrow", left, top + size * 0.2, round(size * 0.6), TEXT)
        colour = GOOD if hit.new > hit.old else BAD
        canvas.text(f"{hit.new}", left + size * 0.6 + 6, base, letters, colour, face="title")


def _invasion(canvas: Canvas, shown: Shown, raids: Sequence[Raid], book: Book, speak: Speak) -> None:
    """Draw every monster and disaster in its area, and below them what it has cost each player.

    Of the rest of an invasion, only players who have lost something are shown: the others may have been hit before.
    """
    x, y, w, _ = HEAD
    title = speak(say("winter-picture-invasion-rest" if shown.is_rest else "winter-picture-invasion", n=shown.week))
    canvas.text(title, x + 16, 52, 40, TEXT, face="title", width=w - 32, least=28)
    columns = 1 if len(raids) <= FEW_RAIDS else 2
    wide, rows = (w + 4) / columns, -(-len(raids) // columns)
    hits = merged([hit for raid in raids for hit in raid.hits])
    has_foot = not shown.is_rest or any(hit.is_loss for hit in hits)
    top, high = y + 68, (278 if has_foot else 278 + FOOT[3] + 8) / rows
    for number, raid in enumerate(raids):
        column, row = number % columns, number // columns
        place = (x + column * wide, top + row * high, wide - 4, high - 6)
        _line(canvas, raid, book, place, speak if columns == 1 else None)
    _players(canvas, shown, hits, speak)


def _attacks(raid: Raid) -> bool:
    """Return whether a monster has walked, hit someone or silenced an instrument."""
    return bool(raid.hits or raid.instrument or (raid.area and not raid.is_new and raid.start))


def _line(canvas: Canvas, raid: Raid, book: Book, place: Place, speak: Speak | None) -> None:
    """Draw what a monster or disaster has done; with `speak`, there is room for its name."""
    x, y, w, h = place
    lost = [hit for hit in raid.hits if hit.is_loss]
    is_bad = bool(lost or raid.instrument or raid.is_new or raid.area == "castle")
    verdict_box(canvas, place, Verdict.BAD, 3) if is_bad else canvas.box(place, SLAB, EDGE, 2)
    size = round(min(130 if speak else 60, h - 8))
    middle = y + h / 2
    kind = book.all_monsters[raid.id].kind if raid.id in book.all_monsters else ""
    face(canvas, kind, x + 8, middle - size / 2, size)
    left = x + size + 16
    if speak is not None:
        name = speak(say("winter-picture-card", card=raid.id))
        canvas.text(name, left, middle + 13, 36, TEXT, face="title", width=NAME, least=26)
        left += NAME + 12
    if raid.start or raid.is_new:
        canvas.sign("arrow", left, middle - 16, 32, LAMP)
        left += 40
    if raid.area:
        row = book.areas[raid.area]
        canvas.sign(row.kind, left, middle - 21, 42, INK, ART)
        number = f"{row.number}" if row.number else ""
        left += 46 + canvas.text(number, left + 46, middle + 13, 36, TEXT, face="title")
    if raid.instrument:
        canvas.sign(raid.instrument, x + w - 56, middle - 22, 44, INK, ART)
        stamp(canvas, x + w - 18, middle + 10, 14, is_good=False)
    right = x + w - 10
    for seat in sorted({hit.seat for hit in lost}, reverse=True):
        right -= 48
        if right > left:
            mark(canvas, seat, right, middle - 19, 38)
    if not is_bad:
        canvas.sign("check", x + w - 52, middle - 18, 36, GOOD)


def _victory(canvas: Canvas, won: Victory, book: Book, speak: Speak) -> None:
    """Draw who has overcome what, where, and for which reward."""
    x, y, w, h = SCENE
    mark(canvas, won.seat, 24, 17, 42)
    name = speak(say("winter-picture-name", seat=won.seat))
    canvas.name(name, 86, 52, 40, TEXT, face="title", width=420, least=28)
    row = book.areas[won.area]
    canvas.sign(row.kind, 668, 14, 48, INK, ART)
    canvas.text(f"{row.number}" if row.number else "", 724, 52, 40, TEXT, face="title")
    canvas.box(SCENE, ABYSS, EDGE, 2)
    middle, centre = x + w / 2, y + h / 2 - 20
    rays(canvas, middle, centre, 520, Verdict.GOOD, (x + 4, y + 4, w - 8, h - 8))
    monster = book.all_monsters.get(won.target)
    face(canvas, monster.kind if monster else "", middle - 105, centre - 105, 210)
    stamp(canvas, middle + 88, centre - 82, 38, is_good=True)
    target = speak(say("winter-picture-card", card=won.target))
    canvas.box((x + 150, y + h - 62, w - 300, 52), ABYSS, GOOD, 3)
    canvas.text(target, middle, y + h - 24, 36, TEXT, face="title", align="middle", width=w - 330, least=26)
    verdict_box(canvas, BAND, Verdict.GOOD)
    left = 30.0
    for change in won.changes[:4]:
        left += _change(canvas, change, left) + 26
    canvas.box((582, 402, 200, 89), ABYSS, GOOD, 3)
    canvas.text(f"+{won.points}", 682, 470, 64, GOOD, face="title", align="right")
    canvas.sign("star", 704, 418, 58, BRASS)


def _change(canvas: Canvas, change: Hit, x: float) -> float:
    """Draw a price paid or a reward in the band; return its width."""
    canvas.sign(change.sign, x, 424, 46, INK, ART)
    left = x + 50
    left += canvas.text(f"{change.old}", left, 464, 40, TEXT, face="title") + 4
    canvas.sign("arrow", left, 434, 26, TEXT)
    left += 30 + canvas.text(f"{change.new}", left + 30, 464, 40, LAMP, face="title")
    return left - x
