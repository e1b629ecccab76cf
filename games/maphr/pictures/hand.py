"""A player's cards as panels, those in hand and those to choose from: worth, price, and where they can be used."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from games.core import Panel, Say, Sign, Speak, Spot, format_points, say
from games.draw import Canvas, wrap
from games.draw.palette import BAD, BRASS, EDGE, GOOD, INK, LAMP, LIT, MUTED, SLAB, TEXT
from games.maphr.cards import EDITIONS, Book
from games.maphr.view import Holding, View

from .colours import ART, HOLE, LIGHT, SIGN_OF
from .colours import COLOURS as FILLS
from .tile import draw_tile
from .words import hand_words, packet_words

_WIDE, _HIGH, _GAP = 384, 78, 8
_MOST = 12
"""The most kinds of cards that are drawn; with more than ten, the rows are lower."""
_TITLE = 40
"""The height of a heading, needed if the hand is drawn above the cards to choose from."""
_TITLED = 8
"""Up to this many kinds of cards, there is space for a heading."""
_POWER = 62
"""The height of the strip with the clan's power, for which there is space up to ten kinds of cards."""
_LINE = 36
"""The height of a line of the power up to `_TITLED` kinds of cards: it is larger then, and may take two lines."""


def hand_panel(view: View) -> Panel:
    """Return the panel of the cards in hand, with the power of the clan below them."""
    own = view.clans[view.seat or 0]
    clan, limit = own.clan, (own.hand, own.hand_limit)
    title = say("maphr-picture-in-hand") if _is_choosing(view) and view.hand and _above(view.hand) else None
    shows = (view.edition, view.hand, clan, view.lit, view.chosen, title, limit, view.vital)
    draw = partial(draw_hand, *shows)
    told = (say("maphr-alt-vital", card=card, action=say(f"maphr-verb-{action}")) for card, action in view.vital)
    return Panel("hand", shows, draw, (*told, *hand_words(view.hand), say("maphr-alt-power", clan=clan)))


def packet_panel(view: View) -> Panel:
    """Return the panel of the cards to choose from; if they are decided one by one, the current one is lit."""
    held = view.drawn
    lit = held[0].card if view.step == "keep-or-send" else ""
    return Panel("packet", (view.edition, held, lit), partial(draw_packet, view.edition, held, lit), packet_words(held))


