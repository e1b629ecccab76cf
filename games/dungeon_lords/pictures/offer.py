"""Creatures with their wages and blows, rooms with their recipes on cards: tall in the town, low above the orders."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core import Speak, say
from games.draw import WIDTH, Canvas, ink, wrap
from games.draw.palette import BRASS, INK, PAPER, PAPER_DIM, TEXT
from games.dungeon_lords.cards import EDITIONS, Book
from games.dungeon_lords.pictures.colours import RECIPE, WAGE
from games.dungeon_lords.rows import Creature, Room
from games.dungeon_lords.view import View

from .things import ART, GAP, MARGIN, SMALLEST, Place, amounts, amounts_width, block, parted, thing


class CardLook(NamedTuple):
    """Sizes of a card: its height, its portrait, and where the band with the price begins."""

    high: int
    portrait: int
    band: int


WIDE = 148
"""The width of a card."""
TALL, LOW = CardLook(236, 104, 110), CardLook(184, 54, 58)
FEW = 2
"""The most creatures that fit next to the points they bring."""


def draw_offer(view: View, speak: Speak) -> bytes:
    """Return the picture of what is on offer alone, on low cards."""
    canvas = Canvas(LOW.high + 2 * GAP, ART, own=view.seat)
    draw_cards(canvas, view, speak, LOW)
    return canvas.png()


def draw_cards(canvas: Canvas, view: View, speak: Speak, look: CardLook) -> None:
    """Draw the creatures on offer from the left, the rooms from the right."""
    step, book = WIDE + GAP + 1, EDITIONS[view.edition]
    for number, creature in enumerate(view.offer):
        draw_creature(canvas, book.creature[creature], speak, (MARGIN + number * step, GAP), look)
    for number, room in enumerate(reversed(view.halls)):
        left = WIDTH - MARGIN - WIDE - number * step
        draw_room(canvas, book.room[room], speak, book, (left, GAP), look)


def offer_place(view: View, thing: str) -> tuple[float, float]:
    """Return the upper right corner of a creature or room on offer, in pixels.

    Raises:
        ValueError: it is not on offer.
    """
    step = WIDE + GAP + 1
    if thing in view.offer:
        return MARGIN + view.offer.index(thing) * step + WIDE - 22, GAP + 24
    number = [*reversed(view.halls)].index(thing)
    return WIDTH - MARGIN - number * step - 22, GAP + 24


def _card(canvas: Canvas, name: str, speak: Speak, place: Place) -> None:
    """Draw a card of the offer with its name at the foot."""
    x, y, _, high = place
    canvas.box(place, PAPER, INK, 3, 12)
    rows, size = block(name, 28, SMALLEST, WIDE - 10, 2)
    if any(ink(line, size).width > WIDE - 10 for line in rows):
        rows = wrap(parted(speak, name), size, WIDE - 10, 3)
    first, pitch = {1: (28, 0), 2: (42, 29)}.get(len(rows), (56, 24))
    for number, line in enumerate(rows):
        base = y + high - first + number * pitch
        canvas.text(line, x + WIDE / 2, base, size, INK, align="middle", width=WIDE - 10)


def draw_creature(canvas: Canvas, row: Creature, speak: Speak, corner: tuple[float, float], look: CardLook) -> None:
    """Draw the card of a creature: portrait, damage of the first attack, wage, name, and whom that attack can hit."""
    x, y = corner
    canvas.box((x, y, WIDE, look.high), PAPER, INK, 3, 12)
    side = min(look.portrait, 86)
    canvas.sign(row.id, x + 6, y + 4 + (look.portrait - side) / 2, side, INK, ART)
    middle, blow = y + look.band / 2, row.attacks[0]
    canvas.sign("sword", x + WIDE - 54, middle - 14, 28, INK)
    canvas.text(f"{blow.damage}", x + WIDE - 10, middle + 14, 40, INK, face="title", align="right")
    whom = speak(say(f"dungeon_lords-picture-whom-{blow.target}"))
    for text, size, base in ((thing(speak, row.id), 28, 46), (whom, SMALLEST, 16)):
        canvas.text(text, x + WIDE / 2, y + look.high - base, size, INK, align="middle", width=WIDE - 8, least=SMALLEST)
    wage = row.wage
    canvas.box((x + 3, y + look.band, WIDE - 6, 48), WAGE, WAGE, 0, 0)
    amounts(canvas, wage, x + (WIDE - amounts_width(wage, 38)) / 2 + 2, y + look.band + 5, 38)


def draw_room(canvas: Canvas, row: Room, speak: Speak, book: Book, corner: tuple[float, float], look: CardLook) -> None:
    """Draw the card of a room: portrait, where it may be built, what it makes, name."""
    (x, y), has_zone, size = corner, row.year == 1, look.portrait - 6
    _card(canvas, thing(speak, row.id), speak, (x, y, WIDE, look.high))
    if row.score and len(row.score.creatures) > FEW:
        small = look.portrait - 38  # a low card has no room for it
        if small > SMALLEST:
            canvas.sign(row.id, x + (WIDE - small) / 2, y + 4, small, INK, ART)
        canvas.box((x + 3, y + look.band - 38, WIDE - 6, 86), RECIPE, RECIPE, 0, 0)
        _guests(canvas, row.score.per, row.score.creatures, x, y + look.band - 36)
        return
    side = size - 10 if has_zone and size > 88 else size
    canvas.sign(row.id, x + (6 if has_zone else (WIDE - side) / 2), y + 8, side, INK, ART)
    if has_zone:
        _zone(canvas, book, row.zone, x + 98, y + round((look.band - 36) * 0.27))
    canvas.box((x + 3, y + look.band, WIDE - 6, 48), RECIPE, RECIPE, 0, 0)
    _recipe(canvas, row, x, y + look.band + 10)


def _guests(canvas: Canvas, points: int, creatures: Sequence[str], x: float, y: float) -> None:
    """Draw the points that creatures bring, and the creatures in a row below, if they are too many for one row."""
    canvas.text(f"{points}", x + WIDE / 2 - 6, y + 33, 34, TEXT, face="title", align="right")
    canvas.sign("star", x + WIDE / 2 - 2, y + 4, 32, BRASS)
    size = (WIDE - 10) // len(creatures)
    for place, creature in enumerate(creatures):
        canvas.sign(creature, x + 5 + place * size, y + 62 - size / 2, size, INK, ART)


def _zone(canvas: Canvas, book: Book, zone: str, x: float, y: float) -> None:
    """Draw a small map of the ground with the cells of a zone filled."""
    ground = book.map
    for cell in ground.cells:
        left = x + ground.columns.index(cell[0]) * 9
        top = y + ground.rows.index(int(cell[1])) * 9
        is_in = cell in ground.zones[zone]
        canvas.box((left, top, 8, 8), WAGE if is_in else PAPER_DIM, INK, 0, 0)


def _recipe(canvas: Canvas, row: Room, x: float, y: float) -> None:
    """Draw what a room does, in symbols: workers into goods, creatures made stronger or worth points."""
    size = 32
    if row.produce:
        cost = {"imp": row.produce.workers, **row.produce.cost}
        wide = amounts_width(cost, size) + amounts_width(row.produce.gain, size) + 20
        while wide > WIDE - 8 and size > 18:
            size -= 1
            wide = amounts_width(cost, size) + amounts_width(row.produce.gain, size) + 20
        left = x + (WIDE - wide) / 2
        left += amounts(canvas, cost, left, y + (28 - size) / 2, size)
        canvas.sign("arrow", left, y + 7, 15, TEXT)
        amounts(canvas, row.produce.gain, left + 18, y + (28 - size) / 2, size)
        return
    text, creatures = "", tuple[str, ...]()
    if row.no_spells:
        text, creatures = "0", ("gem",)
    if row.damage_bonus:
        text, creatures = f"+{row.damage_bonus.amount}", row.damage_bonus.monsters
    elif row.score:
        text, creatures = f"{row.score.per}", row.score.creatures
    elif row.capacity:
        text, creatures = f"{row.capacity.traps}", ("trap",)
    elif row.score_titles:
        text, creatures = f"{row.score_titles.shared}/{row.score_titles.sole}", ()
    is_score = bool(row.score or row.score_titles)
    size = min(36, (WIDE - 50 - 26 * is_score) // max(len(creatures), 1))
    wide = size * len(creatures) + 36 + (28 if is_score else 0)
    left = x + (WIDE - wide) / 2
    if text:
        left += canvas.text(text, left, y + 25, 30, TEXT, face="title") + 2
    if is_score:
        canvas.sign("star", left, y, 28, BRASS)
        left += 28
    for creature in creatures:
        canvas.sign(creature, left, y + 14 - size / 2, size, INK, ART)
        left += size
