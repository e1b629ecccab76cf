"""A mine as a panel: the tunnels as large as they fit, cells open to a tile, miners, and what the clan has."""

from dataclasses import dataclass
from functools import partial

from games.core import Panel, Speak, say
from games.draw import Canvas, mark
from games.draw.palette import BAD, BRASS, EDGE, LAMP, LIT, MUTED, SLAB, TEXT
from games.maphr.cards import EDITIONS, Book
from games.maphr.view import ClanView, Placing, Rise, View

from .built import draw_strip, strip_height
from .colours import ART, HOLE, SIGN_OF
from .colours import COLOURS as FILLS
from .tile import draw_miner, draw_places, draw_tile, draw_turns
from .words import mine_words, sites_of

_FIELD = (12, 12, 536)
"""Left, top and width of a mine."""
_LOW = 363
"""The least height of a mine, for the figures beside it."""
_RISE = 34
"""The height of what the next level needs."""
_BELOW = 34
"""The height of everything else in the panel besides the strip of buildings."""
_HIGHEST = 509
"""The greatest height of a panel."""
_AROUND = 84
"""The height of the coordinates above a mine and the entrance below it."""
_FEWEST = 2
"""The number of rows that are always shown: the first tile and the one above it."""


def mine_panel(view: View, clan: ClanView) -> Panel:
    """Return the panel of a player's mine, with the cells its tunnels lead to; those that can be chosen are lit."""
    shown = _open_cells(view, clan)
    shows = (view.edition, clan, *shown)
    draw = partial(draw_mine, view.edition, clan, *shown)
    return Panel(f"mine-{clan.seat + 1}", shows, draw, mine_words(view, clan))


def _open_cells(view: View, clan: ClanView) -> tuple[tuple[str, ...], tuple[str, ...], bool, Placing | None]:
    """Return the cells tunnels lead to, the end tiles to choose from, whether the owner acts, and the tile to lay."""
    is_acting = view.acting == clan.seat and view.step in ("prospecting", "lose-tile")
    placing = view.placing if is_acting and view.seat == clan.seat else None
    return () if placing else sites_of(view, clan), view.ends if is_acting else (), is_acting, placing


def draw_mine(
    edition: str,
    clan: ClanView,
    sites: tuple[str, ...],
    ends: tuple[str, ...],
    is_acting: bool,
    placing: Placing | None,
    speak: Speak,
) -> bytes:
    """Return the picture of a mine; while a tile is being laid, with every cell and rotation possible for it."""
    book = EDITIONS[edition]
    field = _field(book, clan, sites, placing)
    side = (556, field[1], 232, field[3])
    canvas = Canvas(field[3] + _BELOW + strip_height(book, clan), ART)
    draw_tiles(canvas, book, clan.tiles, field, sites, ends, clan.worked, placing, fewest=_FEWEST)
    if placing:
        fitting = {turn for _, turns in placing.places for turn in turns}
        draw_turns(canvas, book, placing, fitting, side)
    else:
        _clan(canvas, clan, is_acting, side, speak)
    draw_strip(canvas, book, clan, field[1] + field[3] + 10, speak)
    return canvas.png()


def _field(book: Book, clan: ClanView, sites: tuple[str, ...], placing: Placing | None) -> tuple[int, int, int, int]:
    """Return the place of a mine: no higher than the rows that are built or can be, and above its buildings."""
    left, top, width = _FIELD
    height = _HIGHEST - _BELOW - strip_height(book, clan)
    layout = _layout(book, clan.tiles, (left, top, width, height), sites, placing, _FEWEST)
    return left, top, width, min(height, max(_LOW, layout.side * layout.rows + _AROUND))


def cell_place(view: View, clan: ClanView, cell: str) -> tuple[float, float]:
    """Return the upper right corner of a cell in the panel, in pixels."""
    sites, _, _, placing = _open_cells(view, clan)
    book = EDITIONS[view.edition]
    layout = _layout(book, clan.tiles, _field(book, clan, sites, placing), sites, placing, _FEWEST)
    x, y, side = layout.place(cell)
    return x + side - 16, y + 16


