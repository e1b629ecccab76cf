"""A hand as a picture: every card large, where it can be played now, and what this player alone knows."""

from games.core import Speak, say
from games.draw import WIDTH, Canvas, figure, mark, wrap
from games.draw.heads import MARGIN
from games.draw.palette import BRASS, EDGE, GOOD, INK, LEDGE, MUTED, PAPER, PAPER_DIM, SLAB, TEXT
from games.tunhell.cards import EDITIONS
from games.tunhell.view import Holding, MineView, View

from .faces import ART, draw_card

HEAD, GAP = 78, 12
COLUMNS = 3
CELL = (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS
CARD = (158, 214)
SLOT = CARD[1] + 156
SCOUTED = (96, 130)


def draw_hand(view: View, speak: Speak) -> bytes:
    """What a seat holds and has seen."""
    assert view.seat is not None, "the public has no hand"
    rows = max(1, -(-len(view.hand) // COLUMNS))
    seen = [mine for mine in view.mines if mine.scouted]
    height = HEAD + rows * (SLOT + GAP) + len(seen) * (SCOUTED[1] + 62 + GAP) + MARGIN
    canvas = Canvas(height, ART)
    _heading(canvas, view, speak)
    for number, holding in enumerate(view.hand):
        row, column = divmod(number, COLUMNS)
        _holding(canvas, view, holding, speak, MARGIN + column * (CELL + GAP), HEAD + row * (SLOT + GAP))
    if not view.hand:
        canvas.text(speak(say("tunhell-hand-empty")), WIDTH / 2, HEAD + 90, 34, MUTED, align="middle")
    y = HEAD + rows * (SLOT + GAP)
    for mine in seen:
        _scouted(canvas, view, mine, speak, y)
        y += SCOUTED[1] + 62 + GAP
    return canvas.png()


def _heading(canvas: Canvas, view: View, speak: Speak) -> None:
    assert view.seat is not None
    mark(canvas, view.seat, MARGIN, 13, 52)
    size, limit = sum(holding.count for holding in view.hand), EDITIONS[view.edition].limits.hand
    label = speak(say("tunhell-picture-hand", n=size, limit=limit))
    taken = canvas.text(label, WIDTH - MARGIN - 4, 52, 32, BRASS, face="title", align="right")
    name = speak(say("tunhell-picture-name", seat=view.seat))
    canvas.text(name, MARGIN + 68, 52, 38, TEXT, width=WIDTH - 2 * MARGIN - 90 - taken, least=26)


def _holding(canvas: Canvas, view: View, holding: Holding, speak: Speak, x: float, y: float) -> None:
    """A kind of card: its face and number, its name, its figures with bonuses, and the mines it may go to."""
    is_playable = bool(holding.mines)
    canvas.box((x, y, CELL, SLOT), SLAB, BRASS if is_playable else EDGE, 3 if is_playable else 2)
    left = x + (CELL - CARD[0]) / 2
    if holding.count > 1:
        canvas.box((left + 8, y + 12, *CARD), PAPER_DIM, INK, 4, 16)
        left -= 8
    draw_card(canvas, view.edition, holding.card, (left, y + 14 + 4 * (holding.count > 1), *CARD))
    if holding.count > 1:
        canvas.disc(x + 38, y + 40, 27, BRASS, INK, 3)
        canvas.text(f"×{holding.count}", x + 38, y + 51, 30, INK, face="title", align="middle")
    name = speak(say("tunhell-picture-card", card=holding.card))
    base = y + CARD[1] + 50
    lines = wrap(name, 28, CELL - 20, 2)
    for number, line in enumerate(lines):
        at = base + (14 if len(lines) == 1 else number * 30)
        canvas.text(line, x + CELL / 2, at, 28, TEXT, align="middle", width=CELL - 20, least=22)
    if holding.figures:
        capacity, combat = holding.figures
        wide = figure(canvas, "pick", f"{capacity}", x + 14, y + 18, 26, PAPER)
        figure(canvas, "sword", f"{combat}", x + CELL - 14 - wide, y + 18, 26, PAPER)
    row = EDITIONS[view.edition].cards[holding.card]
    if row.is_dwarf_type:
        _mines(canvas, view, holding, x, y + SLOT - 60)
    else:
        use = speak(say("tunhell-picture-with-digger" if row.kind == "bonus" else "tunhell-picture-keep"))
        canvas.text(use, x + CELL / 2, y + SLOT - 28, 25, MUTED, align="middle", width=CELL - 20, least=20)


def _mines(canvas: Canvas, view: View, holding: Holding, x: float, y: float) -> None:
    """The three mines: those open to this card lit and ticked, the others dark and crossed."""
    width, gap = 70, 10
    left = x + (CELL - 3 * width - 2 * gap) / 2
    for mine in view.mines:
        is_open = mine.number in holding.mines
        canvas.box((left, y, width, 46), GOOD if is_open else LEDGE, INK if is_open else EDGE, 2, 12)
        colour = INK if is_open else MUTED
        canvas.text(f"{mine.number}", left + 21, y + 34, 30, colour, face="title", align="middle")
        canvas.sign("check" if is_open else "cross", left + 38, y + 12, 22, colour)
        left += width + gap


def _scouted(canvas: Canvas, view: View, mine: MineView, speak: Speak, y: float) -> None:
    """The cards this player has seen in a mine, the top one first."""
    canvas.box((MARGIN, y, WIDTH - 2 * MARGIN, SCOUTED[1] + 62))
    canvas.sign("eye", MARGIN + 14, y + 10, 32, BRASS)
    canvas.text(speak(say("tunhell-picture-scouted", mine=mine.number)), MARGIN + 56, y + 36, 27, BRASS)
    known = speak(say("tunhell-picture-known"))
    canvas.text(known, WIDTH - MARGIN - 16, y + 36, 23, MUTED, align="right", width=300)
    step = min(SCOUTED[0] + 10.0, (WIDTH - 2 * MARGIN - 28 - SCOUTED[0]) / max(len(mine.scouted) - 1, 1))
    for number, card in enumerate(mine.scouted):
        draw_card(canvas, view.edition, card, (MARGIN + 14 + number * step, y + 50, *SCOUTED))
