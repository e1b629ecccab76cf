"""The combat in one panel: the card of the round, and the fight of each dungeon."""

from collections.abc import Sequence

from games.core import Seat, Speak, say
from games.draw import WIDTH, Canvas
from games.draw.palette import ABYSS, BRASS, EDGE, INK, LAMP, MUTED, PAPER, TEXT
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.pictures.colours import LIFE, TIRED
from games.dungeon_lords.view import View, card_now

from .march import march, march_start
from .things import ART, GAP, INNER, MARGIN, MOST, SMALLEST, lines, name_of, panel, thing, trap_back

CARD, ROW = 108, 112


def fighting(view: View) -> list[Seat]:
    """Return the lords who still have adventurers, or a plan, in the order in which they fight."""
    return [seat for seat in view.order if view.lords[seat].file or view.lords[seat].plan]


def draw_combat(view: View, seats: Sequence[Seat], speak: Speak) -> bytes:
    """Return the picture of the round's card, and of the fights of these lords."""
    row = min(float(ROW), (MOST - 2 * GAP - CARD) / max(len(seats), 1) - GAP)
    canvas = Canvas(round(2 * GAP + CARD + len(seats) * (row + GAP)), ART, own=view.seat)
    panel(canvas, (MARGIN, GAP, INNER, CARD))
    _rounds(canvas, view)
    if (card := card_now(view)) is not None:
        _card(canvas, view, card, speak)
    else:
        hidden = speak(say("dungeon_lords-card-hidden"))
        lines(canvas, hidden, (MARGIN + 118, GAP + 66, INNER - 140), 27, 2, MUTED)
        year = speak(say("dungeon_lords-picture-combat", year=view.year, n=view.fight))
        canvas.text(year, MARGIN + 118, GAP + 34, 30, BRASS, face="title", width=INNER - 140)
    left = march_start(view, seats, row)
    for number, seat in enumerate(seats):
        y = 2 * GAP + CARD + number * (row + GAP)
        end = march(canvas, view, seat, (MARGIN, y, INNER, row), name_of(speak, seat), left)
        _reserve(canvas, view, seat, end, y, row)
    return canvas.png()


def _reserve(canvas: Canvas, view: View, seat: Seat, x: float, y: float, height: float) -> None:
    """Draw the traps the lord still holds, if there is space at the right end."""
    traps, right = view.lords[seat].traps, WIDTH - MARGIN - 10.0
    if not traps or right - x < 84:
        return
    canvas.text(f"{traps}", right, y + height / 2 + 13, 36, TEXT, face="title", align="right")
    trap_back(canvas, right - 80, y + height / 2 - 30, 60)


def _rounds(canvas: Canvas, view: View) -> None:
    """Draw the four rounds of the combat; each needs as much magic as its number."""
    for n in range(1, 5):
        row, column = divmod(n - 1, 2)
        x, y = MARGIN + 10 + column * 48, GAP + 8 + row * 48
        is_now = n == view.fight
        canvas.box((x, y, 44, 44), LAMP if is_now else ABYSS, BRASS if n <= view.fight else EDGE, 3, 10)
        canvas.text(f"{n}", x + 22, y + 33, 32, INK if is_now else MUTED, face="title", align="middle")


def _card(canvas: Canvas, view: View, card: str, speak: Speak) -> None:
    """Draw the spell: when it is cast, what it does, the fatigue it costs; with an eye if only the spy knows it.

    The fatigue is 0 once something has ruled it out in the current clash.
    """
    row, is_kept = EDITIONS[view.edition].spell[card], view.clash is not None and view.clash.kept
    x, y, right = MARGIN + 118, float(GAP), WIDTH - MARGIN - 10 - 156.0
    canvas.box((right, y + 10, 156, CARD - 20), PAPER, INK, 2, 10)
    canvas.sign("drop", right + 8, y + 24, 54, INK, ART)
    canvas.text(f"{0 if is_kept else row.fatigue}", right + 80, y + 72, 54, LIFE, face="title", align="middle")
    if row.speed == "fast":
        canvas.sign("bolt", right + 104, y + 28, 46, TIRED)
    else:
        canvas.sign("hourglass", right + 104, y + 28, 46, INK, ART)
    year = speak(say("dungeon_lords-picture-year-now", year=view.year))
    wide = canvas.text(year, right - 12, y + 34, SMALLEST, BRASS, face="title", align="right", width=130)
    eye = 0 if view.cards[view.fight - 1 :] else 50
    if eye:
        canvas.sign("eye", x, y + 8, 40, LAMP)
    name = thing(speak, row.id)
    canvas.text(name, x + eye, y + 38, 36, LAMP, face="title", width=right - x - 24 - wide - eye, least=26)
    does = speak(say("dungeon_lords-picture-does", thing=row.id))
    lines(canvas, does, (x, y + 68, right - x - 10), 27, 2, TEXT)
