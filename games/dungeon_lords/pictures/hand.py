"""What one lord alone knows: order cards while orders are chosen, traps, spied combat cards."""

from collections import Counter
from collections.abc import Iterator, Sequence

from games.core import Choice, Some, Speak, say
from games.draw import WIDTH, Canvas
from games.draw.palette import BRASS, EDGE, INK, LAMP, LEDGE, LIT, MUTED, PAPER, SLAB, TEXT
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.choices import Defend, LayTrap, Orders, StandInOrder
from games.dungeon_lords.view import Own, View

from .orders import order_icon, short_name
from .things import ART, GAP, INNER, MARGIN, MOST, Place, amounts, badge, block, lines, panel, thing

CARD, TRAPS, SPIED = 118, 78, 54
COLUMNS = 4
NAMED = 3
"""So many traps have their names beside them while orders are chosen."""
WIDE = 4
"""So many kinds of traps stand below each other with their effects; more of them in two columns."""


def answered(given: Sequence[Choice]) -> Iterator[str]:
    """The ids of what was answered so far."""
    for answer in given:
        match answer:
            case Orders(first, second, third):
                yield from (first, second, third)
            case StandInOrder(order):
                yield order
            case Defend(cell):
                yield cell
            case LayTrap(trap):
                yield trap
            case Some(items):
                yield from items


