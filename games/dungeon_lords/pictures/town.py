"""What is on offer and who is coming: creatures, rooms, this round's and the next round's event and adventurers."""

from collections.abc import Sequence

from games.core import Seat, Speak, say
from games.draw import Canvas, mark
from games.draw.heads import GAP, INNER, MARGIN
from games.draw.palette import BRASS, INK, LAMP, MUTED, PAPER, PAPER_DIM, TEXT
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.pictures.colours import RECIPE, WAGE
from games.dungeon_lords.rows import Room
from games.dungeon_lords.view import View

from .things import ART, COMER, amounts, amounts_width, block, comer, lines, panel, thing, title

CARD = (136, 190)
OFFER = CARD[1] + 62


def draw_offer(canvas: Canvas, view: View, speak: Speak, y: float) -> None:
    """Creatures with their wages, rooms with their zones and recipes."""
    panel(canvas, (MARGIN, y, INNER, OFFER))
    step = CARD[0] + 12
    title(canvas, speak(say("dungeon_lords-picture-creatures")), MARGIN + 14, y + 36, 3 * step - 20)
    for number, creature in enumerate(view.offer):
        _creature(canvas, view, creature, speak, MARGIN + 12 + number * step, y + 48)
    left = MARGIN + 12 + 3 * step + 8
    title(canvas, speak(say("dungeon_lords-picture-rooms")), left + 2, y + 36, 2 * step)
    for number, room in enumerate(view.halls):
        _room(canvas, EDITIONS[view.edition].room[room], speak, view, left + number * (step + 2), y + 48)


def _card(canvas: Canvas, name: str, x: float, y: float) -> None:
    """A card of the offer with its name at the foot."""
    canvas.box((x, y, *CARD), PAPER, INK, 3, 12)
    rows, size = block(name, 22, 16, CARD[0] - 12, 2)
    for number, line in enumerate(rows):
        base = y + CARD[1] - (20 if len(rows) == 1 else 31 - number * 21)
        canvas.text(line, x + CARD[0] / 2, base, size, INK, align="middle", width=CARD[0] - 8)


def _creature(canvas: Canvas, view: View, creature: str, speak: Speak, x: float, y: float) -> None:
    """A creature: portrait, wage, name."""
    _card(canvas, thing(speak, creature), x, y)
    canvas.sign(creature, x + (CARD[0] - 96) / 2, y + 6, 96, INK, ART)
    wage = EDITIONS[view.edition].creature[creature].wage
    canvas.box((x + 3, y + 102, CARD[0] - 6, 36), WAGE, WAGE, 0, 0)
    amounts(canvas, wage, x + (CARD[0] - amounts_width(wage, 28)) / 2 + 2, y + 106, 28)


def _room(canvas: Canvas, row: Room, speak: Speak, view: View, x: float, y: float) -> None:
    """A room: portrait, where it may be built, what it makes, name."""
    _card(canvas, thing(speak, row.id), x, y)
    has_zone = row.year == 1
    canvas.sign(row.id, x + (8 if has_zone else (CARD[0] - 92) / 2), y + 8, 76 if has_zone else 92, INK, ART)
    if has_zone:
        _zone(canvas, view, row.zone, x + 88, y + 14)
    canvas.box((x + 3, y + 102, CARD[0] - 6, 36), RECIPE, RECIPE, 0, 0)
    _recipe(canvas, row, x, y + 106)


def _zone(canvas: Canvas, view: View, zone: str, x: float, y: float) -> None:
    """The ground in small, the cells of a zone filled."""
    ground = EDITIONS[view.edition].map
    for cell in ground.cells:
        left = x + ground.columns.index(cell[0]) * 9
        top = y + ground.rows.index(int(cell[1])) * 9
        is_in = cell in ground.zones[zone]
        canvas.box((left, top, 8, 8), WAGE if is_in else PAPER_DIM, INK, 0, 0)


