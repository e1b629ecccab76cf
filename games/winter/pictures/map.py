"""The map: 17 areas with dwarfs, monsters and disasters, the areas next to the castle, week and disasters in it."""

from collections.abc import Sequence

from games.core import Choice, Seat, Speak, Spot, say
from games.draw import Canvas
from games.draw.palette import BAD, BRASS, EDGE, GOOD, INK, LAMP, LIVERIES, MUTED, ROCK, SLAB, TEXT
from games.winter.board import are_disasters_near
from games.winter.choices import Buy, Recruit
from games.winter.state import HOME
from games.winter.view import AreaView, Threat, View

from .colours import ALARM, ART, COURT, ICE, ICE_EDGE, RING, RING_EDGE
from .market import slot_place
from .things import counted, counted_width, face

HEIGHT = 509
COLUMNS = (6, 91, 247, 403, 559, 715)
ROWS = (6, 62, 160, 258, 356, 454)
CELL, WALL, SIDE = (151, 92), 50, 80
MARK, SIGN, HEAD, LEFT, WAY = 36, 36, 42, 24, 32
CLOSE, CLOSE_COUNTED = 27, 49
"""From one mark to the next where there is little room: for a single dwarf, and for several with their number."""
STACKED = 3
"""Up to this many threats on a wall in the west or the east, there is room for figures beside their faces."""
PAIR, PAIRED = 38, 68
"""The size of the faces of two threats in a forest, field or mine, one below the other, and the width of each."""
SMALL, BADGE = 40, 14
"""The size of a face that has its figure on a disc in its lower right corner, and the radius of that disc."""
Place = tuple[float, float, float, float]


def draw_map(view: View, speak: Speak) -> bytes:
    """Return the picture of the map."""
    canvas = Canvas(HEIGHT, ART)
    for area in view.areas:
        if area.kind == "castle":
            _castle(canvas, view, area, speak)
        else:
            _area(canvas, view, area, speak)
    return canvas.png()


def place_of(area: AreaView) -> Place:
    """Return the left, top, width and height of an area: walls on the outside, the castle in the middle."""
    if area.kind == "castle":
        return COLUMNS[2], ROWS[2], COLUMNS[4] - COLUMNS[2] - 5, ROWS[4] - ROWS[2] - 6
    if area.kind == "wall":
        if area.row in (1, 6):
            return 6, ROWS[area.row - 1], 788, WALL
        return COLUMNS[area.column - 1], ROWS[1], SIDE, ROWS[5] - ROWS[1] - 6
    return COLUMNS[area.column - 1], ROWS[area.row - 1], *CELL


def spots(view: View, choice: Choice) -> Sequence[Spot]:
    """Return where the pictures show a choice: the area a dwarf goes to, that of a fight, or the hero for sale."""
    if isinstance(choice, Buy | Recruit):
        return (Spot("market", *slot_place(view, choice.slot)),)
    fields = choice.fields()
    threats = {threat.id: threat.area for threat in (*view.monsters, *view.disasters)}
    met = next((threats[value] for value in map(str, fields.values()) if value in threats), None)
    area = next((area for area in view.areas if area.id == (met or fields.get("area", fields.get("end")))), None)
    if area is None:
        return ()
    x, y, w, h = place_of(area)
    return (Spot("map", x + w - 18, y + h - 18) if met else Spot("map", x + w - 18, y + 18, area.id, is_place=True),)


def _ground(view: View, area: AreaView) -> tuple[str, str, int]:
    """Return fill, edge and its width, by whether the area may be chosen, has a disaster or is next to the castle."""
    fill, edge, width = SLAB, EDGE, 2
    if area.distance == 1:
        fill, edge, width = RING, RING_EDGE, 3
    if area.disasters:
        fill, edge, width = ICE, ICE_EDGE, 4
    elif area.kind == "wall":
        fill = ROCK
    if area.id in view.offered:
        edge, width = GOOD, 6
    elif area.id in view.chosen:
        edge, width = LAMP, 6
    return fill, edge, width


