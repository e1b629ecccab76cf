"""The recruitment row with the next card, and the players: backs of cards in hand, points, finds."""

from dataclasses import dataclass, replace
from functools import partial

from games.core import Panel, Seat, Speak, say
from games.draw import WIDTH, Canvas, back, canvas_width, figure, mark
from games.draw.palette import ABYSS, BRASS, BRASS_DIM, EDGE, GOOD, INK, LAMP, LIT, MUTED, SLAB, TEXT
from games.tunhell.cards import EDITIONS
from games.tunhell.view import ClanView, View

from .describe import describe_recruits, describe_row
from .faces import ART, draw_card, portrait
from .palette import BANDS
from .sizes import GAP, INNER, MARGIN, Place

ROW, PLAYER = 212, 126
CARD = (106, 144)
_BELONGINGS = 130
"""The width up to which there is room for another find."""


@dataclass(frozen=True, slots=True)
class Recruits:
    """What the panel shows: the row, the pile, and the players."""

    edition: str
    row: tuple[str | None, ...]
    offered: tuple[int, ...]
    next_dwarf: str | None
    pile: int
    clans: tuple[ClanView, ...]
    active: Seat | None
    seat: Seat | None


def recruits_panel(view: View) -> Panel:
    """Return the panel of the row and the players."""
    shown = _shown(view)
    return Panel("recruits", shown, partial(draw_recruits, shown), describe_recruits(view))


def row_panel(view: View) -> Panel:
    """Return the panel of the row alone, shown with a hand; the players are on the board."""
    shown = replace(_shown(view), clans=())
    return Panel("row", shown, partial(draw_recruits, shown), describe_row(view))


def _shown(view: View) -> Recruits:
    return Recruits(
        view.edition, view.row, view.offered, view.next_dwarf, view.pile, view.clans, view.active, view.seat
    )


def slot_place(slot: int) -> tuple[float, float]:
    """Return the right edge of a dwarf in the row, above its figures, in pixels."""
    return MARGIN + 12 + (slot - 1) * (CARD[0] + 22) + CARD[0] - 8, MARGIN + 54 + 72


