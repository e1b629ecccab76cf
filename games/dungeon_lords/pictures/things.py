"""The things of the game as they look: goods, creatures, adventurers, tiles, backs of trap cards."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple, TypeVar

from games.core import Seat, Speak, say
from games.draw import WIDTH, Art, Canvas, canvas_width, fit_name, ink, wrap
from games.draw.palette import BAD, BRASS, EDGE, INK, LAMP, LEDGE, PAPER, PAPER_DIM, SLAB, TEXT
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.pictures.colours import FLOOR, HEALTH, LIFE, OWN, SILVER
from games.dungeon_lords.rows import Hero
from games.dungeon_lords.view import LordSeen, Marcher, View

ART = Art(Path(__file__).with_name("art.svg"), OWN)
METALS = {1: SILVER, 2: BRASS}
"""The metal that adventurers wear: silver in the first year, gold in the second."""
ICONS = {"trap": "tools", "heart": "heart", "gem": "gem"}
"""The symbol of each ability of adventurers, by the icon of the catalogue."""
SMALLEST = 25
"""The smallest size at which letters and figures are legible on a phone."""
MARGIN, GAP, MOST = 12, 8, 509
"""The margin of a panel, the gap between its boxes, and the greatest height of a panel."""
INNER = WIDTH - 2 * MARGIN
COMER = (86, 108)
"""Width and height of the tile of an adventurer who has not yet arrived."""

G = TypeVar("G", bound=str)

Place = tuple[float, float, float, float]


class Sentry(NamedTuple):
    """Creatures of one kind in one condition: ready, planned, spent or struck."""

    creature: str
    condition: str
    number: int


def name_of(speak: Speak, seat: Seat) -> str:
    """Return a person's name."""
    return speak(say("dungeon_lords-picture-name", seat=seat))


def thing(speak: Speak, id_: str) -> str:
    """Return the name of a thing of the game."""
    return speak(say("dungeon_lords-picture-thing", thing=id_))


def parted(speak: Speak, name: str) -> str:
    """Return a name whose longest words may be broken after a hyphen."""
    for parts in speak(say("dungeon_lords-picture-parted")).split():
        name = name.replace(parts.replace("-", ""), parts.replace("-", "- "))
    return name


def title(canvas: Canvas, text: str, x: float, y: float, width: float) -> None:
    """Draw the heading of a panel."""
    canvas.text(text, x, y, 26, BRASS, face="title", width=width, least=SMALLEST)


def block(text: str, size: int, least: int, width: float, most: int, face: str = "text") -> tuple[list[str], int]:
    """Return the lines of a text and their size: the largest at which the whole text fits."""
    while size > least and any(ink(line, size, face).width > width for line in wrap(text, size, width, most, face)):
        size -= 1
    return wrap(text, size, width, most, face), size


def name_around(
    canvas: Canvas, name: str, place: tuple[float, float, float], size: int, most: int, face: str = "title"
) -> None:
    """Draw a name on one line around the middle of a height, or on several if it is very long.

    `place` is left, middle and width.
    """
    x, middle, width = place
    line, at = fit_name(name, size, width, SMALLEST, face)
    if not line.is_cut:
        canvas.name(name, x, middle + at * 0.35, size, width=width, face=face)
        return
    rows, size = block(name, size, SMALLEST, width, most, face)
    pitch = size * 1.1
    for number, row in enumerate(rows):
        y = middle + size * 0.35 + (number - (len(rows) - 1) / 2) * pitch
        canvas.text(row, x, y, size, TEXT, face=face, width=width)


def lines(canvas: Canvas, text: str, place: tuple[float, float, float], size: int, most: int, fill: str = TEXT) -> None:
    """Draw text in lines; `place` is left, first baseline and width."""
    x, y, width = place
    rows, size = block(text, size, min(size, SMALLEST), width, most)
    for number, line in enumerate(rows):
        canvas.text(line, x, y + number * round(size * 1.14), size, fill, width=width)


def amounts(canvas: Canvas, goods: Mapping[G, int], x: float, y: float, size: int, fill: str = TEXT) -> float:
    """Draw goods with their numbers, as in `2 food` (a one is left out, a minus is not), and return the width."""
    start, digits = x, max(size, SMALLEST)
    for good, n in goods.items():
        if text := _number(n):
            x += canvas.text(text, x, y + size / 2 + digits * 0.34, digits, fill, face="title") + 1
        canvas.sign(good, x, y, size, INK, ART)
        x += size + 3
    return x - start


