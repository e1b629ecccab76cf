"""The table as a panel: the draw, and a row of figures for each player (15)."""

from functools import partial

from games.core import Panel, Speak, say
from games.draw import SIGNS, Canvas, mark
from games.draw.palette import BAD, BRASS, EDGE, INK, LAMP, LIT, MUTED, PAPER, SLAB, TEXT
from games.maphr.cards import EDITIONS
from games.maphr.rows import COLOURS
from games.maphr.view import ClanView, View

from .colours import ART, SIGN_OF
from .colours import COLOURS as FILLS
from .words import table_words

_TOP, _ROW, _HEAD = 124, 72, 76
_NAME, _LEVEL, _TILES = 67, 224, 308
"""The left edge of a name in a row, and the right edges of the level and of the number of tiles."""
_GAP = 14
"""The least distance of a name from the level after it."""
_EDGE = 601
"""Where the figures end, and buildings or actions begin."""
_FIRST, _STEP = 622, 37
"""The middle of the first column of buildings, and the distance to the next."""
_COLUMNS = {"tile": 260, "miner": 339, "coin": 424, "card": 492, "star": 561}
"""The middles of the columns of figures, by the symbol in the heading."""


def table_panel(view: View) -> Panel:
    """Return the panel of the table, in which players are compared."""
    shows = (
        view.edition, view.scenario, view.seat, view.round, view.die, view.deck, view.lead, view.asked, view.step,
        view.finisher, view.clans,
    )  # fmt: skip
    return Panel("table", shows, partial(draw_table, view), table_words(view))


def draw_table(view: View, speak: Speak) -> bytes:
    """Return the picture of the table."""
    canvas = Canvas(_TOP + _HEAD + (_ROW + 2) * view.seats + 10, ART, own=view.seat)
    _draw(canvas, view, speak)
    words = _TOP + _HEAD - 8
    canvas.text(speak(say("maphr-picture-level")), _LEVEL, words, 25, MUTED, align="right")
    for sign, middle in _COLUMNS.items():
        canvas.sign(sign, middle - 18, _TOP + 8, 36, BRASS, ART if sign in ART.names else SIGNS)
        canvas.text(speak(say(f"maphr-picture-column-{sign}")), middle, words, 25, MUTED, align="middle")
    heading = say("maphr-picture-column-plan" if _shows_plans(view) else "maphr-picture-column-buildings")
    canvas.text(speak(heading), 696, words, 25, MUTED, align="middle", width=210)
    for place, colour in enumerate(() if _shows_plans(view) else COLOURS):
        middle = _FIRST + place * _STEP
        canvas.box((middle - 17, _TOP + 9, 34, 34), FILLS[colour], FILLS[colour], 0, 8)
        canvas.sign(SIGN_OF[colour], middle - 13, _TOP + 13, 26, art=ART)
    for place, clan in enumerate(view.clans):
        _player(canvas, view, clan, _TOP + _HEAD + 4 + place * (_ROW + 2), speak)
    return canvas.png()


def _draw(canvas: Canvas, view: View, speak: Speak) -> None:
    """Draw the die, the present phase, the round and the deck; while cards are drawn, what the die requires."""
    canvas.box((12, 12, 776, _TOP - 22), SLAB, EDGE, 2)
    canvas.box((26, 24, 76, 76), PAPER, PAPER, 0, 12)
    if view.scenario == "first_dig" and view.die:  # several faces of the die mean the same draw
        canvas.sign("card", 39, 37, 50, art=ART)
    else:
        canvas.text(f"{view.die or '·'}", 64, 84, 60, INK, face="title", align="middle")
    canvas.sign("card", 672, 62, 34, art=ART)
    canvas.text(f"{view.deck}", 774, 92, 34, MUTED, face="title", align="right")
    used = canvas.text(speak(say("maphr-picture-round", n=view.round)), 774, 50, 30, BRASS, face="title", align="right")
    phase = speak(say(f"maphr-phase-{view.phase}"))
    drawn = speak(say(f"maphr-picture-draw-{view.die}" if view.die else "maphr-picture-before"))
    head, below = (drawn, phase) if view.phase == "draw" else (f"{phase[:1].upper()}{phase[1:]}", drawn)
    canvas.text(head, 120, 54, 36, LAMP, face="title", width=640 - used, least=25)
    if view.phase == "draw" or not view.die:
        canvas.text(below, 120, 92, 28, TEXT, width=540, least=25)


def _player(canvas: Canvas, view: View, clan: ClanView, y: int, speak: Speak) -> None:
    is_asked = clan.seat in view.asked and len(view.asked) < view.seats
    canvas.box((12, y, 776, _ROW - 6), LIT if is_asked else SLAB, BRASS if is_asked else EDGE, 4 if is_asked else 2)
    leads = clan.seat == view.lead
    mark(canvas, clan.seat, 23 if leads else 20, y + (27 if leads else 13), 34 if leads else 40)
    if leads:
        canvas.sign("crown", 28, y + 4, 24, BRASS)
    base = y + 49
    level = canvas.text(clan.roman, _LEVEL, base, 36, BRASS, face="title", align="right")
    room = _LEVEL - level - _NAME - _GAP
    canvas.name(speak(say("maphr-picture-name", seat=clan.seat)), _NAME, y + 44, 28, TEXT, width=room)
    end = _TILES - canvas.text(f"/{clan.target}", _TILES, base, 26, MUTED, face="title", align="right")
    close = clan.target - len(clan.tiles) < 3
    canvas.text(f"{len(clan.tiles)}", end, base, 42, BAD if close else TEXT, face="title", align="right")
    figures = (
        ("miner", clan.miners, TEXT), ("coin", clan.coins, LAMP), ("card", clan.hand, TEXT),
        ("star", clan.points, BRASS),
    )  # fmt: skip
    for sign, value, colour in figures:
        canvas.text(f"{value}", _COLUMNS[sign], base, 42, colour, face="title", align="middle", width=60, least=28)
    canvas.line([(_EDGE, y + 12), (_EDGE, y + _ROW - 18)], EDGE, 2)
    if _shows_plans(view):
        _plan(canvas, clan, y, speak)
        return
    rows = EDITIONS[view.edition].buildings
    for place, colour in enumerate(COLOURS):
        n = sum(rows[id_].colour == colour for id_ in clan.buildings)
        text, tint = (f"{n}", TEXT) if n else ("·", MUTED)
        canvas.text(text, _FIRST + place * _STEP, base, 40, tint, face="title", align="middle")


def _shows_plans(view: View) -> bool:
    """Return whether plans are shown instead of buildings: while actions are cancelled and carried out.

    The channel sees them turned up in a picture of their own first.
    """
    phases = ("resolve",) if view.seat is None else ("react", "resolve")
    return view.phase in phases and any(clan.plan for clan in view.clans)


def _plan(canvas: Canvas, clan: ClanView, y: int, speak: Speak) -> None:
    """Draw the revealed actions in order; a cancelled one is struck out."""
    size, step = (28, 32) if len(clan.plan) < 3 else (25, 21)
    top = y + (_ROW - 6 - step * len(clan.plan)) / 2 + size - 1
    for place, token in enumerate(clan.plan):
        is_off, base = token in clan.cancelled, top + place * step
        text = speak(say(f"maphr-token-{token}"))
        width = canvas.text(text, _EDGE + 11, base, size, BAD if is_off else TEXT, width=170, least=25)
        if is_off:
            canvas.line([(_EDGE + 5, base - size * 0.32), (_EDGE + 17 + width, base - size * 0.32)], BAD, 3)
