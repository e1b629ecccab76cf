"""The mines as a table: a row for each mine, a column for each player with strength, warriors, and pick or lock.

The last row has what each player has dug up towards the trophies, with a cup for who holds one.
"""

from dataclasses import dataclass
from functools import partial

from games.core import Panel, Seat, Speak, say
from games.draw import Canvas, mark
from games.draw.palette import ABYSS, BRASS, EDGE, GOOD, INK, LAMP, LIT, MUTED, SLAB, TEXT
from games.tunhell.cards import EDITIONS
from games.tunhell.view import ClanView, MineView, View

from .describe import describe_mines
from .faces import ART, draw_card, token
from .palette import OPEN
from .sizes import GAP, INNER, MARGIN, Place

HEAD, ROW, LOW = 54, 124, 96
"""Height of the players' names, of a mine, and of a mine in which each player has one line."""
NARROW, TALL, SHORT = 200, 84, 115
"""In a column narrower than this, points stand below the name; then the height of both, and of a mine."""
FOOT, ROOMY = 48, 110
"""The height of what was dug up towards the trophies, and the width from which a cup stands beside it."""
SHAFT = 196
"""Width of a mine's mouth and the cards left in it."""
WIDE, LINE = 280, 4
"""A column at least this wide has strength, pick or lock, and up to this many warriors and doors in one line."""


@dataclass(frozen=True, slots=True)
class Mines:
    """What the panel shows: the mines, the active player, the mine being dug, the reader, public points, and hauls.

    A haul is, for each trophy, the card that it counts, how many of them the player has, and whether they hold it.
    """

    edition: str
    mines: tuple[MineView, ...]
    active: Seat | None
    here: int
    seat: Seat | None
    seats: int
    points: tuple[int | None, ...]
    hauls: tuple[tuple[tuple[str, int, bool], ...], ...]

    @property
    def column(self) -> float:
        """The width of a player's column in pixels."""
        return (INNER - SHAFT - 4) / self.seats

    @property
    def row(self) -> int:
        """The height of a mine's row in pixels."""
        crowd = max(len(cards) + (mine.door == seat) for mine in self.mines for seat, cards in enumerate(mine.guards))
        return LOW if self.column >= WIDE and crowd <= LINE else ROW if self.head == HEAD else SHORT

    @property
    def head(self) -> int:
        """The height of the players' names in pixels, with points below them if there is no room beside them."""
        return TALL if self.column < NARROW and None not in self.points else HEAD


def mines_panel(view: View) -> Panel:
    """Return the panel of the mines."""
    here, points = view.delve.mine if view.delve else 0, tuple(clan.points for clan in view.clans)
    has_trophies = EDITIONS[view.edition].modes[view.mode].trophies
    hauls = tuple(_haul(view, clan) for clan in view.clans) if has_trophies else ()
    shown = Mines(view.edition, view.mines, view.active, here, view.seat, view.seats, points, hauls)
    return Panel("mines", shown, partial(draw_mines, shown), describe_mines(view))


def _haul(view: View, clan: ClanView) -> tuple[tuple[str, int, bool], ...]:
    counts, trophies = {"dirt": clan.dirt, "rat": clan.rats}, EDITIONS[view.edition].trophies
    return tuple((row.counts, counts[row.counts], id_ in clan.trophies) for id_, row in trophies.items())


def mouth_place(view: View, number: int) -> tuple[float, float]:
    """Return the position beside the mouth of a mine, in pixels."""
    shown = mines_panel(view).shows
    assert isinstance(shown, Mines)
    return MARGIN + 122, MARGIN + shown.head + number * (shown.row + GAP) - GAP - 26


