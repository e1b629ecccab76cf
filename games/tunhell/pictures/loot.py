"""Panels that are seldom needed: every player's loot in detail, and what everyone knows of the hands."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from games.core import Panel, Seat, Speak, say
from games.draw import WIDTH, Canvas, back, figure, mark
from games.draw.palette import BRASS, INK, LAMP, MUTED, TEXT
from games.tunhell.cards import EDITIONS
from games.tunhell.view import ClanView, View

from .describe import describe_hands, describe_loot
from .faces import ART, draw_card, portrait
from .palette import BANDS
from .sizes import GAP, INNER, MARGIN

ROW, FOOT = 106, 44
HAND, BETWEEN, OWNER = 119, 5, 152
"""The height of a hand, the distance to the next one, and the width of its owner's name."""


@dataclass(frozen=True, slots=True)
class Loot:
    """What the panel shows."""

    edition: str
    clans: tuple[ClanView, ...]
    dwarfs: int
    mines: int


def loot_panel(view: View) -> Panel:
    """Return the panel of the loot."""
    shown = Loot(view.edition, view.clans, view.dwarf_discard, view.mine_discard)
    return Panel("loot", shown, partial(draw_loot, shown), describe_loot(view))


def draw_loot(shown: Loot, speak: Speak) -> bytes:
    """Return the picture: a row for each player with all that was won, its number and worth, and the sum so far."""
    canvas = Canvas(MARGIN + len(shown.clans) * (ROW + GAP) + FOOT, ART)
    for number, clan in enumerate(shown.clans):
        _row(canvas, shown, clan, speak, MARGIN + number * (ROW + GAP))
    foot = speak(say("tunhell-picture-discards", dwarfs=shown.dwarfs, mines=shown.mines))
    canvas.text(foot, WIDTH / 2, MARGIN + len(shown.clans) * (ROW + GAP) + 24, 28, MUTED, align="middle", width=INNER)
    return canvas.png()


def hands_panel(view: View) -> Panel:
    """Return the panel of the hands, open as far as everyone has seen their cards."""
    shown = tuple((clan.seat, clan.known, clan.dwarfs + clan.finds) for clan in view.clans)
    return Panel("hands", (view.edition, shown), partial(draw_hands, view.edition, shown), describe_hands(view))


def draw_hands(edition: str, shown: Sequence[tuple[Seat, tuple[str, ...], int]], speak: Speak) -> bytes:
    """Return the picture: a row for each player, the cards that everyone has seen face up, the others face down."""
    canvas = Canvas(2 * MARGIN + len(shown) * (HAND + BETWEEN) - BETWEEN, ART)
    step = (INNER - OWNER) / EDITIONS[edition].limits.hand
    for number, (seat, known, size) in enumerate(shown):
        y = MARGIN + number * (HAND + BETWEEN)
        canvas.box((MARGIN, y, OWNER - 8, HAND))
        mark(canvas, seat, MARGIN + OWNER / 2 - 29, y + 12, 50)
        name = speak(say("tunhell-picture-name", seat=seat))
        canvas.name(name, MARGIN + OWNER / 2 - 4, y + 98, 30, TEXT, align="middle", width=OWNER - 20, least=25)
        for place in range(size):
            box = (MARGIN + OWNER + place * step, y, step - 5, HAND)
            if place < len(known):
                draw_card(canvas, edition, known[place], box)
            else:
                back(canvas, box, "shield", LAMP, BANDS["warrior"])
    return canvas.png()


def _row(canvas: Canvas, shown: Loot, clan: ClanView, speak: Speak, y: float) -> None:
    canvas.box((MARGIN, y, INNER, ROW))
    mark(canvas, clan.seat, MARGIN + 12, y + 28, 50)
    name = speak(say("tunhell-picture-name", seat=clan.seat))
    canvas.name(name, MARGIN + 74, y + 64, 30, TEXT, width=140, least=25)
    left, room = MARGIN + 226.0, INNER - 236
    if clan.points is not None:
        right = MARGIN + INNER - 14
        right -= canvas.text(f"{clan.points}", right, y + 70, 50, LAMP, face="title", align="right") + 8
        canvas.sign("star", right - 42, y + 30, 42, BRASS)
        room -= 140
    if clan.loot is None:
        for sign, count in (("dirt", clan.dirt), ("rat", clan.rats)):
            left += figure(canvas, sign, f"{count}", left, y + 28, 50, INK, ART) + 30
        figure(canvas, "cards", f"{clan.others}", left, y + 28, 48, MUTED)
        return
    kinds, book = Counter(clan.loot), EDITIONS[shown.edition]
    won = [*((trophy, row.points) for trophy, row in book.trophies.items() if trophy in clan.trophies)]
    if not kinds and not won:
        canvas.text(speak(say("tunhell-picture-no-loot")), left, y + 64, 28, MUTED, width=room)
    columns = len(kinds) + len(won) + clan.has_door
    step = min(100.0, room / max(columns, 1))
    for id_, count in kinds.items():
        canvas.sign(portrait(book.cards[id_]), left + 4, y + 4, 48, INK, ART)
        _worth(canvas, count, count * book.cards[id_].points, left + 28, y)
        left += step
    for trophy, points in won:
        canvas.sign("cup", left + 4, y + 4, 44, BRASS)
        canvas.sign(book.trophies[trophy].counts, left + 24, y + 18, 32, INK, ART)
        _worth(canvas, 1, points, left + 28, y)
        left += step
    if clan.has_door:
        canvas.sign("back_door", left + 4, y + 4, 48, INK, ART)
        _worth(canvas, 1, sum(row.points for row in book.end_cards.values() if row.kind == "door"), left + 28, y)


def _worth(canvas: Canvas, count: int, points: int, middle: float, y: float) -> None:
    """Write below a kind of card how many there are, and what they are worth together."""
    canvas.text(f"×{count}", middle, y + 76, 26, TEXT, align="middle")
    canvas.text(f"{points}", middle, y + ROW - 4, 30, LAMP if points else MUTED, face="title", align="middle")
