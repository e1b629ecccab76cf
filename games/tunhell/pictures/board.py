"""The table as a picture: mines, the dig under way, the recruitment row, the clans."""

from collections import Counter

from games.core import Say, Seat, Speak, say
from games.draw import WIDTH, Canvas, back, figure, fit, mark
from games.draw.heads import GAP, INNER, MARGIN, TITLE, event_lines, heading, question, question_height
from games.draw.palette import (
    ABYSS,
    BRASS,
    BRASS_DIM,
    EDGE,
    GOOD,
    INK,
    LAMP,
    LIT,
    LIVERIES,
    MUTED,
    PAPER,
    SLAB,
    TEXT,
)
from games.tunhell.cards import EDITIONS
from games.tunhell.pictures.colours import BANDS, FIGHT
from games.tunhell.view import ClanView, DelveView, MineView, View

from .faces import ART, draw_card, portrait, token

SHAFT, ROW = 148, 48
CARD_WIDTH, CARD_HEIGHT = 118, 160
RECRUIT = CARD_HEIGHT + 92
DELVE = 132
CLAN = 114


def draw_board(view: View, speak: Speak) -> bytes:
    """The public table."""
    lines = event_lines([speak(event.say) for event in view.told if event.to is None])
    mine = SHAFT + view.seats * ROW + GAP
    delve = DELVE + GAP if view.delve else 0
    ask = question_height(lines)
    height = TITLE + ask + GAP + mine + GAP + delve + RECRUIT + GAP + view.seats * (CLAN + 8) + MARGIN
    canvas = Canvas(height, ART)
    heading(canvas, speak(say("tunhell-title")), speak(say("tunhell-picture-turn", turn=view.turn)))
    asked = speak(view.question if view.question else say("tunhell-board-over"))
    question(canvas, TITLE, asked, view.active, lines)
    y = TITLE + ask + GAP
    width = (INNER - 2 * GAP) / 3
    for place, seen in enumerate(view.mines):
        _mine(canvas, view, seen, speak, (MARGIN + place * (width + GAP), y, width, mine))
    y += mine + GAP
    if view.delve:
        _delve(canvas, view, view.delve, speak, y)
        y += delve
    _recruits(canvas, view, speak, y)
    y += RECRUIT + GAP
    for clan in view.clans:
        _clan(canvas, view, clan, speak, y)
        y += CLAN + 8
    return canvas.png()


def _mine(canvas: Canvas, view: View, seen: MineView, speak: Speak, place: tuple[float, float, float, float]) -> None:
    """A mine: its mouth with what is known of it, and each player's side of it."""
    x, y, w, _ = place
    is_here = view.delve is not None and view.delve.mine == seen.number
    canvas.box(place, LIT if is_here else SLAB, BRASS if is_here else EDGE, 4 if is_here else 2)
    canvas.sign("shaft" if seen.cards else "collapsed", x + 12, y + 12, 122, INK, ART)
    if seen.top:
        draw_card(canvas, view.edition, seen.top, (x + 37, y + 40, 72, 98))
    canvas.disc(x + 30, y + 30, 22, BRASS, INK, 3)
    canvas.text(f"{seen.number}", x + 30, y + 41, 30, INK, face="title", align="middle")
    middle = x + 140 + (w - 148) / 2
    if seen.cards:
        canvas.text(f"{seen.cards}", middle, y + 74, 60, TEXT, face="title", align="middle")
        text = "tunhell-picture-end" if seen.is_end_only else "tunhell-picture-cards"
        label = speak(say(text, n=seen.cards))
    else:
        label = speak(say("tunhell-picture-empty"))
    base = y + 108 if seen.cards else y + 82
    canvas.ink(fit(label, 26, w - 150, 20)[0], middle, base, LAMP if seen.is_end_only else MUTED, "middle")
    for seat in range(view.seats):
        _side(canvas, view, seen, Seat(seat), (x, y + SHAFT + seat * ROW, w))


def _side(canvas: Canvas, view: View, seen: MineView, seat: Seat, place: tuple[float, float, float]) -> None:
    """One player's warriors at a mine, their strength, and whether the player's diggers may enter."""
    x, y, w = place
    canvas.line([(x + 10, y), (x + w - 10, y)], EDGE, 1)
    mark(canvas, seat, x + 10, y + 8, 32)
    if not seen.cards:
        return
    guards = seen.guards[seat]
    has_door = seen.door == seat
    room = w - 52 - 84 - (40 if has_door else 0)
    step = min(36.0, (room - 36) / max(len(guards) - 1, 1))
    for number, card in enumerate(guards):
        token(canvas, view.edition, card, x + 50 + number * step, y + 6, 36)
    if has_door:
        canvas.sign("back_door", x + w - 126, y + 6, 36, INK, ART)
    colour = LIVERIES[seat].colour if guards else MUTED
    canvas.text(f"{seen.strengths[seat]}", x + w - 56, y + 36, 34, colour, face="title", align="middle")
    may_dig = seat in seen.open_to
    canvas.sign("pick" if may_dig else "lock", x + w - 38, y + 10, 28, GOOD if may_dig else MUTED)


