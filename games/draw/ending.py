"""The end of a game that was given up: who has won, if anybody, above the position in which it ended."""

from functools import partial

from games.core import Panel, Say, Speak

from .canvas import WIDTH, Canvas
from .palette import BRASS, EDGE, LIT, MUTED, SLAB, TEXT

ROW, MARGIN, CROWN = 150, 8, 72


def ending_panel(told: Say, why: Say | None, *, is_won: bool = False, is_crowned: bool = False) -> Panel:
    """Return the panel of an early end.

    Args:
        told: how it came out.
        why: what led to that, if it adds something.
        is_won: whether someone has won.
        is_crowned: whether the winner is crowned here, not in a picture of the points.
    """
    lines = (told,) if why is None else (told, why)
    return Panel("ending", (lines, is_won, is_crowned), partial(draw_ending, told, why, is_won, is_crowned), lines)


def draw_ending(told: Say, why: Say | None, is_won: bool, is_crowned: bool, speak: Speak) -> bytes:
    """Return the outcome in large letters, and why in smaller ones below it."""
    canvas = Canvas(ROW + 2 * MARGIN)
    box = (MARGIN, MARGIN, WIDTH - 2 * MARGIN, ROW)
    canvas.box(box, LIT if is_won else SLAB, BRASS if is_won else EDGE, 4 if is_won else 2)
    left = MARGIN + 28
    if is_crowned:
        canvas.sign("crown", left, MARGIN + (ROW - CROWN) / 2, CROWN, BRASS)
        left += CROWN + 24
    room = WIDTH - MARGIN - 28 - left
    base = MARGIN + (ROW / 2 + 18 if why is None else 72)
    canvas.text(speak(told), left, base, 52, TEXT, face="title", width=room, least=30)
    if why is not None:
        canvas.text(speak(why), left, MARGIN + 120, 32, MUTED, width=room, least=26)
    return canvas.png()
