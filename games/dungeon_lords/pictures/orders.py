"""The eight orders of the central board: their icons, prices and gains, and whose minions are on them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from games.core import Choice, Seat, Some, Speak, say
from games.draw import Canvas, fit, mark
from games.draw.palette import ABYSS, BRASS, EDGE, INK, LAMP, LIT, LIVERIES, MUTED, SLAB, TEXT
from games.draw.parts import piece
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.choices import Defend, LayTrap, Orders, StandInOrder
from games.dungeon_lords.rows import Order, Space
from games.dungeon_lords.rules.orders import SPACES, short
from games.dungeon_lords.state import FREE, STAND_IN
from games.dungeon_lords.view import View

from .things import ART, GAP, INNER, MARGIN, SMALLEST, Place, amounts, amounts_width

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
"""The icon of each order: a large symbol, and a small one over it."""
SETTING_ASIDE = "phase_lock"
CHOOSING = (SETTING_ASIDE, "phase_orders")
"""The phases in which lords choose among their order cards."""


class Look(NamedTuple):
    """Sizes of orders: columns, heights of a name and of a space, sizes of icon, goods and name."""

    columns: int
    head: int
    row: int
    icon: int
    goods: int
    name: int

    @property
    def box(self) -> int:
        """The height of an order in pixels."""
        return self.head + 3 * self.row + 4


BOARD, DEALT = Look(4, 76, 54, 44, 32, 34), Look(3, 84, 62, 56, 42, 40)


@dataclass(frozen=True, slots=True)
class Cards:
    """What a lord knows of his order cards while he chooses among them.

    Attributes:
        locked: inaccessible ones.
        chosen: those he has chosen, from first to last.
        dealt: those he drew to make two of them inaccessible.
        dim: those that his non-player lord, for whom he chooses now, cannot give.
    """

    locked: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    dealt: tuple[str, ...] = ()
    dim: tuple[str, ...] = ()


def cards_of(view: View) -> Cards:
    """Return the order cards of the reader; none for the public, or when no orders are being chosen.

    Once he has given his own orders, they stay marked while he chooses the third one of his non-player lord (3.1).
    """
    if view.seat is None or view.own is None or view.phase not in CHOOSING:
        return Cards()
    own = [answer for answer in view.own.given if not isinstance(answer, StandInOrder)]
    if is_for_stand_in(view):
        hand = view.stand_ins[view.seat][0]
        return Cards((), (*answered(own),), (), tuple(id_ for id_ in EDITIONS[view.edition].order if id_ not in hand))
    return Cards(tuple(view.lords[view.seat].locked), (*answered(own), *view.own.picked), tuple(view.own.dealt))


def is_for_stand_in(view: View) -> bool:
    """Return whether the reader has given his own orders, and now chooses for his non-player lord."""
    if view.seat is None or view.own is None or view.phase == SETTING_ASIDE:
        return False
    return view.seat < len(view.stand_ins) > 1 and [type(answer) for answer in view.own.given] == [Orders]


def answered(given: Sequence[Choice]) -> Iterator[str]:
    """Yield the ids in the answers given so far."""
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


def order_icon(canvas: Canvas, order: str, x: float, y: float, size: int) -> None:
    """Draw an order's icon."""
    main, extra = ORDER_ICONS[order]
    canvas.sign(main, x, y, size, INK, ART)
    if extra == "halo":
        canvas.sign(extra, x + size * 0.2, y - size * 0.12, round(size * 0.6), INK, ART)
    elif extra:
        small = round(size * 0.6)
        canvas.sign(extra, x + size - small * 0.8, y + size - small * 0.9, small, INK, ART)


def short_name(speak: Speak, order: str) -> str:
    """Return an order in one noun."""
    return speak(short(order))