def draw_mines(shown: Mines, speak: Speak) -> bytes:
    """Return the picture: a table of mines and players."""
    foot = MARGIN + shown.head + len(shown.mines) * (shown.row + GAP)
    canvas = Canvas(foot - GAP + MARGIN + (FOOT if shown.hauls else 0), ART, own=shown.seat)
    width = shown.column
    canvas.sign("shield", MARGIN + 10, MARGIN + 6, 36, MUTED)
    strength = speak(say("tunhell-picture-strength"))
    canvas.text(strength, MARGIN + 54, MARGIN + 37, 28, MUTED, width=SHAFT - 60, least=25)
    for seat in range(shown.seats):
        _heading(canvas, shown, Seat(seat), speak, (MARGIN + SHAFT + seat * width, MARGIN, width - 6, shown.head - 6))
    for number, mine in enumerate(shown.mines):
        _row(canvas, shown, mine, speak, MARGIN + shown.head + number * (shown.row + GAP))
    if shown.hauls:
        canvas.sign("cup", MARGIN + 10, foot, 36, MUTED)
        canvas.text(speak(say("tunhell-picture-haul")), MARGIN + 54, foot + 31, 28, MUTED, width=SHAFT - 60, least=25)
    for seat, haul in enumerate(shown.hauls):
        _dug_up(canvas, haul, (MARGIN + SHAFT + seat * width, foot - 2, width - 6, FOOT - 4))
    return canvas.png()


def _dug_up(canvas: Canvas, haul: tuple[tuple[str, int, bool], ...], place: Place) -> None:
    """Draw what a player has dug up towards each trophy, on brass if they hold it, with a cup if there is room."""
    x, y, w, h = place
    wide = (w + 4) / len(haul)
    for number, (card, count, is_holder) in enumerate(haul):
        left = x + number * wide
        canvas.box((left, y, wide - 4, h), BRASS if is_holder else SLAB, BRASS if is_holder else EDGE, 2, 10)
        if is_holder and wide > ROOMY:
            canvas.sign("cup", left + wide - 36, y + 8, 28, INK)
        start = left + (12 if wide > ROOMY else 4)
        canvas.sign(card, start, y + (h - 34) / 2, 34, INK, ART)
        colour = INK if is_holder else TEXT if count else MUTED
        canvas.text(f"{count}", start + 39, y + h / 2 + 12, 34, colour, face="title")


def _heading(canvas: Canvas, shown: Mines, seat: Seat, speak: Speak, place: Place) -> None:
    """Draw the name of a column's player, lit during that player's turn."""
    x, y, w, h = place
    is_active = seat == shown.active
    canvas.box(place, LIT if is_active else SLAB, BRASS if is_active else EDGE, 4 if is_active else 2, 10)
    size, start = (25, 43) if shown.seats > 3 else (30, 50)
    mark(canvas, seat, x + 7, y + 24 - size / 2, size)
    name, points = speak(say("tunhell-picture-name", seat=seat)), shown.points[seat]
    taken = 0.0
    if points is not None:
        is_below = shown.head == TALL
        middle, base = x + w - 10, y + h - (12 if is_below else 14)
        taken = canvas.text(f"{points}", middle, base, 32, TEXT, face="title", align="right") + 38
        canvas.sign("star", middle - taken + 4, base - 26, 30, BRASS)
        taken = 0.0 if is_below else taken + 12
    canvas.name(name, x + start, y + 34, 29, TEXT, width=w - start - 2 - taken)


def _row(canvas: Canvas, shown: Mines, mine: MineView, speak: Speak, y: float) -> None:
    is_here, width = mine.number == shown.here, shown.column
    box = (MARGIN, y, INNER, shown.row)
    canvas.box(box, LIT if is_here else SLAB, BRASS if is_here else EDGE, 4 if is_here else 2)
    _mouth(canvas, shown, mine, speak, y)
    for seat in range(shown.seats):
        place = (MARGIN + SHAFT + seat * width, y + 8, width - 6, shown.row - 16)
        if mine.cards:
            side = _side_in_line if shown.row == LOW else _side
            side(canvas, shown, mine, Seat(seat), place)


