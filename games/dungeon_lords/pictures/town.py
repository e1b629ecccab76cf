"""What is on offer and who is coming: creatures, rooms, this round's and the next round's event and adventurers."""

from collections.abc import Sequence

from games.core import Seat, Speak, say
from games.draw import WIDTH, Canvas, ink, mark, wrap
from games.draw.palette import BRASS, EDGE, INK, LAMP, MUTED, PAPER, PAPER_DIM, TEXT
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.pictures.colours import RECIPE, WAGE
from games.dungeon_lords.rows import Room
from games.dungeon_lords.view import View

from .things import (
    ART,
    COMER,
    GAP,
    INNER,
    MARGIN,
    METALS,
    SMALLEST,
    Place,
    amounts,
    amounts_width,
    block,
    comer,
    lines,
    name_of,
    panel,
    parted,
    thing,
)

CARD = (148, 236)
LEFT, LOW = 286, 249
"""The width of the events, and the height of everything below the offer."""
FEW = 2
"""The most creatures that fit next to the points they bring."""


def draw_town(view: View, speak: Speak) -> bytes:
    """Return the picture of the town: creatures with wages, rooms with recipes, below them events and adventurers."""
    canvas = Canvas(CARD[1] + LOW + 3 * GAP if view.offer or view.halls else LOW + 2 * GAP, ART, own=view.seat)
    step = CARD[0] + GAP + 1
    for number, creature in enumerate(view.offer):
        _creature(canvas, view, creature, speak, MARGIN + number * step, GAP)
    for number, room in enumerate(reversed(view.halls)):
        left = WIDTH - MARGIN - CARD[0] - number * step
        _room(canvas, EDITIONS[view.edition].room[room], speak, view, left, GAP)
    y = CARD[1] + 2.0 * GAP if view.offer or view.halls else float(GAP)
    _events(canvas, view, speak, y)
    _coming(canvas, view, speak, (MARGIN + LEFT + GAP, y, INNER - LEFT - GAP, float(LOW)))
    return canvas.png()


def offer_place(view: View, thing: str) -> tuple[float, float]:
    """Return the upper right corner of a creature or room on offer, in pixels.

    Raises:
        ValueError: it is not on offer.
    """
    step = CARD[0] + GAP + 1
    if thing in view.offer:
        return MARGIN + view.offer.index(thing) * step + CARD[0] - 22, GAP + 24
    number = [*reversed(view.halls)].index(thing)
    return WIDTH - MARGIN - number * step - 22, GAP + 24


def _card(canvas: Canvas, name: str, speak: Speak, x: float, y: float) -> None:
    """Draw a card of the offer with its name at the foot."""
    canvas.box((x, y, *CARD), PAPER, INK, 3, 12)
    rows, size = block(name, 28, SMALLEST, CARD[0] - 6, 2)
    if any(ink(line, size).width > CARD[0] - 6 for line in rows):
        rows = wrap(parted(speak, name), size, CARD[0] - 6, 3)
    first, pitch = {1: (28, 0), 2: (42, 29)}.get(len(rows), (56, 24))
    for number, line in enumerate(rows):
        base = y + CARD[1] - first + number * pitch
        canvas.text(line, x + CARD[0] / 2, base, size, INK, align="middle", width=CARD[0] - 6)


def _creature(canvas: Canvas, view: View, creature: str, speak: Speak, x: float, y: float) -> None:
    """Draw the card of a creature: portrait, wage, name."""
    _card(canvas, thing(speak, creature), speak, x, y)
    canvas.sign(creature, x + (CARD[0] - 104) / 2, y + 4, 104, INK, ART)
    wage = EDITIONS[view.edition].creature[creature].wage
    canvas.box((x + 3, y + 110, CARD[0] - 6, 48), WAGE, WAGE, 0, 0)
    amounts(canvas, wage, x + (CARD[0] - amounts_width(wage, 38)) / 2 + 2, y + 115, 38)


