"""Everybody's mine in one panel: what each player has, needs and can pay, while no single mine is dug."""

from collections.abc import Sequence
from functools import partial

from games.core import Panel, Seat, Speak, say
from games.draw import WIDTH, Canvas, mark
from games.draw.palette import BAD, BRASS, EDGE, GOOD, LAMP, LIT, MUTED, SLAB, TEXT
from games.maphr.cards import EDITIONS, Book
from games.maphr.rows import COLOURS
from games.maphr.view import ClanView, View

from .colours import ART, HOLE, SIGN_OF
from .colours import COLOURS as FILLS
from .tile import draw_miner, draw_tile
from .words import mines_words

_MARGIN, _GAP, _TOP = 12, 6, 8
_HEAD, _LINE = 50, 42
"""The heights of a name, and of a line of figures below a mine."""
_ENTRANCE, _LARGEST, _GOOD = 30, 72, 58
"""The height of an entrance, the largest side of a tile, and the side for which a mine of several rows has room."""
_LOW, _HIGH = 112, {2: 340, 3: 300, 4: 151}
"""The least and the greatest height of a mine, by the number of players."""
_COLOUR = 47
"""The width of a colour with its number of buildings."""

Place = tuple[float, float, float, float]


def mines_panel(view: View, *, is_alone: bool, winners: Sequence[Seat] = ()) -> Panel:
    """Return the panel of everybody's mine, side by side; with what the table would tell, unless that is above it.

    At the end, those of the winners are lit.
    """
    shows = (view.edition, view.seat, is_alone, view.clans, view.finisher, winners)
    return Panel("mines", shows, partial(draw_mines, view, is_alone=is_alone, winners=winners), mines_words(view))


