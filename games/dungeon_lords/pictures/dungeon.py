"""One lord's dungeon as a picture: goods, grid, lair, marching adventurers, prison, order cards."""

from functools import partial

from games.core import Panel, Seat, Speak, say
from games.draw import Canvas
from games.draw.palette import ABYSS, EDGE, INK, LAMP, LEDGE, MUTED, PAPER, PAPER_DIM, SLAB, TEXT
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.choices import Defend
from games.dungeon_lords.grid import Grid
from games.dungeon_lords.pictures.colours import BLOOD, FALLEN, FLOOR, PASSAGE, SITE
from games.dungeon_lords.view import LordSeen, View

from .describe import describe_dungeon
from .goods import HEAD, heading
from .march import march
from .orders import CHOOSING, order_icon
from .things import (
    ART,
    GAP,
    INNER,
    MARGIN,
    METALS,
    SMALLEST,
    Place,
    figure,
    marcher,
    panel,
    sentries,
    sentry,
    tag,
    title,
)  # fmt: skip

STRIP, CELL, RULER, CARDS = 112, 80, 34, 54
GRID = (RULER + 5 * CELL + 10, RULER + 4 * CELL + 10)
SIDE = INNER - GRID[0] - GAP
LOW = 142
BEAST = 92


def draw_dungeon(view: View, seat: Seat, speak: Speak, *, is_headed: bool = True) -> bytes:
    """Return the picture of a lord's dungeon; above it are his goods, or during combat the plan and the march."""
    lord = view.lords[seat]
    has_march = _has_march(view, lord)
    has_cards = not has_march and _has_cards(view, seat)
    head = STRIP if has_march else HEAD if is_headed else -GAP
    canvas = Canvas(head + GRID[1] + 3 * GAP + (CARDS + GAP if has_cards else 0), ART)
    if has_march:
        march(canvas, view, seat, (MARGIN, GAP, INNER, STRIP))
    elif is_headed:
        heading(canvas, view, seat, speak)
    y = head + 2.0 * GAP
    _grid(canvas, view, seat, MARGIN, y)
    _side(canvas, view, seat, speak, (MARGIN + GRID[0] + GAP, y), is_fight=has_march)
    if has_cards:
        _cards(canvas, lord, speak, y + GRID[1] + GAP)
    return canvas.png()


def dungeon(view: View, seat: Seat, *, is_headed: bool = True) -> Panel:
    """Return the panel of a lord's dungeon; without a heading, his goods are shown next to it."""
    shows = (_shown(view, seat), is_headed)
    draw = partial(draw_dungeon, view, seat, is_headed=is_headed)
    return Panel(f"dungeon-{seat}", shows, draw, describe_dungeon(view, seat))


def cell_place(view: View, seat: Seat, cell: str) -> tuple[float, float]:
    """Return the lower right corner of a cell in the panel of a lord's dungeon, in pixels."""
    lord, ground = view.lords[seat], EDITIONS[view.edition].map
    head = STRIP if _has_march(view, lord) else HEAD
    x = MARGIN + RULER + ground.columns.index(cell[0]) * CELL
    y = head + 2 * GAP + RULER + ground.rows.index(int(cell[1])) * CELL
    return x + CELL - 16, y + CELL - 16


def _has_march(view: View, lord: LordSeen) -> bool:
    """Return whether the plan and the march are drawn above the grid."""
    return bool(view.fight and (lord.file or lord.plan))


def _shown(view: View, seat: Seat) -> tuple[object, ...]:
    """Return everything in a view that the picture of a dungeon depends on."""
    is_clashing = view.clash is not None and view.clash.seat == seat
    flags = (
        seat in view.asked,
        view.host == seat,
        view.marker == seat,
        is_clashing,
        view.clash is None,
        bool(view.fight),
        bool(view.phase),
        chosen_cell(view, seat),
        _has_cards(view, seat),
    )
    return (view.edition, seat, view.lords[seat], view.sites.get(seat), flags)


def _has_cards(view: View, seat: Seat) -> bool:
    """Return whether order cards are shown; a lord who is choosing his own sees them in the panel of orders."""
    lord, is_choosing = view.lords[seat], view.seat == seat and view.phase in CHOOSING
    return bool(lord.played or lord.locked) and not view.fight and bool(view.phase) and not is_choosing


def chosen_cell(view: View, seat: Seat) -> str:
    """Return the tile that a lord has chosen to fight on, as far as the reader may know it."""
    plan = view.lords[seat].plan
    if plan or view.own is None or view.seat != seat:
        return plan.cell if plan else ""
    return next((answer.cell for answer in view.own.given if isinstance(answer, Defend)), "")