def _room(canvas: Canvas, row: Room, speak: Speak, view: View, x: float, y: float) -> None:
    """Draw the card of a room: portrait, where it may be built, what it makes, name."""
    _card(canvas, thing(speak, row.id), speak, x, y)
    has_zone = row.year == 1
    if row.score and len(row.score.creatures) > FEW:
        canvas.sign(row.id, x + (CARD[0] - 66) / 2, y + 4, 66, INK, ART)
        canvas.box((x + 3, y + 72, CARD[0] - 6, 86), RECIPE, RECIPE, 0, 0)
        _guests(canvas, row.score.per, row.score.creatures, x, y + 74)
        return
    canvas.sign(row.id, x + (6 if has_zone else (CARD[0] - 98) / 2), y + 8, 88 if has_zone else 98, INK, ART)
    if has_zone:
        _zone(canvas, view, row.zone, x + 98, y + 20)
    canvas.box((x + 3, y + 110, CARD[0] - 6, 48), RECIPE, RECIPE, 0, 0)
    _recipe(canvas, row, x, y + 120)


def _guests(canvas: Canvas, points: int, creatures: Sequence[str], x: float, y: float) -> None:
    """Draw the points that creatures bring, and the creatures in a row below, if they are too many for one row."""
    canvas.text(f"{points}", x + CARD[0] / 2 - 6, y + 33, 34, TEXT, face="title", align="right")
    canvas.sign("star", x + CARD[0] / 2 - 2, y + 4, 32, BRASS)
    size = (CARD[0] - 10) // len(creatures)
    for place, creature in enumerate(creatures):
        canvas.sign(creature, x + 5 + place * size, y + 62 - size / 2, size, INK, ART)


