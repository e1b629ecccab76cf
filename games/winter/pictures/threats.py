"""The threats in a list, with all that they do, need and bring."""

from games.core import Speak, say
from games.draw import Canvas
from games.draw.palette import BAD, BRASS, EDGE, GOOD, INK, LAMP, MUTED, SLAB, TEXT
from games.winter.cards import EDITIONS
from games.winter.seen import Threat, View

from .colours import ALARM, ART
from .things import Glyph, cost, draw_glyphs, face, monster_glyphs

PITCH = 84
LEFT, RIGHT, WIDE = 8, 404, 388
MOST = 4
"""Rows that fit with two lines each; more have one line and no name."""
Place = tuple[float, float, float, float]


def draw_threats(view: View, speak: Speak) -> bytes:
    """Monsters on the left, disasters on the right; while there are only some of one kind, on both sides."""
    lefts, rights = view.monsters, view.disasters
    if not (lefts and rights):
        every = (*lefts, *rights)
        lefts, rights = every[::2], every[1::2]
    rows = min(MOST, max(len(lefts), len(rights)))
    canvas = Canvas(6 + rows * PITCH, ART)
    for left, threats in ((LEFT, lefts), (RIGHT, rights)):
        pitch = rows * PITCH / max(rows, len(threats))
        for number, threat in enumerate(threats):
            place = (left, 6 + number * pitch, WIDE, pitch - 6)
            _threat(canvas, view, threat, speak, place, is_low=len(threats) > MOST)
    return canvas.png()


def _threat(canvas: Canvas, view: View, threat: Threat, speak: Speak, place: Place, *, is_low: bool) -> None:
    """Name and talent or reward, then area, dwarfs and resources needed; lit when the viewer can do it now."""
    x, y, w, h = place
    is_near = bool(threat.kind) and threat.steps < 2  # in the castle, or there next week
    fill = ALARM if threat.kind and not threat.steps else SLAB
    edge, width = (BAD, 4) if is_near else (EDGE, 2)
    can = view.seat is not None and threat.can_be_met
    if can:
        edge, width = GOOD, 5
    canvas.box(place, fill, edge, width, 12)
    size = min(60, round(h - 10))
    face(canvas, threat.kind, x + 6, y + (h - size) / 2, size)
    left = x + size + 14
    if not is_low:
        canvas.sign("star", x + w - 38, y + 8, 24, BRASS)
    canvas.text(f"{threat.points}", x + w - 26, y + h - 12, 40, TEXT, face="title", align="middle")
    if is_low:
        _needs(canvas, view, threat, left, y + h / 2, min(30, size))
        draw_glyphs(canvas, _effect(view, threat), (x + w - 112, y + h / 2 - 13, 62, 26), "right")
    else:
        room = x + w - 50 - left
        taken = draw_glyphs(canvas, _effect(view, threat), (left, y + 7, room, 28), "right")
        name = speak(say("winter-picture-card", card=threat.id))
        canvas.text(name, left, y + 30, 26, TEXT, width=room - taken - 8, least=19)
        _needs(canvas, view, threat, left, y + 56, 30)
    if can:
        canvas.disc(x + w - 4, y + 6, 13, GOOD, INK, 2)
        canvas.sign("check", x + w - 13, y - 3, 18, INK)


def _effect(view: View, threat: Threat) -> list[Glyph]:
    """The talent of a monster, or the gold that a disaster brings."""
    if not threat.kind:
        return [f"+{threat.gold}", "gold"] if threat.gold else []
    book = EDITIONS[view.edition]
    instrument = book.kinds[book.kind[threat.area]].instrument
    return monster_glyphs(book.all_kinds[threat.kind], [instrument] if instrument else [])


def _needs(canvas: Canvas, view: View, threat: Threat, left: float, middle: float, size: int) -> None:
    """Where it is, the dwarfs and the resources it needs; in alarm what the viewer lacks."""
    area = EDITIONS[view.edition].areas[threat.area]
    canvas.sign(area.kind, left, middle - size / 2, size, INK, ART)
    if area.number:
        canvas.text(f"{area.number}", left + size + 2, middle + 9, 26, MUTED, face="title")
    left += size + 24
    canvas.sign("dwarf", left, middle - size / 2 - 1, size + 2, INK, ART)
    canvas.text(f"{threat.dwarfs}", left + size + 3, middle + size * 0.38, size + 4, LAMP, face="title")
    lack = threat.lack if view.seat is not None else {}
    each = size if len(threat.cost) < 3 else size - 4  # three must fit
    cost(canvas, threat.cost, lack, left + size + 34, middle - each / 2, each)