def _recipe(canvas: Canvas, row: Room, x: float, y: float) -> None:
    """What a room does, in signs: workers into goods, creatures stronger or worth points."""
    size = 26
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
    wide = 24 * len(creatures) + 30 + (26 if is_score else 0)
    left = x + (CARD[0] - wide) / 2
    if text:
        left += canvas.text(text, left, y + 22, 25, TEXT, face="title") + 2
    if is_score:
        canvas.sign("star", left, y + 2, 24, BRASS)
        left += 26
    for creature in creatures:
        canvas.sign(creature, left, y + 2, 24, INK, ART)
        left += 24


def comers_height(view: View) -> int:
    """The height of what is known of this round and the next; 0 when nothing is."""
    if not (view.event or view.arriving or view.next_event or view.waiting):
        return 0
    heroes = COMER[1] + 12 + (44 if view.arriving else 0)
    if len(_halves(view)) == 1:
        return 46 + max(heroes, 96)
    return 46 + 112 + (heroes if view.arriving or view.waiting else 0)


def _halves(view: View) -> list[tuple[str, str, tuple[str, ...], tuple[Seat | None, ...]]]:
    """This round and the next, as far as anything is known of them."""
    halves = [
        ("now", view.event, view.arriving, view.forecast if view.arriving else ()),
        ("next", view.next_event, view.waiting, () if view.arriving else view.forecast),
    ]
    return [half for half in halves if half[1] or half[2]]


def draw_comers(canvas: Canvas, view: View, speak: Speak, y: float) -> None:
    """This round and the next: the event, and the adventurers with whom they would visit now."""
    shown = _halves(view)
    width = (INNER - (len(shown) - 1) * GAP) / len(shown)
    for number, (when, event, heroes, forecast) in enumerate(shown):
        x = MARGIN + number * (width + GAP)
        panel(canvas, (x, y, width, comers_height(view)), is_lit=when == "now")
        title(canvas, speak(say(f"dungeon_lords-picture-{when}")), x + 14, y + 34, width - 28)
        if len(shown) > 1:
            _event(canvas, view, event, speak, (x + 12, y + 46, width - 24))
            _heroes(canvas, view, heroes, forecast, (x + 10, y + 46 + 112, width - 20))
        else:
            taken = len(heroes) * (COMER[0] + 6)
            _event(canvas, view, event, speak, (x + 12, y + 46, width - 38 - taken), 4)
            _heroes(canvas, view, heroes, forecast, (x + width - taken - 6, y + 38 if not forecast else y + 42, taken))


def _event(
    canvas: Canvas, view: View, event: str, speak: Speak, place: tuple[float, float, float], most: int = 3
) -> None:
    """An event with its effect, in so many lines."""
    x, y, width = place
    if not event:
        return
    is_special = any(row.id == event for row in EDITIONS[view.edition].special_events)
    canvas.sign("special" if is_special else event, x, y + 6, 64, INK, ART)
    canvas.text(thing(speak, event), x + 76, y + 22, 27, LAMP, width=width - 76, least=20)
    lines(canvas, speak(say("dungeon_lords-picture-does", thing=event)), (x + 76, y + 48, width - 76), 22, most, TEXT)


def _heroes(
    canvas: Canvas,
    view: View,
    heroes: Sequence[str],
    forecast: Sequence[Seat | None],
    place: tuple[float, float, float],
) -> None:
    """Adventurers, weakest first, each above the mark of whom he would visit."""
    x, y, width = place
    step = min(COMER[0] + 6.0, (width - COMER[0]) / max(len(heroes) - 1, 1))
    for number, id_ in enumerate(heroes):
        left = x + number * step
        comer(canvas, view, id_, left, y)
        if number >= len(forecast):
            continue
        canvas.sign("arrow-down", left + 10, y + COMER[1] + 12, 20, LAMP, ART)
        seat = forecast[number]
        if seat is None:
            canvas.disc(left + 56, y + COMER[1] + 23, 17, MUTED, INK, 2)
            canvas.sign("lock", left + 46, y + COMER[1] + 12, 20, INK)
        else:
            mark(canvas, seat, left + 36, y + COMER[1] + 4, 38)
