"""One lord's dungeon as a picture: goods, grid, lair, the march with its hit points, prison, order cards."""

from functools import partial

from games.core import Panel, Seat, Speak, say
from games.draw import WIDTH, Canvas, canvas_width, mark
from games.draw.heads import GAP, INNER, MARGIN
from games.draw.palette import ABYSS, BRASS, EDGE, INK, LAMP, LEDGE, LIT, MUTED, PAPER, PAPER_DIM, SLAB, TEXT
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.grid import Grid
from games.dungeon_lords.pictures.colours import BLOOD, FALLEN, FLOOR, PASSAGE, SITE
from games.dungeon_lords.view import LordSeen, View

from .describe import describe_dungeon
from .march import FILE, march
from .orders import order_icon
from .things import ART, METALS, figure, name_of, sentries, sentry, title

HEAD, CELL, RULER = 126, 92, 34
GRID = (RULER + 5 * CELL + 10, RULER + 4 * CELL + 10)
SIDE = INNER - GRID[0] - GAP
PRISON, CARDS = 116, 76
JAIL = 62
BEAST = 78


def draw_dungeon(view: View, seat: Seat, speak: Speak) -> bytes:
    """A lord's dungeon."""
    lord = view.lords[seat]
    has_march, has_cards = bool(lord.file or lord.plan), bool(_has_cards(view, lord))
    height = HEAD + GAP + GRID[1] + (GAP + FILE if has_march else 0) + (GAP + CARDS if has_cards else 0) + MARGIN
    canvas = Canvas(height, ART)
    _heading(canvas, view, seat, speak)
    y: float = HEAD + GAP
    _grid(canvas, view, seat, MARGIN, y)
    _lair(canvas, lord, speak, MARGIN + GRID[0] + GAP, y)
    y += GRID[1] + GAP
    if lord.prison:
        _prison(canvas, view, lord, speak, MARGIN + GRID[0] + GAP, y - GAP - PRISON)
    if has_march:
        march(canvas, view, seat, y)
        y += FILE + GAP
    if has_cards:
        _cards(canvas, lord, speak, y)
    return canvas.png()


def dungeons(view: View) -> tuple[Panel, ...]:
    """Every dungeon for the public, in seat order; for a lord, his own."""
    seats = [Seat(seat) for seat in range(len(view.lords))] if view.seat is None else [view.seat]
    return tuple(
        Panel(f"dungeon-{seat}", _shown(view, seat), partial(draw_dungeon, view, seat), describe_dungeon(view, seat))
        for seat in seats
    )


def _shown(view: View, seat: Seat) -> tuple[object, ...]:
    """All of a view that the picture of a dungeon depends on."""
    is_clashing = view.clash is not None and view.clash.seat == seat
    flags = (
        seat in view.asked,
        view.host == seat,
        view.marker == seat,
        is_clashing,
        bool(view.fight),
        bool(view.phase),
    )
    return (view.edition, seat, view.lords[seat], view.sites.get(seat), flags)


def _has_cards(view: View, lord: LordSeen) -> bool:
    return bool(lord.played or lord.locked) and not view.fight and bool(view.phase)


def _heading(canvas: Canvas, view: View, seat: Seat, speak: Speak) -> None:
    """Whose dungeon it is, how evil the lord is, and the goods."""
    lord, is_asked = view.lords[seat], seat in view.asked
    canvas.box((MARGIN, MARGIN, INNER, HEAD - MARGIN), LIT if is_asked else SLAB, BRASS if is_asked else EDGE, 3)
    mark(canvas, seat, MARGIN + 14, MARGIN + 8, 46)
    right: float = WIDTH - MARGIN - 16
    right -= canvas.text(f"{lord.evil}", right, MARGIN + 46, 40, TEXT, face="title", align="right") + 50
    canvas.sign("evil", right, MARGIN + 10, 44, INK, ART)
    if view.host == seat:
        right -= 54
        canvas.sign("paladin", right, MARGIN + 8, 48, BRASS, ART)
    if view.marker == seat:
        right -= 54
        canvas.sign("crown", right, MARGIN + 12, 42, BRASS)
    canvas.text(name_of(speak, seat), MARGIN + 76, MARGIN + 44, 36, TEXT, width=right - MARGIN - 96, least=24)
    _goods(canvas, lord, MARGIN + 18, MARGIN + 62)


def _goods(canvas: Canvas, lord: LordSeen, x: float, y: float) -> None:
    """What the lord owns, at even distances; workers as free of all."""
    shown = [
        ("gold", f"{lord.gold}"),
        ("food", f"{lord.food}"),
        ("imp", _workers(lord.imps, lord.busy)),
        ("trap", f"{lord.traps}"),
    ]
    shown += [("troll", _workers(lord.tokens, lord.busy_trolls))] if lord.tokens else []
    shown += [("letter", f"{lord.letters}")] if lord.letters else []
    widths = [44 + canvas_width(text, 37) for _, text in shown]
    gap = min(48.0, (INNER - 36 - sum(widths)) / max(len(shown) - 1, 1))
    for (sign, text), width in zip(shown, widths, strict=True):
        figure(canvas, sign, text, x, y, 40)
        x += width + gap


def _workers(all_: int, busy: int) -> str:
    return f"{max(0, all_ - busy)}/{all_}" if busy else f"{all_}"


def _grid(canvas: Canvas, view: View, seat: Seat, x: float, y: float) -> None:
    """The ground with its coordinates; where something can be chosen now, the cell is lit."""
    lord, ground = view.lords[seat], EDITIONS[view.edition].map
    sites = view.sites.get(seat, ())
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
        _cell(canvas, lord, ground, cell, left, top, is_site=cell in sites)