def _delve(canvas: Canvas, view: View, delve: DelveView, speak: Speak, y: int) -> None:
    """The dig under way: the team, what it can still do, and the foe before it."""
    canvas.box((MARGIN, y, INNER, DELVE), FIGHT, BRASS, 3)
    mark(canvas, delve.seat, MARGIN + 16, y + 16, 44)
    label = speak(say("tunhell-picture-mine", mine=delve.mine))
    canvas.text(label, MARGIN + 16, y + 104, 27, TEXT, width=116, least=20)
    left: float = MARGIN + 140
    for card in delve.team:
        draw_card(canvas, view.edition, card, (left, y + 11, 81, 110))
        left += 89
    left += 14
    left += figure(canvas, "sword", f"{delve.combat}", left, y + 41, 50, PAPER) + 30
    figure(canvas, "pick", f"{delve.left}", left, y + 41, 50, PAPER)
    if delve.foe:
        canvas.sign("arrow", WIDTH - MARGIN - 178, y + 40, 52, LAMP)
        draw_card(canvas, view.edition, delve.foe, (WIDTH - MARGIN - 104, y + 10, 86, 112))


def _recruits(canvas: Canvas, view: View, speak: Speak, y: int) -> None:
    """The row to recruit from, what comes next, and the sizes of the piles."""
    canvas.box((MARGIN, y, INNER, RECRUIT))
    canvas.text(speak(say("tunhell-board-row")), MARGIN + 16, y + 36, 27, BRASS, face="title", width=560)
    canvas.text(speak(say("tunhell-picture-next")), WIDTH - MARGIN - 58, y + 36, 25, MUTED, align="middle", width=110)
    top, left = y + 50, MARGIN + 12
    for slot, card in enumerate(view.row, 1):
        place = (left, top, CARD_WIDTH, CARD_HEIGHT)
        if card is None:
            canvas.box(place, ABYSS, EDGE, 2, 12)
        else:
            draw_card(canvas, view.edition, card, place)
        canvas.disc(left + 19, top + 19, 16, INK, BRASS, 2)
        canvas.text(f"{slot}", left + 19, top + 27, 22, LAMP, face="title", align="middle")
        left += CARD_WIDTH + 9
    small = (WIDTH - MARGIN - 106, top + 14, 96, 132)
    if view.next_dwarf:
        draw_card(canvas, view.edition, view.next_dwarf, small)
    else:
        canvas.box(small, ABYSS, EDGE, 2, 12)
    piles = say("tunhell-board-piles", pile=view.pile, dwarfs=view.dwarf_discard, mines=view.mine_discard)
    canvas.text(speak(piles), MARGIN + 16, y + RECRUIT - 14, 23, MUTED, width=INNER - 32)


def _clan(canvas: Canvas, view: View, clan: ClanView, speak: Speak, y: int) -> None:
    """A player: name, hand, points, loot, trophies."""
    is_active = clan.seat == view.active
    place = (MARGIN, y, INNER, CLAN)
    canvas.box(place, LIT if is_active else SLAB, BRASS if is_active else EDGE, 4 if is_active else 2)
    mark(canvas, clan.seat, MARGIN + 14, y + 12, 46)
    right = WIDTH - MARGIN - 16
    if clan.points is not None:
        canvas.sign("star", right - 36, y + 14, 36, BRASS)
        right -= 44
        right -= canvas.text(f"{clan.points}", right, y + 49, 46, TEXT, face="title", align="right") + 26
    back(canvas, (right - 84, y + 13, 30, 40), "mark-2", LAMP, BRASS_DIM)
    canvas.text(f"{clan.finds}", right - 48, y + 46, 32, TEXT, face="title")
    back(canvas, (right - 164, y + 13, 30, 40), "shield", LAMP, BANDS["warrior"])
    canvas.text(f"{clan.dwarfs}", right - 128, y + 46, 32, TEXT, face="title")
    name = speak(say("tunhell-picture-name", seat=clan.seat))
    right -= 180 + _belongings(canvas, view, clan, right - 180, y + 13)
    canvas.text(name, MARGIN + 74, y + 46, 32, TEXT, width=right - MARGIN - 84, least=22)
    _loot(canvas, view, clan, speak, y + 60)


def _belongings(canvas: Canvas, view: View, clan: ClanView, right: float, y: float) -> int:
    """Trophies and the back door, from right to left; returns the width."""
    width = 0
    for trophy in clan.trophies:
        counts = EDITIONS[view.edition].trophies[trophy].counts
        canvas.sign("cup", right - width - 58, y - 2, 44, BRASS)
        canvas.sign(counts, right - width - 30, y + 12, 32, INK, ART)
        width += 64
    if clan.has_door:
        canvas.sign("back_door", right - width - 40, y, 40, INK, ART)
        width += 48
    return width


def _loot(canvas: Canvas, view: View, clan: ClanView, speak: Speak, y: float) -> None:
    """The cards won, each kind once with its number; hidden ones as a pile."""
    cards = EDITIONS[view.edition].cards
    if clan.loot is None:
        piles = [("dirt", clan.dirt), ("rat", clan.rats)]
        left: float = MARGIN + 74
        for id_, count in piles:
            if count:
                left += figure(canvas, id_, f"{count}", left, y + 3, 32, INK, ART) + 22
        if clan.others:
            figure(canvas, "cards", f"{clan.others}", left, y + 3, 32, MUTED)
        return
    kinds = Counter(clan.loot)
    step = min(84.0, (INNER - 90) / max(len(kinds), 1))
    for number, (id_, count) in enumerate(kinds.items()):
        left = MARGIN + 74 + number * step
        canvas.sign(portrait(cards[id_]), left, y, 46, INK, ART)
        if count > 1:
            canvas.text(f"{count}", left + 49, y + 34, 28, TEXT, face="title")
    if not kinds:
        canvas.text(speak(Say("tunhell-picture-no-loot", {})), MARGIN + 74, y + 32, 24, MUTED)
