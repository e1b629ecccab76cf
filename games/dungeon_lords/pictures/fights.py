"""The combat on the central board: the card of the round, and the fight of each dungeon."""

from games.core import Seat, Speak, say
from games.draw import WIDTH, Canvas, mark
from games.draw.heads import GAP, INNER, MARGIN
from games.draw.palette import ABYSS, BRASS, EDGE, INK, LAMP, MUTED, PAPER, TEXT
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.pictures.colours import LIFE, TIRED
from games.dungeon_lords.view import View

from .march import FILE, march
from .things import ART, figure, lines, panel, sentries, sentry, thing, trap_back

CARD, LABEL = 156, 62


def fights_height(view: View) -> int:
    """The card, then a row for each dungeon with somebody to fight."""
    return CARD + GAP + sum(FILE + GAP for _ in _fighting(view)) - GAP * bool(_fighting(view))


def _fighting(view: View) -> list[Seat]:
    """Lords who still have adventurers, or a plan, in the order they clash."""
    return [seat for seat in view.order if view.lords[seat].file or view.lords[seat].plan]


def draw_fights(canvas: Canvas, view: View, speak: Speak, y: float) -> None:
    """The round's card, and every fight."""
    panel(canvas, (MARGIN, y, INNER, CARD))
    _rounds(canvas, view, y)
    if len(view.cards) == view.fight:
        _card(canvas, view, speak, y)
    else:
        hidden = speak(say("dungeon_lords-card-hidden"))
        canvas.text(hidden, MARGIN + 150, y + 88, 28, MUTED, width=INNER - 170, least=20)
    y += CARD + GAP
    for seat in _fighting(view):
        end = march(canvas, view, seat, y, MARGIN + LABEL, INNER - LABEL)
        _reserve(canvas, view, seat, end + 10, y)
        mark(canvas, seat, MARGIN, y + FILE / 2 - 26, 52)
        y += FILE + GAP


def _reserve(canvas: Canvas, view: View, seat: Seat, x: float, y: float) -> None:
    """At the right end, as far as there is room: the lord's other creatures, in two rows, and the traps held."""
    lord, right = view.lords[seat], WIDTH - MARGIN - 14.0
    if lord.traps and right - x > 60:
        trap_back(canvas, right - 44, y + 14, 60)
        canvas.text(f"{lord.traps}", right - 22, y + FILE - 24, 34, TEXT, face="title", align="middle")
        right -= 62
    others = [one for one in sentries(lord) if one.condition != "planned"]
    columns = min(-(-len(others) // 2), int((right - x) // 66))
    for number, one in enumerate(others[: 2 * columns]):
        row, column = number % 2, number // 2
        sentry(canvas, one, right - (columns - column) * 66 + 4, y + 11 + row * 66, 62)


def _rounds(canvas: Canvas, view: View, y: float) -> None:
    """The four rounds of the combat; each needs as much magic as its number."""
    for n in range(1, 5):
        row, column = divmod(n - 1, 2)
        x, top = MARGIN + 16 + column * 54, y + 26 + row * 54
        is_now = n == view.fight
        canvas.box((x, top, 48, 48), LAMP if is_now else ABYSS, BRASS if n <= view.fight else EDGE, 3, 10)
        canvas.text(f"{n}", x + 24, top + 35, 32, INK if is_now else MUTED, face="title", align="middle")


def _card(canvas: Canvas, view: View, speak: Speak, y: float) -> None:
    """The spell: when, what, how much magic it needs, and the fatigue it costs."""
    row = EDITIONS[view.edition].spell[view.cards[-1]]
    x, right = MARGIN + 140, WIDTH - MARGIN - 14
    right -= 92
    canvas.box((right, y + 14, 92, CARD - 28), PAPER, INK, 2, 10)
    canvas.sign("drop", right + 8, y + 22, 40, INK, ART)
    canvas.text(f"{row.fatigue}", right + 68, y + 56, 38, LIFE, face="title", align="middle")
    if row.speed == "fast":
        canvas.sign("bolt", right + 10, y + 84, 36, TIRED)
    else:
        canvas.sign("hourglass", right + 10, y + 84, 36, INK, ART)
    canvas.sign("gem", right + 52, y + 88, 28, INK, ART)
    is_cast = view.clash is not None and view.clash.spell == row.id
    canvas.text(thing(speak, row.id), x, y + 48, 34, LAMP, face="title", width=right - x - 12, least=24)
    does = speak(say("dungeon_lords-picture-does", thing=row.id))
    lines(canvas, does, (x, y + 82, right - x - 14), 25, 2, TEXT)
    if is_cast:
        figure(canvas, "special", "", x - 36, y + 20, 30)