def amounts_width(goods: Mapping[G, int], size: int) -> float:
    """Return the width that goods will take."""
    digits = max(size, SMALLEST)
    return sum((canvas_width(_number(n), digits) + 1 if n != 1 else 0) + size + 3 for n in goods.values())


def _number(n: int) -> str:
    return "" if n == 1 else f"{n}" if n >= 0 else f"−{-n}"


def figure(canvas: Canvas, sign: str, text: str, x: float, y: float, size: int, fill: str = TEXT) -> int:
    """Draw an icon of the game with its figure on the right; return the width of both."""
    canvas.sign(sign, x, y, size, INK, ART)
    wide = canvas.text(text, x + size + 4, y + size * 0.84, round(size * 0.92), fill, face="title")
    return size + 4 + wide


def sentries(lord: LordSeen) -> list[Sentry]:
    """Return a lord's creatures by kind and condition, those ready first."""
    found: dict[tuple[str, str], int] = {}
    planned = lord.plan.creatures if lord.plan else ()
    groups = (("ready", lord.lair), ("planned", planned), ("struck", lord.struck), ("spent", lord.spent))
    for condition, creatures in groups:
        for creature in creatures:
            found[creature, condition] = found.get((creature, condition), 0) + 1
    return [Sentry(creature, condition, number) for (creature, condition), number in found.items()]


