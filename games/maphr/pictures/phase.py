"""The second phase in pictures: the actions as they are turned up, what miners bring, and the tile just laid."""

from collections.abc import Sequence

from games.core import Say, Seat, Speak, say
from games.draw import WIDTH, Canvas, canvas_width, mark, wrap
from games.draw.moments import BAND, SCENE, Verdict, rays, stamp, verdict_box
from games.draw.palette import ABYSS, BAD, BRASS, EDGE, GOOD, INK, LAMP, MUTED, SLAB, TEXT
from games.maphr.cards import Book
from games.maphr.view import ClanView

from .colours import ART
from .hand import card_sign
from .mine import draw_tiles
from .tile import draw_tile

_LOG = "maphr-log-"
_SIGNS = {"prospect": "tile", "exploit": "miner", "build": "gear"}
"""The symbol of each action."""
_TOKENS = (242, 456)
"""Left edge and width of the actions in a row: two or three."""
_MINE = (8, 76, 536, 308)
_SIDE = (552, 76, 240, 308)


def draw_plans(canvas: Canvas, book: Book, told: Sequence[Say], seats: int, speak: Speak) -> None:
    """Draw a row for each player: the actions in their order, and the cards paid; cancelled actions are struck out."""
    shown = [one for one in told if one.id in {f"{_LOG}plan", f"{_LOG}idle"}]
    struck = [one for one in told if one.id == f"{_LOG}impediment"]
    x, y, w, h = SCENE
    each = (h - 8) / seats
    for number in range(seats):
        place = (x + 8, y + 8 + number * each, w - 16, each - 8)
        canvas.box(place, SLAB, EDGE, 2)
        middle = place[1] + place[3] / 2
        if number < len(shown):
            _plan(canvas, shown[number], struck, middle, speak)
        else:
            canvas.text("?", x + w / 2, middle + 18, 50, MUTED, face="title", align="middle")
    _outcome(canvas, book, shown, struck, speak, is_all=len(shown) == seats)


def _plan(canvas: Canvas, one: Say, struck: Sequence[Say], middle: float, speak: Speak) -> None:
    """Draw what a player has turned up; without an action, the coin gained instead."""
    seat = Seat(_number(one, "seat"))
    mark(canvas, seat, 28, middle - 21, 42)
    canvas.name(speak(say("maphr-picture-name", seat=seat)), 82, middle + 11, 30, TEXT, width=152, least=25)
    if one.id == f"{_LOG}idle":
        canvas.text(f"+{_number(one, 'n')}", 310, middle + 16, 42, LAMP, face="title", align="right")
        canvas.sign("coin", 320, middle - 21, 42, INK, ART)
        return
    actions, (left, room) = one.values["actions"], _TOKENS
    assert isinstance(actions, tuple)
    step = room / max(2, len(actions))
    width, start = step - 6, 48 if len(actions) < 3 else 10  # three have no room for their symbols
    for place, action in enumerate(actions):
        assert isinstance(action, Say)
        x = left + place * step
        is_off = any(other.values["other_seat"] == seat and other.values["action"] == action for other in struck)
        canvas.box((x, middle - 28, width, 56), ABYSS, BAD if is_off else BRASS, 3)
        if len(actions) < 3:
            canvas.sign(_SIGNS[action.id.removeprefix("maphr-token-")], x + 8, middle - 18, 36, INK, ART)
        tint = BAD if is_off else TEXT
        wide = canvas.text(speak(action), x + start, middle + 10, 29, tint, width=width - start - 8, least=25)
        if is_off:
            canvas.line([(x + start - 4, middle), (x + start + 4 + wide, middle)], BAD, 4)
            stamp(canvas, x + width - 4, middle - 24, 16, is_good=False)
    if paid := _number(one, "n"):
        canvas.text(f"−{paid}", 742, middle + 12, 34, MUTED, face="title", align="right")
        canvas.sign("card", 746, middle - 17, 34, INK, ART)


def _outcome(
    canvas: Canvas, book: Book, shown: Sequence[Say], struck: Sequence[Say], speak: Speak, *, is_all: bool
) -> None:
    """Draw the impediments that were played; without any, who acts first."""
    verdict_box(canvas, BAND, Verdict.BAD if struck else Verdict.OPEN)
    if not is_all:
        canvas.text("?", WIDTH / 2, 470, 72, LAMP, face="title", align="middle")
        return
    if not struck:
        seat = Seat(_number(shown[0], "seat"))
        draw_first(canvas, seat, speak(say("maphr-picture-acts-first", seat=seat)), 660)
        return
    each = (WIDTH - 32) / len(struck)
    for number, one in enumerate(struck):
        left, card = 16 + number * each, f"{one.values['card']}"
        mark(canvas, Seat(_number(one, "seat")), left + 8, 424, 44)
        card_sign(canvas, book, card, left + 62, 416, 60)
        name = speak(say("maphr-picture-card", card=card))
        canvas.text(name, left + 134, 460, 40, TEXT, face="title", width=each - 146, least=24)


