"""One's own cards as a panel: what each is worth, what it costs, and whether it can be used now."""

from functools import partial

from games.core import Panel, Speak, say
from games.draw import Canvas
from games.draw.palette import BAD, BRASS, EDGE, GOOD, LAMP, LIT, MUTED, SLAB, TEXT
from games.maphr.cards import EDITIONS, Book
from games.maphr.view import Holding, View

from .colours import ART, HOLE, LIGHT, SIGN_OF
from .colours import COLOURS as FILLS
from .tile import draw_tile
from .words import hand_words

_WIDE, _HIGH, _GAP = 384, 78, 8


def hand_panel(view: View) -> Panel:
    """The hand, or the cards to choose from while there are any."""
    cards = view.looked or view.packet
    held = tuple(_bare(view, card) for card in dict.fromkeys(cards)) if cards else view.hand
    shows = (view.edition, held, bool(cards))
    words = hand_words(view, held)
    return Panel("packet" if cards else "hand", shows, partial(draw_hand, view.edition, held, bool(cards)), words)


def _bare(view: View, card: str) -> Holding:
    """A card that is not yet in the hand."""
    cards = view.looked or view.packet
    return Holding(card, EDITIONS[view.edition].type_of[card], cards.count(card))


def draw_hand(edition: str, held: tuple[Holding, ...], is_packet: bool, speak: Speak) -> bytes:
    """The picture of some cards, two in a row."""
    book = EDITIONS[edition]
    shown = held[:12]
    height = max(1, -(-len(shown) // 2)) * (_HIGH + _GAP) + 16
    canvas = Canvas(height, ART)
    if not shown:
        canvas.text(speak(say("maphr-hand-empty")), 400, 58, 32, MUTED, align="middle")
    for place, holding in enumerate(shown):
        x, y = 12 + place % 2 * (_WIDE + _GAP), 12 + place // 2 * (_HIGH + _GAP)
        _card(canvas, book, holding, (x, y), is_packet, speak)
    return canvas.png()


def _card(canvas: Canvas, book: Book, held: Holding, place: tuple[float, float], is_packet: bool, speak: Speak) -> None:
    """The card's sign, its name, and on a second line its figures."""
    x, y = place
    usable = is_packet or bool(held.cells) or (held.kind == "building" and held.fault is None)
    canvas.box(
        (x, y, _WIDE, _HIGH), LIT if usable and not is_packet else SLAB, BRASS if usable and not is_packet else EDGE, 3
    )
    card_sign(canvas, book, held.card, x + 8, y + 9)
    count = f"×{held.count}" if held.count > 1 else ""
    right = x + _WIDE - 12
    if count:
        right -= canvas.text(count, right, y + 36, 28, MUTED, face="title", align="right") + 8
    canvas.text(
        speak(say("maphr-picture-card", card=held.card)), x + 78, y + 34, 28, TEXT, width=right - x - 80, least=22
    )
    _figures(canvas, book, held, x + 78, y + 66, speak)


def _figures(canvas: Canvas, book: Book, held: Holding, x: float, y: float, speak: Speak) -> None:
    """Price, level and points of a building; value and cells of a tile; what an impediment stops."""
    if held.kind == "building":
        card_figures(canvas, book, held.card, x, y, price=held.price, tint=LAMP if held.fault is None else BAD)
        return
    tile = book.tiles.get(held.card)
    if tile is not None:
        x = card_figures(canvas, book, held.card, x, y)
        cells = " ".join(cell.upper() for cell in held.cells)
        canvas.text(
            cells or "–",
            x,
            y,
            28,
            GOOD if cells else MUTED,
            face="title",
            width=300 - (60 if tile.kind else 0),
            least=20,
        )
        return
    canvas.text(speak(say(f"maphr-type-{held.kind}")), x, y, 26, MUTED, width=290, least=22)


def card_figures(
    canvas: Canvas, book: Book, card: str, x: float, y: float, *, price: int = 0, tint: str = LAMP
) -> float:
    """Price, points and level of a building, or the value of a vein; returns where they end."""
    row = book.buildings.get(card)
    if row is not None:
        canvas.sign("coin", x, y - 25, 28, art=ART)
        x += 34 + canvas.text(f"{price or row.cost}", x + 34, y, 30, tint, face="title") + 16
        canvas.sign("star", x, y - 25, 28, BRASS)
        x += 34 + canvas.text(f"{row.vp}", x + 34, y, 30, TEXT, face="title") + 16
        return x + canvas.text(book.level[row.level - 1].roman, x, y, 30, LIGHT, face="title")
    tile = book.tiles.get(card)
    if tile is not None and tile.kind:
        canvas.sign("coin", x, y - 25, 28, art=ART)
        x += 34 + canvas.text(f"{tile.value}", x + 34, y, 30, LAMP, face="title") + 16
    return x


def card_sign(canvas: Canvas, book: Book, card: str, x: float, y: float, size: int = 60) -> None:
    """The colour of a building, the ways of a tile, or the sign of another card, in a square of this size."""
    row, part = book.buildings.get(card), size / 60
    if row is not None:
        canvas.box((x, y, size, size), FILLS[row.colour], FILLS[row.colour], 0, 10)
        canvas.sign(SIGN_OF[row.colour], x + 9 * part, y + 9 * part, round(42 * part), art=ART)
    elif card in book.tiles:
        draw_tile(canvas, book, (card, 0), (x, y, size))
    else:
        canvas.box((x, y, size, size), HOLE, EDGE, 2, 10)
        if card in book.catastrophes:
            canvas.sign("bolt", x + 10 * part, y + 10 * part, round(40 * part), BAD)
        else:
            sign = "contract" if card in book.contracts else "barrier"
            canvas.sign(sign, x + 8 * part, y + 8 * part, round(44 * part), art=ART)


__all__ = ["card_figures", "card_sign", "draw_hand", "hand_panel"]