def _cell(canvas: Canvas, lord: LordSeen, ground: Grid, cell: str, x: float, y: float, *, is_site: bool) -> None:
    """Solid ground, a tunnel, a room, or what is left of one."""
    kind, is_lost = lord.tiles.get(cell, ""), cell in lord.conquered
    is_here = lord.plan is not None and lord.plan.cell == cell
    edge, width = (LAMP, 5) if is_site or is_here else (EDGE, 2)
    inside = (x + 2, y + 2, CELL - 4, CELL - 4)
    label = TEXT
    if not kind:
        canvas.box(inside, SITE if is_site else ABYSS, edge if is_site else LEDGE, width, 8)
        size = 34 if is_site else 22
        colour = LAMP if is_site else MUTED
        canvas.text(cell.upper(), x + CELL / 2, y + CELL / 2 + size * 0.36, size, colour, face="title", align="middle")
        return
    if is_lost:
        canvas.box(inside, FALLEN, BLOOD if not is_here else LAMP, max(width, 3), 8)
        if kind != "tunnel":
            canvas.sign(kind, x + 8, y + 34, 50, INK, ART)
            canvas.sign("banner", x + 44, y + 6, 42, INK, ART)
        else:
            canvas.sign("banner", x + 24, y + 24, 58, INK, ART)
    elif kind == "tunnel":
        canvas.box(inside, FLOOR, edge, width, 8)
        _passage(canvas, lord, ground, cell, x, y, width + 2)
    else:
        canvas.box(inside, PAPER, edge if is_site or is_here else BRASS, max(width, 3), 8)
        canvas.sign(kind, x + 25, y + 25, 60, INK, ART)
        label = INK
    canvas.text(cell.upper(), x + 9, y + 28, 22, label, face="title")
    if is_here:
        canvas.disc(x + CELL - 22, y + CELL - 22, 18, INK, LAMP, 3)
        canvas.sign("sword", x + CELL - 33, y + CELL - 33, 22, LAMP)


def _passage(canvas: Canvas, lord: LordSeen, ground: Grid, cell: str, x: float, y: float, rim: int) -> None:
    """The way through a tunnel, towards every tile it touches."""
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


def _lair(canvas: Canvas, lord: LordSeen, speak: Speak, x: float, y: float) -> None:
    """Monsters and ghosts: ready ones bright, planned ones lit, the others dark with a sign."""
    height = GRID[1] - (PRISON + GAP if lord.prison else 0)
    canvas.box((x, y, SIDE, height), SLAB, EDGE)
    title(canvas, speak(say("dungeon_lords-picture-lair")), x + 14, y + 34, SIDE - 28)
    found = sentries(lord)
    if not found:
        empty = speak(say("dungeon_lords-picture-no-creature"))
        canvas.text(empty, x + SIDE / 2, y + height / 2 + 16, 24, MUTED, align="middle", width=SIDE - 20)
    columns = 3
    while columns * int((height - 46) // ((SIDE - 16) / columns)) < len(found):
        columns += 1
    step = (SIDE - 16) / columns
    size = min(BEAST, round(step - 5))
    for number, one in enumerate(found):
        row, column = divmod(number, columns)
        sentry(canvas, one, x + 10 + column * step, y + 48 + row * step, size)


def _prison(canvas: Canvas, view: View, lord: LordSeen, speak: Speak, x: float, y: float) -> None:
    """Adventurers behind bars."""
    canvas.box((x, y, SIDE, PRISON), SLAB, EDGE)
    title(canvas, speak(say("dungeon_lords-picture-prison")), x + 14, y + 32, SIDE - 70)
    canvas.text(f"{len(lord.prison)}", x + SIDE - 16, y + 34, 30, TEXT, face="title", align="right")
    step = min(JAIL + 6.0, (SIDE - 20 - JAIL) / max(len(lord.prison) - 1, 1))
    heroes = EDITIONS[view.edition].hero
    for number, id_ in enumerate(lord.prison):
        row, left = heroes[id_], x + 10 + number * step
        canvas.box((left, y + 44, JAIL, JAIL), PAPER_DIM, INK, 2, 8)
        canvas.sign(row.role, left + 4, y + 47, JAIL - 8, METALS[row.year], ART)
        canvas.sign("bars", left, y + 44, JAIL, INK, ART)


def _cards(canvas: Canvas, lord: LordSeen, speak: Speak, y: float) -> None:
    """Order cards: those played this round, marked while a minion lies on them, and those locked away."""
    canvas.box((MARGIN, y, INNER, CARDS), SLAB, EDGE)
    x: float = MARGIN + 14
    for text, orders in (("played", lord.played), ("locked", lord.locked)):
        if not orders:
            continue
        label = speak(say(f"dungeon_lords-picture-{text}"))
        x += canvas.text(label, x, y + 46, 24, MUTED, width=170, least=19) + 12
        for order in orders:
            order_icon(canvas, order, x, y + 10, 54)
            if text == "locked":
                canvas.disc(x + 46, y + 50, 15, INK, LAMP, 2)
                canvas.sign("lock", x + 37, y + 40, 18, LAMP)
            elif order in lord.idle:
                canvas.disc(x + 46, y + 52, 13, INK, LAMP, 2)
                canvas.sign("cross", x + 38, y + 44, 16, LAMP)
            x += 68
        x += 18