def _area(canvas: Canvas, view: View, area: AreaView, speak: Speak) -> None:
    """Draw an area with symbol and number, threats and dwarfs; with its name if there are none."""
    place = place_of(area)
    x, y, w, h = place
    canvas.box(place, *_ground(view, area), 12)
    is_side = area.kind == "wall" and area.row not in (1, 6)
    sign_x = x + (w - SIGN) / 2 if is_side else x + 8
    canvas.sign(area.kind, sign_x, y + 8, SIGN, INK, ART)
    if area.is_blocked and area.kind != "wall":
        canvas.disc(x + 14, y + 42, 12, BAD, INK, 2)
        canvas.sign("cross", x + 5, y + 33, 18, INK)
    is_pair = _is_pair(view, area)
    if area.id in view.offered:
        right, low = (x + 12, y + 12) if is_pair else (x + w - 12, y + h - 12)
        canvas.disc(right, low, 14, GOOD, INK, 2)
        canvas.sign("check", right - 10, low - 10, 20, INK)
    if is_side:
        canvas.text(f"{area.number}", x + w / 2, y + 76, 30, MUTED, face="title", align="middle")
        _threats(canvas, view, area, (x + 2, y + 92, w - 4), most=STACKED, down=True)
        _dwarfs_down(canvas, view, area, x + 8, y + h - 8)
        return
    canvas.text(f"{area.number}", x + 50, y + 38, 30, MUTED, face="title")
    if area.kind == "wall":
        _threats(canvas, view, area, (x + 400, y + 4, w - 410), most=5)
        _dwarfs(canvas, view, area, x + 110, y + 8, 290)
    else:
        tick = 20 if area.id in view.offered and not is_pair else 0
        if is_pair:
            _pair(canvas, view, area, x + w - PAIRED - 6, y + 5)
        else:
            _threats(canvas, view, area, (x + 66, y + 6, w - 70), most=1)
        _dwarfs(canvas, view, area, x + 8, y + 55, w - 16 - tick - (PAIRED if is_pair else 0))
        if not any(area.dwarfs) and not is_pair and not _left(view, area):
            word = speak(say(f"winter-picture-kind-{area.kind}"))
            canvas.text(word, x + 10, y + h - 12, 26, MUTED, width=w - 40, least=24)


def _in(view: View, area: AreaView) -> list[Threat]:
    known = {threat.id: threat for threat in (*view.monsters, *view.disasters)}
    return [known[id_] for id_ in (*area.monsters, *area.disasters)]


def _is_pair(view: View, area: AreaView) -> bool:
    """Return whether there is room for two threats, one below the other, beside the dwarfs of an area."""
    return area.kind not in {"castle", "wall"} and len(_in(view, area)) == 2 and sum(map(bool, area.dwarfs)) <= 2


def _pair(canvas: Canvas, view: View, area: AreaView, x: float, y: float) -> None:
    """Draw two threats, one below the other."""
    for number, threat in enumerate(_in(view, area)):
        top = y + (PAIR + 6) * number
        canvas.box((x - 2, top - 1, PAIRED + 2, PAIR + 4), INK, _rim(view, threat), 3, 18)
        canvas.text(f"{threat.dwarfs}", x + PAIR + 4, top + 31, 34, LAMP, face="title")
        face(canvas, threat.kind, x, top + 1, PAIR)


def _rim(view: View, threat: Threat) -> str:
    """Return the colour around a threat: that of the one that moves, or of one that reaches the castle next week."""
    is_near = threat.kind and threat.steps < 2
    return LAMP if threat.id == view.mover else BAD if is_near else INK


