"""The enemies' actions as pictures: a monster's way and whom it hit, the whole invasion, a victory."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial

from games.core import Event, Panel, Seat, Speak, say
from games.draw import SIGNS, Canvas, mark
from games.draw.moments import HEIGHT, MOST_FRAMES, Verdict, head_box, stamp, verdict_box
from games.draw.palette import BAD, EDGE, GOOD, INK, LAMP, MUTED, SLAB, TEXT
from games.winter.cards import CASTLE, EDITIONS, Book
from games.winter.view import View

from .colours import ART
from .happened import Hit, Raid, Victory, Week, latest, merged
from .invasion import BOTTOM, FOOT, GAP, breach, breach_beside, draw_invasion, is_crowded
from .raid_map import draw_raid_map
from .things import draw_glyphs, face, monster_glyphs
from .victory import draw_victories

MOST_RAIDS = 10
"""The number of lines for which there is room."""
BESIDE = 2
"""For so many players who have lost something there is room beside the warning that the castle is breached."""
Place = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Shown:
    """What a panel shows.

    Attributes:
        reader: the reader's seat, None for the public.
        dwarfs: by area, how many dwarfs each seat has there; empty if they have moved since.
        struck: the areas with a disaster, except those that have struck this week.
        silenced: the instruments that nobody can play now.
        what: a monster's raid, all of an invasion, or one player's victories.
        disasters: how many there are, and how many lose the game.
        others: where the other monsters were during a raid.
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
    what: Raid | tuple[Raid, ...] | tuple[Victory, ...]
    disasters: tuple[int, int] = (0, 0)
    others: tuple[tuple[str, str], ...] = ()
    is_rest: bool = False


def reveal(told: Sequence[Event], view: View) -> Sequence[Panel]:
    """Return frames of the latest victories or invasion, monster by monster; during the invasion, the latest is last.

    Return none if nothing has attacked: the map shows arrivals. The last frame tells of all of them.
    """
    frames, groups = list[Panel](), latest(told, view)
    for found in groups:
        if isinstance(found, Week):
            frames += _of_week(found, view) if any(map(_attacks, found.raids)) else []
        else:
            shown, said = _shown(view, found), tuple(one for won in found for one in won.told)
            frames.append(Panel("moment", shown, partial(draw_reveal, shown), said))
    if frames and len(groups) > 1:
        every = dict.fromkeys(one for panel in frames for one in panel.describe)
        frames[-1] = replace(frames[-1], describe=tuple(every))
    return tuple(frames[-MOST_FRAMES:])


def _of_week(week: Week, view: View) -> list[Panel]:
    walked = [raid for raid in week.raids if not raid.is_new]
    parts: list[Raid | tuple[Raid, ...]] = [*walked]
    if view.phase != "invasion" or not walked:
        parts.append(week.raids[-MOST_RAIDS:])
    return [_panel(view, part, week) for part in parts]


def _panel(view: View, part: Raid | tuple[Raid, ...], week: Week) -> Panel:
    shown = _shown(view, part, {raid.id for raid in week.raids if raid.is_new})
    if isinstance(part, tuple):
        shown, told = replace(shown, is_rest=not week.is_whole or week.raids != part), week.told
    else:
        shown = replace(shown, others=_others(view, week.raids, part))
        told = tuple(one for one in week.told if part.id in one.values.values())
    return Panel("moment", shown, partial(draw_reveal, shown), told)


def _others(view: View, raids: Sequence[Raid], now: Raid) -> tuple[tuple[str, str], ...]:
    """Return where each other monster was during a raid: where it had gone before, or started from later."""
    at = next(number for number, raid in enumerate(raids) if raid is now)
    where = {threat.id: threat.area for threat in view.monsters}
    for raid in reversed(raids[at + 1 :]):
        if raid.is_new:
            where.pop(raid.id, None)
        elif raid.start:
            where[raid.id] = raid.start
    later = {raid.id for raid in raids[at + 1 :]}
    where |= {raid.id: raid.area for raid in raids[:at] if raid.area and raid.id not in later}
    return tuple((monster, area) for monster, area in where.items() if monster != now.id and _is_monster(view, monster))


def _is_monster(view: View, id_: str) -> bool:
    return id_ in EDITIONS[view.edition].all_monsters


