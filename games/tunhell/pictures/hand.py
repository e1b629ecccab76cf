"""A hand: every kind of card, its figures, and the mines it may go to; and the cards its owner has scouted."""

from dataclasses import dataclass
from functools import partial

from games.core import Panel, Seat, Speak, say
from games.draw import WIDTH, Canvas, canvas_width, figure, ink, mark, wrap
from games.draw.palette import ABYSS, BRASS, EDGE, GOOD, INK, LAMP, MUTED, PAPER_DIM, SLAB, TEXT
from games.tunhell.cards import EDITIONS
from games.tunhell.view import Holding, View

from .describe import describe_hand, describe_scouted
from .faces import ART, draw_card
from .sizes import GAP, INNER, MARGIN, Place

HEAD, EMPTY = 58, 70
FEWEST = 4
"""The least number of columns; with fewer kinds of cards, columns are no wider."""
WIDEST = 126
"""The greatest width of a card's face."""
LINE, BONUSES = 29, 38
"""The height of a line of words, and of the figures that include every bonus."""
ROOMY, BESIDE, BELOW = 180, 44, 66
"""From this width on, a column has the tick or lock of a mine beside its number; the height of that, and below it."""
SCOUTED = (108, 125)
_VOWELS = frozenset("aeiouy")


@dataclass(frozen=True, slots=True)
class Hand:
    """What the panel shows."""

    edition: str
    seat: Seat
    hand: tuple[Holding, ...]
    mines: tuple[int, ...]


def hand_panel(view: View, seat: Seat) -> Panel:
    """Return the panel of a seat's own cards."""
    shown = Hand(view.edition, seat, view.hand, tuple(mine.number for mine in view.mines))
    return Panel("hand", shown, partial(draw_hand, shown), describe_hand(view))


@dataclass(frozen=True, slots=True)
class Column:
    """A kind of card with the words below its face: its name, and the use of a find.

    Attributes:
        holding: the card.
        name, use: their lines.
        width: of the column.
    """

    holding: Holding
    name: tuple[str, ...]
    use: tuple[str, ...]
    width: float

    @property
    def face(self) -> float:
        """The width of the face in pixels."""
        return min(self.width - 20, WIDEST)

    @property
    def marks(self) -> int:
        """The height of the mines in pixels."""
        return BESIDE if self.width >= ROOMY else BELOW

    @property
    def words(self) -> float:
        """The height of everything below the name in pixels."""
        if self.use:
            return len(self.use) * LINE
        return self.marks + (BONUSES if self.holding.figures else 0)


def draw_hand(shown: Hand, speak: Speak) -> bytes:
    """Return the picture of the hand: a column for each kind of card."""
    width = _width(len(shown.hand))
    columns = [_column(shown, holding, speak, width) for holding in shown.hand]
    named = max((len(column.name) for column in columns), default=0) * LINE + 8
    height = max((column.face * 1.36 + 24 + named + column.words for column in columns), default=EMPTY)
    canvas = Canvas(round(MARGIN + HEAD + height + MARGIN), ART)
    mark(canvas, shown.seat, MARGIN + 6, MARGIN + 2, 48)
    size, limit = sum(holding.count for holding in shown.hand), EDITIONS[shown.edition].limits.hand
    label = speak(say("tunhell-picture-hand", n=size, limit=limit))
    taken = canvas.text(label, WIDTH - MARGIN - 8, MARGIN + 40, 34, BRASS, face="title", align="right")
    name = speak(say("tunhell-picture-name", seat=shown.seat))
    canvas.name(name, MARGIN + 68, MARGIN + 40, 36, TEXT, width=INNER - 100 - taken, least=26)
    for number, column in enumerate(columns):
        place = (MARGIN + number * (width + GAP), MARGIN + HEAD, width, height)
        _holding(canvas, shown, column, named, place)
    if not shown.hand:
        canvas.text(speak(say("tunhell-hand-empty")), WIDTH / 2, MARGIN + HEAD + 48, 38, MUTED, align="middle")
    return canvas.png()


def card_place(view: View, card: str) -> tuple[float, float]:
    """Return the right edge of the column of a card in the hand, below its symbols, in pixels.

    Raises:
        ValueError: it is not in the hand.
    """
    number = [holding.card for holding in view.hand].index(card)
    width = _width(len(view.hand))
    return MARGIN + number * (width + GAP) + width - 24, MARGIN + HEAD + 90


def _width(count: int) -> float:
    """Return the width of a column in a hand with `count` kinds of cards."""
    count = max(count, FEWEST)
    return (INNER - (count - 1) * GAP) / count


def _column(shown: Hand, holding: Holding, speak: Speak, width: float) -> Column:
    row = EDITIONS[shown.edition].cards[holding.card]
    whole = speak(say("tunhell-picture-card", card=holding.card))
    name = tuple(wrap(_hyphenated(whole, width - 12), 26, width - 12, 2))
    if row.is_dwarf_type:
        return Column(holding, name, (), width)
    use = speak(say("tunhell-picture-with-digger" if row.kind == "bonus" else "tunhell-picture-keep"))
    return Column(holding, name, tuple(wrap(use, 25, width - 14, 4)), width)