def _grid(canvas: Canvas, view: View, seat: Seat, x: float, y: float) -> None:
    """Draw the grid with its coordinates; cells that can be chosen now are lit."""
    lord, ground = view.lords[seat], EDITIONS[view.edition].map
    sites, here = view.sites.get(seat, ()), chosen_cell(view, seat)
    canvas.box((x, y, *GRID), SLAB, EDGE)
    for number, column in enumerate(ground.columns):
        middle = x + RULER + number * CELL + CELL / 2
        if column == ground.entrance[0]:
            canvas.sign("arrow-down", middle - 34, y + 6, 24, LAMP, ART)
        canvas.text(column.upper(), middle, y + 28, 26, MUTED, face="title", align="middle")
    for number, row in enumerate(ground.rows):
        middle = y + RULER + number * CELL + CELL / 2
        canvas.text(f"{row}", x + 18, middle + 9, 26, MUTED, face="title", align="middle")
    for cell in ground.cells:
        left = x + RULER + ground.columns.index(cell[0]) * CELL
        top = y + RULER + ground.rows.index(int(cell[1])) * CELL
        _cell(canvas, lord, ground, cell, left, top, is_site=cell in sites, is_here=cell == here)


def _cell(
    canvas: Canvas, lord: LordSeen, ground: Grid, cell: str, x: float, y: float, *, is_site: bool, is_here: bool
) -> None:
    """Draw a cell: solid ground, a tunnel, a room, or a conquered tile."""
    kind, is_lost = lord.tiles.get(cell, ""), cell in lord.conquered
    edge, width = (LAMP, 5) if is_site or is_here else (EDGE, 2)
    inside = (x + 2, y + 2, CELL - 4, CELL - 4)
    label = TEXT
    if is_site and kind:  # alike for rooms and tunnels, and set apart from the pale ground of rooms by a dark line
        canvas.box((x, y, CELL, CELL), LAMP, INK, 2, 10)
        inside, edge, width = (x + 7, y + 7, CELL - 14, CELL - 14), INK, 2
    if not kind:
        canvas.box(inside, SITE if is_site else ABYSS, edge if is_site else LEDGE, width, 8)
        size = 34 if is_site else 26
        colour = LAMP if is_site else MUTED
        canvas.text(cell.upper(), x + CELL / 2, y + CELL / 2 + size * 0.36, size, colour, face="title", align="middle")
        return
    if is_lost:
        canvas.box(inside, FALLEN, BLOOD if not is_here else LAMP, max(width, 3), 8)
        if kind != "tunnel":
            canvas.sign(kind, x + 6, y + 32, 42, INK, ART)
            canvas.sign("banner", x + 40, y + 5, 36, INK, ART)
        else:
            canvas.sign("banner", x + 22, y + 24, 50, INK, ART)
    elif kind == "tunnel":
        canvas.box(inside, FLOOR, edge, width, 8)
        _passage(canvas, lord, ground, cell, x, y, round(inside[0] - x) + width)
    else:
        canvas.box(inside, PAPER, edge, width, 8)
        canvas.sign(kind, x + 25, y + 26, 50, INK, ART)
        label = INK
    shift = 4 if is_site else 0
    canvas.text(cell.upper(), x + 8 + shift, y + 28 + shift, 25, label, face="title")
    if is_here:
        canvas.disc(x + CELL - 22, y + CELL - 22, 18, INK, LAMP, 3)
        canvas.sign("sword", x + CELL - 33, y + CELL - 33, 22, LAMP)


def _passage(canvas: Canvas, lord: LordSeen, ground: Grid, cell: str, x: float, y: float, rim: int) -> None:
    """Draw the passage through a tunnel, towards every tile next to it."""
    low, high = round(CELL * 0.36), round(CELL * 0.72)
    canvas.box((x + low, y + low, high - low, high - low), PASSAGE, PASSAGE, 0, 6)
    column, row = ground.columns.index(cell[0]), ground.rows.index(int(cell[1]))
    for near in (*ground.near[cell], *(("up",) if cell == ground.entrance else ())):
        if near != "up" and near not in lord.tiles:
            continue
        dx = 0 if near == "up" else ground.columns.index(near[0]) - column
        dy = -1 if near == "up" else ground.rows.index(int(near[1])) - row
        left = x + (rim if dx < 0 else low if not dx else high - 6)
        top = y + (rim if dy < 0 else low if not dy else high - 6)
        width = (low + 6 - rim if dx < 0 else CELL - high + 6 - rim) if dx else high - low
        height = (low + 6 - rim if dy < 0 else CELL - high + 6 - rim) if dy else high - low
        canvas.box((left, top, width, height), PASSAGE, PASSAGE, 0, 0)