def draw_recruits(shown: Recruits, speak: Speak) -> bytes:
    """Return the picture: the row on top, below it the players in pairs; without players the row alone."""
    rows = -(-len(shown.clans) // 2)
    canvas = Canvas(MARGIN + ROW + rows * (GAP + PLAYER) + MARGIN, ART, own=shown.seat)
    canvas.box((MARGIN, MARGIN, INNER, ROW))
    _row(canvas, shown, speak)
    width = (INNER - GAP) / 2
    for number, clan in enumerate(shown.clans):
        x, y = MARGIN + number % 2 * (width + GAP), MARGIN + ROW + GAP + number // 2 * (PLAYER + GAP)
        _player(canvas, shown, clan, speak, (x, y, width, PLAYER))
    return canvas.png()


def _row(canvas: Canvas, shown: Recruits, speak: Speak) -> None:
    """Draw five slots with their numbers, green if the card can be recruited; the next card smaller, and the pile."""
    top, left = MARGIN + 54.0, MARGIN + 12.0
    title = speak(say("tunhell-picture-recruit"))
    taken = canvas.text(title, left, MARGIN + 40, 32, BRASS, face="title", width=330, least=25)
    if any(card and EDITIONS[shown.edition].cards[card].hurried for card in shown.row):
        canvas.sign("bolt", left + taken + 14, MARGIN + 16, 26, LAMP)
        hurried = speak(say("tunhell-picture-hurried"))
        canvas.text(hurried, left + taken + 42, MARGIN + 38, 26, MUTED, width=360 - taken, least=25)
    for slot, card in enumerate(shown.row, 1):
        place = (left, top, *CARD)
        if card is None:
            canvas.box(place, ABYSS, EDGE, 2, 12)
        else:
            draw_card(canvas, shown.edition, card, place)
        is_offered = slot in shown.offered
        canvas.disc(left + 16, top + 14, 24, GOOD if is_offered else INK, INK if is_offered else MUTED, 3)
        canvas.text(f"{slot}", left + 16, top + 26, 34, INK if is_offered else MUTED, face="title", align="middle")
        left += CARD[0] + 22
    canvas.line([(left + 2, MARGIN + 16), (left + 2, MARGIN + ROW - 16)], EDGE, 2)
    room = WIDTH - MARGIN - 10 - (left + 12)
    middle = left + 12 + room / 2
    canvas.text(
        speak(say("tunhell-picture-next")), middle, MARGIN + 40, 28, MUTED, align="middle", width=room, least=25
    )
    place = (middle - 49, top + 6, 98, 134)
    if shown.next_dwarf:
        draw_card(canvas, shown.edition, shown.next_dwarf, place)
    else:
        canvas.box(place, ABYSS, EDGE, 2, 12)
    pile = speak(say("tunhell-picture-pile", n=shown.pile))
    right = left - 10
    taken = canvas.text(pile, right, MARGIN + 40, 28, MUTED, align="right", width=270, least=25)
    canvas.sign("cards", right - taken - 42, MARGIN + 14, 32, MUTED)


def _player(canvas: Canvas, shown: Recruits, clan: ClanView, speak: Speak, place: Place) -> None:
    """Draw a player: name and points, backs of the cards in hand, the back door, and finds."""
    x, y, w, h = place
    is_active = clan.seat == shown.active
    canvas.box(place, LIT if is_active else SLAB, BRASS if is_active else EDGE, 4 if is_active else 2)
    mark(canvas, clan.seat, x + 14, y + 10, 50)
    right, taken = x + w - 16, x + w - 14
    if clan.points is not None:
        canvas.sign("star", right - 42, y + 12, 42, BRASS)
        right -= 52
        right -= canvas.text(f"{clan.points}", right, y + 52, 50, TEXT, face="title", align="right") + 14
        taken -= _belongings(canvas, shown, clan, taken, y + h - 58)
    else:
        right -= _belongings(canvas, shown, clan, right, y + 8)
    name = speak(say("tunhell-picture-name", seat=clan.seat))
    canvas.name(name, x + 78, y + 46, 34, TEXT, width=right - x - 84, least=25)
    left = x + 16
    for count, sign, fill in ((clan.dwarfs, "shield", BANDS["warrior"]), (clan.finds, "mark-2", BRASS_DIM)):
        back(canvas, (left, y + h - 54, 34, 44), sign, LAMP, fill)
        canvas.text(f"{count}", left + 44, y + h - 18, 38, TEXT, face="title")
        left += 92 if clan.points is not None else 78
    if clan.points is not None:
        label = speak(say("tunhell-picture-in-hand"))
        if left + canvas_width(label, 26, "text") < taken:
            canvas.text(label, left, y + h - 22, 26, MUTED)
    else:
        for sign, count in (("dirt", clan.dirt), ("rat", clan.rats)):
            left += figure(canvas, sign, f"{count}", left, y + h - 47, 32, INK, ART) + 8
        figure(canvas, "cards", f"{clan.others}", left, y + h - 47, 30, MUTED)


def _belongings(canvas: Canvas, shown: Recruits, clan: ClanView, right: float, y: float) -> float:
    """Draw the back door and, while there is room, finds in hand, rings first; return the width.

    They are drawn from right to left.
    """
    start = right
    if clan.has_door:
        canvas.sign("back_door", right - 50, y, 48, INK, ART)
        right -= 56
    cards = EDITIONS[shown.edition].cards
    finds = [card for card in clan.known if cards[card].back == "mine"]
    for find in sorted(finds, key=lambda card: cards[card].kind != "ring"):
        if start - right < _BELONGINGS:
            canvas.sign(portrait(cards[find]), right - 50, y, 48, INK, ART)
            right -= 56
    return start - right
