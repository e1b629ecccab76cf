"""The list of threats, with everything that they do, need and bring."""

from games.core import Speak, say
from games.draw import Canvas, canvas_width
from games.draw.palette import BAD, BRASS, EDGE, GOOD, INK, LAMP, LIVERIES, MUTED, SLAB, TEXT
from games.winter.cards import EDITIONS
from games.winter.view import Threat, View

from .colours import ALARM, ART
from .things import Glyph, cost, cost_width, draw_glyphs, face, monster_glyphs

PITCH, GAP, KEY = 100, 6, 40
LEFT, RIGHT, WIDE = 8, 404, 388
MOST = 4
"""The most rows that fit with two lines each; if there are more, each has one line and no name."""
INNER = RIGHT + WIDE - LEFT
_EFFECT = "±1"
_KEY = (("field", "zone"), ("dwarf", "dwarfs"), ("food", "price"), (_EFFECT, "effect"), ("star", "points"))
"""The symbols of the key, each with the word of its text."""
_KEY_SIGN = 30
Place = tuple[float, float, float, float]


def threats_height(view: View) -> int:
    """Return the height of the list of threats in pixels."""
    return GAP + _rows(view) * PITCH + _key_height(view)


def _key_height(view: View) -> int:
    """Return the height of the key; it gives way to the tracks of four players, and to many threats."""
    has_room = _rows(view) > 1 or len(view.players) < len(LIVERIES)
    return KEY if has_room and _rows(view) < MOST else 0


def _rows(view: View) -> int:
    return min(MOST, max(map(len, _columns(view))))


def _columns(view: View) -> tuple[tuple[Threat, ...], tuple[Threat, ...]]:
    """Return monsters and disasters as two columns, or both kinds in two equal columns if that takes less space."""
    lefts, rights = view.monsters, view.disasters
    half = -(-(len(lefts) + len(rights)) // 2)
    if max(len(lefts), len(rights)) > half or not lefts:
        every = (*lefts, *rights)
        return every[:half], every[half:]
    return lefts, rights


def draw_threats(view: View, speak: Speak) -> bytes:
    """Return the picture of monsters, then disasters, in two columns."""
    lefts, rights = _columns(view)
    rows = _rows(view)
    key = _key_height(view)
    canvas = Canvas(GAP + rows * PITCH + key, ART)
    if key:
        _key(canvas, speak)
    for left, threats in ((LEFT, lefts), (RIGHT, rights)):
        pitch = rows * PITCH / max(rows, len(threats))
        for number, threat in enumerate(threats):
            place = (left, GAP + key + number * pitch, WIDE, pitch - GAP)
            _threat(canvas, view, threat, speak, place, is_low=len(threats) > MOST)
    return canvas.png()


def _key(canvas: Canvas, speak: Speak) -> None:
    """Draw what the symbols and figures of a row mean, in the order in which they stand there."""
    named = [(sign, speak(say(f"winter-picture-key-{word}"))) for sign, word in _KEY]
    size, middle = 26, GAP + KEY / 2 - 3
    wide = sum(_KEY_SIGN + 6 + canvas_width(name, size, "text") for _, name in named)
    gap = (INNER - wide) / (len(named) - 1)
    left = float(LEFT)
    for sign, name in named:
        if sign == _EFFECT:
            canvas.text(sign, left + _KEY_SIGN / 2, middle + 9, size, TEXT, face="title", align="middle")
        else:
            tint = BRASS if sign == "star" else INK
            canvas.sign(sign, left, middle - _KEY_SIGN / 2, _KEY_SIGN, tint, *([] if sign == "star" else [ART]))
        left += _KEY_SIGN + 6
        left += canvas.text(name, left, middle + 9, size, MUTED) + gap


def _threat(canvas: Canvas, view: View, threat: Threat, speak: Speak, place: Place, *, is_low: bool) -> None:
    """Draw name and talent or reward, then area, dwarfs and resources needed; lit if the reader can do it now."""
    x, y, w, h = place
    is_near = bool(threat.kind) and threat.steps < 2  # in the castle, or there next week
    fill = ALARM if threat.kind and not threat.steps else SLAB
    edge, width = (BAD, 4) if is_near else (EDGE, 2)
    can = threat.id in view.aims
    if can:
        edge, width = GOOD, 5
    canvas.box(place, fill, edge, width, 12)
    size = min(66, round(h - 12))
    face(canvas, threat.kind, x + 6, y + (h - size) / 2, size)
    left = x + size + 12
    if not is_low:
        canvas.sign("star", x + w - 41, y + 9, 30, BRASS)
    canvas.text(f"{threat.points}", x + w - 26, y + h - (14 if is_low else 13), 46, TEXT, face="title", align="middle")
    if is_low:
        _needs(canvas, view, threat, (left, y + h / 2, x + w - 116 - left), min(30, size))
        draw_glyphs(canvas, _effect(view, threat), (x + w - 116, y + h / 2 - 14, 66, 28), "right")
    else:
        room = x + w - 50 - left
        half = room * 0.46
        taken = draw_glyphs(canvas, _effect(view, threat), (left + room - half, y + 9, half, 29), "right")
        name = speak(say("winter-picture-card", card=threat.id))
        canvas.text(name, left, y + 36, 30, TEXT, width=room - taken - 6, least=22)
        _needs(canvas, view, threat, (left, y + 68, room), 36)
    if can:
        canvas.disc(x + w - 4, y + 6, 13, GOOD, INK, 2)
        canvas.sign("check", x + w - 13, y - 3, 18, INK)


def _effect(view: View, threat: Threat) -> list[Glyph]:
    """Return a monster's talent, or the gold that a disaster brings, as symbols."""
    if not threat.kind:
        return [f"+{threat.gold}", "gold"] if threat.gold else []
    book = EDITIONS[view.edition]
    instrument = book.kinds[book.kind[threat.area]].instrument
    return monster_glyphs(book.all_kinds[threat.kind], [instrument] if instrument else [])


def _needs(canvas: Canvas, view: View, threat: Threat, place: tuple[float, float, float], size: int) -> None:
    """Draw the area, dwarfs and resources a threat needs, from a left end on; what the reader lacks is red."""
    left, middle, width = place
    area, right = EDITIONS[view.edition].areas[threat.area], left + width
    canvas.sign(area.kind, left, middle - size / 2, size, INK, ART)
    if area.number:
        canvas.text(f"{area.number}", left + size + 2, middle + size * 0.34, max(25, size - 4), MUTED, face="title")
    left += size + 26
    canvas.sign("dwarf", left, middle - size / 2 - 1, size + 2, INK, ART)
    left += size + 3
    left += canvas.text(f"{threat.dwarfs}", left, middle + size * 0.38, size + 4, LAMP, face="title") + 12
    lack, each = threat.lack if view.seat is not None else {}, size
    while cost_width(threat.cost, each) > right - left and each > 20:
        each -= 1
    cost(canvas, threat.cost, lack, left, middle - each / 2, each)
