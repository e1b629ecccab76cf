"""A clash at a glance: the plan, and the adventurers marching against it."""

from collections import Counter

from games.core import Seat
from games.draw import Canvas
from games.draw.heads import INNER, MARGIN
from games.draw.palette import LAMP, MUTED
from games.dungeon_lords.view import LordSeen, View

from .things import HERO, Sentry, hero, panel, sentry, tile, trap_back

FILE = HERO[1] + 24
"""The height of a march."""


def march(canvas: Canvas, view: View, seat: Seat, y: float, x: float = MARGIN, width: float = INNER) -> float:
    """The plan on the left, the adventurers marching against it on the right, the front first.

    Returns:
        Where the march ends.
    """
    lord = view.lords[seat]
    is_now = view.clash is not None and view.clash.seat == seat
    panel(canvas, (x, y, width, FILE), is_lit=is_now)
    left = x + 12
    if lord.plan:
        left += _plan(canvas, lord, left, y + 12) + 8
        canvas.sign("sword", left, y + FILE / 2 - 22, 44, LAMP if is_now else MUTED)
        left += 56
    step = min(HERO[0] + 10.0, (x + width - 4 - left) / max(len(lord.file), 1))
    for number, one in enumerate(lord.file):
        hero(canvas, view, one, (left + number * step, y + 12, min(HERO[0], step - 6)), number + 1)
    return left + len(lord.file) * step


def _plan(canvas: Canvas, lord: LordSeen, x: float, y: float) -> float:
    """The planned tile, its hidden traps, and the creatures still to attack; returns the width."""
    plan = lord.plan
    assert plan is not None
    tile(canvas, lord.tiles[plan.cell], x, y + 2, 72)
    canvas.text(plan.cell.upper(), x + 36, y + 112, 32, LAMP, face="title", align="middle")
    left = x + 82
    for number in range(plan.traps):
        trap_back(canvas, left + number * 14, y + 2 + number * 10, 58)
    traps = 42 + 14 * (plan.traps - 1) + 8 if plan.traps else 0
    creatures = Counter(plan.creatures)
    for number, (creature, n) in enumerate(creatures.items()):
        row, column = number % 2, number // 2
        sentry(canvas, Sentry(creature, "ready", n), left + traps + column * 66, y + row * 62, 60)
    return 82 + traps + 66 * -(-len(creatures) // 2)