def _mouth(canvas: Canvas, shown: Mines, mine: MineView, speak: Speak, y: float) -> None:
    """Draw the mine with its number, its top card if known, and the number of cards left."""
    is_low = shown.row == LOW
    x, card = (
        (MARGIN + 30, (MARGIN + 44, y + 6, 70, 84))
        if is_low
        else (MARGIN + 24, (MARGIN + 22, y + 1, 92, shown.row - 2))
    )
    sign = 84 if is_low else shown.row - 14
    canvas.sign("shaft" if mine.cards else "collapsed", x, y + 6, sign, INK, ART)
    known = mine.top or (mine.scouted[0] if mine.scouted else None)
    if known:
        draw_card(canvas, shown.edition, known, card)
    if mine.secret:
        canvas.disc(MARGIN + 110, y + 28, 18, INK, BRASS, 2)
        canvas.sign("eye", MARGIN + 98, y + 16, 24, LAMP)
    canvas.disc(MARGIN + 30, y + 26, 22, BRASS, INK, 3)
    canvas.text(f"{mine.number}", MARGIN + 30, y + 37, 32, INK, face="title", align="middle")
    middle, base = MARGIN + 164, y + (54 if is_low else 62)
    if mine.cards:
        colour = LAMP if mine.is_end_only else TEXT
        canvas.text(f"{mine.cards}", middle, base, 44 if is_low else 52, colour, face="title", align="middle")
        size = 26 if is_low else 34
        canvas.sign("cards", middle - size / 2, base + (8 if is_low else 14), size, MUTED)
    else:
        empty = speak(say("tunhell-picture-empty"))
        canvas.text(empty, MARGIN + SHAFT + 16, y + shown.row / 2 + 12, 36, MUTED, width=INNER - SHAFT - 40)


def _side(canvas: Canvas, shown: Mines, mine: MineView, seat: Seat, place: Place) -> None:
    """Draw a player at a mine: strength, whether the player's diggers may enter, and below them the warriors."""
    x, y, w, h = place
    _ground(canvas, mine, seat, place)
    _strength(canvas, mine, seat, x + w * 0.3, y + 42)
    _entry(canvas, mine, seat, x + w * 0.62, y + 4)
    _warriors(canvas, shown, mine, seat, (x + 10, y + h - 48, w - 20, 46))


def _side_in_line(canvas: Canvas, shown: Mines, mine: MineView, seat: Seat, place: Place) -> None:
    """Draw a player at a mine in one line: strength, pick or lock, warriors."""
    x, y, w, h = place
    _ground(canvas, mine, seat, place)
    _strength(canvas, mine, seat, x + 38, y + h / 2 + 17)
    _entry(canvas, mine, seat, x + 70, y + (h - 44) / 2)
    _warriors(canvas, shown, mine, seat, (x + 124, y + (h - 46) / 2 + 2, w - 132, 46))


def _ground(canvas: Canvas, mine: MineView, seat: Seat, place: Place) -> None:
    may_dig = seat in mine.open_to
    canvas.box(place, OPEN if may_dig else ABYSS, GOOD if may_dig else EDGE, 3 if may_dig else 2, 10)


def _strength(canvas: Canvas, mine: MineView, seat: Seat, middle: float, base: float) -> None:
    colour = TEXT if mine.guards[seat] or seat in mine.open_to else MUTED
    canvas.text(f"{mine.strengths[seat]}", middle, base, 50, colour, face="title", align="middle")


def _entry(canvas: Canvas, mine: MineView, seat: Seat, x: float, y: float) -> None:
    """Draw a pick if the player's diggers may enter, else a lock."""
    may_dig = seat in mine.open_to
    canvas.sign("pick" if may_dig else "lock", x, y, 44, GOOD if may_dig else MUTED)


def _warriors(canvas: Canvas, shown: Mines, mine: MineView, seat: Seat, place: Place) -> None:
    """Draw warriors from the left, closer together if there are many; the back door at the right."""
    x, y, w, size = place
    guards = mine.guards[seat]
    if mine.door == seat:
        canvas.sign("back_door", x + w - size + 4, y - 2, 46, INK, ART)
        w -= size
    step = min(size + 2.0, (w - size) / max(len(guards) - 1, 1))
    for number, card in enumerate(guards):
        token(canvas, shown.edition, card, x + number * step, y, 46)
