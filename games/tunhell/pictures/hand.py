"""A hand: every kind of card, its figures, and the mines it may go to; and what its owner alone has seen."""

from dataclasses import dataclass
from functools import partial

from games.core import Panel, Seat, Speak, say
from games.draw import WIDTH, Canvas, canvas_width, figure, mark, wrap
from games.draw.palette import ABYSS, BRASS, EDGE, GOOD, INK, LAMP, MUTED, PAPER_DIM, SLAB, TEXT
from games.tunhell.cards import EDITIONS
from games.tunhell.view import Holding, View

from .describe import describe_hand, describe_scouted
from .faces import ART, draw_card
from .sizes import GAP, INNER, MARGIN, Place

HEAD, HEIGHT, EMPTY = 58, 434, 70
FEWEST = 4
"""Columns there is room for at the largest size."""
LINE = 42
SCOUTED = (108, 125)


@dataclass(frozen=True, slots=True)
class Hand:
    """What the panel shows."""

    edition: str
    seat: Seat
    hand: tuple[Holding, ...]
    mines: tuple[int, ...]


def hand_panel(view: View, seat: Seat) -> Panel:
    """The panel of a seat's own cards."""
    shown = Hand(view.edition, seat, view.hand, tuple(mine.number for mine in view.mines))
    return Panel("hand", shown, partial(draw_hand, shown), describe_hand(view))


def draw_hand(shown: Hand, speak: Speak) -> bytes:
    """A column for each kind of card."""
    canvas = Canvas(MARGIN + HEAD + (HEIGHT if shown.hand else EMPTY) + MARGIN, ART)
    mark(canvas, shown.seat, MARGIN + 6, MARGIN + 2, 48)
    size, limit = sum(holding.count for holding in shown.hand), EDITIONS[shown.edition].limits.hand
    label = speak(say("tunhell-picture-hand", n=size, limit=limit))
    taken = canvas.text(label, WIDTH - MARGIN - 8, MARGIN + 40, 34, BRASS, face="title", align="right")
    name = speak(say("tunhell-picture-name", seat=shown.seat))
    canvas.text(name, MARGIN + 68, MARGIN + 40, 36, TEXT, width=INNER - 100 - taken, least=26)
    columns = max(len(shown.hand), FEWEST)
    width = (INNER - (columns - 1) * GAP) / columns
    for number, holding in enumerate(shown.hand):
        _holding(canvas, shown, holding, speak, (MARGIN + number * (width + GAP), MARGIN + HEAD, width, HEIGHT))
    if not shown.hand:
        canvas.text(speak(say("tunhell-hand-empty")), WIDTH / 2, MARGIN + HEAD + 48, 38, MUTED, align="middle")
    return canvas.png()


def _holding(canvas: Canvas, shown: Hand, holding: Holding, speak: Speak, place: Place) -> None:
    """A kind of card: its face and number, its name, its figures with bonuses, and the mines it may go to."""
    x, y, w, _ = place
    is_playable = bool(holding.mines)
    canvas.box(place, SLAB, BRASS if is_playable else EDGE, 3 if is_playable else 2)
    wide = min(w - 20, 150.0)
    card = (x + (w - wide) / 2, y + 10, wide, wide * 1.36)
    if holding.count > 1:
        canvas.box((card[0] + 6, card[1] + 4, card[2], card[3]), PAPER_DIM, INK, 3, 14)
    draw_card(canvas, shown.edition, holding.card, card)
    if holding.count > 1:
        canvas.disc(x + 26, y + 28, 25, BRASS, INK, 3)
        canvas.text(f"×{holding.count}", x + 26, y + 39, 30, INK, face="title", align="middle")
    below = y + card[3] + 12
    name = speak(say("tunhell-picture-card", card=holding.card))
    lines = wrap(name, 26, w - 12, 2)
    single = 24 if holding.figures else 40
    for number, line in enumerate(lines):
        at = below + (single if len(lines) == 1 else 28 + number * 29)
        canvas.text(line, x + w / 2, at, 26, TEXT, align="middle", width=w - 12, least=25)
    row = EDITIONS[shown.edition].cards[holding.card]
    if not row.is_dwarf_type:
        use = speak(say("tunhell-picture-with-digger" if row.kind == "bonus" else "tunhell-picture-keep"))
        for number, line in enumerate(wrap(use, 25, w - 14, 4)):
            canvas.text(
                line, x + w / 2, y + HEIGHT - 108 + number * 30, 25, MUTED, align="middle", width=w - 14, least=25
            )
        return
    if holding.figures:
        _with_bonuses(canvas, holding.figures, x + w / 2, y + HEIGHT - 3 * (LINE + 5) - 38, 30 if w > 140 else 26)
    for number, mine in enumerate(reversed(shown.mines)):
        _mine(canvas, mine, mine in holding.mines, (x + 8, y + HEIGHT - (number + 1) * (LINE + 5) - 3, w - 16, LINE))