def _side(canvas: Canvas, view: View, seat: Seat, speak: Speak, corner: tuple[float, float], *, is_fight: bool) -> None:
    """Draw the lair; below it the prison and, between combats, the adventurers who have come."""
    (x, y), lord = corner, view.lords[seat]
    file = lord.file if not is_fight else ()
    boxes = bool(file) + bool(lord.prison)
    low = LOW if boxes == 1 else 110
    _lair(canvas, lord, speak, (x, y, SIDE, GRID[1] - boxes * (low + GAP)), is_fight=is_fight)
    top = y + GRID[1] - low
    if lord.prison:
        _prison(canvas, view, lord, speak, (x, top, SIDE, low))
        top -= low + GAP
    if file:
        panel(canvas, (x, top, SIDE, low))
        canvas.sign("sword", x + 10, top + low / 2 - 17, 34, MUTED)
        wide = min((low - 20) * 1.3, (SIDE - 56) / len(file) - 6)
        for number, one in enumerate(file):
            marcher(canvas, view, one, (x + 50 + number * (wide + 6), top + 10, wide, low - 20.0))


def _lair(canvas: Canvas, lord: LordSeen, speak: Speak, place: Place, *, is_fight: bool) -> None:
    """Draw the creatures: ready ones bright, planned ones lit, others dark with a sign; in a fight, goods on top."""
    x, y, width, height = place
    panel(canvas, place)
    if is_fight:
        left = x + 12
        for sign, text in (("gold", lord.gold), ("food", lord.food), ("imp", lord.imps), ("trap", lord.traps)):
            left += figure(canvas, sign, f"{text}", left, y + 9, 34) + 12
    else:
        title(canvas, speak(say("dungeon_lords-picture-lair")), x + 14, y + 36, width - 28)
    found = sentries(lord)
    if not found:
        empty = speak(say("dungeon_lords-picture-no-creature"))
        canvas.text(empty, x + width / 2, y + height / 2 + 28, 28, MUTED, align="middle", width=width - 20)
    columns = 3
    while columns * int((height - 50) // ((width - 16) / columns)) < len(found):
        columns += 1
    step = (width - 16) / columns
    size = min(BEAST, round(step - 6))
    for number, one in enumerate(found):
        row, column = divmod(number, columns)
        sentry(canvas, one, x + 10 + column * step, y + 50 + row * step, size)


def _prison(canvas: Canvas, view: View, lord: LordSeen, speak: Speak, place: Place) -> None:
    """Draw adventurers behind bars."""
    x, y, width, height = place
    panel(canvas, place)
    title(canvas, speak(say("dungeon_lords-picture-prison")), x + 14, y + 34, width - 70)
    canvas.text(f"{len(lord.prison)}", x + width - 16, y + 38, 36, TEXT, face="title", align="right")
    jail = round(height - 54)
    step = min(jail + 6.0, (width - 20 - jail) / max(len(lord.prison) - 1, 1))
    heroes = EDITIONS[view.edition].hero
    for number, id_ in enumerate(lord.prison):
        row, left = heroes[id_], x + 10 + number * step
        canvas.box((left, y + 46, jail, jail), PAPER_DIM, INK, 2, 8)
        canvas.sign(row.role, left + 4, y + 49, jail - 8, METALS[row.year], ART)
        canvas.sign("bars", left, y + 46, jail, INK, ART)
        tag(canvas, row, left + 2, y + 48)


def _cards(canvas: Canvas, lord: LordSeen, speak: Speak, y: float) -> None:
    """Draw the order cards: those played this round, marked while a minion is on them, and inaccessible ones."""
    canvas.box((MARGIN, y, INNER, CARDS), SLAB, EDGE)
    x: float = MARGIN + 14
    for text, orders in (("played", lord.played), ("locked", lord.locked)):
        if not orders:
            continue
        label = speak(say(f"dungeon_lords-picture-{text}"))
        x += canvas.text(label, x, y + 38, 26, MUTED, width=170, least=SMALLEST) + 12
        for order in orders:
            order_icon(canvas, order, x, y + 7, 40)
            if text == "locked":
                canvas.disc(x + 47, y + 40, 14, INK, LAMP, 2)
                canvas.sign("lock", x + 39, y + 31, 16, LAMP)
            elif order in lord.idle:
                canvas.disc(x + 47, y + 40, 14, INK, LAMP, 2)
                canvas.sign("cross", x + 39, y + 32, 16, LAMP)
            x += 66
        x += 18
