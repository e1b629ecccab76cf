"""Elements that several panels share: faces of threats, prices, heroes' effects as symbols, counted players' marks."""

from collections.abc import Mapping, Sequence

from games.core import Speak, say
from games.draw import SIGNS, Canvas, ink, wrap
from games.draw.palette import BAD, GOOD, INK, LAMP, LIVERIES, PAPER, TEXT
from games.winter.cards import EDITIONS
from games.winter.rows import RESOURCES, MonsterKind, Resource, Talent
from games.winter.view import HeroView

from .colours import ART, BAND

TWO_LINES = 46
"""From this height on, a name may have two lines."""
Glyph = str
"""A part of the effect of a hero or a monster: the id of a symbol, or a short text."""


def face(canvas: Canvas, kind: str, x: float, y: float, size: int) -> None:
    """Draw a monster on a light disc, or the snowflake of a disaster."""
    if not kind:
        canvas.sign("flake", x, y, size, INK, ART)
        return
    half = size // 2
    canvas.disc(x + half, y + half, half, PAPER, INK, 2)
    inner = round(size * 0.78)
    canvas.sign(kind, x + (size - inner) / 2, y + (size - inner) / 2, inner, INK, ART)


def counted(
    canvas: Canvas,
    seat: int,
    count: int,
    x: float,
    y: float,
    size: int,
    *,
    inside: bool = False,
    is_close: bool = False,
) -> int:
    """Draw a player's mark with a number of dwarfs beside it, or in place of its letter; return the width."""
    livery = LIVERIES[seat]
    canvas.sign(livery.shape, x, y, size, livery.colour)
    low = 0.83 if livery.shape == "mark-2" else 0.7
    text = f"{count}" if inside else livery.letter
    canvas.text(text, x + size / 2, y + size * low, round(size * 0.7), INK, face="title", align="middle")
    if not inside and count > 1:  # a single dwarf needs no number
        left, high = (x + size - 2, 0.76) if is_close else (x + size + 2, 0.9)
        canvas.text(f"{count}", left, y + size * 0.84, round(size * high), TEXT, face="title")
    return counted_width(1 if inside else count, size)


def counted_width(count: int, size: int) -> int:
    """Return the width of a mark with its number beside it; a single dwarf has none."""
    return size + 4 if count < 2 else size + 8 + ink(f"{count}", round(size * 0.9), "title").width


def cost(
    canvas: Canvas, goods: Mapping[Resource, int], lack: Mapping[Resource, int], x: float, y: float, size: int
) -> float:
    """Draw a price: each resource with its number, red if the reader has too few; return the right end."""
    for resource in RESOURCES:
        if n := goods.get(resource):
            colour = BAD if resource in lack else TEXT
            x += canvas.text(f"{n}", x, y + size * 0.86, size, colour, face="title") + 3
            canvas.sign(resource, x, y + 2, size - 2, INK, ART)
            x += size + 4
    return x


def cost_width(goods: Mapping[Resource, int], size: int) -> int:
    """Return the width that `cost` takes."""
    return sum(ink(f"{n}", size, "title").width + size + 7 for n in goods.values() if n)


def glyphs(row: Talent) -> list[Glyph]:
    """Return what a hero does, as symbols and short texts."""
    many = [f"{row.times}×"] if row.times > 1 else []
    gained = [part for resource, n in row.gain.items() for part in (f"+{n}", resource)]
    paid = [part for resource, n in row.pay.items() for part in (f"−{n}", resource)]
    match row.do:
        case "produce":
            return ["+1", row.resource, "×", row.kind]
        case "gain":
            return gained if len(row.gain) == 1 else ["+1", *row.gain]
        case "gain_one":
            return ["+1", row.one_of[0], "/", row.one_of[1]]
        case "move_from":
            return [*many, row.kind, "arrow", "dwarf"]
        case "place_or_move":
            return [*many, "dwarf", "arrow"]
        case "recruit":
            return [*paid, "arrow", "cards"]
        case "recall":
            return ["dwarf", "arrow", "home", *gained]
        case "trade":
            return [*paid, "arrow", *gained]
        case "promote":
            return [*paid, "arrow", "ice_warrior"]


def monster_glyphs(row: MonsterKind, instruments: Sequence[str]) -> list[Glyph]:
    """Return what a monster does, as symbols and short texts; `instruments` are those that a Banshee silences."""
    match row.effect:
        case "lose_action":
            return ["−1", "bolt"]
        case "reduce_hand":
            return ["−1", "cards"]
        case "lose_resources":
            return [f"−{max(row.lose.values())}", *row.lose]
        case "return_dwarf":
            return ["dwarf", "arrow", "home"]
        case "reveal_disaster":
            return ["+1", "flake"]
        case "ban_instrument":
            return [*instruments, "cross"] if instruments else []
        case "move_other_monster":
            return ["+1", "arrow"]
        case "move_self_if_any_dwarf":
            return ["2×", "arrow"]


