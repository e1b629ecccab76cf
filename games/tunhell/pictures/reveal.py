"""A dig as a sequence of pictures: card after card in its shaft, and below it the result of each; or a blast."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from games.core import Event, Panel, Say, Seat, Speak, say
from games.draw import WIDTH, Canvas, back, mark
from games.draw.moments import BAND, HEIGHT, MOST_FRAMES, SCENE, Verdict, head_box, rays, stamp, verdict_box
from games.draw.palette import ABYSS, BAD, BRASS, EARTH, EDGE, GOOD, INK, LAMP, LEDGE, MUTED, PAPER, STEEL, TEXT, WOOD
from games.tunhell.cards import EDITIONS
from games.tunhell.view import View

from .blast import Blast, blast_of, blast_panels
from .dug import FOUGHT, GAINED, Dug, Met, digs, is_over_with
from .faces import ART, draw_card, portrait, token
from .plates import odds_plate, trophy_plates
from .sizes import Place

CARDS = (282.0, 490.0)
"""The left edge and the width of the part of the shaft where cards are turned up."""
IN_ROW = 4
PICKS = 6
_DIG, _BLAST = "tunhell-log-dig", "tunhell-log-blaster"
_BAD = frozenset({"lost", "haunted", "unpaid"})
_TITLES = {
    "won": "beaten", "fled": "fled", "lost": "defeat", "haunted": "haunted", "unhaunted": "haunted",
}  # fmt: skip
_LABELS = {
    "won": "spent", "lost": "lost", "haunted": "lost", "throne": "lost", "paid": "spent", "found": "in-hand",
    "passed": "passed",
}  # fmt: skip


def reveal(told: Sequence[Event], view: View) -> Sequence[Panel]:
    """Return the frames of the last dig or blast, from its beginning to its present state; none if there is none."""
    found = latest(told, view)
    if isinstance(found, Blast):
        return blast_panels(found)
    return [_panel(one) for one in _frames(found)] if found is not None else ()


def latest(told: Sequence[Event], view: View) -> Dug | Blast | None:
    """Return the dig or blast to show: to the public the last one, or None if something else has happened since.

    A player who is asked sees the last one of all, and so does everybody once the game is over. Any other player sees
    the last one that concerned their own seat.
    """
    starts = [number for number, event in enumerate(told) if event.say.id in {_DIG, _BLAST}]
    dug = iter(digs(told, view))
    found = [next(dug) if told[start].say.id == _DIG else blast_of(told[start].say, view) for start in starts]
    if view.seat is None:
        return found[-1] if found and not is_over_with(told[starts[-1] :]) else None
    if view.active not in (None, view.seat):
        found = [one for one in found if one.concerns(view.seat)]
    return found[-1] if found else None


def _panel(dug: Dug) -> Panel:
    last, before = dug.told[-1:], dug.told[:-1]
    return Panel("dig", dug, partial(draw_reveal, dug), (*last, *before))


def _frames(dug: Dug) -> list[Dug]:
    """Return the dig before its first card, after each card, and before and after each fight: two frames or more.

    If there are too many, frames in the middle of the dig are left out.
    """
    met, found = dug.met, list[Dug]()
    for count in range(len(met)):
        found.append(replace(dug, met=met[:count], guards=()))
        if met[count].fate in {"won", "lost"}:
            fight = replace(met[count], fate="open", cards=(), trophies=())
            guards = tuple(card for card in met[count].cards if card not in dug.team)
            found.append(replace(dug, met=(*met[:count], fight), guards=guards))
    found = [replace(one, is_exhausted=False) for one in found]
    kept = MOST_FRAMES - 1
    return [*([found[0], *found[1 - kept :]] if len(found) > kept else found), dug]


def draw_reveal(dug: Dug, speak: Speak) -> bytes:
    """Return the picture of the player and the mine, the cards so far, and the result of the last one."""
    canvas = Canvas(HEIGHT, ART, own=dug.reader)
    _head(canvas, dug, speak)
    _shaft(canvas, dug)
    _team(canvas, dug)
    _cards(canvas, dug)
    _band(canvas, dug, speak)
    return canvas.png()


def _head(canvas: Canvas, dug: Dug, speak: Speak) -> None:
    head_box(canvas)
    mark(canvas, dug.seat, 24, 17, 42)
    name = speak(say("tunhell-picture-name", seat=dug.seat))
    x = 86 + canvas.name(name, 86, 52, 40, TEXT, face="title", width=250, least=28) + 14
    canvas.sign("pick", x, 17, 42, LAMP)
    canvas.sign("collapsed" if dug.is_exhausted else "shaft", x + 60, 14, 50, INK, ART)
    canvas.disc(x + 124, 38, 23, BRASS, INK, 3)
    canvas.text(f"{dug.mine}", x + 124, 50, 34, INK, face="title", align="middle")
    left = dug.left
    if dug.capacity > PICKS:
        canvas.sign("pick", WIDTH - 68, 19, 40, LAMP if left else EDGE)
        figure = canvas.text(f"{left}", WIDTH - 76, 51, 38, TEXT, face="title", align="right")
        end = WIDTH - 90 - figure
    else:
        for number in range(dug.capacity):
            canvas.sign("pick", WIDTH - 68 - 46 * number, 19, 40, EDGE if number < dug.capacity - left else LAMP)
        end = WIDTH - 36 - 46 * dug.capacity
    room = end - x - 170
    if room > 60:
        label = "dig-over" if dug.is_over else "digs-left"
        canvas.text(speak(say(f"tunhell-picture-{label}")), end, 50, 32, MUTED, align="right", width=room, least=26)


def _shaft(canvas: Canvas, dug: Dug) -> None:
    """Draw the gallery: dark, with props and rails."""
    x, y, w, h = SCENE
    canvas.box(SCENE, ABYSS, EDGE, 2)
    verdict = _verdict(dug)
    if dug.met and verdict is not Verdict.OPEN:
        left, top, width, height = _place(dug, len(dug.met) - 1)
        rays(canvas, left + width / 2, top + height / 2, round(width * 2.2), verdict, (x + 4, y + 17, w - 8, h - 38))
    canvas.box((x + 4, y + 4, w - 8, 13), WOOD, INK, 1, 0)
    for post in (x + 8, x + 254, x + w - 20):
        canvas.box((post, y + 17, 12, h - 20), WOOD, INK, 1, 0)
    for sleeper in range(x + 18, x + w - 30, 40):
        canvas.box((sleeper, y + h - 22, 12, 18), EARTH, EARTH, 0, 0)
    for rail in (y + h - 19, y + h - 10):
        canvas.box((x + 4, rail, w - 8, 3), STEEL, STEEL, 0, 0)


def _team(canvas: Canvas, dug: Dug) -> None:
    """Draw the digger and its bonuses, crossed out if they were spent or lost."""
    digger, *bonuses = dug.team
    place: Place = (28, 118, 142, 195) if bonuses else (64, 112, 156, 214)
    draw_card(canvas, dug.edition, digger, place)
    step = min(86.0, 186 / max(len(bonuses) - 1, 1))
    for number, bonus in enumerate(bonuses):
        _portrait(canvas, dug, bonus, 178, 102 + number * step, 76)
    if any(digger in met.cards and met.fate in {"won", "lost"} for met in dug.met):
        stamp(canvas, place[0] + place[2] - 10, place[1] + 12, 30, is_good=False)


def _cards(canvas: Canvas, dug: Dug) -> None:
    """Draw the cards in the order they were turned up, others face down; the last one has a frame."""
    last = len(dug.met) - 1
    for number in range(dug.slots):
        if number != last:
            _card(canvas, dug, number)
    if last >= 0:
        verdict = _verdict(dug)
        x, y, w, h = _place(dug, last)
        canvas.box((x - 9, y - 9, w + 18, h + 18), verdict.ground, verdict.edge, 6, 18)
        _card(canvas, dug, last)


def _card(canvas: Canvas, dug: Dug, number: int) -> None:
    place = _place(dug, number)
    if number >= len(dug.met):
        x, y, w, h = place
        back(canvas, place, "pick", LEDGE)
        canvas.sign("shaft", x + w * 0.14, y + (h - w * 0.72) / 2, round(w * 0.72), INK, ART)
        return
    met = dug.met[number]
    draw_card(canvas, dug.edition, met.card, place)
    if met.fate in {"lost", "unpaid"} or (_is_worth(dug, met) and met.fate != "open"):
        x, y, w, _ = place
        stamp(canvas, x + w - 6, y + 6, max(20, round(w / 6)), is_good=met.fate not in {"lost", "unpaid"})
    if met.fate == "lost":
        odds_plate(canvas, met, place, is_low=dug.slots > IN_ROW)
    if met.trophies:
        trophy_plates(canvas, dug, met, place, sum(CARDS) if dug.slots <= IN_ROW else 0)


def _is_worth(dug: Dug, met: Met) -> bool:
    """Return whether someone has gained something by this card."""
    worth = EDITIONS[dug.edition].cards[met.card].points or met.fate in {"won", "fled"}
    return met.fate in {"found", "passed", "door"} or (met.fate in GAINED and bool(worth))


def _place(dug: Dug, number: int) -> Place:
    """Return the place of a card, which does not change when it is turned up."""
    left, width = CARDS
    rows = 1 if dug.slots <= IN_ROW else 2
    columns = -(-dug.slots // rows)
    w = min(186.0, (width - 24 * columns) / columns) if rows == 1 else 102.0
    h = w * 1.365 if rows == 1 else 130.0
    step = min(w + 60, (width - 20 - w) / max(columns - 1, 1))
    row, column = divmod(number, columns)
    x = left + (width - step * (columns - 1) - w) / 2 + step * column
    y = 96 + (258 - h) / 2 if rows == 1 else 96 + row * (h + 8)
    return x, y, w, h


def _verdict(dug: Dug) -> Verdict:
    if not dug.met:
        return Verdict.OPEN
    met = dug.met[-1]
    if met.fate in _BAD or (met.fate == "open" and EDITIONS[dug.edition].cards[met.card].kind == "encounter"):
        return Verdict.BAD
    return Verdict.GOOD if _is_worth(dug, met) else Verdict.OPEN


def _band(canvas: Canvas, dug: Dug, speak: Speak) -> None:
    """Draw the result of the last card."""
    verdict_box(canvas, BAND, _verdict(dug))
    if not dug.met:
        canvas.disc(80, 446, 32, ABYSS, ABYSS, 0)
        canvas.sign("lamp", 44, 408, 76)
        ask = speak(say("tunhell-picture-below"))
        canvas.text(ask, WIDTH / 2 + 30, 466, 56, LAMP, face="title", align="middle", width=560, least=36)
        return
    met = dug.met[-1]
    if met.fate == "open" and met.need:
        _reckoning(canvas, dug, met)
        return
    title, wide = speak(_title(dug, met)), 290 if _beside(dug, met)[0] else 520
    shown = 24 + canvas.text(title, 32, 466, 64, TEXT, face="title", width=wide, least=34)
    if met.fate == "open":
        canvas.sign("sword" if met.fate in FOUGHT else "cards", 690, 412, 70, LAMP)
        return
    _losses(canvas, dug, met, speak, 32 + shown)
    _sum(canvas, dug, speak)


def _is_bare(dug: Dug, met: Met) -> bool:
    """Return whether a dig without trophies has ended with a worthless card: then its sum is all there is to say."""
    is_worthless = met.fate == "gained" and not _is_worth(dug, met)
    return dug.is_over and is_worthless and not any(one.trophies for one in dug.met)


def _title(dug: Dug, met: Met) -> Say:
    if _is_bare(dug, met):
        return say("tunhell-picture-this-dig")
    if met.fate == "open":
        return say("tunhell-picture-card", card=met.card)
    won = [trophy for one in dug.met for trophy in one.trophies]
    if met.fate == "gained" and won and not _is_worth(dug, met):  # a card without points leaves the headline to it
        return say("tunhell-picture-card", card=won[-1])
    word = _TITLES.get(met.fate)
    return say(f"tunhell-picture-{word}") if word else say("tunhell-picture-card", card=met.card)


def _reckoning(canvas: Canvas, dug: Dug, met: Met) -> None:
    """Draw the combat the team has, and the combat it needs, with the reasons."""
    middle, base = WIDTH / 2, 474
    colour = GOOD if met.have >= met.need else BAD
    canvas.text(f"{met.have}", middle - 52, base, 88, colour, face="title", align="right")
    canvas.sign("sword", middle - 36, 410, 72, LAMP)
    canvas.text(f"{met.need}", middle + 52, base, 88, TEXT, face="title")
    combat = EDITIONS[dug.edition].cards[met.card].combat
    x = 560.0
    canvas.sign("sword", x, 424, 42, LAMP)
    x += 52 + canvas.text(f"{combat}", x + 52, 462, 42, TEXT, face="title")
    if combat > met.need:
        canvas.sign("dwouarf", x + 14, 412, 64, INK, ART)
        canvas.text(f"−{combat - met.need}", x + 86, 462, 42, GOOD, face="title")
    strong = [card for card in dug.guards if EDITIONS[dug.edition].cards[card].combat]
    room = 216 - (96 if dug.combat else 0)
    step = min(58.0, (room - 50) / max(len(strong) - 1, 1))
    x = 26.0
    for number, card in enumerate(strong):
        token(canvas, dug.edition, card, x + number * step, 422, 50)
    if dug.combat:
        x += step * (len(strong) - 1) + 56 if strong else 0
        canvas.sign("sword", x, 424, 42, LAMP)
        canvas.text(f"{dug.combat}", x + 50, 462, 42, TEXT, face="title")


def _losses(canvas: Canvas, dug: Dug, met: Met, speak: Speak, left: float) -> None:
    """Draw what was spent, lost or found, small, with crosses on what is lost."""
    label, cards = _beside(dug, met)
    room = 560 - left
    if not label or room < 70:
        return
    canvas.text(speak(say(f"tunhell-picture-{label}")), left + 8, 426, 28, TEXT, width=room, least=26)
    if (owner := _owner(dug, met)) is not None:
        mark(canvas, owner, left + 8, 438, 48)
        left, room = left + 64, room - 64
    step = min(84.0, (room - 58) / max(len(cards) - 1, 1))
    for number, card in enumerate(cards):
        x = left + 8 + number * step
        if EDITIONS[dug.edition].cards[card].kind == "warrior":
            token(canvas, dug.edition, card, x, 438, 50)
        else:
            _portrait(canvas, dug, card, x, 436, 54)
        if label not in {"in-hand", "passed"}:
            stamp(canvas, x + 46, 478, 17, is_good=False)


def _owner(dug: Dug, met: Met) -> Seat | None:
    """Return whose card a ghost has taken, or who has got a find for which the digger had no room."""
    if met.fate == "haunted":
        return dug.seat if met.other is None else met.other
    return met.other if met.fate == "passed" else None


def _beside(dug: Dug, met: Met) -> tuple[str, Sequence[str]]:
    """Return what the last card has cost or brought besides, with its label; otherwise the finds of the whole dig."""
    label, cards = _LABELS.get(met.fate, ""), [card for card in met.cards if card not in dug.team]
    if label and (cards or met.fate == "passed"):
        return label, cards or [met.card]
    found = [one.card for one in dug.met if one.fate == "found"]
    return ("in-hand", found) if found else ("", ())


def _portrait(canvas: Canvas, dug: Dug, card: str, x: float, y: float, size: int) -> None:
    """Draw a card too small for its figures: its picture alone."""
    canvas.box((x, y, size, size), PAPER, INK, 2, 8)
    canvas.sign(portrait(EDITIONS[dug.edition].cards[card]), x + 3, y + 3, size - 6, INK, ART)


def _sum(canvas: Canvas, dug: Dug, speak: Speak) -> None:
    """Draw the points that the whole dig has brought so far."""
    place = (572, 402, 210, 89)
    canvas.box(place, ABYSS, GOOD if dug.points else EDGE, 3)
    text, colour = f"+{dug.points}" if dug.points else "0", GOOD if dug.points else MUTED
    if _is_bare(dug, dug.met[-1]):  # the headline says what the sum is
        canvas.text(text, 672, 470, 64, colour, face="title", align="right")
        canvas.sign("star", 694, 418, 58, BRASS if dug.points else MUTED)
        return
    canvas.text(speak(say("tunhell-picture-this-dig")), 677, 429, 26, TEXT, align="middle", width=196, least=25)
    canvas.text(text, 672, 481, 52, colour, face="title", align="right")
    canvas.sign("star", 690, 438, 46, BRASS if dug.points else MUTED)