def sentry(canvas: Canvas, one: Sentry, x: float, y: float, size: int) -> None:
    """Draw a creature's tile: bright when ready, lit when planned, dark with a sign when it cannot fight."""
    is_able = one.condition in ("ready", "planned")
    fill = PAPER if one.condition == "ready" else LAMP if one.condition == "planned" else LEDGE
    canvas.box((x, y, size, size), fill, INK if is_able else EDGE, 2, size // 7)
    inner = round(size * 0.86)
    canvas.sign(one.creature, x + (size - inner) / 2, y + (size - inner) / 2, inner, INK, ART)
    if not is_able:
        small = round(size * 0.42)
        canvas.disc(x + size - small / 2 - 1, y + small / 2 + 1, small // 2 + 1, INK, BAD, 2)
        sign = round(small * 0.66)
        canvas.sign(
            "cross" if one.condition == "spent" else "lock",
            x + size - small / 2 - 1 - sign / 2,
            y + small / 2 + 1 - sign / 2,
            sign,
            BAD,
        )
    if one.number > 1:
        badge(canvas, f"×{one.number}", x + size, y + size, round(size * 0.34))


def badge(canvas: Canvas, text: str, right: float, bottom: float, size: int) -> None:
    """Draw a number on a dark plate in a corner."""
    width = canvas_width(text, size) + size * 0.5
    canvas.box((right - width, bottom - size * 1.2, width, size * 1.2), INK, INK, 0, size // 3)
    canvas.text(text, right - width / 2, bottom - size * 0.26, size, LAMP, face="title", align="middle")


def tag(canvas: Canvas, row: Hero, x: float, y: float) -> None:
    """Draw what tells an adventurer from others of the class in the upper left corner of the card, where no face is."""
    if row.tag:
        width = canvas_width(row.tag, SMALLEST)
        canvas.box((x, y, width + 6, 25), PAPER, PAPER, 0, 8)
        canvas.text(row.tag, x + 3, y + 21, SMALLEST, INK, face="title")


def marcher(canvas: Canvas, view: View, one: Marcher, place: Place) -> None:
    """Draw an adventurer in a file: portrait, abilities, hit points left as a figure and a bar."""
    x, y, width, height = place
    row = EDITIONS[view.edition].hero[one.hero]
    canvas.box(place, PAPER, INK, 2, 10)
    has_several = len(row.icons) > 1  # a paladin: icons get their own line
    size = round(min(height * (0.5 if has_several else 0.72), width * 0.52))
    canvas.sign(row.role, x + 3, y + 4, size, METALS[row.year], ART)
    tag(canvas, row, x + 2, y + 2)
    left, side = x + 3 + size, width - size - 6
    tall = round(height * 0.28) if row.icons else 0
    if has_several:
        _icons(canvas, row.icons, x + 4, y + size + 4, width - 8, tall)
    else:
        _icons(canvas, row.icons, left, y + 5, side, tall)
    above, below = (0, size + 4) if has_several else (tall, height * 0.8)
    figure_size = round(min(height * (0.42 if row.icons else 0.55), side * 0.8))
    base = y + 4 + above + (below - 4 - above) / 2 + figure_size * 0.36
    canvas.text(f"{one.left}", left + side / 2, base, figure_size, LIFE, face="title", align="middle")
    step = (width - 10) / one.full
    for point in range(one.full):
        fill = HEALTH if point < one.left else PAPER_DIM
        canvas.box((x + 6 + point * step, y + height * 0.82, step - 2, height * 0.13), fill, INK, 1, 0)


def _icons(canvas: Canvas, icons: Mapping[G, int], x: float, y: float, width: float, height: int) -> None:
    """Draw an adventurer's abilities in a row: symbols with their numbers; a number of one is left out."""
    if not icons:
        return
    numbers = set(icons.values())
    shared = len(icons) > 1 and len(numbers) == 1  # one figure for all of them
    texts = [f"{n}" if n > 1 and not shared else "" for n in icons.values()]
    if shared:
        texts[-1] = f"{numbers.pop()}"
    digits = max(height, SMALLEST)
    figures = sum(canvas_width(text, digits) for text in texts if text)
    size = round(min(height, (width - figures) / len(texts)))
    left = x + (width - figures - size * len(texts)) / 2
    for icon, text in zip(icons, texts, strict=True):
        canvas.sign(ICONS[icon], left, y + (height - size) / 2, size, INK, ART)
        left += size
        if text:
            left += canvas.text(text, left, y + height / 2 + digits * 0.36, digits, INK, face="title")


def figures(canvas: Canvas, row: Hero, place: tuple[float, float, float]) -> None:
    """Draw an adventurer's hit points, and the abilities below them, from a corner and in a width."""
    x, y, width = place
    figure(canvas, "drop", f"{row.hp}", x + width / 2 - 40, y, 40, LIFE)
    _icons(canvas, row.icons, x, y + 44, width, 36)


def comer(canvas: Canvas, view: View, id_: str, x: float, y: float) -> None:
    """Draw an adventurer who has not yet arrived: portrait, abilities, hit points."""
    width, height = COMER
    row = EDITIONS[view.edition].hero[id_]
    canvas.box((x, y, width, height), PAPER, INK, 2, 10)
    canvas.sign(row.role, x + 5, y + 12, 48, METALS[row.year], ART)
    tag(canvas, row, x + 2, y + 2)
    for number, (icon, n) in enumerate(row.icons.items()):
        canvas.sign(ICONS[icon], x + 56, y + 5 + number * 52 / len(row.icons), 26, INK, ART)
        if len(row.icons) == 1:
            canvas.text(f"{n}", x + 69, y + 56, 28, INK, face="title", align="middle")
    canvas.sign("drop", x + 8, y + 64, 36, INK, ART)
    canvas.text(f"{row.hp}", x + width / 2 + 18, y + 99, 42, LIFE, face="title", align="middle")


def trap_back(canvas: Canvas, x: float, y: float, size: int) -> None:
    """Draw a trap card face down, `size` high."""
    width = round(size * 0.72)
    canvas.box((x, y, width, size), PAPER_DIM, INK, 2, size // 8)
    canvas.box((x + 4, y + 4, width - 8, size - 8), LEDGE, EDGE, 2, size // 10)
    side = round(size * 0.52)
    canvas.sign("trap", x + (width - side) / 2, y + (size - side) / 2, side, INK, ART)


def tile(canvas: Canvas, kind: str, x: float, y: float, size: int) -> None:
    """Draw a tunnel or room, small."""
    is_room = kind != "tunnel"
    canvas.box((x, y, size, size), PAPER if is_room else FLOOR, BRASS if is_room else EDGE, 2, size // 8)
    inner = round(size * 0.8)
    canvas.sign(kind, x + (size - inner) / 2, y + (size - inner) / 2, inner, INK, ART)


def panel(canvas: Canvas, place: Place, *, is_lit: bool = False) -> None:
    """Draw the background of a box, lit if it matters now."""
    canvas.box(place, LEDGE if is_lit else SLAB, BRASS if is_lit else EDGE, 3 if is_lit else 2)