@dataclass(frozen=True, slots=True)
class _Layout:
    """The position of the cells of a mine in its picture.

    Attributes:
        columns: those that are shown, from left to right.
        rows: how many there are, the first at the bottom.
        x, y: the upper left corner.
        side: of a cell.
    """

    columns: str
    rows: int
    x: float
    y: float
    side: int

    def place(self, cell: str) -> tuple[float, float, int]:
        """Return the upper left corner of a cell, and the length of its side."""
        x, y = self.x + self.columns.index(cell[0]) * self.side, self.y + (self.rows - int(cell[1:])) * self.side
        return x, y, self.side


def _layout(
    book: Book,
    tiles: tuple[tuple[str, str, int], ...],
    place: tuple[int, int, int, int],
    sites: tuple[str, ...],
    placing: Placing | None,
    fewest: int,
) -> _Layout:
    """Return the layout of the rows and columns in use, as large as they fit, with at least so many rows."""
    left, top, width, height = place
    ground = book.ground
    chosen = [cell for cell, _ in placing.places] if placing else []
    cells = {cell for cell, _, _ in tiles} | {*sites, *chosen, ground.first, _next_to(ground.first)}
    columns = sorted({ground.columns.index(cell[0]) for cell in cells})
    first, last = _widened(columns[0], columns[-1], len(ground.columns) - 1, 5)
    rows = max(fewest, *(int(cell[1:]) for cell in cells))
    side = min((width - 46) // (last - first + 1), (height - _AROUND) // rows, 110)
    x = left + 40 + (width - 46 - side * (last - first + 1)) // 2
    y = top + 36 + (height - _AROUND - side * rows) // 2
    return _Layout("".join(ground.columns[first : last + 1]), rows, x, y, side)


def draw_tiles(
    canvas: Canvas,
    book: Book,
    tiles: tuple[tuple[str, str, int], ...],
    place: tuple[int, int, int, int],
    sites: tuple[str, ...] = (),
    ends: tuple[str, ...] = (),
    worked: tuple[str, ...] = (),
    placing: Placing | None = None,
    fewest: int = 3,
) -> None:
    """Draw the rows and columns in use, with coordinates, and the open cells; tiles that may be lost are marked."""
    canvas.box(place, SLAB, EDGE, 2)
    places = dict(placing.places) if placing else {}
    layout = _layout(book, tiles, place, sites, placing, fewest)
    side = layout.side
    for number, column in enumerate(layout.columns):
        x = layout.x + number * side + side / 2
        canvas.text(column.upper(), x, layout.y - 8, 26, MUTED, face="title", align="middle")
        if column == book.ground.first[0]:
            canvas.sign("entrance", x - 21, layout.y + side * layout.rows + 3, 42, art=ART)
    laid = {cell: (card, turn) for cell, card, turn in tiles}
    for row in range(1, layout.rows + 1):
        y = layout.y + (layout.rows - row) * side
        canvas.text(f"{row}", layout.x - 20, y + side / 2 + 10, 28, MUTED, face="title", align="middle")
        for column in layout.columns:
            cell = f"{column}{row}"
            place_of_cell = layout.place(cell)
            if placing and cell in places:
                draw_places(canvas, book, placing, cell, place_of_cell)
                continue
            if cell in laid:
                draw_tile(canvas, book, laid[cell], place_of_cell, is_lost=cell in ends)
            else:
                _hole(canvas, cell, place_of_cell, is_site=cell in sites)
            if cell in worked:
                draw_miner(canvas, place_of_cell)


def _next_to(cell: str) -> str:
    return f"{cell[0]}{int(cell[1:]) + 1}"


def _widened(first: int, last: int, most: int, least: int) -> tuple[int, int]:
    """Return the first and last column in use, extended on both sides to at least `least` columns."""
    while last - first + 1 < least:
        if last < most:
            last += 1
        if first and last - first + 1 < least:
            first -= 1
    return first, last


def _hole(canvas: Canvas, cell: str, place: tuple[float, float, int], *, is_site: bool) -> None:
    """Draw a cell without a tile, with its coordinates if tunnels lead to it."""
    x, y, side = place
    canvas.box((x + 2, y + 2, side - 4, side - 4), HOLE, EDGE, 2)
    if is_site:
        size = round(side * 0.4)
        canvas.text(cell.upper(), x + side / 2, y + side / 2 + size * 0.36, size, TEXT, face="title", align="middle")


def _clan(canvas: Canvas, clan: ClanView, is_acting: bool, box: tuple[int, int, int, int], speak: Speak) -> None:
    """Draw the owner, and the four important figures."""
    left, top, width, height = box
    canvas.box(box, LIT if is_acting else SLAB, BRASS if is_acting else EDGE, 4 if is_acting else 2)
    mark(canvas, clan.seat, left + 18, top + 16, 52)
    name = speak(say("maphr-picture-name", seat=clan.seat))
    canvas.name(name, left + 82, top + 54, 32, TEXT, width=width - 96, least=25)
    figures = (
        ("coin", f"{clan.coins}", "", LAMP),
        ("miner", f"{clan.miners}", f"/{clan.miner_limit}", TEXT),
        ("tile", f"{len(clan.tiles)}", f"/{clan.target}", BAD if clan.target - len(clan.tiles) < 3 else TEXT),
    )
    each = (height - 174 - (_RISE if clan.rise else 0)) / len(figures)
    size = min(54, round(each) + 4)
    for place, (sign, figure, rest, colour) in enumerate(figures):
        middle = top + 76 + (place + 0.5) * each
        canvas.sign(sign, left + 20, middle - size / 2, size, art=ART)
        end, base = left + width - 16, middle + size * 0.35
        end -= canvas.text(rest, end, base, 32, MUTED, face="title", align="right") if rest else 0
        canvas.text(figure, end, base, size, colour, face="title", align="right")
    base = top + height - 54 - (_RISE if clan.rise else 0)
    canvas.text(speak(say("maphr-picture-level")), left + 20, base, 30, TEXT, width=116, least=25)
    canvas.text(clan.roman, left + width - 18, base + 2, 48, BRASS, face="title", align="right")
    tint = BAD if len(clan.tiles) >= clan.limit else MUTED
    room = speak(say("maphr-picture-room", n=clan.limit))
    canvas.text(room, left + width / 2, base + 37, 27, tint, width=width - 24, least=25, align="middle")
    if clan.rise:
        _rise(canvas, clan, clan.rise, (left, top + height - 40, width, 34))


def _rise(canvas: Canvas, clan: ClanView, rise: Rise, box: tuple[int, int, int, int]) -> None:
    """Draw the next level, the colour of the building that it needs while the mine has none, and its price."""
    left, top, width, height = box
    base = top + height - 9
    x = left + 20 + canvas.text(rise.roman, left + 20, base, 30, BRASS, face="title") + 12
    tint = BAD if not rise.is_open else LAMP if clan.coins >= rise.price else MUTED
    if not rise.is_open:
        if rise.colour:
            canvas.box((x, top + 1, 32, 32), SLAB, FILLS[rise.colour], 3, 8)
        sign = SIGN_OF[rise.colour] if rise.colour else "gear"
        canvas.sign(sign, x + 4, top + 5, 24, TEXT, art=ART)
        x += 40
        canvas.text("+", x, base, 30, tint, face="title")
    canvas.sign("coin", left + width - 44, top + 3, 28, art=ART)
    canvas.text(f"{rise.price}", left + width - 50, base, 32, tint, face="title", align="right")


__all__ = ["draw_mine", "draw_tiles", "mine_panel"]