def draw_hand(view: View, speak: Speak) -> bytes:
    """The order cards, those chosen numbered and those inaccessible dark; below them traps and spied cards."""
    assert view.seat is not None
    assert view.own is not None
    own, lord = view.own, view.lords[view.seat]
    orders = (*(own.dealt or lord.hand), *lord.locked)
    rows = -(-len(orders) // COLUMNS)
    traps = sorted(own.traps)
    height = GAP + rows * (CARD + GAP) + (TRAPS + GAP if traps else 0) + len(own.spied) * (SPIED + GAP)
    canvas = Canvas(height, ART)
    _orders(canvas, orders, lord.locked, list(answered(own.given)), speak)
    y = GAP + rows * (CARD + GAP)
    if traps:
        _held(canvas, traps, speak, y)
        y += TRAPS + GAP
    _spied(canvas, view, own, speak, y)
    return canvas.png()


def _held(canvas: Canvas, traps: Sequence[str], speak: Speak, y: float) -> None:
    """The traps in a row; few enough have their names beside them."""
    panel(canvas, (MARGIN, y, INNER, TRAPS))
    has_names = len(traps) <= NAMED
    step = (INNER - 16) / max(len(traps), 2) if has_names else min(74.0, (INNER - 20) / len(traps))
    for number, trap in enumerate(traps):
        left = MARGIN + 8 + number * step
        canvas.box((left, y + 6, 66, 66), PAPER, INK, 2, 10)
        canvas.sign(trap, left + 3, y + 9, 60, INK, ART)
        if has_names:
            rows, size = block(thing(speak, trap), 28, 22, step - 84, 2)
            for line, text in enumerate(rows):
                base = y + (48 if len(rows) == 1 else 34 + line * 30)
                canvas.text(text, left + 76, base, size, TEXT, width=step - 84)


def _orders(canvas: Canvas, orders: Sequence[str], locked: Sequence[str], chosen: Sequence[str], speak: Speak) -> None:
    columns = min(COLUMNS, len(orders))
    width = (INNER - (columns - 1) * GAP) / columns
    for number, order in enumerate(orders):
        line, column = divmod(number, columns)
        x, y = MARGIN + column * (width + GAP), GAP + line * (CARD + GAP)
        is_locked, is_chosen = order in locked, order in chosen
        fill = SLAB if is_locked else LIT if is_chosen else LEDGE
        canvas.box((x, y, width, CARD), fill, BRASS if is_chosen else EDGE, 4 if is_chosen else 2)
        order_icon(canvas, order, x + width / 2 - 34, y + 12, 64)
        colour = MUTED if is_locked else TEXT
        canvas.text(short_name(speak, order), x + width / 2, y + 106, 30, colour, align="middle", width=width - 12)
        if is_locked:
            canvas.sign("lock", x + width - 46, y + 10, 36, MUTED)
        elif is_chosen:
            canvas.disc(x + 28, y + 28, 21, INK, BRASS, 2)
            place = f"{chosen.index(order) + 1}"
            canvas.text(place, x + 28, y + 39, 32, LAMP, face="title", align="middle")


def laid_traps(own: Own) -> tuple[str, ...]:
    """The traps that lie on the planned tile, then those of one's own plan as far as it is made in secret."""
    return *own.laid, *(answer.trap for answer in own.given if isinstance(answer, LayTrap))


def draw_traps(view: View, speak: Speak) -> bytes:
    """Each kind of trap with its price and effect, those already laid lit; then the spied cards."""
    assert view.own is not None
    own, laid = view.own, laid_traps(view.own)
    held = Counter(own.traps) - Counter(laid[len(own.laid) :])
    traps = [(trap, n, False) for trap, n in sorted(held.items())]
    traps += [(trap, n, True) for trap, n in sorted(Counter(laid).items())]
    columns = 1 if len(traps) <= WIDE else 2
    rows = -(-len(traps) // columns)
    below = len(own.spied) * (SPIED + GAP)
    row = min(110.0, (MOST - GAP - below) / max(1, rows) - GAP)
    canvas = Canvas(round(GAP + rows * (row + GAP) + below), ART)
    width = (INNER - (columns - 1) * GAP) / columns
    for number, (trap, count, is_laid) in enumerate(traps):
        place = (MARGIN + number % columns * (width + GAP), GAP + number // columns * (row + GAP), width, row)
        _trap(canvas, view, trap, count, speak, place, is_laid=is_laid)
    _spied(canvas, view, own, speak, GAP + rows * (row + GAP))
    return canvas.png()


def _trap(canvas: Canvas, view: View, trap: str, count: int, speak: Speak, place: Place, *, is_laid: bool) -> None:
    x, y, width, height = place
    canvas.box(place, LIT if is_laid else SLAB, BRASS if is_laid else EDGE, 4 if is_laid else 2)
    side = round(min(86, height - 12))
    canvas.box((x + 8, y + 6, side, side), PAPER, INK, 2, 10)
    canvas.sign(trap, x + 12, y + 10, side - 8, INK, ART)
    if count > 1:
        badge(canvas, f"×{count}", x + 12 + side, y + 10 + side, 28)
    right, cost = x + width - 10, dict(EDITIONS[view.edition].trap[trap].cost)
    if is_laid:
        canvas.sign("check", right - 36, y + 8, 34, LAMP)
        right -= 44
    if cost:
        right -= 44
        amounts(canvas, cost, right, y + 8, 36)
    canvas.text(thing(speak, trap), x + side + 20, y + 38, 32, TEXT, width=right - x - side - 28, least=22)
    does, least = speak(say("dungeon_lords-picture-does", thing=trap)), 26 if width > INNER / 2 else 22
    lines(canvas, does, (x + side + 20, y + 66, width - side - 30), least, 2, MUTED)


def _spied(canvas: Canvas, view: View, own: Own, speak: Speak, y: float) -> None:
    """Combat cards this lord has looked at: the round, when the spell comes, its name, the fatigue."""
    for number, (place, spell) in enumerate(own.spied):
        top, row = y + number * (SPIED + GAP), EDITIONS[view.edition].spell[spell]
        panel(canvas, (MARGIN, top, INNER, SPIED))
        canvas.sign("eye", MARGIN + 10, top + 10, 34, LAMP)
        canvas.text(f"{place}", MARGIN + 66, top + 41, 38, LAMP, face="title", align="middle")
        if row.speed == "fast":
            canvas.sign("bolt", MARGIN + 92, top + 9, 36, LAMP)
        else:
            canvas.sign("hourglass", MARGIN + 92, top + 9, 36, INK, ART)
        canvas.text(thing(speak, spell), MARGIN + 140, top + 39, 32, TEXT, width=INNER - 260, least=24)
        canvas.sign("drop", WIDTH - MARGIN - 106, top + 8, 38, INK, ART)
        canvas.text(f"{row.fatigue}", WIDTH - MARGIN - 40, top + 41, 38, TEXT, face="title", align="middle")
