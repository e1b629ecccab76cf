"""What one lord alone knows, as a picture: traps, order cards, spied cards, the sealed answer."""

from collections import Counter
from collections.abc import Iterator, Sequence

from games.core import Choice, Seat, Some, Speak, say
from games.draw import WIDTH, Canvas, mark
from games.draw.heads import GAP, INNER, MARGIN
from games.draw.palette import BRASS, EDGE, INK, LAMP, LEDGE, LIT, MUTED, PAPER, SLAB, TEXT
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.choices import Defend, LayTrap, Orders, StandInOrder
from games.dungeon_lords.rows import Trap
from games.dungeon_lords.view import LordSeen, Own, View

from .orders import order_icon
from .things import ART, amounts, badge, block, figure, lines, name_of, thing, title

HEAD, ROW, CARD, TITLE = 78, 108, 142, 48
COLUMNS = 4


def draw_hand(view: View, speak: Speak) -> bytes:
    """Traps, orders and what was spied."""
    assert view.seat is not None, "the public has no hand"
    assert view.own is not None
    own, lord = view.own, view.lords[view.seat]
    traps = _traps(own)
    has_orders = view.phase in ("phase_lock", "phase_orders")
    orders = (*(own.dealt or lord.hand), *lord.locked) if has_orders else ()
    spied = own.spied
    given = tuple(answered(own.given))
    rows = -(-len(orders) // COLUMNS)
    height = HEAD + TITLE + max(1, len(traps)) * (ROW + 6) + GAP + MARGIN
    height += (TITLE + rows * (CARD + 8) + GAP) if orders else 0
    height += (TITLE + len(spied) * (ROW + 6) + GAP) if spied else 0
    height += (TITLE + ROW + GAP) if given else 0
    canvas = Canvas(height, ART)
    _heading(canvas, view, view.seat, speak)
    y: float = HEAD
    if given:
        y = _given(canvas, given, speak, y)
    if orders:
        y = _orders(canvas, orders, lord, own, speak, y)
    y = _trap_rows(canvas, view, traps, speak, y)
    if spied:
        _spied(canvas, view, spied, speak, y)
    return canvas.png()


def _heading(canvas: Canvas, view: View, seat: Seat, speak: Speak) -> None:
    """Whose hand it is, and the goods that pay for things."""
    lord = view.lords[seat]
    mark(canvas, seat, MARGIN, 13, 52)
    shown = (("gold", lord.gold), ("food", lord.food), ("imp", lord.imps - lord.busy), ("evil", lord.evil))
    taken = len(shown) * 96
    for number, (sign, n) in enumerate(shown):
        figure(canvas, sign, f"{n}", WIDTH - MARGIN - taken + number * 96 + 6, 18, 40)
    canvas.text(name_of(speak, seat), MARGIN + 68, 52, 36, TEXT, width=INNER - 80 - taken, least=24)


def _traps(own: Own) -> list[tuple[str, int, bool]]:
    """Kinds of traps with their number; those already laid apart."""
    held = [(trap, n, False) for trap, n in sorted(Counter(own.traps).items())]
    return held + [(trap, n, True) for trap, n in sorted(Counter(own.laid).items())]


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


def _heading_of(canvas: Canvas, text: str, speak: Speak, y: float) -> float:
    title(canvas, speak(say(f"dungeon_lords-picture-{text}")), MARGIN + 4, y + 34, INNER)
    return y + TITLE


def _trap_rows(canvas: Canvas, view: View, traps: Sequence[tuple[str, int, bool]], speak: Speak, y: float) -> float:
    """Each kind of trap with its price and effect."""
    y = _heading_of(canvas, "traps", speak, y)
    if not traps:
        canvas.box((MARGIN, y, INNER, ROW), SLAB, EDGE)
        empty = speak(say("dungeon_lords-hand-no-trap"))
        canvas.text(empty, MARGIN + 24, y + 58, 28, MUTED, width=INNER - 48)
        return y + ROW + 6 + GAP
    for trap, count, is_laid in traps:
        fill = LIT if is_laid else SLAB
        canvas.box((MARGIN, y, INNER, ROW), fill, BRASS if is_laid else EDGE, 3 if is_laid else 2)
        canvas.box((MARGIN + 10, y + 10, 86, 86), PAPER, INK, 2, 10)
        canvas.sign(trap, MARGIN + 14, y + 14, 78, INK, ART)
        if count > 1:
            badge(canvas, f"×{count}", MARGIN + 98, y + 98, 26)
        row = EDITIONS[view.edition].trap[trap]
        right = WIDTH - MARGIN - 14 - _price(canvas, row, y)
        canvas.text(thing(speak, trap), MARGIN + 110, y + 38, 32, TEXT, width=right - MARGIN - 120, least=24)
        right = WIDTH - MARGIN - 14
        if is_laid:
            canvas.sign("check", WIDTH - MARGIN - 46, y + 60, 32, LAMP)
            right -= 44
        does = speak(say("dungeon_lords-picture-does", thing=trap))
        lines(canvas, does, (MARGIN + 110, y + 68, right - MARGIN - 116), 24, 2, MUTED)
        y += ROW + 6
    return y + GAP


def _price(canvas: Canvas, row: Trap, y: float) -> float:
    """What a trap costs when it goes off, in the corner; returns the width."""
    cost = dict(row.cost)
    if not cost:
        return 0
    amounts(canvas, cost, WIDTH - MARGIN - 84, y + 12, 34)
    return 84


def _orders(canvas: Canvas, orders: Sequence[str], lord: LordSeen, own: Own, speak: Speak, y: float) -> float:
    """Order cards: those that can be played, and those locked away."""
    y = _heading_of(canvas, "orders", speak, y)
    width = (INNER - (COLUMNS - 1) * GAP) / COLUMNS
    chosen = list(answered(own.given))
    for number, order in enumerate(orders):
        line, column = divmod(number, COLUMNS)
        x, top = MARGIN + column * (width + GAP), y + line * (CARD + 8)
        is_locked = order in lord.locked
        fill = SLAB if is_locked else LIT if order in chosen else LEDGE
        canvas.box((x, top, width, CARD), fill, BRASS if order in chosen else EDGE, 4 if order in chosen else 2)
        order_icon(canvas, order, x + width / 2 - 34, top + 12, 64)
        colour = MUTED if is_locked else TEXT
        words, size = block(thing(speak, order), 24, 18, width - 14, 2)
        for row, text in enumerate(words):
            base = top + (112 if len(words) == 1 else 102 + row * 26)
            canvas.text(text, x + width / 2, base, size, colour, align="middle", width=width - 12)
        if is_locked:
            canvas.sign("lock", x + width - 42, top + 10, 32, MUTED)
        elif order in chosen:
            canvas.disc(x + 24, top + 24, 18, INK, BRASS, 2)
            place = f"{chosen.index(order) + 1}"
            canvas.text(place, x + 24, top + 33, 26, LAMP, face="title", align="middle")
    return y + -(-len(orders) // COLUMNS) * (CARD + 8) + GAP


def _spied(canvas: Canvas, view: View, spied: Sequence[tuple[int, str]], speak: Speak, y: float) -> None:
    """Combat cards this lord has looked at."""
    y = _heading_of(canvas, "spied", speak, y)
    for place, spell in spied:
        row = EDITIONS[view.edition].spell[spell]
        canvas.box((MARGIN, y, INNER, ROW), SLAB, EDGE)
        canvas.sign("scroll", MARGIN + 12, y + 10, 76, INK, ART)
        badge(canvas, f"{place}", MARGIN + 92, y + 90, 28)
        canvas.sign("drop", WIDTH - MARGIN - 110, y + 12, 34, INK, ART)
        canvas.text(f"{row.fatigue}", WIDTH - MARGIN - 74, y + 42, 34, TEXT, face="title")
        if row.speed == "fast":
            canvas.sign("bolt", WIDTH - MARGIN - 42, y + 12, 32, LAMP)
        else:
            canvas.sign("hourglass", WIDTH - MARGIN - 42, y + 12, 32, INK, ART)
        canvas.text(thing(speak, spell), MARGIN + 106, y + 38, 32, TEXT, width=INNER - 240, least=24)
        does = speak(say("dungeon_lords-picture-does", thing=spell))
        lines(canvas, does, (MARGIN + 110, y + 68, INNER - 126), 24, 2, MUTED)
        y += ROW + 6


def _given(canvas: Canvas, given: Sequence[str], speak: Speak, y: float) -> float:
    """The answer so far, sealed until everyone has spoken."""
    y = _heading_of(canvas, "given", speak, y)
    canvas.box((MARGIN, y, INNER, ROW), LIT, BRASS, 3)
    words = ", ".join(thing(speak, one) for one in given)
    lines(canvas, words, (MARGIN + 20, y + 42, INNER - 40), 30, 2, TEXT)
    return y + ROW + GAP