def _threats(
    canvas: Canvas, view: View, area: AreaView, place: tuple[float, float, float], *, most: int, down: bool = False
) -> None:
    """Draw the faces of the threats here, each with the dwarfs it needs: beside it, or on it if there are many.

    Args:
        canvas: the map.
        view: what its reader sees.
        area: where the threats are.
        place: the left and upper edge of the space for them, and its width.
        most: up to this many have their figure beside them.
        down: whether they stand one below the other.
    """
    x, y, w = place
    found = _in(view, area)
    is_small = len(found) > most
    size, each = (SMALL, SMALL) if is_small else (HEAD, HEAD + 32)
    step, line = min(HEAD + 8, 150 / max(1, len(found))), int(w // each)
    for number, threat in enumerate(found):
        if down:
            left, top = x + (w - each) / 2, y + number * step
        else:  # a third one in an area stands below, on the left of a tick
            below = number // line
            left, top = x + w - (number % line + 1) * each - 24 * below, y + (size + 2) * below
        edge = _rim(view, threat)
        if is_small:
            canvas.disc(left + size / 2, top + size / 2, size // 2 + (2 if edge == INK else 4), edge)
            face(canvas, threat.kind, left, top, size)
            corner = left + size - BADGE + 2, top + size - BADGE + 4
            canvas.disc(*corner, BADGE, INK)
            canvas.text(f"{threat.dwarfs}", corner[0], corner[1] + 9, 26, LAMP, face="title", align="middle")
        else:
            canvas.box((left - 2, top - 1, each + 2, HEAD + 4), INK, edge, 3, 20)
            canvas.text(f"{threat.dwarfs}", left + HEAD + 4, top + 34, 34, LAMP, face="title")
            face(canvas, threat.kind, left, top, HEAD)


def _dwarfs(canvas: Canvas, view: View, area: AreaView, x: float, y: float, room: float) -> None:
    """Draw each player's mark with the number of dwarfs, closer together where there is little room.

    Those that have come lately have a ring; of those that have left, a small mark remains if there is room, with an
    arrow. If the room is still too little, the number of several dwarfs stands in the mark, in this area alone.
    """
    here = [(Seat(seat), dwarfs) for seat, dwarfs in enumerate(area.dwarfs) if dwarfs]
    steps = [counted_width(len(dwarfs), MARK) for _, dwarfs in here]
    is_close = sum(steps) > room
    if is_close:
        x, room = x - 3, room + 6
        steps = [CLOSE if len(dwarfs) < 2 else CLOSE_COUNTED for _, dwarfs in here]
    is_full = is_close and sum(steps) + MARK - CLOSE > room
    if is_full:
        steps = [min(CLOSE, int((room - MARK) / (len(here) - 1)))] * len(here)
    for (seat, dwarfs), step in zip(here, steps, strict=True):
        if any(dwarf != "basic" for dwarf in dwarfs):
            canvas.sign("crown", x + 6, y - 14, 20, BRASS)
        _ring(canvas, view, area, seat, x, y)
        counted(canvas, seat, len(dwarfs), x, y, MARK, inside=is_full and len(dwarfs) > 1, is_close=is_close)
        x += step
        room -= step
    for seat, end in _left(view, area):
        if room >= LEFT + WAY:
            _gone(canvas, view, area, seat, end, x + 4, y + MARK - LEFT)
        x, room = x + LEFT + WAY + 8, room - LEFT - WAY - 8


def _gone(canvas: Canvas, view: View, area: AreaView, seat: Seat, end: str, x: float, y: float) -> None:
    """Draw the small mark of a player's dwarf that has left, and which way it went: to another area, or home."""
    canvas.sign(LIVERIES[seat].shape, x, y, LEFT, LIVERIES[seat].colour)
    place = x + LEFT + 2, y + LEFT / 2 - WAY / 2
    if end == HOME:
        canvas.sign(HOME, *place, WAY, INK, ART)
    else:
        canvas.sign(f"go-{_side(area, next(other for other in view.areas if other.id == end))}", *place, WAY, LAMP)


def _side(area: AreaView, other: AreaView) -> str:
    """Return the side on which another area lies: e, w, s or n."""
    x, y, w, _ = place_of(area)
    left, top, wide, _ = place_of(other)
    if x + w <= left or left + wide <= x:
        return "e" if x < left else "w"
    return "s" if y < top else "n"


def _ring(canvas: Canvas, view: View, area: AreaView, seat: Seat, x: float, y: float) -> None:
    """Draw a ring for the mark of a player one of whose dwarfs has come here lately."""
    if any(way[:3] == (area.id, seat, "") for way in view.trail):
        canvas.disc(x + MARK / 2, y + MARK / 2, MARK // 2 + 3, INK, TEXT, 2)


def _left(view: View, area: AreaView) -> list[tuple[Seat, str]]:
    """Return the players a dwarf of whom has left an area lately, each with where it went."""
    return [(seat, end) for place, seat, end, _ in view.trail if place == area.id and end]


def _dwarfs_down(canvas: Canvas, view: View, area: AreaView, x: float, bottom: float) -> None:
    """Draw dwarfs one above the other, on the walls in the west and the east."""
    for seat, dwarfs in enumerate(area.dwarfs):
        if dwarfs:
            bottom -= MARK + 6
            if any(dwarf != "basic" for dwarf in dwarfs):
                canvas.sign("crown", x + 6, bottom - 12, 18, BRASS)
            _ring(canvas, view, area, Seat(seat), x, bottom)
            counted(canvas, Seat(seat), len(dwarfs), x, bottom, MARK)
    for left, end in _left(view, area):
        bottom -= WAY + 6
        _gone(canvas, view, area, left, end, x + 8, bottom)


def _castle(canvas: Canvas, view: View, area: AreaView, speak: Speak) -> None:
    """Draw the castle: week and disasters, the dwarfs there, and an alarm if there is a monster."""
    place = place_of(area)
    x, y, w, h = place
    fill, edge = (ALARM, BAD) if area.monsters else (COURT, LAMP)
    if area.id in view.offered:
        edge = GOOD
    elif area.id in view.chosen:
        edge = TEXT
    canvas.box(place, fill, edge, 6, 14)
    canvas.sign("castle", x + 10, y + 14, 102, INK, ART)
    count, most = len(view.disasters), view.disasters_to_lose
    is_near = are_disasters_near(view)
    canvas.text(speak(say("winter-picture-week")), x + 112, y + 52, 30, TEXT, width=104, least=25)
    canvas.text(f"{max(1, view.week)}/{view.weeks}", x + w - 12, y + 56, 46, TEXT, face="title", align="right")
    canvas.box((x + 128, y + 68, w - 140, 56), INK, BAD if is_near else EDGE, 4 if is_near else 2, 12)
    canvas.sign("flake", x + 138, y + 74, 44, INK, ART)
    colour = BAD if is_near else TEXT
    canvas.text(f"{count}/{most}", x + w - 24, y + 113, 46, colour, face="title", align="right")
    threats = len(_in(view, area))
    taken = threats * (HEAD + 32) if threats <= 2 else min(threats, 4) * SMALL
    _dwarfs(canvas, view, area, x + 14, y + h - 48, w - 28 - taken)
    _threats(canvas, view, area, (x + 120, y + h - 54, w - 128), most=2)
    if area.id in view.offered:
        canvas.disc(x + w - 16, y + 16, 14, GOOD, INK, 2)
        canvas.sign("check", x + w - 26, y + 6, 20, INK)
