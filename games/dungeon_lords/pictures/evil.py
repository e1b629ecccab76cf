"""The evilometer: where every lord stands, and where the paladin begins to care (5, 8.3)."""

from games.core import Seat, Speak, say
from games.draw import WIDTH, Canvas, mark
from games.draw.heads import INNER, MARGIN
from games.draw.palette import BRASS, EDGE, INK, LAMP, MUTED, TEXT
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.pictures.colours import track
from games.dungeon_lords.view import View

from .things import ART, METALS, panel

HEAD, FOOT, MARK = 56, 44, 38


def evil_height(view: View) -> int:
    """The height of the panel: marks on the same number stand on each other."""
    return HEAD + FOOT + max(len(who) for who in _standing(view).values()) * (MARK + 2) + 10


def _standing(view: View) -> dict[int, list[int]]:
    """Who stands on each number; -1 is the non-player counter."""
    found: dict[int, list[int]] = {}
    for seat, lord in enumerate(view.lords):
        found.setdefault(lord.evil, []).append(seat)
    if view.neutral:
        found.setdefault(view.neutral, []).append(-1)
    return found


def draw_evil(canvas: Canvas, view: View, speak: Speak, y: float) -> None:
    """The track with everybody's counter, and the paladin in his tent or in somebody's dungeon."""
    height, rules = evil_height(view), EDITIONS[view.edition].evilometer
    panel(canvas, (MARGIN, y, INNER, height))
    canvas.sign("evil", MARGIN + 12, y + 8, 42, INK, ART)
    canvas.text(speak(say("dungeon_lords-picture-evil")), MARGIN + 64, y + 40, 26, BRASS, face="title", width=300)
    _paladin(canvas, view, speak, y)
    low, high = rules["min"], rules["max"]
    step = (INNER - 20) / (high - low + 1)
    base = y + height - FOOT
    for n in range(low, high + 1):
        x = MARGIN + 10 + (n - low) * step
        is_minded = n >= view.tolerance
        fill = track((n - low + 1) / (high - low + 1))
        canvas.box((x + 1, base, step - 2, 34), fill, LAMP if is_minded else EDGE, 3 if is_minded else 2, 6)
        canvas.text(f"{n}", x + step / 2, base + 26, 24, TEXT, face="title", align="middle")
        for place, who in enumerate(_standing(view).get(n, ())):
            top = base - (place + 1) * (MARK + 2) - 2
            if who < 0:
                canvas.disc(x + step / 2, top + MARK / 2, MARK // 2 - 1, MUTED, INK, 2)
                canvas.sign("lock", x + step / 2 - 10, top + MARK / 2 - 11, 20, INK)
            else:
                mark(canvas, Seat(who), x + (step - MARK) / 2, top, MARK)


def _paladin(canvas: Canvas, view: View, speak: Speak, y: float) -> None:
    """Where the paladin is, at the right end of the heading."""
    right: float = WIDTH - MARGIN - 14
    if view.host is not None:
        mark(canvas, view.host, right - 42, y + 9, 40)
        canvas.sign("arrow", right - 78, y + 18, 24, LAMP)
        right -= 88
    elif view.tent:
        canvas.sign("tent", right - 44, y + 8, 44, INK, ART)
        right -= 54
    else:
        return
    canvas.sign("paladin", right - 44, y + 7, 44, METALS[view.year], ART)
    text = speak(say("dungeon_lords-picture-tolerance", n=view.tolerance))
    canvas.text(text, right - 54, y + 38, 25, MUTED, align="right", width=right - 54 - MARGIN - 250)