def draw_orders(view: View, speak: Speak) -> bytes:
    """Return the picture of the eight orders in two rows, in the order they resolve, with the reader's choice.

    A lord who sets orders aside sees only those he drew, larger.
    """
    cards, table = cards_of(view), EDITIONS[view.edition].order
    look = DEALT if cards.dealt else BOARD
    rows = [table[id_] for id_ in cards.dealt] or list(table.values())
    canvas = Canvas(-(-len(rows) // look.columns) * (look.box + GAP) + GAP, ART, own=view.seat)
    width = (INNER - (look.columns - 1) * GAP) / look.columns
    asked = view.question.values.get("order") if view.question else None
    names = [short_name(speak, row.id) for row in rows]
    size = min(
        fit(name, look.name, width - look.icon - 26, SMALLEST)[1] for name in names
    )  # the same for all, so that none looks less important
    for number, (row, name) in enumerate(zip(rows, names, strict=True)):
        line, column = divmod(number, look.columns)
        place = (MARGIN + column * (width + GAP), float(GAP + line * (look.box + GAP)), width, float(look.box))
        is_now = asked in (row.id, short(row.id))
        _order(canvas, view, row, (name, size), place, cards, look, speak, is_now=is_now)
    return canvas.png()


def bans_of(view: View) -> tuple[tuple[str, ...], ...]:
    """Return the orders that each non-player lord cannot give, open to all."""
    return tuple(locked for _, locked, _ in view.stand_ins)


def rivals_of(view: View) -> tuple[tuple[Seat, tuple[str, ...]], ...]:
    """Return the orders that each other lord cannot give, while orders are chosen: they too are open to all."""
    if view.phase != "phase_orders":
        return ()
    every = ((Seat(seat), tuple(lord.locked)) for seat, lord in enumerate(view.lords))
    return tuple((seat, locked) for seat, locked in every if locked and seat != view.seat)


def _bans(canvas: Canvas, view: View, order: str, right: float, top: float, *, is_locked: bool) -> None:
    """Draw who cannot give an order: other lords, a grey minion and whose it is for non-player ones, and a lock.

    If the reader cannot give it either, their own lock stands beside it already.
    """
    bans = bans_of(view)
    barred = [number for number, locked in enumerate(bans) if order in locked]
    rivals = [seat for seat, locked in rivals_of(view) if order in locked]
    if not barred and not rivals:
        return
    own = len(bans) > 1  # each player chooses for a non-player lord, whose minion has the player’s mark
    step = 45 if own else 34
    width = (5 if is_locked else 35) + step * len(barred) + 33 * len(rivals)
    x = right - width - 4
    canvas.box((x, top, width, 36), INK, BRASS, 2, 10)
    x += 3
    for number in barred:
        canvas.sign("minion", x - 3, top - 1, 39, INK, ART)
        if own:
            piece(canvas, LIVERIES[number], x + 20, top + 9, 24)
        x += step
    for seat in rivals:
        mark(canvas, seat, x, top + 3, 30)
        x += 33
    if not is_locked:
        canvas.sign("lock", x, top + 4, 28, LAMP)


def order_place(view: View, order: str) -> tuple[float, float]:
    """Return the upper left corner of an order in the panel, in pixels: the right one says who cannot give it."""
    cards, table = cards_of(view), EDITIONS[view.edition].order
    look = DEALT if cards.dealt else BOARD
    line, column = divmod((cards.dealt or tuple(table)).index(order), look.columns)
    width = (INNER - (look.columns - 1) * GAP) / look.columns
    return MARGIN + column * (width + GAP) + 14, float(GAP + line * (look.box + GAP) + 10)


def _order(
    canvas: Canvas,
    view: View,
    row: Order,
    name: tuple[str, int],
    place: Place,
    cards: Cards,
    look: Look,
    speak: Speak,
    *,
    is_now: bool,
) -> None:
    """Draw an order: its name, its three spaces, and for a lord who is choosing its turn or a lock."""
    x, y, w, _ = place
    is_chosen = row.id in cards.chosen
    is_lit, is_locked = is_now or is_chosen, row.id in cards.locked or (is_chosen and bool(cards.dealt))
    canvas.box(place, LIT if is_lit else SLAB, BRASS if is_lit else EDGE, 4 if is_lit else 2)
    order_icon(canvas, row.id, x + 3, y + 25, look.icon)
    tint = MUTED if is_locked or row.id in cards.dim else TEXT
    canvas.text(
        name[0], x + look.icon + 15, y + look.head / 2 + 5 + name[1] * 0.34, name[1], tint, width=w - look.icon - 24
    )
    if is_locked:
        canvas.disc(x + 14, y + 10, 17, INK, BRASS, 2)  # in the corner, where it leaves the icon free
        canvas.sign("lock", x + 3, y - 1, 22, LAMP)
    elif is_chosen:
        turn = speak(say("dungeon_lords-picture-turn", n=cards.chosen.index(row.id) + 1))
        canvas.box((x - 3, y - 7, 56, 34), INK, BRASS, 2, 17)  # unlike the number on a button that a lesson explains
        canvas.text(turn, x + 25, y + 20, 28, LAMP, face="title", align="middle", width=48)
    if not cards.dealt:
        _bans(canvas, view, row.id, x + w, y - 7, is_locked=is_locked)
    asked = view.question.values.get("space") if is_now and view.question else None
    for number, space in enumerate(row.spaces):
        who = view.spaces[3 * row.index - 3 + number]
        inside = (x + 5, y + look.head + number * look.row, w - 10, look.row - 4.0)
        _space(canvas, row, space, who, inside, look.goods, is_now=asked == SPACES[number])


def _space(canvas: Canvas, row: Order, space: Space, who: int, place: Place, size: int, *, is_now: bool) -> None:
    """Draw a space: a minion, grey if it belongs to no player, or the number of the space; then price and gain."""
    x, y, w, h = place
    canvas.box(place, ABYSS, LAMP if is_now else ABYSS, 4 if is_now else 0, 8)
    if who == FREE:
        canvas.text(space.space, x + 22, y + h / 2 + 9, SMALLEST, MUTED, face="title", align="middle")
    elif who >= STAND_IN:
        canvas.sign("minion", x + 3, y + h / 2 - 22, 42, INK, ART)
    else:
        mark(canvas, Seat(who), x + 3, y + 3, 44)
    cost, gain = _cost(space), _gain(row.kind, space)
    while size > 20 and _width(space, cost, gain, size) > w - 54:
        size -= 1
    left, top = x + 54, y + (h - size) / 2
    left += amounts(canvas, cost, left, top, size)
    if cost and gain:
        canvas.sign("arrow", left, y + h / 2 - 7, 14, MUTED)
        left += 16
    left += amounts(canvas, gain, left, top, size)
    if space.spy:
        canvas.sign("eye", left, top, size, LAMP)
    if space.foreman:
        canvas.text("+", left + 2, y + h / 2 + 9, max(size, SMALLEST), MUTED, face="title")
        canvas.sign("imp", left + 22, top, size, INK, ART)


def _width(space: Space, cost: Mapping[str, int], gain: Mapping[str, int], size: int) -> float:
    """Return the width that a space's signs take."""
    extras = (16 if cost and gain else 0) + (size + 2) * space.spy + (size + 22) * space.foreman
    return amounts_width(cost, size) + amounts_width(gain, size) + extras


def _cost(space: Space) -> dict[str, int]:
    return dict(space.cost.items())


def _gain(kind: str, space: Space) -> dict[str, int]:
    """Return what a space gives; for imps, the most tunnels they can dig or gold they can mine.

    A creature or a room counts as one, and has its own price.
    """
    match kind:
        case "hire":
            return {"monster": 1}
        case "build":
            return {"door": 1}
        case "dig":
            return {"tunnel": space.max_workers}
        case "mine":
            return {"gold": space.max_workers}
    return dict(space.gain.items())