def draw_first(canvas: Canvas, seat: Seat, told: str, width: float) -> None:
    """Draw a player's mark and a sentence about them into the band: in one line, or in two where it is too long."""
    mark(canvas, seat, 30, 422, 48)
    size = next((size for size in range(40, 30, -1) if canvas_width(told, size) <= width), 30)
    rows = wrap(told, size, width, 2, "title")
    for number, row in enumerate(rows):
        low = 459 if len(rows) == 1 else 440 + 38 * number
        canvas.text(row, 96, low, size, TEXT, face="title", width=width, least=25)


def draw_exploit(canvas: Canvas, book: Book, one: Say, clan: ClanView, speak: Speak) -> None:
    """Draw the mine with its miners at work; beside it the coins they bring, and below what these are made of."""
    draw_tiles(canvas, book, clan.tiles, _MINE, worked=clan.worked)
    x, y, w, h = _SIDE
    canvas.box(_SIDE, ABYSS, GOOD, 4)
    rays(canvas, x + w / 2, y + 190, 300, Verdict.GOOD, (x + 4, y + 68, w - 8, h - 72))
    _owner(canvas, clan, speak)
    canvas.sign("coin", x + w / 2 - 50, y + 84, 100, INK, ART)
    canvas.text(f"+{_number(one, 'total')}", x + w / 2, y + 272, 92, LAMP, face="title", align="middle")
    verdict_box(canvas, BAND, Verdict.GOOD)
    left = 30.0
    canvas.sign("miner", left, 416, 62, INK, ART)
    bonuses = one.values["bonuses"]
    assert isinstance(bonuses, tuple)
    left += 68 + canvas.text(f"×{len(clan.worked)}", left + 68, 464, 40, MUTED, face="title") + 20
    left += canvas.text(f"{_number(one, 'n')}", left, 466, 52, LAMP, face="title") + 8
    if len(bonuses) < 2:
        canvas.sign("coin", left, 426, 42, INK, ART)
        left += 50
    left += 16
    for bonus in bonuses[:3]:
        assert isinstance(bonus, Say)
        source = f"{bonus.values['source']}"
        left += canvas.text(f"+{_number(bonus, 'n')}", left, 466, 52, TEXT, face="title") + 8
        if source in book.cards:
            card_sign(canvas, book, source, left, 420, 52)
            left += 76
        else:
            left += 16
    total = canvas.text(f"{_number(one, 'coins')}", 716, 470, 60, LAMP, face="title", align="right")
    canvas.sign("coin", 724, 420, 54, INK, ART)
    if left < 716 - total - 68:
        canvas.sign("arrow", 716 - total - 64, 424, 46, TEXT)


def draw_lay(canvas: Canvas, book: Book, one: Say, clan: ClanView, speak: Speak) -> None:
    """Draw the mine with its newest tile, large beside it; below how many the player has and needs."""
    draw_tiles(canvas, book, clan.tiles, _MINE)
    x, y, w, _ = _SIDE
    canvas.box(_SIDE, ABYSS, GOOD, 4)
    rays(canvas, x + w / 2, y + 164, 330, Verdict.GOOD, (x + 4, y + 68, w - 8, 184))
    _owner(canvas, clan, speak)
    tile, cell = f"{one.values['tile']}", speak(say("maphr-picture-cell", cell=one.values["cell"]))
    turn = next((turn for _, card, turn in reversed(clan.tiles) if card == tile), book.turned[tile][0][0])
    draw_tile(canvas, book, (tile, turn), (x + w / 2 - 76, y + 88, 152))
    canvas.text(cell, x + w / 2, y + 292, 46, LAMP, face="title", align="middle")
    verdict_box(canvas, BAND, Verdict.GOOD)
    name = speak(say("maphr-picture-card", card=tile))
    canvas.text(name, 32, 464, 50, TEXT, face="title", width=520, least=28)
    end = 700 - canvas.text(f"/{clan.target}", 700, 468, 36, MUTED, face="title", align="right")
    canvas.text(f"{_number(one, 'n')}", end, 468, 60, TEXT, face="title", align="right")
    canvas.sign("tile", 712, 416, 62, INK, ART)


def _owner(canvas: Canvas, clan: ClanView, speak: Speak) -> None:
    x, y, w, _ = _SIDE
    mark(canvas, clan.seat, x + 16, y + 14, 48)
    name = speak(say("maphr-picture-name", seat=clan.seat))
    canvas.name(name, x + 76, y + 50, 32, TEXT, width=w - 90, least=25)


def _number(told: Say, name: str) -> int:
    value = told.values.get(name, 0)
    assert isinstance(value, int)
    return value
