"""A clash at a glance: the plan, and the adventurers marching against it."""

from collections import Counter

from games.core import Seat
from games.draw import Canvas, mark
from games.draw.palette import BRASS, INK, LAMP, MUTED
from games.dungeon_lords.view import LordSeen, View

from .things import Place, Sentry, marcher, panel, sentry, tile, trap_back


def march(canvas: Canvas, view: View, seat: Seat, place: Place) -> float:
    """Draw a dungeon's mark, the plan on the left, the adventurers marching against it on the right, the front first.

    Returns:
        the x coordinate of the right end of the march.
    """
    lord, (x, y, width, height) = view.lords[seat], place
    is_now = view.clash.seat == seat if view.clash else seat in view.asked
    panel(canvas, place, is_lit=is_now)
    mark(canvas, seat, x + 10, y + height / 2 - 22, 44)
    left, inner = x + 64, height - 16
    if lord.plan:
        left += _plan(canvas, lord, left, y + 8, inner)
    canvas.sign("sword", left, y + height / 2 - 18, 36, LAMP if is_now else MUTED)
    left += 44
    wide = min(inner * 1.4, (x + width - 8 - left) / max(len(lord.file), 1) - 6)
    for number, one in enumerate(lord.file):
        marcher(canvas, view, one, (left + number * (wide + 6), y + 8, wide, inner))
    return left + len(lord.file) * (wide + 6)


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
    left += (round((size - 8) * 0.72) + 20 * (plan.traps - 1) + 8) if plan.traps else 0
    creatures = Counter(plan.creatures)
    rows = 1 if len(creatures) <= 2 else 2
    side = min(size // rows - 2 * (rows - 1), 84)
    for number, (creature, n) in enumerate(creatures.items()):
        column, row = divmod(number, rows)
        sentry(canvas, Sentry(creature, "ready", n), left + column * (side + 4), y + row * (side + 4), side)
    return left - x + (side + 4) * -(-len(creatures) // rows) + 4