def _shown(view: View, what: Raid | tuple[Raid, ...] | tuple[Victory, ...], new: Collection[str] = ()) -> Shown:
    is_now = view.phase == "invasion"
    dwarfs = tuple((area.id, tuple(map(len, area.dwarfs))) for area in view.areas if any(area.dwarfs)) if is_now else ()
    struck = tuple(disaster.area for disaster in view.disasters if disaster.id not in new)
    count = len(view.disasters), view.disasters_to_lose
    return Shown(
        view.edition, view.seat, view.seats, view.week, dwarfs, struck, view.instruments, tuple(view.silenced), what,
        count,
    )  # fmt: skip


def draw_reveal(shown: Shown, speak: Speak) -> bytes:
    """Return the picture of one moment."""
    canvas = Canvas(HEIGHT, ART, own=shown.reader)
    head_box(canvas)
    book = EDITIONS[shown.edition]
    match shown.what:
        case Raid():
            _raid(canvas, shown, shown.what, book, speak)
        case several:
            won = [one for one in several if isinstance(one, Victory)]
            raids = [one for one in several if isinstance(one, Raid)]
            draw_victories(canvas, won, book, speak) if won else _invasion(canvas, shown, raids, book, speak)
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
    reached = frozenset(reach) if kind.range else frozenset()
    draw_raid_map(canvas, book, raid, reached, dict(shown.dwarfs), shown.struck, dict(shown.others))
    x, y, w, h = FOOT
    lost = [hit for hit in raid.hits if hit.is_loss]
    hit_seats = sorted({hit.seat for hit in lost})
    if raid.area == CASTLE and not lost:
        breach(canvas, book, [raid], FOOT, speak)
    elif raid.area == CASTLE and len(hit_seats) <= BESIDE:
        breach_beside(canvas, raid.id, (x, y, w / 2 - 4, h), speak)
        _players(canvas, shown, lost, hit_seats, (x + w / 2 + 4, y, w / 2 - 4, h), speak)
    elif kind.effect == "ban_instrument":
        _instruments(canvas, shown, raid, speak)
    else:
        _players(canvas, shown, raid.hits, range(max(shown.seats, 2)), FOOT, speak)


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


def _players(
    canvas: Canvas, shown: Shown, hits: Sequence[Hit], seats: Sequence[int], place: Place, speak: Speak
) -> None:
    """Draw one box for each of these players: what was lost, from which value to which, or that nothing was."""
    x, y, w, h = place
    each = (w + 8) / len(seats)
    for number, seat in enumerate(map(Seat, seats)):
        if seat >= shown.seats:
            continue
        lost = [hit for hit in hits if hit.seat == seat]
        left, is_hit = x + number * each, any(hit.is_loss for hit in lost)
        if shown.is_rest and not is_hit:
            continue
        place = (left, y, each - 8, h)
        verdict_box(canvas, place, Verdict.BAD) if is_hit else canvas.box(place, SLAB, EDGE, 2)
        mark(canvas, seat, left + 14, y + 12, 38)
        name = speak(say("winter-picture-name", seat=seat))
        canvas.name(name, left + 66, y + 42, 30, TEXT, width=each - 84, least=26)
        if not is_hit:
            unhurt = speak(say("winter-picture-no-loss"))
            canvas.text(unhurt, left + 16, y + 108, 34, MUTED, face="title", width=each - 40, least=26)
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
    """Draw an invasion and, if it has cost anyone something, what each player lost."""
    title = say("winter-picture-invasion-rest" if shown.is_rest else "winter-picture-invasion", n=shown.week)
    hits = merged([hit for raid in raids for hit in raid.hits])
    has_foot = any(hit.is_loss for hit in hits) and not is_crowded(raids, shown.disasters)
    draw_invasion(canvas, book, raids, title, shown.disasters, FOOT[1] if has_foot else BOTTOM + GAP, speak)
    if has_foot:
        _players(canvas, shown, hits, range(max(shown.seats, 2)), FOOT, speak)


def _attacks(raid: Raid) -> bool:
    """Return whether a monster has walked, hit someone or silenced an instrument."""
    return bool(raid.hits or raid.instrument or (raid.area and not raid.is_new and raid.start))