def card_spot(view: View, card: str) -> Spot | None:
    """Return the position beside a card's symbol, among the cards to choose from or in the hand; None if in neither."""
    for panel, kinds in (("packet", view.drawn), ("hand", view.hand)):
        held = [one.card for one in kinds]
        if card in held[:_MOST]:
            place, step = held.index(card), _HIGH + (_GAP if len(held) <= _MOST - 2 else 4)
            top = 12 + (_above(held) if _is_choosing(view) else 0)
            return Spot(panel, 12 + place % 2 * (_WIDE + _GAP) + 62, top + place // 2 * step + 60)
    return None


def _is_choosing(view: View) -> bool:
    """Return whether the cards to choose from are below the hand, so that both need a heading."""
    return bool(view.drawn)


def _above(held: Sequence[object]) -> int:
    """Return the height of the heading above the cards; 0 if there are too many for one."""
    return _TITLE if len(held) <= _TITLED else 0


def draw_hand(
    edition: str,
    held: tuple[Holding, ...],
    clan: str,
    lit: Collection[str],
    chosen: Collection[str],
    title: Say | None,
    limit: tuple[int, int],
    vital: tuple[tuple[str, str], ...],
    speak: Speak,
) -> bytes:
    """Return the picture of a hand, two cards in a row, and of how many cards may stay in it.

    Those that can be used or chosen now are lit, those chosen ticked; those an action cannot do without say so.
    """
    has_power, is_roomy = len(held) <= _MOST - 2, len(held) <= _TITLED
    above = _TITLE if title is not None else 0
    power = speak(say(f"maphr-power-{clan}"))
    lines = wrap(power, 30, 768, 2) if is_roomy else [power]
    strip = _LINE * (1 + len(lines)) - 2 if is_roomy else _POWER if has_power else 0
    canvas = Canvas(above + _height(held) + strip, ART)
    if title is not None:
        _title(canvas, title, speak)
    if not held:
        canvas.text(speak(say("maphr-hand-empty")), 16, 38, 30, MUTED, width=768, least=25)
    _cards(canvas, edition, held, lit, speak, above=above, chosen=chosen, vital=dict(vital))
    if has_power:
        top = above + _height(held) - 4
        name = speak(say("maphr-picture-card", card=clan))
        size, step = (30, _LINE) if is_roomy else (26, 29)
        cards = speak(say("maphr-picture-limit", n=limit[0], limit=limit[1]))
        tint = BAD if limit[0] > limit[1] else MUTED
        room = 740 - canvas.text(cards, 784, top + size - 4, size, tint, align="right", width=360, least=25)
        canvas.text(name, 16, top + size - 4, size, BRASS, face="title", width=room, least=25)
        for number, line in enumerate(lines, start=1):
            canvas.text(line, 16, top + size - 4 + number * step, size, TEXT, width=768, least=25)
    return canvas.png()


def draw_packet(edition: str, held: tuple[Holding, ...], lit: str, speak: Speak) -> bytes:
    """Return the picture of the cards to choose from, two in a row."""
    above = _above(held)
    canvas = Canvas(above + _height(held), ART)
    if above:
        _title(canvas, say("maphr-picture-to-choose"), speak)
    _cards(canvas, edition, held, {lit}, speak, above=above)
    return canvas.png()


def _title(canvas: Canvas, title: Say, speak: Speak) -> None:
    canvas.text(speak(title), 16, 38, 30, BRASS, face="title", width=768, least=25)


def _height(held: tuple[Holding, ...]) -> int:
    """Return the height of the cards in pixels; an empty hand takes one line."""
    return -(-len(held[:_MOST]) // 2) * _step(held) + 16 if held else _TITLE + 16


def _step(held: tuple[Holding, ...]) -> int:
    """Return the distance from one row to the next."""
    return _HIGH + (_GAP if len(held) <= _MOST - 2 else 4)


def _cards(
    canvas: Canvas,
    edition: str,
    held: tuple[Holding, ...],
    lit: Collection[str],
    speak: Speak,
    *,
    above: int = 0,
    chosen: Collection[str] = (),
    vital: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Draw as many cards as there is space for, two in a row."""
    book = EDITIONS[edition]
    for place, one in enumerate(held[:_MOST]):
        x, y = 12 + place % 2 * (_WIDE + _GAP), above + 12 + place // 2 * _step(held)
        is_lit = one.card in lit
        canvas.box((x, y, _WIDE, _HIGH), LIT if is_lit else SLAB, BRASS if is_lit else EDGE, 3)
        room = _card(canvas, book, one, (x, y), speak)
        if one.card in vital:
            told = speak(say(f"maphr-picture-unused-{vital[one.card]}"))
            canvas.text(told, x + 78, y + 69, 31, BAD, face="title", width=room, least=25)
        else:
            _figures(canvas, book, one, (x + 78, y + 69, room), speak, is_lit=is_lit)
        if one.card in chosen:
            canvas.disc(x + 13, y + 13, 15, GOOD, INK, 2)  # in the corner, where a tile is solid rock
            canvas.sign("check", x + 3, y + 3, 20, INK)


def _card(canvas: Canvas, book: Book, held: Holding, place: tuple[float, float], speak: Speak) -> float:
    """Draw the card's sign, its name and below it how many there are; return the width of the room beside that."""
    x, y = place
    card_sign(canvas, book, held.card, x + 8, y + 9)
    name, right = speak(say("maphr-picture-card", card=held.card)), x + _WIDE - 10
    canvas.text(name, x + 78, y + 34, 34, TEXT, width=right - x - 78, least=25)
    if held.count > 1:
        right -= canvas.text(f"×{held.count}", right, y + 69, 28, MUTED, face="title", align="right") + 8
    return right - x - 78


def _figures(
    canvas: Canvas, book: Book, held: Holding, place: tuple[float, float, float], speak: Speak, *, is_lit: bool
) -> None:
    """Draw price, level and points of a building, value and cells of a tile, or what an impediment cancels."""
    x, y, width = place
    if held.kind == "building":
        card_figures(canvas, book, held.card, x, y, price=held.price, missing=held.fault.id if held.fault else "")
        return
    if held.card in book.tiles:
        start = card_figures(canvas, book, held.card, x, y)
        tint = MUTED if not held.cells else GOOD if is_lit else TEXT
        fits = speak(_fits(held, _CELLS if start == x else _BESIDE_FIGURES))
        canvas.text(fits, start, y, 31, tint, face="title", width=width - (start - x), least=25)
        return
    said = say(f"maphr-type-{held.kind}")
    if held.card in book.impediments:
        said = say("maphr-picture-cancels", action=say(f"maphr-token-{book.impediments[held.card].cancels}"))
    canvas.text(speak(said), x, y, 32, MUTED, width=width, least=25)


def _fits(held: Holding, most: int) -> Say:
    """Return where a tile fits, by cells if there are no more than so many, or why it fits nowhere."""
    if len(held.cells) > most:
        return say("maphr-picture-fits-many", n=len(held.cells))
    if held.cells:
        return say("maphr-picture-fits", cells=Sign(" ".join(cell.upper() for cell in held.cells)))
    return say(_UNFIT.get(held.fault.id if held.fault else "", "maphr-picture-nowhere"))


_CELLS, _BESIDE_FIGURES = 5, 3
"""The most cells that a card names, alone and beside a figure; the mine shows all once the tile is chosen."""
_UNFIT = {"maphr-no-tile-limit": "maphr-picture-full", "maphr-no-would-seal": "maphr-picture-seals"}
"""Why a tile fits nowhere, in the words of the picture, for the reasons that the mine alone does not show."""


def card_figures(
    canvas: Canvas, book: Book, card: str, x: float, y: float, *, price: int = 0, missing: str = ""
) -> float:
    """Draw the price, points and level of a building, or what a vein brings; return where they end.

    Args:
        canvas: where to draw.
        book: the catalogue.
        card: its id.
        x, y: the start of the baseline.
        price: of a building, what it costs this player; 0 for what is printed.
        missing: the id of the reason why it cannot be built: the figure that is to blame is red.
    """
    row = book.buildings.get(card)
    if row is not None:
        x = _coins(canvas, -(price or row.cost), x, y, BAD if missing == "maphr-no-not-enough-coins" else LAMP)
        canvas.sign("star", x, y - 25, 28, BRASS)
        x += 34 + canvas.text(f"{row.vp}", x + 34, y, 30, TEXT, face="title") + 16
        tint = BAD if missing == "maphr-no-level-low" else LIGHT
        return x + canvas.text(book.level[row.level - 1].roman, x, y, 30, tint, face="title")
    tile = book.tiles.get(card)
    if tile is not None and tile.kind:
        x = _coins(canvas, tile.value, x, y, GOOD)
    return x


def _coins(canvas: Canvas, coins: int, x: float, y: float, tint: str) -> float:
    """Draw the coins that a card brings (positive) or costs (negative); return where the next figure begins."""
    x += canvas.text(f"{'+' if coins > 0 else ''}{format_points(coins)}", x, y, 30, tint, face="title") + 5
    canvas.sign("coin", x, y - 25, 28, art=ART)
    return x + 28 + 16


def card_sign(canvas: Canvas, book: Book, card: str, x: float, y: float, size: int = 60) -> None:
    """Draw the symbol of a card in a square: a building's colour, a tile's passages, or that of another card."""
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


__all__ = ["card_figures", "card_sign", "draw_hand", "draw_packet", "hand_panel", "packet_panel"]