def _with_bonuses(canvas: Canvas, figures: tuple[int, int], middle: float, y: float, size: int) -> None:
    """Capacity and combat with every bonus of the hand."""
    capacity, combat = (f"{value}" for value in figures)
    gap = 8
    width = 2.36 * size + canvas_width(capacity, size) + canvas_width(combat, size) + gap
    left = middle - width / 2
    left += figure(canvas, "pick", capacity, left, y, size, LAMP) + gap
    figure(canvas, "sword", combat, left, y, size, LAMP)


def _mine(canvas: Canvas, number: int, is_open: bool, place: Place) -> None:
    """One mine: green with a tick where the card may go, dark with a lock where not."""
    x, y, w, h = place
    canvas.box(place, GOOD if is_open else ABYSS, INK if is_open else EDGE, 2, 10)
    colour = INK if is_open else MUTED
    canvas.text(f"{number}", x + w / 2 - 20, y + h - 9, 34, colour, face="title", align="middle")
    canvas.sign("check" if is_open else "lock", x + w / 2 + 4, y + 7, 28, colour)


@dataclass(frozen=True, slots=True)
class Scouted:
    """What the panel of scouted cards shows: those of each mine, the top one first."""

    edition: str
    cards: tuple[tuple[int, tuple[str, ...]], ...]


def scouted_panel(view: View) -> Panel | None:
    """The panel of what this player has seen in the mines; None when that is nothing."""
    seen = tuple((mine.number, mine.scouted) for mine in view.mines if mine.scouted)
    if not seen:
        return None
    shown = Scouted(view.edition, seen)
    return Panel("scouted", shown, partial(draw_scouted, shown), describe_scouted(view))


def draw_scouted(shown: Scouted, speak: Speak) -> bytes:
    """A row for each mine, its cards from the top."""
    row = SCOUTED[1] + 16
    canvas = Canvas(MARGIN + 48 + len(shown.cards) * (row + GAP) + MARGIN - GAP, ART)
    canvas.sign("eye", MARGIN + 8, MARGIN + 4, 36, BRASS)
    canvas.text(speak(say("tunhell-picture-known")), MARGIN + 56, MARGIN + 34, 30, BRASS, face="title", width=660)
    for number, (mine, cards) in enumerate(shown.cards):
        y = MARGIN + 48 + number * (row + GAP)
        canvas.box((MARGIN, y, INNER, row))
        canvas.disc(MARGIN + 46, y + row / 2, 28, BRASS, INK, 3)
        canvas.text(f"{mine}", MARGIN + 46, y + row / 2 + 14, 40, INK, face="title", align="middle")
        step = min(SCOUTED[0] + 12.0, (INNER - 100 - SCOUTED[0]) / max(len(cards) - 1, 1))
        for place, card in enumerate(cards):
            draw_card(canvas, shown.edition, card, (MARGIN + 92 + place * step, y + 8, *SCOUTED))
    return canvas.png()
