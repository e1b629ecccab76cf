"""What one lord alone knows: traps and spied combat cards."""

from collections import Counter

from games.core import Speak, say
from games.draw import WIDTH, Canvas, wrap
from games.draw.palette import BRASS, EDGE, INK, LAMP, LIT, MUTED, PAPER, SLAB, TEXT
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.choices import LayTrap
from games.dungeon_lords.view import Own, View

from .things import ART, GAP, INNER, MARGIN, MOST, Place, amounts, badge, lines, panel, thing

SPIED, TOLD = 54, 96
"""The heights of a row for a combat card: with its name, and with its effect below."""
ROOMY, LOW = 104, 84
"""The heights of a row of one column: with space around name and effect, and the lowest that holds both.

Where rows would be lower, the traps are in two columns.
"""
SINGLE = 4
"""As many kinds of traps stay in one column beside spied cards, where each effect is told in full."""
PAIRED = 110
"""The lowest row of two columns that holds three lines of an effect."""
LINE = 25
"""The size and the distance of the lines of an effect in a row that is not roomy."""


def laid_traps(own: Own) -> tuple[str, ...]:
    """Return the traps on the planned tile, then those of the lord's plan that is not yet complete, still secret."""
    return *own.laid, *(answer.trap for answer in own.given if isinstance(answer, LayTrap))


def draw_traps(view: View, speak: Speak) -> bytes:
    """Return the picture of each kind of trap with price and effect, those already laid lit; then the spied cards."""
    traps, columns, row, width = _layout(view)
    rows, high = -(-len(traps) // columns), _spied_height(view)
    canvas = Canvas(round(GAP + rows * (row + GAP) + len(spied_later(view)) * (high + GAP)), ART)
    for number, (trap, count, is_laid) in enumerate(traps):
        place = (MARGIN + number % columns * (width + GAP), GAP + number // columns * (row + GAP), width, row)
        _trap(canvas, view, trap, count, speak, place, is_laid=is_laid)
    _spied(canvas, view, speak, GAP + rows * (row + GAP), high)
    return canvas.png()


def spied_later(view: View) -> tuple[tuple[int, str], ...]:
    """Return the spied combat cards of later rounds, each with its round; that of this one has a panel of its own."""
    return tuple((place, spell) for place, spell in view.own.spied if place != view.fight) if view.own else ()


def _spied_height(view: View) -> int:
    """Return the height of a spied card’s row: with its effect, unless the traps need the space for theirs."""
    assert view.own is not None
    kinds = len({*view.own.traps, *laid_traps(view.own)})
    traps = kinds * (LOW + GAP) if kinds <= SINGLE else -(-kinds // 2) * (PAIRED + GAP)
    return TOLD if GAP + traps + len(spied_later(view)) * (TOLD + GAP) <= MOST else SPIED


def _layout(view: View) -> tuple[list[tuple[str, int, bool]], int, float, float]:
    """Return the kinds of traps with their number and whether laid, the columns, and the height and width of a trap."""
    assert view.own is not None
    own, laid = view.own, laid_traps(view.own)
    held = Counter(own.traps) - Counter(laid[len(own.laid) :])
    traps = [(trap, n, False) for trap, n in sorted(held.items())]
    traps += [(trap, n, True) for trap, n in sorted(Counter(laid).items())]
    free = MOST - GAP - len(spied_later(view)) * (_spied_height(view) + GAP)
    columns, row = 1, min(110.0, free / max(1, len(traps)) - GAP)
    if row < LOW:
        columns, row = 2, min(116.0, free / -(-len(traps) // 2) - GAP)
    return traps, columns, row, (INNER - (columns - 1) * GAP) / columns


def trap_place(view: View, trap: str) -> tuple[float, float]:
    """Return the lower right corner of the sign of a trap that is not laid yet.

    Raises:
        ValueError: the lord has none.
    """
    traps, columns, row, width = _layout(view)
    number = [(one, is_laid) for one, _, is_laid in traps].index((trap, False))
    return MARGIN + number % columns * (width + GAP) + 80, GAP + number // columns * (row + GAP) + row - 28


def _trap(canvas: Canvas, view: View, trap: str, count: int, speak: Speak, place: Place, *, is_laid: bool) -> None:
    x, y, width, height = place
    canvas.box(place, LIT if is_laid else SLAB, BRASS if is_laid else EDGE, 4 if is_laid else 2)
    side = round(min(86, height - 12))
    canvas.box((x + 8, y + 6, side, side), PAPER, INK, 2, 10)
    canvas.sign(trap, x + 12, y + 10, side - 8, INK, ART)
    if count > 1:
        badge(canvas, f"×{count}", x + 12 + side, y + 10 + side, 28)
    right, cost = x + width - 10, dict(EDITIONS[view.edition].trap[trap].cost)
    is_roomy, left = height >= ROOMY and width > INNER / 2, x + side + 20
    icon = 36 if is_roomy else 28  # above the first line of the effect
    if is_laid:
        canvas.sign("check", right - icon, y + 6, icon, LAMP)
        right -= icon + 8
    if cost:
        right -= icon + 8
        amounts(canvas, cost, right, y + 6, icon)
    base, size = (38, 32) if is_roomy else (28, 28)
    canvas.text(thing(speak, trap), left, y + base, size, TEXT, width=right - left - 8, least=24)
    does, room = speak(say("dungeon_lords-picture-does", thing=trap)), width - side - 30
    if is_roomy:
        lines(canvas, does, (left, y + 66, room), 26, 2, MUTED)
        return
    for number, line in enumerate(wrap(does, LINE, room, most) if (most := int(height - 35) // LINE) else ()):
        canvas.text(line, left, y + base + 26 + number * LINE, LINE, MUTED, width=room)


def _spied(canvas: Canvas, view: View, speak: Speak, y: float, height: int) -> None:
    """Draw the combat cards this lord has looked at: the round, when the spell is cast, name, fatigue and effect."""
    for number, (place, spell) in enumerate(spied_later(view)):
        top, row = y + number * (height + GAP), EDITIONS[view.edition].spell[spell]
        panel(canvas, (MARGIN, top, INNER, height))
        canvas.sign("eye", MARGIN + 10, top + 10, 34, LAMP)
        canvas.text(f"{place}", MARGIN + 66, top + 41, 38, LAMP, face="title", align="middle")
        if row.speed == "fast":
            canvas.sign("bolt", MARGIN + 92, top + 9, 36, LAMP)
        else:
            canvas.sign("hourglass", MARGIN + 92, top + 9, 36, INK, ART)
        is_told = height == TOLD
        base = 30 if is_told else 39
        canvas.text(thing(speak, spell), MARGIN + 140, top + base, 32, TEXT, width=INNER - 260, least=24)
        if is_told:
            does = speak(say("dungeon_lords-picture-does", thing=spell))
            lines(canvas, does, (MARGIN + 140, top + 57, INNER - 260), LINE, 2, MUTED)
        canvas.sign("drop", WIDTH - MARGIN - 106, top + 8, 38, INK, ART)
        canvas.text(f"{row.fatigue}", WIDTH - MARGIN - 40, top + 41, 38, TEXT, face="title", align="middle")