def _hyphenated(name: str, width: float) -> str:
    """Return a name in two parts if it is a single word wider than its column: near its middle, between syllables."""
    if " " in name or ink(name, 26, "text").width <= width:
        return name
    starts = [at for at in range(2, len(name) - 2) if name[at] not in _VOWELS and name[at + 1] in _VOWELS]
    at = min(starts, key=lambda at: (abs(at - len(name) / 2), -at), default=len(name) // 2)
    return f"{name[:at]}- {name[at:]}"


def _holding(canvas: Canvas, shown: Hand, column: Column, named: float, place: Place) -> None:
    """Draw a kind of card: face and number, name, figures with bonuses, and the mines it may go to."""
    x, y, w, h = place
    holding, middle = column.holding, x + w / 2
    canvas.box(place, SLAB, BRASS if holding.mines else EDGE, 3 if holding.mines else 2)
    card = (middle - column.face / 2, y + 10, column.face, column.face * 1.36)
    if holding.count > 1:
        canvas.box((card[0] + 6, card[1] + 4, card[2], card[3]), PAPER_DIM, INK, 3, 14)
    draw_card(canvas, shown.edition, holding.card, card)
    if holding.count > 1:
        canvas.disc(x + 26, y + 28, 25, BRASS, INK, 3)
        canvas.text(f"×{holding.count}", x + 26, y + 39, 30, INK, face="title", align="middle")
    below = y + 10 + card[3] + 4
    first = below + (named - len(column.name) * LINE) / 2
    for number, line in enumerate(column.name):
        canvas.text(line, middle, first + number * LINE + 23, 26, TEXT, align="middle", width=w - 12, least=25)
    for number, line in enumerate(column.use):
        at = below + named + number * LINE + 22
        canvas.text(line, middle, at, 25, MUTED, align="middle", width=w - 14, least=25)
    if column.use:
        return
    if holding.figures:
        _with_bonuses(canvas, holding.figures, middle, below + named, 30 if w > 140 else 26)
    wide = (w - 16) / len(shown.mines)
    for number, mine in enumerate(shown.mines):
        box = (x + 8 + number * wide + 2, y + h - column.marks - 6, wide - 4, column.marks)
        is_barred = bool(holding.faults.get(mine) or holding.faults.get(0))
        _mine(canvas, mine, box, is_open=mine in holding.mines, is_barred=is_barred)


def _with_bonuses(canvas: Canvas, figures: tuple[int, int], middle: float, y: float, size: int) -> None:
    """Draw capacity and combat, including every bonus in the hand."""
    capacity, combat = (f"{value}" for value in figures)
    gap = 8
    width = 2.36 * size + canvas_width(capacity, size) + canvas_width(combat, size) + gap
    left = middle - width / 2
    left += figure(canvas, "pick", capacity, left, y, size, LAMP) + gap
    figure(canvas, "sword", combat, left, y, size, LAMP)


def _mine(canvas: Canvas, number: int, place: Place, *, is_open: bool, is_barred: bool) -> None:
    """Draw a mine: green with a tick if the card can go there, with a lock if forbidden, else only its number."""
    x, y, w, h = place
    canvas.box(place, GOOD if is_open else ABYSS, INK if is_open else EDGE, 2, 10)
    colour, sign = INK if is_open else MUTED, "check" if is_open else "lock"
    if not is_open and not is_barred:
        canvas.text(f"{number}", x + w / 2, y + h / 2 + 11, 32, TEXT, face="title", align="middle")
    elif h == BESIDE:
        canvas.text(f"{number}", x + w / 2 - 13, y + 33, 32, colour, face="title", align="middle")
        canvas.sign(sign, x + w / 2 - 2, y + 9, 26, colour)
    else:
        canvas.text(f"{number}", x + w / 2, y + 31, 32, colour, face="title", align="middle")
        canvas.sign(sign, x + w / 2 - 13, y + 35, 26, colour)


@dataclass(frozen=True, slots=True)
class Scouted:
    """What the panel of scouted cards shows: the cards seen in each mine, the top one first."""

    edition: str
    cards: tuple[tuple[int, tuple[str, ...]], ...]


def scouted_panel(view: View) -> Panel | None:
    """Return the panel of the cards that this player has seen in the mines; None if there are none."""
    seen = tuple((mine.number, mine.secret) for mine in view.mines if mine.secret)
    if not seen:
        return None
    shown = Scouted(view.edition, seen)
    return Panel("scouted", shown, partial(draw_scouted, shown), describe_scouted(view))


def draw_scouted(shown: Scouted, speak: Speak) -> bytes:
    """Return the picture: a row for each mine, its cards from the top."""
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
