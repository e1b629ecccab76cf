"""A clash at a glance: the plan, and the adventurers marching against it."""

from collections import Counter
from collections.abc import Sequence

from games.core import Seat
from games.draw import Canvas, mark
from games.draw.palette import BRASS, INK, LAMP, MUTED
from games.dungeon_lords.view import LordSeen, View

from .things import INNER, Place, Sentry, marcher, name_around, panel, sentry, tile, trap_back

ALONE, WIDEST = 64, 210
"""The width taken up by a lord's mark alone, and the most with the name beside it."""
_FIGURE = 104
"""The least width of an adventurer next to names."""


def march(canvas: Canvas, view: View, seat: Seat, place: Place, name: str = "", start: float = ALONE) -> float:
    """Draw a dungeon's mark, the plan on the left, the adventurers marching against it on the right, the front first.

    The name stands beside the mark if the plan starts far enough to the right.

    Returns:
        the x coordinate of the right end of the march.
    """
    lord, (x, y, width, height) = view.lords[seat], place
    is_now = view.clash.seat == seat if view.clash else seat in view.asked
    panel(canvas, place, is_lit=is_now)
    mark(canvas, seat, x + 10, y + height / 2 - 22, 44)
    if name and start > ALONE:
        name_around(canvas, name, (x + ALONE, y + height / 2, start - ALONE - 8), 30, 3)
    left, inner = x + start, height - 16
    if lord.plan:
        left += _plan(canvas, lord, left, y + 8, inner)
    canvas.sign("sword", left, y + height / 2 - 18, 36, LAMP if is_now else MUTED)
    left += 44
    wide = min(inner * 1.4, (x + width - 8 - left) / max(len(lord.file), 1) - 6)
    for number, one in enumerate(lord.file):
        marcher(canvas, view, one, (left + number * (wide + 6), y + 8, wide, inner))
    return left + len(lord.file) * (wide + 6)


def march_start(view: View, seats: Sequence[Seat], height: float) -> float:
    """Return where the plans of these lords start, so that their names fit if there is room for all."""
    room = WIDEST
    for seat in seats:
        lord = view.lords[seat]
        plan = _plan_width(lord, height - 16) if lord.plan else 0
        room = min(room, round(INNER - 8 - plan - 44 - len(lord.file) * (_FIGURE + 6)))
    return room if room >= ALONE + 84 else ALONE


def _plan_width(lord: LordSeen, height: float) -> float:
    """Return the width that a plan takes up."""
    assert lord.plan is not None
    size, plan = round(height), lord.plan
    return size + 8 + _traps_width(plan.traps, size) + _creatures_width(Counter(plan.creatures), size)


def _traps_width(traps: int, size: int) -> float:
    return round((size - 8) * 0.72) + 20 * (traps - 1) + 8 if traps else 0


def _creatures_width(creatures: Counter[str], size: int) -> float:
    rows, side = _creature_rows(creatures, size)
    return (side + 4) * -(-len(creatures) // rows) + 4


def _creature_rows(creatures: Counter[str], size: int) -> tuple[int, int]:
    """Return the number of rows of creatures, and the size of one."""
    rows = 1 if len(creatures) <= 2 else 2
    return rows, min(size // rows - 2 * (rows - 1), 84)


def _plan(canvas: Canvas, lord: LordSeen, x: float, y: float, height: float) -> float:
    """Draw the planned tile, its hidden traps and the creatures still to attack; return the width."""
    plan = lord.plan
    assert plan is not None
    size = round(height)
    tile(canvas, lord.tiles[plan.cell], x, y, size)
    canvas.box((x, y + size * 0.62, size, size * 0.38), INK, BRASS, 2, 8)
    canvas.text(plan.cell.upper(), x + size / 2, y + size * 0.93, 30, LAMP, face="title", align="middle")
    left = x + size + 8
    for number in range(plan.traps):
        trap_back(canvas, left + number * 20, y + 4, size - 8)
    left += _traps_width(plan.traps, size)
    creatures = Counter(plan.creatures)
    rows, side = _creature_rows(creatures, size)
    for number, (creature, n) in enumerate(creatures.items()):
        column, row = divmod(number, rows)
        sentry(canvas, Sentry(creature, "ready", n), left + column * (side + 4), y + row * (side + 4), side)
    return left - x + _creatures_width(creatures, size)
