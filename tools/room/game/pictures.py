"""The table, the hand, the final score, the cover and the legend as pictures."""

from collections.abc import Sequence
from functools import partial

from games.core import Outcome, Panel, Pictures, Seat, Speak, say
from games.draw import SIGNS, WIDTH, Canvas, emblem, mark, single
from games.draw.palette import BRASS, EDGE, LAMP, LIT, SLAB, TEXT

from .view import View

_MARGIN, _GAP, _ROW, _COLUMNS = 8, 8, 104, 4
_MEANINGS = {"lamp": "lantern-legend-lit", "eye": "lantern-legend-known", "lock": "lantern-legend-dark"}


def table(view: View) -> Sequence[Panel]:
    """Return the public panels: the galleries, then the players with their coins."""
    players = [say("lantern-board-miner", seat=seat, n=coins) for seat, coins in enumerate(view.coins)]
    told = [say("lantern-board-rounds", n=view.rounds), *players]
    shown = view.coins, view.rounds, view.me
    return (_mine(view), Panel("miners", shown, partial(_draw_rows, view.coins, (), view.me), told))


def own(view: View, _field: str) -> Sequence[Panel]:
    """Return a seat's private panel: the galleries, with the gems of the one it has looked into."""
    return (_mine(view),)


def _mine(view: View) -> Panel:
    lit = {gallery for galleries in view.lit for gallery in galleries}
    shown = tuple((n, gallery in lit) for gallery, n in enumerate(view.gems, 1))
    told = [say("lantern-board-lit", gallery=gallery, n=n) for gallery, (n, _) in enumerate(shown, 1) if n is not None]
    told.append(say("lantern-board-dark", n=len(shown) - len(lit)))
    return Panel("mine", shown, partial(_draw_mine, shown), told)


def _draw_mine(shown: tuple[tuple[int | None, bool], ...], _speak: Speak) -> bytes:
    """Return the picture of the galleries: a box for each with its number, and its gems if they are known."""
    rows = -(-len(shown) // _COLUMNS)
    width = (WIDTH - 2 * _MARGIN - (_COLUMNS - 1) * _GAP) / _COLUMNS
    canvas = Canvas(2 * _MARGIN + rows * (_ROW + _GAP) - _GAP)
    for place, (gems, is_lit) in enumerate(shown):
        x, y = _MARGIN + place % _COLUMNS * (width + _GAP), _MARGIN + place // _COLUMNS * (_ROW + _GAP)
        canvas.box((x, y, width, _ROW), LIT if is_lit else SLAB, BRASS if is_lit else EDGE, 2)
        canvas.text(f"{place + 1}", x + 16, y + 40, 32, TEXT, face="title")
        sign = "lamp" if is_lit else "lock" if gems is None else "eye"
        canvas.sign(sign, x + width / 2 - 32, y + 22, 60, LAMP, SIGNS)
        if gems is not None:
            canvas.text(f"{gems}", x + width - 16, y + 72, 56, LAMP, face="title", align="right")
    return canvas.png()


def score(_view: View, outcome: Outcome) -> Sequence[Panel]:
    """Return the panel of the final score, the best first."""
    order = tuple(seat for place in outcome.ranking for seat in place)
    totals = tuple(outcome.scores[seat].total for seat in order)
    told = [say("lantern-alt-score", seat=seat, n=total) for seat, total in zip(order, totals, strict=True)]
    return (Panel("score", (order, totals), partial(_draw_rows, totals, order, None), told),)


def _draw_rows(numbers: Sequence[int], order: Sequence[Seat], me: Seat | None, speak: Speak) -> bytes:
    """Return a picture with a row for each player and a number at its end, by seat unless an order is given.

    The mark of the reader's own seat is framed.
    """
    canvas = Canvas(2 * _MARGIN + len(numbers) * (_ROW + _GAP) - _GAP, own=me)
    for place, (seat, number) in enumerate(zip(order or range(len(numbers)), numbers, strict=True)):
        y = _MARGIN + place * (_ROW + _GAP)
        canvas.box((_MARGIN, y, WIDTH - 2 * _MARGIN, _ROW))
        mark(canvas, seat, _MARGIN + 18, y + 20, 64)
        right = WIDTH - _MARGIN - 24
        right -= canvas.text(f"{number}", right, y + 74, 64, LAMP, face="title", align="right") + 20
        name = speak(say("lantern-picture-name", seat=seat))
        canvas.text(name, _MARGIN + 102, y + 66, 44, TEXT, width=right - _MARGIN - 110, least=28)
    return canvas.png()


def cover() -> Panel:
    """Return the panel shown in a lobby."""
    return Panel("cover", "lantern", _draw_cover, (say("lantern-title.tagline"),))


def _draw_cover(speak: Speak) -> bytes:
    canvas = Canvas(300)
    title = speak(say("lantern-title"))
    canvas.text(title, WIDTH / 2, 98, 78, BRASS, face="title", align="middle", width=WIDTH - 40, least=54)
    canvas.sign("lamp", WIDTH / 2 - 80, 130, 160, LAMP)
    return canvas.png()


def legend() -> Sequence[Panel]:
    """Return the panel that explains the symbols."""
    return (Panel("legend", tuple(_MEANINGS), _draw_legend, tuple(map(say, _MEANINGS.values()))),)


def _draw_legend(speak: Speak) -> bytes:
    canvas = Canvas(2 * _MARGIN + len(_MEANINGS) * (_ROW + _GAP) - _GAP)
    for place, (sign, text) in enumerate(_MEANINGS.items()):
        y = _MARGIN + place * (_ROW + _GAP)
        canvas.box((_MARGIN, y, WIDTH - 2 * _MARGIN, _ROW))
        canvas.sign(sign, _MARGIN + 18, y + 20, 64, LAMP)
        canvas.text(speak(say(text)), _MARGIN + 102, y + 62, 34, TEXT, width=WIDTH - _MARGIN - 130, least=28)
    return canvas.png()


def card(thing: str) -> Panel | None:
    """Return the picture of one thing of the glossary, None if it has none."""
    return Panel(f"card-{thing}", thing, _draw_coin, (say("lantern-name-coin"),)) if thing == "coin" else None


def _draw_coin(speak: Speak) -> bytes:
    canvas = single(SIGNS, speak(say("lantern-name-coin")))
    canvas.disc(124, 140, 70, LAMP)
    return canvas.png()


PICTURES: Pictures[View] = Pictures(
    table=table, own=own, score=score, cover=cover, legend=legend, card=card, emblem=partial(emblem, SIGNS, "star")
)