def _zone(canvas: Canvas, view: View, zone: str, x: float, y: float) -> None:
    """Draw a small map of the ground with the cells of a zone filled."""
    ground = EDITIONS[view.edition].map
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
        while wide > CARD[0] - 8 and size > 18:
            size -= 1
            wide = amounts_width(cost, size) + amounts_width(row.produce.gain, size) + 20
        left = x + (CARD[0] - wide) / 2
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
    size = min(36, (CARD[0] - 50 - 26 * is_score) // max(len(creatures), 1))
    wide = size * len(creatures) + 36 + (28 if is_score else 0)
    left = x + (CARD[0] - wide) / 2
    if text:
        left += canvas.text(text, left, y + 25, 30, TEXT, face="title") + 2
    if is_score:
        canvas.sign("star", left, y, 28, BRASS)
        left += 28
    for creature in creatures:
        canvas.sign(creature, left, y + 14 - size / 2, size, INK, ART)
        left += size


def _events(canvas: Canvas, view: View, speak: Speak, y: float) -> None:
    """Draw the season, its event and the next one, if known, with the adventurers who wait for the next."""
    shown = [(when, event) for when, event in (("now", view.event), ("next", view.next_event)) if event]
    season = speak(say("dungeon_lords-picture-season", year=view.year, season=view.season, n=view.round))
    if not shown:
        panel(canvas, (MARGIN, y, LEFT, LOW))
        canvas.text(season, MARGIN + 14, y + 34, 28, BRASS, face="title", width=LEFT - 24, least=SMALLEST)
        text = speak(say("dungeon_lords-picture-no-event"))
        lines(canvas, text, (MARGIN + 20, y + 116, LEFT - 40), 28, 3, MUTED)
        return
    height = (LOW - (len(shown) - 1) * GAP) / len(shown)
    for number, (when, event) in enumerate(shown):
        top = y + number * (height + GAP)
        panel(canvas, (MARGIN, top, LEFT, height), is_lit=when == "now")
        waiting = view.waiting if when == "next" and view.arriving else ()
        room = LEFT - 24 - len(waiting) * 28
        head = speak(say("dungeon_lords-picture-next")) if number else season
        canvas.text(head, MARGIN + 14, top + 34, 28, BRASS, face="title", width=room, least=SMALLEST)
        for place, id_ in enumerate(waiting):
            row = EDITIONS[view.edition].hero[id_]
            canvas.sign(row.role, MARGIN + LEFT - 6 - (len(waiting) - place) * 28, top + 9, 27, METALS[row.year], ART)
        name = thing(speak, event)
        if when == "next" and not number:
            name = speak(say("dungeon_lords-picture-next-event", event=event))
        _event(canvas, view, event, name, speak, (MARGIN + 12, top + 44, LEFT - 24, height - 52))


def _event(canvas: Canvas, view: View, event: str, name: str, speak: Speak, place: Place) -> None:
    """Draw an event with symbol and name or heading, and with its effect if there is space."""
    x, y, width, height = place
    is_special = any(row.id == event for row in EDITIONS[view.edition].special_events)
    canvas.sign("special" if is_special else event, x, y, 60, INK, ART)
    rows, size = block(name, 30, SMALLEST, width - 78, 2)
    for number, line in enumerate(rows):
        canvas.text(line, x + 74, y + (40 if len(rows) == 1 else 26 + 30 * number), size, LAMP, width=width - 74)
    if height > 150:
        does = speak(say("dungeon_lords-picture-does", thing=event))
        first = y + (82 if len(wrap(does, SMALLEST, width - 4, 5)) == 5 else 94)
        lines(canvas, does, (x + 2, first, width - 4), SMALLEST, 5, TEXT)


def _coming(canvas: Canvas, view: View, speak: Speak, place: Place) -> None:
    """Draw the lords, nicest first, with their evil, each below the adventurer he would get; then the paladin."""
    x, y, width, height = place
    panel(canvas, place)
    heroes = view.arriving or view.waiting
    hosts: Sequence[Seat | None] = view.forecast or _nicest(view)
    step = (width - 104) / max(len(hosts), 1)
    names = {seat: name_of(speak, seat) for seat in view.order}
    has_names = all(ink(name, SMALLEST).width < 2 * step for name in names.values())  # cut shorter, none says much
    for number, seat in enumerate(hosts):
        middle = x + 6 + (number + 0.5) * step
        if number < len(heroes):
            comer(canvas, view, heroes[number], middle - COMER[0] / 2, y + 7)
            canvas.sign("arrow-down", middle - 14, y + 116, 28, LAMP, ART)
        if seat is None:
            evil = view.neutral
            canvas.sign("non-player", middle - 46, y + 145, 50, INK, ART)
        else:
            evil = view.lords[seat].evil
            mark(canvas, seat, middle - 45, y + 147, 46)
            if has_names:
                _below(canvas, names[seat], middle, y + height - 10, step - 4)
        canvas.text(f"{evil}", middle + 28, y + 183, 36, TEXT, face="title", align="middle")
    _paladin(canvas, view, x + width - 98, y)


def _below(canvas: Canvas, name: str, middle: float, low: float, width: float) -> None:
    """Draw a lord's name in one line, or in two if it is too long."""
    rows, size = block(name, 28, SMALLEST, width, 2)
    for number, line in enumerate(reversed(rows)):
        base = low - number * 23 - (6 if len(rows) == 1 else 0)
        canvas.text(line, middle, base, size, MUTED, align="middle", width=width, least=SMALLEST)


def _nicest(view: View) -> tuple[Seat, ...]:
    """Return the lords, nicest first; on equal counters the earlier in play order is nicer (5)."""
    return tuple(sorted(view.order, key=lambda seat: view.lords[seat].evil))


def _paladin(canvas: Canvas, view: View, x: float, y: float) -> None:
    """Draw where the paladin is, and the evil at which he comes."""
    canvas.box((x, y + 14, 2, LOW - 28), EDGE, EDGE, 0, 0)
    canvas.sign("paladin", x + 10, y + 14, 78, METALS[view.year], ART)
    if view.host is not None:
        mark(canvas, view.host, x + 26, y + 108, 48)
    elif view.tent:
        canvas.sign("tent", x + 22, y + 102, 54, INK, ART)
    canvas.sign("evil", x + 26, y + 160, 44, INK, ART)
    canvas.text(f"≥{view.tolerance}", x + 49, y + LOW - 12, 34, LAMP, face="title", align="middle")