def draw_glyphs(
    canvas: Canvas, parts: Sequence[Glyph], place: tuple[float, float, float, float], align: str = "middle"
) -> int:
    """Draw symbols and texts in one line, as large as they fit, at the left, middle or right; return the width."""
    x, y, w, h = place
    size = round(h)
    while glyphs_width(parts, size) > w and size > 20:  # smaller ones cannot be distinguished
        size -= 1
    room = w - glyphs_width(parts, size)
    left = x + room * {"left": 0, "middle": 0.5, "right": 1}[align]
    top = y + (h - size) / 2
    for part in parts:
        if part in ART.names:
            canvas.sign(part, left, top, size, INK, ART)
        elif part in SIGNS.names:
            canvas.sign(part, left, top, size, BAD if part == "cross" else LAMP)
        else:
            canvas.text(part, left, top + size * 0.84, round(size * 0.92), TEXT, face="title")
        left += _glyph_width(part, size) + 4
    return glyphs_width(parts, size)


def _glyph_width(part: Glyph, size: int) -> int:
    if part in ART.names or part in SIGNS.names:
        return size
    return ink(part, round(size * 0.92), "title").width


def glyphs_width(parts: Sequence[Glyph], size: int) -> int:
    """Return the width of symbols and texts in one line."""
    return sum(_glyph_width(part, size) for part in parts) + 4 * (len(parts) - 1) if parts else 0


def hero_card(
    canvas: Canvas,
    edition: str,
    hero: HeroView,
    place: tuple[float, float, float, float],
    speak: Speak,
    size: int,
    price: int = 0,
) -> None:
    """Draw a hero: its price, points and instrument above, what it does in the middle, its name below.

    Args:
        canvas: where to draw.
        edition: of the catalogue.
        hero: the card.
        place: left, top, width and height.
        speak: says the name.
        size: of the letters of the name, where they fit.
        price: in gold, 0 for a card that is not for sale.
    """
    x, y, w, h = place
    book = EDITIONS[edition]
    edge, width = (GOOD, 5) if hero.is_playable else (INK, 2)
    canvas.box(place, PAPER, edge, width, 12)
    top, foot = round(h * 0.34), round(h * 0.34)
    icon = top - 12 if not price else round(top * 0.66)
    high = y + 7 + (top - 12 - icon) / 2
    canvas.sign(hero.instrument, x + w - icon - 10, high, icon, INK, ART)
    for coin in range(price):
        canvas.sign("gold", x + 8 + coin * icon * 0.5, high, icon, INK, ART)
    if hero.points:
        left, star = (x + 66, icon - 6) if price else (x + 10, icon)
        canvas.sign("star", left, high + (icon - star) / 2, star, "#9c7433")
        canvas.text(f"{hero.points}", left + star * 1.1, high + icon * 0.85, round(icon * 0.92), INK, face="title")
    canvas.box((x + width, y + top, w - 2 * width, h - top - foot), BAND, BAND, 0, 0)
    draw_glyphs(canvas, glyphs(book.talent[hero.card]), (x + 8, y + top + 5, w - 16, h - top - foot - 10))
    _name(canvas, speak(say("winter-picture-card", card=hero.card)), (x + 6, y + h - foot, w - 12, foot), size)


def hero_strip(
    canvas: Canvas, edition: str, hero: HeroView, place: tuple[float, float, float, float], speak: Speak
) -> None:
    """Draw a hero in one line: its instrument, its effect, its name."""
    x, y, w, h = place
    edge, width = (GOOD, 5) if hero.is_playable else (INK, 2)
    canvas.box(place, PAPER, edge, width, 10)
    icon, left, band = round(h) - 12, x + h, w * 0.42
    canvas.sign(hero.instrument, x + 8, y + 6, icon, INK, ART)
    canvas.box((left, y + width, band, h - 2 * width), BAND, BAND, 0, 0)
    draw_glyphs(canvas, glyphs(EDITIONS[edition].talent[hero.card]), (left + 6, y + 7, band - 12, h - 14))
    right = left + band + 6
    _name(canvas, speak(say("winter-picture-card", card=hero.card)), (right, y, x + w - 8 - right, h), 27)


def _name(canvas: Canvas, name: str, place: tuple[float, float, float, float], size: int) -> None:
    """Draw a name in the middle of a place, on two lines if one is too narrow and there is space for two."""
    x, y, w, h = place
    lines = [name]
    if ink(name, size).width > w and h >= TWO_LINES:
        size = min(size, round(h / 2) - 3)
        lines = wrap(name, size, w, 2)
    base = y + h / 2 + size * 0.34 - (len(lines) - 1) * size / 2
    for number, line in enumerate(lines):
        canvas.text(line, x + w / 2, base + number * size, size, INK, align="middle", width=w, least=19)