def draw_mines(view: View, speak: Speak, *, is_alone: bool, winners: Sequence[Seat] = ()) -> bytes:
    """Return the picture of the mines: four take two rows, and three do where their tiles are then larger."""
    sides = {columns: _sizes(view, columns, is_alone=is_alone)[2] for columns in ((2, 3) if view.seats == 3 else (2,))}
    columns = max(sides, key=lambda one: (sides[one], one))
    field, lines, _ = _sizes(view, columns, is_alone=is_alone)
    high, wide = _HEAD + field + lines * _LINE, _wide(columns)
    canvas = Canvas(-(-view.seats // columns) * (high + _GAP) + 2 * _TOP - _GAP, ART, own=view.seat)
    for number, clan in enumerate(view.clans):
        row, column = divmod(number, columns)
        room = _wide(1) if column == 0 and number == view.seats - 1 else wide  # it may be alone in its row
        place = (_MARGIN + column * (wide + _GAP), _TOP + row * (high + _GAP), room, high)
        wins = clan.seat in winners
        canvas.box(place, LIT if wins else SLAB, BRASS if wins else EDGE, 4 if wins else 2)
        _mine(canvas, EDITIONS[view.edition], clan, (place[0] + 8, place[1] + _HEAD, room - 16, field))
        _name(canvas, clan, place, speak, has_coins=columns == 2 and lines == 1, wins=wins)
        if lines:
            ends = view.finisher == clan.seat if winners else None
            _figures(canvas, EDITIONS[view.edition], clan, place, has_coins=lines > 1, ends=ends)
    return canvas.png()


def _wide(columns: int) -> float:
    """Return the width of a mine with so many side by side."""
    return (WIDTH - 2 * _MARGIN - _GAP * (columns - 1)) / columns


def _sizes(view: View, columns: int, *, is_alone: bool) -> tuple[int, int, int]:
    """Return the height of every mine, the lines below it, and the side of the smallest tiles."""
    two_rows = view.seats > columns
    lines = (1 if columns == 2 else 2) if is_alone else 0
    rows = max((int(cell[1:]) for clan in view.clans for cell, _, _ in clan.tiles), default=1)
    most = _HIGH[4 if two_rows else view.seats] + (_LINE if two_rows and not lines else 0)
    field = min(max(_LOW, rows * _GOOD + _ENTRANCE), most)
    book = EDITIONS[view.edition]
    wides = [_wide(1 if two_rows and number == 2 == view.seats - 1 else columns) - 16 for number in range(view.seats)]
    return field, lines, min(_extent(book, clan, wide, field)[1] for clan, wide in zip(view.clans, wides, strict=True))


def _extent(book: Book, clan: ClanView, wide: float, high: float) -> tuple[int, int, int]:
    """Return the first column that a mine uses, the side of its tiles, and the number of columns."""
    first, columns = book.ground.first, book.ground.columns
    cells = [*(cell for cell, _, _ in clan.tiles), first]
    used = sorted(columns.index(cell[0]) for cell in cells)
    across, rows = used[-1] - used[0] + 1, max(int(cell[1:]) for cell in cells)
    return used[0], int(min(wide / across, (high - _ENTRANCE) / rows, _LARGEST)), across


def _name(canvas: Canvas, clan: ClanView, place: Place, speak: Speak, *, has_coins: bool, wins: bool) -> None:
    """Draw a player's name and level, a winner's crown, and the coins if they fit on the line."""
    x, y, wide, _ = place
    mark(canvas, clan.seat, x + 12, y + 10, 32)
    right = x + wide - 12
    left = right - canvas.text(clan.roman, right, y + 36, 32, BRASS, face="title", align="right") - 16
    if wins:
        left -= 32
        canvas.sign("crown", left, y + 10, 32, BRASS)
        left -= 10
    if has_coins:
        left -= canvas.text(f"{clan.coins}", left, y + 36, 32, LAMP, face="title", align="right") + 38
        canvas.sign("coin", left, y + 9, 32, art=ART)
    name = speak(say("maphr-picture-name", seat=clan.seat))
    canvas.name(name, x + 56, y + 36, 28, TEXT, width=left - x - 66, least=25)


def _figures(canvas: Canvas, book: Book, clan: ClanView, place: Place, *, has_coins: bool, ends: bool | None) -> None:
    """Draw buildings by colour and tiles of those that the game needs; on a line more, the coins.

    At the end, the tiles of the player who has ended the game stand out, before it those of players close to it.
    """
    x, y, wide, high = place
    right, base = x + wide - 12, y + high - 12
    if has_coins:
        canvas.sign("coin", x + 12, base - 27, 32, art=ART)
        canvas.text(f"{clan.coins}", x + 50, base, 32, LAMP, face="title")
    is_close = len(clan.tiles) >= clan.limit or clan.target - len(clan.tiles) < 3
    right -= canvas.text(f"/{clan.target}", right, base, 26, MUTED, face="title", align="right")
    tint = GOOD if ends else BAD if is_close and ends is None else TEXT
    right -= canvas.text(f"{len(clan.tiles)}", right, base, 32, tint, face="title", align="right")
    canvas.sign("tile", right - 40, base - 27, 32, art=ART)
    low = base - _LINE + 4 if has_coins else base
    for number, colour in enumerate(COLOURS):
        at, n = x + 11 + number * _COLOUR, _built(book, clan, colour)
        canvas.box((at, low - 25, 28, 28), FILLS[colour], FILLS[colour], 0, 6)
        canvas.sign(SIGN_OF[colour], at + 2, low - 23, 24, art=ART)
        canvas.text(f"{n or '·'}", at + 30, low - 2, 25, TEXT if n else MUTED, face="title")


def _built(book: Book, clan: ClanView, colour: str) -> int:
    return sum(book.buildings[id_].colour == colour for id_ in clan.buildings)


def _mine(canvas: Canvas, book: Book, clan: ClanView, place: Place) -> None:
    """Draw the tiles laid, with the miners at work, above the entrance; an empty mine is its first cell."""
    x, y, wide, high = place
    first, columns = book.ground.first, book.ground.columns
    laid = {cell: (card, turn) for cell, card, turn in clan.tiles}
    least, side, across = _extent(book, clan, wide, high)
    left = x + (wide - side * across) / 2
    for cell in laid or (first,):
        at = (left + (columns.index(cell[0]) - least) * side, y + high - _ENTRANCE - int(cell[1:]) * side, side)
        if cell in laid:
            draw_tile(canvas, book, laid[cell], at)
        else:
            canvas.box((at[0] + 2, at[1] + 2, side - 4, side - 4), HOLE, EDGE, 2)
        if cell in clan.worked:
            draw_miner(canvas, at)
    middle = left + (columns.index(first[0]) - least + 0.5) * side
    canvas.sign("entrance", middle - 15, y + high - _ENTRANCE, 30, art=ART)
