"""The eight orders of the central board: their icons, prices and gains, and who stands where."""

from collections.abc import Mapping

from games.core import Seat, Speak
from games.draw import Canvas, mark
from games.draw.heads import GAP, INNER, MARGIN
from games.draw.palette import ABYSS, BRASS, EDGE, INK, LAMP, LIT, MUTED, SLAB, TEXT
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.rows import Order, Space
from games.dungeon_lords.rules.orders import SPACES
from games.dungeon_lords.state import FREE, STAND_IN
from games.dungeon_lords.view import View

from .things import ART, amounts, amounts_width, block, thing

ORDER_ICONS: Mapping[str, tuple[str, str]] = {
    "get_food": ("food", ""),
    "improve_reputation": ("evil", "halo"),
    "dig_tunnels": ("tunnel", "pickaxe"),
    "mine_gold": ("gold", "pickaxe"),
    "recruit_imps": ("imp", ""),
    "buy_traps": ("trap", ""),
    "hire_monster": ("monster", "scroll"),
    "build_room": ("door", "hammer"),
}
"""What stands for each order: a thing, and a small sign over it."""
COLUMNS, ROW = 4, 42
HEAD = 66
ORDERS = 2 * (HEAD + 3 * ROW + 8) + GAP


def order_icon(canvas: Canvas, order: str, x: float, y: float, size: int) -> None:
    """An order's icon."""
    main, extra = ORDER_ICONS[order]
    canvas.sign(main, x, y, size, INK, ART)
    if extra == "halo":
        canvas.sign(extra, x + size * 0.2, y - size * 0.12, round(size * 0.6), INK, ART)
    elif extra:
        small = round(size * 0.6)
        canvas.sign(extra, x + size - small * 0.8, y + size - small * 0.9, small, INK, ART)


def draw_orders(canvas: Canvas, view: View, speak: Speak, y: float) -> None:
    """The central board: eight orders in two rows, in the order they resolve."""
    width = (INNER - (COLUMNS - 1) * GAP) / COLUMNS
    asked = view.question.values.get("order") if view.question else None
    for number, row in enumerate(EDITIONS[view.edition].order.values()):
        line, column = divmod(number, COLUMNS)
        place = (MARGIN + column * (width + GAP), y + line * (HEAD + 3 * ROW + 8 + GAP), width)
        _order(canvas, view, row, speak, place, is_now=asked == row.id)


def _order(
    canvas: Canvas, view: View, row: Order, speak: Speak, place: tuple[float, float, float], *, is_now: bool
) -> None:
    """One order: name, then its three spaces."""
    x, y, w = place
    canvas.box((x, y, w, HEAD + 3 * ROW + 8), LIT if is_now else SLAB, BRASS if is_now else EDGE, 3 if is_now else 2)
    order_icon(canvas, row.id, x + 8, y + 8, 52)
    name = thing(speak, row.id)
    words, size = block(name, 24, 17, w - 74, 2)
    for number, line in enumerate(words):
        base = y + (42 if len(words) == 1 else 30 + 27 * number)
        canvas.text(line, x + 68, base, size, TEXT, width=w - 72)
    asked = view.question.values.get("space") if is_now and view.question else None
    for number, space in enumerate(row.spaces):
        who = view.spaces[3 * row.index - 3 + number]
        _space(canvas, row, space, who, (x + 5, y + HEAD + number * ROW, w - 10), is_now=asked == SPACES[number])


def _space(
    canvas: Canvas, row: Order, space: Space, who: int, place: tuple[float, float, float], *, is_now: bool
) -> None:
    """A space: whose minion stands there, or its number; then price and gain."""
    x, y, w = place
    canvas.box((x, y, w, ROW - 4), ABYSS, LAMP if is_now else ABYSS, 3 if is_now else 0, 8)
    if who == FREE:
        canvas.text(space.space, x + 20, y + 27, 22, MUTED, face="title", align="middle")
    elif who >= STAND_IN:
        canvas.disc(x + 20, y + 19, 15, MUTED, INK, 2)
        canvas.sign("lock", x + 11, y + 9, 18, INK)
    else:
        mark(canvas, Seat(who), x + 2, y + 1, 36)
    cost, gain = _cost(space), _gain(row.kind, space)
    size = 24
    while size > 18 and _width(space, cost, gain, size) > w - 48:
        size -= 1
    left, top = x + 44, y + (ROW - 4 - size) / 2
    left += amounts(canvas, cost, left, top, size)
    if cost and gain:
        canvas.sign("arrow", left, y + 12, 14, MUTED)
        left += 18
    left += amounts(canvas, gain, left, top, size)
    if space.spy:
        canvas.sign("eye", left, top, size, LAMP)
    if space.foreman:
        canvas.text("+", left + 2, top + size * 0.84, size, MUTED, face="title")
        canvas.sign("imp", left + 18, top, size, INK, ART)


def _width(space: Space, cost: Mapping[str, int], gain: Mapping[str, int], size: int) -> float:
    """The width that a space's signs take."""
    extras = (18 if cost and gain else 0) + (size + 2) * space.spy + (size + 18) * space.foreman
    return amounts_width(cost, size) + amounts_width(gain, size) + extras


def _cost(space: Space) -> dict[str, int]:
    return dict(space.cost.items())


def _gain(kind: str, space: Space) -> dict[str, int]:
    """What the space gives; for imps, the most they can dig or mine."""
    match kind:
        case "dig":
            return {"tunnel": space.max_workers}
        case "mine":
            return {"gold": space.max_workers}
    return dict(space.gain.items())
